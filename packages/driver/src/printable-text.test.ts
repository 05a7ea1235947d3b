import { expect, test } from 'vitest'
import { printableLines, printableText } from './printable-text.ts'

test('escape sequences go as a whole', () => {
  expect(printableText('\u001b[31mred\u001b[0m')).toBe('red')
  expect(printableText('a\u001b]0;new title\u0007b')).toBe('ab')
  expect(printableText('a\u001b]8;;http://x\u001b\\link')).toBe('alink')
  expect(printableText('a\u001bcb')).toBe('ab')
})

test('control characters and marks that reorder text go', () => {
  expect(printableText('a\u0000\u0007\u0008\u007f\u0085\u009bb')).toBe('ab')
  expect(printableText('a\u202eb\u2066c\u200fd')).toBe('abcd')
})

test('lines stay lines only where asked', () => {
  expect(printableLines('a\r\n\tb\nc')).toBe('a\n b\nc')
  expect(printableText('a\r\n\tb\nc')).toBe('a  b c')
})

test('ordinary text of any language stays', () => {
  expect(printableText('NVIDIA H200 – größer, 日本語, 🚀')).toBe('NVIDIA H200 – größer, 日本語, 🚀')
})
