// compare.ts LEFT.json RIGHT.json: what two runs with CUBATON_CONFORMANCE_OUT saw differently. Status 1 where anything is.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { argv } from 'node:process'
import { compareResults, formatComparison } from './compare-results.ts'
import type { SuiteResults } from './results-file.ts'

const files = argv.slice(3)
const [left, right] = files.map((file) => JSON.parse(readFileSync(resolve(file), 'utf8')) as SuiteResults)
if (left === undefined || right === undefined) {
  console.error('Give two files of results.')
  process.exitCode = 2
} else {
  const comparison = compareResults(left, right)
  console.log(formatComparison(comparison, left, right))
  process.exitCode = comparison.differences.length === 0 ? 0 : 1
}
