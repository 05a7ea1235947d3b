// Generated from cuda.h of CUDA 13.0 by `npm run bindings`. Do not edit: change tooling/bindings.

import type { Checker } from '../check.ts'
import { firstOf } from '../host-memory.ts'
import type { HostMemory, StringOut } from '../host-memory.ts'
import { requireArray, requireBytes, requireInteger, requireMemory, requireNumber, requireString, requireStringOut, requireUnsigned32, requireUnsigned64 } from '../require-argument.ts'
import type { DriverFunctions } from './driver-functions.ts'
import type { CUarray, CUasyncCallback, CUasyncCallbackHandle, CUcontext, CUdevResourceDesc, CUdeviceptr, CUevent, CUexternalMemory, CUexternalSemaphore, CUfunction, CUgraph, CUgraphExec, CUgraphNode, CUgraphicsResource, CUgreenCtx, CUhostFn, CUkernel, CUlibrary, CUlinkState, CUlogsCallback, CUlogsCallbackHandle, CUmemGenericAllocationHandle, CUmemoryPool, CUmipmappedArray, CUmodule, CUoccupancyB2DSize, CUstream, CUstreamCallback, CUsurfObject, CUsurfref, CUtexObject, CUtexref, CUuserObject } from './handles.ts'

/**
 * The driver API with every argument checked before the call and every result after it.
 *
 * A method returns 0, or the number of a result that is an answer and no error, such as CUDA_ERROR_NOT_READY of a query.
 * Anything else is a CubatonError: `invalid-argument` before the call, by {@link Checker} after it.
 */
export function checkFunctions(raw: DriverFunctions, checker: Checker): DriverFunctions {
  // The methods use no `this`, so that they can be taken out of the object, as those of the raw stratum can.
  class CheckedFunctions implements DriverFunctions {
    cuGetErrorString(error: number, pStr: StringOut | null): number {
      if (typeof error !== 'number' || (error | 0) !== error) requireInteger('cuGetErrorString', 'error', error, -2147483648, 2147483647)
      requireStringOut('cuGetErrorString', 'pStr', pStr)
      const cuResult = raw.cuGetErrorString(error, pStr)
      return cuResult === 0 ? 0 : checker.judge('cuGetErrorString', cuResult)
    }

    cuGetErrorName(error: number, pStr: StringOut | null): number {
      if (typeof error !== 'number' || (error | 0) !== error) requireInteger('cuGetErrorName', 'error', error, -2147483648, 2147483647)
      requireStringOut('cuGetErrorName', 'pStr', pStr)
      const cuResult = raw.cuGetErrorName(error, pStr)
      return cuResult === 0 ? 0 : checker.judge('cuGetErrorName', cuResult)
    }

    cuInit(Flags: number): number {
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuInit', 'Flags', Flags)
      const cuResult = raw.cuInit(Flags)
      return cuResult === 0 ? 0 : checker.judge('cuInit', cuResult)
    }

    cuDriverGetVersion(driverVersion: Int32Array | null): number {
      if (!(driverVersion instanceof Int32Array) || driverVersion.length < 1) requireArray('cuDriverGetVersion', 'driverVersion', driverVersion, 'Int32Array', 1)
      const cuResult = raw.cuDriverGetVersion(driverVersion)
      return cuResult === 0 ? 0 : checker.judge('cuDriverGetVersion', cuResult)
    }

    cuDeviceGet(device: Int32Array | null, ordinal: number): number {
      if (typeof ordinal !== 'number' || (ordinal | 0) !== ordinal) requireInteger('cuDeviceGet', 'ordinal', ordinal, -2147483648, 2147483647)
      if (!(device instanceof Int32Array) || device.length < 1) requireArray('cuDeviceGet', 'device', device, 'Int32Array', 1)
      const cuResult = raw.cuDeviceGet(device, ordinal)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGet', cuResult)
    }

    cuDeviceGetCount(count: Int32Array | null): number {
      if (!(count instanceof Int32Array) || count.length < 1) requireArray('cuDeviceGetCount', 'count', count, 'Int32Array', 1)
      const cuResult = raw.cuDeviceGetCount(count)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetCount', cuResult)
    }

    cuDeviceGetName(name: Uint8Array | null, len: number, dev: number): number {
      if (typeof len !== 'number' || (len | 0) !== len) requireInteger('cuDeviceGetName', 'len', len, -2147483648, 2147483647)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetName', 'dev', dev, -2147483648, 2147483647)
      if (!(name instanceof Uint8Array) || name.length < Number(len)) requireArray('cuDeviceGetName', 'name', name, 'Uint8Array', Number(len))
      const cuResult = raw.cuDeviceGetName(name, len, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetName', cuResult)
    }

    cuDeviceGetUuid(uuid: Uint8Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetUuid', 'dev', dev, -2147483648, 2147483647)
      requireBytes('cuDeviceGetUuid', 'uuid', uuid, 16, true)
      const cuResult = raw.cuDeviceGetUuid(uuid, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetUuid', cuResult)
    }

    cuDeviceGetLuid(luid: Uint8Array | null, deviceNodeMask: Uint32Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetLuid', 'dev', dev, -2147483648, 2147483647)
      if (!(luid instanceof Uint8Array) || luid.length < 8) requireArray('cuDeviceGetLuid', 'luid', luid, 'Uint8Array', 8)
      if (!(deviceNodeMask instanceof Uint32Array) || deviceNodeMask.length < 1) requireArray('cuDeviceGetLuid', 'deviceNodeMask', deviceNodeMask, 'Uint32Array', 1)
      const cuResult = raw.cuDeviceGetLuid(luid, deviceNodeMask, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetLuid', cuResult)
    }

    cuDeviceTotalMem(bytes: BigUint64Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceTotalMem', 'dev', dev, -2147483648, 2147483647)
      if (!(bytes instanceof BigUint64Array) || bytes.length < 1) requireArray('cuDeviceTotalMem', 'bytes', bytes, 'BigUint64Array', 1)
      const cuResult = raw.cuDeviceTotalMem(bytes, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceTotalMem', cuResult)
    }

    cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: BigUint64Array | null, format: number, numChannels: number, dev: number): number {
      if (typeof format !== 'number' || (format | 0) !== format) requireInteger('cuDeviceGetTexture1DLinearMaxWidth', 'format', format, -2147483648, 2147483647)
      if (typeof numChannels !== 'number' || numChannels >>> 0 !== numChannels) requireUnsigned32('cuDeviceGetTexture1DLinearMaxWidth', 'numChannels', numChannels)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetTexture1DLinearMaxWidth', 'dev', dev, -2147483648, 2147483647)
      if (!(maxWidthInElements instanceof BigUint64Array) || maxWidthInElements.length < 1) requireArray('cuDeviceGetTexture1DLinearMaxWidth', 'maxWidthInElements', maxWidthInElements, 'BigUint64Array', 1)
      const cuResult = raw.cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetTexture1DLinearMaxWidth', cuResult)
    }

    cuDeviceGetAttribute(pi: Int32Array | null, attrib: number, dev: number): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuDeviceGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetAttribute', 'dev', dev, -2147483648, 2147483647)
      if (!(pi instanceof Int32Array) || pi.length < 1) requireArray('cuDeviceGetAttribute', 'pi', pi, 'Int32Array', 1)
      const cuResult = raw.cuDeviceGetAttribute(pi, attrib, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetAttribute', cuResult)
    }

    cuDeviceGetHostAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, dev: number): number {
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuDeviceGetHostAtomicCapabilities', 'count', count)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetHostAtomicCapabilities', 'dev', dev, -2147483648, 2147483647)
      if (!(capabilities instanceof Uint32Array) || capabilities.length < Number(count)) requireArray('cuDeviceGetHostAtomicCapabilities', 'capabilities', capabilities, 'Uint32Array', Number(count))
      if (!(operations instanceof Int32Array) || operations.length < Number(count)) requireArray('cuDeviceGetHostAtomicCapabilities', 'operations', operations, 'Int32Array', Number(count))
      const cuResult = raw.cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetHostAtomicCapabilities', cuResult)
    }

    cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: HostMemory, dev: number, flags: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetNvSciSyncAttributes', 'dev', dev, -2147483648, 2147483647)
      if (typeof flags !== 'number' || (flags | 0) !== flags) requireInteger('cuDeviceGetNvSciSyncAttributes', 'flags', flags, -2147483648, 2147483647)
      requireMemory('cuDeviceGetNvSciSyncAttributes', 'nvSciSyncAttrList', nvSciSyncAttrList, 1)
      const cuResult = raw.cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetNvSciSyncAttributes', cuResult)
    }

    cuDeviceSetMemPool(dev: number, pool: CUmemoryPool): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceSetMemPool', 'dev', dev, -2147483648, 2147483647)
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuDeviceSetMemPool', 'pool', pool)
      const cuResult = raw.cuDeviceSetMemPool(dev, pool)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceSetMemPool', cuResult)
    }

    cuDeviceGetMemPool(pool: BigUint64Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetMemPool', 'dev', dev, -2147483648, 2147483647)
      if (!(pool instanceof BigUint64Array) || pool.length < 1) requireArray('cuDeviceGetMemPool', 'pool', pool, 'BigUint64Array', 1)
      const cuResult = raw.cuDeviceGetMemPool(pool, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetMemPool', cuResult)
    }

    cuDeviceGetDefaultMemPool(pool_out: BigUint64Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetDefaultMemPool', 'dev', dev, -2147483648, 2147483647)
      if (!(pool_out instanceof BigUint64Array) || pool_out.length < 1) requireArray('cuDeviceGetDefaultMemPool', 'pool_out', pool_out, 'BigUint64Array', 1)
      const cuResult = raw.cuDeviceGetDefaultMemPool(pool_out, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetDefaultMemPool', cuResult)
    }

    cuDeviceGetExecAffinitySupport(pi: Int32Array | null, type: number, dev: number): number {
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuDeviceGetExecAffinitySupport', 'type', type, -2147483648, 2147483647)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetExecAffinitySupport', 'dev', dev, -2147483648, 2147483647)
      if (!(pi instanceof Int32Array) || pi.length < 1) requireArray('cuDeviceGetExecAffinitySupport', 'pi', pi, 'Int32Array', 1)
      const cuResult = raw.cuDeviceGetExecAffinitySupport(pi, type, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetExecAffinitySupport', cuResult)
    }

    cuFlushGPUDirectRDMAWrites(target: number, scope: number): number {
      if (typeof target !== 'number' || (target | 0) !== target) requireInteger('cuFlushGPUDirectRDMAWrites', 'target', target, -2147483648, 2147483647)
      if (typeof scope !== 'number' || (scope | 0) !== scope) requireInteger('cuFlushGPUDirectRDMAWrites', 'scope', scope, -2147483648, 2147483647)
      const cuResult = raw.cuFlushGPUDirectRDMAWrites(target, scope)
      return cuResult === 0 ? 0 : checker.judge('cuFlushGPUDirectRDMAWrites', cuResult)
    }

    cuDeviceGetProperties(prop: Uint8Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetProperties', 'dev', dev, -2147483648, 2147483647)
      requireBytes('cuDeviceGetProperties', 'prop', prop, 56, true)
      const cuResult = raw.cuDeviceGetProperties(prop, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetProperties', cuResult)
    }

    cuDeviceComputeCapability(major: Int32Array | null, minor: Int32Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceComputeCapability', 'dev', dev, -2147483648, 2147483647)
      if (!(major instanceof Int32Array) || major.length < 1) requireArray('cuDeviceComputeCapability', 'major', major, 'Int32Array', 1)
      if (!(minor instanceof Int32Array) || minor.length < 1) requireArray('cuDeviceComputeCapability', 'minor', minor, 'Int32Array', 1)
      const cuResult = raw.cuDeviceComputeCapability(major, minor, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceComputeCapability', cuResult)
    }

    cuDevicePrimaryCtxRetain(pctx: BigUint64Array | null, dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxRetain', 'dev', dev, -2147483648, 2147483647)
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuDevicePrimaryCtxRetain', 'pctx', pctx, 'BigUint64Array', 1)
      const cuResult = raw.cuDevicePrimaryCtxRetain(pctx, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxRetain', cuResult)
    }

    cuDevicePrimaryCtxRelease(dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxRelease', 'dev', dev, -2147483648, 2147483647)
      checker.requireNoPendingCallback('cuDevicePrimaryCtxRelease')
      const cuResult = raw.cuDevicePrimaryCtxRelease(dev)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxRelease', cuResult)
    }

    cuDevicePrimaryCtxSetFlags(dev: number, flags: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxSetFlags', 'dev', dev, -2147483648, 2147483647)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuDevicePrimaryCtxSetFlags', 'flags', flags)
      const cuResult = raw.cuDevicePrimaryCtxSetFlags(dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxSetFlags', cuResult)
    }

    cuDevicePrimaryCtxGetState(dev: number, flags: Uint32Array | null, active: Int32Array | null): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxGetState', 'dev', dev, -2147483648, 2147483647)
      if (!(flags instanceof Uint32Array) || flags.length < 1) requireArray('cuDevicePrimaryCtxGetState', 'flags', flags, 'Uint32Array', 1)
      if (!(active instanceof Int32Array) || active.length < 1) requireArray('cuDevicePrimaryCtxGetState', 'active', active, 'Int32Array', 1)
      const cuResult = raw.cuDevicePrimaryCtxGetState(dev, flags, active)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxGetState', cuResult)
    }

    cuDevicePrimaryCtxReset(dev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxReset', 'dev', dev, -2147483648, 2147483647)
      checker.requireNoPendingCallback('cuDevicePrimaryCtxReset')
      const cuResult = raw.cuDevicePrimaryCtxReset(dev)
      if (cuResult === 0) checker.forgetFault()
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxReset', cuResult)
    }

    cuCtxCreate(pctx: BigUint64Array | null, ctxCreateParams: Uint8Array | null, flags: number, dev: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuCtxCreate', 'flags', flags)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuCtxCreate', 'dev', dev, -2147483648, 2147483647)
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuCtxCreate', 'pctx', pctx, 'BigUint64Array', 1)
      requireBytes('cuCtxCreate', 'ctxCreateParams', ctxCreateParams, 24, true)
      const cuResult = raw.cuCtxCreate(pctx, ctxCreateParams, flags, dev)
      return cuResult === 0 ? 0 : checker.judge('cuCtxCreate', cuResult)
    }

    cuCtxDestroy(ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxDestroy', 'ctx', ctx)
      checker.requireNoPendingCallback('cuCtxDestroy')
      const cuResult = raw.cuCtxDestroy(ctx)
      if (cuResult === 0) checker.forgetFault()
      return cuResult === 0 ? 0 : checker.judge('cuCtxDestroy', cuResult)
    }

    cuCtxPushCurrent(ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxPushCurrent', 'ctx', ctx)
      const cuResult = raw.cuCtxPushCurrent(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxPushCurrent', cuResult)
    }

    cuCtxPopCurrent(pctx: BigUint64Array | null): number {
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuCtxPopCurrent', 'pctx', pctx, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxPopCurrent(pctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxPopCurrent', cuResult)
    }

    cuCtxSetCurrent(ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxSetCurrent', 'ctx', ctx)
      const cuResult = raw.cuCtxSetCurrent(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetCurrent', cuResult)
    }

    cuCtxGetCurrent(pctx: BigUint64Array | null): number {
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuCtxGetCurrent', 'pctx', pctx, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxGetCurrent(pctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetCurrent', cuResult)
    }

    cuCtxGetDevice(device: Int32Array | null): number {
      if (!(device instanceof Int32Array) || device.length < 1) requireArray('cuCtxGetDevice', 'device', device, 'Int32Array', 1)
      const cuResult = raw.cuCtxGetDevice(device)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevice', cuResult)
    }

    cuCtxGetDevice_v2(device: Int32Array | null, ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxGetDevice_v2', 'ctx', ctx)
      if (!(device instanceof Int32Array) || device.length < 1) requireArray('cuCtxGetDevice_v2', 'device', device, 'Int32Array', 1)
      const cuResult = raw.cuCtxGetDevice_v2(device, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevice_v2', cuResult)
    }

    cuCtxGetFlags(flags: Uint32Array | null): number {
      if (!(flags instanceof Uint32Array) || flags.length < 1) requireArray('cuCtxGetFlags', 'flags', flags, 'Uint32Array', 1)
      const cuResult = raw.cuCtxGetFlags(flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetFlags', cuResult)
    }

    cuCtxSetFlags(flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuCtxSetFlags', 'flags', flags)
      const cuResult = raw.cuCtxSetFlags(flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetFlags', cuResult)
    }

    cuCtxGetId(ctx: CUcontext, ctxId: BigUint64Array | null): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxGetId', 'ctx', ctx)
      if (!(ctxId instanceof BigUint64Array) || ctxId.length < 1) requireArray('cuCtxGetId', 'ctxId', ctxId, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxGetId(ctx, ctxId)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetId', cuResult)
    }

    cuCtxSynchronize(): number {
      checker.requireNoPendingCallback('cuCtxSynchronize')
      const cuResult = raw.cuCtxSynchronize()
      return cuResult === 0 ? 0 : checker.judge('cuCtxSynchronize', cuResult)
    }

    cuCtxSynchronize_v2(ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxSynchronize_v2', 'ctx', ctx)
      checker.requireNoPendingCallback('cuCtxSynchronize_v2')
      const cuResult = raw.cuCtxSynchronize_v2(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSynchronize_v2', cuResult)
    }

    cuCtxSetLimit(limit: number, value: number): number {
      if (typeof limit !== 'number' || (limit | 0) !== limit) requireInteger('cuCtxSetLimit', 'limit', limit, -2147483648, 2147483647)
      if (!Number.isSafeInteger(value) || Number(value) < 0) requireUnsigned64('cuCtxSetLimit', 'value', value)
      checker.requireNoPendingCallback('cuCtxSetLimit')
      const cuResult = raw.cuCtxSetLimit(limit, value)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetLimit', cuResult)
    }

    cuCtxGetLimit(pvalue: BigUint64Array | null, limit: number): number {
      if (typeof limit !== 'number' || (limit | 0) !== limit) requireInteger('cuCtxGetLimit', 'limit', limit, -2147483648, 2147483647)
      if (!(pvalue instanceof BigUint64Array) || pvalue.length < 1) requireArray('cuCtxGetLimit', 'pvalue', pvalue, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxGetLimit(pvalue, limit)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetLimit', cuResult)
    }

    cuCtxGetCacheConfig(pconfig: Int32Array | null): number {
      if (!(pconfig instanceof Int32Array) || pconfig.length < 1) requireArray('cuCtxGetCacheConfig', 'pconfig', pconfig, 'Int32Array', 1)
      const cuResult = raw.cuCtxGetCacheConfig(pconfig)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetCacheConfig', cuResult)
    }

    cuCtxSetCacheConfig(config: number): number {
      if (typeof config !== 'number' || (config | 0) !== config) requireInteger('cuCtxSetCacheConfig', 'config', config, -2147483648, 2147483647)
      const cuResult = raw.cuCtxSetCacheConfig(config)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetCacheConfig', cuResult)
    }

    cuCtxGetApiVersion(ctx: CUcontext, version: Uint32Array | null): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxGetApiVersion', 'ctx', ctx)
      if (!(version instanceof Uint32Array) || version.length < 1) requireArray('cuCtxGetApiVersion', 'version', version, 'Uint32Array', 1)
      const cuResult = raw.cuCtxGetApiVersion(ctx, version)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetApiVersion', cuResult)
    }

    cuCtxGetStreamPriorityRange(leastPriority: Int32Array | null, greatestPriority: Int32Array | null): number {
      if (!(leastPriority instanceof Int32Array) || leastPriority.length < 1) requireArray('cuCtxGetStreamPriorityRange', 'leastPriority', leastPriority, 'Int32Array', 1)
      if (!(greatestPriority instanceof Int32Array) || greatestPriority.length < 1) requireArray('cuCtxGetStreamPriorityRange', 'greatestPriority', greatestPriority, 'Int32Array', 1)
      const cuResult = raw.cuCtxGetStreamPriorityRange(leastPriority, greatestPriority)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetStreamPriorityRange', cuResult)
    }

    cuCtxResetPersistingL2Cache(): number {
      const cuResult = raw.cuCtxResetPersistingL2Cache()
      return cuResult === 0 ? 0 : checker.judge('cuCtxResetPersistingL2Cache', cuResult)
    }

    cuCtxGetExecAffinity(pExecAffinity: Uint8Array | null, type: number): number {
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuCtxGetExecAffinity', 'type', type, -2147483648, 2147483647)
      requireBytes('cuCtxGetExecAffinity', 'pExecAffinity', pExecAffinity, 8, true)
      const cuResult = raw.cuCtxGetExecAffinity(pExecAffinity, type)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetExecAffinity', cuResult)
    }

    cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuCtxRecordEvent', 'hCtx', hCtx)
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuCtxRecordEvent', 'hEvent', hEvent)
      const cuResult = raw.cuCtxRecordEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuCtxRecordEvent', cuResult)
    }

    cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuCtxWaitEvent', 'hCtx', hCtx)
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuCtxWaitEvent', 'hEvent', hEvent)
      const cuResult = raw.cuCtxWaitEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuCtxWaitEvent', cuResult)
    }

    cuCtxAttach(pctx: BigUint64Array | null, flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuCtxAttach', 'flags', flags)
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuCtxAttach', 'pctx', pctx, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxAttach(pctx, flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxAttach', cuResult)
    }

    cuCtxDetach(ctx: CUcontext): number {
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuCtxDetach', 'ctx', ctx)
      const cuResult = raw.cuCtxDetach(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxDetach', cuResult)
    }

    cuCtxGetSharedMemConfig(pConfig: Int32Array | null): number {
      if (!(pConfig instanceof Int32Array) || pConfig.length < 1) requireArray('cuCtxGetSharedMemConfig', 'pConfig', pConfig, 'Int32Array', 1)
      const cuResult = raw.cuCtxGetSharedMemConfig(pConfig)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetSharedMemConfig', cuResult)
    }

    cuCtxSetSharedMemConfig(config: number): number {
      if (typeof config !== 'number' || (config | 0) !== config) requireInteger('cuCtxSetSharedMemConfig', 'config', config, -2147483648, 2147483647)
      const cuResult = raw.cuCtxSetSharedMemConfig(config)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetSharedMemConfig', cuResult)
    }

    cuModuleLoad(module: BigUint64Array | null, fname: string | null): number {
      if (!(module instanceof BigUint64Array) || module.length < 1) requireArray('cuModuleLoad', 'module', module, 'BigUint64Array', 1)
      requireString('cuModuleLoad', 'fname', fname)
      checker.requireNoPendingCallback('cuModuleLoad')
      const cuResult = raw.cuModuleLoad(module, fname)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoad', cuResult)
    }

    cuModuleLoadData(module: BigUint64Array | null, image: HostMemory): number {
      if (!(module instanceof BigUint64Array) || module.length < 1) requireArray('cuModuleLoadData', 'module', module, 'BigUint64Array', 1)
      requireMemory('cuModuleLoadData', 'image', image, 1)
      checker.requireNoPendingCallback('cuModuleLoadData')
      const cuResult = raw.cuModuleLoadData(module, image)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadData', cuResult)
    }

    cuModuleLoadDataEx(module: BigUint64Array | null, image: HostMemory, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (typeof numOptions !== 'number' || numOptions >>> 0 !== numOptions) requireUnsigned32('cuModuleLoadDataEx', 'numOptions', numOptions)
      if (!(module instanceof BigUint64Array) || module.length < 1) requireArray('cuModuleLoadDataEx', 'module', module, 'BigUint64Array', 1)
      requireMemory('cuModuleLoadDataEx', 'image', image, 1)
      if (!(options instanceof Int32Array) || options.length < Number(numOptions)) requireArray('cuModuleLoadDataEx', 'options', options, 'Int32Array', Number(numOptions))
      if (!(optionValues instanceof BigUint64Array) || optionValues.length < Number(numOptions)) requireArray('cuModuleLoadDataEx', 'optionValues', optionValues, 'BigUint64Array', Number(numOptions))
      checker.requireNoPendingCallback('cuModuleLoadDataEx')
      const cuResult = raw.cuModuleLoadDataEx(module, image, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadDataEx', cuResult)
    }

    cuModuleLoadFatBinary(module: BigUint64Array | null, fatCubin: HostMemory): number {
      if (!(module instanceof BigUint64Array) || module.length < 1) requireArray('cuModuleLoadFatBinary', 'module', module, 'BigUint64Array', 1)
      requireMemory('cuModuleLoadFatBinary', 'fatCubin', fatCubin, 1)
      checker.requireNoPendingCallback('cuModuleLoadFatBinary')
      const cuResult = raw.cuModuleLoadFatBinary(module, fatCubin)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadFatBinary', cuResult)
    }

    cuModuleUnload(hmod: CUmodule): number {
      if (!Number.isSafeInteger(hmod) || Number(hmod) < 0) requireUnsigned64('cuModuleUnload', 'hmod', hmod)
      checker.requireNoPendingCallback('cuModuleUnload')
      const cuResult = raw.cuModuleUnload(hmod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleUnload', cuResult)
    }

    cuModuleGetLoadingMode(mode: Int32Array | null): number {
      if (!(mode instanceof Int32Array) || mode.length < 1) requireArray('cuModuleGetLoadingMode', 'mode', mode, 'Int32Array', 1)
      const cuResult = raw.cuModuleGetLoadingMode(mode)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetLoadingMode', cuResult)
    }

    cuModuleGetFunction(hfunc: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!Number.isSafeInteger(hmod) || Number(hmod) < 0) requireUnsigned64('cuModuleGetFunction', 'hmod', hmod)
      if (!(hfunc instanceof BigUint64Array) || hfunc.length < 1) requireArray('cuModuleGetFunction', 'hfunc', hfunc, 'BigUint64Array', 1)
      requireString('cuModuleGetFunction', 'name', name)
      const cuResult = raw.cuModuleGetFunction(hfunc, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetFunction', cuResult)
    }

    cuModuleGetFunctionCount(count: Uint32Array | null, mod: CUmodule): number {
      if (!Number.isSafeInteger(mod) || Number(mod) < 0) requireUnsigned64('cuModuleGetFunctionCount', 'mod', mod)
      if (!(count instanceof Uint32Array) || count.length < 1) requireArray('cuModuleGetFunctionCount', 'count', count, 'Uint32Array', 1)
      const cuResult = raw.cuModuleGetFunctionCount(count, mod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetFunctionCount', cuResult)
    }

    cuModuleEnumerateFunctions(functions: BigUint64Array | null, numFunctions: number, mod: CUmodule): number {
      if (typeof numFunctions !== 'number' || numFunctions >>> 0 !== numFunctions) requireUnsigned32('cuModuleEnumerateFunctions', 'numFunctions', numFunctions)
      if (!Number.isSafeInteger(mod) || Number(mod) < 0) requireUnsigned64('cuModuleEnumerateFunctions', 'mod', mod)
      if (!(functions instanceof BigUint64Array) || functions.length < Number(numFunctions)) requireArray('cuModuleEnumerateFunctions', 'functions', functions, 'BigUint64Array', Number(numFunctions))
      const cuResult = raw.cuModuleEnumerateFunctions(functions, numFunctions, mod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleEnumerateFunctions', cuResult)
    }

    cuModuleGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!Number.isSafeInteger(hmod) || Number(hmod) < 0) requireUnsigned64('cuModuleGetGlobal', 'hmod', hmod)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuModuleGetGlobal', 'dptr', dptr, 'BigUint64Array', 1)
      if (!(bytes instanceof BigUint64Array) || bytes.length < 1) requireArray('cuModuleGetGlobal', 'bytes', bytes, 'BigUint64Array', 1)
      requireString('cuModuleGetGlobal', 'name', name)
      const cuResult = raw.cuModuleGetGlobal(dptr, bytes, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetGlobal', cuResult)
    }

    cuLinkCreate(numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null, stateOut: BigUint64Array | null): number {
      if (typeof numOptions !== 'number' || numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkCreate', 'numOptions', numOptions)
      if (!(options instanceof Int32Array) || options.length < Number(numOptions)) requireArray('cuLinkCreate', 'options', options, 'Int32Array', Number(numOptions))
      if (!(optionValues instanceof BigUint64Array) || optionValues.length < Number(numOptions)) requireArray('cuLinkCreate', 'optionValues', optionValues, 'BigUint64Array', Number(numOptions))
      if (!(stateOut instanceof BigUint64Array) || stateOut.length < 1) requireArray('cuLinkCreate', 'stateOut', stateOut, 'BigUint64Array', 1)
      const cuResult = raw.cuLinkCreate(numOptions, options, optionValues, stateOut)
      return cuResult === 0 ? 0 : checker.judge('cuLinkCreate', cuResult)
    }

    cuLinkAddData(state: CUlinkState, type: number, data: HostMemory, size: number, name: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (!Number.isSafeInteger(state) || Number(state) < 0) requireUnsigned64('cuLinkAddData', 'state', state)
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuLinkAddData', 'type', type, -2147483648, 2147483647)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuLinkAddData', 'size', size)
      if (typeof numOptions !== 'number' || numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkAddData', 'numOptions', numOptions)
      requireMemory('cuLinkAddData', 'data', data, Number(size))
      requireString('cuLinkAddData', 'name', name)
      if (!(options instanceof Int32Array) || options.length < Number(numOptions)) requireArray('cuLinkAddData', 'options', options, 'Int32Array', Number(numOptions))
      if (!(optionValues instanceof BigUint64Array) || optionValues.length < Number(numOptions)) requireArray('cuLinkAddData', 'optionValues', optionValues, 'BigUint64Array', Number(numOptions))
      const cuResult = raw.cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuLinkAddData', cuResult)
    }

    cuLinkAddFile(state: CUlinkState, type: number, path: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (!Number.isSafeInteger(state) || Number(state) < 0) requireUnsigned64('cuLinkAddFile', 'state', state)
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuLinkAddFile', 'type', type, -2147483648, 2147483647)
      if (typeof numOptions !== 'number' || numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkAddFile', 'numOptions', numOptions)
      requireString('cuLinkAddFile', 'path', path)
      if (!(options instanceof Int32Array) || options.length < Number(numOptions)) requireArray('cuLinkAddFile', 'options', options, 'Int32Array', Number(numOptions))
      if (!(optionValues instanceof BigUint64Array) || optionValues.length < Number(numOptions)) requireArray('cuLinkAddFile', 'optionValues', optionValues, 'BigUint64Array', Number(numOptions))
      const cuResult = raw.cuLinkAddFile(state, type, path, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuLinkAddFile', cuResult)
    }

    cuLinkComplete(state: CUlinkState, cubinOut: BigUint64Array | null, sizeOut: BigUint64Array | null): number {
      if (!Number.isSafeInteger(state) || Number(state) < 0) requireUnsigned64('cuLinkComplete', 'state', state)
      if (!(cubinOut instanceof BigUint64Array) || cubinOut.length < 1) requireArray('cuLinkComplete', 'cubinOut', cubinOut, 'BigUint64Array', 1)
      if (!(sizeOut instanceof BigUint64Array) || sizeOut.length < 1) requireArray('cuLinkComplete', 'sizeOut', sizeOut, 'BigUint64Array', 1)
      const cuResult = raw.cuLinkComplete(state, cubinOut, sizeOut)
      return cuResult === 0 ? 0 : checker.judge('cuLinkComplete', cuResult)
    }

    cuLinkDestroy(state: CUlinkState): number {
      if (!Number.isSafeInteger(state) || Number(state) < 0) requireUnsigned64('cuLinkDestroy', 'state', state)
      const cuResult = raw.cuLinkDestroy(state)
      return cuResult === 0 ? 0 : checker.judge('cuLinkDestroy', cuResult)
    }

    cuModuleGetTexRef(pTexRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!Number.isSafeInteger(hmod) || Number(hmod) < 0) requireUnsigned64('cuModuleGetTexRef', 'hmod', hmod)
      if (!(pTexRef instanceof BigUint64Array) || pTexRef.length < 1) requireArray('cuModuleGetTexRef', 'pTexRef', pTexRef, 'BigUint64Array', 1)
      requireString('cuModuleGetTexRef', 'name', name)
      const cuResult = raw.cuModuleGetTexRef(pTexRef, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetTexRef', cuResult)
    }

    cuModuleGetSurfRef(pSurfRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!Number.isSafeInteger(hmod) || Number(hmod) < 0) requireUnsigned64('cuModuleGetSurfRef', 'hmod', hmod)
      if (!(pSurfRef instanceof BigUint64Array) || pSurfRef.length < 1) requireArray('cuModuleGetSurfRef', 'pSurfRef', pSurfRef, 'BigUint64Array', 1)
      requireString('cuModuleGetSurfRef', 'name', name)
      const cuResult = raw.cuModuleGetSurfRef(pSurfRef, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetSurfRef', cuResult)
    }

    cuLibraryLoadData(library: BigUint64Array | null, code: HostMemory, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
      if (typeof numJitOptions !== 'number' || numJitOptions >>> 0 !== numJitOptions) requireUnsigned32('cuLibraryLoadData', 'numJitOptions', numJitOptions)
      if (typeof numLibraryOptions !== 'number' || numLibraryOptions >>> 0 !== numLibraryOptions) requireUnsigned32('cuLibraryLoadData', 'numLibraryOptions', numLibraryOptions)
      if (!(library instanceof BigUint64Array) || library.length < 1) requireArray('cuLibraryLoadData', 'library', library, 'BigUint64Array', 1)
      requireMemory('cuLibraryLoadData', 'code', code, 1)
      if (!(jitOptions instanceof Int32Array) || jitOptions.length < Number(numJitOptions)) requireArray('cuLibraryLoadData', 'jitOptions', jitOptions, 'Int32Array', Number(numJitOptions))
      if (!(jitOptionsValues instanceof BigUint64Array) || jitOptionsValues.length < Number(numJitOptions)) requireArray('cuLibraryLoadData', 'jitOptionsValues', jitOptionsValues, 'BigUint64Array', Number(numJitOptions))
      if (!(libraryOptions instanceof Int32Array) || libraryOptions.length < Number(numLibraryOptions)) requireArray('cuLibraryLoadData', 'libraryOptions', libraryOptions, 'Int32Array', Number(numLibraryOptions))
      if (!(libraryOptionValues instanceof BigUint64Array) || libraryOptionValues.length < Number(numLibraryOptions)) requireArray('cuLibraryLoadData', 'libraryOptionValues', libraryOptionValues, 'BigUint64Array', Number(numLibraryOptions))
      const cuResult = raw.cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryLoadData', cuResult)
    }

    cuLibraryLoadFromFile(library: BigUint64Array | null, fileName: string | null, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
      if (typeof numJitOptions !== 'number' || numJitOptions >>> 0 !== numJitOptions) requireUnsigned32('cuLibraryLoadFromFile', 'numJitOptions', numJitOptions)
      if (typeof numLibraryOptions !== 'number' || numLibraryOptions >>> 0 !== numLibraryOptions) requireUnsigned32('cuLibraryLoadFromFile', 'numLibraryOptions', numLibraryOptions)
      if (!(library instanceof BigUint64Array) || library.length < 1) requireArray('cuLibraryLoadFromFile', 'library', library, 'BigUint64Array', 1)
      requireString('cuLibraryLoadFromFile', 'fileName', fileName)
      if (!(jitOptions instanceof Int32Array) || jitOptions.length < Number(numJitOptions)) requireArray('cuLibraryLoadFromFile', 'jitOptions', jitOptions, 'Int32Array', Number(numJitOptions))
      if (!(jitOptionsValues instanceof BigUint64Array) || jitOptionsValues.length < Number(numJitOptions)) requireArray('cuLibraryLoadFromFile', 'jitOptionsValues', jitOptionsValues, 'BigUint64Array', Number(numJitOptions))
      if (!(libraryOptions instanceof Int32Array) || libraryOptions.length < Number(numLibraryOptions)) requireArray('cuLibraryLoadFromFile', 'libraryOptions', libraryOptions, 'Int32Array', Number(numLibraryOptions))
      if (!(libraryOptionValues instanceof BigUint64Array) || libraryOptionValues.length < Number(numLibraryOptions)) requireArray('cuLibraryLoadFromFile', 'libraryOptionValues', libraryOptionValues, 'BigUint64Array', Number(numLibraryOptions))
      const cuResult = raw.cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryLoadFromFile', cuResult)
    }

    cuLibraryUnload(library: CUlibrary): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryUnload', 'library', library)
      checker.requireNoPendingCallback('cuLibraryUnload')
      const cuResult = raw.cuLibraryUnload(library)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryUnload', cuResult)
    }

    cuLibraryGetKernel(pKernel: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryGetKernel', 'library', library)
      if (!(pKernel instanceof BigUint64Array) || pKernel.length < 1) requireArray('cuLibraryGetKernel', 'pKernel', pKernel, 'BigUint64Array', 1)
      requireString('cuLibraryGetKernel', 'name', name)
      const cuResult = raw.cuLibraryGetKernel(pKernel, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetKernel', cuResult)
    }

    cuLibraryGetKernelCount(count: Uint32Array | null, lib: CUlibrary): number {
      if (!Number.isSafeInteger(lib) || Number(lib) < 0) requireUnsigned64('cuLibraryGetKernelCount', 'lib', lib)
      if (!(count instanceof Uint32Array) || count.length < 1) requireArray('cuLibraryGetKernelCount', 'count', count, 'Uint32Array', 1)
      const cuResult = raw.cuLibraryGetKernelCount(count, lib)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetKernelCount', cuResult)
    }

    cuLibraryEnumerateKernels(kernels: BigUint64Array | null, numKernels: number, lib: CUlibrary): number {
      if (typeof numKernels !== 'number' || numKernels >>> 0 !== numKernels) requireUnsigned32('cuLibraryEnumerateKernels', 'numKernels', numKernels)
      if (!Number.isSafeInteger(lib) || Number(lib) < 0) requireUnsigned64('cuLibraryEnumerateKernels', 'lib', lib)
      if (!(kernels instanceof BigUint64Array) || kernels.length < Number(numKernels)) requireArray('cuLibraryEnumerateKernels', 'kernels', kernels, 'BigUint64Array', Number(numKernels))
      const cuResult = raw.cuLibraryEnumerateKernels(kernels, numKernels, lib)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryEnumerateKernels', cuResult)
    }

    cuLibraryGetModule(pMod: BigUint64Array | null, library: CUlibrary): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryGetModule', 'library', library)
      if (!(pMod instanceof BigUint64Array) || pMod.length < 1) requireArray('cuLibraryGetModule', 'pMod', pMod, 'BigUint64Array', 1)
      const cuResult = raw.cuLibraryGetModule(pMod, library)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetModule', cuResult)
    }

    cuKernelGetFunction(pFunc: BigUint64Array | null, kernel: CUkernel): number {
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelGetFunction', 'kernel', kernel)
      if (!(pFunc instanceof BigUint64Array) || pFunc.length < 1) requireArray('cuKernelGetFunction', 'pFunc', pFunc, 'BigUint64Array', 1)
      const cuResult = raw.cuKernelGetFunction(pFunc, kernel)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetFunction', cuResult)
    }

    cuKernelGetLibrary(pLib: BigUint64Array | null, kernel: CUkernel): number {
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelGetLibrary', 'kernel', kernel)
      if (!(pLib instanceof BigUint64Array) || pLib.length < 1) requireArray('cuKernelGetLibrary', 'pLib', pLib, 'BigUint64Array', 1)
      const cuResult = raw.cuKernelGetLibrary(pLib, kernel)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetLibrary', cuResult)
    }

    cuLibraryGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryGetGlobal', 'library', library)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuLibraryGetGlobal', 'dptr', dptr, 'BigUint64Array', 1)
      if (!(bytes instanceof BigUint64Array) || bytes.length < 1) requireArray('cuLibraryGetGlobal', 'bytes', bytes, 'BigUint64Array', 1)
      requireString('cuLibraryGetGlobal', 'name', name)
      const cuResult = raw.cuLibraryGetGlobal(dptr, bytes, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetGlobal', cuResult)
    }

    cuLibraryGetManaged(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryGetManaged', 'library', library)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuLibraryGetManaged', 'dptr', dptr, 'BigUint64Array', 1)
      if (!(bytes instanceof BigUint64Array) || bytes.length < 1) requireArray('cuLibraryGetManaged', 'bytes', bytes, 'BigUint64Array', 1)
      requireString('cuLibraryGetManaged', 'name', name)
      const cuResult = raw.cuLibraryGetManaged(dptr, bytes, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetManaged', cuResult)
    }

    cuLibraryGetUnifiedFunction(fptr: BigUint64Array | null, library: CUlibrary, symbol: string | null): number {
      if (!Number.isSafeInteger(library) || Number(library) < 0) requireUnsigned64('cuLibraryGetUnifiedFunction', 'library', library)
      if (!(fptr instanceof BigUint64Array) || fptr.length < 1) requireArray('cuLibraryGetUnifiedFunction', 'fptr', fptr, 'BigUint64Array', 1)
      requireString('cuLibraryGetUnifiedFunction', 'symbol', symbol)
      const cuResult = raw.cuLibraryGetUnifiedFunction(fptr, library, symbol)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetUnifiedFunction', cuResult)
    }

    cuKernelGetAttribute(pi: Int32Array | null, attrib: number, kernel: CUkernel, dev: number): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuKernelGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelGetAttribute', 'kernel', kernel)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuKernelGetAttribute', 'dev', dev, -2147483648, 2147483647)
      if (!(pi instanceof Int32Array) || pi.length < 1) requireArray('cuKernelGetAttribute', 'pi', pi, 'Int32Array', 1)
      const cuResult = raw.cuKernelGetAttribute(pi, attrib, kernel, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetAttribute', cuResult)
    }

    cuKernelSetAttribute(attrib: number, val: number, kernel: CUkernel, dev: number): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuKernelSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (typeof val !== 'number' || (val | 0) !== val) requireInteger('cuKernelSetAttribute', 'val', val, -2147483648, 2147483647)
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelSetAttribute', 'kernel', kernel)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuKernelSetAttribute', 'dev', dev, -2147483648, 2147483647)
      const cuResult = raw.cuKernelSetAttribute(attrib, val, kernel, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelSetAttribute', cuResult)
    }

    cuKernelSetCacheConfig(kernel: CUkernel, config: number, dev: number): number {
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelSetCacheConfig', 'kernel', kernel)
      if (typeof config !== 'number' || (config | 0) !== config) requireInteger('cuKernelSetCacheConfig', 'config', config, -2147483648, 2147483647)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuKernelSetCacheConfig', 'dev', dev, -2147483648, 2147483647)
      const cuResult = raw.cuKernelSetCacheConfig(kernel, config, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelSetCacheConfig', cuResult)
    }

    cuKernelGetName(name: StringOut | null, hfunc: CUkernel): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuKernelGetName', 'hfunc', hfunc)
      requireStringOut('cuKernelGetName', 'name', name)
      const cuResult = raw.cuKernelGetName(name, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetName', cuResult)
    }

    cuKernelGetParamInfo(kernel: CUkernel, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
      if (!Number.isSafeInteger(kernel) || Number(kernel) < 0) requireUnsigned64('cuKernelGetParamInfo', 'kernel', kernel)
      if (!Number.isSafeInteger(paramIndex) || Number(paramIndex) < 0) requireUnsigned64('cuKernelGetParamInfo', 'paramIndex', paramIndex)
      if (!(paramOffset instanceof BigUint64Array) || paramOffset.length < 1) requireArray('cuKernelGetParamInfo', 'paramOffset', paramOffset, 'BigUint64Array', 1)
      if (!(paramSize instanceof BigUint64Array) || paramSize.length < 1) requireArray('cuKernelGetParamInfo', 'paramSize', paramSize, 'BigUint64Array', 1)
      const cuResult = raw.cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetParamInfo', cuResult)
    }

    cuMemGetInfo(free: BigUint64Array | null, total: BigUint64Array | null): number {
      if (!(free instanceof BigUint64Array) || free.length < 1) requireArray('cuMemGetInfo', 'free', free, 'BigUint64Array', 1)
      if (!(total instanceof BigUint64Array) || total.length < 1) requireArray('cuMemGetInfo', 'total', total, 'BigUint64Array', 1)
      const cuResult = raw.cuMemGetInfo(free, total)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetInfo', cuResult)
    }

    cuMemAlloc(dptr: BigUint64Array | null, bytesize: number): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemAlloc', 'bytesize', bytesize)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuMemAlloc', 'dptr', dptr, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAlloc(dptr, bytesize)
      return cuResult === 0 ? 0 : checker.judge('cuMemAlloc', cuResult)
    }

    cuMemAllocPitch(dptr: BigUint64Array | null, pPitch: BigUint64Array | null, WidthInBytes: number, Height: number, ElementSizeBytes: number): number {
      if (!Number.isSafeInteger(WidthInBytes) || Number(WidthInBytes) < 0) requireUnsigned64('cuMemAllocPitch', 'WidthInBytes', WidthInBytes)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemAllocPitch', 'Height', Height)
      if (typeof ElementSizeBytes !== 'number' || ElementSizeBytes >>> 0 !== ElementSizeBytes) requireUnsigned32('cuMemAllocPitch', 'ElementSizeBytes', ElementSizeBytes)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuMemAllocPitch', 'dptr', dptr, 'BigUint64Array', 1)
      if (!(pPitch instanceof BigUint64Array) || pPitch.length < 1) requireArray('cuMemAllocPitch', 'pPitch', pPitch, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocPitch', cuResult)
    }

    cuMemFree(dptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuMemFree', 'dptr', dptr)
      checker.requireNoPendingCallback('cuMemFree')
      const cuResult = raw.cuMemFree(dptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemFree', cuResult)
    }

    cuMemGetAddressRange(pbase: BigUint64Array | null, psize: BigUint64Array | null, dptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuMemGetAddressRange', 'dptr', dptr)
      if (!(pbase instanceof BigUint64Array) || pbase.length < 1) requireArray('cuMemGetAddressRange', 'pbase', pbase, 'BigUint64Array', 1)
      if (!(psize instanceof BigUint64Array) || psize.length < 1) requireArray('cuMemGetAddressRange', 'psize', psize, 'BigUint64Array', 1)
      const cuResult = raw.cuMemGetAddressRange(pbase, psize, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAddressRange', cuResult)
    }

    cuMemAllocHost(pp: BigUint64Array | null, bytesize: number): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemAllocHost', 'bytesize', bytesize)
      if (!(pp instanceof BigUint64Array) || pp.length < 1) requireArray('cuMemAllocHost', 'pp', pp, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAllocHost(pp, bytesize)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocHost', cuResult)
    }

    cuMemFreeHost(p: HostMemory): number {
      requireMemory('cuMemFreeHost', 'p', p, 1)
      checker.requireNoPendingCallback('cuMemFreeHost')
      const cuResult = raw.cuMemFreeHost(p)
      return cuResult === 0 ? 0 : checker.judge('cuMemFreeHost', cuResult)
    }

    cuMemHostAlloc(pp: BigUint64Array | null, bytesize: number, Flags: number): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemHostAlloc', 'bytesize', bytesize)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostAlloc', 'Flags', Flags)
      if (!(pp instanceof BigUint64Array) || pp.length < 1) requireArray('cuMemHostAlloc', 'pp', pp, 'BigUint64Array', 1)
      const cuResult = raw.cuMemHostAlloc(pp, bytesize, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostAlloc', cuResult)
    }

    cuMemHostGetDevicePointer(pdptr: BigUint64Array | null, p: HostMemory, Flags: number): number {
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostGetDevicePointer', 'Flags', Flags)
      if (!(pdptr instanceof BigUint64Array) || pdptr.length < 1) requireArray('cuMemHostGetDevicePointer', 'pdptr', pdptr, 'BigUint64Array', 1)
      requireMemory('cuMemHostGetDevicePointer', 'p', p, 1)
      const cuResult = raw.cuMemHostGetDevicePointer(pdptr, p, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostGetDevicePointer', cuResult)
    }

    cuMemHostGetFlags(pFlags: Uint32Array | null, p: HostMemory): number {
      if (!(pFlags instanceof Uint32Array) || pFlags.length < 1) requireArray('cuMemHostGetFlags', 'pFlags', pFlags, 'Uint32Array', 1)
      requireMemory('cuMemHostGetFlags', 'p', p, 1)
      const cuResult = raw.cuMemHostGetFlags(pFlags, p)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostGetFlags', cuResult)
    }

    cuMemAllocManaged(dptr: BigUint64Array | null, bytesize: number, flags: number): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemAllocManaged', 'bytesize', bytesize)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuMemAllocManaged', 'flags', flags)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuMemAllocManaged', 'dptr', dptr, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAllocManaged(dptr, bytesize, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocManaged', cuResult)
    }

    cuDeviceRegisterAsyncNotification(device: number, callbackFunc: CUasyncCallback, userData: HostMemory, callback: BigUint64Array | null): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceRegisterAsyncNotification', 'device', device, -2147483648, 2147483647)
      if (!Number.isSafeInteger(callbackFunc) || Number(callbackFunc) < 0) requireUnsigned64('cuDeviceRegisterAsyncNotification', 'callbackFunc', callbackFunc)
      requireMemory('cuDeviceRegisterAsyncNotification', 'userData', userData, 1)
      if (!(callback instanceof BigUint64Array) || callback.length < 1) requireArray('cuDeviceRegisterAsyncNotification', 'callback', callback, 'BigUint64Array', 1)
      const cuResult = raw.cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceRegisterAsyncNotification', cuResult)
    }

    cuDeviceUnregisterAsyncNotification(device: number, callback: CUasyncCallbackHandle): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceUnregisterAsyncNotification', 'device', device, -2147483648, 2147483647)
      if (!Number.isSafeInteger(callback) || Number(callback) < 0) requireUnsigned64('cuDeviceUnregisterAsyncNotification', 'callback', callback)
      const cuResult = raw.cuDeviceUnregisterAsyncNotification(device, callback)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceUnregisterAsyncNotification', cuResult)
    }

    cuDeviceGetByPCIBusId(dev: Int32Array | null, pciBusId: string | null): number {
      if (!(dev instanceof Int32Array) || dev.length < 1) requireArray('cuDeviceGetByPCIBusId', 'dev', dev, 'Int32Array', 1)
      requireString('cuDeviceGetByPCIBusId', 'pciBusId', pciBusId)
      const cuResult = raw.cuDeviceGetByPCIBusId(dev, pciBusId)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetByPCIBusId', cuResult)
    }

    cuDeviceGetPCIBusId(pciBusId: Uint8Array | null, len: number, dev: number): number {
      if (typeof len !== 'number' || (len | 0) !== len) requireInteger('cuDeviceGetPCIBusId', 'len', len, -2147483648, 2147483647)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceGetPCIBusId', 'dev', dev, -2147483648, 2147483647)
      if (!(pciBusId instanceof Uint8Array) || pciBusId.length < Number(len)) requireArray('cuDeviceGetPCIBusId', 'pciBusId', pciBusId, 'Uint8Array', Number(len))
      const cuResult = raw.cuDeviceGetPCIBusId(pciBusId, len, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetPCIBusId', cuResult)
    }

    cuIpcGetEventHandle(pHandle: Uint8Array | null, event: CUevent): number {
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuIpcGetEventHandle', 'event', event)
      requireBytes('cuIpcGetEventHandle', 'pHandle', pHandle, 64, true)
      const cuResult = raw.cuIpcGetEventHandle(pHandle, event)
      return cuResult === 0 ? 0 : checker.judge('cuIpcGetEventHandle', cuResult)
    }

    cuIpcOpenEventHandle(phEvent: BigUint64Array | null, handle: Uint8Array): number {
      if (!(phEvent instanceof BigUint64Array) || phEvent.length < 1) requireArray('cuIpcOpenEventHandle', 'phEvent', phEvent, 'BigUint64Array', 1)
      requireBytes('cuIpcOpenEventHandle', 'handle', handle, 64, false)
      const cuResult = raw.cuIpcOpenEventHandle(phEvent, handle)
      return cuResult === 0 ? 0 : checker.judge('cuIpcOpenEventHandle', cuResult)
    }

    cuIpcGetMemHandle(pHandle: Uint8Array | null, dptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuIpcGetMemHandle', 'dptr', dptr)
      requireBytes('cuIpcGetMemHandle', 'pHandle', pHandle, 64, true)
      const cuResult = raw.cuIpcGetMemHandle(pHandle, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuIpcGetMemHandle', cuResult)
    }

    cuIpcOpenMemHandle(pdptr: BigUint64Array | null, handle: Uint8Array, Flags: number): number {
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuIpcOpenMemHandle', 'Flags', Flags)
      if (!(pdptr instanceof BigUint64Array) || pdptr.length < 1) requireArray('cuIpcOpenMemHandle', 'pdptr', pdptr, 'BigUint64Array', 1)
      requireBytes('cuIpcOpenMemHandle', 'handle', handle, 64, false)
      const cuResult = raw.cuIpcOpenMemHandle(pdptr, handle, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuIpcOpenMemHandle', cuResult)
    }

    cuIpcCloseMemHandle(dptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuIpcCloseMemHandle', 'dptr', dptr)
      const cuResult = raw.cuIpcCloseMemHandle(dptr)
      return cuResult === 0 ? 0 : checker.judge('cuIpcCloseMemHandle', cuResult)
    }

    cuMemHostRegister(p: HostMemory, bytesize: number, Flags: number): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemHostRegister', 'bytesize', bytesize)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostRegister', 'Flags', Flags)
      requireMemory('cuMemHostRegister', 'p', p, Number(bytesize))
      const cuResult = raw.cuMemHostRegister(p, bytesize, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostRegister', cuResult)
    }

    cuMemHostUnregister(p: HostMemory): number {
      requireMemory('cuMemHostUnregister', 'p', p, 1)
      checker.requireNoPendingCallback('cuMemHostUnregister')
      const cuResult = raw.cuMemHostUnregister(p)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostUnregister', cuResult)
    }

    cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number): number {
      if (!Number.isSafeInteger(dst) || Number(dst) < 0) requireUnsigned64('cuMemcpy', 'dst', dst)
      if (!Number.isSafeInteger(src) || Number(src) < 0) requireUnsigned64('cuMemcpy', 'src', src)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpy', 'ByteCount', ByteCount)
      checker.requireNoPendingCallback('cuMemcpy')
      const cuResult = raw.cuMemcpy(dst, src, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy', cuResult)
    }

    cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyPeer', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstContext) || Number(dstContext) < 0) requireUnsigned64('cuMemcpyPeer', 'dstContext', dstContext)
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyPeer', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(srcContext) || Number(srcContext) < 0) requireUnsigned64('cuMemcpyPeer', 'srcContext', srcContext)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyPeer', 'ByteCount', ByteCount)
      checker.requireNoPendingCallback('cuMemcpyPeer')
      const cuResult = raw.cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyPeer', cuResult)
    }

    cuMemcpyHtoD(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyHtoD', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyHtoD', 'ByteCount', ByteCount)
      requireMemory('cuMemcpyHtoD', 'srcHost', srcHost, Number(ByteCount))
      checker.requireNoPendingCallback('cuMemcpyHtoD')
      const cuResult = raw.cuMemcpyHtoD(dstDevice, srcHost, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoD', cuResult)
    }

    cuMemcpyDtoH(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyDtoH', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyDtoH', 'ByteCount', ByteCount)
      requireMemory('cuMemcpyDtoH', 'dstHost', dstHost, Number(ByteCount))
      checker.requireNoPendingCallback('cuMemcpyDtoH')
      const cuResult = raw.cuMemcpyDtoH(dstHost, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoH', cuResult)
    }

    cuMemcpyDtoD(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyDtoD', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyDtoD', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyDtoD', 'ByteCount', ByteCount)
      const cuResult = raw.cuMemcpyDtoD(dstDevice, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoD', cuResult)
    }

    cuMemcpyDtoA(dstArray: CUarray, dstOffset: number, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!Number.isSafeInteger(dstArray) || Number(dstArray) < 0) requireUnsigned64('cuMemcpyDtoA', 'dstArray', dstArray)
      if (!Number.isSafeInteger(dstOffset) || Number(dstOffset) < 0) requireUnsigned64('cuMemcpyDtoA', 'dstOffset', dstOffset)
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyDtoA', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyDtoA', 'ByteCount', ByteCount)
      const cuResult = raw.cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoA', cuResult)
    }

    cuMemcpyAtoD(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyAtoD', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(srcArray) || Number(srcArray) < 0) requireUnsigned64('cuMemcpyAtoD', 'srcArray', srcArray)
      if (!Number.isSafeInteger(srcOffset) || Number(srcOffset) < 0) requireUnsigned64('cuMemcpyAtoD', 'srcOffset', srcOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyAtoD', 'ByteCount', ByteCount)
      const cuResult = raw.cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoD', cuResult)
    }

    cuMemcpyHtoA(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number): number {
      if (!Number.isSafeInteger(dstArray) || Number(dstArray) < 0) requireUnsigned64('cuMemcpyHtoA', 'dstArray', dstArray)
      if (!Number.isSafeInteger(dstOffset) || Number(dstOffset) < 0) requireUnsigned64('cuMemcpyHtoA', 'dstOffset', dstOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyHtoA', 'ByteCount', ByteCount)
      requireMemory('cuMemcpyHtoA', 'srcHost', srcHost, Number(ByteCount))
      checker.requireNoPendingCallback('cuMemcpyHtoA')
      const cuResult = raw.cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoA', cuResult)
    }

    cuMemcpyAtoH(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!Number.isSafeInteger(srcArray) || Number(srcArray) < 0) requireUnsigned64('cuMemcpyAtoH', 'srcArray', srcArray)
      if (!Number.isSafeInteger(srcOffset) || Number(srcOffset) < 0) requireUnsigned64('cuMemcpyAtoH', 'srcOffset', srcOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyAtoH', 'ByteCount', ByteCount)
      requireMemory('cuMemcpyAtoH', 'dstHost', dstHost, Number(ByteCount))
      checker.requireNoPendingCallback('cuMemcpyAtoH')
      const cuResult = raw.cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoH', cuResult)
    }

    cuMemcpyAtoA(dstArray: CUarray, dstOffset: number, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!Number.isSafeInteger(dstArray) || Number(dstArray) < 0) requireUnsigned64('cuMemcpyAtoA', 'dstArray', dstArray)
      if (!Number.isSafeInteger(dstOffset) || Number(dstOffset) < 0) requireUnsigned64('cuMemcpyAtoA', 'dstOffset', dstOffset)
      if (!Number.isSafeInteger(srcArray) || Number(srcArray) < 0) requireUnsigned64('cuMemcpyAtoA', 'srcArray', srcArray)
      if (!Number.isSafeInteger(srcOffset) || Number(srcOffset) < 0) requireUnsigned64('cuMemcpyAtoA', 'srcOffset', srcOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyAtoA', 'ByteCount', ByteCount)
      const cuResult = raw.cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoA', cuResult)
    }

    cuMemcpy2D(pCopy: Uint8Array | null): number {
      requireBytes('cuMemcpy2D', 'pCopy', pCopy, 128, true)
      checker.requireNoPendingCallback('cuMemcpy2D')
      const cuResult = raw.cuMemcpy2D(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2D', cuResult)
    }

    cuMemcpy2DUnaligned(pCopy: Uint8Array | null): number {
      requireBytes('cuMemcpy2DUnaligned', 'pCopy', pCopy, 128, true)
      checker.requireNoPendingCallback('cuMemcpy2DUnaligned')
      const cuResult = raw.cuMemcpy2DUnaligned(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2DUnaligned', cuResult)
    }

    cuMemcpy3D(pCopy: Uint8Array | null): number {
      requireBytes('cuMemcpy3D', 'pCopy', pCopy, 200, true)
      checker.requireNoPendingCallback('cuMemcpy3D')
      const cuResult = raw.cuMemcpy3D(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3D', cuResult)
    }

    cuMemcpy3DPeer(pCopy: Uint8Array | null): number {
      requireBytes('cuMemcpy3DPeer', 'pCopy', pCopy, 200, true)
      checker.requireNoPendingCallback('cuMemcpy3DPeer')
      const cuResult = raw.cuMemcpy3DPeer(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DPeer', cuResult)
    }

    cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dst) || Number(dst) < 0) requireUnsigned64('cuMemcpyAsync', 'dst', dst)
      if (!Number.isSafeInteger(src) || Number(src) < 0) requireUnsigned64('cuMemcpyAsync', 'src', src)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyAsync', 'hStream', hStream)
      const cuResult = raw.cuMemcpyAsync(dst, src, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAsync', cuResult)
    }

    cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstContext) || Number(dstContext) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'dstContext', dstContext)
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(srcContext) || Number(srcContext) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'srcContext', srcContext)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyPeerAsync', 'hStream', hStream)
      const cuResult = raw.cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyPeerAsync', cuResult)
    }

    cuMemcpyHtoDAsync(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyHtoDAsync', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyHtoDAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyHtoDAsync', 'hStream', hStream)
      requireMemory('cuMemcpyHtoDAsync', 'srcHost', srcHost, Number(ByteCount))
      const cuResult = raw.cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoDAsync', cuResult)
    }

    cuMemcpyDtoHAsync(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyDtoHAsync', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyDtoHAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyDtoHAsync', 'hStream', hStream)
      requireMemory('cuMemcpyDtoHAsync', 'dstHost', dstHost, Number(ByteCount))
      const cuResult = raw.cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoHAsync', cuResult)
    }

    cuMemcpyDtoDAsync(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemcpyDtoDAsync', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(srcDevice) || Number(srcDevice) < 0) requireUnsigned64('cuMemcpyDtoDAsync', 'srcDevice', srcDevice)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyDtoDAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyDtoDAsync', 'hStream', hStream)
      const cuResult = raw.cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoDAsync', cuResult)
    }

    cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstArray) || Number(dstArray) < 0) requireUnsigned64('cuMemcpyHtoAAsync', 'dstArray', dstArray)
      if (!Number.isSafeInteger(dstOffset) || Number(dstOffset) < 0) requireUnsigned64('cuMemcpyHtoAAsync', 'dstOffset', dstOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyHtoAAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyHtoAAsync', 'hStream', hStream)
      requireMemory('cuMemcpyHtoAAsync', 'srcHost', srcHost, Number(ByteCount))
      const cuResult = raw.cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoAAsync', cuResult)
    }

    cuMemcpyAtoHAsync(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(srcArray) || Number(srcArray) < 0) requireUnsigned64('cuMemcpyAtoHAsync', 'srcArray', srcArray)
      if (!Number.isSafeInteger(srcOffset) || Number(srcOffset) < 0) requireUnsigned64('cuMemcpyAtoHAsync', 'srcOffset', srcOffset)
      if (!Number.isSafeInteger(ByteCount) || Number(ByteCount) < 0) requireUnsigned64('cuMemcpyAtoHAsync', 'ByteCount', ByteCount)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyAtoHAsync', 'hStream', hStream)
      requireMemory('cuMemcpyAtoHAsync', 'dstHost', dstHost, Number(ByteCount))
      const cuResult = raw.cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoHAsync', cuResult)
    }

    cuMemcpy2DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpy2DAsync', 'hStream', hStream)
      requireBytes('cuMemcpy2DAsync', 'pCopy', pCopy, 128, true)
      const cuResult = raw.cuMemcpy2DAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2DAsync', cuResult)
    }

    cuMemcpy3DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpy3DAsync', 'hStream', hStream)
      requireBytes('cuMemcpy3DAsync', 'pCopy', pCopy, 200, true)
      const cuResult = raw.cuMemcpy3DAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DAsync', cuResult)
    }

    cuMemcpy3DPeerAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpy3DPeerAsync', 'hStream', hStream)
      requireBytes('cuMemcpy3DPeerAsync', 'pCopy', pCopy, 200, true)
      const cuResult = raw.cuMemcpy3DPeerAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DPeerAsync', cuResult)
    }

    cuMemcpyBatchAsync(dsts: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, attrs: Uint8Array | null, attrsIdxs: BigUint64Array | null, numAttrs: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemcpyBatchAsync', 'count', count)
      if (!Number.isSafeInteger(numAttrs) || Number(numAttrs) < 0) requireUnsigned64('cuMemcpyBatchAsync', 'numAttrs', numAttrs)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpyBatchAsync', 'hStream', hStream)
      if (!(dsts instanceof BigUint64Array) || dsts.length < Number(count)) requireArray('cuMemcpyBatchAsync', 'dsts', dsts, 'BigUint64Array', Number(count))
      if (!(srcs instanceof BigUint64Array) || srcs.length < Number(count)) requireArray('cuMemcpyBatchAsync', 'srcs', srcs, 'BigUint64Array', Number(count))
      if (!(sizes instanceof BigUint64Array) || sizes.length < Number(count)) requireArray('cuMemcpyBatchAsync', 'sizes', sizes, 'BigUint64Array', Number(count))
      requireBytes('cuMemcpyBatchAsync', 'attrs', attrs, Number(numAttrs) * 24, true)
      if (!(attrsIdxs instanceof BigUint64Array) || attrsIdxs.length < Number(numAttrs)) requireArray('cuMemcpyBatchAsync', 'attrsIdxs', attrsIdxs, 'BigUint64Array', Number(numAttrs))
      const cuResult = raw.cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyBatchAsync', cuResult)
    }

    cuMemcpy3DBatchAsync(numOps: number, opList: Uint8Array | null, flags: number | bigint, hStream: CUstream): number {
      if (!Number.isSafeInteger(numOps) || Number(numOps) < 0) requireUnsigned64('cuMemcpy3DBatchAsync', 'numOps', numOps)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemcpy3DBatchAsync', 'flags', flags)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemcpy3DBatchAsync', 'hStream', hStream)
      requireBytes('cuMemcpy3DBatchAsync', 'opList', opList, Number(numOps) * 112, true)
      const cuResult = raw.cuMemcpy3DBatchAsync(numOps, opList, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DBatchAsync', cuResult)
    }

    cuMemsetD8(dstDevice: CUdeviceptr, uc: number, N: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD8', 'dstDevice', dstDevice)
      requireInteger('cuMemsetD8', 'uc', uc, 0, 255)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD8', 'N', N)
      const cuResult = raw.cuMemsetD8(dstDevice, uc, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD8', cuResult)
    }

    cuMemsetD16(dstDevice: CUdeviceptr, us: number, N: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD16', 'dstDevice', dstDevice)
      requireInteger('cuMemsetD16', 'us', us, 0, 65535)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD16', 'N', N)
      const cuResult = raw.cuMemsetD16(dstDevice, us, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD16', cuResult)
    }

    cuMemsetD32(dstDevice: CUdeviceptr, ui: number, N: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD32', 'dstDevice', dstDevice)
      if (typeof ui !== 'number' || ui >>> 0 !== ui) requireUnsigned32('cuMemsetD32', 'ui', ui)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD32', 'N', N)
      const cuResult = raw.cuMemsetD32(dstDevice, ui, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD32', cuResult)
    }

    cuMemsetD2D8(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D8', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D8', 'dstPitch', dstPitch)
      requireInteger('cuMemsetD2D8', 'uc', uc, 0, 255)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D8', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D8', 'Height', Height)
      const cuResult = raw.cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D8', cuResult)
    }

    cuMemsetD2D16(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D16', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D16', 'dstPitch', dstPitch)
      requireInteger('cuMemsetD2D16', 'us', us, 0, 65535)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D16', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D16', 'Height', Height)
      const cuResult = raw.cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D16', cuResult)
    }

    cuMemsetD2D32(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D32', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D32', 'dstPitch', dstPitch)
      if (typeof ui !== 'number' || ui >>> 0 !== ui) requireUnsigned32('cuMemsetD2D32', 'ui', ui)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D32', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D32', 'Height', Height)
      const cuResult = raw.cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D32', cuResult)
    }

    cuMemsetD8Async(dstDevice: CUdeviceptr, uc: number, N: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD8Async', 'dstDevice', dstDevice)
      requireInteger('cuMemsetD8Async', 'uc', uc, 0, 255)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD8Async', 'N', N)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD8Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD8Async(dstDevice, uc, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD8Async', cuResult)
    }

    cuMemsetD16Async(dstDevice: CUdeviceptr, us: number, N: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD16Async', 'dstDevice', dstDevice)
      requireInteger('cuMemsetD16Async', 'us', us, 0, 65535)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD16Async', 'N', N)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD16Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD16Async(dstDevice, us, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD16Async', cuResult)
    }

    cuMemsetD32Async(dstDevice: CUdeviceptr, ui: number, N: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD32Async', 'dstDevice', dstDevice)
      if (typeof ui !== 'number' || ui >>> 0 !== ui) requireUnsigned32('cuMemsetD32Async', 'ui', ui)
      if (!Number.isSafeInteger(N) || Number(N) < 0) requireUnsigned64('cuMemsetD32Async', 'N', N)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD32Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD32Async(dstDevice, ui, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD32Async', cuResult)
    }

    cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D8Async', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D8Async', 'dstPitch', dstPitch)
      requireInteger('cuMemsetD2D8Async', 'uc', uc, 0, 255)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D8Async', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D8Async', 'Height', Height)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD2D8Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D8Async', cuResult)
    }

    cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D16Async', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D16Async', 'dstPitch', dstPitch)
      requireInteger('cuMemsetD2D16Async', 'us', us, 0, 65535)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D16Async', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D16Async', 'Height', Height)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD2D16Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D16Async', cuResult)
    }

    cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(dstDevice) || Number(dstDevice) < 0) requireUnsigned64('cuMemsetD2D32Async', 'dstDevice', dstDevice)
      if (!Number.isSafeInteger(dstPitch) || Number(dstPitch) < 0) requireUnsigned64('cuMemsetD2D32Async', 'dstPitch', dstPitch)
      if (typeof ui !== 'number' || ui >>> 0 !== ui) requireUnsigned32('cuMemsetD2D32Async', 'ui', ui)
      if (!Number.isSafeInteger(Width) || Number(Width) < 0) requireUnsigned64('cuMemsetD2D32Async', 'Width', Width)
      if (!Number.isSafeInteger(Height) || Number(Height) < 0) requireUnsigned64('cuMemsetD2D32Async', 'Height', Height)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemsetD2D32Async', 'hStream', hStream)
      const cuResult = raw.cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D32Async', cuResult)
    }

    cuArrayCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
      if (!(pHandle instanceof BigUint64Array) || pHandle.length < 1) requireArray('cuArrayCreate', 'pHandle', pHandle, 'BigUint64Array', 1)
      requireBytes('cuArrayCreate', 'pAllocateArray', pAllocateArray, 24, true)
      const cuResult = raw.cuArrayCreate(pHandle, pAllocateArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayCreate', cuResult)
    }

    cuArrayGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuArrayGetDescriptor', 'hArray', hArray)
      requireBytes('cuArrayGetDescriptor', 'pArrayDescriptor', pArrayDescriptor, 24, true)
      const cuResult = raw.cuArrayGetDescriptor(pArrayDescriptor, hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetDescriptor', cuResult)
    }

    cuArrayGetSparseProperties(sparseProperties: Uint8Array | null, array: CUarray): number {
      if (!Number.isSafeInteger(array) || Number(array) < 0) requireUnsigned64('cuArrayGetSparseProperties', 'array', array)
      requireBytes('cuArrayGetSparseProperties', 'sparseProperties', sparseProperties, 48, true)
      const cuResult = raw.cuArrayGetSparseProperties(sparseProperties, array)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetSparseProperties', cuResult)
    }

    cuMipmappedArrayGetSparseProperties(sparseProperties: Uint8Array | null, mipmap: CUmipmappedArray): number {
      if (!Number.isSafeInteger(mipmap) || Number(mipmap) < 0) requireUnsigned64('cuMipmappedArrayGetSparseProperties', 'mipmap', mipmap)
      requireBytes('cuMipmappedArrayGetSparseProperties', 'sparseProperties', sparseProperties, 48, true)
      const cuResult = raw.cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetSparseProperties', cuResult)
    }

    cuArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, array: CUarray, device: number): number {
      if (!Number.isSafeInteger(array) || Number(array) < 0) requireUnsigned64('cuArrayGetMemoryRequirements', 'array', array)
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuArrayGetMemoryRequirements', 'device', device, -2147483648, 2147483647)
      requireBytes('cuArrayGetMemoryRequirements', 'memoryRequirements', memoryRequirements, 32, true)
      const cuResult = raw.cuArrayGetMemoryRequirements(memoryRequirements, array, device)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetMemoryRequirements', cuResult)
    }

    cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, mipmap: CUmipmappedArray, device: number): number {
      if (!Number.isSafeInteger(mipmap) || Number(mipmap) < 0) requireUnsigned64('cuMipmappedArrayGetMemoryRequirements', 'mipmap', mipmap)
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuMipmappedArrayGetMemoryRequirements', 'device', device, -2147483648, 2147483647)
      requireBytes('cuMipmappedArrayGetMemoryRequirements', 'memoryRequirements', memoryRequirements, 32, true)
      const cuResult = raw.cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetMemoryRequirements', cuResult)
    }

    cuArrayGetPlane(pPlaneArray: BigUint64Array | null, hArray: CUarray, planeIdx: number): number {
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuArrayGetPlane', 'hArray', hArray)
      if (typeof planeIdx !== 'number' || planeIdx >>> 0 !== planeIdx) requireUnsigned32('cuArrayGetPlane', 'planeIdx', planeIdx)
      if (!(pPlaneArray instanceof BigUint64Array) || pPlaneArray.length < 1) requireArray('cuArrayGetPlane', 'pPlaneArray', pPlaneArray, 'BigUint64Array', 1)
      const cuResult = raw.cuArrayGetPlane(pPlaneArray, hArray, planeIdx)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetPlane', cuResult)
    }

    cuArrayDestroy(hArray: CUarray): number {
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuArrayDestroy', 'hArray', hArray)
      checker.requireNoPendingCallback('cuArrayDestroy')
      const cuResult = raw.cuArrayDestroy(hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayDestroy', cuResult)
    }

    cuArray3DCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
      if (!(pHandle instanceof BigUint64Array) || pHandle.length < 1) requireArray('cuArray3DCreate', 'pHandle', pHandle, 'BigUint64Array', 1)
      requireBytes('cuArray3DCreate', 'pAllocateArray', pAllocateArray, 40, true)
      const cuResult = raw.cuArray3DCreate(pHandle, pAllocateArray)
      return cuResult === 0 ? 0 : checker.judge('cuArray3DCreate', cuResult)
    }

    cuArray3DGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuArray3DGetDescriptor', 'hArray', hArray)
      requireBytes('cuArray3DGetDescriptor', 'pArrayDescriptor', pArrayDescriptor, 40, true)
      const cuResult = raw.cuArray3DGetDescriptor(pArrayDescriptor, hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArray3DGetDescriptor', cuResult)
    }

    cuMipmappedArrayCreate(pHandle: BigUint64Array | null, pMipmappedArrayDesc: Uint8Array | null, numMipmapLevels: number): number {
      if (typeof numMipmapLevels !== 'number' || numMipmapLevels >>> 0 !== numMipmapLevels) requireUnsigned32('cuMipmappedArrayCreate', 'numMipmapLevels', numMipmapLevels)
      if (!(pHandle instanceof BigUint64Array) || pHandle.length < 1) requireArray('cuMipmappedArrayCreate', 'pHandle', pHandle, 'BigUint64Array', 1)
      requireBytes('cuMipmappedArrayCreate', 'pMipmappedArrayDesc', pMipmappedArrayDesc, 40, true)
      const cuResult = raw.cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayCreate', cuResult)
    }

    cuMipmappedArrayGetLevel(pLevelArray: BigUint64Array | null, hMipmappedArray: CUmipmappedArray, level: number): number {
      if (!Number.isSafeInteger(hMipmappedArray) || Number(hMipmappedArray) < 0) requireUnsigned64('cuMipmappedArrayGetLevel', 'hMipmappedArray', hMipmappedArray)
      if (typeof level !== 'number' || level >>> 0 !== level) requireUnsigned32('cuMipmappedArrayGetLevel', 'level', level)
      if (!(pLevelArray instanceof BigUint64Array) || pLevelArray.length < 1) requireArray('cuMipmappedArrayGetLevel', 'pLevelArray', pLevelArray, 'BigUint64Array', 1)
      const cuResult = raw.cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetLevel', cuResult)
    }

    cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray): number {
      if (!Number.isSafeInteger(hMipmappedArray) || Number(hMipmappedArray) < 0) requireUnsigned64('cuMipmappedArrayDestroy', 'hMipmappedArray', hMipmappedArray)
      checker.requireNoPendingCallback('cuMipmappedArrayDestroy')
      const cuResult = raw.cuMipmappedArrayDestroy(hMipmappedArray)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayDestroy', cuResult)
    }

    cuMemGetHandleForAddressRange(handle: HostMemory, dptr: CUdeviceptr, size: number, handleType: number, flags: number | bigint): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuMemGetHandleForAddressRange', 'dptr', dptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemGetHandleForAddressRange', 'size', size)
      if (typeof handleType !== 'number' || (handleType | 0) !== handleType) requireInteger('cuMemGetHandleForAddressRange', 'handleType', handleType, -2147483648, 2147483647)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemGetHandleForAddressRange', 'flags', flags)
      requireMemory('cuMemGetHandleForAddressRange', 'handle', handle, 1)
      const cuResult = raw.cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetHandleForAddressRange', cuResult)
    }

    cuMemBatchDecompressAsync(paramsArray: Uint8Array | null, count: number, flags: number, errorIndex: BigUint64Array | null, stream: CUstream): number {
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemBatchDecompressAsync', 'count', count)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuMemBatchDecompressAsync', 'flags', flags)
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuMemBatchDecompressAsync', 'stream', stream)
      requireBytes('cuMemBatchDecompressAsync', 'paramsArray', paramsArray, Number(count) * 64, true)
      if (!(errorIndex instanceof BigUint64Array) || errorIndex.length < 1) requireArray('cuMemBatchDecompressAsync', 'errorIndex', errorIndex, 'BigUint64Array', 1)
      const cuResult = raw.cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream)
      return cuResult === 0 ? 0 : checker.judge('cuMemBatchDecompressAsync', cuResult)
    }

    cuMemAddressReserve(ptr: BigUint64Array | null, size: number, alignment: number, addr: CUdeviceptr, flags: number | bigint): number {
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemAddressReserve', 'size', size)
      if (!Number.isSafeInteger(alignment) || Number(alignment) < 0) requireUnsigned64('cuMemAddressReserve', 'alignment', alignment)
      if (!Number.isSafeInteger(addr) || Number(addr) < 0) requireUnsigned64('cuMemAddressReserve', 'addr', addr)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemAddressReserve', 'flags', flags)
      if (!(ptr instanceof BigUint64Array) || ptr.length < 1) requireArray('cuMemAddressReserve', 'ptr', ptr, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAddressReserve(ptr, size, alignment, addr, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemAddressReserve', cuResult)
    }

    cuMemAddressFree(ptr: CUdeviceptr, size: number): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemAddressFree', 'ptr', ptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemAddressFree', 'size', size)
      const cuResult = raw.cuMemAddressFree(ptr, size)
      return cuResult === 0 ? 0 : checker.judge('cuMemAddressFree', cuResult)
    }

    cuMemCreate(handle: BigUint64Array | null, size: number, prop: Uint8Array | null, flags: number | bigint): number {
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemCreate', 'size', size)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemCreate', 'flags', flags)
      if (!(handle instanceof BigUint64Array) || handle.length < 1) requireArray('cuMemCreate', 'handle', handle, 'BigUint64Array', 1)
      requireBytes('cuMemCreate', 'prop', prop, 32, true)
      const cuResult = raw.cuMemCreate(handle, size, prop, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemCreate', cuResult)
    }

    cuMemRelease(handle: CUmemGenericAllocationHandle): number {
      if (!Number.isSafeInteger(handle) || Number(handle) < 0) requireUnsigned64('cuMemRelease', 'handle', handle)
      const cuResult = raw.cuMemRelease(handle)
      return cuResult === 0 ? 0 : checker.judge('cuMemRelease', cuResult)
    }

    cuMemMap(ptr: CUdeviceptr, size: number, offset: number, handle: CUmemGenericAllocationHandle, flags: number | bigint): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemMap', 'ptr', ptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemMap', 'size', size)
      if (!Number.isSafeInteger(offset) || Number(offset) < 0) requireUnsigned64('cuMemMap', 'offset', offset)
      if (!Number.isSafeInteger(handle) || Number(handle) < 0) requireUnsigned64('cuMemMap', 'handle', handle)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemMap', 'flags', flags)
      const cuResult = raw.cuMemMap(ptr, size, offset, handle, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemMap', cuResult)
    }

    cuMemMapArrayAsync(mapInfoList: Uint8Array | null, count: number, hStream: CUstream): number {
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuMemMapArrayAsync', 'count', count)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemMapArrayAsync', 'hStream', hStream)
      requireBytes('cuMemMapArrayAsync', 'mapInfoList', mapInfoList, Number(count) * 96, true)
      const cuResult = raw.cuMemMapArrayAsync(mapInfoList, count, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemMapArrayAsync', cuResult)
    }

    cuMemUnmap(ptr: CUdeviceptr, size: number): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemUnmap', 'ptr', ptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemUnmap', 'size', size)
      const cuResult = raw.cuMemUnmap(ptr, size)
      return cuResult === 0 ? 0 : checker.judge('cuMemUnmap', cuResult)
    }

    cuMemSetAccess(ptr: CUdeviceptr, size: number, desc: Uint8Array | null, count: number): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemSetAccess', 'ptr', ptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMemSetAccess', 'size', size)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemSetAccess', 'count', count)
      requireBytes('cuMemSetAccess', 'desc', desc, Number(count) * 12, true)
      const cuResult = raw.cuMemSetAccess(ptr, size, desc, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemSetAccess', cuResult)
    }

    cuMemGetAccess(flags: BigUint64Array | null, location: Uint8Array | null, ptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemGetAccess', 'ptr', ptr)
      if (!(flags instanceof BigUint64Array) || flags.length < 1) requireArray('cuMemGetAccess', 'flags', flags, 'BigUint64Array', 1)
      requireBytes('cuMemGetAccess', 'location', location, 8, true)
      const cuResult = raw.cuMemGetAccess(flags, location, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAccess', cuResult)
    }

    cuMemExportToShareableHandle(shareableHandle: HostMemory, handle: CUmemGenericAllocationHandle, handleType: number, flags: number | bigint): number {
      if (!Number.isSafeInteger(handle) || Number(handle) < 0) requireUnsigned64('cuMemExportToShareableHandle', 'handle', handle)
      if (typeof handleType !== 'number' || (handleType | 0) !== handleType) requireInteger('cuMemExportToShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemExportToShareableHandle', 'flags', flags)
      requireMemory('cuMemExportToShareableHandle', 'shareableHandle', shareableHandle, 1)
      const cuResult = raw.cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemExportToShareableHandle', cuResult)
    }

    cuMemImportFromShareableHandle(handle: BigUint64Array | null, osHandle: HostMemory, shHandleType: number): number {
      if (typeof shHandleType !== 'number' || (shHandleType | 0) !== shHandleType) requireInteger('cuMemImportFromShareableHandle', 'shHandleType', shHandleType, -2147483648, 2147483647)
      if (!(handle instanceof BigUint64Array) || handle.length < 1) requireArray('cuMemImportFromShareableHandle', 'handle', handle, 'BigUint64Array', 1)
      requireMemory('cuMemImportFromShareableHandle', 'osHandle', osHandle, 1)
      const cuResult = raw.cuMemImportFromShareableHandle(handle, osHandle, shHandleType)
      return cuResult === 0 ? 0 : checker.judge('cuMemImportFromShareableHandle', cuResult)
    }

    cuMemGetAllocationGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
      if (typeof option !== 'number' || (option | 0) !== option) requireInteger('cuMemGetAllocationGranularity', 'option', option, -2147483648, 2147483647)
      if (!(granularity instanceof BigUint64Array) || granularity.length < 1) requireArray('cuMemGetAllocationGranularity', 'granularity', granularity, 'BigUint64Array', 1)
      requireBytes('cuMemGetAllocationGranularity', 'prop', prop, 32, true)
      const cuResult = raw.cuMemGetAllocationGranularity(granularity, prop, option)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAllocationGranularity', cuResult)
    }

    cuMemGetAllocationPropertiesFromHandle(prop: Uint8Array | null, handle: CUmemGenericAllocationHandle): number {
      if (!Number.isSafeInteger(handle) || Number(handle) < 0) requireUnsigned64('cuMemGetAllocationPropertiesFromHandle', 'handle', handle)
      requireBytes('cuMemGetAllocationPropertiesFromHandle', 'prop', prop, 32, true)
      const cuResult = raw.cuMemGetAllocationPropertiesFromHandle(prop, handle)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAllocationPropertiesFromHandle', cuResult)
    }

    cuMemRetainAllocationHandle(handle: BigUint64Array | null, addr: HostMemory): number {
      if (!(handle instanceof BigUint64Array) || handle.length < 1) requireArray('cuMemRetainAllocationHandle', 'handle', handle, 'BigUint64Array', 1)
      requireMemory('cuMemRetainAllocationHandle', 'addr', addr, 1)
      const cuResult = raw.cuMemRetainAllocationHandle(handle, addr)
      return cuResult === 0 ? 0 : checker.judge('cuMemRetainAllocationHandle', cuResult)
    }

    cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream): number {
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuMemFreeAsync', 'dptr', dptr)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemFreeAsync', 'hStream', hStream)
      const cuResult = raw.cuMemFreeAsync(dptr, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemFreeAsync', cuResult)
    }

    cuMemAllocAsync(dptr: BigUint64Array | null, bytesize: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemAllocAsync', 'bytesize', bytesize)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemAllocAsync', 'hStream', hStream)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuMemAllocAsync', 'dptr', dptr, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAllocAsync(dptr, bytesize, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocAsync', cuResult)
    }

    cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: number): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolTrimTo', 'pool', pool)
      if (!Number.isSafeInteger(minBytesToKeep) || Number(minBytesToKeep) < 0) requireUnsigned64('cuMemPoolTrimTo', 'minBytesToKeep', minBytesToKeep)
      const cuResult = raw.cuMemPoolTrimTo(pool, minBytesToKeep)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolTrimTo', cuResult)
    }

    cuMemPoolSetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolSetAttribute', 'pool', pool)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuMemPoolSetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireMemory('cuMemPoolSetAttribute', 'value', value, 1)
      const cuResult = raw.cuMemPoolSetAttribute(pool, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolSetAttribute', cuResult)
    }

    cuMemPoolGetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolGetAttribute', 'pool', pool)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuMemPoolGetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireMemory('cuMemPoolGetAttribute', 'value', value, 1)
      const cuResult = raw.cuMemPoolGetAttribute(pool, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolGetAttribute', cuResult)
    }

    cuMemPoolSetAccess(pool: CUmemoryPool, map: Uint8Array | null, count: number): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolSetAccess', 'pool', pool)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemPoolSetAccess', 'count', count)
      requireBytes('cuMemPoolSetAccess', 'map', map, Number(count) * 12, true)
      const cuResult = raw.cuMemPoolSetAccess(pool, map, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolSetAccess', cuResult)
    }

    cuMemPoolGetAccess(flags: Int32Array | null, memPool: CUmemoryPool, location: Uint8Array | null): number {
      if (!Number.isSafeInteger(memPool) || Number(memPool) < 0) requireUnsigned64('cuMemPoolGetAccess', 'memPool', memPool)
      if (!(flags instanceof Int32Array) || flags.length < 1) requireArray('cuMemPoolGetAccess', 'flags', flags, 'Int32Array', 1)
      requireBytes('cuMemPoolGetAccess', 'location', location, 8, true)
      const cuResult = raw.cuMemPoolGetAccess(flags, memPool, location)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolGetAccess', cuResult)
    }

    cuMemPoolCreate(pool: BigUint64Array | null, poolProps: Uint8Array | null): number {
      if (!(pool instanceof BigUint64Array) || pool.length < 1) requireArray('cuMemPoolCreate', 'pool', pool, 'BigUint64Array', 1)
      requireBytes('cuMemPoolCreate', 'poolProps', poolProps, 88, true)
      const cuResult = raw.cuMemPoolCreate(pool, poolProps)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolCreate', cuResult)
    }

    cuMemPoolDestroy(pool: CUmemoryPool): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolDestroy', 'pool', pool)
      const cuResult = raw.cuMemPoolDestroy(pool)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolDestroy', cuResult)
    }

    cuMemGetDefaultMemPool(pool_out: BigUint64Array | null, location: Uint8Array | null, type: number): number {
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuMemGetDefaultMemPool', 'type', type, -2147483648, 2147483647)
      if (!(pool_out instanceof BigUint64Array) || pool_out.length < 1) requireArray('cuMemGetDefaultMemPool', 'pool_out', pool_out, 'BigUint64Array', 1)
      requireBytes('cuMemGetDefaultMemPool', 'location', location, 8, true)
      const cuResult = raw.cuMemGetDefaultMemPool(pool_out, location, type)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetDefaultMemPool', cuResult)
    }

    cuMemGetMemPool(pool: BigUint64Array | null, location: Uint8Array | null, type: number): number {
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuMemGetMemPool', 'type', type, -2147483648, 2147483647)
      if (!(pool instanceof BigUint64Array) || pool.length < 1) requireArray('cuMemGetMemPool', 'pool', pool, 'BigUint64Array', 1)
      requireBytes('cuMemGetMemPool', 'location', location, 8, true)
      const cuResult = raw.cuMemGetMemPool(pool, location, type)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetMemPool', cuResult)
    }

    cuMemSetMemPool(location: Uint8Array | null, type: number, pool: CUmemoryPool): number {
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuMemSetMemPool', 'type', type, -2147483648, 2147483647)
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemSetMemPool', 'pool', pool)
      requireBytes('cuMemSetMemPool', 'location', location, 8, true)
      const cuResult = raw.cuMemSetMemPool(location, type, pool)
      return cuResult === 0 ? 0 : checker.judge('cuMemSetMemPool', cuResult)
    }

    cuMemAllocFromPoolAsync(dptr: BigUint64Array | null, bytesize: number, pool: CUmemoryPool, hStream: CUstream): number {
      if (!Number.isSafeInteger(bytesize) || Number(bytesize) < 0) requireUnsigned64('cuMemAllocFromPoolAsync', 'bytesize', bytesize)
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemAllocFromPoolAsync', 'pool', pool)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemAllocFromPoolAsync', 'hStream', hStream)
      if (!(dptr instanceof BigUint64Array) || dptr.length < 1) requireArray('cuMemAllocFromPoolAsync', 'dptr', dptr, 'BigUint64Array', 1)
      const cuResult = raw.cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocFromPoolAsync', cuResult)
    }

    cuMemPoolExportToShareableHandle(handle_out: HostMemory, pool: CUmemoryPool, handleType: number, flags: number | bigint): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolExportToShareableHandle', 'pool', pool)
      if (typeof handleType !== 'number' || (handleType | 0) !== handleType) requireInteger('cuMemPoolExportToShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemPoolExportToShareableHandle', 'flags', flags)
      requireMemory('cuMemPoolExportToShareableHandle', 'handle_out', handle_out, 1)
      const cuResult = raw.cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolExportToShareableHandle', cuResult)
    }

    cuMemPoolImportFromShareableHandle(pool_out: BigUint64Array | null, handle: HostMemory, handleType: number, flags: number | bigint): number {
      if (typeof handleType !== 'number' || (handleType | 0) !== handleType) requireInteger('cuMemPoolImportFromShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemPoolImportFromShareableHandle', 'flags', flags)
      if (!(pool_out instanceof BigUint64Array) || pool_out.length < 1) requireArray('cuMemPoolImportFromShareableHandle', 'pool_out', pool_out, 'BigUint64Array', 1)
      requireMemory('cuMemPoolImportFromShareableHandle', 'handle', handle, 1)
      const cuResult = raw.cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolImportFromShareableHandle', cuResult)
    }

    cuMemPoolExportPointer(shareData_out: Uint8Array | null, ptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuMemPoolExportPointer', 'ptr', ptr)
      requireBytes('cuMemPoolExportPointer', 'shareData_out', shareData_out, 64, true)
      const cuResult = raw.cuMemPoolExportPointer(shareData_out, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolExportPointer', cuResult)
    }

    cuMemPoolImportPointer(ptr_out: BigUint64Array | null, pool: CUmemoryPool, shareData: Uint8Array | null): number {
      if (!Number.isSafeInteger(pool) || Number(pool) < 0) requireUnsigned64('cuMemPoolImportPointer', 'pool', pool)
      if (!(ptr_out instanceof BigUint64Array) || ptr_out.length < 1) requireArray('cuMemPoolImportPointer', 'ptr_out', ptr_out, 'BigUint64Array', 1)
      requireBytes('cuMemPoolImportPointer', 'shareData', shareData, 64, true)
      const cuResult = raw.cuMemPoolImportPointer(ptr_out, pool, shareData)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolImportPointer', cuResult)
    }

    cuMulticastCreate(mcHandle: BigUint64Array | null, prop: Uint8Array | null): number {
      if (!(mcHandle instanceof BigUint64Array) || mcHandle.length < 1) requireArray('cuMulticastCreate', 'mcHandle', mcHandle, 'BigUint64Array', 1)
      requireBytes('cuMulticastCreate', 'prop', prop, 32, true)
      const cuResult = raw.cuMulticastCreate(mcHandle, prop)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastCreate', cuResult)
    }

    cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: number): number {
      if (!Number.isSafeInteger(mcHandle) || Number(mcHandle) < 0) requireUnsigned64('cuMulticastAddDevice', 'mcHandle', mcHandle)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuMulticastAddDevice', 'dev', dev, -2147483648, 2147483647)
      const cuResult = raw.cuMulticastAddDevice(mcHandle, dev)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastAddDevice', cuResult)
    }

    cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memHandle: CUmemGenericAllocationHandle, memOffset: number, size: number, flags: number | bigint): number {
      if (!Number.isSafeInteger(mcHandle) || Number(mcHandle) < 0) requireUnsigned64('cuMulticastBindMem', 'mcHandle', mcHandle)
      if (!Number.isSafeInteger(mcOffset) || Number(mcOffset) < 0) requireUnsigned64('cuMulticastBindMem', 'mcOffset', mcOffset)
      if (!Number.isSafeInteger(memHandle) || Number(memHandle) < 0) requireUnsigned64('cuMulticastBindMem', 'memHandle', memHandle)
      if (!Number.isSafeInteger(memOffset) || Number(memOffset) < 0) requireUnsigned64('cuMulticastBindMem', 'memOffset', memOffset)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMulticastBindMem', 'size', size)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMulticastBindMem', 'flags', flags)
      const cuResult = raw.cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastBindMem', cuResult)
    }

    cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memptr: CUdeviceptr, size: number, flags: number | bigint): number {
      if (!Number.isSafeInteger(mcHandle) || Number(mcHandle) < 0) requireUnsigned64('cuMulticastBindAddr', 'mcHandle', mcHandle)
      if (!Number.isSafeInteger(mcOffset) || Number(mcOffset) < 0) requireUnsigned64('cuMulticastBindAddr', 'mcOffset', mcOffset)
      if (!Number.isSafeInteger(memptr) || Number(memptr) < 0) requireUnsigned64('cuMulticastBindAddr', 'memptr', memptr)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMulticastBindAddr', 'size', size)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMulticastBindAddr', 'flags', flags)
      const cuResult = raw.cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastBindAddr', cuResult)
    }

    cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: number, mcOffset: number, size: number): number {
      if (!Number.isSafeInteger(mcHandle) || Number(mcHandle) < 0) requireUnsigned64('cuMulticastUnbind', 'mcHandle', mcHandle)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuMulticastUnbind', 'dev', dev, -2147483648, 2147483647)
      if (!Number.isSafeInteger(mcOffset) || Number(mcOffset) < 0) requireUnsigned64('cuMulticastUnbind', 'mcOffset', mcOffset)
      if (!Number.isSafeInteger(size) || Number(size) < 0) requireUnsigned64('cuMulticastUnbind', 'size', size)
      const cuResult = raw.cuMulticastUnbind(mcHandle, dev, mcOffset, size)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastUnbind', cuResult)
    }

    cuMulticastGetGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
      if (typeof option !== 'number' || (option | 0) !== option) requireInteger('cuMulticastGetGranularity', 'option', option, -2147483648, 2147483647)
      if (!(granularity instanceof BigUint64Array) || granularity.length < 1) requireArray('cuMulticastGetGranularity', 'granularity', granularity, 'BigUint64Array', 1)
      requireBytes('cuMulticastGetGranularity', 'prop', prop, 32, true)
      const cuResult = raw.cuMulticastGetGranularity(granularity, prop, option)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastGetGranularity', cuResult)
    }

    cuPointerGetAttribute(data: HostMemory, attribute: number, ptr: CUdeviceptr): number {
      if (typeof attribute !== 'number' || (attribute | 0) !== attribute) requireInteger('cuPointerGetAttribute', 'attribute', attribute, -2147483648, 2147483647)
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuPointerGetAttribute', 'ptr', ptr)
      requireMemory('cuPointerGetAttribute', 'data', data, 1)
      const cuResult = raw.cuPointerGetAttribute(data, attribute, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerGetAttribute', cuResult)
    }

    cuMemPrefetchAsync(devPtr: CUdeviceptr, count: number, location: Uint8Array, flags: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(devPtr) || Number(devPtr) < 0) requireUnsigned64('cuMemPrefetchAsync', 'devPtr', devPtr)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemPrefetchAsync', 'count', count)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuMemPrefetchAsync', 'flags', flags)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemPrefetchAsync', 'hStream', hStream)
      requireBytes('cuMemPrefetchAsync', 'location', location, 8, false)
      const cuResult = raw.cuMemPrefetchAsync(devPtr, count, location, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemPrefetchAsync', cuResult)
    }

    cuMemAdvise(devPtr: CUdeviceptr, count: number, advice: number, location: Uint8Array): number {
      if (!Number.isSafeInteger(devPtr) || Number(devPtr) < 0) requireUnsigned64('cuMemAdvise', 'devPtr', devPtr)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemAdvise', 'count', count)
      if (typeof advice !== 'number' || (advice | 0) !== advice) requireInteger('cuMemAdvise', 'advice', advice, -2147483648, 2147483647)
      requireBytes('cuMemAdvise', 'location', location, 8, false)
      const cuResult = raw.cuMemAdvise(devPtr, count, advice, location)
      return cuResult === 0 ? 0 : checker.judge('cuMemAdvise', cuResult)
    }

    cuMemPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemPrefetchBatchAsync', 'count', count)
      if (!Number.isSafeInteger(numPrefetchLocs) || Number(numPrefetchLocs) < 0) requireUnsigned64('cuMemPrefetchBatchAsync', 'numPrefetchLocs', numPrefetchLocs)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemPrefetchBatchAsync', 'flags', flags)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemPrefetchBatchAsync', 'hStream', hStream)
      if (!(dptrs instanceof BigUint64Array) || dptrs.length < Number(count)) requireArray('cuMemPrefetchBatchAsync', 'dptrs', dptrs, 'BigUint64Array', Number(count))
      if (!(sizes instanceof BigUint64Array) || sizes.length < Number(count)) requireArray('cuMemPrefetchBatchAsync', 'sizes', sizes, 'BigUint64Array', Number(count))
      requireBytes('cuMemPrefetchBatchAsync', 'prefetchLocs', prefetchLocs, Number(numPrefetchLocs) * 8, true)
      if (!(prefetchLocIdxs instanceof BigUint64Array) || prefetchLocIdxs.length < Number(numPrefetchLocs)) requireArray('cuMemPrefetchBatchAsync', 'prefetchLocIdxs', prefetchLocIdxs, 'BigUint64Array', Number(numPrefetchLocs))
      const cuResult = raw.cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemPrefetchBatchAsync', cuResult)
    }

    cuMemDiscardBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, flags: number | bigint, hStream: CUstream): number {
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemDiscardBatchAsync', 'count', count)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemDiscardBatchAsync', 'flags', flags)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemDiscardBatchAsync', 'hStream', hStream)
      if (!(dptrs instanceof BigUint64Array) || dptrs.length < Number(count)) requireArray('cuMemDiscardBatchAsync', 'dptrs', dptrs, 'BigUint64Array', Number(count))
      if (!(sizes instanceof BigUint64Array) || sizes.length < Number(count)) requireArray('cuMemDiscardBatchAsync', 'sizes', sizes, 'BigUint64Array', Number(count))
      const cuResult = raw.cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemDiscardBatchAsync', cuResult)
    }

    cuMemDiscardAndPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'count', count)
      if (!Number.isSafeInteger(numPrefetchLocs) || Number(numPrefetchLocs) < 0) requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'numPrefetchLocs', numPrefetchLocs)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'flags', flags)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'hStream', hStream)
      if (!(dptrs instanceof BigUint64Array) || dptrs.length < Number(count)) requireArray('cuMemDiscardAndPrefetchBatchAsync', 'dptrs', dptrs, 'BigUint64Array', Number(count))
      if (!(sizes instanceof BigUint64Array) || sizes.length < Number(count)) requireArray('cuMemDiscardAndPrefetchBatchAsync', 'sizes', sizes, 'BigUint64Array', Number(count))
      requireBytes('cuMemDiscardAndPrefetchBatchAsync', 'prefetchLocs', prefetchLocs, Number(numPrefetchLocs) * 8, true)
      if (!(prefetchLocIdxs instanceof BigUint64Array) || prefetchLocIdxs.length < Number(numPrefetchLocs)) requireArray('cuMemDiscardAndPrefetchBatchAsync', 'prefetchLocIdxs', prefetchLocIdxs, 'BigUint64Array', Number(numPrefetchLocs))
      const cuResult = raw.cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemDiscardAndPrefetchBatchAsync', cuResult)
    }

    cuMemRangeGetAttribute(data: HostMemory, dataSize: number, attribute: number, devPtr: CUdeviceptr, count: number): number {
      if (!Number.isSafeInteger(dataSize) || Number(dataSize) < 0) requireUnsigned64('cuMemRangeGetAttribute', 'dataSize', dataSize)
      if (typeof attribute !== 'number' || (attribute | 0) !== attribute) requireInteger('cuMemRangeGetAttribute', 'attribute', attribute, -2147483648, 2147483647)
      if (!Number.isSafeInteger(devPtr) || Number(devPtr) < 0) requireUnsigned64('cuMemRangeGetAttribute', 'devPtr', devPtr)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemRangeGetAttribute', 'count', count)
      requireMemory('cuMemRangeGetAttribute', 'data', data, Number(dataSize))
      const cuResult = raw.cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemRangeGetAttribute', cuResult)
    }

    cuMemRangeGetAttributes(data: BigUint64Array | null, dataSizes: BigUint64Array | null, attributes: Int32Array | null, numAttributes: number, devPtr: CUdeviceptr, count: number): number {
      if (!Number.isSafeInteger(numAttributes) || Number(numAttributes) < 0) requireUnsigned64('cuMemRangeGetAttributes', 'numAttributes', numAttributes)
      if (!Number.isSafeInteger(devPtr) || Number(devPtr) < 0) requireUnsigned64('cuMemRangeGetAttributes', 'devPtr', devPtr)
      if (!Number.isSafeInteger(count) || Number(count) < 0) requireUnsigned64('cuMemRangeGetAttributes', 'count', count)
      if (!(data instanceof BigUint64Array) || data.length < Number(numAttributes)) requireArray('cuMemRangeGetAttributes', 'data', data, 'BigUint64Array', Number(numAttributes))
      if (!(dataSizes instanceof BigUint64Array) || dataSizes.length < Number(numAttributes)) requireArray('cuMemRangeGetAttributes', 'dataSizes', dataSizes, 'BigUint64Array', Number(numAttributes))
      if (!(attributes instanceof Int32Array) || attributes.length < Number(numAttributes)) requireArray('cuMemRangeGetAttributes', 'attributes', attributes, 'Int32Array', Number(numAttributes))
      const cuResult = raw.cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemRangeGetAttributes', cuResult)
    }

    cuPointerSetAttribute(value: HostMemory, attribute: number, ptr: CUdeviceptr): number {
      if (typeof attribute !== 'number' || (attribute | 0) !== attribute) requireInteger('cuPointerSetAttribute', 'attribute', attribute, -2147483648, 2147483647)
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuPointerSetAttribute', 'ptr', ptr)
      requireMemory('cuPointerSetAttribute', 'value', value, 1)
      const cuResult = raw.cuPointerSetAttribute(value, attribute, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerSetAttribute', cuResult)
    }

    cuPointerGetAttributes(numAttributes: number, attributes: Int32Array | null, data: BigUint64Array | null, ptr: CUdeviceptr): number {
      if (typeof numAttributes !== 'number' || numAttributes >>> 0 !== numAttributes) requireUnsigned32('cuPointerGetAttributes', 'numAttributes', numAttributes)
      if (!Number.isSafeInteger(ptr) || Number(ptr) < 0) requireUnsigned64('cuPointerGetAttributes', 'ptr', ptr)
      if (!(attributes instanceof Int32Array) || attributes.length < Number(numAttributes)) requireArray('cuPointerGetAttributes', 'attributes', attributes, 'Int32Array', Number(numAttributes))
      if (!(data instanceof BigUint64Array) || data.length < Number(numAttributes)) requireArray('cuPointerGetAttributes', 'data', data, 'BigUint64Array', Number(numAttributes))
      const cuResult = raw.cuPointerGetAttributes(numAttributes, attributes, data, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerGetAttributes', cuResult)
    }

    cuStreamCreate(phStream: BigUint64Array | null, Flags: number): number {
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuStreamCreate', 'Flags', Flags)
      if (!(phStream instanceof BigUint64Array) || phStream.length < 1) requireArray('cuStreamCreate', 'phStream', phStream, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamCreate(phStream, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCreate', cuResult)
    }

    cuStreamCreateWithPriority(phStream: BigUint64Array | null, flags: number, priority: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamCreateWithPriority', 'flags', flags)
      if (typeof priority !== 'number' || (priority | 0) !== priority) requireInteger('cuStreamCreateWithPriority', 'priority', priority, -2147483648, 2147483647)
      if (!(phStream instanceof BigUint64Array) || phStream.length < 1) requireArray('cuStreamCreateWithPriority', 'phStream', phStream, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamCreateWithPriority(phStream, flags, priority)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCreateWithPriority', cuResult)
    }

    cuStreamGetPriority(hStream: CUstream, priority: Int32Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetPriority', 'hStream', hStream)
      if (!(priority instanceof Int32Array) || priority.length < 1) requireArray('cuStreamGetPriority', 'priority', priority, 'Int32Array', 1)
      const cuResult = raw.cuStreamGetPriority(hStream, priority)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetPriority', cuResult)
    }

    cuStreamGetDevice(hStream: CUstream, device: Int32Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetDevice', 'hStream', hStream)
      if (!(device instanceof Int32Array) || device.length < 1) requireArray('cuStreamGetDevice', 'device', device, 'Int32Array', 1)
      const cuResult = raw.cuStreamGetDevice(hStream, device)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetDevice', cuResult)
    }

    cuStreamGetFlags(hStream: CUstream, flags: Uint32Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetFlags', 'hStream', hStream)
      if (!(flags instanceof Uint32Array) || flags.length < 1) requireArray('cuStreamGetFlags', 'flags', flags, 'Uint32Array', 1)
      const cuResult = raw.cuStreamGetFlags(hStream, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetFlags', cuResult)
    }

    cuStreamGetId(hStream: CUstream, streamId: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetId', 'hStream', hStream)
      if (!(streamId instanceof BigUint64Array) || streamId.length < 1) requireArray('cuStreamGetId', 'streamId', streamId, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamGetId(hStream, streamId)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetId', cuResult)
    }

    cuStreamGetCtx(hStream: CUstream, pctx: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetCtx', 'hStream', hStream)
      if (!(pctx instanceof BigUint64Array) || pctx.length < 1) requireArray('cuStreamGetCtx', 'pctx', pctx, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamGetCtx(hStream, pctx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCtx', cuResult)
    }

    cuStreamGetCtx_v2(hStream: CUstream, pCtx: BigUint64Array | null, pGreenCtx: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetCtx_v2', 'hStream', hStream)
      if (!(pCtx instanceof BigUint64Array) || pCtx.length < 1) requireArray('cuStreamGetCtx_v2', 'pCtx', pCtx, 'BigUint64Array', 1)
      if (!(pGreenCtx instanceof BigUint64Array) || pGreenCtx.length < 1) requireArray('cuStreamGetCtx_v2', 'pGreenCtx', pGreenCtx, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCtx_v2', cuResult)
    }

    cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamWaitEvent', 'hStream', hStream)
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuStreamWaitEvent', 'hEvent', hEvent)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuStreamWaitEvent', 'Flags', Flags)
      const cuResult = raw.cuStreamWaitEvent(hStream, hEvent, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitEvent', cuResult)
    }

    cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: HostMemory, flags: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamAddCallback', 'hStream', hStream)
      if (!Number.isSafeInteger(callback) || Number(callback) < 0) requireUnsigned64('cuStreamAddCallback', 'callback', callback)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamAddCallback', 'flags', flags)
      requireMemory('cuStreamAddCallback', 'userData', userData, 1)
      const cuResult = raw.cuStreamAddCallback(hStream, callback, userData, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamAddCallback', cuResult)
    }

    cuStreamBeginCapture(hStream: CUstream, mode: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamBeginCapture', 'hStream', hStream)
      if (typeof mode !== 'number' || (mode | 0) !== mode) requireInteger('cuStreamBeginCapture', 'mode', mode, -2147483648, 2147483647)
      const cuResult = raw.cuStreamBeginCapture(hStream, mode)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBeginCapture', cuResult)
    }

    cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, mode: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamBeginCaptureToGraph', 'hStream', hStream)
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuStreamBeginCaptureToGraph', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuStreamBeginCaptureToGraph', 'numDependencies', numDependencies)
      if (typeof mode !== 'number' || (mode | 0) !== mode) requireInteger('cuStreamBeginCaptureToGraph', 'mode', mode, -2147483648, 2147483647)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuStreamBeginCaptureToGraph', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuStreamBeginCaptureToGraph', 'dependencyData', dependencyData, Number(numDependencies) * 8, true)
      const cuResult = raw.cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBeginCaptureToGraph', cuResult)
    }

    cuThreadExchangeStreamCaptureMode(mode: Int32Array | null): number {
      if (!(mode instanceof Int32Array) || mode.length < 1) requireArray('cuThreadExchangeStreamCaptureMode', 'mode', mode, 'Int32Array', 1)
      const cuResult = raw.cuThreadExchangeStreamCaptureMode(mode)
      return cuResult === 0 ? 0 : checker.judge('cuThreadExchangeStreamCaptureMode', cuResult)
    }

    cuStreamEndCapture(hStream: CUstream, phGraph: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamEndCapture', 'hStream', hStream)
      if (!(phGraph instanceof BigUint64Array) || phGraph.length < 1) requireArray('cuStreamEndCapture', 'phGraph', phGraph, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamEndCapture(hStream, phGraph)
      return cuResult === 0 ? 0 : checker.judge('cuStreamEndCapture', cuResult)
    }

    cuStreamIsCapturing(hStream: CUstream, captureStatus: Int32Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamIsCapturing', 'hStream', hStream)
      if (!(captureStatus instanceof Int32Array) || captureStatus.length < 1) requireArray('cuStreamIsCapturing', 'captureStatus', captureStatus, 'Int32Array', 1)
      const cuResult = raw.cuStreamIsCapturing(hStream, captureStatus)
      return cuResult === 0 ? 0 : checker.judge('cuStreamIsCapturing', cuResult)
    }

    cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: Int32Array | null, id_out: BigUint64Array | null, graph_out: BigUint64Array | null, dependencies_out: BigUint64Array | null, edgeData_out: BigUint64Array | null, numDependencies_out: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetCaptureInfo', 'hStream', hStream)
      if (!(captureStatus_out instanceof Int32Array) || captureStatus_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'captureStatus_out', captureStatus_out, 'Int32Array', 1)
      if (!(id_out instanceof BigUint64Array) || id_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'id_out', id_out, 'BigUint64Array', 1)
      if (!(graph_out instanceof BigUint64Array) || graph_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'graph_out', graph_out, 'BigUint64Array', 1)
      if (!(dependencies_out instanceof BigUint64Array) || dependencies_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'dependencies_out', dependencies_out, 'BigUint64Array', 1)
      if (!(edgeData_out instanceof BigUint64Array) || edgeData_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'edgeData_out', edgeData_out, 'BigUint64Array', 1)
      if (!(numDependencies_out instanceof BigUint64Array) || numDependencies_out.length < 1) requireArray('cuStreamGetCaptureInfo', 'numDependencies_out', numDependencies_out, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCaptureInfo', cuResult)
    }

    cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, flags: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamUpdateCaptureDependencies', 'hStream', hStream)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuStreamUpdateCaptureDependencies', 'numDependencies', numDependencies)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamUpdateCaptureDependencies', 'flags', flags)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuStreamUpdateCaptureDependencies', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuStreamUpdateCaptureDependencies', 'dependencyData', dependencyData, Number(numDependencies) * 8, true)
      const cuResult = raw.cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamUpdateCaptureDependencies', cuResult)
    }

    cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: number, flags: number): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamAttachMemAsync', 'hStream', hStream)
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuStreamAttachMemAsync', 'dptr', dptr)
      if (!Number.isSafeInteger(length) || Number(length) < 0) requireUnsigned64('cuStreamAttachMemAsync', 'length', length)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamAttachMemAsync', 'flags', flags)
      const cuResult = raw.cuStreamAttachMemAsync(hStream, dptr, length, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamAttachMemAsync', cuResult)
    }

    cuStreamQuery(hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamQuery', 'hStream', hStream)
      const cuResult = raw.cuStreamQuery(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamQuery', cuResult)
    }

    cuStreamSynchronize(hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamSynchronize', 'hStream', hStream)
      checker.requireNoPendingCallback('cuStreamSynchronize')
      const cuResult = raw.cuStreamSynchronize(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamSynchronize', cuResult)
    }

    cuStreamDestroy(hStream: CUstream): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamDestroy', 'hStream', hStream)
      const cuResult = raw.cuStreamDestroy(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamDestroy', cuResult)
    }

    cuStreamCopyAttributes(dst: CUstream, src: CUstream): number {
      if (!Number.isSafeInteger(dst) || Number(dst) < 0) requireUnsigned64('cuStreamCopyAttributes', 'dst', dst)
      if (!Number.isSafeInteger(src) || Number(src) < 0) requireUnsigned64('cuStreamCopyAttributes', 'src', src)
      const cuResult = raw.cuStreamCopyAttributes(dst, src)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCopyAttributes', cuResult)
    }

    cuStreamGetAttribute(hStream: CUstream, attr: number, value_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetAttribute', 'hStream', hStream)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuStreamGetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireBytes('cuStreamGetAttribute', 'value_out', value_out, 64, true)
      const cuResult = raw.cuStreamGetAttribute(hStream, attr, value_out)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetAttribute', cuResult)
    }

    cuStreamSetAttribute(hStream: CUstream, attr: number, value: Uint8Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamSetAttribute', 'hStream', hStream)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuStreamSetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireBytes('cuStreamSetAttribute', 'value', value, 64, true)
      const cuResult = raw.cuStreamSetAttribute(hStream, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuStreamSetAttribute', cuResult)
    }

    cuEventCreate(phEvent: BigUint64Array | null, Flags: number): number {
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuEventCreate', 'Flags', Flags)
      if (!(phEvent instanceof BigUint64Array) || phEvent.length < 1) requireArray('cuEventCreate', 'phEvent', phEvent, 'BigUint64Array', 1)
      const cuResult = raw.cuEventCreate(phEvent, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuEventCreate', cuResult)
    }

    cuEventRecord(hEvent: CUevent, hStream: CUstream): number {
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuEventRecord', 'hEvent', hEvent)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuEventRecord', 'hStream', hStream)
      const cuResult = raw.cuEventRecord(hEvent, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuEventRecord', cuResult)
    }

    cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: number): number {
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuEventRecordWithFlags', 'hEvent', hEvent)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuEventRecordWithFlags', 'hStream', hStream)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuEventRecordWithFlags', 'flags', flags)
      const cuResult = raw.cuEventRecordWithFlags(hEvent, hStream, flags)
      return cuResult === 0 ? 0 : checker.judge('cuEventRecordWithFlags', cuResult)
    }

    cuEventQuery(hEvent: CUevent): number {
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuEventQuery', 'hEvent', hEvent)
      const cuResult = raw.cuEventQuery(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventQuery', cuResult)
    }

    cuEventSynchronize(hEvent: CUevent): number {
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuEventSynchronize', 'hEvent', hEvent)
      checker.requireNoPendingCallback('cuEventSynchronize')
      const cuResult = raw.cuEventSynchronize(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventSynchronize', cuResult)
    }

    cuEventDestroy(hEvent: CUevent): number {
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuEventDestroy', 'hEvent', hEvent)
      const cuResult = raw.cuEventDestroy(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventDestroy', cuResult)
    }

    cuEventElapsedTime(pMilliseconds: Float32Array | null, hStart: CUevent, hEnd: CUevent): number {
      if (!Number.isSafeInteger(hStart) || Number(hStart) < 0) requireUnsigned64('cuEventElapsedTime', 'hStart', hStart)
      if (!Number.isSafeInteger(hEnd) || Number(hEnd) < 0) requireUnsigned64('cuEventElapsedTime', 'hEnd', hEnd)
      if (!(pMilliseconds instanceof Float32Array) || pMilliseconds.length < 1) requireArray('cuEventElapsedTime', 'pMilliseconds', pMilliseconds, 'Float32Array', 1)
      const cuResult = raw.cuEventElapsedTime(pMilliseconds, hStart, hEnd)
      return cuResult === 0 ? 0 : checker.judge('cuEventElapsedTime', cuResult)
    }

    cuImportExternalMemory(extMem_out: BigUint64Array | null, memHandleDesc: Uint8Array | null): number {
      if (!(extMem_out instanceof BigUint64Array) || extMem_out.length < 1) requireArray('cuImportExternalMemory', 'extMem_out', extMem_out, 'BigUint64Array', 1)
      requireBytes('cuImportExternalMemory', 'memHandleDesc', memHandleDesc, 104, true)
      const cuResult = raw.cuImportExternalMemory(extMem_out, memHandleDesc)
      return cuResult === 0 ? 0 : checker.judge('cuImportExternalMemory', cuResult)
    }

    cuExternalMemoryGetMappedBuffer(devPtr: BigUint64Array | null, extMem: CUexternalMemory, bufferDesc: Uint8Array | null): number {
      if (!Number.isSafeInteger(extMem) || Number(extMem) < 0) requireUnsigned64('cuExternalMemoryGetMappedBuffer', 'extMem', extMem)
      if (!(devPtr instanceof BigUint64Array) || devPtr.length < 1) requireArray('cuExternalMemoryGetMappedBuffer', 'devPtr', devPtr, 'BigUint64Array', 1)
      requireBytes('cuExternalMemoryGetMappedBuffer', 'bufferDesc', bufferDesc, 88, true)
      const cuResult = raw.cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc)
      return cuResult === 0 ? 0 : checker.judge('cuExternalMemoryGetMappedBuffer', cuResult)
    }

    cuExternalMemoryGetMappedMipmappedArray(mipmap: BigUint64Array | null, extMem: CUexternalMemory, mipmapDesc: Uint8Array | null): number {
      if (!Number.isSafeInteger(extMem) || Number(extMem) < 0) requireUnsigned64('cuExternalMemoryGetMappedMipmappedArray', 'extMem', extMem)
      if (!(mipmap instanceof BigUint64Array) || mipmap.length < 1) requireArray('cuExternalMemoryGetMappedMipmappedArray', 'mipmap', mipmap, 'BigUint64Array', 1)
      requireBytes('cuExternalMemoryGetMappedMipmappedArray', 'mipmapDesc', mipmapDesc, 120, true)
      const cuResult = raw.cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc)
      return cuResult === 0 ? 0 : checker.judge('cuExternalMemoryGetMappedMipmappedArray', cuResult)
    }

    cuDestroyExternalMemory(extMem: CUexternalMemory): number {
      if (!Number.isSafeInteger(extMem) || Number(extMem) < 0) requireUnsigned64('cuDestroyExternalMemory', 'extMem', extMem)
      const cuResult = raw.cuDestroyExternalMemory(extMem)
      return cuResult === 0 ? 0 : checker.judge('cuDestroyExternalMemory', cuResult)
    }

    cuImportExternalSemaphore(extSem_out: BigUint64Array | null, semHandleDesc: Uint8Array | null): number {
      if (!(extSem_out instanceof BigUint64Array) || extSem_out.length < 1) requireArray('cuImportExternalSemaphore', 'extSem_out', extSem_out, 'BigUint64Array', 1)
      requireBytes('cuImportExternalSemaphore', 'semHandleDesc', semHandleDesc, 96, true)
      const cuResult = raw.cuImportExternalSemaphore(extSem_out, semHandleDesc)
      return cuResult === 0 ? 0 : checker.judge('cuImportExternalSemaphore', cuResult)
    }

    cuSignalExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
      if (typeof numExtSems !== 'number' || numExtSems >>> 0 !== numExtSems) requireUnsigned32('cuSignalExternalSemaphoresAsync', 'numExtSems', numExtSems)
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuSignalExternalSemaphoresAsync', 'stream', stream)
      if (!(extSemArray instanceof BigUint64Array) || extSemArray.length < Number(numExtSems)) requireArray('cuSignalExternalSemaphoresAsync', 'extSemArray', extSemArray, 'BigUint64Array', Number(numExtSems))
      requireBytes('cuSignalExternalSemaphoresAsync', 'paramsArray', paramsArray, Number(numExtSems) * 144, true)
      const cuResult = raw.cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
      return cuResult === 0 ? 0 : checker.judge('cuSignalExternalSemaphoresAsync', cuResult)
    }

    cuWaitExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
      if (typeof numExtSems !== 'number' || numExtSems >>> 0 !== numExtSems) requireUnsigned32('cuWaitExternalSemaphoresAsync', 'numExtSems', numExtSems)
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuWaitExternalSemaphoresAsync', 'stream', stream)
      if (!(extSemArray instanceof BigUint64Array) || extSemArray.length < Number(numExtSems)) requireArray('cuWaitExternalSemaphoresAsync', 'extSemArray', extSemArray, 'BigUint64Array', Number(numExtSems))
      requireBytes('cuWaitExternalSemaphoresAsync', 'paramsArray', paramsArray, Number(numExtSems) * 144, true)
      const cuResult = raw.cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
      return cuResult === 0 ? 0 : checker.judge('cuWaitExternalSemaphoresAsync', cuResult)
    }

    cuDestroyExternalSemaphore(extSem: CUexternalSemaphore): number {
      if (!Number.isSafeInteger(extSem) || Number(extSem) < 0) requireUnsigned64('cuDestroyExternalSemaphore', 'extSem', extSem)
      const cuResult = raw.cuDestroyExternalSemaphore(extSem)
      return cuResult === 0 ? 0 : checker.judge('cuDestroyExternalSemaphore', cuResult)
    }

    cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuStreamWaitValue32', 'stream', stream)
      if (!Number.isSafeInteger(addr) || Number(addr) < 0) requireUnsigned64('cuStreamWaitValue32', 'addr', addr)
      if (typeof value !== 'number' || value >>> 0 !== value) requireUnsigned32('cuStreamWaitValue32', 'value', value)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamWaitValue32', 'flags', flags)
      const cuResult = raw.cuStreamWaitValue32(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitValue32', cuResult)
    }

    cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuStreamWaitValue64', 'stream', stream)
      if (!Number.isSafeInteger(addr) || Number(addr) < 0) requireUnsigned64('cuStreamWaitValue64', 'addr', addr)
      if (!Number.isSafeInteger(value) || Number(value) < 0) requireUnsigned64('cuStreamWaitValue64', 'value', value)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamWaitValue64', 'flags', flags)
      const cuResult = raw.cuStreamWaitValue64(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitValue64', cuResult)
    }

    cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuStreamWriteValue32', 'stream', stream)
      if (!Number.isSafeInteger(addr) || Number(addr) < 0) requireUnsigned64('cuStreamWriteValue32', 'addr', addr)
      if (typeof value !== 'number' || value >>> 0 !== value) requireUnsigned32('cuStreamWriteValue32', 'value', value)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamWriteValue32', 'flags', flags)
      const cuResult = raw.cuStreamWriteValue32(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWriteValue32', cuResult)
    }

    cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuStreamWriteValue64', 'stream', stream)
      if (!Number.isSafeInteger(addr) || Number(addr) < 0) requireUnsigned64('cuStreamWriteValue64', 'addr', addr)
      if (!Number.isSafeInteger(value) || Number(value) < 0) requireUnsigned64('cuStreamWriteValue64', 'value', value)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamWriteValue64', 'flags', flags)
      const cuResult = raw.cuStreamWriteValue64(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWriteValue64', cuResult)
    }

    cuStreamBatchMemOp(stream: CUstream, count: number, paramArray: Uint8Array | null, flags: number): number {
      if (!Number.isSafeInteger(stream) || Number(stream) < 0) requireUnsigned64('cuStreamBatchMemOp', 'stream', stream)
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuStreamBatchMemOp', 'count', count)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuStreamBatchMemOp', 'flags', flags)
      requireBytes('cuStreamBatchMemOp', 'paramArray', paramArray, Number(count) * 48, true)
      const cuResult = raw.cuStreamBatchMemOp(stream, count, paramArray, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBatchMemOp', cuResult)
    }

    cuFuncGetAttribute(pi: Int32Array | null, attrib: number, hfunc: CUfunction): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuFuncGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncGetAttribute', 'hfunc', hfunc)
      if (!(pi instanceof Int32Array) || pi.length < 1) requireArray('cuFuncGetAttribute', 'pi', pi, 'Int32Array', 1)
      const cuResult = raw.cuFuncGetAttribute(pi, attrib, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetAttribute', cuResult)
    }

    cuFuncSetAttribute(hfunc: CUfunction, attrib: number, value: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncSetAttribute', 'hfunc', hfunc)
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuFuncSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (typeof value !== 'number' || (value | 0) !== value) requireInteger('cuFuncSetAttribute', 'value', value, -2147483648, 2147483647)
      const cuResult = raw.cuFuncSetAttribute(hfunc, attrib, value)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetAttribute', cuResult)
    }

    cuFuncSetCacheConfig(hfunc: CUfunction, config: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncSetCacheConfig', 'hfunc', hfunc)
      if (typeof config !== 'number' || (config | 0) !== config) requireInteger('cuFuncSetCacheConfig', 'config', config, -2147483648, 2147483647)
      const cuResult = raw.cuFuncSetCacheConfig(hfunc, config)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetCacheConfig', cuResult)
    }

    cuFuncGetModule(hmod: BigUint64Array | null, hfunc: CUfunction): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncGetModule', 'hfunc', hfunc)
      if (!(hmod instanceof BigUint64Array) || hmod.length < 1) requireArray('cuFuncGetModule', 'hmod', hmod, 'BigUint64Array', 1)
      const cuResult = raw.cuFuncGetModule(hmod, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetModule', cuResult)
    }

    cuFuncGetName(name: StringOut | null, hfunc: CUfunction): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncGetName', 'hfunc', hfunc)
      requireStringOut('cuFuncGetName', 'name', name)
      const cuResult = raw.cuFuncGetName(name, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetName', cuResult)
    }

    cuFuncGetParamInfo(func: CUfunction, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuFuncGetParamInfo', 'func', func)
      if (!Number.isSafeInteger(paramIndex) || Number(paramIndex) < 0) requireUnsigned64('cuFuncGetParamInfo', 'paramIndex', paramIndex)
      if (!(paramOffset instanceof BigUint64Array) || paramOffset.length < 1) requireArray('cuFuncGetParamInfo', 'paramOffset', paramOffset, 'BigUint64Array', 1)
      if (!(paramSize instanceof BigUint64Array) || paramSize.length < 1) requireArray('cuFuncGetParamInfo', 'paramSize', paramSize, 'BigUint64Array', 1)
      const cuResult = raw.cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetParamInfo', cuResult)
    }

    cuFuncIsLoaded(state: Int32Array | null, function_: CUfunction): number {
      if (!Number.isSafeInteger(function_) || Number(function_) < 0) requireUnsigned64('cuFuncIsLoaded', 'function_', function_)
      if (!(state instanceof Int32Array) || state.length < 1) requireArray('cuFuncIsLoaded', 'state', state, 'Int32Array', 1)
      const cuResult = raw.cuFuncIsLoaded(state, function_)
      return cuResult === 0 ? 0 : checker.judge('cuFuncIsLoaded', cuResult)
    }

    cuFuncLoad(function_: CUfunction): number {
      if (!Number.isSafeInteger(function_) || Number(function_) < 0) requireUnsigned64('cuFuncLoad', 'function_', function_)
      const cuResult = raw.cuFuncLoad(function_)
      return cuResult === 0 ? 0 : checker.judge('cuFuncLoad', cuResult)
    }

    cuLaunchKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunchKernel', 'f', f)
      if (typeof gridDimX !== 'number' || gridDimX >>> 0 !== gridDimX) requireUnsigned32('cuLaunchKernel', 'gridDimX', gridDimX)
      if (typeof gridDimY !== 'number' || gridDimY >>> 0 !== gridDimY) requireUnsigned32('cuLaunchKernel', 'gridDimY', gridDimY)
      if (typeof gridDimZ !== 'number' || gridDimZ >>> 0 !== gridDimZ) requireUnsigned32('cuLaunchKernel', 'gridDimZ', gridDimZ)
      if (typeof blockDimX !== 'number' || blockDimX >>> 0 !== blockDimX) requireUnsigned32('cuLaunchKernel', 'blockDimX', blockDimX)
      if (typeof blockDimY !== 'number' || blockDimY >>> 0 !== blockDimY) requireUnsigned32('cuLaunchKernel', 'blockDimY', blockDimY)
      if (typeof blockDimZ !== 'number' || blockDimZ >>> 0 !== blockDimZ) requireUnsigned32('cuLaunchKernel', 'blockDimZ', blockDimZ)
      if (typeof sharedMemBytes !== 'number' || sharedMemBytes >>> 0 !== sharedMemBytes) requireUnsigned32('cuLaunchKernel', 'sharedMemBytes', sharedMemBytes)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuLaunchKernel', 'hStream', hStream)
      if (!(kernelParams instanceof BigUint64Array) || kernelParams.length < 0) requireArray('cuLaunchKernel', 'kernelParams', kernelParams, 'BigUint64Array', 0)
      if (!(extra instanceof BigUint64Array) || extra.length < 1) requireArray('cuLaunchKernel', 'extra', extra, 'BigUint64Array', 1)
      const cuResult = raw.cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchKernel', cuResult)
    }

    cuLaunchKernelEx(config: Uint8Array | null, f: CUfunction, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunchKernelEx', 'f', f)
      requireBytes('cuLaunchKernelEx', 'config', config, 56, true)
      if (!(kernelParams instanceof BigUint64Array) || kernelParams.length < 0) requireArray('cuLaunchKernelEx', 'kernelParams', kernelParams, 'BigUint64Array', 0)
      if (!(extra instanceof BigUint64Array) || extra.length < 1) requireArray('cuLaunchKernelEx', 'extra', extra, 'BigUint64Array', 1)
      const cuResult = raw.cuLaunchKernelEx(config, f, kernelParams, extra)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchKernelEx', cuResult)
    }

    cuLaunchCooperativeKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunchCooperativeKernel', 'f', f)
      if (typeof gridDimX !== 'number' || gridDimX >>> 0 !== gridDimX) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimX', gridDimX)
      if (typeof gridDimY !== 'number' || gridDimY >>> 0 !== gridDimY) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimY', gridDimY)
      if (typeof gridDimZ !== 'number' || gridDimZ >>> 0 !== gridDimZ) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimZ', gridDimZ)
      if (typeof blockDimX !== 'number' || blockDimX >>> 0 !== blockDimX) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimX', blockDimX)
      if (typeof blockDimY !== 'number' || blockDimY >>> 0 !== blockDimY) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimY', blockDimY)
      if (typeof blockDimZ !== 'number' || blockDimZ >>> 0 !== blockDimZ) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimZ', blockDimZ)
      if (typeof sharedMemBytes !== 'number' || sharedMemBytes >>> 0 !== sharedMemBytes) requireUnsigned32('cuLaunchCooperativeKernel', 'sharedMemBytes', sharedMemBytes)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuLaunchCooperativeKernel', 'hStream', hStream)
      if (!(kernelParams instanceof BigUint64Array) || kernelParams.length < 0) requireArray('cuLaunchCooperativeKernel', 'kernelParams', kernelParams, 'BigUint64Array', 0)
      const cuResult = raw.cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchCooperativeKernel', cuResult)
    }

    cuLaunchCooperativeKernelMultiDevice(launchParamsList: Uint8Array | null, numDevices: number, flags: number): number {
      if (typeof numDevices !== 'number' || numDevices >>> 0 !== numDevices) requireUnsigned32('cuLaunchCooperativeKernelMultiDevice', 'numDevices', numDevices)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuLaunchCooperativeKernelMultiDevice', 'flags', flags)
      requireBytes('cuLaunchCooperativeKernelMultiDevice', 'launchParamsList', launchParamsList, Number(numDevices) * 56, true)
      const cuResult = raw.cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchCooperativeKernelMultiDevice', cuResult)
    }

    cuLaunchHostFunc(hStream: CUstream, fn: CUhostFn, userData: HostMemory): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuLaunchHostFunc', 'hStream', hStream)
      if (!Number.isSafeInteger(fn) || Number(fn) < 0) requireUnsigned64('cuLaunchHostFunc', 'fn', fn)
      requireMemory('cuLaunchHostFunc', 'userData', userData, 1)
      const cuResult = raw.cuLaunchHostFunc(hStream, fn, userData)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchHostFunc', cuResult)
    }

    cuFuncSetBlockShape(hfunc: CUfunction, x: number, y: number, z: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncSetBlockShape', 'hfunc', hfunc)
      if (typeof x !== 'number' || (x | 0) !== x) requireInteger('cuFuncSetBlockShape', 'x', x, -2147483648, 2147483647)
      if (typeof y !== 'number' || (y | 0) !== y) requireInteger('cuFuncSetBlockShape', 'y', y, -2147483648, 2147483647)
      if (typeof z !== 'number' || (z | 0) !== z) requireInteger('cuFuncSetBlockShape', 'z', z, -2147483648, 2147483647)
      const cuResult = raw.cuFuncSetBlockShape(hfunc, x, y, z)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetBlockShape', cuResult)
    }

    cuFuncSetSharedSize(hfunc: CUfunction, bytes: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncSetSharedSize', 'hfunc', hfunc)
      if (typeof bytes !== 'number' || bytes >>> 0 !== bytes) requireUnsigned32('cuFuncSetSharedSize', 'bytes', bytes)
      const cuResult = raw.cuFuncSetSharedSize(hfunc, bytes)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetSharedSize', cuResult)
    }

    cuParamSetSize(hfunc: CUfunction, numbytes: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuParamSetSize', 'hfunc', hfunc)
      if (typeof numbytes !== 'number' || numbytes >>> 0 !== numbytes) requireUnsigned32('cuParamSetSize', 'numbytes', numbytes)
      const cuResult = raw.cuParamSetSize(hfunc, numbytes)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetSize', cuResult)
    }

    cuParamSeti(hfunc: CUfunction, offset: number, value: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuParamSeti', 'hfunc', hfunc)
      if (typeof offset !== 'number' || (offset | 0) !== offset) requireInteger('cuParamSeti', 'offset', offset, -2147483648, 2147483647)
      if (typeof value !== 'number' || value >>> 0 !== value) requireUnsigned32('cuParamSeti', 'value', value)
      const cuResult = raw.cuParamSeti(hfunc, offset, value)
      return cuResult === 0 ? 0 : checker.judge('cuParamSeti', cuResult)
    }

    cuParamSetf(hfunc: CUfunction, offset: number, value: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuParamSetf', 'hfunc', hfunc)
      if (typeof offset !== 'number' || (offset | 0) !== offset) requireInteger('cuParamSetf', 'offset', offset, -2147483648, 2147483647)
      requireNumber('cuParamSetf', 'value', value)
      const cuResult = raw.cuParamSetf(hfunc, offset, value)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetf', cuResult)
    }

    cuParamSetv(hfunc: CUfunction, offset: number, ptr: HostMemory, numbytes: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuParamSetv', 'hfunc', hfunc)
      if (typeof offset !== 'number' || (offset | 0) !== offset) requireInteger('cuParamSetv', 'offset', offset, -2147483648, 2147483647)
      if (typeof numbytes !== 'number' || numbytes >>> 0 !== numbytes) requireUnsigned32('cuParamSetv', 'numbytes', numbytes)
      requireMemory('cuParamSetv', 'ptr', ptr, Number(numbytes))
      const cuResult = raw.cuParamSetv(hfunc, offset, ptr, numbytes)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetv', cuResult)
    }

    cuLaunch(f: CUfunction): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunch', 'f', f)
      const cuResult = raw.cuLaunch(f)
      return cuResult === 0 ? 0 : checker.judge('cuLaunch', cuResult)
    }

    cuLaunchGrid(f: CUfunction, grid_width: number, grid_height: number): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunchGrid', 'f', f)
      if (typeof grid_width !== 'number' || (grid_width | 0) !== grid_width) requireInteger('cuLaunchGrid', 'grid_width', grid_width, -2147483648, 2147483647)
      if (typeof grid_height !== 'number' || (grid_height | 0) !== grid_height) requireInteger('cuLaunchGrid', 'grid_height', grid_height, -2147483648, 2147483647)
      const cuResult = raw.cuLaunchGrid(f, grid_width, grid_height)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchGrid', cuResult)
    }

    cuLaunchGridAsync(f: CUfunction, grid_width: number, grid_height: number, hStream: CUstream): number {
      if (!Number.isSafeInteger(f) || Number(f) < 0) requireUnsigned64('cuLaunchGridAsync', 'f', f)
      if (typeof grid_width !== 'number' || (grid_width | 0) !== grid_width) requireInteger('cuLaunchGridAsync', 'grid_width', grid_width, -2147483648, 2147483647)
      if (typeof grid_height !== 'number' || (grid_height | 0) !== grid_height) requireInteger('cuLaunchGridAsync', 'grid_height', grid_height, -2147483648, 2147483647)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuLaunchGridAsync', 'hStream', hStream)
      const cuResult = raw.cuLaunchGridAsync(f, grid_width, grid_height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchGridAsync', cuResult)
    }

    cuParamSetTexRef(hfunc: CUfunction, texunit: number, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuParamSetTexRef', 'hfunc', hfunc)
      if (typeof texunit !== 'number' || (texunit | 0) !== texunit) requireInteger('cuParamSetTexRef', 'texunit', texunit, -2147483648, 2147483647)
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuParamSetTexRef', 'hTexRef', hTexRef)
      const cuResult = raw.cuParamSetTexRef(hfunc, texunit, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetTexRef', cuResult)
    }

    cuFuncSetSharedMemConfig(hfunc: CUfunction, config: number): number {
      if (!Number.isSafeInteger(hfunc) || Number(hfunc) < 0) requireUnsigned64('cuFuncSetSharedMemConfig', 'hfunc', hfunc)
      if (typeof config !== 'number' || (config | 0) !== config) requireInteger('cuFuncSetSharedMemConfig', 'config', config, -2147483648, 2147483647)
      const cuResult = raw.cuFuncSetSharedMemConfig(hfunc, config)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetSharedMemConfig', cuResult)
    }

    cuGraphCreate(phGraph: BigUint64Array | null, flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGraphCreate', 'flags', flags)
      if (!(phGraph instanceof BigUint64Array) || phGraph.length < 1) requireArray('cuGraphCreate', 'phGraph', phGraph, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphCreate(phGraph, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphCreate', cuResult)
    }

    cuGraphAddKernelNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddKernelNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddKernelNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddKernelNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddKernelNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddKernelNode', 'nodeParams', nodeParams, 72, true)
      const cuResult = raw.cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddKernelNode', cuResult)
    }

    cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphKernelNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphKernelNodeGetParams', 'nodeParams', nodeParams, 72, true)
      const cuResult = raw.cuGraphKernelNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeGetParams', cuResult)
    }

    cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphKernelNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphKernelNodeSetParams', 'nodeParams', nodeParams, 72, true)
      const cuResult = raw.cuGraphKernelNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeSetParams', cuResult)
    }

    cuGraphAddMemcpyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, copyParams: Uint8Array | null, ctx: CUcontext): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddMemcpyNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddMemcpyNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuGraphAddMemcpyNode', 'ctx', ctx)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddMemcpyNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddMemcpyNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddMemcpyNode', 'copyParams', copyParams, 200, true)
      const cuResult = raw.cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemcpyNode', cuResult)
    }

    cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemcpyNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphMemcpyNodeGetParams', 'nodeParams', nodeParams, 200, true)
      const cuResult = raw.cuGraphMemcpyNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemcpyNodeGetParams', cuResult)
    }

    cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemcpyNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphMemcpyNodeSetParams', 'nodeParams', nodeParams, 200, true)
      const cuResult = raw.cuGraphMemcpyNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemcpyNodeSetParams', cuResult)
    }

    cuGraphAddMemsetNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, memsetParams: Uint8Array | null, ctx: CUcontext): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddMemsetNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddMemsetNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuGraphAddMemsetNode', 'ctx', ctx)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddMemsetNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddMemsetNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddMemsetNode', 'memsetParams', memsetParams, 40, true)
      const cuResult = raw.cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemsetNode', cuResult)
    }

    cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemsetNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphMemsetNodeGetParams', 'nodeParams', nodeParams, 40, true)
      const cuResult = raw.cuGraphMemsetNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemsetNodeGetParams', cuResult)
    }

    cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemsetNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphMemsetNodeSetParams', 'nodeParams', nodeParams, 40, true)
      const cuResult = raw.cuGraphMemsetNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemsetNodeSetParams', cuResult)
    }

    cuGraphAddHostNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddHostNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddHostNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddHostNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddHostNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddHostNode', 'nodeParams', nodeParams, 16, true)
      const cuResult = raw.cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddHostNode', cuResult)
    }

    cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphHostNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphHostNodeGetParams', 'nodeParams', nodeParams, 16, true)
      const cuResult = raw.cuGraphHostNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphHostNodeGetParams', cuResult)
    }

    cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphHostNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphHostNodeSetParams', 'nodeParams', nodeParams, 16, true)
      const cuResult = raw.cuGraphHostNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphHostNodeSetParams', cuResult)
    }

    cuGraphAddChildGraphNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, childGraph: CUgraph): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddChildGraphNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddChildGraphNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(childGraph) || Number(childGraph) < 0) requireUnsigned64('cuGraphAddChildGraphNode', 'childGraph', childGraph)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddChildGraphNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddChildGraphNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      const cuResult = raw.cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddChildGraphNode', cuResult)
    }

    cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphChildGraphNodeGetGraph', 'hNode', hNode)
      if (!(phGraph instanceof BigUint64Array) || phGraph.length < 1) requireArray('cuGraphChildGraphNodeGetGraph', 'phGraph', phGraph, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphChildGraphNodeGetGraph(hNode, phGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphChildGraphNodeGetGraph', cuResult)
    }

    cuGraphAddEmptyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddEmptyNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddEmptyNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddEmptyNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddEmptyNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      const cuResult = raw.cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEmptyNode', cuResult)
    }

    cuGraphAddEventRecordNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddEventRecordNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddEventRecordNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphAddEventRecordNode', 'event', event)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddEventRecordNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddEventRecordNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      const cuResult = raw.cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEventRecordNode', cuResult)
    }

    cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphEventRecordNodeGetEvent', 'hNode', hNode)
      if (!(event_out instanceof BigUint64Array) || event_out.length < 1) requireArray('cuGraphEventRecordNodeGetEvent', 'event_out', event_out, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphEventRecordNodeGetEvent(hNode, event_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventRecordNodeGetEvent', cuResult)
    }

    cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphEventRecordNodeSetEvent', 'hNode', hNode)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphEventRecordNodeSetEvent', 'event', event)
      const cuResult = raw.cuGraphEventRecordNodeSetEvent(hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventRecordNodeSetEvent', cuResult)
    }

    cuGraphAddEventWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddEventWaitNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddEventWaitNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphAddEventWaitNode', 'event', event)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddEventWaitNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddEventWaitNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      const cuResult = raw.cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEventWaitNode', cuResult)
    }

    cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphEventWaitNodeGetEvent', 'hNode', hNode)
      if (!(event_out instanceof BigUint64Array) || event_out.length < 1) requireArray('cuGraphEventWaitNodeGetEvent', 'event_out', event_out, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphEventWaitNodeGetEvent(hNode, event_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventWaitNodeGetEvent', cuResult)
    }

    cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphEventWaitNodeSetEvent', 'hNode', hNode)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphEventWaitNodeSetEvent', 'event', event)
      const cuResult = raw.cuGraphEventWaitNodeSetEvent(hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventWaitNodeSetEvent', cuResult)
    }

    cuGraphAddExternalSemaphoresSignalNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddExternalSemaphoresSignalNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddExternalSemaphoresSignalNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddExternalSemaphoresSignalNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddExternalSemaphoresSignalNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddExternalSemaphoresSignalNode', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddExternalSemaphoresSignalNode', cuResult)
    }

    cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExternalSemaphoresSignalNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphExternalSemaphoresSignalNodeGetParams', 'params_out', params_out, 24, true)
      const cuResult = raw.cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresSignalNodeGetParams', cuResult)
    }

    cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExternalSemaphoresSignalNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExternalSemaphoresSignalNodeSetParams', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresSignalNodeSetParams', cuResult)
    }

    cuGraphAddExternalSemaphoresWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddExternalSemaphoresWaitNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddExternalSemaphoresWaitNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddExternalSemaphoresWaitNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddExternalSemaphoresWaitNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddExternalSemaphoresWaitNode', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddExternalSemaphoresWaitNode', cuResult)
    }

    cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExternalSemaphoresWaitNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphExternalSemaphoresWaitNodeGetParams', 'params_out', params_out, 24, true)
      const cuResult = raw.cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresWaitNodeGetParams', cuResult)
    }

    cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExternalSemaphoresWaitNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExternalSemaphoresWaitNodeSetParams', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresWaitNodeSetParams', cuResult)
    }

    cuGraphAddBatchMemOpNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddBatchMemOpNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddBatchMemOpNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddBatchMemOpNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddBatchMemOpNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddBatchMemOpNode', 'nodeParams', nodeParams, 32, true)
      const cuResult = raw.cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddBatchMemOpNode', cuResult)
    }

    cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphBatchMemOpNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphBatchMemOpNodeGetParams', 'nodeParams_out', nodeParams_out, 32, true)
      const cuResult = raw.cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphBatchMemOpNodeGetParams', cuResult)
    }

    cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphBatchMemOpNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphBatchMemOpNodeSetParams', 'nodeParams', nodeParams, 32, true)
      const cuResult = raw.cuGraphBatchMemOpNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphBatchMemOpNodeSetParams', cuResult)
    }

    cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecBatchMemOpNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecBatchMemOpNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecBatchMemOpNodeSetParams', 'nodeParams', nodeParams, 32, true)
      const cuResult = raw.cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecBatchMemOpNodeSetParams', cuResult)
    }

    cuGraphAddMemAllocNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddMemAllocNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddMemAllocNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddMemAllocNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddMemAllocNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddMemAllocNode', 'nodeParams', nodeParams, 120, true)
      const cuResult = raw.cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemAllocNode', cuResult)
    }

    cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemAllocNodeGetParams', 'hNode', hNode)
      requireBytes('cuGraphMemAllocNodeGetParams', 'params_out', params_out, 120, true)
      const cuResult = raw.cuGraphMemAllocNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemAllocNodeGetParams', cuResult)
    }

    cuGraphAddMemFreeNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, dptr: CUdeviceptr): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddMemFreeNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddMemFreeNode', 'numDependencies', numDependencies)
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuGraphAddMemFreeNode', 'dptr', dptr)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddMemFreeNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddMemFreeNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      const cuResult = raw.cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemFreeNode', cuResult)
    }

    cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphMemFreeNodeGetParams', 'hNode', hNode)
      if (!(dptr_out instanceof BigUint64Array) || dptr_out.length < 1) requireArray('cuGraphMemFreeNodeGetParams', 'dptr_out', dptr_out, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphMemFreeNodeGetParams(hNode, dptr_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemFreeNodeGetParams', cuResult)
    }

    cuDeviceGraphMemTrim(device: number): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceGraphMemTrim', 'device', device, -2147483648, 2147483647)
      const cuResult = raw.cuDeviceGraphMemTrim(device)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGraphMemTrim', cuResult)
    }

    cuDeviceGetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceGetGraphMemAttribute', 'device', device, -2147483648, 2147483647)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuDeviceGetGraphMemAttribute', 'attr', attr, -2147483648, 2147483647)
      requireMemory('cuDeviceGetGraphMemAttribute', 'value', value, 1)
      const cuResult = raw.cuDeviceGetGraphMemAttribute(device, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetGraphMemAttribute', cuResult)
    }

    cuDeviceSetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceSetGraphMemAttribute', 'device', device, -2147483648, 2147483647)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuDeviceSetGraphMemAttribute', 'attr', attr, -2147483648, 2147483647)
      requireMemory('cuDeviceSetGraphMemAttribute', 'value', value, 1)
      const cuResult = raw.cuDeviceSetGraphMemAttribute(device, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceSetGraphMemAttribute', cuResult)
    }

    cuGraphClone(phGraphClone: BigUint64Array | null, originalGraph: CUgraph): number {
      if (!Number.isSafeInteger(originalGraph) || Number(originalGraph) < 0) requireUnsigned64('cuGraphClone', 'originalGraph', originalGraph)
      if (!(phGraphClone instanceof BigUint64Array) || phGraphClone.length < 1) requireArray('cuGraphClone', 'phGraphClone', phGraphClone, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphClone(phGraphClone, originalGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphClone', cuResult)
    }

    cuGraphNodeFindInClone(phNode: BigUint64Array | null, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph): number {
      if (!Number.isSafeInteger(hOriginalNode) || Number(hOriginalNode) < 0) requireUnsigned64('cuGraphNodeFindInClone', 'hOriginalNode', hOriginalNode)
      if (!Number.isSafeInteger(hClonedGraph) || Number(hClonedGraph) < 0) requireUnsigned64('cuGraphNodeFindInClone', 'hClonedGraph', hClonedGraph)
      if (!(phNode instanceof BigUint64Array) || phNode.length < 1) requireArray('cuGraphNodeFindInClone', 'phNode', phNode, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeFindInClone', cuResult)
    }

    cuGraphNodeGetType(hNode: CUgraphNode, type: Int32Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeGetType', 'hNode', hNode)
      if (!(type instanceof Int32Array) || type.length < 1) requireArray('cuGraphNodeGetType', 'type', type, 'Int32Array', 1)
      const cuResult = raw.cuGraphNodeGetType(hNode, type)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetType', cuResult)
    }

    cuGraphGetNodes(hGraph: CUgraph, nodes: BigUint64Array | null, numNodes: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphGetNodes', 'hGraph', hGraph)
      if (!(numNodes instanceof BigUint64Array) || numNodes.length < 1) requireArray('cuGraphGetNodes', 'numNodes', numNodes, 'BigUint64Array', 1)
      if (!(nodes instanceof BigUint64Array) || nodes.length < firstOf(numNodes)) requireArray('cuGraphGetNodes', 'nodes', nodes, 'BigUint64Array', firstOf(numNodes))
      const cuResult = raw.cuGraphGetNodes(hGraph, nodes, numNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetNodes', cuResult)
    }

    cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: BigUint64Array | null, numRootNodes: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphGetRootNodes', 'hGraph', hGraph)
      if (!(numRootNodes instanceof BigUint64Array) || numRootNodes.length < 1) requireArray('cuGraphGetRootNodes', 'numRootNodes', numRootNodes, 'BigUint64Array', 1)
      if (!(rootNodes instanceof BigUint64Array) || rootNodes.length < firstOf(numRootNodes)) requireArray('cuGraphGetRootNodes', 'rootNodes', rootNodes, 'BigUint64Array', firstOf(numRootNodes))
      const cuResult = raw.cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetRootNodes', cuResult)
    }

    cuGraphGetEdges(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numEdges: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphGetEdges', 'hGraph', hGraph)
      if (!(numEdges instanceof BigUint64Array) || numEdges.length < 1) requireArray('cuGraphGetEdges', 'numEdges', numEdges, 'BigUint64Array', 1)
      if (!(from instanceof BigUint64Array) || from.length < firstOf(numEdges)) requireArray('cuGraphGetEdges', 'from', from, 'BigUint64Array', firstOf(numEdges))
      if (!(to instanceof BigUint64Array) || to.length < firstOf(numEdges)) requireArray('cuGraphGetEdges', 'to', to, 'BigUint64Array', firstOf(numEdges))
      requireBytes('cuGraphGetEdges', 'edgeData', edgeData, firstOf(numEdges) * 8, true)
      const cuResult = raw.cuGraphGetEdges(hGraph, from, to, edgeData, numEdges)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetEdges', cuResult)
    }

    cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeGetDependencies', 'hNode', hNode)
      if (!(numDependencies instanceof BigUint64Array) || numDependencies.length < 1) requireArray('cuGraphNodeGetDependencies', 'numDependencies', numDependencies, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < firstOf(numDependencies)) requireArray('cuGraphNodeGetDependencies', 'dependencies', dependencies, 'BigUint64Array', firstOf(numDependencies))
      requireBytes('cuGraphNodeGetDependencies', 'edgeData', edgeData, firstOf(numDependencies) * 8, true)
      const cuResult = raw.cuGraphNodeGetDependencies(hNode, dependencies, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetDependencies', cuResult)
    }

    cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: BigUint64Array | null, edgeData: Uint8Array | null, numDependentNodes: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeGetDependentNodes', 'hNode', hNode)
      if (!(numDependentNodes instanceof BigUint64Array) || numDependentNodes.length < 1) requireArray('cuGraphNodeGetDependentNodes', 'numDependentNodes', numDependentNodes, 'BigUint64Array', 1)
      if (!(dependentNodes instanceof BigUint64Array) || dependentNodes.length < firstOf(numDependentNodes)) requireArray('cuGraphNodeGetDependentNodes', 'dependentNodes', dependentNodes, 'BigUint64Array', firstOf(numDependentNodes))
      requireBytes('cuGraphNodeGetDependentNodes', 'edgeData', edgeData, firstOf(numDependentNodes) * 8, true)
      const cuResult = raw.cuGraphNodeGetDependentNodes(hNode, dependentNodes, edgeData, numDependentNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetDependentNodes', cuResult)
    }

    cuGraphAddDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddDependencies', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddDependencies', 'numDependencies', numDependencies)
      if (!(from instanceof BigUint64Array) || from.length < Number(numDependencies)) requireArray('cuGraphAddDependencies', 'from', from, 'BigUint64Array', Number(numDependencies))
      if (!(to instanceof BigUint64Array) || to.length < Number(numDependencies)) requireArray('cuGraphAddDependencies', 'to', to, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddDependencies', 'edgeData', edgeData, Number(numDependencies) * 8, true)
      const cuResult = raw.cuGraphAddDependencies(hGraph, from, to, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddDependencies', cuResult)
    }

    cuGraphRemoveDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphRemoveDependencies', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphRemoveDependencies', 'numDependencies', numDependencies)
      if (!(from instanceof BigUint64Array) || from.length < Number(numDependencies)) requireArray('cuGraphRemoveDependencies', 'from', from, 'BigUint64Array', Number(numDependencies))
      if (!(to instanceof BigUint64Array) || to.length < Number(numDependencies)) requireArray('cuGraphRemoveDependencies', 'to', to, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphRemoveDependencies', 'edgeData', edgeData, Number(numDependencies) * 8, true)
      const cuResult = raw.cuGraphRemoveDependencies(hGraph, from, to, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphRemoveDependencies', cuResult)
    }

    cuGraphDestroyNode(hNode: CUgraphNode): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphDestroyNode', 'hNode', hNode)
      const cuResult = raw.cuGraphDestroyNode(hNode)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDestroyNode', cuResult)
    }

    cuGraphInstantiate(phGraphExec: BigUint64Array | null, hGraph: CUgraph, flags: number | bigint): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphInstantiate', 'hGraph', hGraph)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuGraphInstantiate', 'flags', flags)
      if (!(phGraphExec instanceof BigUint64Array) || phGraphExec.length < 1) requireArray('cuGraphInstantiate', 'phGraphExec', phGraphExec, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphInstantiate(phGraphExec, hGraph, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphInstantiate', cuResult)
    }

    cuGraphInstantiateWithParams(phGraphExec: BigUint64Array | null, hGraph: CUgraph, instantiateParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphInstantiateWithParams', 'hGraph', hGraph)
      if (!(phGraphExec instanceof BigUint64Array) || phGraphExec.length < 1) requireArray('cuGraphInstantiateWithParams', 'phGraphExec', phGraphExec, 'BigUint64Array', 1)
      requireBytes('cuGraphInstantiateWithParams', 'instantiateParams', instantiateParams, 32, true)
      const cuResult = raw.cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphInstantiateWithParams', cuResult)
    }

    cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecGetFlags', 'hGraphExec', hGraphExec)
      if (!(flags instanceof BigUint64Array) || flags.length < 1) requireArray('cuGraphExecGetFlags', 'flags', flags, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphExecGetFlags(hGraphExec, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecGetFlags', cuResult)
    }

    cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecKernelNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecKernelNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecKernelNodeSetParams', 'nodeParams', nodeParams, 72, true)
      const cuResult = raw.cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecKernelNodeSetParams', cuResult)
    }

    cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: Uint8Array | null, ctx: CUcontext): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'hNode', hNode)
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'ctx', ctx)
      requireBytes('cuGraphExecMemcpyNodeSetParams', 'copyParams', copyParams, 200, true)
      const cuResult = raw.cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecMemcpyNodeSetParams', cuResult)
    }

    cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: Uint8Array | null, ctx: CUcontext): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'hNode', hNode)
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'ctx', ctx)
      requireBytes('cuGraphExecMemsetNodeSetParams', 'memsetParams', memsetParams, 40, true)
      const cuResult = raw.cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecMemsetNodeSetParams', cuResult)
    }

    cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecHostNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecHostNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecHostNodeSetParams', 'nodeParams', nodeParams, 16, true)
      const cuResult = raw.cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecHostNodeSetParams', cuResult)
    }

    cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'hNode', hNode)
      if (!Number.isSafeInteger(childGraph) || Number(childGraph) < 0) requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'childGraph', childGraph)
      const cuResult = raw.cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecChildGraphNodeSetParams', cuResult)
    }

    cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'hNode', hNode)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'event', event)
      const cuResult = raw.cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecEventRecordNodeSetEvent', cuResult)
    }

    cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'hNode', hNode)
      if (!Number.isSafeInteger(event) || Number(event) < 0) requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'event', event)
      const cuResult = raw.cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecEventWaitNodeSetEvent', cuResult)
    }

    cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecExternalSemaphoresSignalNodeSetParams', cuResult)
    }

    cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'nodeParams', nodeParams, 24, true)
      const cuResult = raw.cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecExternalSemaphoresWaitNodeSetParams', cuResult)
    }

    cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: number): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphNodeSetEnabled', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeSetEnabled', 'hNode', hNode)
      if (typeof isEnabled !== 'number' || isEnabled >>> 0 !== isEnabled) requireUnsigned32('cuGraphNodeSetEnabled', 'isEnabled', isEnabled)
      const cuResult = raw.cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeSetEnabled', cuResult)
    }

    cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: Uint32Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphNodeGetEnabled', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeGetEnabled', 'hNode', hNode)
      if (!(isEnabled instanceof Uint32Array) || isEnabled.length < 1) requireArray('cuGraphNodeGetEnabled', 'isEnabled', isEnabled, 'Uint32Array', 1)
      const cuResult = raw.cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetEnabled', cuResult)
    }

    cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphUpload', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuGraphUpload', 'hStream', hStream)
      const cuResult = raw.cuGraphUpload(hGraphExec, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphUpload', cuResult)
    }

    cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphLaunch', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuGraphLaunch', 'hStream', hStream)
      const cuResult = raw.cuGraphLaunch(hGraphExec, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphLaunch', cuResult)
    }

    cuGraphExecDestroy(hGraphExec: CUgraphExec): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecDestroy', 'hGraphExec', hGraphExec)
      const cuResult = raw.cuGraphExecDestroy(hGraphExec)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecDestroy', cuResult)
    }

    cuGraphDestroy(hGraph: CUgraph): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphDestroy', 'hGraph', hGraph)
      const cuResult = raw.cuGraphDestroy(hGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDestroy', cuResult)
    }

    cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecUpdate', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphExecUpdate', 'hGraph', hGraph)
      requireBytes('cuGraphExecUpdate', 'resultInfo', resultInfo, 24, true)
      const cuResult = raw.cuGraphExecUpdate(hGraphExec, hGraph, resultInfo)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecUpdate', cuResult)
    }

    cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode): number {
      if (!Number.isSafeInteger(dst) || Number(dst) < 0) requireUnsigned64('cuGraphKernelNodeCopyAttributes', 'dst', dst)
      if (!Number.isSafeInteger(src) || Number(src) < 0) requireUnsigned64('cuGraphKernelNodeCopyAttributes', 'src', src)
      const cuResult = raw.cuGraphKernelNodeCopyAttributes(dst, src)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeCopyAttributes', cuResult)
    }

    cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: number, value_out: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphKernelNodeGetAttribute', 'hNode', hNode)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuGraphKernelNodeGetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireBytes('cuGraphKernelNodeGetAttribute', 'value_out', value_out, 64, true)
      const cuResult = raw.cuGraphKernelNodeGetAttribute(hNode, attr, value_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeGetAttribute', cuResult)
    }

    cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: number, value: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphKernelNodeSetAttribute', 'hNode', hNode)
      if (typeof attr !== 'number' || (attr | 0) !== attr) requireInteger('cuGraphKernelNodeSetAttribute', 'attr', attr, -2147483648, 2147483647)
      requireBytes('cuGraphKernelNodeSetAttribute', 'value', value, 64, true)
      const cuResult = raw.cuGraphKernelNodeSetAttribute(hNode, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeSetAttribute', cuResult)
    }

    cuGraphDebugDotPrint(hGraph: CUgraph, path: string | null, flags: number): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphDebugDotPrint', 'hGraph', hGraph)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGraphDebugDotPrint', 'flags', flags)
      requireString('cuGraphDebugDotPrint', 'path', path)
      const cuResult = raw.cuGraphDebugDotPrint(hGraph, path, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDebugDotPrint', cuResult)
    }

    cuUserObjectCreate(object_out: BigUint64Array | null, ptr: HostMemory, destroy: CUhostFn, initialRefcount: number, flags: number): number {
      if (!Number.isSafeInteger(destroy) || Number(destroy) < 0) requireUnsigned64('cuUserObjectCreate', 'destroy', destroy)
      if (typeof initialRefcount !== 'number' || initialRefcount >>> 0 !== initialRefcount) requireUnsigned32('cuUserObjectCreate', 'initialRefcount', initialRefcount)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuUserObjectCreate', 'flags', flags)
      if (!(object_out instanceof BigUint64Array) || object_out.length < 1) requireArray('cuUserObjectCreate', 'object_out', object_out, 'BigUint64Array', 1)
      requireMemory('cuUserObjectCreate', 'ptr', ptr, 1)
      const cuResult = raw.cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectCreate', cuResult)
    }

    cuUserObjectRetain(object: CUuserObject, count: number): number {
      if (!Number.isSafeInteger(object) || Number(object) < 0) requireUnsigned64('cuUserObjectRetain', 'object', object)
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuUserObjectRetain', 'count', count)
      const cuResult = raw.cuUserObjectRetain(object, count)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectRetain', cuResult)
    }

    cuUserObjectRelease(object: CUuserObject, count: number): number {
      if (!Number.isSafeInteger(object) || Number(object) < 0) requireUnsigned64('cuUserObjectRelease', 'object', object)
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuUserObjectRelease', 'count', count)
      const cuResult = raw.cuUserObjectRelease(object, count)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectRelease', cuResult)
    }

    cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: number, flags: number): number {
      if (!Number.isSafeInteger(graph) || Number(graph) < 0) requireUnsigned64('cuGraphRetainUserObject', 'graph', graph)
      if (!Number.isSafeInteger(object) || Number(object) < 0) requireUnsigned64('cuGraphRetainUserObject', 'object', object)
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuGraphRetainUserObject', 'count', count)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGraphRetainUserObject', 'flags', flags)
      const cuResult = raw.cuGraphRetainUserObject(graph, object, count, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphRetainUserObject', cuResult)
    }

    cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: number): number {
      if (!Number.isSafeInteger(graph) || Number(graph) < 0) requireUnsigned64('cuGraphReleaseUserObject', 'graph', graph)
      if (!Number.isSafeInteger(object) || Number(object) < 0) requireUnsigned64('cuGraphReleaseUserObject', 'object', object)
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuGraphReleaseUserObject', 'count', count)
      const cuResult = raw.cuGraphReleaseUserObject(graph, object, count)
      return cuResult === 0 ? 0 : checker.judge('cuGraphReleaseUserObject', cuResult)
    }

    cuGraphAddNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphAddNode', 'hGraph', hGraph)
      if (!Number.isSafeInteger(numDependencies) || Number(numDependencies) < 0) requireUnsigned64('cuGraphAddNode', 'numDependencies', numDependencies)
      if (!(phGraphNode instanceof BigUint64Array) || phGraphNode.length < 1) requireArray('cuGraphAddNode', 'phGraphNode', phGraphNode, 'BigUint64Array', 1)
      if (!(dependencies instanceof BigUint64Array) || dependencies.length < Number(numDependencies)) requireArray('cuGraphAddNode', 'dependencies', dependencies, 'BigUint64Array', Number(numDependencies))
      requireBytes('cuGraphAddNode', 'dependencyData', dependencyData, Number(numDependencies) * 8, true)
      requireBytes('cuGraphAddNode', 'nodeParams', nodeParams, 256, true)
      const cuResult = raw.cuGraphAddNode(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddNode', cuResult)
    }

    cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphNodeSetParams', 'nodeParams', nodeParams, 256, true)
      const cuResult = raw.cuGraphNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeSetParams', cuResult)
    }

    cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!Number.isSafeInteger(hGraphExec) || Number(hGraphExec) < 0) requireUnsigned64('cuGraphExecNodeSetParams', 'hGraphExec', hGraphExec)
      if (!Number.isSafeInteger(hNode) || Number(hNode) < 0) requireUnsigned64('cuGraphExecNodeSetParams', 'hNode', hNode)
      requireBytes('cuGraphExecNodeSetParams', 'nodeParams', nodeParams, 256, true)
      const cuResult = raw.cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecNodeSetParams', cuResult)
    }

    cuGraphConditionalHandleCreate(pHandle_out: BigUint64Array | null, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: number, flags: number): number {
      if (!Number.isSafeInteger(hGraph) || Number(hGraph) < 0) requireUnsigned64('cuGraphConditionalHandleCreate', 'hGraph', hGraph)
      if (!Number.isSafeInteger(ctx) || Number(ctx) < 0) requireUnsigned64('cuGraphConditionalHandleCreate', 'ctx', ctx)
      if (typeof defaultLaunchValue !== 'number' || defaultLaunchValue >>> 0 !== defaultLaunchValue) requireUnsigned32('cuGraphConditionalHandleCreate', 'defaultLaunchValue', defaultLaunchValue)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGraphConditionalHandleCreate', 'flags', flags)
      if (!(pHandle_out instanceof BigUint64Array) || pHandle_out.length < 1) requireArray('cuGraphConditionalHandleCreate', 'pHandle_out', pHandle_out, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphConditionalHandleCreate', cuResult)
    }

    cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'func', func)
      if (typeof blockSize !== 'number' || (blockSize | 0) !== blockSize) requireInteger('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'blockSize', blockSize, -2147483648, 2147483647)
      if (!Number.isSafeInteger(dynamicSMemSize) || Number(dynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'dynamicSMemSize', dynamicSMemSize)
      if (!(numBlocks instanceof Int32Array) || numBlocks.length < 1) requireArray('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'numBlocks', numBlocks, 'Int32Array', 1)
      const cuResult = raw.cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessor', cuResult)
    }

    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number, flags: number): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'func', func)
      if (typeof blockSize !== 'number' || (blockSize | 0) !== blockSize) requireInteger('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'blockSize', blockSize, -2147483648, 2147483647)
      if (!Number.isSafeInteger(dynamicSMemSize) || Number(dynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'dynamicSMemSize', dynamicSMemSize)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'flags', flags)
      if (!(numBlocks instanceof Int32Array) || numBlocks.length < 1) requireArray('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'numBlocks', numBlocks, 'Int32Array', 1)
      const cuResult = raw.cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', cuResult)
    }

    cuOccupancyMaxPotentialBlockSize(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'func', func)
      if (!Number.isSafeInteger(blockSizeToDynamicSMemSize) || Number(blockSizeToDynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'blockSizeToDynamicSMemSize', blockSizeToDynamicSMemSize)
      if (!Number.isSafeInteger(dynamicSMemSize) || Number(dynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'dynamicSMemSize', dynamicSMemSize)
      if (typeof blockSizeLimit !== 'number' || (blockSizeLimit | 0) !== blockSizeLimit) requireInteger('cuOccupancyMaxPotentialBlockSize', 'blockSizeLimit', blockSizeLimit, -2147483648, 2147483647)
      if (!(minGridSize instanceof Int32Array) || minGridSize.length < 1) requireArray('cuOccupancyMaxPotentialBlockSize', 'minGridSize', minGridSize, 'Int32Array', 1)
      if (!(blockSize instanceof Int32Array) || blockSize.length < 1) requireArray('cuOccupancyMaxPotentialBlockSize', 'blockSize', blockSize, 'Int32Array', 1)
      const cuResult = raw.cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialBlockSize', cuResult)
    }

    cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number, flags: number): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'func', func)
      if (!Number.isSafeInteger(blockSizeToDynamicSMemSize) || Number(blockSizeToDynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSizeToDynamicSMemSize', blockSizeToDynamicSMemSize)
      if (!Number.isSafeInteger(dynamicSMemSize) || Number(dynamicSMemSize) < 0) requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'dynamicSMemSize', dynamicSMemSize)
      if (typeof blockSizeLimit !== 'number' || (blockSizeLimit | 0) !== blockSizeLimit) requireInteger('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSizeLimit', blockSizeLimit, -2147483648, 2147483647)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuOccupancyMaxPotentialBlockSizeWithFlags', 'flags', flags)
      if (!(minGridSize instanceof Int32Array) || minGridSize.length < 1) requireArray('cuOccupancyMaxPotentialBlockSizeWithFlags', 'minGridSize', minGridSize, 'Int32Array', 1)
      if (!(blockSize instanceof Int32Array) || blockSize.length < 1) requireArray('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSize', blockSize, 'Int32Array', 1)
      const cuResult = raw.cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialBlockSizeWithFlags', cuResult)
    }

    cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: BigUint64Array | null, func: CUfunction, numBlocks: number, blockSize: number): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyAvailableDynamicSMemPerBlock', 'func', func)
      if (typeof numBlocks !== 'number' || (numBlocks | 0) !== numBlocks) requireInteger('cuOccupancyAvailableDynamicSMemPerBlock', 'numBlocks', numBlocks, -2147483648, 2147483647)
      if (typeof blockSize !== 'number' || (blockSize | 0) !== blockSize) requireInteger('cuOccupancyAvailableDynamicSMemPerBlock', 'blockSize', blockSize, -2147483648, 2147483647)
      if (!(dynamicSmemSize instanceof BigUint64Array) || dynamicSmemSize.length < 1) requireArray('cuOccupancyAvailableDynamicSMemPerBlock', 'dynamicSmemSize', dynamicSmemSize, 'BigUint64Array', 1)
      const cuResult = raw.cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyAvailableDynamicSMemPerBlock', cuResult)
    }

    cuOccupancyMaxPotentialClusterSize(clusterSize: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxPotentialClusterSize', 'func', func)
      if (!(clusterSize instanceof Int32Array) || clusterSize.length < 1) requireArray('cuOccupancyMaxPotentialClusterSize', 'clusterSize', clusterSize, 'Int32Array', 1)
      requireBytes('cuOccupancyMaxPotentialClusterSize', 'config', config, 56, true)
      const cuResult = raw.cuOccupancyMaxPotentialClusterSize(clusterSize, func, config)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialClusterSize', cuResult)
    }

    cuOccupancyMaxActiveClusters(numClusters: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
      if (!Number.isSafeInteger(func) || Number(func) < 0) requireUnsigned64('cuOccupancyMaxActiveClusters', 'func', func)
      if (!(numClusters instanceof Int32Array) || numClusters.length < 1) requireArray('cuOccupancyMaxActiveClusters', 'numClusters', numClusters, 'Int32Array', 1)
      requireBytes('cuOccupancyMaxActiveClusters', 'config', config, 56, true)
      const cuResult = raw.cuOccupancyMaxActiveClusters(numClusters, func, config)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveClusters', cuResult)
    }

    cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetArray', 'hTexRef', hTexRef)
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuTexRefSetArray', 'hArray', hArray)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetArray', 'Flags', Flags)
      const cuResult = raw.cuTexRefSetArray(hTexRef, hArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetArray', cuResult)
    }

    cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetMipmappedArray', 'hTexRef', hTexRef)
      if (!Number.isSafeInteger(hMipmappedArray) || Number(hMipmappedArray) < 0) requireUnsigned64('cuTexRefSetMipmappedArray', 'hMipmappedArray', hMipmappedArray)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetMipmappedArray', 'Flags', Flags)
      const cuResult = raw.cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmappedArray', cuResult)
    }

    cuTexRefSetAddress(ByteOffset: BigUint64Array | null, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetAddress', 'hTexRef', hTexRef)
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuTexRefSetAddress', 'dptr', dptr)
      if (!Number.isSafeInteger(bytes) || Number(bytes) < 0) requireUnsigned64('cuTexRefSetAddress', 'bytes', bytes)
      if (!(ByteOffset instanceof BigUint64Array) || ByteOffset.length < 1) requireArray('cuTexRefSetAddress', 'ByteOffset', ByteOffset, 'BigUint64Array', 1)
      const cuResult = raw.cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddress', cuResult)
    }

    cuTexRefSetAddress2D(hTexRef: CUtexref, desc: Uint8Array | null, dptr: CUdeviceptr, Pitch: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetAddress2D', 'hTexRef', hTexRef)
      if (!Number.isSafeInteger(dptr) || Number(dptr) < 0) requireUnsigned64('cuTexRefSetAddress2D', 'dptr', dptr)
      if (!Number.isSafeInteger(Pitch) || Number(Pitch) < 0) requireUnsigned64('cuTexRefSetAddress2D', 'Pitch', Pitch)
      requireBytes('cuTexRefSetAddress2D', 'desc', desc, 24, true)
      const cuResult = raw.cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddress2D', cuResult)
    }

    cuTexRefSetFormat(hTexRef: CUtexref, fmt: number, NumPackedComponents: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetFormat', 'hTexRef', hTexRef)
      if (typeof fmt !== 'number' || (fmt | 0) !== fmt) requireInteger('cuTexRefSetFormat', 'fmt', fmt, -2147483648, 2147483647)
      if (typeof NumPackedComponents !== 'number' || (NumPackedComponents | 0) !== NumPackedComponents) requireInteger('cuTexRefSetFormat', 'NumPackedComponents', NumPackedComponents, -2147483648, 2147483647)
      const cuResult = raw.cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFormat', cuResult)
    }

    cuTexRefSetAddressMode(hTexRef: CUtexref, dim: number, am: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetAddressMode', 'hTexRef', hTexRef)
      if (typeof dim !== 'number' || (dim | 0) !== dim) requireInteger('cuTexRefSetAddressMode', 'dim', dim, -2147483648, 2147483647)
      if (typeof am !== 'number' || (am | 0) !== am) requireInteger('cuTexRefSetAddressMode', 'am', am, -2147483648, 2147483647)
      const cuResult = raw.cuTexRefSetAddressMode(hTexRef, dim, am)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddressMode', cuResult)
    }

    cuTexRefSetFilterMode(hTexRef: CUtexref, fm: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetFilterMode', 'hTexRef', hTexRef)
      if (typeof fm !== 'number' || (fm | 0) !== fm) requireInteger('cuTexRefSetFilterMode', 'fm', fm, -2147483648, 2147483647)
      const cuResult = raw.cuTexRefSetFilterMode(hTexRef, fm)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFilterMode', cuResult)
    }

    cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetMipmapFilterMode', 'hTexRef', hTexRef)
      if (typeof fm !== 'number' || (fm | 0) !== fm) requireInteger('cuTexRefSetMipmapFilterMode', 'fm', fm, -2147483648, 2147483647)
      const cuResult = raw.cuTexRefSetMipmapFilterMode(hTexRef, fm)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapFilterMode', cuResult)
    }

    cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetMipmapLevelBias', 'hTexRef', hTexRef)
      requireNumber('cuTexRefSetMipmapLevelBias', 'bias', bias)
      const cuResult = raw.cuTexRefSetMipmapLevelBias(hTexRef, bias)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapLevelBias', cuResult)
    }

    cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: number, maxMipmapLevelClamp: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetMipmapLevelClamp', 'hTexRef', hTexRef)
      requireNumber('cuTexRefSetMipmapLevelClamp', 'minMipmapLevelClamp', minMipmapLevelClamp)
      requireNumber('cuTexRefSetMipmapLevelClamp', 'maxMipmapLevelClamp', maxMipmapLevelClamp)
      const cuResult = raw.cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapLevelClamp', cuResult)
    }

    cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetMaxAnisotropy', 'hTexRef', hTexRef)
      if (typeof maxAniso !== 'number' || maxAniso >>> 0 !== maxAniso) requireUnsigned32('cuTexRefSetMaxAnisotropy', 'maxAniso', maxAniso)
      const cuResult = raw.cuTexRefSetMaxAnisotropy(hTexRef, maxAniso)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMaxAnisotropy', cuResult)
    }

    cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: Float32Array | null): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetBorderColor', 'hTexRef', hTexRef)
      if (!(pBorderColor instanceof Float32Array) || pBorderColor.length < 4) requireArray('cuTexRefSetBorderColor', 'pBorderColor', pBorderColor, 'Float32Array', 4)
      const cuResult = raw.cuTexRefSetBorderColor(hTexRef, pBorderColor)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetBorderColor', cuResult)
    }

    cuTexRefSetFlags(hTexRef: CUtexref, Flags: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefSetFlags', 'hTexRef', hTexRef)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetFlags', 'Flags', Flags)
      const cuResult = raw.cuTexRefSetFlags(hTexRef, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFlags', cuResult)
    }

    cuTexRefGetAddress(pdptr: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetAddress', 'hTexRef', hTexRef)
      if (!(pdptr instanceof BigUint64Array) || pdptr.length < 1) requireArray('cuTexRefGetAddress', 'pdptr', pdptr, 'BigUint64Array', 1)
      const cuResult = raw.cuTexRefGetAddress(pdptr, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetAddress', cuResult)
    }

    cuTexRefGetArray(phArray: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetArray', 'hTexRef', hTexRef)
      if (!(phArray instanceof BigUint64Array) || phArray.length < 1) requireArray('cuTexRefGetArray', 'phArray', phArray, 'BigUint64Array', 1)
      const cuResult = raw.cuTexRefGetArray(phArray, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetArray', cuResult)
    }

    cuTexRefGetMipmappedArray(phMipmappedArray: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetMipmappedArray', 'hTexRef', hTexRef)
      if (!(phMipmappedArray instanceof BigUint64Array) || phMipmappedArray.length < 1) requireArray('cuTexRefGetMipmappedArray', 'phMipmappedArray', phMipmappedArray, 'BigUint64Array', 1)
      const cuResult = raw.cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmappedArray', cuResult)
    }

    cuTexRefGetAddressMode(pam: Int32Array | null, hTexRef: CUtexref, dim: number): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetAddressMode', 'hTexRef', hTexRef)
      if (typeof dim !== 'number' || (dim | 0) !== dim) requireInteger('cuTexRefGetAddressMode', 'dim', dim, -2147483648, 2147483647)
      if (!(pam instanceof Int32Array) || pam.length < 1) requireArray('cuTexRefGetAddressMode', 'pam', pam, 'Int32Array', 1)
      const cuResult = raw.cuTexRefGetAddressMode(pam, hTexRef, dim)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetAddressMode', cuResult)
    }

    cuTexRefGetFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetFilterMode', 'hTexRef', hTexRef)
      if (!(pfm instanceof Int32Array) || pfm.length < 1) requireArray('cuTexRefGetFilterMode', 'pfm', pfm, 'Int32Array', 1)
      const cuResult = raw.cuTexRefGetFilterMode(pfm, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFilterMode', cuResult)
    }

    cuTexRefGetFormat(pFormat: Int32Array | null, pNumChannels: Int32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetFormat', 'hTexRef', hTexRef)
      if (!(pFormat instanceof Int32Array) || pFormat.length < 1) requireArray('cuTexRefGetFormat', 'pFormat', pFormat, 'Int32Array', 1)
      if (!(pNumChannels instanceof Int32Array) || pNumChannels.length < 1) requireArray('cuTexRefGetFormat', 'pNumChannels', pNumChannels, 'Int32Array', 1)
      const cuResult = raw.cuTexRefGetFormat(pFormat, pNumChannels, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFormat', cuResult)
    }

    cuTexRefGetMipmapFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetMipmapFilterMode', 'hTexRef', hTexRef)
      if (!(pfm instanceof Int32Array) || pfm.length < 1) requireArray('cuTexRefGetMipmapFilterMode', 'pfm', pfm, 'Int32Array', 1)
      const cuResult = raw.cuTexRefGetMipmapFilterMode(pfm, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapFilterMode', cuResult)
    }

    cuTexRefGetMipmapLevelBias(pbias: Float32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetMipmapLevelBias', 'hTexRef', hTexRef)
      if (!(pbias instanceof Float32Array) || pbias.length < 1) requireArray('cuTexRefGetMipmapLevelBias', 'pbias', pbias, 'Float32Array', 1)
      const cuResult = raw.cuTexRefGetMipmapLevelBias(pbias, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapLevelBias', cuResult)
    }

    cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Float32Array | null, pmaxMipmapLevelClamp: Float32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetMipmapLevelClamp', 'hTexRef', hTexRef)
      if (!(pminMipmapLevelClamp instanceof Float32Array) || pminMipmapLevelClamp.length < 1) requireArray('cuTexRefGetMipmapLevelClamp', 'pminMipmapLevelClamp', pminMipmapLevelClamp, 'Float32Array', 1)
      if (!(pmaxMipmapLevelClamp instanceof Float32Array) || pmaxMipmapLevelClamp.length < 1) requireArray('cuTexRefGetMipmapLevelClamp', 'pmaxMipmapLevelClamp', pmaxMipmapLevelClamp, 'Float32Array', 1)
      const cuResult = raw.cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapLevelClamp', cuResult)
    }

    cuTexRefGetMaxAnisotropy(pmaxAniso: Int32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetMaxAnisotropy', 'hTexRef', hTexRef)
      if (!(pmaxAniso instanceof Int32Array) || pmaxAniso.length < 1) requireArray('cuTexRefGetMaxAnisotropy', 'pmaxAniso', pmaxAniso, 'Int32Array', 1)
      const cuResult = raw.cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMaxAnisotropy', cuResult)
    }

    cuTexRefGetBorderColor(pBorderColor: Float32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetBorderColor', 'hTexRef', hTexRef)
      if (!(pBorderColor instanceof Float32Array) || pBorderColor.length < 4) requireArray('cuTexRefGetBorderColor', 'pBorderColor', pBorderColor, 'Float32Array', 4)
      const cuResult = raw.cuTexRefGetBorderColor(pBorderColor, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetBorderColor', cuResult)
    }

    cuTexRefGetFlags(pFlags: Uint32Array | null, hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefGetFlags', 'hTexRef', hTexRef)
      if (!(pFlags instanceof Uint32Array) || pFlags.length < 1) requireArray('cuTexRefGetFlags', 'pFlags', pFlags, 'Uint32Array', 1)
      const cuResult = raw.cuTexRefGetFlags(pFlags, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFlags', cuResult)
    }

    cuTexRefCreate(pTexRef: BigUint64Array | null): number {
      if (!(pTexRef instanceof BigUint64Array) || pTexRef.length < 1) requireArray('cuTexRefCreate', 'pTexRef', pTexRef, 'BigUint64Array', 1)
      const cuResult = raw.cuTexRefCreate(pTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefCreate', cuResult)
    }

    cuTexRefDestroy(hTexRef: CUtexref): number {
      if (!Number.isSafeInteger(hTexRef) || Number(hTexRef) < 0) requireUnsigned64('cuTexRefDestroy', 'hTexRef', hTexRef)
      const cuResult = raw.cuTexRefDestroy(hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefDestroy', cuResult)
    }

    cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: number): number {
      if (!Number.isSafeInteger(hSurfRef) || Number(hSurfRef) < 0) requireUnsigned64('cuSurfRefSetArray', 'hSurfRef', hSurfRef)
      if (!Number.isSafeInteger(hArray) || Number(hArray) < 0) requireUnsigned64('cuSurfRefSetArray', 'hArray', hArray)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuSurfRefSetArray', 'Flags', Flags)
      const cuResult = raw.cuSurfRefSetArray(hSurfRef, hArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuSurfRefSetArray', cuResult)
    }

    cuSurfRefGetArray(phArray: BigUint64Array | null, hSurfRef: CUsurfref): number {
      if (!Number.isSafeInteger(hSurfRef) || Number(hSurfRef) < 0) requireUnsigned64('cuSurfRefGetArray', 'hSurfRef', hSurfRef)
      if (!(phArray instanceof BigUint64Array) || phArray.length < 1) requireArray('cuSurfRefGetArray', 'phArray', phArray, 'BigUint64Array', 1)
      const cuResult = raw.cuSurfRefGetArray(phArray, hSurfRef)
      return cuResult === 0 ? 0 : checker.judge('cuSurfRefGetArray', cuResult)
    }

    cuTexObjectCreate(pTexObject: BigUint64Array | null, pResDesc: Uint8Array | null, pTexDesc: Uint8Array | null, pResViewDesc: Uint8Array | null): number {
      if (!(pTexObject instanceof BigUint64Array) || pTexObject.length < 1) requireArray('cuTexObjectCreate', 'pTexObject', pTexObject, 'BigUint64Array', 1)
      requireBytes('cuTexObjectCreate', 'pResDesc', pResDesc, 144, true)
      requireBytes('cuTexObjectCreate', 'pTexDesc', pTexDesc, 104, true)
      requireBytes('cuTexObjectCreate', 'pResViewDesc', pResViewDesc, 112, true)
      const cuResult = raw.cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectCreate', cuResult)
    }

    cuTexObjectDestroy(texObject: CUtexObject): number {
      if (!Number.isSafeInteger(texObject) || Number(texObject) < 0) requireUnsigned64('cuTexObjectDestroy', 'texObject', texObject)
      const cuResult = raw.cuTexObjectDestroy(texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectDestroy', cuResult)
    }

    cuTexObjectGetResourceDesc(pResDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!Number.isSafeInteger(texObject) || Number(texObject) < 0) requireUnsigned64('cuTexObjectGetResourceDesc', 'texObject', texObject)
      requireBytes('cuTexObjectGetResourceDesc', 'pResDesc', pResDesc, 144, true)
      const cuResult = raw.cuTexObjectGetResourceDesc(pResDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetResourceDesc', cuResult)
    }

    cuTexObjectGetTextureDesc(pTexDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!Number.isSafeInteger(texObject) || Number(texObject) < 0) requireUnsigned64('cuTexObjectGetTextureDesc', 'texObject', texObject)
      requireBytes('cuTexObjectGetTextureDesc', 'pTexDesc', pTexDesc, 104, true)
      const cuResult = raw.cuTexObjectGetTextureDesc(pTexDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetTextureDesc', cuResult)
    }

    cuTexObjectGetResourceViewDesc(pResViewDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!Number.isSafeInteger(texObject) || Number(texObject) < 0) requireUnsigned64('cuTexObjectGetResourceViewDesc', 'texObject', texObject)
      requireBytes('cuTexObjectGetResourceViewDesc', 'pResViewDesc', pResViewDesc, 112, true)
      const cuResult = raw.cuTexObjectGetResourceViewDesc(pResViewDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetResourceViewDesc', cuResult)
    }

    cuSurfObjectCreate(pSurfObject: BigUint64Array | null, pResDesc: Uint8Array | null): number {
      if (!(pSurfObject instanceof BigUint64Array) || pSurfObject.length < 1) requireArray('cuSurfObjectCreate', 'pSurfObject', pSurfObject, 'BigUint64Array', 1)
      requireBytes('cuSurfObjectCreate', 'pResDesc', pResDesc, 144, true)
      const cuResult = raw.cuSurfObjectCreate(pSurfObject, pResDesc)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectCreate', cuResult)
    }

    cuSurfObjectDestroy(surfObject: CUsurfObject): number {
      if (!Number.isSafeInteger(surfObject) || Number(surfObject) < 0) requireUnsigned64('cuSurfObjectDestroy', 'surfObject', surfObject)
      const cuResult = raw.cuSurfObjectDestroy(surfObject)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectDestroy', cuResult)
    }

    cuSurfObjectGetResourceDesc(pResDesc: Uint8Array | null, surfObject: CUsurfObject): number {
      if (!Number.isSafeInteger(surfObject) || Number(surfObject) < 0) requireUnsigned64('cuSurfObjectGetResourceDesc', 'surfObject', surfObject)
      requireBytes('cuSurfObjectGetResourceDesc', 'pResDesc', pResDesc, 144, true)
      const cuResult = raw.cuSurfObjectGetResourceDesc(pResDesc, surfObject)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectGetResourceDesc', cuResult)
    }

    cuTensorMapEncodeTiled(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, boxDim: Uint32Array | null, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (typeof tensorDataType !== 'number' || (tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeTiled', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
      if (typeof tensorRank !== 'number' || tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeTiled', 'tensorRank', tensorRank)
      if (typeof interleave !== 'number' || (interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeTiled', 'interleave', interleave, -2147483648, 2147483647)
      if (typeof swizzle !== 'number' || (swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeTiled', 'swizzle', swizzle, -2147483648, 2147483647)
      if (typeof l2Promotion !== 'number' || (l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeTiled', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
      if (typeof oobFill !== 'number' || (oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeTiled', 'oobFill', oobFill, -2147483648, 2147483647)
      requireBytes('cuTensorMapEncodeTiled', 'tensorMap', tensorMap, 128, true)
      requireMemory('cuTensorMapEncodeTiled', 'globalAddress', globalAddress, 1)
      if (!(globalDim instanceof BigUint64Array) || globalDim.length < Number(tensorRank)) requireArray('cuTensorMapEncodeTiled', 'globalDim', globalDim, 'BigUint64Array', Number(tensorRank))
      if (!(globalStrides instanceof BigUint64Array) || globalStrides.length < 0) requireArray('cuTensorMapEncodeTiled', 'globalStrides', globalStrides, 'BigUint64Array', 0)
      if (!(boxDim instanceof Uint32Array) || boxDim.length < Number(tensorRank)) requireArray('cuTensorMapEncodeTiled', 'boxDim', boxDim, 'Uint32Array', Number(tensorRank))
      if (!(elementStrides instanceof Uint32Array) || elementStrides.length < Number(tensorRank)) requireArray('cuTensorMapEncodeTiled', 'elementStrides', elementStrides, 'Uint32Array', Number(tensorRank))
      const cuResult = raw.cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeTiled', cuResult)
    }

    cuTensorMapEncodeIm2col(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCorner: Int32Array | null, pixelBoxUpperCorner: Int32Array | null, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (typeof tensorDataType !== 'number' || (tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeIm2col', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
      if (typeof tensorRank !== 'number' || tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeIm2col', 'tensorRank', tensorRank)
      if (typeof channelsPerPixel !== 'number' || channelsPerPixel >>> 0 !== channelsPerPixel) requireUnsigned32('cuTensorMapEncodeIm2col', 'channelsPerPixel', channelsPerPixel)
      if (typeof pixelsPerColumn !== 'number' || pixelsPerColumn >>> 0 !== pixelsPerColumn) requireUnsigned32('cuTensorMapEncodeIm2col', 'pixelsPerColumn', pixelsPerColumn)
      if (typeof interleave !== 'number' || (interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeIm2col', 'interleave', interleave, -2147483648, 2147483647)
      if (typeof swizzle !== 'number' || (swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeIm2col', 'swizzle', swizzle, -2147483648, 2147483647)
      if (typeof l2Promotion !== 'number' || (l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeIm2col', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
      if (typeof oobFill !== 'number' || (oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeIm2col', 'oobFill', oobFill, -2147483648, 2147483647)
      requireBytes('cuTensorMapEncodeIm2col', 'tensorMap', tensorMap, 128, true)
      requireMemory('cuTensorMapEncodeIm2col', 'globalAddress', globalAddress, 1)
      if (!(globalDim instanceof BigUint64Array) || globalDim.length < Number(tensorRank)) requireArray('cuTensorMapEncodeIm2col', 'globalDim', globalDim, 'BigUint64Array', Number(tensorRank))
      if (!(globalStrides instanceof BigUint64Array) || globalStrides.length < 0) requireArray('cuTensorMapEncodeIm2col', 'globalStrides', globalStrides, 'BigUint64Array', 0)
      if (!(pixelBoxLowerCorner instanceof Int32Array) || pixelBoxLowerCorner.length < 1) requireArray('cuTensorMapEncodeIm2col', 'pixelBoxLowerCorner', pixelBoxLowerCorner, 'Int32Array', 1)
      if (!(pixelBoxUpperCorner instanceof Int32Array) || pixelBoxUpperCorner.length < 1) requireArray('cuTensorMapEncodeIm2col', 'pixelBoxUpperCorner', pixelBoxUpperCorner, 'Int32Array', 1)
      if (!(elementStrides instanceof Uint32Array) || elementStrides.length < Number(tensorRank)) requireArray('cuTensorMapEncodeIm2col', 'elementStrides', elementStrides, 'Uint32Array', Number(tensorRank))
      const cuResult = raw.cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeIm2col', cuResult)
    }

    cuTensorMapEncodeIm2colWide(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCornerWidth: number, pixelBoxUpperCornerWidth: number, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, mode: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (typeof tensorDataType !== 'number' || (tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeIm2colWide', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
      if (typeof tensorRank !== 'number' || tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'tensorRank', tensorRank)
      if (typeof pixelBoxLowerCornerWidth !== 'number' || (pixelBoxLowerCornerWidth | 0) !== pixelBoxLowerCornerWidth) requireInteger('cuTensorMapEncodeIm2colWide', 'pixelBoxLowerCornerWidth', pixelBoxLowerCornerWidth, -2147483648, 2147483647)
      if (typeof pixelBoxUpperCornerWidth !== 'number' || (pixelBoxUpperCornerWidth | 0) !== pixelBoxUpperCornerWidth) requireInteger('cuTensorMapEncodeIm2colWide', 'pixelBoxUpperCornerWidth', pixelBoxUpperCornerWidth, -2147483648, 2147483647)
      if (typeof channelsPerPixel !== 'number' || channelsPerPixel >>> 0 !== channelsPerPixel) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'channelsPerPixel', channelsPerPixel)
      if (typeof pixelsPerColumn !== 'number' || pixelsPerColumn >>> 0 !== pixelsPerColumn) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'pixelsPerColumn', pixelsPerColumn)
      if (typeof interleave !== 'number' || (interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeIm2colWide', 'interleave', interleave, -2147483648, 2147483647)
      if (typeof mode !== 'number' || (mode | 0) !== mode) requireInteger('cuTensorMapEncodeIm2colWide', 'mode', mode, -2147483648, 2147483647)
      if (typeof swizzle !== 'number' || (swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeIm2colWide', 'swizzle', swizzle, -2147483648, 2147483647)
      if (typeof l2Promotion !== 'number' || (l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeIm2colWide', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
      if (typeof oobFill !== 'number' || (oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeIm2colWide', 'oobFill', oobFill, -2147483648, 2147483647)
      requireBytes('cuTensorMapEncodeIm2colWide', 'tensorMap', tensorMap, 128, true)
      requireMemory('cuTensorMapEncodeIm2colWide', 'globalAddress', globalAddress, 1)
      if (!(globalDim instanceof BigUint64Array) || globalDim.length < Number(tensorRank)) requireArray('cuTensorMapEncodeIm2colWide', 'globalDim', globalDim, 'BigUint64Array', Number(tensorRank))
      if (!(globalStrides instanceof BigUint64Array) || globalStrides.length < 0) requireArray('cuTensorMapEncodeIm2colWide', 'globalStrides', globalStrides, 'BigUint64Array', 0)
      if (!(elementStrides instanceof Uint32Array) || elementStrides.length < Number(tensorRank)) requireArray('cuTensorMapEncodeIm2colWide', 'elementStrides', elementStrides, 'Uint32Array', Number(tensorRank))
      const cuResult = raw.cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeIm2colWide', cuResult)
    }

    cuTensorMapReplaceAddress(tensorMap: Uint8Array | null, globalAddress: HostMemory): number {
      requireBytes('cuTensorMapReplaceAddress', 'tensorMap', tensorMap, 128, true)
      requireMemory('cuTensorMapReplaceAddress', 'globalAddress', globalAddress, 1)
      const cuResult = raw.cuTensorMapReplaceAddress(tensorMap, globalAddress)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapReplaceAddress', cuResult)
    }

    cuDeviceCanAccessPeer(canAccessPeer: Int32Array | null, dev: number, peerDev: number): number {
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuDeviceCanAccessPeer', 'dev', dev, -2147483648, 2147483647)
      if (typeof peerDev !== 'number' || (peerDev | 0) !== peerDev) requireInteger('cuDeviceCanAccessPeer', 'peerDev', peerDev, -2147483648, 2147483647)
      if (!(canAccessPeer instanceof Int32Array) || canAccessPeer.length < 1) requireArray('cuDeviceCanAccessPeer', 'canAccessPeer', canAccessPeer, 'Int32Array', 1)
      const cuResult = raw.cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceCanAccessPeer', cuResult)
    }

    cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: number): number {
      if (!Number.isSafeInteger(peerContext) || Number(peerContext) < 0) requireUnsigned64('cuCtxEnablePeerAccess', 'peerContext', peerContext)
      if (typeof Flags !== 'number' || Flags >>> 0 !== Flags) requireUnsigned32('cuCtxEnablePeerAccess', 'Flags', Flags)
      const cuResult = raw.cuCtxEnablePeerAccess(peerContext, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxEnablePeerAccess', cuResult)
    }

    cuCtxDisablePeerAccess(peerContext: CUcontext): number {
      if (!Number.isSafeInteger(peerContext) || Number(peerContext) < 0) requireUnsigned64('cuCtxDisablePeerAccess', 'peerContext', peerContext)
      const cuResult = raw.cuCtxDisablePeerAccess(peerContext)
      return cuResult === 0 ? 0 : checker.judge('cuCtxDisablePeerAccess', cuResult)
    }

    cuDeviceGetP2PAttribute(value: Int32Array | null, attrib: number, srcDevice: number, dstDevice: number): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuDeviceGetP2PAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (typeof srcDevice !== 'number' || (srcDevice | 0) !== srcDevice) requireInteger('cuDeviceGetP2PAttribute', 'srcDevice', srcDevice, -2147483648, 2147483647)
      if (typeof dstDevice !== 'number' || (dstDevice | 0) !== dstDevice) requireInteger('cuDeviceGetP2PAttribute', 'dstDevice', dstDevice, -2147483648, 2147483647)
      if (!(value instanceof Int32Array) || value.length < 1) requireArray('cuDeviceGetP2PAttribute', 'value', value, 'Int32Array', 1)
      const cuResult = raw.cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetP2PAttribute', cuResult)
    }

    cuDeviceGetP2PAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, srcDevice: number, dstDevice: number): number {
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuDeviceGetP2PAtomicCapabilities', 'count', count)
      if (typeof srcDevice !== 'number' || (srcDevice | 0) !== srcDevice) requireInteger('cuDeviceGetP2PAtomicCapabilities', 'srcDevice', srcDevice, -2147483648, 2147483647)
      if (typeof dstDevice !== 'number' || (dstDevice | 0) !== dstDevice) requireInteger('cuDeviceGetP2PAtomicCapabilities', 'dstDevice', dstDevice, -2147483648, 2147483647)
      if (!(capabilities instanceof Uint32Array) || capabilities.length < Number(count)) requireArray('cuDeviceGetP2PAtomicCapabilities', 'capabilities', capabilities, 'Uint32Array', Number(count))
      if (!(operations instanceof Int32Array) || operations.length < Number(count)) requireArray('cuDeviceGetP2PAtomicCapabilities', 'operations', operations, 'Int32Array', Number(count))
      const cuResult = raw.cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetP2PAtomicCapabilities', cuResult)
    }

    cuGraphicsUnregisterResource(resource: CUgraphicsResource): number {
      if (!Number.isSafeInteger(resource) || Number(resource) < 0) requireUnsigned64('cuGraphicsUnregisterResource', 'resource', resource)
      const cuResult = raw.cuGraphicsUnregisterResource(resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsUnregisterResource', cuResult)
    }

    cuGraphicsSubResourceGetMappedArray(pArray: BigUint64Array | null, resource: CUgraphicsResource, arrayIndex: number, mipLevel: number): number {
      if (!Number.isSafeInteger(resource) || Number(resource) < 0) requireUnsigned64('cuGraphicsSubResourceGetMappedArray', 'resource', resource)
      if (typeof arrayIndex !== 'number' || arrayIndex >>> 0 !== arrayIndex) requireUnsigned32('cuGraphicsSubResourceGetMappedArray', 'arrayIndex', arrayIndex)
      if (typeof mipLevel !== 'number' || mipLevel >>> 0 !== mipLevel) requireUnsigned32('cuGraphicsSubResourceGetMappedArray', 'mipLevel', mipLevel)
      if (!(pArray instanceof BigUint64Array) || pArray.length < 1) requireArray('cuGraphicsSubResourceGetMappedArray', 'pArray', pArray, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsSubResourceGetMappedArray', cuResult)
    }

    cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: BigUint64Array | null, resource: CUgraphicsResource): number {
      if (!Number.isSafeInteger(resource) || Number(resource) < 0) requireUnsigned64('cuGraphicsResourceGetMappedMipmappedArray', 'resource', resource)
      if (!(pMipmappedArray instanceof BigUint64Array) || pMipmappedArray.length < 1) requireArray('cuGraphicsResourceGetMappedMipmappedArray', 'pMipmappedArray', pMipmappedArray, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceGetMappedMipmappedArray', cuResult)
    }

    cuGraphicsResourceGetMappedPointer(pDevPtr: BigUint64Array | null, pSize: BigUint64Array | null, resource: CUgraphicsResource): number {
      if (!Number.isSafeInteger(resource) || Number(resource) < 0) requireUnsigned64('cuGraphicsResourceGetMappedPointer', 'resource', resource)
      if (!(pDevPtr instanceof BigUint64Array) || pDevPtr.length < 1) requireArray('cuGraphicsResourceGetMappedPointer', 'pDevPtr', pDevPtr, 'BigUint64Array', 1)
      if (!(pSize instanceof BigUint64Array) || pSize.length < 1) requireArray('cuGraphicsResourceGetMappedPointer', 'pSize', pSize, 'BigUint64Array', 1)
      const cuResult = raw.cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceGetMappedPointer', cuResult)
    }

    cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: number): number {
      if (!Number.isSafeInteger(resource) || Number(resource) < 0) requireUnsigned64('cuGraphicsResourceSetMapFlags', 'resource', resource)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGraphicsResourceSetMapFlags', 'flags', flags)
      const cuResult = raw.cuGraphicsResourceSetMapFlags(resource, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceSetMapFlags', cuResult)
    }

    cuGraphicsMapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuGraphicsMapResources', 'count', count)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuGraphicsMapResources', 'hStream', hStream)
      if (!(resources instanceof BigUint64Array) || resources.length < Number(count)) requireArray('cuGraphicsMapResources', 'resources', resources, 'BigUint64Array', Number(count))
      const cuResult = raw.cuGraphicsMapResources(count, resources, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsMapResources', cuResult)
    }

    cuGraphicsUnmapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
      if (typeof count !== 'number' || count >>> 0 !== count) requireUnsigned32('cuGraphicsUnmapResources', 'count', count)
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuGraphicsUnmapResources', 'hStream', hStream)
      if (!(resources instanceof BigUint64Array) || resources.length < Number(count)) requireArray('cuGraphicsUnmapResources', 'resources', resources, 'BigUint64Array', Number(count))
      const cuResult = raw.cuGraphicsUnmapResources(count, resources, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsUnmapResources', cuResult)
    }

    cuGetProcAddress(symbol: string | null, pfn: BigUint64Array | null, cudaVersion: number, flags: number | bigint, symbolStatus: Int32Array | null): number {
      if (typeof cudaVersion !== 'number' || (cudaVersion | 0) !== cudaVersion) requireInteger('cuGetProcAddress', 'cudaVersion', cudaVersion, -2147483648, 2147483647)
      if (!Number.isSafeInteger(flags) || Number(flags) < 0) requireUnsigned64('cuGetProcAddress', 'flags', flags)
      requireString('cuGetProcAddress', 'symbol', symbol)
      if (!(pfn instanceof BigUint64Array) || pfn.length < 1) requireArray('cuGetProcAddress', 'pfn', pfn, 'BigUint64Array', 1)
      if (!(symbolStatus instanceof Int32Array) || symbolStatus.length < 1) requireArray('cuGetProcAddress', 'symbolStatus', symbolStatus, 'Int32Array', 1)
      const cuResult = raw.cuGetProcAddress(symbol, pfn, cudaVersion, flags, symbolStatus)
      return cuResult === 0 ? 0 : checker.judge('cuGetProcAddress', cuResult)
    }

    cuCoredumpGetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuCoredumpGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (!(size instanceof BigUint64Array) || size.length < 1) requireArray('cuCoredumpGetAttribute', 'size', size, 'BigUint64Array', 1)
      requireMemory('cuCoredumpGetAttribute', 'value', value, firstOf(size))
      const cuResult = raw.cuCoredumpGetAttribute(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpGetAttribute', cuResult)
    }

    cuCoredumpGetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuCoredumpGetAttributeGlobal', 'attrib', attrib, -2147483648, 2147483647)
      if (!(size instanceof BigUint64Array) || size.length < 1) requireArray('cuCoredumpGetAttributeGlobal', 'size', size, 'BigUint64Array', 1)
      requireMemory('cuCoredumpGetAttributeGlobal', 'value', value, firstOf(size))
      const cuResult = raw.cuCoredumpGetAttributeGlobal(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpGetAttributeGlobal', cuResult)
    }

    cuCoredumpSetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuCoredumpSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
      if (!(size instanceof BigUint64Array) || size.length < 1) requireArray('cuCoredumpSetAttribute', 'size', size, 'BigUint64Array', 1)
      requireMemory('cuCoredumpSetAttribute', 'value', value, firstOf(size))
      const cuResult = raw.cuCoredumpSetAttribute(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpSetAttribute', cuResult)
    }

    cuCoredumpSetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (typeof attrib !== 'number' || (attrib | 0) !== attrib) requireInteger('cuCoredumpSetAttributeGlobal', 'attrib', attrib, -2147483648, 2147483647)
      if (!(size instanceof BigUint64Array) || size.length < 1) requireArray('cuCoredumpSetAttributeGlobal', 'size', size, 'BigUint64Array', 1)
      requireMemory('cuCoredumpSetAttributeGlobal', 'value', value, firstOf(size))
      const cuResult = raw.cuCoredumpSetAttributeGlobal(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpSetAttributeGlobal', cuResult)
    }

    cuGetExportTable(ppExportTable: BigUint64Array | null, pExportTableId: Uint8Array | null): number {
      if (!(ppExportTable instanceof BigUint64Array) || ppExportTable.length < 1) requireArray('cuGetExportTable', 'ppExportTable', ppExportTable, 'BigUint64Array', 1)
      requireBytes('cuGetExportTable', 'pExportTableId', pExportTableId, 16, true)
      const cuResult = raw.cuGetExportTable(ppExportTable, pExportTableId)
      return cuResult === 0 ? 0 : checker.judge('cuGetExportTable', cuResult)
    }

    cuGreenCtxCreate(phCtx: BigUint64Array | null, desc: CUdevResourceDesc, dev: number, flags: number): number {
      if (!Number.isSafeInteger(desc) || Number(desc) < 0) requireUnsigned64('cuGreenCtxCreate', 'desc', desc)
      if (typeof dev !== 'number' || (dev | 0) !== dev) requireInteger('cuGreenCtxCreate', 'dev', dev, -2147483648, 2147483647)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGreenCtxCreate', 'flags', flags)
      if (!(phCtx instanceof BigUint64Array) || phCtx.length < 1) requireArray('cuGreenCtxCreate', 'phCtx', phCtx, 'BigUint64Array', 1)
      const cuResult = raw.cuGreenCtxCreate(phCtx, desc, dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxCreate', cuResult)
    }

    cuGreenCtxDestroy(hCtx: CUgreenCtx): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuGreenCtxDestroy', 'hCtx', hCtx)
      checker.requireNoPendingCallback('cuGreenCtxDestroy')
      const cuResult = raw.cuGreenCtxDestroy(hCtx)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxDestroy', cuResult)
    }

    cuCtxFromGreenCtx(pContext: BigUint64Array | null, hCtx: CUgreenCtx): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuCtxFromGreenCtx', 'hCtx', hCtx)
      if (!(pContext instanceof BigUint64Array) || pContext.length < 1) requireArray('cuCtxFromGreenCtx', 'pContext', pContext, 'BigUint64Array', 1)
      const cuResult = raw.cuCtxFromGreenCtx(pContext, hCtx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxFromGreenCtx', cuResult)
    }

    cuDeviceGetDevResource(device: number, resource: Uint8Array | null, type: number): number {
      if (typeof device !== 'number' || (device | 0) !== device) requireInteger('cuDeviceGetDevResource', 'device', device, -2147483648, 2147483647)
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuDeviceGetDevResource', 'type', type, -2147483648, 2147483647)
      requireBytes('cuDeviceGetDevResource', 'resource', resource, 144, true)
      const cuResult = raw.cuDeviceGetDevResource(device, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetDevResource', cuResult)
    }

    cuCtxGetDevResource(hCtx: CUcontext, resource: Uint8Array | null, type: number): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuCtxGetDevResource', 'hCtx', hCtx)
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuCtxGetDevResource', 'type', type, -2147483648, 2147483647)
      requireBytes('cuCtxGetDevResource', 'resource', resource, 144, true)
      const cuResult = raw.cuCtxGetDevResource(hCtx, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevResource', cuResult)
    }

    cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: Uint8Array | null, type: number): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuGreenCtxGetDevResource', 'hCtx', hCtx)
      if (typeof type !== 'number' || (type | 0) !== type) requireInteger('cuGreenCtxGetDevResource', 'type', type, -2147483648, 2147483647)
      requireBytes('cuGreenCtxGetDevResource', 'resource', resource, 144, true)
      const cuResult = raw.cuGreenCtxGetDevResource(hCtx, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxGetDevResource', cuResult)
    }

    cuDevSmResourceSplitByCount(result: Uint8Array | null, nbGroups: Uint32Array | null, input: Uint8Array | null, remaining: Uint8Array | null, useFlags: number, minCount: number): number {
      if (typeof useFlags !== 'number' || useFlags >>> 0 !== useFlags) requireUnsigned32('cuDevSmResourceSplitByCount', 'useFlags', useFlags)
      if (typeof minCount !== 'number' || minCount >>> 0 !== minCount) requireUnsigned32('cuDevSmResourceSplitByCount', 'minCount', minCount)
      if (!(nbGroups instanceof Uint32Array) || nbGroups.length < 1) requireArray('cuDevSmResourceSplitByCount', 'nbGroups', nbGroups, 'Uint32Array', 1)
      requireBytes('cuDevSmResourceSplitByCount', 'input', input, 144, true)
      requireBytes('cuDevSmResourceSplitByCount', 'remaining', remaining, 144, true)
      requireBytes('cuDevSmResourceSplitByCount', 'result', result, firstOf(nbGroups) * 144, true)
      const cuResult = raw.cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount)
      return cuResult === 0 ? 0 : checker.judge('cuDevSmResourceSplitByCount', cuResult)
    }

    cuDevResourceGenerateDesc(phDesc: BigUint64Array | null, resources: Uint8Array | null, nbResources: number): number {
      if (typeof nbResources !== 'number' || nbResources >>> 0 !== nbResources) requireUnsigned32('cuDevResourceGenerateDesc', 'nbResources', nbResources)
      if (!(phDesc instanceof BigUint64Array) || phDesc.length < 1) requireArray('cuDevResourceGenerateDesc', 'phDesc', phDesc, 'BigUint64Array', 1)
      requireBytes('cuDevResourceGenerateDesc', 'resources', resources, Number(nbResources) * 144, true)
      const cuResult = raw.cuDevResourceGenerateDesc(phDesc, resources, nbResources)
      return cuResult === 0 ? 0 : checker.judge('cuDevResourceGenerateDesc', cuResult)
    }

    cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuGreenCtxRecordEvent', 'hCtx', hCtx)
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuGreenCtxRecordEvent', 'hEvent', hEvent)
      const cuResult = raw.cuGreenCtxRecordEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxRecordEvent', cuResult)
    }

    cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
      if (!Number.isSafeInteger(hCtx) || Number(hCtx) < 0) requireUnsigned64('cuGreenCtxWaitEvent', 'hCtx', hCtx)
      if (!Number.isSafeInteger(hEvent) || Number(hEvent) < 0) requireUnsigned64('cuGreenCtxWaitEvent', 'hEvent', hEvent)
      const cuResult = raw.cuGreenCtxWaitEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxWaitEvent', cuResult)
    }

    cuStreamGetGreenCtx(hStream: CUstream, phCtx: BigUint64Array | null): number {
      if (!Number.isSafeInteger(hStream) || Number(hStream) < 0) requireUnsigned64('cuStreamGetGreenCtx', 'hStream', hStream)
      if (!(phCtx instanceof BigUint64Array) || phCtx.length < 1) requireArray('cuStreamGetGreenCtx', 'phCtx', phCtx, 'BigUint64Array', 1)
      const cuResult = raw.cuStreamGetGreenCtx(hStream, phCtx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetGreenCtx', cuResult)
    }

    cuGreenCtxStreamCreate(phStream: BigUint64Array | null, greenCtx: CUgreenCtx, flags: number, priority: number): number {
      if (!Number.isSafeInteger(greenCtx) || Number(greenCtx) < 0) requireUnsigned64('cuGreenCtxStreamCreate', 'greenCtx', greenCtx)
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuGreenCtxStreamCreate', 'flags', flags)
      if (typeof priority !== 'number' || (priority | 0) !== priority) requireInteger('cuGreenCtxStreamCreate', 'priority', priority, -2147483648, 2147483647)
      if (!(phStream instanceof BigUint64Array) || phStream.length < 1) requireArray('cuGreenCtxStreamCreate', 'phStream', phStream, 'BigUint64Array', 1)
      const cuResult = raw.cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxStreamCreate', cuResult)
    }

    cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: BigUint64Array | null): number {
      if (!Number.isSafeInteger(greenCtx) || Number(greenCtx) < 0) requireUnsigned64('cuGreenCtxGetId', 'greenCtx', greenCtx)
      if (!(greenCtxId instanceof BigUint64Array) || greenCtxId.length < 1) requireArray('cuGreenCtxGetId', 'greenCtxId', greenCtxId, 'BigUint64Array', 1)
      const cuResult = raw.cuGreenCtxGetId(greenCtx, greenCtxId)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxGetId', cuResult)
    }

    cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: HostMemory, callback_out: BigUint64Array | null): number {
      if (!Number.isSafeInteger(callbackFunc) || Number(callbackFunc) < 0) requireUnsigned64('cuLogsRegisterCallback', 'callbackFunc', callbackFunc)
      requireMemory('cuLogsRegisterCallback', 'userData', userData, 1)
      if (!(callback_out instanceof BigUint64Array) || callback_out.length < 1) requireArray('cuLogsRegisterCallback', 'callback_out', callback_out, 'BigUint64Array', 1)
      const cuResult = raw.cuLogsRegisterCallback(callbackFunc, userData, callback_out)
      return cuResult === 0 ? 0 : checker.judge('cuLogsRegisterCallback', cuResult)
    }

    cuLogsUnregisterCallback(callback: CUlogsCallbackHandle): number {
      if (!Number.isSafeInteger(callback) || Number(callback) < 0) requireUnsigned64('cuLogsUnregisterCallback', 'callback', callback)
      const cuResult = raw.cuLogsUnregisterCallback(callback)
      return cuResult === 0 ? 0 : checker.judge('cuLogsUnregisterCallback', cuResult)
    }

    cuLogsCurrent(iterator_out: Uint32Array | null, flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuLogsCurrent', 'flags', flags)
      if (!(iterator_out instanceof Uint32Array) || iterator_out.length < 1) requireArray('cuLogsCurrent', 'iterator_out', iterator_out, 'Uint32Array', 1)
      const cuResult = raw.cuLogsCurrent(iterator_out, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsCurrent', cuResult)
    }

    cuLogsDumpToFile(iterator: Uint32Array | null, pathToFile: string | null, flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuLogsDumpToFile', 'flags', flags)
      if (!(iterator instanceof Uint32Array) || iterator.length < 1) requireArray('cuLogsDumpToFile', 'iterator', iterator, 'Uint32Array', 1)
      requireString('cuLogsDumpToFile', 'pathToFile', pathToFile)
      const cuResult = raw.cuLogsDumpToFile(iterator, pathToFile, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsDumpToFile', cuResult)
    }

    cuLogsDumpToMemory(iterator: Uint32Array | null, buffer: Uint8Array | null, size: BigUint64Array | null, flags: number): number {
      if (typeof flags !== 'number' || flags >>> 0 !== flags) requireUnsigned32('cuLogsDumpToMemory', 'flags', flags)
      if (!(iterator instanceof Uint32Array) || iterator.length < 1) requireArray('cuLogsDumpToMemory', 'iterator', iterator, 'Uint32Array', 1)
      if (!(size instanceof BigUint64Array) || size.length < 1) requireArray('cuLogsDumpToMemory', 'size', size, 'BigUint64Array', 1)
      if (!(buffer instanceof Uint8Array) || buffer.length < firstOf(size)) requireArray('cuLogsDumpToMemory', 'buffer', buffer, 'Uint8Array', firstOf(size))
      const cuResult = raw.cuLogsDumpToMemory(iterator, buffer, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsDumpToMemory', cuResult)
    }

    cuCheckpointProcessGetRestoreThreadId(pid: number, tid: Int32Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessGetRestoreThreadId', 'pid', pid, -2147483648, 2147483647)
      if (!(tid instanceof Int32Array) || tid.length < 1) requireArray('cuCheckpointProcessGetRestoreThreadId', 'tid', tid, 'Int32Array', 1)
      const cuResult = raw.cuCheckpointProcessGetRestoreThreadId(pid, tid)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessGetRestoreThreadId', cuResult)
    }

    cuCheckpointProcessGetState(pid: number, state: Int32Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessGetState', 'pid', pid, -2147483648, 2147483647)
      if (!(state instanceof Int32Array) || state.length < 1) requireArray('cuCheckpointProcessGetState', 'state', state, 'Int32Array', 1)
      const cuResult = raw.cuCheckpointProcessGetState(pid, state)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessGetState', cuResult)
    }

    cuCheckpointProcessLock(pid: number, args: Uint8Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessLock', 'pid', pid, -2147483648, 2147483647)
      requireBytes('cuCheckpointProcessLock', 'args', args, 64, true)
      const cuResult = raw.cuCheckpointProcessLock(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessLock', cuResult)
    }

    cuCheckpointProcessCheckpoint(pid: number, args: Uint8Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessCheckpoint', 'pid', pid, -2147483648, 2147483647)
      requireBytes('cuCheckpointProcessCheckpoint', 'args', args, 64, true)
      const cuResult = raw.cuCheckpointProcessCheckpoint(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessCheckpoint', cuResult)
    }

    cuCheckpointProcessRestore(pid: number, args: Uint8Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessRestore', 'pid', pid, -2147483648, 2147483647)
      requireBytes('cuCheckpointProcessRestore', 'args', args, 64, true)
      const cuResult = raw.cuCheckpointProcessRestore(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessRestore', cuResult)
    }

    cuCheckpointProcessUnlock(pid: number, args: Uint8Array | null): number {
      if (typeof pid !== 'number' || (pid | 0) !== pid) requireInteger('cuCheckpointProcessUnlock', 'pid', pid, -2147483648, 2147483647)
      requireBytes('cuCheckpointProcessUnlock', 'args', args, 64, true)
      const cuResult = raw.cuCheckpointProcessUnlock(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessUnlock', cuResult)
    }
  }
  return new CheckedFunctions()
}
