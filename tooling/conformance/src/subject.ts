import type { Driver } from '@cubaton/driver'
import type { KernelProvider } from './kernel-provider.ts'

/** A driver that the suite is run against. */
export interface Subject {
  readonly driver: Driver
  readonly kernels: KernelProvider
  /** Whether it compiles PTX. */
  readonly ptx: boolean
}

export type SubjectName = 'cuda' | 'emulator'
