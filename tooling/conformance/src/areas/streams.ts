import { casesOf, observe } from '../case.ts'
import { invalidHandle, invalidValue, notReady, ok } from '../result-name.ts'

export const streams = casesOf('streams', (conformanceCase) => {
  conformanceCase(
    'a new stream has nothing to do',
    (f) => {
      const stream = f.stream()
      return [f.call.cuStreamQuery(stream), f.call.cuStreamSynchronize(stream)]
    },
    [ok, ok],
  )

  conformanceCase(
    'a query says not ready while work is pending, and success after it',
    async (f) => {
      const stream = f.stream()
      const gate = f.gate(stream)
      const before = f.call.cuStreamQuery(stream)
      gate.open()
      await f.untilDone(stream)
      return [before, f.call.cuStreamQuery(stream)]
    },
    [notReady, ok],
  )

  conformanceCase(
    'what is queued on one stream runs in the order in which it was queued',
    (f) => {
      const [stream, to] = [f.stream(), f.memory()]
      for (let value = 1; value <= 20; value++) f.launch('fill', stream, to, 4, value)
      f.launch('add_one', stream, to, 4)
      f.checked.cuStreamSynchronize(stream)
      return f.read(to, 5)
    },
    [21, 21, 21, 21, 0],
  )

  conformanceCase(
    'non-blocking streams do not wait for each other',
    async (f) => {
      const [held, free, to] = [f.stream(), f.stream(), f.memory()]
      f.gate(held)
      f.launch('fill', held, to, 1, 1)
      f.launch('fill', free, to + 4, 1, 2)
      await f.untilDone(free)
      return [f.call.cuStreamQuery(held), f.read(to, 2)]
    },
    [notReady, [0, 2]],
  )

  conformanceCase(
    'of 80 streams, one of them held back, none of the others is held up',
    async (f) => {
      const to = f.memory()
      const [held, ...others] = Array.from({ length: 80 }, () => f.stream())
      f.gate(held ?? 0)
      for (const [index, stream] of others.entries()) f.launch('fill', stream, to + 4 * index, 1, index + 1)
      for (const stream of others) await f.untilDone(stream)
      return [f.call.cuStreamQuery(held ?? 0), f.read(to, 79).every((value, index) => value === index + 1)]
    },
    [notReady, true],
  )

  conformanceCase(
    'a stream takes a thousand launches while it is held back',
    (f) => {
      const [stream, to] = [f.stream(), f.memory()]
      const gate = f.gate(stream)
      for (let count = 0; count < 990; count++) f.launch('add_one', stream, to, 1)
      const before = f.read(to)
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [before, f.read(to)]
    },
    [[0], [990]],
  )

  conformanceCase(
    'a stream takes thousands of records while it is held back',
    (f) => {
      const [stream, event] = [f.stream(), f.event()]
      const gate = f.gate(stream)
      const results = new Set(Array.from({ length: 5000 }, () => f.call.cuEventRecord(event, stream)))
      const before = f.call.cuEventQuery(event)
      gate.open()
      return [[...results], before, f.call.cuStreamSynchronize(stream)]
    },
    [[ok], notReady, ok],
  )

  conformanceCase(
    'destroying a stream with work pending returns at once, and the work is still done',
    (f) => {
      const [stream, event, to] = [f.stream(), f.event(), f.memory()]
      const gate = f.gate(stream)
      f.launch('fill', stream, to, 1, 7)
      f.checked.cuEventRecord(event, stream)
      const destroyed = f.call.cuStreamDestroy(stream)
      const pending = [f.call.cuEventQuery(event), f.read(to)]
      gate.open()
      return [destroyed, pending, f.call.cuEventSynchronize(event), f.read(to)]
    },
    [ok, [notReady, [0]], ok, [7]],
  )

  conformanceCase(
    'a stream that waits for the event of a destroyed stream still waits',
    (f) => {
      const [first, second, event, to] = [f.stream(), f.stream(), f.event(), f.memory()]
      const gate = f.gate(first)
      f.launch('fill', first, to, 1, 5)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      f.launch('copy', second, to + 64, to, 1)
      f.checked.cuStreamDestroy(first)
      const before = f.call.cuStreamQuery(second)
      gate.open()
      f.checked.cuStreamSynchronize(second)
      return [before, f.read(to + 64)]
    },
    [notReady, [5]],
  )

  conformanceCase(
    'priorities go from 0, the least, to a negative number, the greatest',
    (f) => {
      const [least, greatest] = [new Int32Array([9]), new Int32Array([9])]
      return [f.call.cuCtxGetStreamPriorityRange(least, greatest), least[0] ?? 9, greatest[0] ?? 9]
    },
    [ok, 0, -5],
  )

  conformanceCase(
    'a priority range is given also where only one end of it is asked for',
    (f) => {
      const least = new Int32Array([9])
      return [
        f.call.cuCtxGetStreamPriorityRange(least, null),
        least[0] ?? 9,
        f.call.cuCtxGetStreamPriorityRange(null, null),
      ]
    },
    [ok, 0, ok],
  )

  conformanceCase(
    'a stream has the priority that it was made with, brought into the range',
    (f) =>
      [0, -1, -5, -99, 3].map((wanted) => {
        const stream = f.made((out) => f.checked.cuStreamCreateWithPriority(out, 1, wanted))
        return f.number((out) => f.raw.cuStreamGetPriority(stream, out))
      }),
    [0, -1, -5, -5, 0],
  )

  conformanceCase(
    'a stream has the flags that it was made with',
    (f) =>
      [f.stream(0), f.stream(1)].map((stream) => {
        const flags = new Uint32Array([9])
        return [f.call.cuStreamGetFlags(stream, flags), flags[0] ?? 9]
      }),
    [
      [ok, 0],
      [ok, 1],
    ],
  )

  conformanceCase(
    'flags that mean nothing are refused, and nothing is made',
    (f) => {
      const out = BigUint64Array.of(0n)
      return [
        f.call.cuStreamCreate(out, 2),
        f.call.cuStreamCreate(out, 5),
        f.call.cuStreamCreateWithPriority(out, 2, 0),
        Number(out[0]),
      ]
    },
    [invalidValue, invalidValue, invalidValue, 0],
  )

  conformanceCase('a stream needs a place for its handle', (f) => f.call.cuStreamCreate(null, 0), invalidValue)

  conformanceCase(
    'a stream belongs to the context that was current when it was made, and to its device',
    (f) => {
      const stream = f.stream()
      const context = f.made((out) => f.raw.cuStreamGetCtx(stream, out))
      return [context === f.context, f.number((out) => f.raw.cuStreamGetDevice(stream, out)) === f.device]
    },
    [true, true],
  )

  conformanceCase(
    'each stream has an identifier of its own, also where a handle is used again',
    (f) => {
      const identifiers = Array.from({ length: 20 }, () => {
        const stream = f.stream()
        const identifier = f.made((out) => f.raw.cuStreamGetId(stream, out))
        f.checked.cuStreamDestroy(stream)
        return identifier
      })
      return new Set(identifiers).size
    },
    20,
  )

  conformanceCase(
    'the identifier of a stream stays the same',
    (f) => {
      const stream = f.stream()
      const [first, second] = [0, 1].map(() => f.made((out) => f.raw.cuStreamGetId(stream, out)))
      return first === second
    },
    true,
  )

  conformanceCase(
    'the default stream can be asked for what it is, but not destroyed',
    (f) => [
      f.call.cuStreamGetFlags(0, new Uint32Array(1)),
      f.call.cuStreamGetPriority(0, new Int32Array(1)),
      f.call.cuStreamGetId(0, new BigUint64Array(1)),
      f.call.cuStreamQuery(0),
      f.call.cuStreamSynchronize(0),
      f.call.cuStreamDestroy(0),
      f.call.cuStreamDestroy(1),
    ],
    [ok, ok, ok, ok, ok, invalidHandle, invalidHandle],
  )

  conformanceCase(
    'what the default stream is made with',
    (f) => {
      const flags = new Uint32Array([9])
      return [
        f.call.cuStreamGetFlags(0, flags),
        flags[0] ?? 9,
        f.number((out) => f.raw.cuStreamGetPriority(0, out)),
        f.made((out) => f.raw.cuStreamGetCtx(0, out)) === f.context,
      ]
    },
    [ok, 0, 0, true],
  )

  conformanceCase(
    'the default stream waits for what blocking streams have been given before',
    (f) => {
      const [blocking, to] = [f.stream(0), f.memory()]
      const gate = f.gate(blocking)
      f.launch('fill', blocking, to, 1, 3)
      f.launch('copy', 0, to + 64, to, 1)
      const before = f.call.cuStreamQuery(0)
      gate.open()
      f.checked.cuStreamSynchronize(0)
      return [before, f.read(to + 64)]
    },
    [notReady, [3]],
  )

  conformanceCase(
    'a blocking stream waits for what the default stream has been given before',
    (f) => {
      const [blocking, to] = [f.stream(0), f.memory()]
      const gate = f.gate(0)
      f.launch('fill', 0, to, 1, 4)
      f.launch('copy', blocking, to + 64, to, 1)
      const before = f.call.cuStreamQuery(blocking)
      gate.open()
      f.checked.cuStreamSynchronize(blocking)
      return [before, f.read(to + 64)]
    },
    [notReady, [4]],
  )

  conformanceCase(
    'a non-blocking stream does not wait for the default stream, nor that for it',
    async (f) => {
      const [free, to] = [f.stream(1), f.memory()]
      const gate = f.gate(0)
      f.launch('fill', free, to, 1, 6)
      await f.untilDone(free)
      gate.open()
      f.gate(free)
      f.launch('fill', 0, to + 4, 1, 7)
      await f.untilDone(0)
      return [f.call.cuStreamQuery(free), f.read(to, 2)]
    },
    [notReady, [6, 7]],
  )

  conformanceCase(
    'a blocking stream that is given nothing does not hold the default stream up',
    async (f) => {
      const [held, to] = [f.stream(1), f.memory()]
      f.stream(0)
      f.gate(held)
      f.launch('fill', 0, to, 1, 1)
      await f.untilDone(0)
      return f.read(to)
    },
    [1],
  )

  conformanceCase(
    'waiting for the context waits for every stream of it',
    (f) => {
      const [first, second, to] = [f.stream(0), f.stream(1), f.memory()]
      f.launch('fill', first, to, 1, 1)
      f.launch('fill', second, to + 4, 1, 2)
      return [f.call.cuCtxSynchronize(), f.call.cuStreamQuery(first), f.call.cuStreamQuery(second), f.read(to, 2)]
    },
    [ok, ok, ok, [1, 2]],
  )

  conformanceCase(
    'a wait counts from where it was queued: what was queued before it does not wait',
    async (f) => {
      const [held, waiter, event, early, to] = [f.stream(), f.stream(), f.event(), f.event(), f.memory()]
      f.gate(held)
      f.checked.cuEventRecord(event, held)
      f.launch('fill', waiter, to, 1, 1)
      f.checked.cuEventRecord(early, waiter)
      f.checked.cuStreamWaitEvent(waiter, event, 0)
      f.launch('fill', waiter, to + 4, 1, 2)
      f.checked.cuEventSynchronize(early)
      return [f.call.cuStreamQuery(waiter), f.read(to, 2)]
    },
    [notReady, [1, 0]],
  )

  conformanceCase(
    'attributes of one stream can be given to another',
    (f) => {
      const [first, second] = [f.stream(), f.stream()]
      return f.call.cuStreamCopyAttributes(first, second)
    },
    observe,
  )
})
