/**
 * Evaluates a C integer constant expression of tokens: literals, known names, casts to a type, `- ~ ( ) * + << >> & | ^`.
 * Returns undefined where a name is unknown, so that macros that are no numbers are left out.
 */
export function evaluateConstant(
  tokens: readonly string[],
  lookUp: (name: string) => number | undefined,
): number | undefined {
  let at = 0
  const known = (): boolean => at < tokens.length

  function binary(level: number): number | undefined {
    const operators = levels[level]
    if (operators === undefined) return unary()
    let left = binary(level + 1)
    while (known() && operators[tokens[at] ?? ''] !== undefined) {
      const apply = operators[tokens[at++] ?? '']
      const right = binary(level + 1)
      left = left === undefined || right === undefined || apply === undefined ? undefined : apply(left, right)
    }
    return left
  }
  function unary(): number | undefined {
    const token = tokens[at++]
    if (token === undefined) return undefined
    if (token === '-' || token === '~') {
      const value = unary()
      // Minus 1 minus the value, and not ~, which would cut the value to 32 bits.
      return value === undefined ? undefined : token === '-' ? 0 - value : -1 - value
    }
    if (token === '(') {
      const close = tokens.indexOf(')', at)
      const words = tokens.slice(at, close)
      // A cast, such as (CUstream)0x1 or (unsigned int)1. In (CU_MAX)-1 the name is a value, and nothing is cast.
      const isType =
        words.length > 0 && words.every((word) => /^[A-Za-z_]\w*$/.test(word) && lookUp(word) === undefined)
      if (isType && close + 1 < tokens.length) {
        at = close + 1
        return unary()
      }
      const value = binary(0)
      return tokens[at++] === ')' ? value : undefined
    }
    const literal = /^(0[xX][0-9a-fA-F]+|\d+)[uUlL]*$/.exec(token)
    if (literal?.[1] !== undefined) return Number(/^0\d/.test(literal[1]) ? `0o${literal[1]}` : literal[1])
    return lookUp(token)
  }
  const value = binary(0)
  return at === tokens.length ? value : undefined
}

type Operators = Readonly<Record<string, (left: number, right: number) => number>>

/** From the loosest to the tightest. Shifts multiply, since flags reach past 31 bits. */
const levels: readonly Operators[] = [
  { '|': (left, right) => Number(BigInt(left) | BigInt(right)) },
  { '^': (left, right) => Number(BigInt(left) ^ BigInt(right)) },
  { '&': (left, right) => Number(BigInt(left) & BigInt(right)) },
  { '<<': (left, right) => left * 2 ** right, '>>': (left, right) => Math.floor(left / 2 ** right) },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right },
]
