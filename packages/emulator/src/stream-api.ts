import { CUresult } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import type { EventState, StreamState } from './context-state.ts'
import { EventNodeTask } from './event-node-task.ts'
import { HostFunctionTask } from './host-function-task.ts'
import type { Machine } from './machine.ts'
import type { Task } from './operation.ts'
import { isOut64, put32, put64 } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY } = CUresult

/** Streams: made, asked, waited for, destroyed; what they wait for; and what they call. */
export function streamApi(machine: Machine): Partial<DriverFunctions> {
  const create = (out: BigUint64Array | null, flags: number, priority: number): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    if (!isOut64(out) || (flags !== 0 && flags !== 1) || !Number.isInteger(priority)) return CUDA_ERROR_INVALID_VALUE
    // Out of range is no error: the driver takes the nearest one.
    const stream = machine.createStream(context, flags, Math.max(-5, Math.min(0, priority)))
    put64(out, stream.handle)
    return 0
  }
  return {
    cuStreamCreate: (out, flags) => create(out, flags, 0),
    cuStreamCreateWithPriority: (out, flags, priority) => create(out, flags, priority),
    cuStreamDestroy(handle) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      if (stream.isLegacy) return CUDA_ERROR_INVALID_HANDLE
      machine.captures.abandon(stream)
      machine.handles.remove('stream', handle)
      stream.context.streams.delete(stream)
      const { leaving } = stream.context
      for (const left of leaving) if (left.queue.pending === 0) leaving.delete(left)
      if (stream.queue.pending > 0) leaving.add(stream)
      return 0
    },
    cuStreamGetPriority(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return put32(out, stream.priority) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuStreamGetFlags(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return put32(out, stream.flags) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuStreamGetDevice(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return put32(out, stream.context.device.ordinal) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuStreamGetId(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return put64(out, stream.id) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuStreamGetCtx(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return put64(out, stream.context.handle) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuStreamGetCtx_v2(handle, out, green) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      if (!put64(out, stream.context.handle)) return CUDA_ERROR_INVALID_VALUE
      put64(green, 0)
      return 0
    },
    cuStreamQuery(handle) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      machine.clock.spend(costs.queryNs)
      const refused = machine.captures.refuseHostWait(stream)
      if (refused !== 0) return refused
      for (const required of stream.isLegacy ? (stream.implicitlyRequired() ?? []) : [])
        if (!machine.scheduler.query(required)) return stream.context.fault || CUDA_ERROR_NOT_READY
      const last = stream.queue.tail ?? stream.queue.lastDone
      if (!machine.scheduler.query(last)) return stream.context.fault || CUDA_ERROR_NOT_READY
      if (last !== undefined) machine.hostSaw(last)
      return stream.context.fault
    },
    cuStreamSynchronize(handle) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      return machine.captures.refuseHostWait(stream) || machine.synchronizeStream(stream, 'cuStreamSynchronize')
    },
    cuStreamWaitEvent(handle, eventHandle, flags) {
      const stream = machine.streamOf(handle)
      if (typeof stream === 'number') return stream
      const event = machine.eventOf(eventHandle)
      if (typeof event === 'number') return event
      if (flags !== 0 && flags !== 1) return CUDA_ERROR_INVALID_VALUE
      if (flags === 1) return waitExternal(machine, stream, event)
      const captured = machine.captures.waitEvent(stream, event)
      if (captured !== 0) return Math.max(0, captured)
      // An event that was never recorded covers nothing.
      if (event.record !== undefined) machine.submit(stream, waitTask, costs.waitNs, event.record)
      return 0
    },
    cuLaunchHostFunc(handle, callback, userData) {
      const stream = machine.streamOf(handle)
      if (typeof stream === 'number') return stream
      if (!machine.host.knowsCallback(callback)) return CUDA_ERROR_INVALID_VALUE
      const user = userAddress(machine, userData)
      machine.submit(stream, new HostFunctionTask(machine, callback, [user]), costs.launchNs)
      return 0
    },
    cuStreamAddCallback(handle, callback, userData, flags) {
      const stream = machine.streamOf(handle)
      if (typeof stream === 'number') return stream
      if (flags !== 0 || !machine.host.knowsCallback(callback)) return CUDA_ERROR_INVALID_VALUE
      const user = userAddress(machine, userData)
      machine.submit(stream, new HostFunctionTask(machine, callback, [handle, 0, user]), costs.launchNs)
      return 0
    },
  }
}

/** In a capture, a node that waits for the event whenever the graph is launched. Outside there is no such wait. */
function waitExternal(machine: Machine, stream: StreamState, event: EventState): number {
  if (stream.capture === undefined) return CUresult.CUDA_ERROR_ILLEGAL_STATE
  stream.capture.add(stream, new EventNodeTask('wait', event))
  machine.clock.spend(costs.waitNs)
  return 0
}

/** All waits are alike: what is waited for stands in the operation. */
const waitTask: Task = {
  kind: 'wait',
  durationNs: 0,
  run: () => 0,
  describe: () => 'wait for an event',
}

function userAddress(machine: Machine, userData: unknown): number {
  if (typeof userData === 'number') return userData
  return ArrayBuffer.isView(userData) || userData instanceof ArrayBuffer ? machine.memory.host.addressOf(userData) : 0
}
