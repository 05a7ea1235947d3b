import { CUresult } from '@cubaton/driver'
import type { DriverFunctions, HostMemory } from '@cubaton/driver'
import { AddressSpace } from './address-space.ts'
import type { Allocation } from './allocation.ts'
import type { ContextState } from './context-state.ts'
import type { Machine } from './machine.ts'
import { bytesOf } from './memory.ts'
import { MemoryPool } from './memory-pool.ts'
import { isOut64, isSize, put32, put64 } from './out-values.ts'

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = CUresult

/** Device memory, pinned host memory, and what is known of an address. */
export function memoryApi(machine: Machine): Partial<DriverFunctions> {
  const { memory } = machine

  const allocate = (out: BigUint64Array | null, byteLength: number, kind: 'device' | 'managed'): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    if (!isOut64(out) || !isSize(byteLength) || byteLength === 0) return CUDA_ERROR_INVALID_VALUE
    const allocation = allocateOn(machine, context, kind, byteLength)
    if (allocation === undefined) return CUDA_ERROR_OUT_OF_MEMORY
    put64(out, allocation.base)
    return 0
  }

  const allocateHost = (out: BigUint64Array | null, byteLength: number, flags: number): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    if (!isOut64(out) || !isSize(byteLength)) return CUDA_ERROR_INVALID_VALUE
    if (!Number.isInteger(flags) || flags < 0 || flags > 7) return CUDA_ERROR_INVALID_VALUE
    if (byteLength === 0) {
      out[0] = 0n
      return 0
    }
    const allocation = memory.allocatePinned(byteLength, context.handle, flags)
    if (allocation === undefined) return CUDA_ERROR_OUT_OF_MEMORY
    context.allocations.add(allocation)
    put64(out, allocation.base)
    return 0
  }

  /** The pinned or registered memory that a host address or view lies in. */
  const pinnedOf = (host: HostMemory): Allocation | undefined => {
    const place = memory.hostPlace(host, 0)
    return place === undefined || place.allocation.pageable ? undefined : place.allocation
  }

  return {
    cuMemGetInfo(free, total) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const { device } = context
      put64(free, Math.max(0, device.limitBytes - device.usedBytes))
      put64(total, device.emulated.memoryBytes)
      return 0
    },
    cuMemAlloc: (out, byteLength) => allocate(out, byteLength, 'device'),
    cuMemAllocManaged: (out, byteLength, flags) =>
      flags === 1 || flags === 2 ? allocate(out, byteLength, 'managed') : CUDA_ERROR_INVALID_VALUE,
    cuMemAllocPitch(out, pitchOut, width, height, elementBytes) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isOut64(pitchOut) || !isSize(width) || !isSize(height) || width === 0 || height === 0)
        return CUDA_ERROR_INVALID_VALUE
      if (elementBytes !== 4 && elementBytes !== 8 && elementBytes !== 16) return CUDA_ERROR_INVALID_VALUE
      const pitch = Math.ceil(width / 512) * 512
      const result = allocate(out, pitch * height, 'device')
      if (result === 0) put64(pitchOut, pitch)
      return result
    },
    cuMemFree(address) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (address === 0) return 0
      const allocation = memory.find(address)
      if (allocation === undefined || !allocation.live || allocation.onHost || allocation.base !== address)
        return CUDA_ERROR_INVALID_VALUE
      const result = machine.synchronizeContext(context, 'cuMemFree')
      if (result !== 0) return result
      freeOn(machine, allocation)
      return 0
    },
    cuMemGetAddressRange(base, size, address) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const allocation = memory.find(address)
      if (allocation === undefined || !allocation.live) return CUresult.CUDA_ERROR_NOT_FOUND
      put64(base, allocation.base)
      put64(size, allocation.byteLength)
      return 0
    },
    cuMemAllocHost: (out, byteLength) => allocateHost(out, byteLength, 0),
    cuMemHostAlloc: (out, byteLength, flags) => allocateHost(out, byteLength, flags),
    cuMemFreeHost(host) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (host === null || host === 0) return 0
      const place = memory.hostPlace(host, 0)
      const allocation = place?.allocation
      if (allocation?.kind !== 'pinned' || place?.offset !== 0) return CUDA_ERROR_INVALID_VALUE
      const result = machine.synchronizeContext(context, 'cuMemFreeHost')
      if (result !== 0) return result
      forget(machine, allocation)
      memory.release(allocation)
      return 0
    },
    cuMemHostGetDevicePointer(out, host, flags) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const place = memory.hostPlace(host, 0)
      if (flags !== 0 || place === undefined || place.allocation.pageable || !isOut64(out))
        return CUDA_ERROR_INVALID_VALUE
      put64(out, place.allocation.base + place.offset)
      return 0
    },
    cuMemHostGetFlags(out, host) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const allocation = pinnedOf(host)
      if (allocation?.kind !== 'pinned') return CUDA_ERROR_INVALID_VALUE
      // All pinned memory is portable, which is not told; all of it has a device address, which is.
      return put32(out, (allocation.flags & ~1) | 2) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuMemHostRegister(host, byteLength, flags) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isSize(byteLength) || byteLength === 0 || !Number.isInteger(flags) || flags < 0 || flags > 15)
        return CUDA_ERROR_INVALID_VALUE
      const bytes = typeof host === 'number' ? memory.host.bytesAt(host) : host === null ? undefined : bytesOf(host)
      if (bytes === undefined || bytes.byteLength < byteLength) return CUDA_ERROR_INVALID_VALUE
      const allocation = memory.register(bytes.subarray(0, byteLength), context.handle, flags)
      if (allocation === undefined) return CUresult.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
      context.allocations.add(allocation)
      return 0
    },
    cuMemHostUnregister(host) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const place = memory.hostPlace(host, 0)
      if (place === undefined) return CUDA_ERROR_INVALID_VALUE
      if (place.allocation.kind !== 'registered' || place.offset !== 0)
        return CUresult.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
      const result = machine.synchronizeContext(context, 'cuMemHostUnregister')
      if (result !== 0) return result
      forget(machine, place.allocation)
      memory.release(place.allocation)
      return 0
    },
  }
}

/** Memory on a device, that of a context by default, counted; undefined where the device has no more. */
export function allocateOn(
  machine: Machine,
  context: ContextState,
  kind: 'device' | 'managed',
  byteLength: number,
  ordinal = context.device.ordinal,
): Allocation | undefined {
  const device = machine.devices[ordinal] ?? context.device
  const bytes = AddressSpace.reservedBytes(byteLength)
  if (device.usedBytes + bytes > Math.min(device.limitBytes, device.emulated.memoryBytes)) return undefined
  const allocation = machine.memory.allocate(kind, byteLength, device.ordinal, context.handle)
  if (allocation === undefined) return undefined
  device.usedBytes += bytes
  context.allocations.add(allocation)
  return allocation
}

/** Gives device memory back: to its pool, or to its device. Nothing may be pending on it. */
export function freeOn(machine: Machine, allocation: Allocation): void {
  if (allocation.pool instanceof MemoryPool) {
    allocation.live = false
    allocation.pool.giveBack(allocation)
    return
  }
  releaseOn(machine, allocation)
}

/** Takes memory from its device, whoever holds it. */
export function releaseOn(machine: Machine, allocation: Allocation): void {
  const device = machine.devices[allocation.device]
  if (device !== undefined) device.usedBytes -= AddressSpace.reservedBytes(allocation.byteLength)
  forget(machine, allocation)
  machine.memory.release(allocation)
}

function forget(machine: Machine, allocation: Allocation): void {
  const context = machine.handles.get(allocation.context) as ContextState | undefined
  context?.allocations.delete(allocation)
}
