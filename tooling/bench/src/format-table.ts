export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly align: 'left' | 'right'
  readonly text: (row: Row) => string
}

/** Colours a cell that is already padded. `row` is undefined in the head of the table. */
export type Paint<Row> = (text: string, column: string, row: Row | undefined) => string

/**
 * Rows in aligned columns under their titles, without lines around them. A column that is empty in every row is left out,
 * and nothing is left at the end of a line.
 */
export function formatTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  paint: Paint<Row> = (text) => text,
): string[] {
  const cells = columns
    .map((column) => ({ column, texts: rows.map((row) => printable(column.text(row))) }))
    .filter(({ texts }) => texts.some((text) => text !== ''))
    .map(({ column, texts }) => ({
      column,
      texts,
      width: Math.max(column.title.length, ...texts.map((text) => text.length)),
    }))
  const line = (textOf: (index: number) => string, row: Row | undefined) => {
    const padded = cells.map(({ column, width }, index) =>
      column.align === 'left' ? textOf(index).padEnd(width) : textOf(index).padStart(width),
    )
    // Trimmed before it is painted: colour codes would hide the spaces.
    const last = padded.findLastIndex((text) => text.trim() !== '')
    return padded
      .slice(0, last + 1)
      .map((text, index) => paint(index === last ? text.trimEnd() : text, cells[index]?.column.id ?? '', row))
      .join('  ')
  }
  return [
    line((index) => cells[index]?.column.title ?? '', undefined),
    ...rows.map((row, number) => line((index) => cells[index]?.texts[number] ?? '', row)),
  ]
}

/** Names come from files too, and a terminal must show them, not obey them. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '')
}
