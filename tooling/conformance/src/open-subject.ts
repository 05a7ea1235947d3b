import { openDriver } from '@cubaton/driver'
import { createEmulator, emulatedDriver } from '@cubaton/emulator'
import type { SchedulerOption } from '@cubaton/emulator'
import { emulatedKernels } from './emulated-kernels.ts'
import { ptxKernels } from './ptx-kernels.ts'
import type { Subject, SubjectName } from './subject.ts'

/**
 * Opens one of the drivers that the suite knows.
 *
 * @param scheduler - who decides in the emulator which work runs when
 * @throws {CubatonError} `driver-missing` or `device-missing` where there is no GPU
 */
export function openSubject(name: SubjectName, scheduler: SchedulerOption = 'in-order'): Subject {
  if (name === 'cuda') return { driver: openDriver({ backend: 'cuda' }), kernels: ptxKernels, lacks: [] }
  const emulator = createEmulator({ scheduler })
  const kernels = emulatedKernels(emulator)
  return { driver: emulatedDriver({}, emulator), kernels, lacks: ['PTX', 'node parameters', 'threads'] }
}
