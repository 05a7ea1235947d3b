import { CubatonError } from '../cubaton-error.ts'
import type { CallbackFunctions, CallbackKind, CallbackOptions, HostBridge } from '../host-bridge.ts'
import type { Koffi } from './load-koffi.ts'

const prototypes: Readonly<Record<CallbackKind, { returns: string; parameters: string }>> = {
  CUhostFn: { returns: 'void', parameters: 'uint64_t userData' },
  CUstreamCallback: { returns: 'void', parameters: 'uint64_t stream, int result, uint64_t userData' },
  CUasyncCallback: { returns: 'void', parameters: 'uint64_t info, uint64_t userData, uint64_t callback' },
  CUlogsCallback: { returns: 'void', parameters: 'uint64_t data, int logLevel, uint64_t message, size_t length' },
  CUoccupancyB2DSize: { returns: 'size_t', parameters: 'int blockSize' },
}

/** koffi knows a prototype by its name for as long as the process lives, so each is made once. */
const pointerTypes = new Map<CallbackKind, ReturnType<Koffi['pointer']>>()

interface Registered {
  readonly once: boolean
  readonly release: () => void
}

/** Addresses and callbacks through koffi, which runs a callback from a foreign thread on the event loop of ours. */
export class NativeHostBridge implements HostBridge {
  readonly #koffi: Koffi
  readonly #registered = new Map<number, Registered>()
  #pending = 0
  #depth = 0

  constructor(koffi: Koffi) {
    this.#koffi = koffi
  }

  get pendingCallbacks(): number {
    return this.#pending
  }

  get inCallback(): boolean {
    return this.#depth > 0
  }

  addressOf(memory: ArrayBufferView | ArrayBuffer): number {
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
    const call = callback as (...values: number[]) => number | void
    let address = 0
    const pointer = this.#koffi.register(
      (...values: unknown[]) => {
        this.#depth++
        try {
          // koffi gives a 64-bit value past 2^53 as a bigint; a user's pointer stays below.
          return call(...values.map(Number)) ?? 0
        } catch (error) {
          // Nothing of JavaScript stands below this frame: thrown on, it would end the process without a word.
          process.nextTick(() => {
            throw error
          })
          return 0
        } finally {
          this.#depth--
          if (once) {
            this.#pending--
            // Not at once: the trampoline that is to be released is still running.
            setImmediate(() => this.#release(address))
          }
        }
      },
      pointerType(this.#koffi, kind),
    )
    address = Number(pointer)
    this.#registered.set(address, { once, release: () => this.#koffi.unregister(pointer) })
    if (once) this.#pending++
    return address
  }

  unregisterCallback(address: number): void {
    // What is to be called once goes by itself after its call; until then the driver holds the address.
    if (this.#registered.get(address)?.once === false) this.#release(address)
  }

  #release(address: number): void {
    const entry = this.#registered.get(address)
    this.#registered.delete(address)
    entry?.release()
  }
}

function pointerType(koffi: Koffi, kind: CallbackKind): ReturnType<Koffi['pointer']> {
  let type = pointerTypes.get(kind)
  if (type === undefined) {
    const { returns, parameters } = prototypes[kind]
    type = koffi.pointer(koffi.proto(`${returns} cubaton_${kind}(${parameters})`))
    pointerTypes.set(kind, type)
  }
  return type
}
