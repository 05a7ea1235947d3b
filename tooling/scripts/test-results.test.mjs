import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countTests, describeCounts, readReports, removeReports } from './test-results.mjs'

const report = (...suites) => ({
  testResults: suites.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((outcome) => ({ status: outcome })),
  })),
})

test('tests are counted over suites and packages', () => {
  const reports = [
    report(['passed', 'passed', 'skipped'], ['failed', 'passed', 'failed']),
    report(['passed', 'todo', 'pending', 'passed']),
  ]
  expect(countTests(reports)).toEqual({ passed: 3, failed: 1, skipped: 3 })
})

test('a suite that did not load is one failure', () => {
  expect(countTests([report(['failed'])])).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a suite whose hook failed after its tests passed is one failure', () => {
  expect(countTests([report(['failed', 'passed', 'passed'])])).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

test('skipped tests are mentioned when there are some', () => {
  expect(describeCounts({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed')
  expect(describeCounts({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped')
})

test('a package with tests that left no report is named, and an old report is not counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const named = (name, scripts) => ({ path: join(folder, name), manifest: { name, scripts } })
  const packages = [named('ran', { test: 'vitest' }), named('crashed', { test: 'vitest' }), named('none', {})]
  mkdirSync(join(folder, 'ran', '.results'), { recursive: true })
  writeFileSync(join(folder, 'ran', '.results', 'test.json'), JSON.stringify(report(['passed', 'passed'])))

  expect(readReports(packages)).toEqual({ reports: [report(['passed', 'passed'])], missing: ['crashed'] })
  removeReports(packages)
  expect(readReports(packages)).toEqual({ reports: [], missing: ['ran', 'crashed'] })
})
