import type { BackendDriver } from './backend.ts'
import { gateFunctions } from './call-gate.ts'
import type { GateState } from './call-gate.ts'
import { Checker } from './check.ts'
import { CubatonError } from './cubaton-error.ts'
import { DriverDevice } from './device.ts'
import type { Device } from './device.ts'
import { checkFunctions } from './generated/checked-functions.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import type { HostBridge } from './host-bridge.ts'

/**
 * An open CUDA driver, real or emulated, in three strata: `raw` calls, `checked` calls, and objects.
 *
 * A driver belongs to the thread that opened it; a worker thread opens its own.
 */
export interface Driver extends Disposable {
  /** `cuda`, `emulator`, or the name of another backend. */
  readonly backend: string
  /** What was opened, for people: the path of the library, or what is emulated. */
  readonly description: string
  /** The CUDA version the driver supports: { major: 13, minor: 0 }. */
  readonly version: { readonly major: number; readonly minor: number }
  /**
   * The driver API as it is: each method returns its CUresult, and arguments go to C as they are given. A wrong one can
   * end the process, as in C.
   *
   * While something subscribes to the channel `cubaton:driver:call` of `node:diagnostics_channel`, each call is
   * published there as a {@link DriverCall}.
   */
  readonly raw: DriverFunctions
  /**
   * The same calls with their arguments checked before and their results after. They return 0, or a result that is an
   * answer, such as CUDA_ERROR_NOT_READY (600) of a query; everything else is a CubatonError.
   */
  readonly checked: DriverFunctions
  /** Addresses of host memory, and callbacks. */
  readonly host: HostBridge
  /** The devices that the driver shows, by ordinal; empty where there are none. */
  readonly devices: readonly Device[]
  /**
   * The device that CUBATON_DEVICE or the options name, the first one otherwise.
   *
   * @throws {CubatonError} `device-missing` where there is no device
   */
  readonly defaultDevice: Device
  readonly closed: boolean
  /**
   * Releases the primary contexts that were retained here. Every call after it throws `closed`; closing again does
   * nothing. The last to release a context waits for its work, so contexts stay as long as the process where a callback
   * is still to be called on this thread.
   */
  close(): void
}

/** @param defaultOrdinal - the device that programs use when they name none */
export function createDriver(backend: string, opened: BackendDriver, defaultOrdinal: number): Driver {
  return new OpenDriver(backend, opened, defaultOrdinal)
}

class OpenDriver implements Driver {
  readonly backend: string
  readonly description: string
  readonly version: { readonly major: number; readonly minor: number }
  readonly raw: DriverFunctions
  readonly checked: DriverFunctions
  readonly host: HostBridge
  readonly devices: readonly DriverDevice[]
  readonly #opened: BackendDriver
  readonly #state: GateState
  readonly #defaultOrdinal: number

  constructor(backend: string, opened: BackendDriver, defaultOrdinal: number) {
    this.backend = backend
    this.description = opened.description
    this.host = opened.host
    this.#opened = opened
    this.#defaultOrdinal = defaultOrdinal
    this.#state = { backend, host: opened.host, closed: false }
    this.raw = gateFunctions((name) => opened.lookUp(name), this.#state)
    this.checked = checkFunctions(this.raw, new Checker(opened.host))
    this.checked.cuInit(0)
    const value = new Int32Array(1)
    this.checked.cuDriverGetVersion(value)
    const version = value[0] ?? 0
    this.version = { major: Math.floor(version / 1000), minor: Math.floor((version % 1000) / 10) }
    this.checked.cuDeviceGetCount(value)
    this.devices = Array.from({ length: value[0] ?? 0 }, (_, ordinal) => new DriverDevice(this, ordinal))
  }

  get defaultDevice(): Device {
    const device = this.devices[this.#defaultOrdinal]
    if (device !== undefined) return device
    const count = this.devices.length
    throw new CubatonError(
      'device-missing',
      count === 0
        ? `the driver ${this.description} shows no device`
        : `device ${this.#defaultOrdinal} was asked for, and there ${count === 1 ? 'is 1 device' : `are ${count} devices`}`,
      { hint: 'Look at CUBATON_DEVICE and CUDA_VISIBLE_DEVICES; npx cubaton doctor shows what is there' },
    )
  }

  get closed(): boolean {
    return this.#state.closed
  }

  close(): void {
    if (this.#state.closed) return
    // Releasing the last hold on a context waits for its work: for a callback of this thread, that would be for ever.
    if (this.host.pendingCallbacks === 0) for (const device of this.devices) device.release()
    this.#state.closed = true
    this.#opened.close()
  }

  [Symbol.dispose](): void {
    this.close()
  }

  toString(): string {
    return `Driver(${this.backend}, ${this.description})`
  }
}
