import type { Allocation } from './allocation.ts'
import type { Capture, CaptureMark } from './capture.ts'
import type { EmulatedDevice } from './emulator-options.ts'
import { OperationQueue } from './operation.ts'
import type { FaultHolder, Operation } from './operation.ts'

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
  readonly limits = new Map<number, number>([
    [0, 1024],
    [1, 1_048_576],
    [2, 8_388_608],
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
