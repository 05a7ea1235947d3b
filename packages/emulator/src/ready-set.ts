import type { ChooseOperation } from './emulator-options.ts'
import type { Operation, TaskKind } from './operation.ts'

/** The operations that may run now, and which of them runs next. */
export interface ReadySet {
  readonly size: number
  add(operation: Operation): void
  /** Takes out the one that shall run next. */
  take(): Operation | undefined
  remove(operation: Operation): void
  values(): Iterable<Operation>
}

/** By order of submission: a binary heap. */
export class OldestFirst implements ReadySet {
  readonly #heap: Operation[] = []

  get size(): number {
    return this.#heap.length
  }

  values(): Iterable<Operation> {
    return this.#heap
  }

  add(operation: Operation): void {
    this.#heap.push(operation)
    this.#siftUp(this.#heap.length - 1)
  }

  take(): Operation | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (first === undefined || last === undefined || first === last) return first
    heap[0] = last
    this.#siftDown(0)
    return first
  }

  remove(operation: Operation): void {
    const heap = this.#heap
    const index = heap.indexOf(operation)
    if (index < 0) return
    const last = heap.pop()
    if (last === undefined || last === operation) return
    heap[index] = last
    this.#siftDown(index)
    this.#siftUp(index)
  }

  #siftUp(start: number): void {
    const heap = this.#heap
    let index = start
    const moving = heap[index]
    if (moving === undefined) return
    while (index > 0) {
      const parent = (index - 1) >> 1
      const above = heap[parent]
      if (above === undefined || above.sequence <= moving.sequence) break
      heap[index] = above
      index = parent
    }
    heap[index] = moving
  }

  #siftDown(start: number): void {
    const heap = this.#heap
    let index = start
    const moving = heap[index]
    if (moving === undefined) return
    for (;;) {
      const left = heap[2 * index + 1]
      const right = heap[2 * index + 2]
      if (left === undefined) break
      const smaller = right !== undefined && right.sequence < left.sequence ? right : left
      if (smaller.sequence >= moving.sequence) break
      heap[index] = smaller
      index = smaller === left ? 2 * index + 1 : 2 * index + 2
    }
    heap[index] = moving
  }
}

/** Any of them, by a generator of random numbers. */
export class AnyOrder implements ReadySet {
  readonly #operations: Operation[] = []
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  get size(): number {
    return this.#operations.length
  }

  values(): Iterable<Operation> {
    return this.#operations
  }

  add(operation: Operation): void {
    this.#operations.push(operation)
  }

  take(): Operation | undefined {
    const operations = this.#operations
    if (operations.length === 0) return undefined
    return this.#takeAt(Math.floor(this.#random() * operations.length))
  }

  remove(operation: Operation): void {
    const index = this.#operations.indexOf(operation)
    if (index >= 0) this.#takeAt(index)
  }

  #takeAt(index: number): Operation | undefined {
    const operations = this.#operations
    const taken = operations[index]
    const last = operations.pop()
    if (last !== undefined && last !== taken) operations[index] = last
    return taken
  }
}

/** Whatever a function chooses, among those that touch memory; the others first, since nobody can see when they run. */
export class ChosenOrder implements ReadySet {
  readonly #operations: Operation[] = []
  readonly #choose: ChooseOperation

  constructor(choose: ChooseOperation) {
    this.#choose = choose
  }

  get size(): number {
    return this.#operations.length
  }

  values(): Iterable<Operation> {
    return this.#operations
  }

  add(operation: Operation): void {
    const operations = this.#operations
    let index = operations.length
    while (index > 0 && (operations[index - 1]?.sequence ?? 0) > operation.sequence) index--
    operations.splice(index, 0, operation)
  }

  take(): Operation | undefined {
    const unseen = this.#operations.find(({ task }) => silent.has(task.kind))
    if (unseen === undefined && this.#operations.length === 0) return undefined
    const chosen = unseen ?? this.#choose(this.#operations)
    const index = this.#operations.findIndex(({ sequence }) => sequence === chosen.sequence)
    return this.#operations.splice(Math.max(0, index), 1)[0]
  }

  remove(operation: Operation): void {
    const index = this.#operations.indexOf(operation)
    if (index >= 0) this.#operations.splice(index, 1)
  }
}

const silent = new Set<TaskKind>(['record', 'wait', 'graph', 'empty'])

/** A generator of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
