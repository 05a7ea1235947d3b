import type { Driver } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { emulated, underSchedules } from './under-schedules.ts'
import type { EmulatedProgram } from './under-schedules.ts'

/** Streams and memory by number, made when they are first asked for. */
function world({ checked }: Driver): { stream(index: number): number; memory(index: number): number } {
  const out = new BigUint64Array(1)
  const made = new Map<string, number>()
  const get = (key: string, make: () => void): number => {
    if (!made.has(key)) make()
    const value = made.get(key) ?? Number(out[0])
    made.set(key, value)
    return value
  }
  return {
    stream: (index) => get(`stream ${index}`, () => checked.cuStreamCreate(out, 1)),
    memory: (index) => get(`memory ${index}`, () => checked.cuMemAlloc(out, 64)),
  }
}

/** Memsets on streams, each of memory of its own or of the same. */
function memsets(streams: number, each: number, shared: boolean): EmulatedProgram {
  return (driver) => {
    const { stream, memory } = world(driver)
    for (let step = 0; step < each; step++)
      for (let index = 0; index < streams; index++)
        driver.checked.cuMemsetD8Async(memory(shared ? 0 : index), step, 64, stream(index))
    driver.checked.cuCtxSynchronize()
  }
}

const exhaustive = { schedules: ['exhaustive'] } as const

describe('exhaustive', () => {
  test.each([
    [2, 1, true, 2],
    [3, 1, true, 6],
    [2, 2, true, 6],
    [3, 2, true, 90],
    [5, 2, false, 1],
  ])(
    '%i streams of %i memsets, of the same memory: %s, have %i schedules',
    async (streams, each, shared, schedules) => {
      expect(await underSchedules(exhaustive, memsets(streams, each, shared))).toBe(schedules)
    },
  )

  test('finds the one order in which a program with a forgotten wait goes wrong, and says it', async () => {
    const program: EmulatedProgram = (driver) => {
      const { checked } = driver
      const { stream, memory } = world(driver)
      for (const index of [1, 2, 3]) checked.cuMemsetD8Async(memory(index), index, 64, stream(index))
      checked.cuMemsetD8Async(memory(0), 5, 64, stream(0))
      checked.cuMemcpyDtoDAsync(memory(4), memory(0), 64, stream(4))
      checked.cuStreamSynchronize(stream(4))
      const value = new Uint8Array(1)
      checked.cuMemcpyDtoHAsync(value, memory(4), 1, stream(4))
      expect(value[0]).toBe(5)
    }
    await expect(underSchedules(exhaustive, program)).rejects.toThrow(
      /fails under a schedule that runs, in this order,\n {2}1\. (?:.|\n)*copy of 64 bytes .* on stream \d+/,
    )
  })

  test('is content with the wait', async () => {
    const program: EmulatedProgram = (driver) => {
      const { checked } = driver
      const { stream, memory } = world(driver)
      const out = new BigUint64Array(1)
      checked.cuEventCreate(out, 2)
      const event = Number(out[0])
      checked.cuMemsetD8Async(memory(0), 5, 64, stream(0))
      checked.cuEventRecord(event, stream(0))
      checked.cuStreamWaitEvent(stream(1), event, 0)
      checked.cuMemcpyDtoDAsync(memory(1), memory(0), 64, stream(1))
      const value = new Uint8Array(1)
      checked.cuMemcpyDtoHAsync(value, memory(1), 1, stream(1))
      expect(value[0]).toBe(5)
    }
    expect(await underSchedules({ ...exhaustive, detectRaces: true }, program)).toBe(1)
  })
})

test('a failure under a random schedule names its seed, and the seed brings it back', async () => {
  const racy: EmulatedProgram = (driver) => {
    const { checked } = driver
    const { stream, memory } = world(driver)
    checked.cuMemsetD8(memory(0), 0, 64)
    checked.cuCtxSynchronize()
    checked.cuMemsetD8Async(memory(0), 1, 64, stream(0))
    const value = new Uint8Array(1)
    checked.cuMemcpyDtoHAsync(value, memory(0), 1, stream(1))
    expect(value[0]).toBe(1)
  }
  const seedOf = async (seed: number): Promise<number> => {
    const error = await underSchedules({ schedules: [{ random: 50 }], seed }, racy).catch((failure: Error) => failure)
    return Number(/scheduler {"random":(\d+)}/.exec(String(error))?.[1])
  }
  const seed = await seedOf(1)
  expect(seed).toBeGreaterThan(0)
  expect(await seedOf(seed)).toBe(seed)
})

test('a race fails a program whose values happen to be right', async () => {
  await expect(underSchedules({ schedules: ['in-order'], detectRaces: true }, memsets(2, 1, true))).rejects.toThrow(
    /race on 64 bytes/,
  )
})

test(
  'a program is a test under its schedules',
  emulated({ schedules: ['in-order', 'exhaustive'], detectRaces: true }, (driver) => {
    const { stream, memory } = world(driver)
    driver.checked.cuMemsetD8Async(memory(0), 7, 64, stream(0))
    const value = new Uint8Array(1)
    driver.checked.cuMemcpyDtoHAsync(value, memory(0), 1, stream(0))
    expect(value[0]).toBe(7)
  }),
)
