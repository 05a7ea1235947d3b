import { CUresult } from '@cubaton/driver'
import type { Allocation, Place } from './allocation.ts'
import type { Machine } from './machine.ts'
import { fillBytes, moveBytes } from './move-bytes.ts'
import type { Operation, Task } from './operation.ts'
import { costs } from './virtual-clock.ts'

/** Rows of bytes in memory: `height` of them, `width` bytes each, their starts `pitch` bytes apart. */
export interface Box {
  readonly place: Place
  readonly pitch: number
  /** Bytes that were taken at the call, for this one copy. */
  readonly staged?: true
}

export class CopyTask implements Task {
  readonly kind = 'copy'
  readonly durationNs: number
  readonly to: Box
  readonly from: Box
  readonly width: number
  readonly height: number
  readonly #machine: Machine

  constructor(machine: Machine, to: Box, from: Box, width: number, height: number) {
    this.#machine = machine
    this.to = to
    this.from = from
    this.width = width
    this.height = height
    this.durationNs = costs.copyStartNs + (width * height) / bandwidth(to.place.allocation, from.place.allocation)
  }

  run(operation: Operation): number {
    const { accesses, memory } = this.#machine
    const { to, from, width } = this
    const target = to.place.allocation
    const source = from.place.allocation
    if (!target.mapped || !source.mapped) return CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    if (target === source) this.#watchOverlap(operation, target)
    // Backwards where the rows below would be overwritten before they are read.
    const backwards = target === source && to.place.offset > from.place.offset
    for (let step = 0; step < this.height; step++) {
      const row = backwards ? this.height - 1 - step : step
      const toOffset = to.place.offset + row * to.pitch
      const fromOffset = from.place.offset + row * from.pitch
      if (accesses !== undefined) {
        accesses.access(operation, source, fromOffset, width, false)
        accesses.access(operation, target, toOffset, width, true)
      }
      if (!moveBytes(memory, target, toOffset, source, fromOffset, width)) return CUresult.CUDA_ERROR_OUT_OF_MEMORY
    }
    // The copy may be remembered for long, as the last one of its stream: its bytes need not be.
    if (from.staged === true) source.bytes = undefined
    return 0
  }

  #watchOverlap(operation: Operation, allocation: Allocation): void {
    const { accesses } = this.#machine
    const { to, from, width, height } = this
    const distance = Math.abs(to.place.offset - from.place.offset)
    if (accesses === undefined || distance === 0) return
    // Rows of one pitch may lie beside each other; of different pitches all that lies between first and last counts.
    const extent = (height - 1) * to.pitch + width
    const beside = to.pitch === from.pitch && height > 1 ? distance % to.pitch : distance
    const overlaps = height > 1 ? distance < extent && (beside < width || to.pitch - beside < width) : distance < width
    if (overlaps) accesses.selfOverlap(operation, allocation, Math.max(to.place.offset, from.place.offset), width)
  }

  describe(): string {
    return `copy of ${this.width * this.height} bytes to ${nameOf(this.to.place)} from ${nameOf(this.from.place)}`
  }
}

export class MemsetTask implements Task {
  readonly kind = 'memset'
  readonly durationNs: number
  readonly to: Box
  readonly value: number
  readonly elementBytes: number
  readonly width: number
  readonly height: number
  readonly #machine: Machine

  /** @param width - in elements */
  constructor(machine: Machine, to: Box, value: number, elementBytes: number, width: number, height: number) {
    this.#machine = machine
    this.to = to
    this.value = value
    this.elementBytes = elementBytes
    this.width = width
    this.height = height
    this.durationNs = costs.copyStartNs + (width * height * elementBytes) / costs.deviceBytesPerNs
  }

  run(operation: Operation): number {
    const { accesses, memory } = this.#machine
    const { place, pitch } = this.to
    if (!place.allocation.mapped) return CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    for (let row = 0; row < this.height; row++) {
      const offset = place.offset + row * pitch
      accesses?.access(operation, place.allocation, offset, this.width * this.elementBytes, true)
      if (!fillBytes(memory, place.allocation, offset, this.value, this.elementBytes, this.width))
        return CUresult.CUDA_ERROR_OUT_OF_MEMORY
    }
    return 0
  }

  describe(): string {
    return `memset of ${this.width * this.height * this.elementBytes} bytes at ${nameOf(this.to.place)}`
  }
}

/** A place for people: its address, or that it is pageable memory. */
export function nameOf({ allocation, offset }: Place): string {
  if (allocation.pageable) return 'pageable host memory'
  return `0x${(allocation.base + offset).toString(16)}${allocation.onHost ? ' (host)' : ''}`
}

function bandwidth(to: Allocation, from: Allocation): number {
  if (to.pageable || from.pageable) return costs.pageableBytesPerNs
  if (to.onHost || from.onHost) return costs.pinnedBytesPerNs
  return to.device === from.device ? costs.deviceBytesPerNs : costs.peerBytesPerNs
}
