import { CUresult } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { EventState } from './context-state.ts'
import { EventNodeTask } from './event-node-task.ts'
import type { Machine } from './machine.ts'
import type { Task } from './operation.ts'
import { isOut64, put64 } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY } = CUresult

/** Events. A record is an operation; the event names the newest one, and whoever waits keeps the one it saw. */
export function eventApi(machine: Machine): Partial<DriverFunctions> {
  const record = (handle: number, streamHandle: number, flags: number): number => {
    const stream = machine.streamOf(streamHandle)
    if (typeof stream === 'number') return stream
    const event = machine.eventOf(handle)
    if (typeof event === 'number') return event
    if (flags !== 0 && flags !== 1) return CUDA_ERROR_INVALID_VALUE
    if (event.context !== stream.context) return CUDA_ERROR_INVALID_HANDLE
    if (flags === 1) {
      // A record that is a node of its own, for whoever waits outside of the graph.
      if (stream.capture === undefined) return CUresult.CUDA_ERROR_ILLEGAL_STATE
      stream.capture.add(stream, new EventNodeTask('record', event))
      return 0
    }
    if (stream.capture !== undefined) {
      // No node and no record: the event marks where the capture is.
      event.captured = stream.capture.mark(stream)
      return 0
    }
    event.captured = undefined
    event.record = machine.submit(stream, recordTask, costs.recordNs)
    return 0
  }
  return {
    cuEventCreate(out, flags) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isOut64(out) || !Number.isInteger(flags) || flags < 0 || flags > 7) return CUDA_ERROR_INVALID_VALUE
      // An event for other processes cannot time.
      if ((flags & 4) !== 0 && (flags & 2) === 0) return CUDA_ERROR_INVALID_VALUE
      const event = new EventState(context, flags)
      event.handle = machine.handles.add('event', event)
      context.owned.add(event)
      put64(out, event.handle)
      return 0
    },
    cuEventDestroy(handle) {
      const event = machine.eventOf(handle)
      if (typeof event === 'number') return event
      machine.handles.remove('event', handle)
      event.context.owned.delete(event)
      return 0
    },
    cuEventRecord: (handle, stream) => record(handle, stream, 0),
    cuEventRecordWithFlags: record,
    cuEventQuery(handle) {
      const event = machine.eventOf(handle)
      if (typeof event === 'number') return event
      machine.clock.spend(costs.queryNs)
      const refused = machine.captures.refuseHostWaitForEvent(event)
      if (refused !== 0) return refused
      if (event.record === undefined) return 0
      if (!machine.scheduler.query(event.record)) return event.context.fault || CUDA_ERROR_NOT_READY
      machine.hostSaw(event.record)
      return event.context.fault
    },
    cuEventSynchronize(handle) {
      const event = machine.eventOf(handle)
      if (typeof event === 'number') return event
      return machine.captures.refuseHostWaitForEvent(event) || machine.synchronize(event.record, 'cuEventSynchronize')
    },
    cuEventElapsedTime(out, startHandle, endHandle) {
      const start = machine.eventOf(startHandle)
      if (typeof start === 'number') return start
      const end = machine.eventOf(endHandle)
      if (typeof end === 'number') return end
      if (!(out instanceof Float32Array) || out.length === 0) return CUDA_ERROR_INVALID_VALUE
      if (!start.timed || !end.timed || start.record === undefined || end.record === undefined)
        return CUDA_ERROR_INVALID_HANDLE
      if (start.context !== end.context) return CUDA_ERROR_INVALID_HANDLE
      if (!start.record.done || !end.record.done) {
        machine.scheduler.query(end.record)
        return CUDA_ERROR_NOT_READY
      }
      out[0] = (end.record.endNs - start.record.endNs) / 1e6
      return 0
    },
  }
}

/** All records are alike: an event is done when its operation is. */
const recordTask: Task = {
  kind: 'record',
  durationNs: 0,
  run: () => 0,
  describe: () => 'record of an event',
}
