/** A number as people read it in a column: three or four digits that mean something, and no exponent. */
export function formatNumber(value: number): string {
  const size = Math.abs(value)
  if (!Number.isFinite(value)) return String(value)
  if (size >= 10_000) return grouped(Math.round(value))
  const text = value.toFixed(size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 3)
  return Number(text) === 0 ? '0' : text
}

/** The same with its sign, for differences. */
export function formatDifference(value: number): string {
  const text = formatNumber(value)
  return value > 0 && text !== '0' ? `+${text}` : text
}

export function formatRatio(value: number): string {
  return `${formatNumber(value)}×`
}

/** Thin spaces between thousands would not be of one width in every terminal; a plain space is. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ')
}
