import { CUmemPool_attribute as attribute, CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions, HostMemory } from '@cubaton/driver'
import type { Allocation } from './allocation.ts'
import type { DeviceState, StreamState } from './context-state.ts'
import type { Machine } from './machine.ts'
import { allocateOn, releaseOn } from './memory-api.ts'
import { MemoryPool } from './memory-pool.ts'
import type { FreeBlock } from './memory-pool.ts'
import type { Operation, Task } from './operation.ts'
import { isOut64, isSize, put32, put64 } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = CUresult

/** Allocation in the order of streams, and the pools it comes from. */
export function memoryPoolApi(machine: Machine): Partial<DriverFunctions> {
  const defaults = new Map<DeviceState, MemoryPool>()
  const current = new Map<DeviceState, MemoryPool>()
  const pools = new Set<MemoryPool>()

  const create = (device: DeviceState, isDefault: boolean): MemoryPool => {
    const pool = new MemoryPool(device.ordinal, isDefault)
    pool.handle = machine.handles.add('pool', pool)
    pools.add(pool)
    return pool
  }
  const defaultPool = (device: DeviceState): MemoryPool => {
    let pool = defaults.get(device)
    if (pool === undefined) defaults.set(device, (pool = create(device, true)))
    return pool
  }
  const currentPool = (device: DeviceState): MemoryPool => current.get(device) ?? defaultPool(device)
  const poolOf = (handle: number): MemoryPool | undefined => {
    const pool = machine.handles.get(handle)
    return pool instanceof MemoryPool ? pool : undefined
  }
  const trim = (pool: MemoryPool, keepBytes: number): void => {
    for (const allocation of pool.takeSurplus(keepBytes)) releaseOn(machine, allocation)
  }
  machine.afterSynchronize = () => {
    for (const pool of pools) {
      if (pool.holdsSurplus) trim(pool, pool.releaseThreshold)
      if (pool.destroyed && pool.reservedBytes === 0) pools.delete(pool)
    }
  }

  const allocate = (
    out: BigUint64Array | null,
    byteLength: number,
    pool: MemoryPool | undefined,
    handle: number,
  ): number => {
    const stream = machine.streamOf(handle)
    if (typeof stream === 'number') return stream
    if (!isOut64(out) || !isSize(byteLength)) return CUDA_ERROR_INVALID_VALUE
    const refused = refuseCapture(machine, stream)
    if (refused !== 0) return refused
    if (byteLength === 0) {
      out[0] = 0n
      return 0
    }
    const from = pool ?? currentPool(stream.context.device)
    const block = takeBlock(from, byteLength, stream)
    if (block === undefined) return CUDA_ERROR_OUT_OF_MEMORY
    const { allocation, freed } = block
    machine.submit(stream, new OwnershipTask(machine, 'allocate', allocation), costs.allocateNs, freed)
    put64(out, allocation.base)
    return 0
  }

  const takeBlock = (pool: MemoryPool, byteLength: number, stream: StreamState): FreeBlock | undefined => {
    const block = pool.takeBlock(byteLength, stream.queue)
    if (block !== undefined) return block
    let allocation = allocateOn(machine, stream.context, 'device', byteLength, pool.device)
    if (allocation === undefined) {
      for (const other of pools) if (other.device === pool.device) trim(other, 0)
      allocation = allocateOn(machine, stream.context, 'device', byteLength, pool.device)
    }
    if (allocation === undefined) return undefined
    pool.adopt(allocation)
    return { allocation, freed: undefined }
  }

  const deviceAt = (location: Uint8Array | null, type: number): DeviceState | number => {
    if (!(location instanceof Uint8Array) || location.byteLength < 8 || type !== 1) return CUDA_ERROR_INVALID_VALUE
    const place = new Struct(structs.CUmemLocation, location as Uint8Array<ArrayBuffer>)
    if (place.get('type') !== 1) return CUresult.CUDA_ERROR_NOT_SUPPORTED
    return machine.deviceAt(place.get('id'))
  }
  const putPool = (
    out: BigUint64Array | null,
    device: DeviceState | number,
    pick: (device: DeviceState) => MemoryPool,
  ): number => {
    if (typeof device === 'number') return device
    return put64(out, pick(device).handle) ? 0 : CUDA_ERROR_INVALID_VALUE
  }
  const setPool = (device: DeviceState | number, handle: number): number => {
    if (typeof device === 'number') return device
    const pool = poolOf(handle)
    if (pool === undefined) return CUDA_ERROR_INVALID_VALUE
    if (pool.device !== device.ordinal) return CUDA_ERROR_INVALID_DEVICE
    current.set(device, pool)
    return 0
  }

  return {
    cuMemAllocAsync: (out, byteLength, stream) => allocate(out, byteLength, undefined, stream),
    cuMemAllocFromPoolAsync(out, byteLength, handle, stream) {
      const pool = poolOf(handle)
      return pool === undefined ? CUDA_ERROR_INVALID_VALUE : allocate(out, byteLength, pool, stream)
    },
    cuMemFreeAsync(address, handle) {
      const stream = machine.streamOf(handle)
      if (typeof stream === 'number') return stream
      if (address === 0) return 0
      const allocation = machine.memory.find(address)
      if (allocation === undefined || !allocation.live || allocation.base !== address) return CUDA_ERROR_INVALID_VALUE
      if (allocation.kind !== 'device') return CUDA_ERROR_INVALID_VALUE
      const refused = refuseCapture(machine, stream)
      if (refused !== 0) return refused
      allocation.live = false
      const freed = machine.submit(stream, new OwnershipTask(machine, 'free', allocation), costs.allocateNs)
      if (allocation.pool instanceof MemoryPool) allocation.pool.giveBack(allocation, freed)
      return 0
    },
    cuDeviceGetDefaultMemPool: (out, ordinal) => putPool(out, machine.deviceAt(ordinal), defaultPool),
    cuDeviceGetMemPool: (out, ordinal) => putPool(out, machine.deviceAt(ordinal), currentPool),
    cuDeviceSetMemPool: (ordinal, handle) => setPool(machine.deviceAt(ordinal), handle),
    cuMemGetDefaultMemPool: (out, location, type) => putPool(out, deviceAt(location, type), defaultPool),
    cuMemGetMemPool: (out, location, type) => putPool(out, deviceAt(location, type), currentPool),
    cuMemSetMemPool: (location, type, handle) => setPool(deviceAt(location, type), handle),
    cuMemPoolCreate(out, bytes) {
      if (!machine.initialized) return CUresult.CUDA_ERROR_NOT_INITIALIZED
      if (!isOut64(out) || !(bytes instanceof Uint8Array) || bytes.byteLength < structs.CUmemPoolProps.byteLength)
        return CUDA_ERROR_INVALID_VALUE
      const properties = new Struct(structs.CUmemPoolProps, bytes as Uint8Array<ArrayBuffer>)
      if (properties.get('allocType') !== 1) return CUDA_ERROR_INVALID_VALUE
      if (properties.get('handleTypes') !== 0) return CUresult.CUDA_ERROR_NOT_SUPPORTED
      const device = deviceAt(bytes.subarray(8, 16), 1)
      if (typeof device === 'number') return device
      put64(out, create(device, false).handle)
      return 0
    },
    cuMemPoolDestroy(handle) {
      const pool = poolOf(handle)
      if (pool === undefined || pool.isDefault) return CUDA_ERROR_INVALID_VALUE
      trim(pool, 0)
      for (const [device, used] of current) if (used === pool) current.delete(device)
      machine.handles.remove('pool', handle)
      // What is still allocated goes back to the device when it was freed.
      pool.destroyed = true
      pool.releaseThreshold = 0
      return 0
    },
    cuMemPoolTrimTo(handle, keepBytes) {
      const pool = poolOf(handle)
      if (pool === undefined || !isSize(keepBytes)) return CUDA_ERROR_INVALID_VALUE
      trim(pool, keepBytes)
      return 0
    },
    cuMemPoolSetAccess: (handle) => (poolOf(handle) === undefined ? CUDA_ERROR_INVALID_VALUE : 0),
    cuMemPoolGetAccess(out, handle, location) {
      const pool = poolOf(handle)
      const device = deviceAt(location, 1)
      if (pool === undefined) return CUDA_ERROR_INVALID_VALUE
      if (typeof device === 'number') return device
      return put32(out, device.ordinal === pool.device ? 3 : 0) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuMemPoolGetAttribute(handle, wanted, value) {
      const pool = poolOf(handle)
      const read = pool === undefined ? undefined : attributeOf(pool, wanted)
      if (read === undefined) return CUDA_ERROR_INVALID_VALUE
      return machine.writeHost(value, read, wanted <= 3 ? 4 : 8) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuMemPoolSetAttribute(handle, wanted, value) {
      const pool = poolOf(handle)
      const given = pool === undefined ? undefined : readHost(machine, value, wanted <= 3 ? 4 : 8)
      if (pool === undefined || given === undefined) return CUDA_ERROR_INVALID_VALUE
      switch (wanted) {
        case attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
          pool.releaseThreshold = given
          return 0
        case attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
          if (given !== 0) return CUDA_ERROR_INVALID_VALUE
          pool.reservedHigh = pool.reservedBytes
          return 0
        case attribute.CU_MEMPOOL_ATTR_USED_MEM_HIGH:
          if (given !== 0) return CUDA_ERROR_INVALID_VALUE
          pool.usedHigh = pool.usedBytes
          return 0
        default:
          if (!(wanted >= 1 && wanted <= 3)) return CUDA_ERROR_INVALID_VALUE
          pool.reuse[wanted - 1] = given
          return 0
      }
    },
  }
}

/** The moment in a stream at which memory begins or ends to belong to it. */
class OwnershipTask implements Task {
  readonly kind: 'allocate' | 'free'
  readonly durationNs = costs.allocateNs
  readonly allocation: Allocation
  readonly #byteLength: number
  readonly #machine: Machine

  constructor(machine: Machine, kind: 'allocate' | 'free', allocation: Allocation) {
    this.#machine = machine
    this.kind = kind
    this.allocation = allocation
    this.#byteLength = allocation.byteLength
  }

  run(operation: Operation): number {
    // To the race detector it is a write: whoever touches the memory must be ordered after the one, and before the other.
    this.#machine.accesses?.access(operation, this.allocation, 0, this.#byteLength, true)
    // Memory of cuMemAlloc may be freed in a stream’s order too; it has no pool to go back to.
    if (this.kind === 'free' && this.allocation.pool === undefined && this.allocation.mapped)
      releaseOn(this.#machine, this.allocation)
    return 0
  }

  describe(): string {
    const what = this.kind === 'allocate' ? 'allocation' : 'free'
    return `${what} of ${this.#byteLength} bytes at 0x${this.allocation.base.toString(16)}`
  }
}

function attributeOf(pool: MemoryPool, wanted: number): number | undefined {
  switch (wanted) {
    case attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD:
      return pool.releaseThreshold
    case attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT:
      return pool.reservedBytes
    case attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH:
      return pool.reservedHigh
    case attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT:
      return pool.usedBytes
    case attribute.CU_MEMPOOL_ATTR_USED_MEM_HIGH:
      return pool.usedHigh
    default:
      return pool.reuse[wanted - 1]
  }
}

function readHost(machine: Machine, value: HostMemory, byteLength: 4 | 8): number | undefined {
  const bytes = machine.hostBytes(value, byteLength)
  if (bytes === undefined) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, byteLength)
  return byteLength === 4 ? view.getInt32(0, true) : Number(view.getBigUint64(0, true))
}

/**
 * Memory that a graph allocates and frees for itself is not emulated: on a capturing stream it is refused, and breaks the
 * capture. On another stream it is one of the calls that a capture does not stand.
 */
function refuseCapture(machine: Machine, stream: StreamState): number {
  const { captures } = machine
  if (stream.capture === undefined) return captures.refuseUnsafe()
  return captures.invalidate(stream.capture, CUresult.CUDA_ERROR_NOT_SUPPORTED)
}
