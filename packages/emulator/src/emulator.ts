import { CubatonError, registerBackend } from '@cubaton/driver'
import type { Backend, BackendDriver, Driver } from '@cubaton/driver'
import { createDriver } from '@cubaton/driver/internal'
import type { AccessListener } from './access-observer.ts'
import { DriverTable } from './driver-table.ts'
import type { FunctionName } from './driver-table.ts'
import type { EmulatorOptions } from './emulator-options.ts'
import type { KernelDefinition } from './kernel-definition.ts'
import { Machine } from './machine.ts'
import type { LoggedOperation } from './operation-log.ts'
import type { Race } from './race-detector.ts'

/** A CUDA driver in process, and the strings that tests pull on it. */
export interface Emulator extends Backend {
  /** Opens the driver on this emulator’s devices. Drivers that are opened again see the same devices. */
  open(): BackendDriver
  /** Lets modules name a kernel written in TypeScript. A second one of that name takes the place of the first. */
  registerKernel(definition: KernelDefinition): void
  /** Runs all work that can run without the host. */
  drain(): void
  /** How many operations were submitted and are not done. */
  readonly pendingOperations: number
  /** What ran, with the option `logOperations`. */
  readonly operations: readonly LoggedOperation[]
  /** What the race detector found, with the option `detectRaces`. */
  readonly races: readonly Race[]
  /** Tells the race detector that the host reads or writes memory itself: a view, or an address. */
  hostAccess(memory: ArrayBufferView | number, byteLength: number, access: 'read' | 'write'): void
  /** Calls a function with the bytes that each operation reads and writes, from now on. */
  observeAccesses(observe: AccessListener): void
  /** Virtual times, in nanoseconds: the end of the last operation, and the host’s. */
  readonly makespanNs: number
  readonly hostNs: number
  /**
   * The k-th next call of a function fails with a CUresult, without doing anything.
   *
   * @param k - 1 is the next call
   */
  failCall(name: FunctionName, k: number, code: number): void
  /** Lets a device, or all of them, have no more than this many bytes allocated. */
  limitMemory(byteLength: number, device?: number): void
  /** A device stops to answer: every call in its contexts gives `code`. Default: CUDA_ERROR_DEVICE_UNAVAILABLE (46). */
  loseDevice(ordinal: number, code?: number): void
}

class InProcessEmulator implements Emulator {
  readonly name = 'emulator'
  readonly #machine: Machine
  readonly #table: DriverTable

  constructor(options: EmulatorOptions) {
    this.#machine = new Machine(options)
    this.#table = new DriverTable(this.#machine)
  }

  open(): BackendDriver {
    const { devices } = this.#machine
    return {
      description: `the emulator, with ${devices.length === 1 ? '1 device' : `${devices.length} devices`}`,
      host: this.#machine.host,
      lookUp: (name) => this.#table.lookUp(name),
      close: () => this.#machine.close(),
    }
  }

  registerKernel(definition: KernelDefinition): void {
    if (!/^\S+$/.test(definition.name))
      throw new CubatonError('invalid-argument', `"${definition.name}" is no name of a kernel`, {
        parameter: 'name',
        hint: 'Give a name without spaces',
      })
    this.#machine.kernels.set(definition.name, definition)
  }

  drain(): void {
    this.#machine.scheduler.drain()
  }

  get pendingOperations(): number {
    return this.#machine.scheduler.pending
  }

  get operations(): readonly LoggedOperation[] {
    return this.#machine.log?.entries ?? []
  }

  get races(): readonly Race[] {
    return this.#machine.detector?.races ?? []
  }

  hostAccess(memory: ArrayBufferView | number, byteLength: number, access: 'read' | 'write'): void {
    const place = this.#machine.memory.hostPlace(memory, byteLength)
    if (place === undefined)
      throw new CubatonError('invalid-argument', `no ${byteLength} bytes of host memory lie there`, {
        parameter: 'memory',
        hint: 'Give a view, or an address that cuMemHostAlloc or addressOf gave',
      })
    const { allocation, offset } = place
    this.#machine.accesses?.hostAccess(allocation, offset, byteLength, access === 'write', `a ${access} of its own`)
  }

  observeAccesses(observe: AccessListener): void {
    this.#machine.listenToAccesses(observe)
  }

  get makespanNs(): number {
    return this.#machine.clock.makespanNs
  }

  get hostNs(): number {
    return this.#machine.clock.hostNs
  }

  failCall(name: FunctionName, k: number, code: number): void {
    const { failures } = this.#table
    failures.set(name, [...(failures.get(name) ?? []), { left: k - 1, code }])
  }

  limitMemory(byteLength: number, device?: number): void {
    for (const state of this.#machine.devices)
      if (device === undefined || state.ordinal === device) state.limitBytes = byteLength
  }

  loseDevice(ordinal: number, code = 46): void {
    this.#machine.loseDevice(ordinal, code)
  }
}

/** An emulator of its own: what one holds, no other one sees. */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  return new InProcessEmulator(options)
}

/**
 * A driver for tests, on an emulator of its own.
 *
 * @param emulator - open it on this one instead
 */
export function emulatedDriver(options: EmulatorOptions = {}, emulator: Emulator = createEmulator(options)): Driver {
  return createDriver(emulator.name, emulator.open(), 0)
}

/**
 * The backend that `openDriver({ backend: 'emulator' })` and CUBATON_DEVICE=emulator find. Each opening has an emulator of
 * its own, with one device.
 */
const defaultBackend: Backend = {
  name: 'emulator',
  open: () => createEmulator().open(),
}

/** Makes the emulator known to `openDriver`, as importing `@cubaton/emulator/register` does. */
export function registerEmulator(): void {
  registerBackend(defaultBackend)
}
