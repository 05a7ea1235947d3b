import type { Allocation } from './allocation.ts'
import type { EmulatedDevice } from './emulator-options.ts'
import { isBeforeOrIn } from './graph.ts'
import type { Graph, GraphNode } from './graph.ts'
import { OperationQueue } from './operation.ts'
import type { FaultHolder, Operation, Task } from './operation.ts'

/** A device of a machine. */
export interface DeviceState {
  readonly ordinal: number
  readonly emulated: EmulatedDevice
  /** The primary context, while somebody retains it. */
  primary: ContextState | undefined
  primaryRetained: number
  primaryFlags: number
  /** Bytes that are allocated. */
  usedBytes: number
  /** What {@link usedBytes} may reach. */
  limitBytes: number
  /** A CUresult that every call on this device gives, once it is lost. */
  lost: number
}

/** A context, and the streams that live in it. */
export class ContextState implements FaultHolder {
  handle = 0
  fault = 0
  faultCause = ''
  flags: number
  readonly id: number
  readonly device: DeviceState
  readonly primary: boolean
  /** By CUlimit, as on an H200. */
  readonly limits = new Map<number, number>([
    [0, 1024],
    [1, 8_650_752],
    [2, 8_388_608],
    [4, 2048],
    [5, 64],
    [6, 11_796_480],
    [7, 232_448],
    [8, 0],
  ])
  cacheConfig = 0
  readonly legacy: StreamState
  /** Those of programs, without {@link legacy}. */
  readonly streams = new Set<StreamState>()
  /** Destroyed streams with work that still runs. */
  readonly leaving = new Set<StreamState>()
  readonly allocations = new Set<Allocation>()
  /** Handles of objects that end with the context. */
  readonly owned = new Set<{ handle: number; readonly kind: string }>()
  /** The handles of contexts whose memory kernels here may use. */
  readonly peers = new Set<number>()
  destroyed = false

  constructor(device: DeviceState, id: number, primary: boolean, flags: number, legacyStreamId: number) {
    this.device = device
    this.id = id
    this.primary = primary
    this.flags = flags
    this.legacy = new StreamState(this, legacyStreamId, 0, 0, `the default stream of device ${device.ordinal}`)
  }
}

/** A stream: its queue, and how it behaves towards the default stream. */
export class StreamState {
  readonly kind = 'stream'
  handle = 0
  readonly context: ContextState
  readonly id: number
  readonly flags: number
  readonly priority: number
  readonly queue: OperationQueue
  /** The capture that this stream takes part in. */
  capture: Capture | undefined

  constructor(context: ContextState, id: number, flags: number, priority: number, label: string) {
    this.context = context
    this.id = id
    this.flags = flags
    this.priority = priority
    this.queue = new OperationQueue(id, label, context)
  }

  get blocking(): boolean {
    return (this.flags & 1) === 0
  }

  get isLegacy(): boolean {
    return this === this.context.legacy
  }

  /**
   * What an operation submitted here now has to wait for by the rules of the default stream: it waits for all blocking
   * streams, and they wait for it.
   *
   * @see Stream synchronization behavior (CUDA Driver API)
   */
  implicitlyRequired(): Operation[] | undefined {
    const { context } = this
    if (!this.isLegacy) {
      const { tail } = context.legacy.queue
      return this.blocking && tail !== undefined ? [tail] : undefined
    }
    let required: Operation[] | undefined
    for (const streams of [context.streams, context.leaving])
      for (const stream of streams) {
        const { tail } = stream.queue
        if (stream.blocking && tail !== undefined) (required ??= []).push(tail)
      }
    return required
  }
}

/** An event: the operation that its newest record is. */
export class EventState {
  readonly kind = 'event'
  handle = 0
  readonly context: ContextState
  readonly flags: number
  record: Operation | undefined
  /** What it marks since a capture took its newest record. */
  captured: CaptureMark | undefined

  constructor(context: ContextState, flags: number) {
    this.context = context
    this.flags = flags
  }

  get timed(): boolean {
    return (this.flags & 2) === 0
  }
}

/** What an event marks that was recorded in a capture: the nodes that whoever waits for it comes after. */
export interface CaptureMark {
  readonly capture: Capture
  readonly nodes: ReadonlySet<GraphNode>
}

/**
 * A capture: the streams that take part, and for each the nodes that the next one captured there comes after.
 *
 * @see Stream capture (CUDA Programming Guide, CUDA Graphs)
 */
export class Capture {
  readonly id: number
  readonly origin: StreamState
  readonly mode: number
  readonly graph: Graph
  /** An illegal call was made: all that is left is to end it. */
  invalidated = false
  readonly frontiers = new Map<StreamState, Set<GraphNode>>()
  /** Kept, since cuStreamGetCaptureInfo gives out their addresses. */
  dependencyHandles = new BigUint64Array(1)
  edgeData = new Uint8Array(8)

  constructor(id: number, origin: StreamState, mode: number, graph: Graph, first: Iterable<GraphNode> = []) {
    this.id = id
    this.origin = origin
    this.mode = mode
    this.graph = graph
    this.#join(origin, first)
  }

  /** Captures a task on a stream that takes part. */
  add(stream: StreamState, task: Task): GraphNode {
    const node = this.graph.add(task, this.frontier(stream))
    this.frontiers.set(stream, new Set([node]))
    return node
  }

  frontier(stream: StreamState): Set<GraphNode> {
    return this.frontiers.get(stream) ?? new Set()
  }

  /** A record: the event marks what the stream has captured. */
  mark(stream: StreamState): CaptureMark {
    return { capture: this, nodes: new Set(this.frontier(stream)) }
  }

  /** A stream waits for an event that was recorded in this capture, and takes part from then on. */
  wait(stream: StreamState, nodes: Iterable<GraphNode>): void {
    const frontier = this.frontiers.get(stream)
    if (frontier === undefined) this.#join(stream, nodes)
    else for (const node of nodes) frontier.add(node)
  }

  #join(stream: StreamState, nodes: Iterable<GraphNode>): void {
    this.frontiers.set(stream, new Set(nodes))
    stream.capture = this
  }

  /** The streams are ordinary again. Returns whether all work was joined to the stream that began the capture. */
  end(): boolean {
    const joined = this.frontier(this.origin)
    let complete = true
    for (const [stream, frontier] of this.frontiers) {
      stream.capture = undefined
      if (stream === this.origin || this.invalidated) continue
      for (const node of frontier) if (!isBeforeOrIn(node, joined)) complete = false
    }
    return complete
  }
}
