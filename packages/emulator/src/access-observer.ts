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
