import type { CaseResult, SuiteResults } from './results-file.ts'

export interface Difference {
  /** The area and name of the case. */
  readonly name: string
  readonly left: string
  readonly right: string
}

export interface Comparison {
  readonly same: number
  readonly differences: readonly Difference[]
  /** Cases that one of the two did not run. */
  readonly onlyOne: readonly string[]
}

/** Sets what two drivers saw side by side, case by case. */
export function compareResults(left: SuiteResults, right: SuiteResults): Comparison {
  const names = [...new Set([...Object.keys(left.cases), ...Object.keys(right.cases)])]
  const both = names.filter((name) => wasRun(left.cases[name]) && wasRun(right.cases[name]))
  const differences = both
    .map((name) => ({ name, left: textOf(left.cases[name]), right: textOf(right.cases[name]) }))
    .filter((pair) => pair.left !== pair.right)
  return {
    same: both.length - differences.length,
    differences,
    onlyOne: names.filter((name) => !both.includes(name)),
  }
}

export function formatComparison(comparison: Comparison, left: SuiteResults, right: SuiteResults): string {
  const { same, differences, onlyOne } = comparison
  const lines = differences.flatMap((difference) => [
    difference.name,
    `  ${left.backend}: ${difference.left}`,
    `  ${right.backend}: ${difference.right}`,
  ])
  const unfinished = [left, right].flatMap(({ backend, running }) =>
    running === undefined ? [] : [`${backend} did not come back from: ${running}`],
  )
  if (onlyOne.length > 0) lines.push('run by one of the two:', ...onlyOne.map((name) => `  ${name}`))
  return [...lines, ...unfinished, `${same} cases alike, ${differences.length} different`].join('\n')
}

function wasRun(result: CaseResult | undefined): boolean {
  return result !== undefined && result.skipped === undefined
}

function textOf(result: CaseResult | undefined): string {
  return result?.failed === undefined ? JSON.stringify(result?.observed) : `failed: ${result.failed}`
}
