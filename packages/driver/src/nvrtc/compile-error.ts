import type { CubatonErrorOptions } from '../cubaton-error.ts'
import { CubatonError } from '../cubaton-error.ts'
import { printableLines } from '../printable-text.ts'

const brand = Symbol.for('cubaton.compile-error')

// A missing header can make thousands of lines, of which the first ones tell.
const shownLines = 40

/** CUDA source that the compiler refused: {@link CubatonError} with code `compile` and the compiler's log. */
export class CompileError extends CubatonError {
  readonly [brand] = true
  override readonly name: string = 'CompileError'
  /** All that the compiler said, as it said it. The message shows its first lines. */
  readonly log: string

  constructor(message: string, log: string, options: CubatonErrorOptions = {}) {
    super('compile', withLog(message, log), options)
    this.log = log
  }

  /** True for an error of this class, also when another copy of the package made it. */
  static override is(value: unknown): value is CompileError {
    return typeof value === 'object' && value !== null && brand in value && value[brand] === true
  }
}

function withLog(message: string, log: string): string {
  const lines = printableLines(log).trimEnd().split('\n')
  if (lines.length === 1 && lines[0] === '') return message
  const rest = lines.length - shownLines
  const shown = rest > 0 ? [...lines.slice(0, shownLines), `(and ${rest} more lines: see log)`] : lines
  return [`${message}:`, ...shown].join('\n')
}
