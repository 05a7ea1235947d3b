import { casesOf } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import {
  captureImplicit,
  captureInvalidated,
  captureMerge,
  captureUnjoined,
  captureUnmatched,
  captureUnsupported,
  illegalState,
  invalidValue,
  ok,
} from '../result-name.ts'

const threadLocal = 1
const [none, active, invalidated] = [0, 1, 2]

export const capture = casesOf('capture', (conformanceCase) => {
  conformanceCase(
    'a stream knows whether it is captured',
    (f) => {
      const [stream, other] = [f.stream(), f.stream()]
      const before = status(f, stream)
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      const during = [status(f, stream), status(f, other)]
      end(f, stream)
      return [before, during, status(f, stream)]
    },
    [none, [active, none], none],
  )

  conformanceCase(
    'a stream that waits for an event of a capture joins it, and is ordinary again at its end',
    (f) => {
      const [first, second, event, memory] = [f.stream(), f.stream(), f.event(), f.memory()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      f.checked.cuEventRecord(event, first)
      const waited = f.call.cuStreamWaitEvent(second, event, 0)
      const during = status(f, second)
      const ended = end(f, first)
      f.launch('fill', second, memory, 1, 4)
      f.checked.cuStreamSynchronize(second)
      return [waited, during, ended, status(f, second), f.read(memory)]
    },
    [ok, active, ok, none, [4]],
  )

  conformanceCase(
    'a capture that ends with work of another stream not joined is unjoined, and both streams are ordinary again',
    (f) => {
      const [first, second, event, memory] = [f.stream(), f.stream(), f.event(), f.memory()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      f.launch('fill', second, memory, 1, 1)
      const ended = end(f, first)
      const after = [status(f, first), status(f, second)]
      f.launch('fill', first, memory, 1, 2)
      f.launch('fill', second, memory + 4, 1, 3)
      f.checked.cuStreamSynchronize(first)
      f.checked.cuStreamSynchronize(second)
      return [ended, after, f.read(memory, 2)]
    },
    [captureUnjoined, [none, none], [2, 3]],
  )

  conformanceCase(
    'a capture cannot be ended on another stream than it was begun on',
    (f) => {
      const [first, second, event] = [f.stream(), f.stream(), f.event()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      return [end(f, second), status(f, second), end(f, first)]
    },
    [captureUnmatched, invalidated, captureInvalidated],
  )

  conformanceCase(
    'two captures cannot be joined: both are broken',
    (f) => {
      const [first, second, event] = [f.stream(), f.stream(), f.event()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      f.checked.cuStreamBeginCapture(second, threadLocal)
      f.checked.cuEventRecord(event, first)
      return [f.call.cuStreamWaitEvent(second, event, 0), status(f, second), end(f, second), end(f, first)]
    },
    [captureMerge, invalidated, captureInvalidated, captureInvalidated],
  )

  conformanceCase(
    'several illegal calls in one capture, in turn',
    (f) => {
      const [first, second] = [f.stream(), f.stream()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      const results = [
        f.call.cuStreamSynchronize(second),
        f.call.cuMemAlloc(new BigUint64Array(1), 64),
        f.call.cuMemAllocAsync(new BigUint64Array(1), 64, first),
        f.call.cuMemAllocAsync(new BigUint64Array(1), 64, second),
        f.call.cuStreamQuery(first),
      ]
      return [results, end(f, first)]
    },
    [
      [captureUnsupported, captureUnsupported, captureInvalidated, captureUnsupported, captureUnsupported],
      captureInvalidated,
    ],
  )

  conformanceCase(
    'what is queued on a stream of a broken capture is refused until the capture ends',
    (f) => {
      const [stream, memory, event] = [f.stream(), f.memory(), f.event()]
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      f.raw.cuStreamSynchronize(stream)
      const results = [
        f.call.cuMemsetD8Async(memory, 1, 4, stream),
        f.call.cuEventRecord(event, stream),
        f.call.cuLaunchKernel(f.kernel('empty'), 1, 1, 1, 1, 1, 1, 0, stream, null, null),
      ]
      return [results, end(f, stream), f.call.cuMemsetD8Async(memory, 1, 4, stream)]
    },
    [[captureInvalidated, captureInvalidated, captureInvalidated], captureInvalidated, ok],
  )

  conformanceCase(
    'an event of a capture that has ended is no event to ask or wait for, until it is recorded again',
    (f) => {
      const [stream, other, event] = [f.stream(), f.stream(), f.event()]
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      f.checked.cuEventRecord(event, stream)
      end(f, stream)
      return [
        f.call.cuEventQuery(event),
        f.call.cuEventSynchronize(event),
        f.call.cuStreamWaitEvent(other, event, 0),
        f.call.cuEventRecord(event, other),
        f.call.cuEventSynchronize(event),
      ]
    },
    [invalidValue, invalidValue, invalidValue, ok, ok],
  )

  conformanceCase(
    'the default stream cannot be captured',
    (f) => [f.call.cuStreamBeginCapture(0, threadLocal), f.call.cuStreamIsCapturing(0, new Int32Array(1))],
    [captureUnsupported, ok],
  )

  conformanceCase(
    'the default stream cannot be asked while a blocking stream is captured, and the capture goes on',
    (f) => {
      const stream = f.stream(0)
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      return [f.call.cuStreamIsCapturing(0, new Int32Array(1)), status(f, stream), end(f, stream)]
    },
    [captureImplicit, active, ok],
  )

  conformanceCase(
    'a mode that means nothing is refused',
    (f) => {
      const stream = f.stream()
      return [f.call.cuStreamBeginCapture(stream, 5), status(f, stream)]
    },
    [invalidValue, none],
  )

  conformanceCase('a stream that is not captured has no capture to end', (f) => end(f, f.stream()), illegalState)

  conformanceCase(
    'a capture can be ended without a place for its graph, which is then thrown away',
    (f) => {
      const stream = f.stream()
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      return [f.call.cuStreamEndCapture(stream, null), status(f, stream), end(f, stream)]
    },
    [ok, none, illegalState],
  )

  conformanceCase(
    'a stream can be destroyed in the middle of its capture',
    (f) => {
      const [stream, other] = [f.stream(), f.stream()]
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      return [
        f.call.cuStreamDestroy(stream),
        f.call.cuMemAlloc(new BigUint64Array(1), 64),
        f.call.cuStreamSynchronize(other),
      ]
    },
    [ok, ok, ok],
  )

  conformanceCase(
    'what is captured tells its number, its graph, and what comes next depends on',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      f.launch('fill', stream, memory, 1, 1)
      const state = new Int32Array(1)
      const [id, graph] = [new BigUint64Array(1), new BigUint64Array(1)]
      const [list, count] = [new BigUint64Array(1), new BigUint64Array(1)]
      const result = f.call.cuStreamGetCaptureInfo(stream, state, id, graph, list, null, count)
      const ended = f.made((out) => f.checked.cuStreamEndCapture(stream, out))
      return [result, state[0] ?? 9, Number(id[0]) > 0, Number(graph[0]) === ended, Number(count[0])]
    },
    [ok, active, true, true, 1],
  )

  conformanceCase(
    'a stream that is not captured tells only that',
    (f) => {
      const state = new Int32Array([9])
      return [f.call.cuStreamGetCaptureInfo(f.stream(), state, null, null, null, null, null), state[0] ?? 9]
    },
    [ok, none],
  )

  conformanceCase(
    'a thread that says so may make unsafe calls during a capture',
    (f) => {
      const [stream, other] = [f.stream(), f.stream()]
      const mode = Int32Array.of(2)
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      f.checked.cuThreadExchangeStreamCaptureMode(mode)
      const before = mode[0] ?? 9
      const results = [f.call.cuMemAlloc(new BigUint64Array(1), 64), f.call.cuStreamSynchronize(other)]
      f.checked.cuThreadExchangeStreamCaptureMode(mode)
      return [before, results, mode[0] ?? 9, end(f, stream)]
    },
    [0, [ok, ok], 2, ok],
  )
})

function status(f: Fixture, stream: number): number {
  return f.number((out) => f.checked.cuStreamIsCapturing(stream, out))
}

function end(f: Fixture, stream: number): string {
  return f.call.cuStreamEndCapture(stream, new BigUint64Array(1))
}
