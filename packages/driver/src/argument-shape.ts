/**
 * Quick looks at arguments: true only of what C may see, and of nearly all of it. The rare rest (a bigint for an address,
 * an array of another realm) is looked at again by `checkArguments`.
 *
 * One small function a kind, so that V8 puts them into the calls that use them, and their source is short to read for it.
 * The type comes first, since the operators throw for a bigint or a symbol.
 */
export const isU8 = (value: number): boolean => typeof value === 'number' && (value & 0xff) === value
export const isU16 = (value: number): boolean => typeof value === 'number' && (value & 0xffff) === value
export const isU32 = (value: number): boolean => typeof value === 'number' && value >>> 0 === value
export const isI32 = (value: number): boolean => typeof value === 'number' && (value | 0) === value
export const isU64 = (value: number | bigint): boolean => Number.isSafeInteger(value) && Number(value) >= 0
export const isFloat = (value: number): boolean => typeof value === 'number'

export const isText = (value: string | null): boolean =>
  value === null || (typeof value === 'string' && !value.includes('\0'))
export const isTextOut = (value: unknown[] | null): boolean =>
  value === null || (Array.isArray(value) && value.length > 0)

/** The bytes of a struct by value. */
export const isStruct = (value: Uint8Array, byteLength: number): boolean =>
  value instanceof Uint8Array && value.length >= byteLength

/** Arrays behind a pointer, with so many elements at least, or the null pointer. */
export const isBytes = (value: unknown, length: number): boolean =>
  value === null || (value instanceof Uint8Array && value.length >= length)
export const isI32Array = (value: Int32Array | null, length: number): boolean =>
  value === null || (value instanceof Int32Array && value.length >= length)
export const isU32Array = (value: Uint32Array | null, length: number): boolean =>
  value === null || (value instanceof Uint32Array && value.length >= length)
export const isU64Array = (value: BigUint64Array | null, length: number): boolean =>
  value === null || (value instanceof BigUint64Array && value.length >= length)
export const isF32Array = (value: Float32Array | null, length: number): boolean =>
  value === null || (value instanceof Float32Array && value.length >= length)
