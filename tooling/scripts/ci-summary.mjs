import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} [output] shown when the step failed
 * @property {string} [reason] why it was skipped
 * @property {number} [seconds]
 */

/**
 * The last line of `.ci/run`. It counts tests and check steps together.
 *
 * @param {import('./test-results.mjs').Counts} tests
 * @param {readonly StepResult[]} steps
 */
export function summarise(tests, steps) {
  const count = (outcome) => tests[outcome] + steps.filter((step) => step.outcome === outcome).length
  const skipped = count('skipped')
  const line = `${count('passed')} passed, ${count('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
  return { line, status: count('failed') === 0 ? 0 : 1 }
}

/**
 * `npm test` as a step. Its failed tests are counted one by one already, so the step itself is a failure only when it
 * failed in another way: the install, a suite that left no report.
 *
 * @param {number} status
 * @param {import('./test-results.mjs').Counts} tests
 * @param {readonly string[]} missing packages that left no report
 * @returns {StepResult[]}
 */
export function testStep(status, tests, missing) {
  if (missing.length > 0) {
    return [{ name: 'npm test', outcome: 'failed', output: `No test report from ${missing.join(', ')}.` }]
  }
  if (status !== 0 && tests.failed === 0) {
    return [{ name: 'npm test', outcome: 'failed', output: `Ended with status ${status}, and no test failed.` }]
  }
  if (tests.passed + tests.failed === 0) return [{ name: 'npm test', outcome: 'failed', output: 'No test was run.' }]
  return []
}

/** @param {StepResult} step */
export function describeStep({ name, outcome, reason, output, seconds }) {
  const time = seconds === undefined ? '' : ` (${seconds.toFixed(1)} s)`
  const head = `${outcome === 'passed' ? 'ok     ' : outcome.padEnd(7)} ${name}${time}${reason ? `: ${reason}` : ''}`
  if (outcome !== 'failed' || !output) return head
  return [
    head,
    ...stripVTControlCharacters(output)
      .trimEnd()
      .split('\n')
      .map((line) => `    | ${line}`),
  ].join('\n')
}
