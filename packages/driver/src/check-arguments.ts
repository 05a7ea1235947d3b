import { layoutOf, signatureOf } from './function-signature.ts'
import type { SignatureParameter } from './function-signature.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import {
  requireArray,
  requireBytes,
  requireInteger,
  requireMemory,
  requireNumber,
  requireString,
  requireStringOut,
  requireUnsigned64,
} from './require-argument.ts'

/**
 * Checks the arguments of a call one by one, by what the function table says of them.
 *
 * The checked stratum asks this only when its own quick look at all of them is not content: it is either about to refuse
 * the call, or was given something rare, such as a bigint for an address.
 *
 * @throws {CubatonError} `invalid-argument` for the first that C must not see
 */
export function checkArguments(call: keyof DriverFunctions, values: readonly unknown[]): void {
  const { parameters } = signatureOf(call)
  const valueOf = (name: string): unknown => values[parameters.findIndex((parameter) => parameter.name === name)]
  // What says how long others must be comes before them: numbers first, then arrays that hold a number.
  for (const turn of [0, 1, 2])
    for (const [index, parameter] of parameters.entries())
      if (turnOf(parameter) === turn) checkArgument(call, parameter, values[index], valueOf)
}

function turnOf({ kind }: SignatureParameter): number {
  if (kind in ranges || kind === 'u64' || kind === 'f32' || kind === 'f64') return 0
  return kind.includes('[*') ? 2 : 1
}

const ranges: Readonly<Record<string, readonly [low: number, high: number]>> = {
  i8: [-128, 127],
  u8: [0, 255],
  i16: [-32_768, 32_767],
  u16: [0, 65_535],
  i32: [-2_147_483_648, 2_147_483_647],
  u32: [0, 4_294_967_295],
}

const arrayTypes: Readonly<Record<string, string>> = {
  i8: 'Int8Array',
  u8: 'Uint8Array',
  i16: 'Int16Array',
  u16: 'Uint16Array',
  i32: 'Int32Array',
  u32: 'Uint32Array',
  i64: 'BigInt64Array',
  u64: 'BigUint64Array',
  f32: 'Float32Array',
  f64: 'Float64Array',
}

function checkArgument(
  call: string,
  { name, kind }: SignatureParameter,
  value: unknown,
  valueOf: (name: string) => unknown,
): void {
  const range = ranges[kind]
  if (range !== undefined) return requireInteger(call, name, value, ...range)
  if (kind === 'u64') return requireUnsigned64(call, name, value)
  if (kind === 'f32' || kind === 'f64') return requireNumber(call, name, value)
  if (kind === 'string') return requireString(call, name, value)
  if (kind === 'string*') return requireStringOut(call, name, value)
  const [, pointer, element = '', length] = /^(\*?)([^[]*)(?:\[(.*)\])?$/.exec(kind) ?? []
  const count = elementCount(length, element === '' ? 'unknown' : '1', valueOf)
  if (element.startsWith('struct/')) {
    const { byteLength } = layoutOf(element.slice('struct/'.length))
    return requireBytes(call, name, value, count * byteLength, pointer === '*')
  }
  if (element === '') return requireMemory(call, name, value, count)
  const type = arrayTypes[element]
  if (type === undefined) throw new Error(`the function table speaks of ${kind}`)
  requireArray(call, name, value, type, count)
}

/** How many elements must lie behind a pointer. */
function elementCount(length: string | undefined, otherwise: string, valueOf: (name: string) => unknown): number {
  const source = length ?? otherwise
  if (source === 'any') return 0
  if (source === 'unknown') return 1
  if (/^\d+$/.test(source)) return Number(source)
  if (!source.startsWith('*')) return Number(valueOf(source))
  const counts = valueOf(source.slice(1))
  return ArrayBuffer.isView(counts) ? Number(Reflect.get(counts, 0) ?? 0) : 0
}
