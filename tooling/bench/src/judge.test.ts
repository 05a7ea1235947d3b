import { describe, expect, test } from 'vitest'
import { differences, holds, medianInterval, medianRank, medianWithin, minimumRounds, ratios } from './judge.ts'
import type { Goal } from './judge.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const upper = (limit: number): Goal => ({ text: `≤ ${limit}`, limit, of: 'difference', bound: 'at most' })
const lower = (limit: number): Goal => ({ text: `≥ ${limit}`, limit, of: 'ratio', bound: 'at least' })

/** The same sequence for a seed on every machine: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('the interval of a median', () => {
  // The ranks of the table in judge.ts, as the binomial tables of the cited books give them.
  test.each([
    [15, 4, 0.9648],
    [16, 4, 0.9787],
    [17, 5, 0.951],
    [20, 6, 0.9586],
    [25, 8, 0.9567],
    [31, 10, 0.9706],
    [51, 19, 0.9511],
    [100, 40, 0.9648],
  ])('of %i rounds lies between the samples of rank %i', (count, rank, confidence) => {
    const found = medianRank(count)
    expect(found.rank).toBe(rank)
    expect(found.confidence).toBeCloseTo(confidence, 4)
    const { low, high } = medianInterval(upTo(count))
    expect([low, high]).toEqual([rank, count + 1 - rank])
  })

  test.each([15, 64, 500, 1000])('of %i rounds is as narrow as 95 %% allow', (count) => {
    const { rank, confidence } = medianRank(count)
    expect(confidence).toBeGreaterThanOrEqual(0.95)
    const { low, median, high } = medianInterval(upTo(count))
    expect(low).toBeLessThan(median)
    expect(median).toBeLessThan(high)
    // For many rounds the rank is close to n/2 - 0.98 √n, from the normal distribution.
    expect(Math.abs(rank - (count / 2 - 0.98 * Math.sqrt(count)))).toBeLessThan(1)
  })

  test('does not depend on the order of the rounds, and leaves them as they are', () => {
    const samples = upTo(15).toReversed()
    expect(medianInterval(samples)).toEqual(medianInterval(upTo(15)))
    expect(samples[0]).toBe(15)
  })

  test('holds the true median in 95 of 100 runs, of lopsided noise too', () => {
    const random = randomNumbers(7)
    const noises = [() => random(), () => -Math.log(1 - random()), () => 1 / (1 - random())]
    const medians = [0.5, Math.LN2, 2]
    for (const [index, noise] of noises.entries()) {
      let held = 0
      for (let run = 0; run < 2000; run++) {
        const { low, high } = medianInterval(Array.from({ length: 15 }, noise))
        if (low <= (medians[index] ?? 0) && (medians[index] ?? 0) <= high) held++
      }
      expect(held / 2000).toBeGreaterThan(0.95)
      expect(held / 2000).toBeLessThan(0.98)
    }
  })

  test('is a point where all rounds agree', () => {
    expect(medianInterval(Array.from({ length: 15 }, () => 3))).toMatchObject({ median: 3, low: 3, high: 3 })
  })

  test('ends on ties as on other samples', () => {
    const samples = [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    expect(medianInterval(samples)).toMatchObject({ median: 2, low: 1, high: 3 })
  })

  test('is not moved by three outliers on either side, however far', () => {
    const calm = upTo(15).map((value) => 100 + value)
    const disturbed = [...calm.slice(0, 12), 1e9, 1e12, 1e15]
    expect(medianInterval(disturbed)).toEqual(medianInterval(calm))
    expect(medianInterval([-1e9, -1e9, -1e9, ...calm.slice(3)])).toEqual(medianInterval(calm))
  })

  test('of an even number of rounds is around the middle of the two middle ones', () => {
    expect(medianInterval(upTo(16)).median).toBe(8.5)
  })

  test.each([0, 1, 14])('of %i rounds is refused', (count) => {
    expect(() => medianInterval(upTo(count))).toThrow(RangeError)
    expect(() => medianInterval(upTo(count))).toThrow(`at least ${minimumRounds} rounds`)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('of a round that measured %d is refused', (wrong) => {
    expect(() => medianInterval([...upTo(20), wrong])).toThrow(RangeError)
  })
})

describe('comparing round by round', () => {
  test('sees through noise that both share', () => {
    const random = randomNumbers(11)
    const weather = Array.from({ length: 31 }, () => 50 + 100 * random())
    const slower = weather.map((value) => value + 12)
    const { low, high } = medianInterval(differences(slower, weather))
    expect(low).toBeCloseTo(12)
    expect(high).toBeCloseTo(12)
    const twice = weather.map((value) => value * 2)
    expect(medianInterval(ratios(twice, weather))).toMatchObject({ low: 2, high: 2 })
  })

  test('refuses rounds that do not pair', () => {
    expect(() => ratios([1, 2], [1])).toThrow(RangeError)
    expect(() => differences([1], [1, 2])).toThrow(RangeError)
  })

  test('refuses a ratio to nothing', () => {
    expect(() => ratios([1], [0])).toThrow(RangeError)
  })
})

describe('a goal', () => {
  const spread = medianInterval(upTo(15)) // 8 [4, 12]

  test.each([
    [upper(12), true, true],
    [upper(8), true, true],
    [upper(7), true, false],
    [upper(4), true, false],
    [upper(3.9), false, false],
    [lower(4), true, true],
    [lower(9), true, false],
    [lower(12), true, false],
    [lower(12.1), false, false],
  ])('$text over 8 [4, 12]: holds %s, its median within it %s', (goal, held, within) => {
    expect(holds(spread, goal)).toBe(held)
    expect(medianWithin(spread, goal)).toBe(within)
  })

  test('that every round misses by a little fails', () => {
    const samples = upTo(15).map((value) => 10.001 + value / 1e6)
    expect(holds(medianInterval(samples), upper(10))).toBe(false)
  })
})
