import { CUmemorytype, CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions, HostMemory } from '@cubaton/driver'
import { Allocation } from './allocation.ts'
import type { Place } from './allocation.ts'
import { ContextState } from './context-state.ts'
import type { StreamState } from './context-state.ts'
import { CopyTask } from './copy-task.ts'
import type { Box } from './copy-task.ts'
import type { Machine } from './machine.ts'
import { moveBytes } from './move-bytes.ts'
import { isSize } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_CONTEXT, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = CUresult

/** Copies: one and two dimensions, between host, device and peer, blocking and not. */
export function copyApi(machine: Machine): Partial<DriverFunctions> {
  const { memory } = machine

  /** @param stream - undefined for a blocking copy, which goes to the default stream */
  const copyBoxes = (stream: StreamState | undefined, to: Box, from: Box, width: number, height: number): number => {
    const target = to.place.allocation
    const source = from.place.allocation
    if (!memory.touch(target) || !memory.touch(source)) return CUDA_ERROR_OUT_OF_MEMORY
    return stream === undefined
      ? copyBlocking(machine, to, from, width, height)
      : copyAsync(machine, stream, to, from, width, height)
  }

  const copy = (
    stream: StreamState | undefined,
    to: Place | undefined,
    from: Place | undefined,
    bytes: number,
  ): number =>
    to === undefined || from === undefined
      ? CUDA_ERROR_INVALID_VALUE
      : copyBoxes(stream, { place: to, pitch: bytes }, { place: from, pitch: bytes }, bytes, 1)

  /** What every copy checks first: undefined where the places are worth looking at. */
  const refuse = (byteLength: number): number | undefined => {
    const context = machine.enter()
    return typeof context === 'number' ? context : refuseLength(byteLength)
  }
  const refuseLength = (byteLength: number): number | undefined => {
    if (!isSize(byteLength)) return CUDA_ERROR_INVALID_VALUE
    return byteLength === 0 ? 0 : undefined
  }

  const blocking = (to: (n: number) => Place | undefined, from: (n: number) => Place | undefined, n: number): number =>
    refuse(n) ?? copy(undefined, to(n), from(n), n)

  const enqueued = (
    handle: number,
    to: (n: number) => Place | undefined,
    from: (n: number) => Place | undefined,
    n: number,
  ): number => {
    const stream = machine.streamOf(handle)
    return typeof stream === 'number' ? stream : (refuseLength(n) ?? copy(stream, to(n), from(n), n))
  }

  const device = (address: number) => (n: number) => memory.place(address, n)
  const host = (where: HostMemory) => (n: number) => memory.hostPlace(where, n)
  const any = (address: number) => (n: number) => memory.anyPlace(address, n)

  const isContext = (handle: number): boolean => machine.handles.get(handle) instanceof ContextState

  const copy2D = (handle: number | undefined, bytes: Uint8Array | null): number => {
    const stream = handle === undefined ? undefined : machine.streamOf(handle)
    if (typeof stream === 'number') return stream
    const context = machine.enter()
    if (typeof context === 'number') return context
    if (!(bytes instanceof Uint8Array) || bytes.byteLength < structs.CUDA_MEMCPY2D.byteLength)
      return CUDA_ERROR_INVALID_VALUE
    const parameters = new Struct(structs.CUDA_MEMCPY2D, bytes as Uint8Array<ArrayBuffer>)
    const width = parameters.get('WidthInBytes')
    const height = parameters.get('Height')
    if (!isSize(width) || !isSize(height)) return CUDA_ERROR_INVALID_VALUE
    if (width === 0 || height === 0) return 0
    const to = boxOf(machine, parameters, 'dst', width, height)
    const from = boxOf(machine, parameters, 'src', width, height)
    if (typeof to === 'number') return to
    if (typeof from === 'number') return from
    return to === undefined || from === undefined
      ? CUDA_ERROR_INVALID_VALUE
      : copyBoxes(stream, to, from, width, height)
  }

  return {
    cuMemcpy: (to, from, n) => blocking(any(to), any(from), n),
    cuMemcpyHtoD: (to, from, n) => blocking(device(to), host(from), n),
    cuMemcpyDtoH: (to, from, n) => blocking(host(to), device(from), n),
    cuMemcpyDtoD: (to, from, n) => blocking(device(to), device(from), n),
    cuMemcpyPeer: (to, toContext, from, fromContext, n) =>
      isContext(toContext) && isContext(fromContext)
        ? blocking(device(to), device(from), n)
        : (refuse(1) ?? CUDA_ERROR_INVALID_CONTEXT),
    cuMemcpyAsync: (to, from, n, stream) => enqueued(stream, any(to), any(from), n),
    cuMemcpyHtoDAsync: (to, from, n, stream) => enqueued(stream, device(to), host(from), n),
    cuMemcpyDtoHAsync: (to, from, n, stream) => enqueued(stream, host(to), device(from), n),
    cuMemcpyDtoDAsync: (to, from, n, stream) => enqueued(stream, device(to), device(from), n),
    cuMemcpyPeerAsync: (to, toContext, from, fromContext, n, stream) =>
      isContext(toContext) && isContext(fromContext)
        ? enqueued(stream, device(to), device(from), n)
        : (refuse(1) ?? CUDA_ERROR_INVALID_CONTEXT),
    cuMemcpy2D: (parameters) => copy2D(undefined, parameters),
    cuMemcpy2DUnaligned: (parameters) => copy2D(undefined, parameters),
    cuMemcpy2DAsync: (parameters, stream) => copy2D(stream, parameters),
  }
}

/**
 * A blocking copy goes to the default stream, and does not block as long as its name says: from pageable memory the
 * bytes are taken and the call returns before they have landed; between devices it returns at once.
 *
 * @see API synchronization behavior (CUDA Driver API)
 */
function copyBlocking(machine: Machine, to: Box, from: Box, width: number, height: number): number {
  const context = machine.enter()
  if (typeof context === 'number') return context
  const { legacy } = context
  const refused = machine.captures.refuseLegacy(legacy)
  if (refused !== 0) return refused
  const target = to.place.allocation
  const source = from.place.allocation
  if (source.pageable || target.pageable) {
    const result = machine.synchronizeStream(legacy, 'a blocking copy')
    if (result !== 0) return result
  }
  const staged = source.pageable && !target.onHost ? stage(machine, from, width, height) : from
  const operation = machine.submit(legacy, new CopyTask(machine, to, staged, width, height), costs.launchNs)
  const waits = target.onHost || (source.onHost && !source.pageable)
  return waits ? machine.synchronize(operation, 'a blocking copy') : 0
}

/** From pageable memory the bytes are taken now; into pageable memory the host waits for them. */
function copyAsync(machine: Machine, stream: StreamState, to: Box, from: Box, width: number, height: number): number {
  // A graph reads and writes the pageable memory itself whenever it is launched.
  const captured = stream.capture !== undefined
  const staged = from.place.allocation.pageable && !captured ? stage(machine, from, width, height) : from
  const operation = machine.submit(stream, new CopyTask(machine, to, staged, width, height), costs.launchNs)
  return to.place.allocation.pageable && !captured ? machine.synchronize(operation, 'a copy to pageable memory') : 0
}

function stage(machine: Machine, from: Box, width: number, height: number): Box {
  const { allocation, offset } = from.place
  const byteLength = (height - 1) * from.pitch + width
  const staging = new Allocation('pageable', NaN, byteLength, -1, 0, 0)
  staging.bytes = new Uint8Array(byteLength)
  machine.accesses?.hostAccess(allocation, offset, byteLength, false, 'a copy from pageable memory')
  moveBytes(machine.memory, staging, 0, allocation, offset, byteLength)
  return { place: { allocation: staging, offset: 0 }, pitch: from.pitch, staged: true }
}

/** One side of a CUDA_MEMCPY2D; undefined where no memory lies there, or a CUresult. */
function boxOf(
  machine: Machine,
  parameters: Struct<typeof structs.CUDA_MEMCPY2D>,
  side: 'src' | 'dst',
  width: number,
  height: number,
): Box | number | undefined {
  const x = parameters.get(`${side}XInBytes`)
  const y = parameters.get(`${side}Y`)
  const type = parameters.get(`${side}MemoryType`)
  const given = parameters.get(`${side}Pitch`)
  if (type === CUmemorytype.CU_MEMORYTYPE_ARRAY) return CUresult.CUDA_ERROR_NOT_SUPPORTED
  if (type < 1 || type > 4) return CUDA_ERROR_INVALID_VALUE
  // A pitch of 0 says that the rows lie behind each other without a gap.
  const pitch = given === 0 ? x + width : given
  if (!isSize(x) || !isSize(y) || !isSize(pitch) || pitch < x + width || pitch > 2_147_483_647)
    return CUDA_ERROR_INVALID_VALUE
  const first = parameters.get(type === CUmemorytype.CU_MEMORYTYPE_HOST ? `${side}Host` : `${side}Device`)
  const start = first + y * pitch + x
  const byteLength = (height - 1) * pitch + width
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(byteLength)) return CUDA_ERROR_INVALID_VALUE
  const { memory } = machine
  const place =
    type === CUmemorytype.CU_MEMORYTYPE_HOST
      ? memory.hostPlace(start, byteLength)
      : type === CUmemorytype.CU_MEMORYTYPE_DEVICE
        ? memory.place(start, byteLength)
        : memory.anyPlace(start, byteLength)
  return place === undefined ? undefined : { place, pitch }
}
