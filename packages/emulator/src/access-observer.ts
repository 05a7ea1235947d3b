import type { Allocation } from './allocation.ts'
import type { Operation } from './operation.ts'

/** Who is told which bytes operations and the host read and write. */
export interface AccessObserver {
  access(operation: Operation, allocation: Allocation, offset: number, byteLength: number, write: boolean): void
  /** The host reads or writes memory that operations use too. */
  hostAccess(allocation: Allocation, offset: number, byteLength: number, write: boolean, call: string): void
  /** An operation copies bytes onto bytes that it reads: on a GPU any of them may be read before or after. */
  selfOverlap(operation: Operation, allocation: Allocation, offset: number, byteLength: number): void
  /** A stream wrote a word that others may wait for. */
  release(operation: Operation, allocation: Allocation, offset: number): void
  /** A stream saw the value that it waited for. */
  acquire(operation: Operation, allocation: Allocation, offset: number): void
}

/** Bytes that an operation touched: its number, the first address, and how many. */
export type AccessListener = (sequence: number, address: number, byteLength: number, write: boolean) => void

/** Tells a listener of accesses, and passes them on. */
export class ListeningObserver implements AccessObserver {
  readonly #listener: AccessListener
  readonly #next: AccessObserver | undefined

  constructor(listener: AccessListener, next: AccessObserver | undefined) {
    this.#listener = listener
    this.#next = next
  }

  access(operation: Operation, allocation: Allocation, offset: number, byteLength: number, write: boolean): void {
    if (!allocation.pageable) this.#listener(operation.sequence, allocation.base + offset, byteLength, write)
    this.#next?.access(operation, allocation, offset, byteLength, write)
  }

  hostAccess(allocation: Allocation, offset: number, byteLength: number, write: boolean, call: string): void {
    this.#next?.hostAccess(allocation, offset, byteLength, write, call)
  }

  selfOverlap(operation: Operation, allocation: Allocation, offset: number, byteLength: number): void {
    this.#next?.selfOverlap(operation, allocation, offset, byteLength)
  }

  release(operation: Operation, allocation: Allocation, offset: number): void {
    this.#listener(operation.sequence, allocation.base + offset, 8, true)
    this.#next?.release(operation, allocation, offset)
  }

  acquire(operation: Operation, allocation: Allocation, offset: number): void {
    this.#listener(operation.sequence, allocation.base + offset, 8, false)
    this.#next?.acquire(operation, allocation, offset)
  }
}
