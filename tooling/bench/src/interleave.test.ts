import { describe, expect, test } from 'vitest'
import { interleave, roundOrder } from './interleave.ts'

describe('the order of a round', () => {
  test('alternates for two', () => {
    expect([0, 1, 2, 3, 4].map((round) => roundOrder(2, round).join(''))).toEqual(['01', '10', '10', '01', '01'])
  })

  test('puts each of three first, and last, equally often', () => {
    const orders = Array.from({ length: 12 }, (_, round) => roundOrder(3, round))
    for (const place of [0, 1, 2]) {
      for (const contender of [0, 1, 2]) {
        expect(orders.filter((order) => order[place] === contender)).toHaveLength(4)
      }
    }
  })
})

test('every contender gives one sample a round, kept by contender', () => {
  const log: string[] = []
  const sampler = (name: string) => {
    let count = 0
    return () => {
      log.push(name)
      return ++count
    }
  }
  const samples = interleave([sampler('a'), sampler('b')], 3, () => log.push('-'))
  expect(samples).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(log.join('')).toBe('-ab-ba-ba')
})
