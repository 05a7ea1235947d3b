import type { RunnableOperation } from './emulator-options.ts'

interface Touched {
  readonly start: number
  readonly end: number
  readonly write: boolean
}

/** One choice of a run: what could run, what did, and what need not be tried any more. */
interface Choice {
  readonly ready: readonly number[]
  taken: number
  /** Tried here already, or known to lead only to runs that differ in the order of operations with nothing in common. */
  readonly asleep: Set<number>
}

/**
 * All schedules of a program, one run after the other, leaving out those that differ only in the order of operations
 * that share no bytes (sleep sets).
 *
 * A program must submit the same operations in the same order whatever runs when.
 *
 * @see P. Godefroid, Partial-Order Methods for the Verification of Concurrent Systems, chapter 5
 */
export class ScheduleTree {
  readonly #path: Choice[] = []
  readonly #touched = new Map<number, Touched[]>()
  #depth = 0
  /** All that can run now is asleep: what this run does from here on, another one did or will do. */
  #redundant = false
  /** What ran in this run, in order. */
  #order: string[] = []

  get order(): readonly string[] {
    return this.#order
  }

  /** Whether the run under way is one that another run stands for. */
  get redundant(): boolean {
    return this.#redundant
  }

  beginRun(): void {
    this.#depth = 0
    this.#redundant = false
    this.#order = []
  }

  choose(ready: readonly RunnableOperation[]): RunnableOperation {
    const sequence = this.#redundant ? ready[0]?.sequence : this.#next(ready.map((operation) => operation.sequence))
    const chosen = ready.find((operation) => operation.sequence === sequence) ?? ready[0]
    if (chosen === undefined) throw new RangeError('there is nothing to choose from')
    this.#order.push(String(chosen))
    return chosen
  }

  touched(sequence: number, address: number, byteLength: number, write: boolean): void {
    const start = address
    const end = address + byteLength
    const known = this.#touched.get(sequence)
    if (known === undefined) this.#touched.set(sequence, [{ start, end, write }])
    else if (!known.some((range) => range.start <= start && range.end >= end && range.write === write))
      known.push({ start, end, write })
  }

  /** Turns to the next schedule; false where all were run. */
  advance(): boolean {
    for (let choice = this.#path.at(-1); choice !== undefined; choice = this.#path.at(-1)) {
      choice.asleep.add(choice.taken)
      const next = choice.ready.find((sequence) => !choice.asleep.has(sequence))
      if (next !== undefined) {
        choice.taken = next
        return true
      }
      this.#path.pop()
    }
    return false
  }

  #next(ready: readonly number[]): number | undefined {
    const known = this.#path[this.#depth]
    if (known !== undefined) {
      this.#depth++
      return known.taken
    }
    const before = this.#path.at(-1)
    const asleep = new Set<number>()
    if (before !== undefined)
      for (const sequence of before.asleep) if (!this.#shareBytes(sequence, before.taken)) asleep.add(sequence)
    const taken = ready.find((sequence) => !asleep.has(sequence))
    if (taken === undefined) {
      this.#redundant = true
      return ready[0]
    }
    this.#path.push({ ready, taken, asleep })
    this.#depth++
    return taken
  }

  /** Whether the order of two operations can matter. Both ran before, so what they touch is known. */
  #shareBytes(one: number, other: number): boolean {
    const first = this.#touched.get(one) ?? []
    const second = this.#touched.get(other) ?? []
    return first.some((a) => second.some((b) => (a.write || b.write) && a.start < b.end && b.start < a.end))
  }
}
