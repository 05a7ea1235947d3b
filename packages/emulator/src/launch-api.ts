import { CUfunction_attribute as attribute, CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { parameterOffsets, readArgument, sizeOf } from './kernel-definition.ts'
import type { Dimensions, ParameterKind } from './kernel-definition.ts'
import { KernelTask } from './kernel-task.ts'
import type { LaunchShape } from './kernel-task.ts'
import type { Machine } from './machine.ts'
import { functionOf } from './module-api.ts'
import type { FunctionState } from './module-state.ts'
import { isOut32, put32, put64 } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = CUresult

/** What a block of an H200 may have. */
const limits = { threads: 1024, blockZ: 64, gridYZ: 65_535, shared: 232_448, sharedPerProcessor: 233_472 } as const

/** Launches, what is known of a function, and occupancy. */
export function launchApi(machine: Machine): Partial<DriverFunctions> {
  const launch = (
    functionHandle: number,
    shape: LaunchShape,
    streamHandle: number,
    kernelParameters: BigUint64Array | null,
    extra: BigUint64Array | null,
  ): number => {
    const stream = machine.streamOf(streamHandle)
    if (typeof stream === 'number') return stream
    const found = functionOf(machine, stream.context, functionHandle)
    if (found === undefined || found.module.context !== stream.context) return CUDA_ERROR_INVALID_HANDLE
    if (!isShape(shape, found)) return CUDA_ERROR_INVALID_VALUE
    const { parameters } = found.definition
    const values = argumentsOf(machine, parameters, kernelParameters, extra)
    if (values === undefined) return CUDA_ERROR_INVALID_VALUE
    machine.submit(stream, new KernelTask(machine, stream.context, found.definition, shape, values), costs.launchNs)
    return 0
  }

  const withFunction = (handle: number, body: (found: FunctionState) => number): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    const found = functionOf(machine, context, handle)
    return found === undefined ? CUDA_ERROR_INVALID_HANDLE : body(found)
  }

  const activeBlocks = (out: Int32Array | null, handle: number, blockSize: number, shared: number): number =>
    withFunction(handle, () => {
      if (!isOut32(out) || !(blockSize >= 1) || !(shared >= 0)) return CUDA_ERROR_INVALID_VALUE
      put32(out, blocksPerProcessor(blockSize, shared))
      return 0
    })

  const potentialBlockSize = (
    gridOut: Int32Array | null,
    blockOut: Int32Array | null,
    handle: number,
    sizeCallback: number,
    shared: number,
    limit: number,
  ): number =>
    withFunction(handle, () => {
      if (!isOut32(gridOut) || !isOut32(blockOut) || !(limit >= 0)) return CUDA_ERROR_INVALID_VALUE
      const largest = limit === 0 ? limits.threads : Math.min(limit, limits.threads)
      let best = { block: 0, threads: -1, blocks: 0 }
      for (let block = largest; block >= 1; block = block % 32 === 0 ? block - 32 : block - (block % 32)) {
        const dynamic = machine.host.knowsCallback(sizeCallback) ? machine.host.call(sizeCallback, block) : shared
        const blocks = blocksPerProcessor(block, dynamic)
        if (blocks * block > best.threads) best = { block, threads: blocks * block, blocks }
      }
      put32(blockOut, best.block)
      put32(gridOut, best.blocks * 132)
      return 0
    })

  return {
    cuLaunchKernel: (handle, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters, extra) =>
      launch(handle, shapeOf(gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes), stream, parameters, extra),
    cuLaunchCooperativeKernel(handle, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters) {
      const blocks = gridX * gridY * gridZ
      const fits = blocksPerProcessor(blockX * blockY * blockZ, sharedBytes) * 132
      const shape = shapeOf(gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes)
      if (fits > 0 && blocks > fits) return CUresult.CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
      return launch(handle, shape, stream, parameters, null)
    },
    cuLaunchKernelEx(bytes, handle, parameters, extra) {
      if (!(bytes instanceof Uint8Array) || bytes.byteLength < structs.CUlaunchConfig.byteLength)
        return CUDA_ERROR_INVALID_VALUE
      const config = new Struct(structs.CUlaunchConfig, bytes as Uint8Array<ArrayBuffer>)
      // Clusters and the like: nothing that a launch here could take into account.
      if (config.get('numAttrs') !== 0) return CUresult.CUDA_ERROR_NOT_SUPPORTED
      const shape = shapeOf(
        config.get('gridDimX'),
        config.get('gridDimY'),
        config.get('gridDimZ'),
        config.get('blockDimX'),
        config.get('blockDimY'),
        config.get('blockDimZ'),
        config.get('sharedMemBytes'),
      )
      return launch(handle, shape, config.get('hStream'), parameters, extra)
    },
    cuFuncGetAttribute: (out, wanted, handle) =>
      withFunction(handle, (found) => {
        const value = attributeOf(found, wanted)
        return value !== undefined && put32(out, value) ? 0 : CUDA_ERROR_INVALID_VALUE
      }),
    cuFuncSetAttribute: (handle, wanted, value) =>
      withFunction(handle, (found) => {
        if (wanted === attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) {
          if (!(value >= 0 && value <= limits.shared)) return CUDA_ERROR_INVALID_VALUE
          found.maxDynamicShared = value
          return 0
        }
        if (wanted !== attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT) return CUDA_ERROR_INVALID_VALUE
        if (!(value >= -1 && value <= 100)) return CUDA_ERROR_INVALID_VALUE
        found.carveout = value
        return 0
      }),
    cuFuncSetCacheConfig: (handle, config) =>
      withFunction(handle, () => (config >= 0 && config <= 3 ? 0 : CUDA_ERROR_INVALID_VALUE)),
    cuOccupancyMaxActiveBlocksPerMultiprocessor: activeBlocks,
    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: (out, handle, blockSize, shared, flags) =>
      flags === 0 || flags === 1 ? activeBlocks(out, handle, blockSize, shared) : CUDA_ERROR_INVALID_VALUE,
    cuOccupancyMaxPotentialBlockSize: potentialBlockSize,
    cuOccupancyMaxPotentialBlockSizeWithFlags: (grid, block, handle, callback, shared, limit, flags) =>
      flags === 0 || flags === 1
        ? potentialBlockSize(grid, block, handle, callback, shared, limit)
        : CUDA_ERROR_INVALID_VALUE,
    cuOccupancyAvailableDynamicSMemPerBlock: (out, handle, blocks, blockSize) =>
      withFunction(handle, () => {
        if (!(blocks >= 1) || !(blockSize >= 1) || blocks > blocksPerProcessor(blockSize, 0))
          return CUDA_ERROR_INVALID_VALUE
        const available = Math.min(limits.shared, Math.floor(limits.sharedPerProcessor / blocks / 128) * 128 - 1024)
        return put64(out, Math.max(0, available)) ? 0 : CUDA_ERROR_INVALID_VALUE
      }),
  }
}

function shapeOf(gx: number, gy: number, gz: number, bx: number, by: number, bz: number, shared: number): LaunchShape {
  return { grid: { x: gx, y: gy, z: gz }, block: { x: bx, y: by, z: bz }, sharedBytes: shared }
}

/** Whether a function can be launched like this. */
export function isShape({ grid, block, sharedBytes }: LaunchShape, { maxDynamicShared }: FunctionState): boolean {
  if (!isExtent(grid, 2 ** 31 - 1, limits.gridYZ, limits.gridYZ)) return false
  if (!isExtent(block, limits.threads, limits.threads, limits.blockZ)) return false
  if (block.x * block.y * block.z > limits.threads) return false
  return Number.isInteger(sharedBytes) && sharedBytes >= 0 && sharedBytes <= maxDynamicShared
}

function isExtent({ x, y, z }: Dimensions, mostX: number, mostY: number, mostZ: number): boolean {
  const inside = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most
  return inside(x, mostX) && inside(y, mostY) && inside(z, mostZ)
}

/** The arguments as they are now: by one address each, or in one buffer. Undefined where some are missing. */
export function argumentsOf(
  machine: Machine,
  parameters: readonly ParameterKind[],
  addresses: BigUint64Array | null,
  extra: BigUint64Array | null,
): (number | bigint)[] | undefined {
  // A list that ends at once says nothing.
  if (addresses !== null && extra !== null && extra[0] !== 0n) return undefined
  if (parameters.length === 0) return []
  if (addresses === null && extra !== null) return argumentsInBuffer(machine, parameters, extra)
  if (!(addresses instanceof BigUint64Array) || addresses.length < parameters.length) return undefined
  const values: (number | bigint)[] = []
  for (const [index, kind] of parameters.entries()) {
    const bytes = machine.hostBytes(Number(addresses[index]), sizeOf(kind))
    if (bytes === undefined) return undefined
    values.push(readArgument(bytes, kind))
  }
  return values
}

function argumentsInBuffer(
  machine: Machine,
  parameters: readonly ParameterKind[],
  extra: BigUint64Array,
): (number | bigint)[] | undefined {
  let address = 0
  let size = 0
  for (let index = 0; index + 1 < extra.length && extra[index] !== 0n; index += 2) {
    if (extra[index] === 1n) address = Number(extra[index + 1])
    else if (extra[index] === 2n) {
      const bytes = machine.hostBytes(Number(extra[index + 1]), 8)
      if (bytes === undefined) return undefined
      size = Number(readArgument(bytes, 'u64'))
    } else return undefined
  }
  const buffer = Number.isSafeInteger(size) ? machine.hostBytes(address, size) : undefined
  if (buffer === undefined) return undefined
  const values: (number | bigint)[] = []
  const offsets = parameterOffsets(parameters)
  for (const [index, kind] of parameters.entries()) {
    const offset = offsets[index] ?? 0
    if (offset + sizeOf(kind) > size) return undefined
    values.push(readArgument(buffer.subarray(offset), kind))
  }
  return values
}

/** How many blocks of a size fit one multiprocessor. */
function blocksPerProcessor(blockSize: number, shared: number): number {
  if (!(blockSize >= 1) || blockSize > limits.threads || shared > limits.shared) return 0
  const byThreads = Math.floor(2048 / (Math.ceil(blockSize / 32) * 32))
  const byShared = Math.floor(limits.sharedPerProcessor / (Math.ceil(shared / 128) * 128 + 1024))
  return Math.min(32, byThreads, byShared)
}

function attributeOf(found: FunctionState, wanted: number): number | undefined {
  const { computeCapability } = found.module.context.device.emulated
  switch (wanted) {
    case attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      return limits.threads
    case attribute.CU_FUNC_ATTRIBUTE_NUM_REGS:
      return 32
    case attribute.CU_FUNC_ATTRIBUTE_PTX_VERSION:
    case attribute.CU_FUNC_ATTRIBUTE_BINARY_VERSION:
      return computeCapability.major * 10 + computeCapability.minor
    case attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return found.maxDynamicShared
    case attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
      return found.carveout
    default:
      return Number.isInteger(wanted) && wanted >= 0 && wanted < attribute.CU_FUNC_ATTRIBUTE_MAX ? 0 : undefined
  }
}
