import type { AccessObserver } from './access-observer.ts'
import type { Allocation } from './allocation.ts'
import { Operation } from './operation.ts'
import type { VectorClock } from './operation.ts'
import type { OperationObserver } from './scheduler.ts'
import { ShadowMemory } from './shadow-memory.ts'
import type { Access } from './shadow-memory.ts'

/** Two accesses to the same bytes, at least one of them a write, that nothing orders. */
export interface Race {
  /** The one that ran first, and the other: `memset of 4096 bytes at 0x… (operation 3 on stream 2)`. */
  readonly first: string
  readonly second: string
  readonly firstWrites: boolean
  readonly secondWrites: boolean
  /** The first byte that both touch, and how many. */
  readonly address: number
  readonly byteLength: number
  /** What would have ordered them. */
  readonly missing: string
  /** All of that in words. */
  readonly text: string
}

/** The host’s own line of work; those of streams are their numbers, those of graph nodes negative. */
const hostLine = 0
const mostRaces = 1000

interface HostMark {
  readonly call: string
}

/**
 * Finds races by vector clocks, from the order of streams, events, words that streams wait for, graph edges, and what
 * the host waited for: whether two operations happened to run far apart makes no difference.
 */
export class RaceDetector implements OperationObserver, AccessObserver {
  readonly races: Race[] = []
  readonly #shadows = new WeakMap<Allocation, ShadowMemory>()
  readonly #words = new WeakMap<Allocation, Map<number, VectorClock>>()
  readonly #accesses = new WeakMap<Operation, Access>()
  readonly #reported = new Set<string>()
  /** Never changed, but replaced: operations keep the one they were submitted with. */
  #hostClock: VectorClock = new Map()
  #hostTick = 0

  submitted(operation: Operation): void {
    operation.clock = this.#hostClock
  }

  opened(operation: Operation): void {
    // Who wrote the word is not known: if it was the host, it did so before now.
    operation.clock = this.#hostClock
  }

  starts(operation: Operation): void {
    const atSubmission = operation.clock ?? this.#hostClock
    const before = operation.queued ? operation.queue.lastDone : undefined
    let clock = before?.clock === undefined ? atSubmission : join(before.clock, atSubmission)
    for (const required of operation.requires ?? []) clock = after(clock, required, operation)
    // The end of a graph’s launch stands for all of its nodes: nobody needs to know them one by one any more.
    if (operation.task.kind === 'graph') clock = withoutNodes(clock)
    operation.clock = clock
  }

  hostSaw(operation: Operation): void {
    const line = lineOf(operation)
    if ((this.#hostClock.get(line) ?? 0) >= operation.sequence) return
    const clock = new Map(join(operation.clock ?? this.#hostClock, this.#hostClock))
    clock.set(line, Math.max(operation.sequence, clock.get(line) ?? 0))
    this.#hostClock = clock
  }

  access(operation: Operation, allocation: Allocation, offset: number, byteLength: number, write: boolean): void {
    if (allocation.pageable || byteLength === 0) return
    let access = this.#accesses.get(operation)
    if (access === undefined) {
      access = { line: lineOf(operation), tick: operation.sequence, by: operation }
      this.#accesses.set(operation, access)
    }
    const clock = operation.clock ?? this.#hostClock
    this.#touch(allocation, offset, byteLength, access, write, clock)
  }

  hostAccess(allocation: Allocation, offset: number, byteLength: number, write: boolean, call: string): void {
    if (allocation.pageable || byteLength === 0) return
    this.#hostTick++
    const mark: HostMark = { call }
    const clock = this.#hostClock
    this.#hostClock = new Map(clock).set(hostLine, this.#hostTick)
    this.#touch(allocation, offset, byteLength, { line: hostLine, tick: this.#hostTick, by: mark }, write, clock)
  }

  selfOverlap(operation: Operation, allocation: Allocation, offset: number, byteLength: number): void {
    const name = String(operation)
    this.#report(name, name, {
      firstWrites: false,
      secondWrites: true,
      address: allocation.base + offset,
      byteLength,
      missing: 'a copy onto bytes that it reads has no order of its own: copy through other memory',
    })
  }

  release(operation: Operation, allocation: Allocation, offset: number): void {
    let words = this.#words.get(allocation)
    if (words === undefined) this.#words.set(allocation, (words = new Map()))
    const clock = new Map(operation.clock)
    words.set(offset, clock.set(lineOf(operation), operation.sequence))
  }

  acquire(operation: Operation, allocation: Allocation, offset: number): void {
    const written = this.#words.get(allocation)?.get(offset)
    if (written !== undefined) operation.clock = join(operation.clock ?? this.#hostClock, written)
  }

  #touch(
    allocation: Allocation,
    offset: number,
    byteLength: number,
    access: Access,
    write: boolean,
    clock: VectorClock,
  ): void {
    let shadow = this.#shadows.get(allocation)
    if (shadow === undefined) this.#shadows.set(allocation, (shadow = new ShadowMemory()))
    shadow.touch(
      offset,
      offset + byteLength,
      access,
      write,
      (earlier) => isBefore(earlier, access, clock),
      (earlier, firstWrites, start, end) =>
        this.#report(nameOf(earlier), nameOf(access), {
          firstWrites,
          secondWrites: write,
          address: allocation.base + start,
          byteLength: end - start,
          missing: missingEdge(earlier, access),
        }),
    )
  }

  #report(first: string, second: string, race: Omit<Race, 'first' | 'second' | 'text'>): void {
    const key = `${first}|${second}`
    if (this.#reported.has(key) || this.races.length >= mostRaces) return
    this.#reported.add(key)
    const { firstWrites, secondWrites, address, byteLength, missing } = race
    const text = `race on ${byteLength} bytes at 0x${address.toString(16)}: ${first} ${does(firstWrites)} them, ${second} ${does(secondWrites)} them, and ${missing}`
    this.races.push({ first, second, ...race, text })
  }
}

/** Whether an earlier access comes before what `access` does with `clock` behind it. */
function isBefore(earlier: Access, access: Access, clock: VectorClock): boolean {
  if (earlier.line === access.line) return earlier.tick <= access.tick
  if ((clock.get(earlier.line) ?? 0) >= earlier.tick) return true
  const { by } = earlier
  if (!(by instanceof Operation) || by.closedBy === undefined) return false
  const { closedBy } = by
  const line = lineOf(closedBy)
  return (clock.get(line) ?? 0) >= closedBy.sequence || (line === access.line && closedBy.sequence <= access.tick)
}

/** Lines of streams count by the numbers of their operations; each node of a graph is a line of its own. */
function lineOf(operation: Operation): number {
  return operation.queued ? operation.queue.id : -operation.sequence
}

/** A clock that has everything of two; one of them itself where it has that already. */
function join(one: VectorClock, other: VectorClock): VectorClock {
  if (one === other || includes(one, other)) return one
  if (includes(other, one)) return other
  const joined = new Map(one)
  for (const [line, tick] of other) if ((joined.get(line) ?? 0) < tick) joined.set(line, tick)
  return joined
}

function includes(one: VectorClock, other: VectorClock): boolean {
  if (other.size > one.size) return false
  for (const [line, tick] of other) if ((one.get(line) ?? 0) < tick) return false
  return true
}

/** A clock after an operation, for use by `user`: an operation’s own line goes without saying. */
function after(clock: VectorClock, operation: Operation, user: Operation): VectorClock {
  const joined = operation.clock === undefined ? clock : join(clock, operation.clock)
  const line = lineOf(operation)
  if ((user.queued && line === user.queue.id) || (joined.get(line) ?? 0) >= operation.sequence) return joined
  return new Map(joined).set(line, operation.sequence)
}

function withoutNodes(clock: VectorClock): VectorClock {
  for (const line of clock.keys()) if (line < 0) return new Map([...clock].filter(([kept]) => kept >= 0))
  return clock
}

function nameOf({ by }: Access): string {
  return by instanceof Operation ? String(by) : `the host in ${(by as HostMark).call}`
}

function does(writes: boolean): string {
  return writes ? 'writes' : 'reads'
}

function missingEdge(earlier: Access, access: Access): string {
  const first = earlier.by instanceof Operation ? earlier.by.queue.label : undefined
  const second = access.by instanceof Operation ? access.by.queue.label : undefined
  if (first === undefined) return `nothing makes ${second ?? 'the host'} start after the host`
  if (second === undefined) return `the host did not wait for ${first} in between: synchronize the stream, or an event`
  if (first === second) return `no edge of the graph on ${first} orders them`
  return `nothing orders them: record an event on ${first} after the first, and let ${second} wait for it before the second`
}
