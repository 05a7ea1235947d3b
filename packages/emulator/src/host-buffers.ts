import { lastNotAfter } from './address-space.ts'
import type { Allocation } from './allocation.ts'

const alignment = 4096

/** Gives buffers of JavaScript addresses, and finds the buffer that an address lies in. */
export class HostBuffers {
  readonly #bases = new WeakMap<ArrayBufferLike, number>()
  /** Pinned and registered memory, by its buffer. */
  readonly #pinned = new WeakMap<ArrayBufferLike, Allocation[]>()
  /** Sorted: each new buffer lies behind all others. */
  #starts: number[] = []
  #buffers: WeakRef<ArrayBufferLike>[] = []
  #next: number
  #sweepAt = 1024

  /** @param start - the first address to give */
  constructor(start: number) {
    this.#next = start
  }

  /** The address of the first byte of a view or buffer; the same one for as long as its buffer lives. */
  addressOf(memory: ArrayBufferView | ArrayBufferLike): number {
    const buffer = ArrayBuffer.isView(memory) ? memory.buffer : memory
    const offset = ArrayBuffer.isView(memory) ? memory.byteOffset : 0
    return (this.#bases.get(buffer) ?? this.#name(buffer)) + offset
  }

  /** The bytes from an address to the end of its buffer, where one lies there. */
  bytesAt(address: number): Uint8Array | undefined {
    const index = lastNotAfter(this.#starts, address)
    const start = this.#starts[index]
    const buffer = this.#buffers[index]?.deref()
    if (start === undefined || buffer === undefined || address - start >= buffer.byteLength) return undefined
    return new Uint8Array(buffer, address - start)
  }

  /** Fixes the address of a buffer that the driver allocated. */
  nameAs(buffer: ArrayBufferLike, base: number): void {
    this.#bases.set(buffer, base)
  }

  pin(buffer: ArrayBufferLike, allocation: Allocation): void {
    const pinned = this.#pinned.get(buffer)
    if (pinned === undefined) this.#pinned.set(buffer, [allocation])
    else pinned.push(allocation)
  }

  unpin(buffer: ArrayBufferLike, allocation: Allocation): void {
    const pinned = this.#pinned.get(buffer)
    if (pinned !== undefined) pinned.splice(pinned.indexOf(allocation), 1)
  }

  /** The pinned allocation that a byte of a buffer belongs to. */
  pinnedAt(buffer: ArrayBufferLike, byteOffset: number): Allocation | undefined {
    return this.#pinned.get(buffer)?.find(({ bytes }) => bytes !== undefined && inside(bytes, byteOffset))
  }

  #name(buffer: ArrayBufferLike): number {
    if (this.#starts.length >= this.#sweepAt) this.#sweep()
    const base = this.#next
    // A gap behind each: the end of one buffer is not the start of the next.
    this.#next += Math.ceil((buffer.byteLength + 1) / alignment) * alignment
    this.#bases.set(buffer, base)
    this.#starts.push(base)
    this.#buffers.push(new WeakRef(buffer))
    return base
  }

  /** Forgets the buffers that were collected. */
  #sweep(): void {
    const starts: number[] = []
    const buffers: WeakRef<ArrayBufferLike>[] = []
    for (const [index, reference] of this.#buffers.entries()) {
      const start = this.#starts[index]
      if (start === undefined || reference.deref() === undefined) continue
      starts.push(start)
      buffers.push(reference)
    }
    this.#starts = starts
    this.#buffers = buffers
    this.#sweepAt = Math.max(1024, 2 * starts.length)
  }
}

function inside(bytes: Uint8Array, byteOffset: number): boolean {
  return byteOffset >= bytes.byteOffset && byteOffset < bytes.byteOffset + Math.max(1, bytes.byteLength)
}
