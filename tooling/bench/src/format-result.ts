import { styleText } from 'node:util'
import { formatDifference, formatNumber, formatRatio } from './format-number.ts'
import { formatTable } from './format-table.ts'
import type { Column } from './format-table.ts'
import { medianWithin } from './judge.ts'
import { machineLine } from './machine.ts'
import { countGoals, earlierRow } from './result.ts'
import type { EarlierResult, Result } from './result.ts'
import type { Row } from './row.ts'

export interface FormatOptions {
  readonly color: boolean
  readonly earlier?: EarlierResult | undefined
}

/** A result for people: where it was measured, the rows, what they say together, and what was left out. */
export function formatResult(result: Result, { color, earlier }: FormatOptions): string {
  const paint = (style: 'bold' | 'dim' | 'green' | 'red' | 'yellow', text: string) =>
    // The stream is the caller's to judge: styleText would look at this process's own.
    color ? styleText(style, text, { validateStream: false }) : text
  const columns = columnsOf(result.rows, earlier)
  const lines = [
    `${paint('bold', result.suite)}  ${paint('dim', machineLine(result.machine))}`,
    ...(earlier === undefined ? [] : [paint('dim', earlierLine(result, earlier))]),
    '',
    ...formatTable(columns, result.rows, (text, column, row) => {
      if (row === undefined) return paint('dim', text)
      if (column !== 'verdict' || row.holds === null) return text
      return paint(row.holds ? (withinNoise(row) ? 'yellow' : 'green') : 'red', text)
    }),
    '',
    ...result.notes.map((note) => `${paint('yellow', 'note')}  ${note}`),
    summary(result.rows),
  ]
  return lines.join('\n')
}

function columnsOf(rows: readonly Row[], earlier: EarlierResult | undefined): Column<Row>[] {
  const columns: Column<Row>[] = [
    { id: 'name', title: '', align: 'left', text: (row) => row.name },
    { id: 'value', title: 'value', align: 'right', text: (row) => quantity(row, row.value) },
    {
      id: 'peer',
      title: 'peer',
      align: 'right',
      text: (row) =>
        row.peer === null ? '' : row.peerValue === null ? row.peer : `${row.peer} ${quantity(row, row.peerValue)}`,
    },
    { id: 'ratio', title: 'ratio', align: 'right', text: ({ ratio }) => (ratio === null ? '' : formatRatio(ratio)) },
    { id: 'interval', title: `${confidenceOf(rows)} interval`, align: 'right', text: intervalText },
    { id: 'goal', title: 'goal', align: 'left', text: ({ goal }) => goal?.text ?? '' },
    { id: 'verdict', title: '', align: 'left', text: verdict },
  ]
  if (earlier === undefined) return columns
  const before = (row: Row) => earlierRow(row, earlier)
  return [
    ...columns,
    { id: 'earlier', title: 'earlier', align: 'right', text: (row) => optional(row, before(row)?.value) },
    {
      id: 'now',
      title: 'now',
      align: 'right',
      text: (row) => {
        const ratio = before(row)?.ratio
        return ratio === undefined ? 'new' : ratio === null ? 'not 0' : formatRatio(ratio)
      },
    },
  ]
}

/** `+3.10 ns [+2.87, +3.44]`: the median and its interval, of differences, ratios or values. */
function intervalText({ interval, unit }: Row): string {
  if (interval === null) return ''
  const { of, median, low, high } = interval
  const format = of === 'difference' ? formatDifference : formatNumber
  const middle = of === 'ratio' ? formatRatio(median) : `${format(median)} ${unit}`
  return `${middle} [${format(low)}, ${format(high)}]`
}

/** All rows are judged at 95 % or a little over, as the number of rounds allows. */
function confidenceOf(rows: readonly Row[]): string {
  const confidences = new Set(rows.flatMap(({ interval }) => interval?.confidence ?? []))
  const [only] = confidences
  return confidences.size === 1 && only !== undefined ? `${(only * 100).toFixed(0)} %` : '≥ 95 %'
}

function verdict(row: Row): string {
  if (row.holds === null) return ''
  if (!row.holds) return 'FAILS'
  return withinNoise(row) ? 'holds, within noise' : 'holds'
}

function withinNoise({ interval, goal, holds }: Row): boolean {
  return holds === true && interval !== null && goal !== null && !medianWithin(interval, goal)
}

function summary(rows: readonly Row[]): string {
  const { goals, failed } = countGoals(rows)
  if (goals === 0) return `${rows.length} rows, none with a goal`
  return `${goals - failed} of ${goals} goals hold`
}

function earlierLine(result: Result, earlier: EarlierResult): string {
  const { cpu = 'unknown', node = 'unknown', commit } = earlier.machine
  const from = [cpu, `Node ${node}`, ...(typeof commit === 'string' ? [`commit ${commit.slice(0, 10)}`] : [])]
  const matching = result.rows.filter((row) => earlierRow(row, earlier) !== undefined).length
  const other = earlier.suite === undefined || earlier.suite === result.suite ? '' : ` of suite ${earlier.suite}`
  // Two runs are not interleaved, so no interval stands beside their ratio.
  return `earlier${other}: ${from.join(' · ')}; ${matching} of ${result.rows.length} rows are in both; now is the ratio to it, another run`
}

function quantity({ unit, interval }: Row, value: number): string {
  // What was counted is exact: decimals would pretend that it had been measured.
  const text = interval === null && Number.isInteger(value) ? String(value) : formatNumber(value)
  return unit === '' ? text : `${text} ${unit}`
}

function optional(row: Row, value: number | undefined): string {
  return value === undefined ? '' : quantity(row, value)
}
