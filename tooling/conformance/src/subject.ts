import type { Driver } from '@cubaton/driver'
import type { Need } from './case.ts'
import type { KernelProvider } from './kernel-provider.ts'

/** A driver that the suite is run against. */
export interface Subject {
  readonly driver: Driver
  readonly kernels: KernelProvider
  /** What it has not: cases that need it are skipped, and it is said how many. */
  readonly lacks: readonly Need[]
}

export type SubjectName = 'cuda' | 'emulator'
