/** Writes a 64-bit result; false where there is nowhere to write it. */
export function put64(out: BigUint64Array | null | undefined, value: number): boolean {
  if (!(out instanceof BigUint64Array) || out.length === 0) return false
  out[0] = BigInt(value)
  return true
}

/** Writes a 32-bit result; false where there is nowhere to write it. */
export function put32(out: Int32Array | Uint32Array | null | undefined, value: number): boolean {
  if (!(out instanceof Int32Array || out instanceof Uint32Array) || out.length === 0) return false
  out[0] = value
  return true
}

/** Whether a 64-bit result can be written. */
export function isOut64(out: BigUint64Array | null | undefined): out is BigUint64Array {
  return out instanceof BigUint64Array && out.length > 0
}

export function isOut32(out: Int32Array | null | undefined): out is Int32Array {
  return out instanceof Int32Array && out.length > 0
}

/** Whether a number is a size or a count as C has it: an integer that is not negative. */
export function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

const encoder = new TextEncoder()

/** Writes a text and its NUL into `length` bytes; cut off where it is longer. False where there is nowhere to write. */
export function putText(out: Uint8Array | null | undefined, length: number, text: string): boolean {
  const room = Math.min(length, out?.byteLength ?? 0)
  if (!(out instanceof Uint8Array) || !isSize(length) || room === 0) return false
  const bytes = encoder.encode(text).subarray(0, room - 1)
  out.set(bytes)
  out[bytes.length] = 0
  return true
}
