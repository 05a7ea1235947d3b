import { describe, expect, test } from 'vitest'
import type { Goal } from './judge.ts'
import { countedRow, measuredRow } from './row.ts'

const rounds = (value: number) => Array.from({ length: 15 }, (_, round) => value + (round % 3))
const overPeer: Goal = { text: '≤ 10 ns over bare', limit: 10, of: 'difference', bound: 'at most' }

describe('a measured row', () => {
  test('has the keys of the result shape, and no others', () => {
    const row = measuredRow({ name: 'record', unit: 'ns', samples: rounds(40) })
    expect(Object.keys(row)).toEqual([
      'name',
      'value',
      'unit',
      'peer',
      'peerValue',
      'ratio',
      'interval',
      'goal',
      'holds',
    ])
  })

  test('alone has a value and its interval, and null for the rest', () => {
    expect(measuredRow({ name: 'record', unit: 'ns', samples: rounds(40) })).toEqual({
      name: 'record',
      value: 41,
      unit: 'ns',
      peer: null,
      peerValue: null,
      ratio: null,
      interval: { of: 'value', median: 41, low: 40, high: 42, confidence: expect.closeTo(0.965, 3), rounds: 15 },
      goal: null,
      holds: null,
    })
  })

  test('against a peer is compared round by round, and not judged without a goal', () => {
    const peer = { name: 'bare', samples: rounds(30) }
    expect(measuredRow({ name: 'record', unit: 'ns', samples: rounds(40), peer })).toMatchObject({
      peer: 'bare',
      peerValue: 31,
      ratio: 41 / 31,
      interval: { of: 'difference', median: 10, low: 10, high: 10 },
      goal: null,
      holds: null,
    })
  })

  test.each([
    [40, true],
    [41, false],
  ])('of %d ns over 30 is judged by its difference', (value, held) => {
    const peer = { name: 'bare', samples: rounds(30) }
    const row = measuredRow({ name: 'record', unit: 'ns', samples: rounds(value), peer, goal: overPeer })
    expect(row.holds).toBe(held)
    expect(row.goal).toBe(overPeer)
  })

  test('with a goal for the ratio shows the interval of ratios', () => {
    const goal: Goal = { text: '≥ 2× the peer', limit: 2, of: 'ratio', bound: 'at least' }
    const peer = { name: 'bare', samples: rounds(10) }
    const samples = peer.samples.map((sample) => sample * 3)
    expect(measuredRow({ name: 'rate', unit: 'GB/s', samples, peer, goal })).toMatchObject({
      interval: { of: 'ratio', low: 3, high: 3 },
      holds: true,
    })
  })

  test('with a goal for its own value needs no peer', () => {
    const goal: Goal = { text: '≤ 41 ns', limit: 41, of: 'value', bound: 'at most' }
    expect(measuredRow({ name: 'record', unit: 'ns', samples: rounds(40), goal }).holds).toBe(true)
  })

  test('with a goal over a peer that is not there is refused', () => {
    expect(() => measuredRow({ name: 'record', unit: 'ns', samples: rounds(40), goal: overPeer })).toThrow(/no peer/)
  })

  test('of too few rounds is refused', () => {
    expect(() => measuredRow({ name: 'record', unit: 'ns', samples: [1, 2, 3] })).toThrow(/at least 15 rounds/)
  })
})

describe('a counted row', () => {
  const none: Goal = { text: 'none', limit: 0, of: 'value', bound: 'at most' }
  const noMore: Goal = { text: 'no more than bare node', limit: 0, of: 'difference', bound: 'at most' }
  const twice: Goal = { text: '≥ 2× the peer', limit: 2, of: 'ratio', bound: 'at least' }

  test('has the keys of a measured one, and no interval', () => {
    const row = countedRow({ name: 'races', unit: '', value: 0 })
    expect(Object.keys(row)).toEqual(Object.keys(measuredRow({ name: 'record', unit: 'ns', samples: rounds(40) })))
    expect(row).toMatchObject({ value: 0, peer: null, peerValue: null, ratio: null, interval: null, holds: null })
  })

  test.each([
    [0, none, true],
    [1, none, false],
    [8, noMore, true],
    [9, noMore, false],
    [16, twice, true],
    [15, twice, false],
  ])('of %d over 8 is judged exactly', (value, goal, held) => {
    const row = countedRow({ name: 'libraries', unit: '', value, peer: { name: 'bare node', value: 8 }, goal })
    expect(row).toMatchObject({ peer: 'bare node', peerValue: 8, ratio: value / 8, holds: held })
  })

  test('over a peer of 0 has no ratio, and can still be compared', () => {
    const peer = { name: 'before', value: 0 }
    expect(countedRow({ name: 'leaks', unit: '', value: 0, peer, goal: noMore })).toMatchObject({
      ratio: null,
      holds: true,
    })
    expect(() => countedRow({ name: 'leaks', unit: '', value: 0, peer, goal: twice })).toThrow(RangeError)
  })

  test('with a goal over a peer that is not there is refused', () => {
    expect(() => countedRow({ name: 'leaks', unit: '', value: 0, goal: noMore })).toThrow(/no peer/)
    expect(() => countedRow({ name: 'leaks', unit: '', value: 0, goal: twice })).toThrow(/no peer/)
  })
})
