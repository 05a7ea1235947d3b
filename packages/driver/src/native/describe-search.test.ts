import { expect, test } from 'vitest'
import { describeFailures, describeSearched } from './describe-search.ts'

const candidate = { path: '/a.so', byLoader: false, reason: 'CUDA_PATH', companions: [] }

test('what was tried, where else, and what to know', () => {
  const search = { candidates: [candidate], searched: ['/x', '/y'], notes: ['a note'] }
  expect(describeFailures(search, [{ candidate, error: 'no such file', loaded: false }])).toBe(
    'tried /a.so (CUDA_PATH): no such file; looked into /x, /y; a note',
  )
})

test('nothing to try', () => {
  expect(describeFailures({ candidates: [], searched: [], notes: ['none for macOS'] }, [])).toBe(
    'no file was found; none for macOS',
  )
})

test('a long list of folders is cut', () => {
  const folders = Array.from({ length: 10 }, (_, index) => `/${index}`)
  expect(describeSearched(folders)).toBe('looked into /0, /1, /2, /3, /4, /5, /6, /7 and 2 more')
  expect(describeSearched(folders.slice(0, 8))).toBe('looked into /0, /1, /2, /3, /4, /5, /6, /7')
})
