import type { Allocation } from './allocation.ts'
import type { Memory } from './memory.ts'

/** Copies bytes between allocations; ranges of one allocation may overlap. False where no memory may be touched. */
export function moveBytes(
  memory: Memory,
  to: Allocation,
  toOffset: number,
  from: Allocation,
  fromOffset: number,
  byteLength: number,
): boolean {
  if (!memory.touch(to) || !memory.touch(from)) return false
  const target = to.bytes
  const source = from.bytes
  if (target !== undefined && source !== undefined) {
    if (target === source) target.copyWithin(toOffset, fromOffset, fromOffset + byteLength)
    else target.set(source.subarray(fromOffset, fromOffset + byteLength), toOffset)
    return true
  }
  if (to === from && toOffset > fromOffset) return movePagesBackwards(memory, to, toOffset, fromOffset, byteLength)
  for (let moved = 0; moved < byteLength;) {
    const into = memory.bytesFrom(to, toOffset + moved)
    const outOf = memory.bytesFrom(from, fromOffset + moved)
    if (into === undefined || outOf === undefined) return false
    const count = Math.min(byteLength - moved, into.byteLength, outOf.byteLength)
    into.set(outOf.subarray(0, count))
    moved += count
  }
  return true
}

/** Sets `count` elements of 1, 2 or 4 bytes. False where no memory may be touched. */
export function fillBytes(
  memory: Memory,
  to: Allocation,
  offset: number,
  value: number,
  elementBytes: number,
  count: number,
): boolean {
  const byteLength = count * elementBytes
  for (let filled = 0; filled < byteLength;) {
    const bytes = memory.bytesFrom(to, offset + filled)
    if (bytes === undefined) return false
    const length = Math.min(byteLength - filled, bytes.byteLength)
    fillPiece(bytes, length, value, elementBytes)
    filled += length
  }
  return true
}

function fillPiece(bytes: Uint8Array, length: number, value: number, elementBytes: number): void {
  // Filling shared memory element by element is slow; copying what is filled already is not.
  const first = Math.min(length, 64)
  if (elementBytes === 1) bytes.fill(value, 0, first)
  else if (elementBytes === 2) new Uint16Array(bytes.buffer, bytes.byteOffset, first / 2).fill(value)
  else new Uint32Array(bytes.buffer, bytes.byteOffset, first / 4).fill(value)
  for (let filled = first; filled < length; filled *= 2) bytes.copyWithin(filled, 0, Math.min(filled, length - filled))
}

/** From the end, as a page that is still to be read must not be written. */
function movePagesBackwards(
  memory: Memory,
  allocation: Allocation,
  toOffset: number,
  fromOffset: number,
  byteLength: number,
): boolean {
  const step = Math.max(1, Math.min(toOffset - fromOffset, 65_536))
  const held = new Uint8Array(step)
  for (let left = byteLength; left > 0;) {
    const count = Math.min(step, left)
    left -= count
    for (let read = 0; read < count;) {
      const source = memory.bytesFrom(allocation, fromOffset + left + read)
      if (source === undefined) return false
      const part = Math.min(count - read, source.byteLength)
      held.set(source.subarray(0, part), read)
      read += part
    }
    for (let written = 0; written < count;) {
      const target = memory.bytesFrom(allocation, toOffset + left + written)
      if (target === undefined) return false
      const part = Math.min(count - written, target.byteLength)
      target.set(held.subarray(written, written + part))
      written += part
    }
  }
  return true
}
