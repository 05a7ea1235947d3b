/**
 * `text` in lines of at most `width` columns, the first after `first`, the others after `rest`.
 *
 * Breaks at spaces alone: a path or a name that is longer than a line stays whole, so that it can be copied.
 *
 * @param rest - as wide as the visible part of `first`, as a rule
 */
export function wrapText(text: string, width: number, first: string, rest: string): readonly string[] {
  const room = Math.max(20, width - rest.length)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line === '') line = word
    else if (line.length + 1 + word.length <= room) line += ` ${word}`
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  return lines.map((each, index) => (index === 0 ? first : rest) + each)
}
