import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BackendDriver } from './backend.ts'
import { CubatonError } from './cubaton-error.ts'
import { createDriver } from './driver.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import { functionTable } from './generated/function-table.ts'
import * as structs from './generated/structs.ts'
import { signatureOf } from './function-signature.ts'
import type { StructLayout } from './struct.ts'

type Call = (...values: unknown[]) => number

const names = Object.keys(functionTable) as (keyof DriverFunctions)[]

/** A driver that only writes down what reaches it. */
function openRecorder(reached: unknown[][]): Readonly<Record<keyof DriverFunctions, Call>> {
  const opened: BackendDriver = {
    description: 'a recorder',
    host: {
      addressOf: () => 0,
      viewOf: () => new ArrayBuffer(0),
      registerCallback: () => 0,
      unregisterCallback: () => undefined,
      pendingCallbacks: 0,
      inCallback: false,
    },
    lookUp:
      () =>
      (...values: unknown[]) => {
        reached.push(values)
        return 0
      },
    close: () => undefined,
  }
  return createDriver('recorder', opened, 0).checked as Readonly<Record<keyof DriverFunctions, Call>>
}

const integers: Readonly<Record<string, readonly [low: bigint, high: bigint]>> = {
  i8: [-128n, 127n],
  u8: [0n, 255n],
  i16: [-32_768n, 32_767n],
  u16: [0n, 65_535n],
  i32: [-(2n ** 31n), 2n ** 31n - 1n],
  u32: [0n, 2n ** 32n - 1n],
}

/** What C may be given for a parameter of that kind, said again and in another way than the generator says it. */
function isGood(kind: string, value: unknown, others: ReadonlyMap<string, unknown>): boolean {
  const range = integers[kind]
  if (range !== undefined)
    return Number.isInteger(value) && BigInt(value as number) >= range[0] && BigInt(value as number) <= range[1]
  if (kind === 'u64') return typeof value === 'bigint' ? BigInt.asUintN(64, value) === value : isAddress(value)
  if (kind === 'f32') return typeof value === 'number'
  if (kind.startsWith('struct/')) return bytesOf(value) >= structBytes(kind.slice('struct/'.length))
  if (value === null) return true
  if (kind === 'string') return typeof value === 'string' && !value.includes('\0')
  if (kind === 'string*') return Array.isArray(value) && value.length > 0
  const [, element = '', length] = /^\*([^[]*)(?:\[(.*)\])?$/.exec(kind) ?? []
  if (element === '') return isAddress(value) || bytesOf(value) >= neededBytes(length, 1, others)
  if (element.startsWith('struct/'))
    return bytesOf(value) >= neededBytes(length, structBytes(element.slice('struct/'.length)), others)
  return (
    Object.prototype.toString.call(value) === `[object ${arrayNames[element]}]` &&
    bytesOf(value) >= neededBytes(length, Number(element.slice(1)) / 8, others)
  )
}

const arrayNames: Readonly<Record<string, string>> = {
  u8: 'Uint8Array',
  i32: 'Int32Array',
  u32: 'Uint32Array',
  u64: 'BigUint64Array',
  f32: 'Float32Array',
}

function neededBytes(length: string | undefined, each: number, others: ReadonlyMap<string, unknown>): number {
  if (length === undefined || length === 'unknown') return length === undefined ? each : 1
  if (length === 'any') return 0
  if (/^\d+$/.test(length)) return Number(length) * each
  if (!length.startsWith('*')) {
    const count = others.get(length)
    return typeof count === 'number' || typeof count === 'bigint' ? Number(count) * each : NaN
  }
  const counts = others.get(length.slice(1))
  if (counts === null) return 0
  return counts instanceof BigUint64Array || counts instanceof Uint32Array ? Number(counts[0]) * each : NaN
}

const isAddress = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const bytesOf = (value: unknown): number =>
  ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? value.byteLength : -1
const structBytes = (name: string): number =>
  (structs as Readonly<Record<string, StructLayout>>)[name]?.byteLength ?? NaN

const lengths = fc.nat(40)
/** Values near the borders of what is right, and things of any kind. */
const garbage = fc.oneof(
  fc.anything({ withTypedArray: true, withBigInt: true, withNullPrototype: true, withDate: true, withMap: true }),
  fc.constantFrom<unknown>(null, 0, -0, 1, -1, 1.5, NaN, 2 ** 31, 2 ** 32, 2 ** 53, 2n ** 64n, -1n, 5n, '', 'a\0', []),
  fc.constantFrom<unknown>(Symbol('s'), () => 1, [null], new SharedArrayBuffer(8), new DataView(new ArrayBuffer(9))),
  lengths.map((length) => new BigUint64Array(length).fill(3n)),
  lengths.map((length) => new Int32Array(length).fill(-1)),
  lengths.map((length) => new Uint32Array(length).fill(5)),
  lengths.map((length) => new Uint8Array(length * 20)),
)

test('whatever a function is given, C sees only what it can take, and the caller only a CubatonError', () => {
  const reached: unknown[][] = []
  const checked = openRecorder(reached)
  const passed = new Set<string>()
  const refused = new Set<string>()
  for (const name of names) {
    const { parameters } = signatureOf(name)
    // Right for its kind as often as not, since else nothing with many parameters would pass.
    const values = fc.tuple(...parameters.map(({ kind }) => fc.oneof(garbage, right(kind), right(kind), right(kind))))
    const property = fc.property(values, (given) => {
      reached.length = 0
      const others = new Map(parameters.map((parameter, index) => [parameter.name, given[index]]))
      const bad = parameters.filter((parameter, index) => !isGood(parameter.kind, given[index], others))
      try {
        checked[name](...given)
      } catch (error) {
        if (!CubatonError.is(error)) throw error
        expect([error.code, error.call, reached.length]).toEqual(['invalid-argument', name, 0])
        expect(bad.some((parameter) => parameter.name === error.parameter)).toBe(true)
        refused.add(name)
        return
      }
      expect([bad.length, reached.length]).toEqual([0, 1])
      expect(reached[0]?.every((value, index) => Object.is(value, given[index]))).toBe(true)
      passed.add(name)
    })
    // fast-check prints the seed of what fails.
    fc.assert(property, { numRuns: 30 })
  }
  expect(refused.size).toBeGreaterThan(names.length - 10) // a few take nothing at all
  expect(passed.size).toBeGreaterThan(names.length * 0.9)
})

const enough = new Uint8Array(40_000)

function right(kind: string): fc.Arbitrary<unknown> {
  if (kind.startsWith('struct/') || kind.startsWith('*struct/')) return fc.constant(enough)
  if (kind === 'string') return fc.constant('text')
  if (kind === 'string*') return fc.constant([null])
  const element = /^\*([iuf]\d+)/.exec(kind)?.[1]
  if (element === 'u64') return fc.constant(new BigUint64Array(12).fill(4n))
  if (element === 'u32') return fc.constant(new Uint32Array(12).fill(4))
  if (element === 'i32') return fc.constant(new Int32Array(12))
  if (element === 'f32') return fc.constant(new Float32Array(12))
  if (kind.startsWith('*')) return fc.constant(new Uint8Array(12))
  return fc.nat(9)
}
