export type MemoryKind = 'device' | 'managed' | 'pinned' | 'registered' | 'pageable'

/** Allocations up to this lie in one piece; larger ones are made of pages, each when it is touched. */
export const largestPiece = 256 * 2 ** 20
export const pieceBytes = 65_536

/** A range of addresses with memory behind it. */
export class Allocation {
  readonly kind: MemoryKind
  /** Its first address; NaN for pageable memory that was given as a view and has none. */
  readonly base: number
  /** As it was asked for. A block of a pool changes it with each use. */
  byteLength: number
  /** The device it lies on; -1 for host memory. */
  readonly device: number
  /** The handle of the context it was made in, 0 for none. */
  readonly context: number
  readonly id: number
  /** Its memory, where it was touched and lies in one piece. */
  bytes: Uint8Array | undefined
  /** Its touched pages, where it is larger than that. */
  pages: Map<number, Uint8Array> | undefined
  /** Calls may name it. False once it was freed. */
  live = true
  /** Operations may reach it. A block that went back to its pool stays mapped, as on a GPU. */
  mapped = true
  /** Flags of cuMemHostAlloc and cuMemHostRegister. */
  flags = 0
  /** The pool that it goes back to. */
  pool: object | undefined

  constructor(kind: MemoryKind, base: number, byteLength: number, device: number, context: number, id: number) {
    this.kind = kind
    this.base = base
    this.byteLength = byteLength
    this.device = device
    this.context = context
    this.id = id
  }

  get onHost(): boolean {
    return this.device < 0
  }

  /** Whether the host may read and write it while operations are pending, so that copies of it are asynchronous. */
  get pageable(): boolean {
    return this.kind === 'pageable'
  }
}

/** A place in an allocation. */
export interface Place {
  readonly allocation: Allocation
  readonly offset: number
}
