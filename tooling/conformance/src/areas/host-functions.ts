import { casesOf } from '../case.ts'
import { invalidValue, notPermitted, notReady, ok } from '../result-name.ts'

export const hostFunctions = casesOf('host functions', (conformanceCase) => {
  conformanceCase(
    'a host function runs when its stream comes to it, between what was queued before and after it',
    async (f) => {
      const [stream, pinned, seen] = [f.stream(), f.pinned(), [] as number[]]
      const look = f.hostFunction(() => seen.push(pinned.words[0] ?? 9))
      f.launch('fill', stream, pinned.address, 1, 5)
      const result = f.call.cuLaunchHostFunc(stream, look, 0)
      f.launch('add_one', stream, pinned.address, 1)
      await f.untilDone(stream)
      return [result, seen, pinned.words[0] ?? 9]
    },
    [ok, [5], 6],
  )

  conformanceCase(
    'a host function is given what was said at the launch',
    async (f) => {
      const [stream, seen] = [f.stream(), [] as number[]]
      const look = f.hostFunction((userData) => seen.push(userData))
      f.checked.cuLaunchHostFunc(stream, look, 5)
      f.checked.cuLaunchHostFunc(stream, look, 2 ** 40 + 1)
      f.checked.cuLaunchHostFunc(stream, look, null)
      await f.untilDone(stream)
      return seen
    },
    [5, 2 ** 40 + 1, 0],
  )

  conformanceCase(
    'a host function is not called before its stream comes to it',
    async (f) => {
      const [stream, seen] = [f.stream(), [] as number[]]
      const look = f.hostFunction(() => seen.push(1))
      const gate = f.gate(stream)
      f.checked.cuLaunchHostFunc(stream, look, 0)
      await new Promise((resolve) => setImmediate(resolve))
      const before = [f.call.cuStreamQuery(stream), seen.length]
      gate.open()
      await f.untilDone(stream)
      return [before, seen.length]
    },
    [[notReady, 0], 1],
  )

  conformanceCase(
    'an event that is recorded after a host function is done only after it',
    async (f) => {
      const [stream, event, seen] = [f.stream(), f.event(), [] as string[]]
      const look = f.hostFunction(() => seen.push('called'))
      const gate = f.gate(stream)
      f.checked.cuLaunchHostFunc(stream, look, 0)
      f.checked.cuEventRecord(event, stream)
      const before = f.call.cuEventQuery(event)
      gate.open()
      await f.untilDone(stream)
      return [before, seen, f.call.cuEventQuery(event)]
    },
    [notReady, ['called'], ok],
  )

  conformanceCase(
    'host functions of one stream run in its order',
    async (f) => {
      const [stream, seen] = [f.stream(), [] as number[]]
      const look = f.hostFunction((userData) => seen.push(userData))
      for (let index = 0; index < 10; index++) f.checked.cuLaunchHostFunc(stream, look, index)
      await f.untilDone(stream)
      return seen
    },
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  )

  conformanceCase(
    'a host function on one stream holds no other stream up',
    async (f) => {
      const [held, free, memory] = [f.stream(), f.stream(), f.memory()]
      const look = f.hostFunction(() => undefined)
      f.gate(held)
      f.checked.cuLaunchHostFunc(held, look, 0)
      f.launch('fill', free, memory, 1, 1)
      await f.untilDone(free)
      return [f.call.cuStreamQuery(held), f.read(memory)]
    },
    [notReady, [1]],
  )

  conformanceCase(
    'a stream that waits for an event after a host function waits for the function',
    async (f) => {
      const [first, second, event] = [f.stream(), f.stream(), f.event()]
      const pinned = f.pinned()
      const write = f.hostFunction(() => {
        pinned.words[0] = 7
      })
      const memory = f.memory()
      f.checked.cuLaunchHostFunc(first, write, 0)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      f.launch('copy', second, memory, pinned.address, 1)
      await f.untilDone(second)
      return f.read(memory)
    },
    [7],
  )

  conformanceCase(
    'the driver may not be called from a host function',
    async (f) => {
      const [stream, seen] = [f.stream(), [] as string[]]
      const look = f.hostFunction(() => {
        seen.push(f.call.cuDeviceGetCount(new Int32Array(1)), f.call.cuStreamQuery(stream))
      })
      f.checked.cuLaunchHostFunc(stream, look, 0)
      await f.untilDone(stream)
      return seen
    },
    [notPermitted, notPermitted],
  )

  conformanceCase(
    'the default stream calls host functions too',
    async (f) => {
      const seen: number[] = []
      const look = f.hostFunction((userData) => seen.push(userData))
      const result = f.call.cuLaunchHostFunc(0, look, 3)
      await f.untilDone(0)
      return [result, seen]
    },
    [ok, [3]],
  )

  conformanceCase(
    'a stream callback is told its stream, a result, and what was said',
    async (f) => {
      const [stream, seen] = [f.stream(), [] as (number | boolean)[]]
      const look = f.callback('CUstreamCallback', (on, result, userData) => {
        seen.push(on === stream, result, userData)
      })
      const result = f.call.cuStreamAddCallback(stream, look, 9, 0)
      await f.untilDone(stream)
      return [result, seen]
    },
    [ok, [true, 0, 9]],
  )

  conformanceCase(
    'a stream callback takes no flags',
    (f) => {
      const look = f.callback('CUstreamCallback', () => undefined)
      return f.call.cuStreamAddCallback(f.stream(), look, 0, 1)
    },
    invalidValue,
  )
})
