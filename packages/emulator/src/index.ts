// What a program uses.
export { createEmulator, emulatedDriver, registerEmulator } from './emulator.ts'
export type { Emulator } from './emulator.ts'
export type {
  Dimensions,
  ElementArrays,
  ElementKind,
  KernelDefinition,
  KernelLaunch,
  ParameterKind,
} from './kernel-definition.ts'
export type {
  ChooseOperation,
  EmulatedDeviceOptions,
  EmulatorOptions,
  RunnableOperation,
  SchedulerOption,
} from './emulator-options.ts'
export { emulated, underSchedules } from './under-schedules.ts'
export type { EmulatedProgram, ScheduleOptions } from './under-schedules.ts'
export type { Race } from './race-detector.ts'

// What only a tool on top of this one uses.
export type { AccessListener } from './access-observer.ts'
export type { LoggedOperation } from './operation-log.ts'
export type { TaskKind } from './operation.ts'
