import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * What vitest's JSON reports of a run say, added up.
 *
 * A suite that could not be loaded has no tests in the report, so it counts as one failure; otherwise a file with a
 * syntax error would look like a file with nothing to test.
 *
 * @param {readonly { testResults: { status: string, assertionResults: { status: string }[] }[] }[]} reports
 * @returns {Counts}
 */
export function countTests(reports) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const report of reports) {
    for (const suite of report.testResults) {
      if (suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed')) counts.failed++
      for (const test of suite.assertionResults) {
        if (test.status === 'passed') counts.passed++
        else if (test.status === 'failed') counts.failed++
        else counts.skipped++
      }
    }
  }
  return counts
}

/**
 * The reports that the packages left, and which packages with tests left none.
 *
 * @param {readonly { path: string, manifest: { name: string, scripts?: Record<string, string> } }[]} packages
 * @param {string} [task] the turbo task, whose report lies in `.results/`
 */
export function readReports(packages, task = 'test') {
  const reports = []
  const missing = []
  for (const { path, manifest } of packages) {
    if (manifest.scripts?.[task] === undefined) continue
    const file = reportFile(path, task)
    if (existsSync(file)) reports.push(JSON.parse(readFileSync(file, 'utf8')))
    else missing.push(manifest.name)
  }
  return { reports, missing }
}

/** Reports of an earlier run must not be counted for this one; turbo puts those of cached tasks back. */
export function removeReports(packages, task = 'test') {
  for (const { path } of packages) rmSync(reportFile(path, task), { force: true })
}

function reportFile(path, task) {
  return join(path, '.results', `${task.replace(':', '-')}.json`)
}

/** @param {Counts} counts */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}
