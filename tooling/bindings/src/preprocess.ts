/**
 * The part of the C preprocessor that cuda.h needs: comments, conditionals and `#define NAME value`.
 *
 * Macros are collected, never expanded: the header declares `cuMemAlloc` and renames it to `cuMemAlloc_v2` by a macro,
 * and the tables want both names.
 */
export interface Preprocessed {
  /** The declarations that are left, without directives and comments. */
  readonly text: string
  /** `cuMemAlloc` → `cuMemAlloc_v2`: the symbol a call of that name links to. */
  readonly symbols: ReadonlyMap<string, string>
  /** Object-like macros by name, as written: `CU_IPC_HANDLE_SIZE` → `64`. */
  readonly macros: ReadonlyMap<string, string>
}

/** What a 64-bit C11 compiler would have defined. Nothing asks for per-thread default streams or old versions. */
const predefined = new Map([
  ['__LP64__', '1'],
  ['__STDC_VERSION__', '201112'],
])

export function preprocess(source: string): Preprocessed {
  const lines = joinContinued(stripComments(source)).split('\n')
  const macros = new Map<string, string>()
  const defined = new Map(predefined)
  const kept: string[] = []
  /** One entry a nested #if: whether this branch is read, and whether a branch of it was read before. */
  const branches: { reading: boolean; taken: boolean }[] = []
  const reading = (): boolean => branches.every((branch) => branch.reading)

  for (const line of lines) {
    const directive = /^\s*#\s*(\w+)\s*(.*)$/.exec(line)
    if (directive === null) {
      if (reading()) kept.push(line)
      continue
    }
    const [, name, rest = ''] = directive
    const branch = branches.at(-1)
    if (name === 'if' || name === 'ifdef' || name === 'ifndef') {
      const condition = name === 'if' ? rest : `${name === 'ifndef' ? '!' : ''}defined(${rest.trim()})`
      const holds = evaluateCondition(condition, defined)
      branches.push({ reading: holds, taken: holds })
    } else if (name === 'elif' && branch !== undefined) {
      branch.reading = !branch.taken && evaluateCondition(rest, defined)
      branch.taken ||= branch.reading
    } else if (name === 'else' && branch !== undefined) {
      branch.reading = !branch.taken
    } else if (name === 'endif') {
      branches.pop()
    } else if (name === 'define' && reading()) {
      const macro = /^(\w+)(?:\s+(.*))?$/.exec(rest.trim())
      if (macro?.[1] === undefined) continue // function-like: only the _ptsz wrappers are, and they are read below
      macros.set(macro[1], (macro[2] ?? '').trim())
      defined.set(macro[1], (macro[2] ?? '').trim())
    } else if (name === 'undef' && reading()) {
      macros.delete(rest.trim())
      defined.delete(rest.trim())
    }
  }
  return { text: pasteNames(kept.join('\n'), macros), symbols: renamedSymbols(macros), macros }
}

function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

function joinContinued(source: string): string {
  return source.replace(/\\\r?\n/g, ' ')
}

/** `_CONCAT_OUTER(CUdevResource_v, RESOURCE_ABI_VERSION)` builds the name of one struct; no other macro builds names. */
function pasteNames(text: string, macros: ReadonlyMap<string, string>): string {
  return text.replace(/_CONCAT_OUTER\(\s*(\w+)\s*,\s*(\w+)\s*\)/g, (_, left: string, right: string) => {
    return left + (macros.get(right) ?? right)
  })
}

function renamedSymbols(macros: ReadonlyMap<string, string>): Map<string, string> {
  const symbols = new Map<string, string>()
  for (const [name, value] of macros) {
    const target = /^(?:__CUDA_API_PT[DS][SZ]\(\s*(\w+)\s*\)|(cu\w+))$/.exec(value)
    const symbol = target?.[1] ?? target?.[2]
    if (/^cu[A-Z]/.test(name) && symbol !== undefined) symbols.set(name, symbol)
  }
  return symbols
}

/** `defined(A) && !defined(B) || C >= 2`, by C's precedence; an unknown name counts as 0. */
export function evaluateCondition(condition: string, defined: ReadonlyMap<string, string>): boolean {
  const tokens = condition.match(/defined|\w+|&&|\|\||[<>=!]=|[<>!()]/g) ?? []
  let at = 0
  const take = (token: string): boolean => tokens[at] === token && ++at > 0

  function disjunction(): boolean {
    let value = conjunction()
    while (take('||')) value = conjunction() || value
    return value
  }
  function conjunction(): boolean {
    let value = comparison() !== 0
    while (take('&&')) value = comparison() !== 0 && value
    return value
  }
  function comparison(): number {
    const left = unary()
    for (const [operator, holds] of comparisons) if (take(operator)) return holds(left, unary()) ? 1 : 0
    return left
  }
  function unary(): number {
    if (take('!')) return unary() === 0 ? 1 : 0
    if (take('(')) {
      const value = disjunction() ? 1 : 0
      take(')')
      return value
    }
    if (take('defined')) {
      const parenthesised = take('(')
      const name = tokens[at++] ?? ''
      if (parenthesised) take(')')
      return defined.has(name) ? 1 : 0
    }
    return valueOf(tokens[at++] ?? '0', defined)
  }
  return disjunction()
}

/** A literal, or what a macro stands for, through other macros; a name that nothing defines counts as 0. */
function valueOf(token: string, defined: ReadonlyMap<string, string>, depth = 0): number {
  const literal = /^\(*\s*(0[xX][0-9a-fA-F]+|\d+)[uUlL]*\s*\)*$/.exec(token)?.[1]
  if (literal !== undefined) return Number(/^0\d/.test(literal) ? `0o${literal}` : literal)
  const meaning = defined.get(token)
  return meaning === undefined || depth > 20 ? 0 : valueOf(meaning, defined, depth + 1)
}

const comparisons: readonly (readonly [string, (left: number, right: number) => boolean])[] = [
  ['>=', (left, right) => left >= right],
  ['<=', (left, right) => left <= right],
  ['==', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
  ['>', (left, right) => left > right],
  ['<', (left, right) => left < right],
]
