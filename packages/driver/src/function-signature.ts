import type { DriverFunctions } from './generated/driver-functions.ts'
import { functionTable } from './generated/function-table.ts'
import * as structs from './generated/structs.ts'
import type { StructLayout } from './struct.ts'

export interface SignatureParameter {
  readonly name: string
  /** As {@link functionTable} has it: `u64`, `*i32[count]`, `struct/CUmemLocation`. */
  readonly kind: string
}

/** The symbol and the parameters of a function, as the table has them. */
export function signatureOf(name: keyof DriverFunctions): {
  readonly symbol: string
  readonly parameters: readonly SignatureParameter[]
} {
  const [, symbol = name, list = ''] = /^(\w+)\((.*)\)$/.exec(functionTable[name]) ?? []
  const entries = list.split(' ').filter((entry) => entry !== '')
  return {
    symbol,
    parameters: entries.map((entry) => {
      const colon = entry.indexOf(':')
      return { name: entry.slice(0, colon), kind: entry.slice(colon + 1) }
    }),
  }
}

/** The layout of a struct that the table names. */
export function layoutOf(name: string): StructLayout {
  const layout = (structs as Readonly<Record<string, StructLayout>>)[name]
  if (layout === undefined) throw new Error(`the function table speaks of ${name}, and no layout of it was generated`)
  return layout
}
