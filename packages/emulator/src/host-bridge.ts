import { CubatonError } from '@cubaton/driver'
import type { CallbackFunctions, CallbackKind, CallbackOptions, HostBridge } from '@cubaton/driver'
import type { Memory } from './memory.ts'

interface Registered {
  readonly call: (...values: number[]) => number | void
  readonly once: boolean
}

/** Addresses and callbacks of the emulator. */
export class EmulatedHostBridge implements HostBridge {
  readonly #memory: Memory
  readonly #callbacks = new Map<number, Registered>()
  #nextCallback = 0x10_0000
  #pending = 0
  #depth = 0

  constructor(memory: Memory) {
    this.#memory = memory
  }

  get pendingCallbacks(): number {
    return this.#pending
  }

  get inCallback(): boolean {
    return this.#depth > 0
  }

  addressOf(memory: ArrayBufferView | ArrayBuffer): number {
    if (memory.byteLength > 0) return this.#memory.host.addressOf(memory)
    throw new CubatonError('invalid-argument', 'addressOf: the memory has no bytes, so it has no address', {
      parameter: 'memory',
      hint: 'Its length is 0, or its buffer is detached',
    })
  }

  viewOf(address: number, byteLength: number): ArrayBuffer | SharedArrayBuffer {
    const allocation = this.#memory.find(address)
    const bytes =
      allocation !== undefined && allocation.kind !== 'device' ? allocation.bytes : this.#memory.host.bytesAt(address)
    if (allocation?.live === true && address === allocation.base && bytes?.byteLength === byteLength)
      if (bytes.byteOffset === 0 && bytes.buffer.byteLength === byteLength) return bytes.buffer
    if (
      bytes !== undefined &&
      bytes.byteOffset === 0 &&
      bytes.buffer.byteLength === byteLength &&
      allocation === undefined
    )
      return bytes.buffer
    throw new CubatonError(
      'invalid-argument',
      `viewOf: no ${byteLength} bytes of one buffer begin at address ${address}`,
      {
        parameter: 'address',
        hint: 'In the emulator an allocation is a buffer: give the address that cuMemHostAlloc gave and the length it was asked for',
      },
    )
  }

  registerCallback<Kind extends CallbackKind>(
    _kind: Kind,
    callback: CallbackFunctions[Kind],
    { once = false }: CallbackOptions = {},
  ): number {
    const address = this.#nextCallback
    this.#nextCallback += 16
    this.#callbacks.set(address, { call: callback as (...values: number[]) => number | void, once })
    if (once) this.#pending++
    return address
  }

  unregisterCallback(address: number): void {
    if (this.#callbacks.get(address)?.once === true) this.forget(address)
    else this.#callbacks.delete(address)
  }

  knowsCallback(address: number): boolean {
    return this.#callbacks.has(address)
  }

  /** Calls what has this address. An exception becomes an uncaught one: the device has nobody to give it to. */
  call(address: number, ...values: number[]): number {
    const registered = this.#callbacks.get(address)
    if (registered === undefined) return 0
    if (registered.once) this.#callbacks.delete(address)
    this.#depth++
    try {
      return Number(registered.call(...values) ?? 0)
    } catch (error) {
      process.nextTick(() => {
        throw error
      })
      return 0
    } finally {
      this.#depth--
      if (registered.once) this.#pending--
    }
  }

  /** The operation that would have called this address was given up. */
  forget(address: number): void {
    if (this.#callbacks.get(address)?.once !== true) return
    this.#callbacks.delete(address)
    this.#pending--
  }
}
