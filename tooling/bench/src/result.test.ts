import { describe, expect, test } from 'vitest'
import { countGoals, earlierRow, parseResult } from './result.ts'
import { countedRow } from './row.ts'
import { aloneRow, sampleResult, sampleRow } from './sample-result.ts'

describe('reading an earlier result', () => {
  test('takes what a run wrote', () => {
    const result = sampleResult([sampleRow('record', 4)])
    const earlier = parseResult(JSON.stringify(result))
    expect(earlier).toEqual({
      suite: 'sample',
      machine: result.machine,
      rows: [{ name: 'record', value: 34, unit: 'ns' }],
    })
  })

  test('takes the bare shape that other programs write', () => {
    const earlier = parseResult('{ "rows": [{ "name": "races", "value": 0, "unit": "" }] }')
    expect(earlier).toEqual({ suite: undefined, machine: {}, rows: [{ name: 'races', value: 0, unit: '' }] })
  })

  test.each([
    ['no JSON', 'table'],
    ['no object', '[]'],
    ['no rows', '{ "machine": {} }'],
    ['a row that is none', '{ "rows": [null] }'],
    ['a row without a value', '{ "rows": [{ "name": "a", "unit": "ns" }] }'],
  ])('refuses %s', (_, text) => {
    expect(() => parseResult(text)).toThrow(SyntaxError)
  })
})

test('a row is matched by its name and its unit', () => {
  const earlier = parseResult(JSON.stringify(sampleResult([sampleRow('record', 38)])))
  expect(earlierRow(sampleRow('record', 4), earlier)).toEqual({ value: 68, ratio: 0.5 })
  expect(earlierRow(sampleRow('query', 4), earlier)).toBeUndefined()
})

test.each([
  [0, 0, 1],
  [0, 3, null],
  [3, 0, 0],
])('a count that was %d and is %d has the ratio %d', (before, now, ratio) => {
  const races = (value: number) => countedRow({ name: 'races', unit: '', value })
  const earlier = parseResult(JSON.stringify(sampleResult([races(before)])))
  expect(earlierRow(races(now), earlier)).toEqual({ value: before, ratio })
})

test('only rows with a goal count', () => {
  expect(countGoals([aloneRow('loop', 1), sampleRow('a', 4), sampleRow('b', 40)])).toEqual({ goals: 2, failed: 1 })
})
