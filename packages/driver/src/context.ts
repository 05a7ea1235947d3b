import type { DriverFunctions } from './generated/driver-functions.ts'
import type { CUcontext } from './generated/handles.ts'

/** The primary context of a device: what everybody in a process who uses the device shares. */
export interface Context {
  readonly handle: CUcontext
  /**
   * Makes this the current context of the calling OS thread, which driver calls work on.
   *
   * Each worker thread has to do it for itself. Returns at once.
   *
   * @throws {CubatonError} `closed` after the driver was closed; `driver` for any other result
   * @see cuCtxSetCurrent (CUDA Driver API, Context Management)
   */
  makeCurrent(): void
  /** True where it is the current context of the calling thread. */
  readonly isCurrent: boolean
  /**
   * Blocks this thread until all work of this context is done.
   *
   * @throws {CubatonError} `would-deadlock` while a callback of this thread is pending; `context-lost` after a fault
   * @see cuCtxSynchronize (CUDA Driver API, Context Management)
   */
  synchronizeSync(): void
}

/** The two strata of one driver, for objects that use both. */
export interface Strata {
  readonly raw: DriverFunctions
  readonly checked: DriverFunctions
}

/** Retains the primary context of a device. It stays retained until `release`, which the driver calls when it closes. */
export class PrimaryContext implements Context {
  readonly handle: CUcontext
  readonly #driver: Strata
  readonly #device: number

  constructor(driver: Strata, device: number) {
    const out = new BigUint64Array(1)
    driver.checked.cuDevicePrimaryCtxRetain(out, device)
    this.handle = Number(out[0])
    this.#driver = driver
    this.#device = device
  }

  makeCurrent(): void {
    this.#driver.checked.cuCtxSetCurrent(this.handle)
  }

  get isCurrent(): boolean {
    return currentContext(this.#driver.checked) === this.handle
  }

  synchronizeSync(): void {
    const { checked } = this.#driver
    withCurrent(checked, this.handle, () => checked.cuCtxSynchronize())
  }

  release(): void {
    // Unchecked: a context that a fault destroyed cannot be released, and there is nothing of it left to hold.
    this.#driver.raw.cuDevicePrimaryCtxRelease(this.#device)
  }
}

/** Runs `body` with a context current, and leaves the thread’s own as it was, also when `body` throws. */
export function withCurrent<Value>(driver: DriverFunctions, context: CUcontext, body: () => Value): Value {
  const before = currentContext(driver)
  if (before === context) return body()
  driver.cuCtxSetCurrent(context)
  try {
    return body()
  } finally {
    driver.cuCtxSetCurrent(before)
  }
}

function currentContext(driver: DriverFunctions): CUcontext {
  const out = new BigUint64Array(1)
  driver.cuCtxGetCurrent(out)
  return Number(out[0])
}
