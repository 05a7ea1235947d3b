/** What an operation does, for the log, the cost model and the race detector. */
export type TaskKind =
  | 'kernel'
  | 'copy'
  | 'memset'
  | 'record'
  | 'wait'
  | 'wait-value'
  | 'write-value'
  | 'host-function'
  | 'allocate'
  | 'free'
  | 'graph'
  | 'empty'

/** The work of an operation. It is pure data until it runs, so that a graph can run it again and again. */
export interface Task {
  readonly kind: TaskKind
  /** How long it takes in virtual time. */
  readonly durationNs: number
  /** Runs it, and returns a CUresult: anything but 0 is a fault that destroys the context. */
  run(operation: Operation): number
  /** For a task that waits for memory to hold a value: may it go on? */
  isOpen?(): boolean
  /** The context was lost before it could run. */
  drop?(): void
  /** One line for people: `memset of 16 bytes at 0x…`. */
  describe(): string
}

/** A context as an operation sees it: the fault that destroyed it, or 0. */
export interface FaultHolder {
  fault: number
  /** Who caused {@link fault}, for people. */
  faultCause: string
}

/** Operations that run one after the other: those of a stream. Linked from oldest to newest while they are pending. */
export class OperationQueue {
  readonly id: number
  readonly label: string
  readonly context: FaultHolder
  head: Operation | undefined
  tail: Operation | undefined
  /** Pending operations, and those among them that take a place in the launch queue of the hardware. */
  pending = 0
  pendingLaunches = 0
  /** The one that finished last, whose clock and end time the next one starts from. */
  lastDone: Operation | undefined

  constructor(id: number, label: string, context: FaultHolder) {
    this.id = id
    this.label = label
    this.context = context
  }
}

/** One step of work on a device: pending until everything before it is done, then ready, then done. */
export class Operation {
  readonly task: Task
  /** The stream’s queue; for the node of a graph the stream that the graph was launched into. */
  readonly queue: OperationQueue
  /** Its place in the order of submission, over all streams. */
  readonly sequence: number
  done = false
  /** How many operations it still waits for. */
  blockers = 0
  /** The next one in the same queue. */
  next: Operation | undefined
  /** What must be done before, besides the queue’s order; kept until it is done itself. */
  requires: Operation[] | undefined
  /** Who waits for it, besides its queue. */
  dependents: Operation[] | undefined
  /** Whether it stands in its queue, or is the node of a graph, ordered by edges alone. */
  readonly queued: boolean
  /** Virtual times. */
  submittedNs = 0
  startNs = 0
  endNs = 0
  /** For the node of a graph: the operation that comes after all nodes of its launch. */
  closedBy: Operation | undefined
  /** What it runs after, for the race detector. */
  clock: VectorClock | undefined

  constructor(task: Task, queue: OperationQueue, sequence: number, queued: boolean) {
    this.task = task
    this.queue = queue
    this.sequence = sequence
    this.queued = queued
  }

  /** For reports: `memset of 16 bytes at 0x70000000000 (operation 12 of stream 3)`. */
  toString(): string {
    return `${this.task.describe()} (operation ${this.sequence} on ${this.queue.label})`
  }
}

/** For each line of work how much of it came before; a missing one is 0. */
export type VectorClock = Map<number, number>

/** Whether a task takes a place in the launch queue of the hardware, which holds 1020. */
export function isLaunch(kind: TaskKind): boolean {
  return kind === 'kernel' || kind === 'copy' || kind === 'memset'
}
