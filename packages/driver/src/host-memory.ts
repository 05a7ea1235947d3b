/**
 * Host memory given to the driver: a view or buffer whose first byte is meant, or an address, such as one of
 * {@link HostBridge.addressOf}. `null` is the null pointer.
 *
 * An asynchronous copy reads or writes it after the call has returned: keep it alive, and unchanged, until then.
 */
export type HostMemory = ArrayBufferView | ArrayBuffer | number | null

/** Where C writes a `const char *`: the text is put at index 0. */
export type StringOut = (string | null)[]

/** The number at the start of a 64- or 32-bit array, 0 where there is none: counts that a call reads and writes. */
export function firstOf(array: BigUint64Array | Uint32Array | Int32Array | null): number {
  return Number(array?.[0] ?? 0)
}

const encoder = new TextEncoder()

/** The bytes of a text with the NUL at its end that C wants, such as PTX for `cuModuleLoadData`. */
export function cString(text: string): Uint8Array {
  return encoder.encode(`${text}\0`)
}

/** The text in a buffer that C filled, up to its first NUL. */
export function textOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}
