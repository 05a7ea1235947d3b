import { cString } from '@cubaton/driver'
import type { Driver, DriverFunctions } from '@cubaton/driver'
import { createEmulator, emulatedDriver } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator.ts'
import type { EmulatorOptions } from '../src/emulator-options.ts'

export const bytes = 4096

/** A driver with what small programs need: streams, events, memory, a gate, and a kernel that writes. */
export class Scene {
  readonly emulator: Emulator
  readonly driver: Driver
  readonly checked: DriverFunctions
  readonly raw: DriverFunctions
  readonly #out = new BigUint64Array(1)
  readonly #store: number

  constructor(options: EmulatorOptions = {}) {
    this.emulator = createEmulator(options)
    this.emulator.registerKernel({
      name: 'store',
      parameters: ['pointer', 'u32'],
      run: (launch) => void launch.write('u32', launch.number(0), bytes / 4).fill(launch.number(1)),
    })
    this.driver = emulatedDriver({}, this.emulator)
    this.checked = this.driver.checked
    this.raw = this.driver.raw
    this.driver.defaultDevice.context.makeCurrent()
    const module = this.made((out) => this.checked.cuModuleLoadData(out, cString('.cubaton-kernels store')))
    this.#store = this.made((out) => this.checked.cuModuleGetFunction(out, module, 'store'))
  }

  /** The handle or address that a call puts out. */
  made(call: (out: BigUint64Array) => number): number {
    call(this.#out)
    return Number(this.#out[0])
  }

  stream(): number {
    return this.made((out) => this.checked.cuStreamCreate(out, 1))
  }

  event(): number {
    return this.made((out) => this.checked.cuEventCreate(out, 2))
  }

  memory(): number {
    const address = this.made((out) => this.checked.cuMemAlloc(out, bytes))
    this.checked.cuMemsetD32(address, 0, bytes / 4)
    this.checked.cuCtxSynchronize()
    return address
  }

  pinned(): { address: number; view: Uint32Array } {
    const address = this.made((out) => this.checked.cuMemHostAlloc(out, bytes, 0))
    return { address, view: new Uint32Array(this.driver.host.viewOf(address, bytes)) }
  }

  /** Blocks a stream until the function it returns is called. */
  gate(stream: number): () => void {
    const { address, view } = this.pinned()
    this.checked.cuStreamWaitValue32(stream, address, 1, 0)
    return () => {
      view[0] = 1
    }
  }

  /** A kernel that writes `value` to all of `to`. */
  store(stream: number, to: number, value: number): void {
    const held = [new BigUint64Array([BigInt(to)]), new Uint32Array([value])]
    const addresses = BigUint64Array.from(held, (view) => BigInt(this.driver.host.addressOf(view)))
    this.checked.cuLaunchKernel(this.#store, 1, 1, 1, 32, 1, 1, 0, stream, addresses, null)
  }

  copy(stream: number, to: number, from: number): void {
    this.checked.cuMemcpyDtoDAsync(to, from, bytes, stream)
  }

  record(event: number, stream: number): void {
    this.checked.cuEventRecord(event, stream)
  }

  wait(stream: number, event: number): void {
    this.checked.cuStreamWaitEvent(stream, event, 0)
  }

  /** What a stream sees in memory: a copy on it, which the host waits for. */
  read(stream: number, from: number): number {
    const value = new Uint32Array(1)
    this.checked.cuMemcpyDtoHAsync(value, from, 4, stream)
    return value[0] ?? 0
  }
}
