import { describe, expect, test } from 'vitest'
import { medianInterval, ratios } from './judge.ts'
import { timeCalls } from './time-calls.ts'
import type { Contender } from './time-calls.ts'

/** A clock that only moves when somebody works. */
function virtualClock() {
  let time = 0n
  return { now: () => time, work: (ns: number) => void (time += BigInt(ns)) }
}

const options = { rounds: 15, batchMs: 0.01 }

describe('timing calls', () => {
  test('gives nanoseconds a call, whatever the number of calls in a batch', () => {
    const { now, work } = virtualClock()
    const contenders: Contender[] = [
      { name: 'short', run: () => work(40) },
      { name: 'long', run: () => work(3000) },
      { name: 'longer than a batch', run: () => work(25_000) },
    ]
    const [short, long, longer] = timeCalls(contenders, { ...options, now })
    expect(short).toEqual(Array.from({ length: 15 }, () => 40))
    expect(long).toEqual(Array.from({ length: 15 }, () => 3000))
    expect(longer).toEqual(Array.from({ length: 15 }, () => 25_000))
  })

  test('fills batches by the speed of warm code', () => {
    const { now, work } = virtualClock()
    let calls = 0
    const batches: number[] = []
    timeCalls(
      [
        {
          name: 'warms up',
          run: () => work(++calls < 200 ? 1000 : 50),
          afterBatch: () => {
            batches.push(calls)
          },
        },
      ],
      { ...options, now },
    )
    const last = (batches.at(-1) ?? 0) - (batches.at(-2) ?? 0)
    expect(last * 50).toBeGreaterThanOrEqual(10_000)
  })

  test('makes no more calls in a batch than allowed, and cleans up outside the measured time', () => {
    const { now, work } = virtualClock()
    let queued = 0
    let most = 0
    const [samples] = timeCalls(
      [
        {
          name: 'fills a queue',
          run: () => {
            work(10)
            most = Math.max(most, ++queued)
          },
          afterBatch: () => {
            work(1_000_000)
            queued = 0
          },
          maximumCalls: 100,
        },
      ],
      { ...options, now },
    )
    expect(most).toBe(100)
    expect(samples).toEqual(Array.from({ length: 15 }, () => 10))
  })

  test('ends its warm-up though a contender never stops getting faster', () => {
    const { now, work } = virtualClock()
    let cost = 1e12
    const [samples] = timeCalls([{ name: 'endless', run: () => work((cost = Math.ceil(cost * 0.98))) }], {
      ...options,
      now,
    })
    expect(samples).toHaveLength(15)
  })

  test('compares in the same weather: a machine that slows down leaves the ratio', () => {
    const { now, work } = virtualClock()
    let slowness = 1
    const contenders: Contender[] = [
      { name: 'one', run: () => work(100 * slowness) },
      { name: 'two', run: () => work(200 * slowness) },
    ]
    const [one = [], two = []] = timeCalls(contenders, { ...options, now, beforeRound: () => void slowness++ })
    expect(medianInterval(ratios(two, one))).toMatchObject({ median: 2, low: 2, high: 2 })
  })

  test('runs what is asked before each round', () => {
    const { now, work } = virtualClock()
    let rounds = 0
    timeCalls([{ name: 'any', run: () => work(100) }], { ...options, now, beforeRound: () => void rounds++ })
    expect(rounds).toBe(15)
  })

  test('measures on the real clock', () => {
    let count = 0
    const [samples = []] = timeCalls([{ name: 'count', run: () => ++count }], options)
    expect(count).toBeGreaterThan(15)
    expect(samples.every((sample) => Number.isFinite(sample))).toBe(true)
  })
})
