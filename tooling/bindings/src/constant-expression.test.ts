import { expect, test } from 'vitest'
import { evaluateConstant } from './constant-expression.ts'

const known = new Map([
  ['A', 5],
  ['B', 12],
])

const valueOf = (text: string) => evaluateConstant(text.match(/\w+|<<|>>|\S/g) ?? [], (name) => known.get(name))

test.each([
  ['0', 0],
  ['42', 42],
  ['42ull', 42],
  ['0x7FFFFFFFu', 2 ** 31 - 1],
  ['0xffffffffu', 2 ** 32 - 1],
  ['017', 15],
  ['-1', -1],
  ['~0', -1],
  ['~A', -6],
  ['- -2', 2],
  ['1 << 4', 16],
  ['1u << 31', 2 ** 31],
  ['1ull << 40', 2 ** 40],
  ['0x100 >> 4', 16],
  ['1 << 2 | 1 << 0', 5],
  ['6 & 3', 2],
  ['6 ^ 3', 5],
  ['1 | 6 & 4', 5],
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 2 - 3', 5],
  ['1 << 1 + 1', 4],
  ['A', 5],
  ['(A)', 5],
  ['(A)-1', 4],
  ['(A)+1', 6],
  ['(B | 1)', 13],
  ['(CUstream)0x1', 1],
  ['((CUdevice)-2)', -2],
  ['(unsigned int)3', 3],
  ['((unsigned long long)1 << 3)', 8],
])('%s is %d', (text, value) => {
  expect(valueOf(text)).toBe(value)
})

test.each(['', 'UNKNOWN', 'A + UNKNOWN', '1 +', '(1', '1 2', '1 ? 2 : 3', '"text"', 'f(1)', '1.5f', '(CUstream)'])(
  '%j is no number, and not a wrong one',
  (text) => {
    expect(valueOf(text)).toBeUndefined()
  },
)
