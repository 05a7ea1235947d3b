import type { Machine } from './machine.ts'
import type { Row } from './row.ts'

/** What a run of a suite leaves in its JSON file. Other programs that measure write the same shape. */
export interface Result {
  readonly suite: string
  readonly machine: Machine
  /** What was left out and why, for people. */
  readonly notes: readonly string[]
  readonly rows: readonly Row[]
}

/** The part of an earlier result that is compared with: files of other versions and programs may lack the rest. */
export interface EarlierResult {
  readonly suite: string | undefined
  readonly machine: Partial<Machine>
  readonly rows: readonly Pick<Row, 'name' | 'value' | 'unit'>[]
}

/**
 * Reads a result that an earlier run wrote.
 *
 * @throws {SyntaxError} where the text is not JSON, or JSON of another shape
 */
export function parseResult(text: string): EarlierResult {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value['rows'])) throw new SyntaxError('it has no rows')
  const { suite, machine } = value
  return {
    suite: typeof suite === 'string' ? suite : undefined,
    machine: isRecord(machine) ? machine : {},
    rows: value['rows'].map((row: unknown, index) => {
      if (!isRecord(row)) throw new SyntaxError(`row ${index} is no object`)
      const { name, value: measured, unit } = row
      if (typeof name !== 'string' || typeof unit !== 'string' || typeof measured !== 'number') {
        throw new SyntaxError(`row ${index} lacks a name, a value or a unit`)
      }
      return { name, value: measured, unit }
    }),
  }
}

export interface EarlierRow {
  readonly value: number
  /** Null where something came of nothing: counts may be 0. */
  readonly ratio: number | null
}

/** The row of an earlier result that measured the same, by name and unit. */
export function earlierRow(row: Row, earlier: EarlierResult): EarlierRow | undefined {
  const found = earlier.rows.find(({ name, unit }) => name === row.name && unit === row.unit)
  if (found === undefined) return undefined
  const { value } = found
  return { value, ratio: row.value === value ? 1 : value === 0 ? null : row.value / value }
}

/** How many rows have a goal, and how many of those do not hold. */
export function countGoals(rows: readonly Row[]): { goals: number; failed: number } {
  const judged = rows.filter((row) => row.holds !== null)
  return { goals: judged.length, failed: judged.filter((row) => row.holds === false).length }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
