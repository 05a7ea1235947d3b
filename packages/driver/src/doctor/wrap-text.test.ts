import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

test('lines break at spaces and are indented', () => {
  expect(wrapText('one two three four five six', 24, '- ', '  ')).toEqual(['- one two three four', '  five six'])
})

test('a word that is longer than a line stays whole', () => {
  const path = `/${'x'.repeat(60)}`
  expect(wrapText(`see ${path} there`, 30, '', '')).toEqual(['see', path, 'there'])
})

test('a narrow terminal still gets some room', () => {
  expect(wrapText('one two three four', 0, '', '')).toEqual(['one two three four'])
})

test('nothing is one empty line', () => {
  expect(wrapText('', 80, '> ', '  ')).toEqual(['> '])
})
