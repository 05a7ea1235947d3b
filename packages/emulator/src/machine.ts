import { CUresult } from '@cubaton/driver'
import type { HostMemory } from '@cubaton/driver'
import { ListeningObserver } from './access-observer.ts'
import type { AccessListener, AccessObserver } from './access-observer.ts'
import { AddressSpace } from './address-space.ts'
import { Captures } from './capture.ts'
import { ContextState, EventState, StreamState } from './context-state.ts'
import type { DeviceState } from './context-state.ts'
import { emulatedDevices } from './emulator-options.ts'
import type { EmulatorOptions } from './emulator-options.ts'
import { HandleTable } from './handle-table.ts'
import { EmulatedHostBridge } from './host-bridge.ts'
import type { KernelDefinition } from './kernel-definition.ts'
import { Memory } from './memory.ts'
import type { Operation, Task } from './operation.ts'
import { OperationLog } from './operation-log.ts'
import { RaceDetector } from './race-detector.ts'
import { Scheduler } from './scheduler.ts'
import { costs, VirtualClock } from './virtual-clock.ts'

/** Everything a driver and its devices hold. */
export class Machine {
  readonly options: EmulatorOptions
  readonly devices: DeviceState[]
  readonly handles: HandleTable
  readonly memory: Memory
  readonly host: EmulatedHostBridge
  readonly clock = new VirtualClock()
  readonly captures = new Captures()
  readonly scheduler: Scheduler
  readonly log: OperationLog | undefined
  /** The contexts that were made current; the last one is. */
  readonly currentContexts: ContextState[] = []
  /** The kernels that modules may name. */
  readonly kernels = new Map<string, KernelDefinition>()
  initialized = false
  readonly detector: RaceDetector | undefined
  accesses: AccessObserver | undefined
  /** What happens whenever the host has waited for the device: pools give back what they need not keep. */
  afterSynchronize: () => void = () => undefined
  readonly #warned = new Set<string>()
  readonly #contexts = new Set<ContextState>()
  #nextStreamId = 1
  #nextContextId = 1

  constructor(options: EmulatorOptions = {}) {
    this.options = options
    this.devices = emulatedDevices(options.devices).map((emulated, ordinal) => ({
      ordinal,
      emulated,
      primary: undefined,
      primaryRetained: 0,
      primaryFlags: 0,
      usedBytes: 0,
      limitBytes: emulated.memoryBytes,
      lost: 0,
    }))
    this.handles = new HandleTable(options.reuseHandles ?? false)
    const warn = (message: string): void => this.warn(message)
    const reuse = options.reuseAddresses !== 'never'
    this.memory = new Memory(this.devices.length, reuse, options.touchableBytes ?? 2 ** 32, warn)
    this.host = new EmulatedHostBridge(this.memory)
    this.scheduler = new Scheduler(options.scheduler ?? 'in-order', this.clock, warn)
    this.scheduler.onFault = (context) => {
      if (context instanceof ContextState) this.loseDevice(context.device.ordinal, context.fault, context.faultCause)
    }
    if (options.logOperations === true) this.log = this.scheduler.log = new OperationLog()
    if (options.detectRaces === true) this.detector = this.accesses = this.scheduler.observer = new RaceDetector()
  }

  /** Warns the process, once for each message. */
  warn(message: string): void {
    if (this.#warned.size >= 1000 || this.#warned.has(message)) return
    this.#warned.add(message)
    process.emitWarning(message, { type: 'CubatonWarning', code: 'CUBATON_EMULATOR' })
  }

  /** The current context, or the CUresult that a call has to give where there is none that works. */
  enter(): ContextState | number {
    if (!this.initialized) return CUresult.CUDA_ERROR_NOT_INITIALIZED
    const context = this.currentContexts.at(-1)
    if (context === undefined) return CUresult.CUDA_ERROR_INVALID_CONTEXT
    if (context.destroyed) return CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED
    return context.fault === 0 ? context : context.fault
  }

  deviceAt(ordinal: number): DeviceState | number {
    if (!this.initialized) return CUresult.CUDA_ERROR_NOT_INITIALIZED
    return this.devices[ordinal] ?? CUresult.CUDA_ERROR_INVALID_DEVICE
  }

  createContext(device: DeviceState, primary: boolean, flags: number): ContextState {
    const context = new ContextState(device, this.#nextContextId++, primary, flags, this.#nextStreamId++)
    context.handle = this.handles.add('context', context)
    this.#contexts.add(context)
    return context
  }

  /** Ends a context and all that lives in it. Pending work is finished first, where it can be. */
  destroyContext(context: ContextState): void {
    this.scheduler.drain()
    context.fault ||= CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED
    context.destroyed = true
    this.scheduler.drain()
    for (const stream of context.streams) this.handles.remove('stream', stream.handle)
    for (const owned of context.owned) this.handles.remove(owned.kind, owned.handle)
    for (const allocation of context.allocations) {
      if (!allocation.onHost) context.device.usedBytes -= AddressSpace.reservedBytes(allocation.byteLength)
      this.memory.release(allocation)
    }
    this.handles.remove('context', context.handle)
    this.#contexts.delete(context)
  }

  createStream(context: ContextState, flags: number, priority: number): StreamState {
    const id = this.#nextStreamId++
    const stream = new StreamState(context, id, flags, priority, `stream ${id}`)
    stream.handle = this.handles.add('stream', stream)
    context.streams.add(stream)
    return stream
  }

  /** The stream that a call gives work to, or the CUresult it has to give. */
  streamOf(handle: number): StreamState | number {
    const stream = this.anyStreamOf(handle)
    if (typeof stream === 'number') return stream
    if (stream.capture?.invalidated === true) return CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
    if (stream.isLegacy && this.captures.active.size > 0) return this.captures.refuseLegacy(stream) || stream
    return stream
  }

  /** The stream that a call names, also where its capture is broken. */
  anyStreamOf(handle: number): StreamState | number {
    const stream = this.handles.get(handle)
    // A stream brings its context with it: none needs to be current.
    if (stream instanceof StreamState) return stream.context.fault === 0 ? stream : stream.context.fault
    const context = this.enter()
    if (typeof context === 'number') return context
    if (handle === 0 || handle === 1) return context.legacy
    return handle === 2 ? CUresult.CUDA_ERROR_NOT_SUPPORTED : CUresult.CUDA_ERROR_INVALID_HANDLE
  }

  eventOf(handle: number): EventState | number {
    const event = this.handles.get(handle)
    if (event instanceof EventState) return event.context.fault === 0 ? event : event.context.fault
    const context = this.enter()
    return typeof context === 'number' ? context : CUresult.CUDA_ERROR_INVALID_HANDLE
  }

  /** Submits work to a stream; undefined where a capture took it. */
  submit(stream: StreamState, task: Task, hostCostNs: number, required?: Operation): Operation | undefined {
    this.clock.spend(hostCostNs)
    if (stream.capture !== undefined) {
      stream.capture.add(stream, task)
      return undefined
    }
    const implicit = stream.implicitlyRequired()
    let requires = implicit
    if (required !== undefined) {
      if (requires === undefined) requires = [required]
      else requires.push(required)
    }
    return this.scheduler.submit(task, stream.queue, requires)
  }

  /** Blocks the host until an operation is done; returns the call’s CUresult. */
  synchronize(operation: Operation | undefined, call: string): number {
    this.clock.spend(costs.synchronizeNs)
    if (operation === undefined) return 0
    if (!this.scheduler.runUntil(operation)) {
      this.warn(
        `${call} would block for ever, and returns CUDA_ERROR_UNKNOWN instead: what it waits for is: ${this.scheduler.describeBlocked(operation)}; only the host could let that go on`,
      )
      return CUresult.CUDA_ERROR_UNKNOWN
    }
    this.hostSaw(operation)
    this.afterSynchronize()
    return operation.queue.context.fault
  }

  /** The host knows that an operation is done. */
  hostSaw(operation: Operation): void {
    this.clock.hostSaw(operation)
    this.scheduler.observer?.hostSaw(operation)
  }

  /** Waits for everything in a context. */
  synchronizeContext(context: ContextState, call = 'cuCtxSynchronize'): number {
    const tails: Operation[] = []
    for (const streams of [[context.legacy], context.streams, context.leaving])
      for (const stream of streams) {
        const last = stream.queue.tail ?? stream.queue.lastDone
        if (last !== undefined) tails.push(last)
      }
    for (const tail of tails) {
      const result = this.synchronize(tail, call)
      if (result !== 0) return result
    }
    for (const stream of context.leaving) if (stream.queue.pending === 0) context.leaving.delete(stream)
    return context.fault
  }

  /** Waits for a stream; for the default stream, for the blocking streams too, since it comes after them. */
  synchronizeStream(stream: StreamState, call: string): number {
    for (const required of stream.isLegacy ? (stream.implicitlyRequired() ?? []) : []) {
      const result = this.synchronize(required, call)
      if (result !== 0) return result
    }
    return this.synchronize(stream.queue.tail ?? stream.queue.lastDone, call)
  }

  /** The bytes of host memory as a call names it; undefined where there are not that many. */
  hostBytes(memory: HostMemory, byteLength: number): Uint8Array | undefined {
    const place = this.memory.hostPlace(memory, byteLength)
    return place?.allocation.bytes?.subarray(place.offset, place.offset + byteLength)
  }

  /** Writes an integer through a pointer of the caller; false where it points at nothing. */
  writeHost(memory: HostMemory, value: number, byteLength: 4 | 8): boolean {
    const bytes = this.hostBytes(memory, byteLength)
    if (bytes === undefined) return false
    const view = new DataView(bytes.buffer, bytes.byteOffset, byteLength)
    if (byteLength === 4) view.setUint32(0, value, true)
    else view.setBigUint64(0, BigInt(value), true)
    return true
  }

  listenToAccesses(listener: AccessListener): void {
    this.accesses = new ListeningObserver(listener, this.accesses)
  }

  /**
   * A device stops to answer, as it does for a whole process when a kernel faults: its work is given up, all of its
   * contexts are lost, and no new one is to be had.
   */
  loseDevice(ordinal: number, code: number, cause = `device ${ordinal} was lost`): void {
    const device = this.devices[ordinal]
    if (device === undefined) return
    device.lost = code
    for (const context of this.#contexts)
      if (context.device === device) {
        context.fault ||= code
        context.faultCause ||= cause
      }
  }

  close(): void {
    this.scheduler.close()
  }
}
