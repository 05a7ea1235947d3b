import type { Header, HeaderFunction, HeaderParameter } from './header.ts'
import { findStruct, layOut, scalarBytes, scalarKind } from './layout.ts'
import type { ScalarKind, StructLayout } from './layout.ts'
import { elementCounts } from './element-counts.ts'
import type { ElementCount } from './element-counts.ts'

/**
 * How a parameter crosses the seam.
 *
 * - `scalar`: a number by value; handles, device addresses and callbacks are 64-bit numbers
 * - `struct`: a struct by value, given as its bytes
 * - `array`: a pointer to numbers, given as the typed array of that width
 * - `structs`: a pointer to structs, given as their bytes
 * - `host`: `void *`, host memory of any type, or an address
 * - `string`: `const char *`
 * - `string-out`: `const char **`
 */
export interface ModelParameter {
  readonly name: string
  readonly shape: 'scalar' | 'struct' | 'array' | 'structs' | 'host' | 'string' | 'string-out'
  /** Of the scalar, or of the array's elements; `u8` for bytes. */
  readonly kind: ScalarKind
  /** The C type's own name where it is a handle, an enum or a struct. */
  readonly typeName: string
  readonly isHandle: boolean
  /** Bytes of one element behind the pointer, or of the struct by value. */
  readonly elementBytes: number
  /** How many elements the call reads or writes. */
  readonly count: ElementCount
}

export interface ModelFunction {
  readonly name: string
  readonly symbol: string
  readonly parameters: readonly ModelParameter[]
}

export interface Model {
  readonly version: number
  readonly functions: readonly ModelFunction[]
  readonly handles: readonly string[]
  readonly structs: ReadonlyMap<string, StructLayout>
}

/** Handles that the header declares as integers: still not to be mixed with each other. */
const integerHandles = [
  'CUdeviceptr',
  'CUtexObject',
  'CUsurfObject',
  'CUmemGenericAllocationHandle',
  'CUgraphConditionalHandle',
]

export function buildModel(header: Header): Model {
  const handles = [...header.handles, ...integerHandles, ...header.callbacks].toSorted()
  const functions = header.functions.map((declared) => modelFunction(header, handles, declared))
  const unused = Object.keys(elementCounts).filter(
    (name) => !header.functions.some((declared) => declared.name === name),
  )
  if (unused.length > 0)
    throw new Error(`element-counts.ts speaks of functions that the header lacks: ${unused.join(', ')}`)
  return { version: header.version, functions, handles, structs: structsThatCross(header) }
}

/** Names of parameters in C that JavaScript keeps for itself. */
const reserved = new Set(['function', 'default', 'in', 'new', 'this'])

function modelFunction(header: Header, handles: readonly string[], declared: HeaderFunction): ModelFunction {
  const counts = elementCounts[declared.name] ?? {}
  for (const [name, count] of Object.entries(counts)) {
    const source = typeof count === 'number' || count === 'unknown' || count === 'any' ? name : count.replace('*', '')
    for (const wanted of [name, source])
      if (!declared.parameters.some((parameter) => parameter.name === wanted))
        throw new Error(`element-counts.ts speaks of ${declared.name}'s parameter ${wanted}, which it has not`)
  }
  return {
    name: declared.name,
    symbol: declared.symbol,
    parameters: declared.parameters.map((parameter) =>
      modelParameter(
        header,
        handles,
        parameter,
        // What `void *` points at has no length; `void **` points at one address.
        counts[parameter.name] ?? (parameter.type.name === 'void' && parameter.type.pointers === 1 ? 'unknown' : 1),
      ),
    ),
  }
}

function modelParameter(
  header: Header,
  handles: readonly string[],
  { name, type }: HeaderParameter,
  count: ElementCount,
): ModelParameter {
  const base = {
    name: reserved.has(name) ? `${name}_` : name,
    typeName: type.name,
    isHandle: handles.includes(type.name),
    count,
  }
  if (type.name === 'char' && type.isConst && type.pointers > 0)
    return { ...base, shape: type.pointers === 1 ? 'string' : 'string-out', kind: 'u8', elementBytes: 8 }
  if (type.name === 'void' && type.pointers === 1) return { ...base, shape: 'host', kind: 'u8', elementBytes: 1 }
  // What a pointer to a pointer points at is an address, whatever lies behind it.
  if (type.pointers > 1) return { ...base, shape: 'array', kind: 'u64', elementBytes: 8, isHandle: false }
  const element = scalarKind(header, { ...type, pointers: 0 })
  if (element !== undefined) {
    const kind = type.name === 'char' ? 'u8' : element
    return { ...base, shape: type.pointers === 0 ? 'scalar' : 'array', kind, elementBytes: scalarBytes(kind) }
  }
  const struct = findStruct(header, type.name)
  if (struct === undefined) throw new Error(`no idea what ${type.name} is`)
  return {
    ...base,
    shape: type.pointers === 0 ? 'struct' : 'structs',
    kind: 'u8',
    elementBytes: layOut(header, struct).byteLength,
  }
}

/** Structs that a function takes, and those that such structs point at. */
function structsThatCross(header: Header): Map<string, StructLayout> {
  const names = new Set<string>()
  const add = (name: string): void => {
    const struct = findStruct(header, name)
    if (struct === undefined || names.has(name)) return
    names.add(name)
    for (const member of struct.members) if (!('members' in member.type)) add(member.type.name)
  }
  for (const declared of header.functions) for (const parameter of declared.parameters) add(parameter.type.name)
  const layouts = new Map<string, StructLayout>()
  for (const name of [...names].toSorted()) {
    const struct = findStruct(header, name)
    if (struct !== undefined) layouts.set(name, layOut(header, struct))
  }
  return layouts
}
