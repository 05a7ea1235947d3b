import { CubatonError } from './cubaton-error.ts'

/** Refuses memory that is none, or that holds fewer bytes than the call will read or write. `null` passes. */
export function requireBytes(call: string, parameter: string, memory: unknown, byteLength: number): void {
  if (memory === null) return
  if (typeof memory === 'number') return requireUnsigned64(call, parameter, memory)
  const length = ArrayBuffer.isView(memory) || memory instanceof ArrayBuffer ? memory.byteLength : -1
  if (length >= byteLength && length > 0) return
  if (length < 0) refuse(call, parameter, `is ${describe(memory)}`, 'Give a typed array, or null for the null pointer')
  if (length === 0 && byteLength === 0) return
  refuse(
    call,
    parameter,
    length === 0
      ? `has no bytes, and the call needs ${byteLength}; its buffer may be detached`
      : `has ${length} bytes, and the call needs ${byteLength}`,
    'Give an array that is long enough',
  )
}

/** Refuses a struct by value that is not there in full. */
export function requireStruct(call: string, parameter: string, bytes: unknown, byteLength: number): void {
  if (ArrayBuffer.isView(bytes)) requireBytes(call, parameter, bytes, byteLength)
  else refuse(call, parameter, `is ${describe(bytes)}`, `Give the ${byteLength} bytes of the struct`)
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
  if (typeof value === 'object') return `a ${value.constructor?.name ?? 'object'}`
  return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`
}
