import { Struct, structs } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import { invalidValue, notReady, notSupported, ok } from '../result-name.ts'

const flags = { atLeast: 0, equal: 1, and: 2, nor: 3 } as const

export const streamValues = casesOf('stream values', (conformanceCase) => {
  conformanceCase(
    'a stream waits until the host writes the word that it waits for',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      const { address, words } = f.pinned()
      const result = f.call.cuStreamWaitValue32(stream, address, 5, flags.equal)
      f.launch('fill', stream, memory, 1, 1)
      const before = [f.call.cuStreamQuery(stream), f.read(memory)]
      words[0] = 5
      return [result, before, f.call.cuStreamSynchronize(stream), f.read(memory)]
    },
    [ok, [notReady, [0]], ok, [1]],
  )

  conformanceCase(
    'each condition, met and not met',
    async (f) => {
      const answers: Record<string, string[]> = {}
      const tries: [keyof typeof flags, value: number, word: number][] = [
        ['atLeast', 5, 5],
        ['atLeast', 5, 6],
        ['atLeast', 5, 4],
        ['equal', 5, 5],
        ['equal', 5, 6],
        ['and', 6, 2],
        ['and', 6, 8],
        ['nor', 0xffff_fff0, 0x0000_000e],
        ['nor', 0xffff_fff0, 0x0000_000f],
      ]
      for (const [condition, value, word] of tries)
        (answers[condition] ??= []).push(await waits32(f, flags[condition], value, word))
      return answers
    },
    {
      atLeast: ['goes on', 'goes on', 'waits'],
      equal: ['goes on', 'waits'],
      and: ['goes on', 'waits'],
      nor: ['goes on', 'waits'],
    },
  )

  conformanceCase(
    'at least is meant round the circle of 32 bits',
    async (f) => [
      await waits32(f, flags.atLeast, 0xffff_ffff, 1),
      await waits32(f, flags.atLeast, 1, 0xffff_ffff),
      await waits32(f, flags.atLeast, 0, 0x7fff_ffff),
      await waits32(f, flags.atLeast, 0, 0x8000_0000),
    ],
    ['goes on', 'waits', 'goes on', 'waits'],
  )

  conformanceCase(
    'a stream writes a word when it comes to it',
    (f) => {
      const stream = f.stream()
      const { address, words } = f.pinned()
      const gate = f.gate(stream)
      const result = f.call.cuStreamWriteValue32(stream, address + 8, 0xfedc_ba98, 0)
      const before = words[2] ?? 9
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [result, before, ...words.subarray(1, 4)]
    },
    [ok, 0, 0, 0xfedc_ba98, 0],
  )

  conformanceCase(
    'a stream writes and waits for words of device memory',
    (f) => {
      const [first, second, memory] = [f.stream(), f.stream(), f.memory()]
      const gate = f.gate(first)
      const results = [
        f.call.cuStreamWriteValue32(first, memory, 3, 0),
        f.call.cuStreamWaitValue32(second, memory, 3, flags.equal),
        f.call.cuStreamQuery(second),
      ]
      gate.open()
      return [results, f.call.cuStreamSynchronize(second), f.read(memory, 2)]
    },
    [[ok, ok, notReady], ok, [3, 0]],
  )

  conformanceCase(
    'what was queued before a write is seen by who waited for the written word',
    (f) => {
      const [first, second, memory] = [f.stream(), f.stream(), f.memory()]
      const { address } = f.pinned()
      f.checked.cuStreamWaitValue32(second, address, 1, flags.equal)
      f.launch('copy', second, memory + 64, memory, 4)
      f.launch('fill', first, memory, 4, 8)
      f.checked.cuStreamWriteValue32(first, address, 1, 0)
      f.checked.cuStreamSynchronize(second)
      return f.read(memory + 64, 4)
    },
    [8, 8, 8, 8],
  )

  conformanceCase(
    'words of 64 bits are written and waited for',
    (f) => {
      const [first, second] = [f.stream(), f.stream()]
      const { address, words } = f.pinned()
      const value = 0x1_0000_0002n
      const results = [
        f.call.cuStreamWaitValue64(second, address, value, flags.equal),
        f.call.cuStreamWriteValue64(first, address, value, 0),
        f.call.cuStreamSynchronize(second),
      ]
      return [results, ...words.subarray(0, 3)]
    },
    [[ok, ok, ok], 2, 1, 0],
  )

  conformanceCase(
    'a wait for 64 bits looks at the upper half too',
    async (f) => {
      const stream = f.stream()
      const { address, words } = f.pinned()
      words[0] = 2
      f.checked.cuStreamWaitValue64(stream, address, 0x1_0000_0002n, flags.equal)
      const before = f.call.cuStreamQuery(stream)
      words[1] = 1
      await f.untilDone(stream)
      return before
    },
    notReady,
  )

  conformanceCase(
    'a word must be aligned to its size',
    (f) => {
      const stream = f.stream()
      const { address } = f.pinned()
      return [
        f.call.cuStreamWriteValue32(stream, address + 2, 1, 0),
        f.call.cuStreamWaitValue32(stream, address + 1, 0, flags.atLeast),
        f.call.cuStreamWriteValue64(stream, address + 4, 1, 0),
        f.call.cuStreamWaitValue64(stream, address + 4, 0, flags.atLeast),
      ]
    },
    [invalidValue, invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'flags that mean nothing',
    (f) => {
      const stream = f.stream()
      const { address } = f.pinned()
      const results = [
        f.call.cuStreamWriteValue32(stream, address, 1, 2),
        f.call.cuStreamWaitValue32(stream, address, 0, 4),
        f.call.cuStreamWaitValue32(stream, address, 0, 0x4000_0000),
        f.call.cuStreamWriteValue32(stream, address, 1, 1),
      ]
      return results
    },
    [invalidValue, invalidValue, notSupported, invalidValue],
  )

  conformanceCase(
    'a wait on one stream holds no other stream up',
    async (f) => {
      const [held, free, memory] = [f.stream(), f.stream(), f.memory()]
      const gate = f.closedGate()
      gate.block(held)
      f.launch('fill', free, memory, 1, 1)
      await f.untilDone(free)
      return [f.call.cuStreamQuery(held), f.read(memory)]
    },
    [notReady, [1]],
  )

  conformanceCase(
    'one word lets any number of streams go on',
    (f) => {
      const [gate, streams] = [f.closedGate(), Array.from({ length: 5 }, () => f.stream())]
      for (const stream of streams) gate.block(stream)
      const before = streams.map((stream) => f.call.cuStreamQuery(stream))
      gate.open()
      return [before, streams.map((stream) => f.call.cuStreamSynchronize(stream))]
    },
    [
      [notReady, notReady, notReady, notReady, notReady],
      [ok, ok, ok, ok, ok],
    ],
  )

  conformanceCase(
    'several operations on words are queued at once, and run in order',
    (f) => {
      const stream = f.stream()
      const { address, words } = f.pinned()
      const each = structs.CUstreamBatchMemOpParams.byteLength
      const all = new Uint8Array(3 * each)
      const entries: [operation: number, offset: number, value: number][] = [
        [2, 0, 5],
        [1, 0, 5],
        [2, 4, 6],
      ]
      for (const [index, [operation, offset, value]] of entries.entries())
        new Struct(structs.CUstreamBatchMemOpParams, all.subarray(index * each))
          .set('waitValue.operation', operation)
          .set('waitValue.address', address + offset)
          .set('waitValue.value', value)
      const result = f.call.cuStreamBatchMemOp(stream, 3, all, 0)
      return [result, f.call.cuStreamSynchronize(stream), ...words.subarray(0, 3)]
    },
    [ok, ok, 5, 6, 0],
  )

  conformanceCase(
    'no operations are no fault',
    (f) => f.call.cuStreamBatchMemOp(f.stream(), 0, new Struct(structs.CUstreamBatchMemOpParams).bytes, 0),
    observe,
  )
})

/** Whether a stream goes on when it waits by a condition for `value`, and the word is `word`. */
async function waits32(f: Fixture, condition: number, value: number, word: number): Promise<string> {
  const [stream, held] = [f.stream(), f.stream()]
  const { address, words } = f.pinned(64)
  words[0] = word
  f.checked.cuStreamWaitValue32(stream, address, value, condition)
  // What a later stream did is done: the wait, if it could end, had the time that this took.
  f.checked.cuStreamWriteValue32(held, address + 8, 1, 0)
  f.checked.cuStreamSynchronize(held)
  for (let turn = 0; turn < 100 && f.raw.cuStreamQuery(stream) !== 0; turn++)
    await new Promise((resolve) => setImmediate(resolve))
  const answer = f.raw.cuStreamQuery(stream) === 0 ? 'goes on' : 'waits'
  words[0] = meeting(condition, value)
  await f.untilDone(stream)
  return answer
}

/** A word that meets a condition. */
function meeting(condition: number, value: number): number {
  return condition === flags.nor ? 0 : value
}
