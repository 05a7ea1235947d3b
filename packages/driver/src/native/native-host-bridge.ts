import { isAnyArrayBuffer } from 'node:util/types'
import { CubatonError } from '../cubaton-error.ts'
import type { CallbackFunctions, CallbackKind, CallbackOptions, HostBridge } from '../host-bridge.ts'
import type { Koffi } from './load-koffi.ts'

type Prototype = readonly [returns: 'void' | 'size_t', parameters: readonly string[]]

const prototypes: Readonly<Record<CallbackKind, Prototype>> = {
  CUhostFn: ['void', ['uint64_t']],
  CUstreamCallback: ['void', ['uint64_t', 'int', 'uint64_t']],
  CUasyncCallback: ['void', ['uint64_t', 'uint64_t', 'uint64_t']],
  CUlogsCallback: ['void', ['uint64_t', 'int', 'uint64_t', 'size_t']],
  CUoccupancyB2DSize: ['size_t', ['int']],
}

/** Kept, since every type that koffi makes lives as long as the process. */
const pointerTypes = new Map<CallbackKind, ReturnType<Koffi['pointer']>>()

/** Of this thread and not of one driver: all drivers that it opened share its event loop and the streams. */
const thread = { pending: 0, depth: 0 }

interface Registered {
  /** True from the registration of a `once` callback to its call. */
  pending: boolean
  readonly once: boolean
  readonly release: () => void
}

/** Addresses and callbacks through koffi, which runs a callback from a foreign thread on the event loop of ours. */
export class NativeHostBridge implements HostBridge {
  readonly #koffi: Koffi
  readonly #registered = new Map<number, Registered>()

  constructor(koffi: Koffi) {
    this.#koffi = koffi
  }

  get pendingCallbacks(): number {
    return thread.pending
  }

  get inCallback(): boolean {
    return thread.depth > 0
  }

  addressOf(memory: ArrayBufferView | ArrayBuffer): number {
    if (!ArrayBuffer.isView(memory) && !isAnyArrayBuffer(memory))
      throw new CubatonError('invalid-argument', 'addressOf: the memory is no typed array and no buffer', {
        parameter: 'memory',
        hint: 'Give a typed array, a DataView or an ArrayBuffer',
      })
    const address = Number(this.#koffi.address(memory))
    if (address !== 0 || memory.byteLength > 0) return address
    throw new CubatonError('invalid-argument', 'addressOf: the memory has no bytes, so it has no address', {
      parameter: 'memory',
      hint: 'Its length is 0, or its buffer is detached',
    })
  }

  viewOf(address: number, byteLength: number): ArrayBuffer | SharedArrayBuffer {
    if (!Number.isSafeInteger(address) || address <= 0 || !Number.isSafeInteger(byteLength) || byteLength < 0)
      throw new CubatonError('invalid-argument', `viewOf: no ${byteLength} bytes lie at address ${address}`, {
        parameter: 'address',
        hint: 'Give an address that the driver gave, and the length of what it allocated',
      })
    return this.#koffi.view(BigInt(address), byteLength) as ArrayBuffer
  }

  registerCallback<Kind extends CallbackKind>(
    kind: Kind,
    callback: CallbackFunctions[Kind],
    { once = false }: CallbackOptions = {},
  ): number {
    const prototype = Object.hasOwn(prototypes, kind) ? prototypes[kind] : undefined
    if (prototype === undefined || typeof callback !== 'function')
      throw new CubatonError('invalid-argument', `registerCallback: no ${kind} can be made of what was given`, {
        parameter: prototype === undefined ? 'kind' : 'callback',
        hint: `Give a function, and one of ${Object.keys(prototypes).join(', ')}`,
      })
    const returnsNumber = prototype[0] !== 'void'
    const call = callback as (...values: number[]) => unknown
    const entry: Registered = { pending: once, once, release: () => this.#koffi.unregister(pointer) }
    const pointer = this.#register(kind, (...values) => {
      thread.depth++
      try {
        // koffi gives a 64-bit value past 2^53 as a bigint; a user's pointer stays below.
        const value = call(...values.map(Number))
        return returnsNumber ? requireSize(kind, value) : undefined
      } catch (error) {
        // Nothing of JavaScript stands below this frame: thrown on, it would end the process without a word.
        process.nextTick(() => {
          throw error
        })
        return returnsNumber ? 0 : undefined
      } finally {
        thread.depth--
        if (entry.pending) {
          this.#settle(entry)
          // Not at once: the trampoline that is to be released is still running.
          setImmediate(() => this.#release(address, entry))
        }
      }
    })
    const address = Number(pointer)
    this.#registered.set(address, entry)
    if (once) thread.pending++
    return address
  }

  unregisterCallback(address: number): void {
    const entry = this.#registered.get(address)
    // A `once` callback that was called goes by itself in a moment.
    if (entry === undefined || (entry.once && !entry.pending)) return
    this.#settle(entry)
    this.#release(address, entry)
  }

  #register(kind: CallbackKind, callback: (...values: unknown[]) => unknown): bigint {
    const type = pointerType(this.#koffi, kind)
    try {
      return this.#koffi.register(callback, type)
    } catch (cause) {
      throw new CubatonError('not-supported', `registerCallback: ${cause instanceof Error ? cause.message : kind}`, {
        cause,
        hint: 'Take callbacks back with unregisterCallback, or wait for those of `once` to be called',
      })
    }
  }

  #settle(entry: Registered): void {
    if (entry.pending) thread.pending--
    entry.pending = false
  }

  #release(address: number, entry: Registered): void {
    // The address may have been given out anew since.
    if (this.#registered.get(address) !== entry) return
    this.#registered.delete(address)
    entry.release()
  }
}

function requireSize(kind: CallbackKind, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new CubatonError('invalid-argument', `a ${kind} callback returned ${String(value)}`, {
    parameter: 'callback',
    hint: 'It has to return a number of bytes',
  })
}

function pointerType(koffi: Koffi, kind: CallbackKind): ReturnType<Koffi['pointer']> {
  let type = pointerTypes.get(kind)
  if (type === undefined) {
    const [returns, parameters] = prototypes[kind]
    // Without a name: another copy of this package would find the name taken.
    type = koffi.pointer(koffi.proto(returns, [...parameters]))
    pointerTypes.set(kind, type)
  }
  return type
}
