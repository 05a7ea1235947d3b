import { AddressSpace } from './address-space.ts'

const pageBytes = 65_536
const growBytes = 16 * 2 ** 20

/** The part of WebAssembly’s interface that is used here: neither Node’s types nor ES2023 declare it. */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer
  grow(pages: number): number
}

interface WasmMemoryOptions {
  initial: number
  maximum: number
  shared: boolean
}

const wasm = (globalThis as unknown as { WebAssembly: { Memory: new (options: WasmMemoryOptions) => WasmMemory } })
  .WebAssembly

/** What is touched of all emulated memory lies in one WebAssembly.Memory, which workers and compiled kernels share. */
export class Arena {
  readonly #limit: number
  readonly #space: AddressSpace<object>
  #memory: WasmMemory | undefined

  /** @param limitBytes - how much may be touched, at most 4 GiB */
  constructor(limitBytes: number) {
    this.#limit = Math.min(Math.floor(limitBytes / pageBytes), 65_536) * pageBytes
    // Offset 0 stays unused: a null pointer that is followed must not find memory.
    this.#space = new AddressSpace(2 ** 21, Math.max(this.#limit, 2 ** 21), true)
  }

  /** The memory itself, made at its first use. */
  get memory(): WasmMemory {
    this.#memory ??= new wasm.Memory({ initial: 1, maximum: Math.max(1, this.#limit / pageBytes), shared: true })
    return this.#memory
  }

  /** Real memory, or undefined where no more may be touched. */
  take(byteLength: number): Uint8Array | undefined {
    const offset = this.#space.reserve(byteLength)
    if (offset === undefined) return undefined
    const { memory } = this
    const end = offset + AddressSpace.reservedBytes(byteLength)
    const held = memory.buffer.byteLength
    if (end > held) {
      const wanted = Math.min(Math.max(end, held + growBytes), this.#limit)
      try {
        memory.grow(Math.ceil((wanted - held) / pageBytes))
      } catch {
        this.#space.release(offset, byteLength)
        return undefined
      }
    }
    return new Uint8Array(memory.buffer, offset, byteLength)
  }

  give(bytes: Uint8Array): void {
    this.#space.release(bytes.byteOffset, bytes.byteLength)
  }
}
