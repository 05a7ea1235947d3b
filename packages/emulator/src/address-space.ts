const smallUnit = 512
const largestSmall = 2 ** 20
export const chunkBytes = 2 ** 21

interface Chunk {
  readonly base: number
  readonly blockBytes: number
  readonly blocks: (object | undefined)[]
}

interface Range {
  start: number
  end: number
}

/**
 * Hands out ranges of addresses, finds what lies at an address, and takes ranges back.
 *
 * Up to 1 MiB, blocks of one size share a chunk of 2 MiB, so both ways are O(1); larger ranges are whole chunks.
 */
export class AddressSpace<Owner extends object> {
  readonly #reuse: boolean
  readonly #chunks = new Map<number, Chunk>()
  readonly #freeBlocks = new Map<number, number[]>()
  readonly #largeStarts: number[] = []
  readonly #largeOwners: Owner[] = []
  /** Sorted, never adjacent to each other. */
  readonly #holes: Range[] = []
  readonly #end: number
  #next: number

  /** @param reuse - whether a range that was taken back may be handed out again */
  constructor(start: number, end: number, reuse: boolean) {
    this.#next = start
    this.#end = end
    this.#reuse = reuse
  }

  /** The bytes that a range of this length takes. */
  static reservedBytes(byteLength: number): number {
    return byteLength <= largestSmall
      ? Math.max(smallUnit, Math.ceil(byteLength / smallUnit) * smallUnit)
      : Math.ceil(byteLength / chunkBytes) * chunkBytes
  }

  /** The start of a range, or undefined where the space is used up. It has no owner until {@link own}. */
  reserve(byteLength: number): number | undefined {
    const bytes = AddressSpace.reservedBytes(byteLength)
    return bytes <= largestSmall ? this.#takeBlock(bytes) : this.#takeChunks(bytes)
  }

  /** Says who {@link find} finds at a range that was reserved. */
  own(start: number, owner: Owner): void {
    const chunk = this.#chunks.get(Math.floor(start / chunkBytes))
    if (chunk !== undefined) {
      chunk.blocks[(start - chunk.base) / chunk.blockBytes] = owner
      return
    }
    const index = lastNotAfter(this.#largeStarts, start) + 1
    this.#largeStarts.splice(index, 0, start)
    this.#largeOwners.splice(index, 0, owner)
  }

  /** Whose range an address lies in. The range may be longer than what was asked for. */
  find(address: number): Owner | undefined {
    const chunk = this.#chunks.get(Math.floor(address / chunkBytes))
    if (chunk !== undefined)
      return chunk.blocks[Math.floor((address - chunk.base) / chunk.blockBytes)] as Owner | undefined
    const index = lastNotAfter(this.#largeStarts, address)
    return index < 0 ? undefined : this.#largeOwners[index]
  }

  release(address: number, byteLength: number): void {
    const bytes = AddressSpace.reservedBytes(byteLength)
    if (bytes > largestSmall) {
      const index = lastNotAfter(this.#largeStarts, address)
      if (this.#largeStarts[index] === address) this.#disown(index)
      if (this.#reuse) this.#addHole(address, address + bytes)
      return
    }
    const chunk = this.#chunks.get(Math.floor(address / chunkBytes))
    if (chunk === undefined) return
    chunk.blocks[Math.floor((address - chunk.base) / chunk.blockBytes)] = undefined
    if (this.#reuse) this.#freeBlocks.get(bytes)?.push(address)
  }

  #disown(index: number): void {
    this.#largeStarts.splice(index, 1)
    this.#largeOwners.splice(index, 1)
  }

  #takeBlock(bytes: number): number | undefined {
    let free = this.#freeBlocks.get(bytes)
    if (free === undefined) this.#freeBlocks.set(bytes, (free = []))
    if (free.length === 0) {
      const base = this.#takeChunks(chunkBytes)
      if (base === undefined) return undefined
      this.#chunks.set(base / chunkBytes, { base, blockBytes: bytes, blocks: [] })
      for (let start = base + (Math.floor(chunkBytes / bytes) - 1) * bytes; start >= base; start -= bytes)
        free.push(start)
    }
    return free.pop()
  }

  #takeChunks(bytes: number): number | undefined {
    const index = this.#holes.findIndex((hole) => hole.end - hole.start >= bytes)
    const hole = this.#holes[index]
    if (hole !== undefined) {
      const { start } = hole
      hole.start += bytes
      if (hole.start === hole.end) this.#holes.splice(index, 1)
      return start
    }
    if (this.#next + bytes > this.#end) return undefined
    const start = this.#next
    this.#next += bytes
    return start
  }

  #addHole(start: number, end: number): void {
    const holes = this.#holes
    let index = 0
    while (index < holes.length && (holes[index]?.start ?? 0) < start) index++
    const before = holes[index - 1]
    const after = holes[index]
    if (before !== undefined && before.end === start) {
      before.end = end
      if (after !== undefined && after.start === end) {
        before.end = after.end
        holes.splice(index, 1)
      }
    } else if (after !== undefined && after.start === end) after.start = start
    else holes.splice(index, 0, { start, end })
  }
}

/** The index of the last of the sorted numbers that is not larger than `value`; -1 where there is none. */
export function lastNotAfter(sorted: readonly number[], value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
