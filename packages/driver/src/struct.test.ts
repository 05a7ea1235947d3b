import { expect, test } from 'vitest'
import * as structs from './generated/structs.ts'
import { Struct } from './struct.ts'
import type { StructLayout } from './struct.ts'

test('fields stand where C looks for them, and nowhere else', () => {
  const copy = new Struct(structs.CUDA_MEMCPY2D).set('WidthInBytes', 2 ** 40).set('Height', 3)
  const [width, height] = [structs.CUDA_MEMCPY2D.fields.WidthInBytes[0], structs.CUDA_MEMCPY2D.fields.Height[0]]
  const view = new DataView(copy.bytes.buffer)
  expect([view.getBigUint64(width, true), view.getBigUint64(height, true)]).toEqual([2n ** 40n, 3n])
  expect(copy.bytes.filter((byte) => byte !== 0).length).toBe(2)
  expect([copy.get('WidthInBytes'), copy.get('Height'), copy.get('srcXInBytes')]).toEqual([2 ** 40, 3, 0])
})

const everyKind = {
  name: 'EveryKind',
  byteLength: 48,
  fields: {
    i8: [0, 'i8'],
    u8: [1, 'u8'],
    i16: [2, 'i16'],
    u16: [4, 'u16'],
    i32: [8, 'i32'],
    u32: [12, 'u32'],
    i64: [16, 'i64'],
    u64: [24, 'u64'],
    f32: [32, 'f32'],
    f64: [40, 'f64'],
  },
} as const satisfies StructLayout

test.each([
  ['i8', -128],
  ['u8', 255],
  ['i16', -32_768],
  ['u16', 65_535],
  ['i32', -(2 ** 31)],
  ['u32', 2 ** 32 - 1],
  ['i64', -5],
  ['u64', 2 ** 53 - 1],
  ['f32', 1.5],
  ['f64', -0.1],
] as const)('a field of kind %s keeps %d', (field, value) => {
  expect(new Struct(everyKind).set(field, value).get(field)).toBe(value)
})

test('64 bits that no number holds', () => {
  const struct = new Struct(everyKind).set('u64', 2n ** 64n - 1n).set('i64', -(2n ** 63n))
  expect([struct.getBigInt('u64'), struct.getBigInt('i64')]).toEqual([2n ** 64n - 1n, -(2n ** 63n)])
})

test('elements of an array field', () => {
  const struct = new Struct(structs.CUDA_ARRAY_MEMORY_REQUIREMENTS)
  for (let index = 0; index < 4; index++) struct.set('reserved', index + 1, index)
  expect([0, 1, 2, 3].map((index) => struct.get('reserved', index))).toEqual([1, 2, 3, 4])
  expect([...new Uint32Array(struct.bytes.buffer, 16, 4)]).toEqual([1, 2, 3, 4])
  for (const index of [4, -1, 0.5, NaN]) expect(() => struct.get('reserved', index)).toThrow(RangeError)
  expect(() => struct.set('size', 1, 1)).toThrow('has 1 elements')
})

test('a struct over bytes that are there, and not over too few', () => {
  const bytes = new Uint8Array(64)
  new Struct(structs.CUmemLocation, bytes.subarray(8, 16)).set('type', 1).set('id', 7)
  expect([...bytes.subarray(8, 16)]).toEqual([1, 0, 0, 0, 7, 0, 0, 0])
  expect(() => new Struct(structs.CUmemLocation, bytes.subarray(0, 7))).toThrow('has 8 bytes')
})

test('a field that it has not', () => {
  const struct = new Struct(structs.CUmemLocation)
  for (const field of ['nothing', 'constructor', '__proto__'])
    expect(() => struct.get(field as 'id')).toThrow('CUmemLocation has no field')
})
