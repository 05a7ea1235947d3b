import { CUmemorytype, CUpointer_attribute as attribute, CUresult } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import type { Allocation } from './allocation.ts'
import type { Machine } from './machine.ts'
import { MemoryPool } from './memory-pool.ts'
import { isSize } from './out-values.ts'

const { CUDA_ERROR_INVALID_VALUE } = CUresult

interface AttributeValue {
  readonly value: number
  readonly byteLength: 4 | 8
}

/** What is known of an address. */
export function pointerApi(machine: Machine): Partial<DriverFunctions> {
  const read = (wanted: number, address: number): AttributeValue | number => {
    const allocation = machine.memory.find(address)
    if (allocation === undefined || !allocation.live) return CUDA_ERROR_INVALID_VALUE
    return attributeOf(allocation, wanted, address)
  }
  return {
    cuPointerGetAttribute(data, wanted, address) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      const value = read(wanted, address)
      if (typeof value === 'number') return value
      return machine.writeHost(data, value.value, value.byteLength) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuPointerGetAttributes(count, attributes, data, address) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (!isSize(count) || !(attributes instanceof Int32Array) || !(data instanceof BigUint64Array))
        return CUDA_ERROR_INVALID_VALUE
      if (attributes.length < count || data.length < count) return CUDA_ERROR_INVALID_VALUE
      for (let index = 0; index < count; index++) {
        const wanted = attributes[index] ?? 0
        const value = read(wanted, address)
        // Of an address that nobody knows, all is 0, and that is no error.
        const { value: written, byteLength } =
          typeof value === 'number' ? { value: 0, byteLength: narrow.has(wanted) ? (4 as const) : (8 as const) } : value
        if (!machine.writeHost(Number(data[index]), written, byteLength)) return CUDA_ERROR_INVALID_VALUE
      }
      return 0
    },
    cuPointerSetAttribute(_value, wanted, address) {
      const context = machine.enter()
      if (typeof context === 'number') return context
      if (wanted !== attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS) return CUDA_ERROR_INVALID_VALUE
      return machine.memory.place(address, 0) === undefined
        ? CUDA_ERROR_INVALID_VALUE
        : CUresult.CUDA_ERROR_NOT_SUPPORTED
    },
  }
}

/** The attributes that are an int in C. */
const narrow = new Set<number>([
  attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
  attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
  attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED,
  attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
  attribute.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE,
  attribute.CU_POINTER_ATTRIBUTE_MAPPED,
  attribute.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS,
])

function attributeOf(allocation: Allocation, wanted: number, address: number): AttributeValue | number {
  const value = valueOf(allocation, wanted, address)
  return value === undefined ? CUDA_ERROR_INVALID_VALUE : { value, byteLength: narrow.has(wanted) ? 4 : 8 }
}

function valueOf(allocation: Allocation, wanted: number, address: number): number | undefined {
  switch (wanted) {
    case attribute.CU_POINTER_ATTRIBUTE_CONTEXT:
      return allocation.pool === undefined ? allocation.context : 0
    case attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
      return allocation.onHost ? CUmemorytype.CU_MEMORYTYPE_HOST : CUmemorytype.CU_MEMORYTYPE_DEVICE
    case attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
      return address
    case attribute.CU_POINTER_ATTRIBUTE_HOST_POINTER:
      return allocation.onHost || allocation.kind === 'managed' ? address : undefined
    case attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID:
      return allocation.id
    case attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED:
      return allocation.kind === 'managed' ? 1 : 0
    case attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
      return Math.max(0, allocation.device)
    case attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
      return allocation.base
    case attribute.CU_POINTER_ATTRIBUTE_RANGE_SIZE:
      return allocation.byteLength
    case attribute.CU_POINTER_ATTRIBUTE_MAPPED:
      return 1
    case attribute.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS:
      return 3
    case attribute.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
      return allocation.pool instanceof MemoryPool ? allocation.pool.handle : 0
    case attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS:
    case attribute.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
    case attribute.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES:
      return 0
    default:
      return undefined
  }
}
