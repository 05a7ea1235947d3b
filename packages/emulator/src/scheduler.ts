import type { SchedulerOption } from './emulator-options.ts'
import { isLaunch, Operation } from './operation.ts'
import type { FaultHolder, OperationQueue, Task } from './operation.ts'
import type { OperationLog } from './operation-log.ts'
import { AnyOrder, ChosenOrder, OldestFirst, seededRandom } from './ready-set.ts'
import type { ReadySet } from './ready-set.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** Who is told of each operation, such as the race detector. */
export interface OperationObserver {
  submitted(operation: Operation): void
  /** Memory was seen to hold the value that an operation waits for. */
  opened(operation: Operation): void
  /** Called with everything before it done, and what it requires still listed. */
  starts(operation: Operation): void
  hostSaw(operation: Operation): void
}

/** A GPU takes 1020 launches on a blocked stream; the next one blocks the host. */
const launchQueueLength = 1020
/** Records and waits beyond this make the host run some, if any can run. */
const operationQueueLength = 11_000

/** Runs the operations of a machine: never before what they wait for, and as late as its option says. */
export class Scheduler {
  observer: OperationObserver | undefined
  /** Told of the context that an operation destroyed. */
  onFault: (context: FaultHolder) => void = () => undefined
  log: OperationLog | undefined
  /** Operations that were submitted and are not done. */
  pending = 0
  /** How many operations ran. */
  finished = 0
  /** An operation runs at this moment: calls from inside it are refused. */
  running = false
  readonly #clock: VirtualClock
  readonly #ready: ReadySet
  readonly #latest: boolean
  /** Nothing runs but while the host waits. */
  readonly #onDemand: boolean
  readonly #random: (() => number) | undefined
  /** At the front of their streams, but memory does not hold the value they wait for. */
  #gates: Operation[] = []
  /** For the observer: waits for a value, wherever they stand, that was not yet seen in memory. */
  readonly #unseen = new Set<Operation>()
  #nextSequence = 1
  #pendingHostFunctions = 0
  #hostFunctionsMayRun = false
  #queries = 0
  #turns = 0
  #immediate: NodeJS.Immediate | undefined
  #timer: NodeJS.Timeout | undefined
  readonly #warn: (message: string) => void

  constructor(option: SchedulerOption, clock: VirtualClock, warn: (message: string) => void) {
    this.#clock = clock
    this.#warn = warn
    this.#latest = option === 'latest-possible'
    this.#onDemand = this.#latest || (typeof option === 'object' && 'choose' in option)
    this.#random = typeof option === 'object' && 'random' in option ? seededRandom(option.random) : undefined
    if (typeof option === 'object' && 'choose' in option) this.#ready = new ChosenOrder(option.choose)
    else this.#ready = this.#random === undefined ? new OldestFirst() : new AnyOrder(this.#random)
  }

  /** Submits a task to a queue, after `requires`. */
  submit(task: Task, queue: OperationQueue, requires?: Operation[]): Operation {
    if (queue.pendingLaunches >= launchQueueLength && isLaunch(task.kind)) this.#makeRoom(queue)
    else if (queue.pending >= operationQueueLength) this.#runSome(64)
    const operation = new Operation(task, queue, this.#nextSequence++, true)
    const { tail } = queue
    if (tail === undefined) queue.head = operation
    else {
      tail.next = operation
      operation.blockers = 1
    }
    queue.tail = operation
    queue.pending++
    if (isLaunch(task.kind)) queue.pendingLaunches++
    this.#enter(operation, requires)
    if (this.#random !== undefined && this.#random() < 0.125) this.#runSome(1 + Math.floor(this.#random() * 3))
    return operation
  }

  /** Submits the node of a graph, which stands in no queue and is ordered by `requires` alone. */
  submitNode(task: Task, queue: OperationQueue, requires: Operation[]): Operation {
    const operation = new Operation(task, queue, this.#nextSequence++, false)
    this.#enter(operation, requires)
    return operation
  }

  /** Blocks the host until an operation is done. False where it cannot be: whatever it needs waits for the host. */
  runUntil(target: Operation): boolean {
    // First of all: what the host wrote it wrote before this call, which may be the one that lets it see more.
    this.#pollGates()
    if (target.done) return true
    this.#hostFunctionsMayRun = true
    try {
      for (let count = 1; !target.done; count++) {
        if ((count & 63) === 0) this.#pollGates()
        if (!this.#runOne(target)) return false
      }
      return true
    } finally {
      this.#hostFunctionsMayRun = false
    }
  }

  /** The host asks whether an operation is done. Where it is not, some work runs before the next question. */
  query(target: Operation | undefined): boolean {
    this.#pollGates()
    if (target === undefined || target.done) return true
    this.#queries++
    if (!this.#onDemand) this.#runSome(this.#random === undefined ? 64 : 1 + Math.floor(this.#random() * 8), target)
    else if (this.#queries % 100 === 0) this.#runSome(16, target)
    return false
  }

  /** Runs what can run, and nothing that only the host can let go on. For the end of a test. */
  drain(): void {
    this.#hostFunctionsMayRun = true
    try {
      this.#pollGates()
      while (this.#runOne(undefined)) if ((this.finished & 63) === 0) this.#pollGates()
    } finally {
      this.#hostFunctionsMayRun = false
    }
  }

  /** An operation that cannot finish, for people, and what holds it up. */
  describeBlocked(target: Operation): string {
    const gates = this.#gates.filter((gate) => gate !== target).map((gate) => `, behind ${String(gate)}`)
    return `${String(target)}${gates.join('')}`
  }

  /** The operations that could run now. */
  runnable(): Operation[] {
    this.#pollGates()
    return [...this.#ready.values()]
  }

  close(): void {
    clearImmediate(this.#immediate)
    clearTimeout(this.#timer)
    this.#immediate = undefined
    this.#timer = undefined
  }

  #enter(operation: Operation, requires: Operation[] | undefined): void {
    this.pending++
    if (operation.task.kind === 'host-function') this.#pendingHostFunctions++
    operation.submittedNs = this.#clock.hostNs
    if (requires !== undefined) {
      operation.requires = requires
      for (const required of requires) {
        if (required.done) continue
        operation.blockers++
        if (required.dependents === undefined) required.dependents = [operation]
        else required.dependents.push(operation)
      }
    }
    if (this.observer !== undefined) {
      this.observer.submitted(operation)
      if (operation.task.isOpen !== undefined) this.#unseen.add(operation)
    }
    if (operation.blockers === 0) this.#unblocked(operation)
    if (this.#immediate === undefined && this.#timer === undefined) this.#wake(false)
  }

  #unblocked(operation: Operation): void {
    const { queue, task } = operation
    // In a context that was lost nothing waits any more: it is given up.
    if (task.isOpen !== undefined && queue.context.fault === 0) {
      if (!task.isOpen()) {
        this.#gates.push(operation)
        return
      }
      if (this.#unseen.delete(operation)) this.observer?.opened(operation)
    }
    this.#ready.add(operation)
  }

  #pollGates(): void {
    for (const waiting of this.#unseen)
      if (waiting.task.isOpen?.() === true) {
        this.#unseen.delete(waiting)
        this.observer?.opened(waiting)
      }
    const gates = this.#gates
    if (gates.length === 0) return
    this.#gates = []
    for (const gate of gates) this.#unblocked(gate)
  }

  /** Runs one operation that may run; false where there is none. */
  #runOne(target: Operation | undefined): boolean {
    let operation = this.#pick(target)
    if (operation === undefined && this.#gates.length > 0) {
      this.#pollGates()
      operation = this.#pick(target)
    }
    if (operation === undefined) return false
    this.#run(operation)
    return true
  }

  #pick(target: Operation | undefined): Operation | undefined {
    if (this.#latest && target !== undefined) {
      const needed = firstNeeded(target)
      const mayRun = this.#hostFunctionsMayRun || needed.task.kind !== 'host-function'
      if (mayRun && !this.#gates.includes(needed)) {
        this.#ready.remove(needed)
        return needed
      }
    }
    if (this.#pendingHostFunctions === 0 || this.#hostFunctionsMayRun) return this.#ready.take()
    // A host function runs on the host's thread, which is busy with something else.
    const aside: Operation[] = []
    let taken = this.#ready.take()
    while (taken !== undefined && taken.task.kind === 'host-function') {
      aside.push(taken)
      taken = this.#ready.take()
    }
    for (const operation of aside) this.#ready.add(operation)
    return taken
  }

  #run(operation: Operation): void {
    const { queue, task } = operation
    const { context } = queue
    this.#clock.time(operation)
    this.observer?.starts(operation)
    if (task.kind === 'host-function') this.#pendingHostFunctions--
    if (context.fault === 0) {
      this.running = true
      const result = this.#runTask(operation)
      this.running = false
      if (result !== 0 && context.fault === 0) {
        context.fault = result
        context.faultCause = String(operation)
        this.onFault(context)
      }
      this.log?.add(operation)
    } else task.drop?.()
    this.#finish(operation)
  }

  #runTask(operation: Operation): number {
    try {
      return operation.task.run(operation)
    } catch (error) {
      this.#warn(
        `${String(operation)} threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return 719 // CUDA_ERROR_LAUNCH_FAILED
    }
  }

  #finish(operation: Operation): void {
    const { queue, next, dependents } = operation
    operation.done = true
    if (this.#unseen.size > 0) this.#unseen.delete(operation)
    this.pending--
    this.finished++
    if (operation.queued) {
      queue.lastDone = operation
      queue.pending--
      if (isLaunch(operation.task.kind)) queue.pendingLaunches--
      queue.head = next
      if (next === undefined) queue.tail = undefined
      else if (--next.blockers === 0) this.#unblocked(next)
    }
    if (dependents !== undefined)
      for (const dependent of dependents) if (--dependent.blockers === 0) this.#unblocked(dependent)
    // An event may keep this operation for as long as it likes: nothing else may hang on it.
    operation.next = undefined
    operation.requires = undefined
    operation.dependents = undefined
  }

  #runSome(count: number, target?: Operation): void {
    this.#pollGates()
    // By the clock only in order: what a seed or a program decides must not depend on how fast this machine is.
    const end = this.#onDemand || this.#random !== undefined ? Infinity : performance.now() + 1
    for (let left = count; left > 0 && this.#runOne(target); left--) if (performance.now() >= end) return
  }

  /** The queue of launches is full: the host blocks until its stream has moved. */
  #makeRoom(queue: OperationQueue): void {
    while (queue.pendingLaunches >= launchQueueLength) {
      const { head } = queue
      if (head === undefined) return
      if (this.runUntil(head)) continue
      this.#warn(
        `launch ${launchQueueLength + 1} on ${queue.label} would block the host for ever on a GPU, as its queue is full behind ${this.describeBlocked(head)}`,
      )
      return
    }
  }

  /** Has the event loop run what nobody waits for. It keeps no process alive. */
  #wake(later: boolean): void {
    if (this.#onDemand && this.#pendingHostFunctions === 0) return
    if (later) {
      this.#timer = setTimeout(() => this.#turn(), 1)
      this.#timer.unref()
    } else {
      this.#immediate = setImmediate(() => this.#turn())
      this.#immediate.unref()
    }
  }

  #turn(): void {
    this.#immediate = undefined
    this.#timer = undefined
    const before = this.finished
    this.#turns++
    this.#hostFunctionsMayRun = true
    try {
      if (this.#onDemand) {
        if (this.#turns % 100 === 0) this.#runSome(16)
      } else if (this.#random !== undefined) this.#runSome(Math.floor(this.#random() * 16))
      else this.#runFor(6)
    } finally {
      this.#hostFunctionsMayRun = false
    }
    const idle = this.finished === before && this.#random === undefined && !this.#onDemand
    if (this.pending > 0 && this.#immediate === undefined) this.#wake(idle)
  }

  /** Leaves the event loop time for its own: what it does between two turns must stay below 15 ms. */
  #runFor(milliseconds: number): void {
    this.#pollGates()
    const end = performance.now() + milliseconds
    while (this.#runOne(undefined)) if (performance.now() >= end) return
  }
}

/** An operation that `target` needs and that waits for none itself. */
function firstNeeded(target: Operation): Operation {
  let operation = target
  while (operation.blockers > 0) {
    const { head } = operation.queue
    const before =
      operation.queued && head !== undefined && head !== operation
        ? head
        : operation.requires?.find((required) => !required.done)
    if (before === undefined) break
    operation = before
  }
  return operation
}
