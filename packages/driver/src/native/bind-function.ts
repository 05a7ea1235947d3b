import type { LibraryHandle, TypeObject } from 'koffi'
import type { AnyFunction } from '../call-gate.ts'
import { CubatonError } from '../cubaton-error.ts'
import type { DriverFunctions } from '../generated/driver-functions.ts'
import { layoutOf, signatureOf } from '../function-signature.ts'
import type { StructLayout } from '../struct.ts'
import { hasFunction } from './load-first-library.ts'
import type { Koffi } from './load-koffi.ts'

/** How koffi is told of a type. */
type TypeSpec = string | TypeObject | ReturnType<Koffi['out']>

/** koffi's names of what the table calls by width. 64-bit values are unsigned: koffi takes numbers for them fastest. */
const koffiTypes: Readonly<Record<string, string>> = {
  i8: 'int8_t',
  u8: 'uint8_t',
  i16: 'int16_t',
  u16: 'uint16_t',
  i32: 'int32_t',
  u32: 'uint32_t',
  i64: 'int64_t',
  u64: 'uint64_t',
  f32: 'float',
  f64: 'double',
  string: 'const char *',
}

/**
 * Binds one function of the driver API.
 *
 * Where the library lacks its symbol, the result is a function that says so when it is called: a program that never
 * calls it runs on that driver.
 */
export function bindFunction(koffi: Koffi, library: LibraryHandle, name: keyof DriverFunctions): AnyFunction {
  const { symbol, parameters } = signatureOf(name)
  if (!hasFunction(library, symbol)) return missing(name, symbol)
  const types = parameters.map(({ kind }) => koffiType(koffi, kind))
  const bound = library.func(symbol, 'int', types) as (...values: unknown[]) => number
  const byValue = parameters.map(({ kind }) =>
    kind.startsWith('struct/') ? layoutOf(kind.slice('struct/'.length)) : undefined,
  )
  if (byValue.every((layout) => layout === undefined)) return bound
  // The few functions that take a struct by value: koffi wants an object for it, the seam gives its bytes.
  return (...values: unknown[]) =>
    bound(
      ...values.map((value, index) => {
        const layout = byValue[index]
        return layout === undefined ? value : structObject(layout, value)
      }),
    )
}

function missing(name: string, symbol: string): AnyFunction {
  return () => {
    throw new CubatonError('symbol-missing', `${name}: the installed CUDA driver has no ${symbol}`, {
      call: name,
      hint: 'The driver is older than this call: update it, or do without the call',
    })
  }
}

function koffiType(koffi: Koffi, kind: string): TypeSpec {
  if (kind === 'string*') return koffi.out('const char **')
  if (kind.startsWith('*')) return 'void *'
  if (kind.startsWith('struct/')) return structType(koffi, layoutOf(kind.slice('struct/'.length)))
  const type = koffiTypes[kind]
  if (type === undefined) throw new Error(`the function table speaks of ${kind}`)
  return type
}

const structTypes = new WeakMap<StructLayout, TypeSpec>()

/** A struct as koffi describes it. Kept, since every type that koffi makes lives as long as the process. */
function structType(koffi: Koffi, layout: StructLayout): TypeSpec {
  const known = structTypes.get(layout)
  if (known !== undefined) return known
  const members = Object.entries(layout.fields).map(([field, [, kind, count = 1]]) => {
    const type = koffiTypes[kind] ?? kind
    return [field, count === 1 ? type : koffi.array(type, count)] as const
  })
  const type = koffi.struct(Object.fromEntries(members))
  structTypes.set(layout, type)
  return type
}

function structObject(layout: StructLayout, value: unknown): unknown {
  if (!ArrayBuffer.isView(value) || value.byteLength < layout.byteLength) return value // koffi refuses it
  const view = new DataView(value.buffer, value.byteOffset, value.byteLength)
  const members = Object.entries(layout.fields).map(([field, [offset, kind, count = 1]]) => {
    if (count > 1) return [field, new Uint8Array(view.buffer, view.byteOffset + offset, count)] as const
    return [field, kind === 'i32' ? view.getInt32(offset, true) : view.getUint8(offset)] as const
  })
  return Object.fromEntries(members)
}
