import { expect, test } from 'vitest'
import { describeStep, summarise, testStep } from './ci-summary.mjs'

const step = (outcome) => ({ name: 'lint', outcome })

test('tests and check steps are counted together', () => {
  expect(summarise({ passed: 10, failed: 0, skipped: 0 }, [step('passed'), step('passed')])).toEqual({
    line: '12 passed, 0 failed',
    status: 0,
  })
})

test('one failed step fails the run, one failed test too', () => {
  expect(summarise({ passed: 10, failed: 0, skipped: 0 }, [step('failed')])).toEqual({
    line: '10 passed, 1 failed',
    status: 1,
  })
  expect(summarise({ passed: 9, failed: 1, skipped: 0 }, [step('passed')])).toEqual({
    line: '10 passed, 1 failed',
    status: 1,
  })
})

test('what was skipped is counted and fails nothing', () => {
  expect(summarise({ passed: 1, failed: 0, skipped: 4 }, [step('skipped')])).toEqual({
    line: '1 passed, 0 failed, 5 skipped',
    status: 0,
  })
})

test('failed tests are not counted again as a failed step', () => {
  expect(testStep(1, { passed: 3, failed: 2, skipped: 0 }, [])).toEqual([])
})

test.each([
  ['an install that failed', 1, { passed: 0, failed: 0, skipped: 0 }, []],
  ['a status that no failed test explains', 1, { passed: 3, failed: 0, skipped: 0 }, []],
  ['a package that left no report', 1, { passed: 3, failed: 1, skipped: 0 }, ['@cubaton/driver']],
  ['a run of no tests', 0, { passed: 0, failed: 0, skipped: 0 }, []],
])('%s is a failed step', (_, status, counts, missing) => {
  expect(testStep(status, counts, missing)).toMatchObject([{ outcome: 'failed' }])
})

test('the output of a step is shown when it failed, and only then', () => {
  expect(describeStep({ name: 'lint', outcome: 'passed', output: 'all files good', seconds: 1.25 })).toBe(
    'ok      lint (1.3 s)',
  )
  expect(describeStep({ name: 'lint', outcome: 'failed', output: '\u001b[31ma.ts\u001b[0m: bad\n', seconds: 2 })).toBe(
    'failed  lint (2.0 s)\n    | a.ts: bad',
  )
})
