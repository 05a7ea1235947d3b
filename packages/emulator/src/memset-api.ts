import { CUresult } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { MemsetTask } from './copy-task.ts'
import type { Machine } from './machine.ts'
import { isSize } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = CUresult

/** Memsets of 8, 16 and 32 bits, one and two dimensions. The blocking ones block only where host memory is set. */
export function memsetApi(machine: Machine): Partial<DriverFunctions> {
  const set = (
    streamHandle: number | undefined,
    address: number,
    pitch: number,
    value: number,
    elementBytes: number,
    width: number,
    height: number,
  ): number => {
    const stream = machine.streamOf(streamHandle ?? 0)
    if (typeof stream === 'number') return stream
    if (!isSize(width) || !isSize(height)) return CUDA_ERROR_INVALID_VALUE
    if (width === 0 || height === 0) return 0
    const rowBytes = width * elementBytes
    if (height > 1 && (!isSize(pitch) || pitch < rowBytes || pitch % elementBytes !== 0))
      return CUDA_ERROR_INVALID_VALUE
    const byteLength = height > 1 ? (height - 1) * pitch + rowBytes : rowBytes
    if (!isSize(address) || address % elementBytes !== 0 || !isSize(byteLength)) return CUDA_ERROR_INVALID_VALUE
    const place = machine.memory.place(address, byteLength)
    if (place === undefined) return CUDA_ERROR_INVALID_VALUE
    if (!machine.memory.touch(place.allocation)) return CUDA_ERROR_OUT_OF_MEMORY
    const task = new MemsetTask(machine, { place, pitch }, value, elementBytes, width, height)
    const operation = machine.submit(stream, task, costs.launchNs)
    return streamHandle === undefined && place.allocation.onHost ? machine.synchronize(operation, 'cuMemset') : 0
  }
  return {
    cuMemsetD8: (address, value, count) => set(undefined, address, count, value, 1, count, 1),
    cuMemsetD16: (address, value, count) => set(undefined, address, count, value, 2, count, 1),
    cuMemsetD32: (address, value, count) => set(undefined, address, count, value, 4, count, 1),
    cuMemsetD8Async: (address, value, count, stream) => set(stream, address, count, value, 1, count, 1),
    cuMemsetD16Async: (address, value, count, stream) => set(stream, address, count, value, 2, count, 1),
    cuMemsetD32Async: (address, value, count, stream) => set(stream, address, count, value, 4, count, 1),
    cuMemsetD2D8: (address, pitch, value, width, height) => set(undefined, address, pitch, value, 1, width, height),
    cuMemsetD2D16: (address, pitch, value, width, height) => set(undefined, address, pitch, value, 2, width, height),
    cuMemsetD2D32: (address, pitch, value, width, height) => set(undefined, address, pitch, value, 4, width, height),
    cuMemsetD2D8Async: (address, pitch, value, width, height, stream) =>
      set(stream, address, pitch, value, 1, width, height),
    cuMemsetD2D16Async: (address, pitch, value, width, height, stream) =>
      set(stream, address, pitch, value, 2, width, height),
    cuMemsetD2D32Async: (address, pitch, value, width, height, stream) =>
      set(stream, address, pitch, value, 4, width, height),
  }
}
