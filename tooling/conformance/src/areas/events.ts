import { casesOf, observe } from '../case.ts'
import { OtherThread } from '../other-thread.ts'
import { illegalState, invalidHandle, invalidValue, notReady, ok } from '../result-name.ts'

export const events = casesOf('events', (conformanceCase) => {
  conformanceCase(
    'an event that was never recorded counts as done',
    (f) => {
      const event = f.event()
      return [f.call.cuEventQuery(event), f.call.cuEventSynchronize(event)]
    },
    [ok, ok],
  )

  conformanceCase(
    'waiting for an event that was never recorded orders nothing, also when it is recorded later',
    async (f) => {
      const [held, waiter, event, to] = [f.stream(), f.stream(), f.event(), f.memory()]
      f.gate(held)
      const waited = f.call.cuStreamWaitEvent(waiter, event, 0)
      f.checked.cuEventRecord(event, held)
      f.launch('fill', waiter, to, 1, 1)
      await f.untilDone(waiter)
      return [waited, f.call.cuEventQuery(event), f.read(to)]
    },
    [ok, notReady, [1]],
  )

  conformanceCase(
    'an event is done when everything that its stream was given before the record is done',
    (f) => {
      const [stream, event] = [f.stream(), f.event()]
      const gate = f.gate(stream)
      f.checked.cuEventRecord(event, stream)
      const before = f.call.cuEventQuery(event)
      gate.open()
      return [before, f.call.cuEventSynchronize(event), f.call.cuEventQuery(event)]
    },
    [notReady, ok, ok],
  )

  conformanceCase(
    'an event does not cover what its stream is given after the record',
    (f) => {
      const [stream, event, to] = [f.stream(), f.event(), f.memory()]
      f.launch('fill', stream, to, 1, 1)
      f.checked.cuEventRecord(event, stream)
      f.gate(stream)
      f.launch('fill', stream, to, 1, 2)
      return [f.call.cuEventSynchronize(event), f.call.cuStreamQuery(stream), f.read(to)]
    },
    [ok, notReady, [1]],
  )

  conformanceCase(
    'a stream runs what it is given after a wait only when the event is done',
    (f) => {
      const [held, waiter, event, to] = [f.stream(), f.stream(), f.event(), f.memory()]
      const gate = f.gate(held)
      f.launch('fill', held, to, 1, 8)
      f.checked.cuEventRecord(event, held)
      f.checked.cuStreamWaitEvent(waiter, event, 0)
      f.launch('copy', waiter, to + 64, to, 1)
      const before = [f.call.cuStreamQuery(waiter), f.read(to + 64)]
      gate.open()
      f.checked.cuStreamSynchronize(waiter)
      return [before, f.read(to + 64)]
    },
    [[notReady, [0]], [8]],
  )

  conformanceCase(
    'a wait keeps the record that it saw: recording the event again elsewhere does not let the waiter start',
    (f) => {
      const [held, idle, waiter, event, to] = [f.stream(), f.stream(), f.stream(), f.event(), f.memory()]
      const gate = f.gate(held)
      f.launch('fill', held, to, 1, 9)
      f.checked.cuEventRecord(event, held)
      f.checked.cuStreamWaitEvent(waiter, event, 0)
      f.launch('copy', waiter, to + 64, to, 1)
      f.checked.cuEventRecord(event, idle)
      f.checked.cuStreamSynchronize(idle)
      const before = [f.call.cuEventQuery(event), f.call.cuStreamQuery(waiter)]
      gate.open()
      f.checked.cuStreamSynchronize(waiter)
      return [before, f.read(to + 64)]
    },
    [[ok, notReady], [9]],
  )

  conformanceCase(
    'a query answers for the newest record, also where the one before is still pending',
    (f) => {
      const [held, idle, event] = [f.stream(), f.stream(), f.event()]
      f.gate(held)
      f.checked.cuEventRecord(event, held)
      const first = f.call.cuEventQuery(event)
      f.checked.cuEventRecord(event, idle)
      f.checked.cuStreamSynchronize(idle)
      return [first, f.call.cuEventQuery(event), f.call.cuEventSynchronize(event)]
    },
    [notReady, ok, ok],
  )

  conformanceCase(
    'an event that is done is not done any more when it is recorded again on a busy stream',
    (f) => {
      const [held, idle, event] = [f.stream(), f.stream(), f.event()]
      f.checked.cuEventRecord(event, idle)
      f.checked.cuEventSynchronize(event)
      f.gate(held)
      f.checked.cuEventRecord(event, held)
      return f.call.cuEventQuery(event)
    },
    notReady,
  )

  conformanceCase(
    'an event recorded on two streams in turn covers the second one alone',
    async (f) => {
      const [held, other, waiter, event, to] = [f.stream(), f.stream(), f.stream(), f.event(), f.memory()]
      f.gate(held)
      f.checked.cuEventRecord(event, held)
      f.checked.cuEventRecord(event, other)
      f.checked.cuStreamWaitEvent(waiter, event, 0)
      f.launch('fill', waiter, to, 1, 3)
      await f.untilDone(waiter)
      return [f.call.cuStreamQuery(held), f.read(to)]
    },
    [notReady, [3]],
  )

  conformanceCase(
    'destroying an event that a stream waits for succeeds, and the stream still waits',
    (f) => {
      const [held, waiter, event, to] = [f.stream(), f.stream(), f.event(), f.memory()]
      const gate = f.gate(held)
      f.launch('fill', held, to, 1, 4)
      f.checked.cuEventRecord(event, held)
      f.checked.cuStreamWaitEvent(waiter, event, 0)
      f.launch('copy', waiter, to + 64, to, 1)
      const destroyed = f.call.cuEventDestroy(event)
      const before = f.call.cuStreamQuery(waiter)
      gate.open()
      f.checked.cuStreamSynchronize(waiter)
      return [destroyed, before, f.read(to + 64)]
    },
    [ok, notReady, [4]],
  )

  conformanceCase(
    'a stream that waits for an event of its own is not held up',
    async (f) => {
      const [stream, event] = [f.stream(), f.event()]
      f.checked.cuEventRecord(event, stream)
      const waited = f.call.cuStreamWaitEvent(stream, event, 0)
      await f.untilDone(stream)
      return waited
    },
    ok,
  )

  conformanceCase(
    'waiting is transitive: a stream that waits for a waiter comes after what that one waited for',
    (f) => {
      const [first, second, third, to] = [f.stream(), f.stream(), f.stream(), f.memory()]
      const [one, two] = [f.event(), f.event()]
      const gate = f.gate(first)
      f.launch('fill', first, to, 1, 6)
      f.checked.cuEventRecord(one, first)
      f.checked.cuStreamWaitEvent(second, one, 0)
      f.checked.cuEventRecord(two, second)
      f.checked.cuStreamWaitEvent(third, two, 0)
      f.launch('copy', third, to + 64, to, 1)
      const before = f.call.cuStreamQuery(third)
      gate.open()
      f.checked.cuStreamSynchronize(third)
      return [before, f.read(to + 64)]
    },
    [notReady, [6]],
  )

  conformanceCase(
    'the host can wait for an event while its stream has more to do',
    (f) => {
      const [stream, event] = [f.stream(), f.event(1)]
      f.checked.cuEventRecord(event, stream)
      f.gate(stream)
      return [f.call.cuEventSynchronize(event), f.call.cuStreamQuery(stream)]
    },
    [ok, notReady],
  )

  conformanceCase(
    'the default stream records events, and waits for them',
    async (f) => {
      const [held, event] = [f.stream(), f.event()]
      const recorded = f.call.cuEventRecord(event, 0)
      f.checked.cuEventSynchronize(event)
      const gate = f.gate(held)
      f.checked.cuEventRecord(event, held)
      const waited = f.call.cuStreamWaitEvent(0, event, 0)
      const before = f.call.cuStreamQuery(0)
      gate.open()
      await f.untilDone(0)
      return [recorded, waited, before]
    },
    [ok, ok, notReady],
  )

  conformanceCase(
    'the time between two events is a number from 0 up',
    (f) => {
      const [stream, start, end, to] = [f.stream(), f.event(0), f.event(0), f.memory()]
      const elapsedMs = new Float32Array([-1])
      f.checked.cuEventRecord(start, stream)
      f.launch('fill', stream, to, 1, 1)
      f.checked.cuEventRecord(end, stream)
      f.checked.cuEventSynchronize(end)
      return [f.call.cuEventElapsedTime(elapsedMs, start, end), (elapsedMs[0] ?? -1) >= 0]
    },
    [ok, true],
  )

  conformanceCase(
    'no time is known between events that are not done',
    (f) => {
      const [stream, start, end] = [f.stream(), f.event(0), f.event(0)]
      f.checked.cuEventRecord(start, stream)
      f.gate(stream)
      f.checked.cuEventRecord(end, stream)
      return f.call.cuEventElapsedTime(new Float32Array(1), start, end)
    },
    notReady,
  )

  conformanceCase(
    'no time is known between events that were never recorded, or one of them',
    (f) => {
      const [stream, recorded, never] = [f.stream(), f.event(0), f.event(0)]
      f.checked.cuEventRecord(recorded, stream)
      f.checked.cuEventSynchronize(recorded)
      const out = new Float32Array(1)
      return [
        f.call.cuEventElapsedTime(out, never, never),
        f.call.cuEventElapsedTime(out, recorded, never),
        f.call.cuEventElapsedTime(out, never, recorded),
      ]
    },
    [invalidHandle, invalidHandle, invalidHandle],
  )

  conformanceCase(
    'no time is known between events of which one keeps no time',
    (f) => {
      const [stream, timed, untimed] = [f.stream(), f.event(0), f.event(2)]
      f.checked.cuEventRecord(timed, stream)
      f.checked.cuEventRecord(untimed, stream)
      f.checked.cuStreamSynchronize(stream)
      const out = new Float32Array(1)
      return [f.call.cuEventElapsedTime(out, timed, untimed), f.call.cuEventElapsedTime(out, untimed, timed)]
    },
    [invalidHandle, invalidHandle],
  )

  conformanceCase(
    'the time from an event to itself is 0',
    (f) => {
      const [stream, event] = [f.stream(), f.event(0)]
      f.checked.cuEventRecord(event, stream)
      f.checked.cuEventSynchronize(event)
      const out = new Float32Array([9])
      return [f.call.cuEventElapsedTime(out, event, event), out[0] ?? 9]
    },
    [ok, 0],
  )

  conformanceCase(
    'an event takes the flags for blocking waits and for no timing, and refuses others',
    (f) => {
      const out = new BigUint64Array(1)
      return [0, 1, 2, 3, 8, 16].map((flags) => f.call.cuEventCreate(out, flags))
    },
    [ok, ok, ok, ok, invalidValue, invalidValue],
  )

  conformanceCase(
    'an event for other processes must keep no time',
    (f) => f.call.cuEventCreate(new BigUint64Array(1), 4),
    invalidValue,
  )

  conformanceCase('an event needs a place for its handle', (f) => f.call.cuEventCreate(null, 0), invalidValue)

  conformanceCase(
    'the null event is no event',
    (f) => {
      const stream = f.stream()
      return [
        f.call.cuEventQuery(0),
        f.call.cuEventSynchronize(0),
        f.call.cuEventRecord(0, stream),
        f.call.cuStreamWaitEvent(stream, 0, 0),
        f.call.cuEventDestroy(0),
      ]
    },
    [invalidHandle, invalidHandle, invalidHandle, invalidHandle, invalidHandle],
  )

  conformanceCase(
    'flags of a record and of a wait that mean nothing are refused',
    (f) => {
      const [stream, event] = [f.stream(), f.event()]
      return [f.call.cuEventRecordWithFlags(event, stream, 7), f.call.cuStreamWaitEvent(stream, event, 7)]
    },
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'an external record and an external wait need a capture',
    (f) => {
      const [stream, event] = [f.stream(), f.event()]
      return [f.call.cuEventRecordWithFlags(event, stream, 1), f.call.cuStreamWaitEvent(stream, event, 1)]
    },
    [illegalState, illegalState],
  )

  conformanceCase(
    'a record with no flags is a record',
    (f) => {
      const [stream, event] = [f.stream(), f.event()]
      f.gate(stream)
      return [f.call.cuEventRecordWithFlags(event, stream, 0), f.call.cuEventQuery(event)]
    },
    [ok, notReady],
  )

  conformanceCase(
    'an event of one context cannot be recorded on a stream of another, but can be waited for there',
    (f) => {
      const event = f.event()
      const home = f.stream()
      f.checked.cuEventRecord(event, home)
      const other = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
      const stream = f.stream()
      const results = [f.call.cuEventRecord(event, stream), f.call.cuStreamWaitEvent(stream, event, 0)]
      f.checked.cuStreamDestroy(stream)
      f.checked.cuCtxDestroy(other)
      return results
    },
    [invalidHandle, ok],
  )

  conformanceCase(
    'an event can be recorded for all streams of a context, or waited for by all of them',
    (f) => {
      const event = f.event()
      return [f.call.cuCtxRecordEvent(f.context, event), f.call.cuCtxWaitEvent(f.context, event)]
    },
    observe,
  )

  conformanceCase(
    'a thread that waits for an event keeps the record that it saw, also when the event is recorded again meanwhile',
    async (f) => {
      const [held, idle, event] = [f.stream(), f.stream(), f.event()]
      const gate = f.gate(held)
      f.checked.cuEventRecord(event, held)
      const thread = await OtherThread.waitingFor(event)
      // It said that it is about to call; these queries take far longer than a call takes to begin.
      for (let count = 0; count < 100_000; count++) f.raw.cuEventQuery(event)
      f.checked.cuEventRecord(event, idle)
      f.checked.cuStreamSynchronize(idle)
      for (let turn = 0; turn < 10_000; turn++) await new Promise((resolve) => setImmediate(resolve))
      const before = [f.call.cuEventQuery(event), thread.answer ?? 'waits']
      gate.open()
      return [before, (await thread.end()) ?? 'no answer']
    },
    [[ok, 'waits'], ok],
    { needs: 'threads' },
  )
})
