import { expect, test } from 'vitest'
import { formatDifference, formatNumber, formatRatio } from './format-number.ts'

test.each([
  [0, '0'],
  [0.00004, '0'],
  [-0.0001, '0'],
  [0.4567, '0.457'],
  [9.876, '9.88'],
  [98.76, '98.76'],
  [987.65, '987.6'],
  [9876.5, '9877'],
  [98_765.4, '98 765'],
  [-1_234_567, '-1 234 567'],
  [Number.NaN, 'NaN'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test('differences carry their sign, unless they round to nothing', () => {
  expect([3.1, -3.1, 0, 1e-9].map(formatDifference)).toEqual(['+3.10', '-3.10', '0', '0'])
})

test('ratios say that they are', () => {
  expect(formatRatio(1.234)).toBe('1.23×')
})
