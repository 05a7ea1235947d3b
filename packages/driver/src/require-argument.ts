import { isAnyArrayBuffer, isArrayBuffer } from 'node:util/types'
import { CubatonError } from './cubaton-error.ts'

/** Refuses host memory that is none, or that holds less than the call will use. `null` and addresses pass. */
export function requireMemory(call: string, parameter: string, memory: unknown, byteLength: number): void {
  if (memory === null) return
  if (typeof memory === 'number') {
    if (Number.isSafeInteger(memory) && memory >= 0) return
    refuse(call, parameter, `is ${describe(memory)}`, 'An address is a whole number from 0 to 2^53 - 1')
  }
  if (isMemory(memory)) requireLength(call, parameter, memory.byteLength, byteLength, 'bytes')
  else refuse(call, parameter, `is ${describe(memory)}`, 'Give a typed array, an ArrayBuffer, an address, or null')
}

/** Refuses the bytes of structs that are none, or not there in full. `null` passes where C takes a null pointer. */
export function requireBytes(
  call: string,
  parameter: string,
  bytes: unknown,
  byteLength: number,
  nullable: boolean,
): void {
  if (bytes === null && nullable) return
  if (ArrayBuffer.isView(bytes)) requireLength(call, parameter, bytes.byteLength, byteLength, 'bytes')
  else
    refuse(call, parameter, `is ${describe(bytes)}`, 'Give the bytes of the struct, such as new Struct(layout).bytes')
}

/** Refuses what is no array of that type, or has fewer elements than the call will read or write. `null` passes. */
export function requireArray(call: string, parameter: string, array: unknown, type: string, length: number): void {
  if (array === null) return
  // By its tag: the array may have been made in another realm, such as that of a test runner.
  if (ArrayBuffer.isView(array) && Reflect.get(array, Symbol.toStringTag) === type)
    requireLength(call, parameter, Number(Reflect.get(array, 'length')), length, 'elements')
  else refuse(call, parameter, `is ${describe(array)}`, `Give a ${type}, or null for the null pointer`)
}

function isMemory(value: unknown): value is ArrayBufferView | ArrayBuffer {
  return ArrayBuffer.isView(value) || isArrayBuffer(value)
}

function requireLength(call: string, parameter: string, length: number, needed: number, unit: string): void {
  if (length >= needed) return
  refuse(
    call,
    parameter,
    length === 0
      ? `has no ${unit}, and the call needs ${needed}; its buffer may be detached`
      : `has ${length} ${unit}, and the call needs ${needed}`,
    'Give an array that is long enough',
  )
}

/** Refuses what C cannot put a text into. `null` passes. */
export function requireStringOut(call: string, parameter: string, texts: unknown): void {
  if (texts === null || (Array.isArray(texts) && texts.length > 0)) return
  refuse(
    call,
    parameter,
    Array.isArray(texts) ? 'has no element' : `is ${describe(texts)}`,
    'Give [null]: the text is put at index 0',
  )
}

/** Refuses what is no text, or holds a NUL: C would read only the part before it. `null` passes. */
export function requireString(call: string, parameter: string, text: unknown): void {
  if (text === null) return
  if (typeof text !== 'string') refuse(call, parameter, `is ${describe(text)}`, 'Give a string')
  if (text.includes('\0')) refuse(call, parameter, 'holds a NUL character', 'C would read only the part before it')
}

/** Refuses what is no handle, address or size: a whole number from 0 that a number holds exactly, or a bigint of 64 bits. */
export function requireUnsigned64(call: string, parameter: string, value: unknown): void {
  if (typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : isUnsigned64(value)) return
  refuse(call, parameter, `is ${describe(value)}`, 'Give a whole number from 0 to 2^53 - 1, or a bigint below 2^64')
}

function isUnsigned64(value: unknown): boolean {
  return typeof value === 'bigint' && value >= 0n && value < 1n << 64n
}

export function requireUnsigned32(call: string, parameter: string, value: unknown): void {
  requireInteger(call, parameter, value, 0, 4294967295)
}

export function requireInteger(call: string, parameter: string, value: unknown, low: number, high: number): void {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return
  refuse(call, parameter, `is ${describe(value)}`, `Give a whole number from ${low} to ${high}`)
}

export function requireNumber(call: string, parameter: string, value: unknown): void {
  if (typeof value !== 'number') refuse(call, parameter, `is ${describe(value)}`, 'Give a number')
}

function refuse(call: string, parameter: string, problem: string, hint: string): never {
  throw new CubatonError('invalid-argument', `${call}: ${parameter} ${problem}`, { call, parameter, hint })
}

function describe(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value === 'string') return `the string ${JSON.stringify(value.slice(0, 40))}`
  // Nothing of an object is read that could run code of its own.
  if (isAnyArrayBuffer(value)) return 'a buffer'
  if (ArrayBuffer.isView(value)) return `a ${Object.prototype.toString.call(value).slice('[object '.length, -1)}`
  if (typeof value === 'object') return Array.isArray(value) ? 'a plain array' : 'an object'
  return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`
}
