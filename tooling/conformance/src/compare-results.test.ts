import { expect, test } from 'vitest'
import { compareResults, formatComparison } from './compare-results.ts'
import type { SuiteResults } from './results-file.ts'

const gpu: SuiteResults = {
  backend: 'cuda',
  version: '13.0',
  device: 'NVIDIA H200',
  cases: {
    'events: first': { observed: ['CUDA_SUCCESS', { depth: 1 }] },
    'events: second': { observed: 1, observe: true },
    'modules: third': { observed: 3 },
    'streams: fourth': { failed: 'the stream is held up' },
  },
}
const emulator: SuiteResults = {
  backend: 'emulator',
  version: '13.0',
  device: 'Emulated GPU 0',
  running: 'streams: fifth',
  cases: {
    'events: first': { observed: ['CUDA_SUCCESS', { depth: 1 }] },
    'events: second': { observed: 2, observe: true },
    'modules: third': { skipped: 'PTX' },
    'streams: fourth': { observed: 4 },
  },
}

test('what two drivers saw is set side by side, what only one ran apart', () => {
  expect(compareResults(gpu, emulator)).toEqual({
    same: 1,
    differences: [
      { name: 'events: second', left: '1', right: '2' },
      { name: 'streams: fourth', left: 'failed: the stream is held up', right: '4' },
    ],
    onlyOne: ['modules: third'],
  })
})

test('the text names each driver, what was skipped, and a case that did not come back', () => {
  const text = formatComparison(compareResults(gpu, emulator), gpu, emulator)
  expect(text).toContain('events: second\n  cuda: 1\n  emulator: 2\n')
  expect(text).toContain('run by one of the two:\n  modules: third\n')
  expect(text).toContain('emulator did not come back from: streams: fifth')
  expect(text.endsWith('1 cases alike, 2 different')).toBe(true)
})

test('a result that is missing on one side is no agreement', () => {
  expect(compareResults(gpu, { ...emulator, cases: {} })).toMatchObject({ same: 0, onlyOne: Object.keys(gpu.cases) })
})
