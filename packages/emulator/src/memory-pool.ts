import { AddressSpace } from './address-space.ts'
import type { Allocation } from './allocation.ts'
import type { Operation, OperationQueue } from './operation.ts'

export interface FreeBlock {
  readonly allocation: Allocation
  /** The free in its stream’s order; undefined where nothing was pending when it was freed. */
  readonly freed: Operation | undefined
}

/** Memory that streams allocate and free in their own order. */
export class MemoryPool {
  readonly kind = 'pool'
  handle = 0
  readonly device: number
  readonly isDefault: boolean
  releaseThreshold = 0
  /** It may hold memory still, and goes when that is freed. */
  destroyed = false
  /** CU_MEMPOOL_ATTR_REUSE_*: kept, and what they allow beyond the same stream’s order is not made use of. */
  readonly reuse = [1, 1, 1]
  reservedBytes = 0
  reservedHigh = 0
  usedBytes = 0
  usedHigh = 0
  /** The newest last. */
  #free: FreeBlock[] = []

  constructor(device: number, isDefault: boolean) {
    this.device = device
    this.isDefault = isDefault
  }

  /**
   * A block of this size that may be used in a stream from now on: one that the same stream freed, or whose free is
   * done. A block that is freed in another stream, later, is other memory.
   */
  takeBlock(byteLength: number, queue: OperationQueue): FreeBlock | undefined {
    const bytes = AddressSpace.reservedBytes(byteLength)
    for (let index = this.#free.length - 1; index >= 0; index--) {
      const block = this.#free[index]
      if (block === undefined) continue
      const { allocation, freed } = block
      if (!allocation.mapped) {
        this.#free.splice(index, 1) // its context is gone
        continue
      }
      if (AddressSpace.reservedBytes(allocation.byteLength) !== bytes) continue
      if (freed !== undefined && !freed.done && freed.queue !== queue) continue
      this.#free.splice(index, 1)
      allocation.byteLength = byteLength
      allocation.live = true
      this.#use(bytes)
      return block
    }
    return undefined
  }

  /** Counts a block that was taken from the device. */
  adopt(allocation: Allocation): void {
    const bytes = AddressSpace.reservedBytes(allocation.byteLength)
    allocation.pool = this
    this.reservedBytes += bytes
    this.reservedHigh = Math.max(this.reservedHigh, this.reservedBytes)
    this.#use(bytes)
  }

  giveBack(allocation: Allocation, freed?: Operation): void {
    this.usedBytes -= AddressSpace.reservedBytes(allocation.byteLength)
    this.#free.push({ allocation, freed })
  }

  /** The blocks that may go back to the device, so that no more than `keepBytes` stay reserved. */
  takeSurplus(keepBytes: number): Allocation[] {
    const surplus: Allocation[] = []
    this.#free = this.#free.filter(({ allocation, freed }) => {
      if (!allocation.mapped) return false
      if (this.reservedBytes <= keepBytes || freed?.done === false) return true
      this.reservedBytes -= AddressSpace.reservedBytes(allocation.byteLength)
      surplus.push(allocation)
      return false
    })
    return surplus
  }

  get holdsSurplus(): boolean {
    return this.#free.length > 0 && this.reservedBytes > this.releaseThreshold
  }

  #use(bytes: number): void {
    this.usedBytes += bytes
    this.usedHigh = Math.max(this.usedHigh, this.usedBytes)
  }
}
