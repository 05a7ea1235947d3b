import { AddressSpace } from './address-space.ts'
import { Allocation, largestPiece, pieceBytes } from './allocation.ts'
import type { MemoryKind, Place } from './allocation.ts'
import { Arena } from './arena.ts'
import { HostBuffers } from './host-buffers.ts'

const bufferStart = 0x100_0000_0000
const pinnedStart = 0x200_0000_0000
const pinnedEnd = 0x300_0000_0000
const deviceStart = 0x1000_0000_0000
const deviceSpan = 0x1000_0000_0000

/** All memory of a machine: that of its devices, pinned memory, and buffers of JavaScript. */
export class Memory {
  readonly host = new HostBuffers(bufferStart)
  readonly arena: Arena
  readonly #pinned: AddressSpace<Allocation>
  readonly #devices: AddressSpace<Allocation>[]
  readonly #registered = new Map<number, Allocation>()
  readonly #touchableBytes: number
  readonly #warn: (message: string) => void
  /** Held by pinned and managed memory. */
  #pinnedBytes = 0
  #nextId = 1
  #warned = false

  constructor(deviceCount: number, reuse: boolean, touchableBytes: number, warn: (message: string) => void) {
    this.arena = new Arena(touchableBytes)
    this.#touchableBytes = touchableBytes
    this.#warn = warn
    this.#pinned = new AddressSpace(pinnedStart, pinnedEnd, reuse)
    this.#devices = Array.from({ length: deviceCount }, (_, ordinal) => {
      const start = deviceStart + ordinal * deviceSpan
      return new AddressSpace(start, start + deviceSpan, reuse)
    })
  }

  /** Memory on a device, without any real memory behind it yet. */
  allocate(kind: 'device' | 'managed', byteLength: number, device: number, context: number): Allocation | undefined {
    const space = this.#devices[device]
    if (space === undefined) return undefined
    if (kind === 'device') return this.#place(space, kind, byteLength, device, context)
    // Managed memory is the host's too, so it is a buffer of its own from the start.
    const buffer = this.#shareable(byteLength)
    const allocation = buffer && this.#place(space, kind, byteLength, device, context)
    if (buffer === undefined || allocation === undefined) return undefined
    allocation.bytes = new Uint8Array(buffer)
    this.host.nameAs(buffer, allocation.base)
    this.host.pin(buffer, allocation)
    return allocation
  }

  /** Pinned host memory: a buffer of its own, so that programs can hold it as one. */
  allocatePinned(byteLength: number, context: number, flags: number): Allocation | undefined {
    const buffer = this.#shareable(byteLength)
    if (buffer === undefined) return undefined
    const allocation = this.#place(this.#pinned, 'pinned', byteLength, -1, context)
    if (allocation === undefined) return undefined
    allocation.bytes = new Uint8Array(buffer)
    allocation.flags = flags
    this.host.nameAs(buffer, allocation.base)
    this.host.pin(buffer, allocation)
    return allocation
  }

  /** Makes the bytes of a buffer pinned. Undefined where some of them are already. */
  register(bytes: Uint8Array, context: number, flags: number): Allocation | undefined {
    const base = this.host.addressOf(bytes)
    for (const other of this.#registered.values())
      if (other.base < base + bytes.byteLength && base < other.base + other.byteLength) return undefined
    if (this.host.pinnedAt(bytes.buffer, bytes.byteOffset) !== undefined) return undefined
    const allocation = new Allocation('registered', base, bytes.byteLength, -1, context, this.#nextId++)
    allocation.bytes = bytes
    allocation.flags = flags
    this.#registered.set(base, allocation)
    this.host.pin(bytes.buffer, allocation)
    return allocation
  }

  /** Takes an allocation back: its addresses mean nothing any more. */
  release(allocation: Allocation): void {
    allocation.live = false
    allocation.mapped = false
    const { bytes } = allocation
    if (allocation.kind !== 'device' && bytes !== undefined) this.host.unpin(bytes.buffer, allocation)
    if (allocation.kind === 'pinned' || allocation.kind === 'managed') this.#pinnedBytes -= allocation.byteLength
    if (allocation.kind === 'registered') this.#registered.delete(allocation.base)
    else if (allocation.kind === 'pinned') this.#pinned.release(allocation.base, allocation.byteLength)
    else {
      this.#devices[allocation.device]?.release(allocation.base, allocation.byteLength)
      if (bytes !== undefined && allocation.kind === 'device') this.arena.give(bytes)
      if (allocation.pages !== undefined) for (const page of allocation.pages.values()) this.arena.give(page)
    }
    allocation.bytes = undefined
    allocation.pages = undefined
  }

  /** The allocation that an address lies in, freed blocks of pools included. */
  find(address: number): Allocation | undefined {
    const found = this.#lookUp(address)
    if (found === undefined || address < found.base) return undefined
    return address < found.base + Math.max(1, found.byteLength) ? found : undefined
  }

  /** The place of `byteLength` bytes at an address, where all of them lie in one allocation that was not freed. */
  place(address: number, byteLength: number): Place | undefined {
    const allocation = this.find(address)
    if (allocation === undefined || !allocation.live) return undefined
    const offset = address - allocation.base
    return offset + byteLength > allocation.byteLength ? undefined : { allocation, offset }
  }

  /** Like {@link place}, for addresses of buffers of JavaScript too. */
  anyPlace(address: number, byteLength: number): Place | undefined {
    const place = this.place(address, byteLength)
    if (place !== undefined) return place
    const bytes = address >= bufferStart && address < pinnedStart ? this.host.bytesAt(address) : undefined
    return bytes === undefined ? undefined : this.#viewPlace(bytes, byteLength)
  }

  /** The place of host memory as a call names it: a view, a buffer or an address. */
  hostPlace(
    memory: ArrayBufferView | ArrayBufferLike | number | null | undefined,
    byteLength: number,
  ): Place | undefined {
    if (typeof memory === 'number') {
      const place = this.anyPlace(memory, byteLength)
      return place !== undefined && place.allocation.kind !== 'device' ? place : undefined
    }
    if (memory === null || memory === undefined) return undefined
    const bytes = bytesOf(memory)
    return bytes === undefined ? undefined : this.#viewPlace(bytes, byteLength)
  }

  /** Makes sure that an allocation in one piece has memory. False, and a warning, where no more may be touched. */
  touch(allocation: Allocation): boolean {
    if (allocation.bytes !== undefined || allocation.byteLength > largestPiece) return true
    allocation.bytes = this.arena.take(AddressSpace.reservedBytes(allocation.byteLength))
    return allocation.bytes !== undefined || this.#exhausted()
  }

  /** The bytes from an offset on: to the end of the allocation, or of a page of it. Undefined where none may be touched. */
  bytesFrom(allocation: Allocation, offset: number): Uint8Array | undefined {
    if (allocation.byteLength <= largestPiece || allocation.bytes !== undefined) {
      if (allocation.bytes === undefined && !this.touch(allocation)) return undefined
      return allocation.bytes?.subarray(offset)
    }
    allocation.pages ??= new Map()
    const index = Math.floor(offset / pieceBytes)
    let page = allocation.pages.get(index)
    if (page === undefined) {
      page = this.arena.take(pieceBytes)
      if (page === undefined) {
        this.#exhausted()
        return undefined
      }
      page.fill(0)
      allocation.pages.set(index, page)
    }
    return page.subarray(offset % pieceBytes)
  }

  #lookUp(address: number): Allocation | undefined {
    if (address >= deviceStart) return this.#devices[Math.floor(address / deviceSpan) - 1]?.find(address)
    if (address >= pinnedStart) return this.#pinned.find(address)
    if (this.#registered.size === 0) return undefined
    const bytes = this.host.bytesAt(address)
    return bytes === undefined ? undefined : this.host.pinnedAt(bytes.buffer, bytes.byteOffset)
  }

  #viewPlace(bytes: Uint8Array, byteLength: number): Place | undefined {
    if (bytes.byteLength < byteLength) return undefined
    const pinned = this.host.pinnedAt(bytes.buffer, bytes.byteOffset)
    if (pinned?.bytes !== undefined) {
      const offset = bytes.byteOffset - pinned.bytes.byteOffset
      if (offset + byteLength <= pinned.byteLength) return { allocation: pinned, offset }
    }
    const allocation = new Allocation('pageable', NaN, byteLength, -1, 0, 0)
    allocation.bytes = bytes
    return { allocation, offset: 0 }
  }

  #place(
    space: AddressSpace<Allocation>,
    kind: MemoryKind,
    byteLength: number,
    device: number,
    context: number,
  ): Allocation | undefined {
    const base = space.reserve(byteLength)
    if (base === undefined) return undefined
    const allocation = new Allocation(kind, base, byteLength, device, context, this.#nextId++)
    space.own(base, allocation)
    return allocation
  }

  /** A buffer that threads can share, or undefined where there is no room for it. */
  #shareable(byteLength: number): SharedArrayBuffer | undefined {
    if (this.#pinnedBytes + byteLength > this.#touchableBytes) {
      this.#exhausted()
      return undefined
    }
    try {
      const buffer = new SharedArrayBuffer(byteLength)
      this.#pinnedBytes += byteLength
      return buffer
    } catch {
      return undefined
    }
  }

  #exhausted(): false {
    if (!this.#warned)
      this.#warn(
        `the emulator is out of memory: emulated programs may touch ${this.#touchableBytes} bytes in all, whatever size their devices have`,
      )
    this.#warned = true
    return false
  }
}

/** The bytes of a view or buffer; undefined for anything else. */
export function bytesOf(memory: ArrayBufferView | ArrayBufferLike): Uint8Array | undefined {
  if (memory instanceof Uint8Array) return memory
  if (ArrayBuffer.isView(memory)) return new Uint8Array(memory.buffer, memory.byteOffset, memory.byteLength)
  if (memory instanceof ArrayBuffer || memory instanceof SharedArrayBuffer) return new Uint8Array(memory)
  return undefined
}
