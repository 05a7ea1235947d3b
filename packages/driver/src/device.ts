import { PrimaryContext, withCurrent } from './context.ts'
import type { Context, Strata } from './context.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import { CUdevice_attribute } from './generated/enums.ts'
import { textOf } from './host-memory.ts'

/** A name of CUdevice_attribute without its long prefix: `WARP_SIZE`. */
export type DeviceAttribute = keyof typeof CUdevice_attribute extends infer Name
  ? Name extends `CU_DEVICE_ATTRIBUTE_${infer Short}`
    ? Short
    : never
  : never

/** A GPU, or a device that the emulator emulates. */
export interface Device {
  /** From 0, in the driver’s order (see CUDA_DEVICE_ORDER). */
  readonly ordinal: number
  /** The CUdevice that driver calls take. */
  readonly handle: number
  readonly name: string
  readonly computeCapability: { readonly major: number; readonly minor: number }
  /**
   * Its memory in bytes, asked for at each reading. Reading `free` creates the primary context where there is none yet,
   * which takes some 200 ms and some hundred MB on a GPU; reading `total` does not.
   */
  readonly memory: { readonly total: number; readonly free: number }
  /**
   * One attribute, as the driver gives it.
   *
   * @throws {CubatonError} `driver` for an attribute that this driver does not know
   * @see cuDeviceGetAttribute (CUDA Driver API, Device Management)
   */
  attribute(name: DeviceAttribute): number
  /**
   * The primary context, retained at the first reading and released when the driver is closed. It is not made current.
   *
   * @throws {CubatonError} `out-of-memory` and what else the driver has to say
   * @see cuDevicePrimaryCtxRetain (CUDA Driver API, Primary Context Management)
   */
  readonly context: Context
}

export class DriverDevice implements Device {
  readonly ordinal: number
  readonly handle: number
  readonly name: string
  readonly computeCapability: { readonly major: number; readonly minor: number }
  readonly memory: { readonly total: number; readonly free: number }
  readonly #driver: Strata
  #context: PrimaryContext | undefined

  constructor(driver: Strata, ordinal: number) {
    const { checked } = driver
    const handle = new Int32Array(1)
    checked.cuDeviceGet(handle, ordinal)
    this.handle = handle[0] ?? 0
    this.#driver = driver
    this.ordinal = ordinal
    const name = new Uint8Array(256)
    checked.cuDeviceGetName(name, name.length, this.handle)
    this.name = textOf(name)
    this.computeCapability = {
      major: this.attribute('COMPUTE_CAPABILITY_MAJOR'),
      minor: this.attribute('COMPUTE_CAPABILITY_MINOR'),
    }
    this.memory = new DeviceMemory(checked, this)
  }

  attribute(name: DeviceAttribute): number {
    const value = new Int32Array(1)
    this.#driver.checked.cuDeviceGetAttribute(value, CUdevice_attribute[`CU_DEVICE_ATTRIBUTE_${name}`], this.handle)
    return value[0] ?? 0
  }

  get context(): Context {
    this.#context ??= new PrimaryContext(this.#driver, this.handle)
    return this.#context
  }

  /** Releases the primary context, where it was retained. */
  release(): void {
    const context = this.#context
    this.#context = undefined
    context?.release()
  }
}

class DeviceMemory {
  readonly #driver: DriverFunctions
  readonly #device: DriverDevice

  constructor(driver: DriverFunctions, device: DriverDevice) {
    this.#driver = driver
    this.#device = device
  }

  get total(): number {
    const bytes = new BigUint64Array(1)
    this.#driver.cuDeviceTotalMem(bytes, this.#device.handle)
    return Number(bytes[0])
  }

  get free(): number {
    const free = new BigUint64Array(1)
    const total = new BigUint64Array(1)
    withCurrent(this.#driver, this.#device.context.handle, () => this.#driver.cuMemGetInfo(free, total))
    return Number(free[0])
  }
}
