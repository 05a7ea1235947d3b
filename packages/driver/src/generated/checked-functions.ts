// Generated from cuda.h of CUDA 13.0 by `npm run bindings`. Do not edit: change tooling/bindings.

import type { Checker } from '../check.ts'
import { firstOf } from '../host-memory.ts'
import type { HostMemory, StringOut } from '../host-memory.ts'
import { requireBytes, requireInteger, requireNumber, requireString, requireStruct, requireUnsigned32, requireUnsigned64 } from '../require-argument.ts'
import type { DriverFunctions } from './driver-functions.ts'
import type { CUarray, CUasyncCallback, CUasyncCallbackHandle, CUcontext, CUdevResourceDesc, CUdeviceptr, CUevent, CUexternalMemory, CUexternalSemaphore, CUfunction, CUgraph, CUgraphExec, CUgraphNode, CUgraphicsResource, CUgreenCtx, CUhostFn, CUkernel, CUlibrary, CUlinkState, CUlogsCallback, CUlogsCallbackHandle, CUmemGenericAllocationHandle, CUmemoryPool, CUmipmappedArray, CUmodule, CUoccupancyB2DSize, CUstream, CUstreamCallback, CUsurfObject, CUsurfref, CUtexObject, CUtexref, CUuserObject } from './handles.ts'

/**
 * The driver API with every argument checked before the call and every result after it.
 *
 * A method returns 0, or the number of a result that is an answer and no error, such as CUDA_ERROR_NOT_READY of a query.
 * Anything else is a CubatonError: `invalid-argument` before the call, by {@link Checker} after it.
 */
export class CheckedFunctions implements DriverFunctions {
  readonly #raw: DriverFunctions
  readonly #checker: Checker

  constructor(raw: DriverFunctions, checker: Checker) {
    this.#raw = raw
    this.#checker = checker
  }

  cuGetErrorString(error: number, pStr: StringOut | null): number {
    if ((error | 0) !== error) requireInteger('cuGetErrorString', 'error', error, -2147483648, 2147483647)
    const cuResult = this.#raw.cuGetErrorString(error, pStr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGetErrorString', cuResult)
  }

  cuGetErrorName(error: number, pStr: StringOut | null): number {
    if ((error | 0) !== error) requireInteger('cuGetErrorName', 'error', error, -2147483648, 2147483647)
    const cuResult = this.#raw.cuGetErrorName(error, pStr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGetErrorName', cuResult)
  }

  cuInit(Flags: number): number {
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuInit', 'Flags', Flags)
    const cuResult = this.#raw.cuInit(Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuInit', cuResult)
  }

  cuDriverGetVersion(driverVersion: Int32Array | null): number {
    requireBytes('cuDriverGetVersion', 'driverVersion', driverVersion, 4)
    const cuResult = this.#raw.cuDriverGetVersion(driverVersion)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDriverGetVersion', cuResult)
  }

  cuDeviceGet(device: Int32Array | null, ordinal: number): number {
    requireBytes('cuDeviceGet', 'device', device, 4)
    if ((ordinal | 0) !== ordinal) requireInteger('cuDeviceGet', 'ordinal', ordinal, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGet(device, ordinal)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGet', cuResult)
  }

  cuDeviceGetCount(count: Int32Array | null): number {
    requireBytes('cuDeviceGetCount', 'count', count, 4)
    const cuResult = this.#raw.cuDeviceGetCount(count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetCount', cuResult)
  }

  cuDeviceGetName(name: Uint8Array | null, len: number, dev: number): number {
    requireBytes('cuDeviceGetName', 'name', name, Number(len))
    if ((len | 0) !== len) requireInteger('cuDeviceGetName', 'len', len, -2147483648, 2147483647)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetName', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetName(name, len, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetName', cuResult)
  }

  cuDeviceGetUuid(uuid: Uint8Array | null, dev: number): number {
    requireBytes('cuDeviceGetUuid', 'uuid', uuid, 16)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetUuid', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetUuid(uuid, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetUuid', cuResult)
  }

  cuDeviceGetLuid(luid: Uint8Array | null, deviceNodeMask: Uint32Array | null, dev: number): number {
    requireBytes('cuDeviceGetLuid', 'luid', luid, 8)
    requireBytes('cuDeviceGetLuid', 'deviceNodeMask', deviceNodeMask, 4)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetLuid', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetLuid(luid, deviceNodeMask, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetLuid', cuResult)
  }

  cuDeviceTotalMem(bytes: BigUint64Array | null, dev: number): number {
    requireBytes('cuDeviceTotalMem', 'bytes', bytes, 8)
    if ((dev | 0) !== dev) requireInteger('cuDeviceTotalMem', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceTotalMem(bytes, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceTotalMem', cuResult)
  }

  cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: BigUint64Array | null, format: number, numChannels: number, dev: number): number {
    requireBytes('cuDeviceGetTexture1DLinearMaxWidth', 'maxWidthInElements', maxWidthInElements, 8)
    if ((format | 0) !== format) requireInteger('cuDeviceGetTexture1DLinearMaxWidth', 'format', format, -2147483648, 2147483647)
    if (numChannels >>> 0 !== numChannels) requireUnsigned32('cuDeviceGetTexture1DLinearMaxWidth', 'numChannels', numChannels)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetTexture1DLinearMaxWidth', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetTexture1DLinearMaxWidth', cuResult)
  }

  cuDeviceGetAttribute(pi: Int32Array | null, attrib: number, dev: number): number {
    requireBytes('cuDeviceGetAttribute', 'pi', pi, 4)
    if ((attrib | 0) !== attrib) requireInteger('cuDeviceGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetAttribute', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetAttribute(pi, attrib, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetAttribute', cuResult)
  }

  cuDeviceGetHostAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, dev: number): number {
    requireBytes('cuDeviceGetHostAtomicCapabilities', 'capabilities', capabilities, Number(count) * 4)
    requireBytes('cuDeviceGetHostAtomicCapabilities', 'operations', operations, Number(count) * 4)
    if (count >>> 0 !== count) requireUnsigned32('cuDeviceGetHostAtomicCapabilities', 'count', count)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetHostAtomicCapabilities', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetHostAtomicCapabilities', cuResult)
  }

  cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: HostMemory, dev: number, flags: number): number {
    requireBytes('cuDeviceGetNvSciSyncAttributes', 'nvSciSyncAttrList', nvSciSyncAttrList, 0)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetNvSciSyncAttributes', 'dev', dev, -2147483648, 2147483647)
    if ((flags | 0) !== flags) requireInteger('cuDeviceGetNvSciSyncAttributes', 'flags', flags, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetNvSciSyncAttributes', cuResult)
  }

  cuDeviceSetMemPool(dev: number, pool: CUmemoryPool): number {
    if ((dev | 0) !== dev) requireInteger('cuDeviceSetMemPool', 'dev', dev, -2147483648, 2147483647)
    requireUnsigned64('cuDeviceSetMemPool', 'pool', pool)
    const cuResult = this.#raw.cuDeviceSetMemPool(dev, pool)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceSetMemPool', cuResult)
  }

  cuDeviceGetMemPool(pool: BigUint64Array | null, dev: number): number {
    requireBytes('cuDeviceGetMemPool', 'pool', pool, 8)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetMemPool', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetMemPool(pool, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetMemPool', cuResult)
  }

  cuDeviceGetDefaultMemPool(pool_out: BigUint64Array | null, dev: number): number {
    requireBytes('cuDeviceGetDefaultMemPool', 'pool_out', pool_out, 8)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetDefaultMemPool', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetDefaultMemPool(pool_out, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetDefaultMemPool', cuResult)
  }

  cuDeviceGetExecAffinitySupport(pi: Int32Array | null, type: number, dev: number): number {
    requireBytes('cuDeviceGetExecAffinitySupport', 'pi', pi, 4)
    if ((type | 0) !== type) requireInteger('cuDeviceGetExecAffinitySupport', 'type', type, -2147483648, 2147483647)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetExecAffinitySupport', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetExecAffinitySupport(pi, type, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetExecAffinitySupport', cuResult)
  }

  cuFlushGPUDirectRDMAWrites(target: number, scope: number): number {
    if ((target | 0) !== target) requireInteger('cuFlushGPUDirectRDMAWrites', 'target', target, -2147483648, 2147483647)
    if ((scope | 0) !== scope) requireInteger('cuFlushGPUDirectRDMAWrites', 'scope', scope, -2147483648, 2147483647)
    const cuResult = this.#raw.cuFlushGPUDirectRDMAWrites(target, scope)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFlushGPUDirectRDMAWrites', cuResult)
  }

  cuDeviceGetProperties(prop: Uint8Array | null, dev: number): number {
    requireBytes('cuDeviceGetProperties', 'prop', prop, 56)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetProperties', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetProperties(prop, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetProperties', cuResult)
  }

  cuDeviceComputeCapability(major: Int32Array | null, minor: Int32Array | null, dev: number): number {
    requireBytes('cuDeviceComputeCapability', 'major', major, 4)
    requireBytes('cuDeviceComputeCapability', 'minor', minor, 4)
    if ((dev | 0) !== dev) requireInteger('cuDeviceComputeCapability', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceComputeCapability(major, minor, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceComputeCapability', cuResult)
  }

  cuDevicePrimaryCtxRetain(pctx: BigUint64Array | null, dev: number): number {
    requireBytes('cuDevicePrimaryCtxRetain', 'pctx', pctx, 8)
    if ((dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxRetain', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDevicePrimaryCtxRetain(pctx, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevicePrimaryCtxRetain', cuResult)
  }

  cuDevicePrimaryCtxRelease(dev: number): number {
    if ((dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxRelease', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDevicePrimaryCtxRelease(dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevicePrimaryCtxRelease', cuResult)
  }

  cuDevicePrimaryCtxSetFlags(dev: number, flags: number): number {
    if ((dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxSetFlags', 'dev', dev, -2147483648, 2147483647)
    if (flags >>> 0 !== flags) requireUnsigned32('cuDevicePrimaryCtxSetFlags', 'flags', flags)
    const cuResult = this.#raw.cuDevicePrimaryCtxSetFlags(dev, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevicePrimaryCtxSetFlags', cuResult)
  }

  cuDevicePrimaryCtxGetState(dev: number, flags: Uint32Array | null, active: Int32Array | null): number {
    if ((dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxGetState', 'dev', dev, -2147483648, 2147483647)
    requireBytes('cuDevicePrimaryCtxGetState', 'flags', flags, 4)
    requireBytes('cuDevicePrimaryCtxGetState', 'active', active, 4)
    const cuResult = this.#raw.cuDevicePrimaryCtxGetState(dev, flags, active)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevicePrimaryCtxGetState', cuResult)
  }

  cuDevicePrimaryCtxReset(dev: number): number {
    if ((dev | 0) !== dev) requireInteger('cuDevicePrimaryCtxReset', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDevicePrimaryCtxReset(dev)
    if (cuResult === 0) this.#checker.forgetFault()
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevicePrimaryCtxReset', cuResult)
  }

  cuCtxCreate(pctx: BigUint64Array | null, ctxCreateParams: Uint8Array | null, flags: number, dev: number): number {
    requireBytes('cuCtxCreate', 'pctx', pctx, 8)
    requireBytes('cuCtxCreate', 'ctxCreateParams', ctxCreateParams, 24)
    if (flags >>> 0 !== flags) requireUnsigned32('cuCtxCreate', 'flags', flags)
    if ((dev | 0) !== dev) requireInteger('cuCtxCreate', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxCreate(pctx, ctxCreateParams, flags, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxCreate', cuResult)
  }

  cuCtxDestroy(ctx: CUcontext): number {
    requireUnsigned64('cuCtxDestroy', 'ctx', ctx)
    const cuResult = this.#raw.cuCtxDestroy(ctx)
    if (cuResult === 0) this.#checker.forgetFault()
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxDestroy', cuResult)
  }

  cuCtxPushCurrent(ctx: CUcontext): number {
    requireUnsigned64('cuCtxPushCurrent', 'ctx', ctx)
    const cuResult = this.#raw.cuCtxPushCurrent(ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxPushCurrent', cuResult)
  }

  cuCtxPopCurrent(pctx: BigUint64Array | null): number {
    requireBytes('cuCtxPopCurrent', 'pctx', pctx, 8)
    const cuResult = this.#raw.cuCtxPopCurrent(pctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxPopCurrent', cuResult)
  }

  cuCtxSetCurrent(ctx: CUcontext): number {
    requireUnsigned64('cuCtxSetCurrent', 'ctx', ctx)
    const cuResult = this.#raw.cuCtxSetCurrent(ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSetCurrent', cuResult)
  }

  cuCtxGetCurrent(pctx: BigUint64Array | null): number {
    requireBytes('cuCtxGetCurrent', 'pctx', pctx, 8)
    const cuResult = this.#raw.cuCtxGetCurrent(pctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetCurrent', cuResult)
  }

  cuCtxGetDevice(device: Int32Array | null): number {
    requireBytes('cuCtxGetDevice', 'device', device, 4)
    const cuResult = this.#raw.cuCtxGetDevice(device)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetDevice', cuResult)
  }

  cuCtxGetDevice_v2(device: Int32Array | null, ctx: CUcontext): number {
    requireBytes('cuCtxGetDevice_v2', 'device', device, 4)
    requireUnsigned64('cuCtxGetDevice_v2', 'ctx', ctx)
    const cuResult = this.#raw.cuCtxGetDevice_v2(device, ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetDevice_v2', cuResult)
  }

  cuCtxGetFlags(flags: Uint32Array | null): number {
    requireBytes('cuCtxGetFlags', 'flags', flags, 4)
    const cuResult = this.#raw.cuCtxGetFlags(flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetFlags', cuResult)
  }

  cuCtxSetFlags(flags: number): number {
    if (flags >>> 0 !== flags) requireUnsigned32('cuCtxSetFlags', 'flags', flags)
    const cuResult = this.#raw.cuCtxSetFlags(flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSetFlags', cuResult)
  }

  cuCtxGetId(ctx: CUcontext, ctxId: BigUint64Array | null): number {
    requireUnsigned64('cuCtxGetId', 'ctx', ctx)
    requireBytes('cuCtxGetId', 'ctxId', ctxId, 8)
    const cuResult = this.#raw.cuCtxGetId(ctx, ctxId)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetId', cuResult)
  }

  cuCtxSynchronize(): number {
    this.#checker.requireNoPendingCallback('cuCtxSynchronize')
    const cuResult = this.#raw.cuCtxSynchronize()
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSynchronize', cuResult)
  }

  cuCtxSynchronize_v2(ctx: CUcontext): number {
    requireUnsigned64('cuCtxSynchronize_v2', 'ctx', ctx)
    this.#checker.requireNoPendingCallback('cuCtxSynchronize_v2')
    const cuResult = this.#raw.cuCtxSynchronize_v2(ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSynchronize_v2', cuResult)
  }

  cuCtxSetLimit(limit: number, value: number): number {
    if ((limit | 0) !== limit) requireInteger('cuCtxSetLimit', 'limit', limit, -2147483648, 2147483647)
    requireUnsigned64('cuCtxSetLimit', 'value', value)
    const cuResult = this.#raw.cuCtxSetLimit(limit, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSetLimit', cuResult)
  }

  cuCtxGetLimit(pvalue: BigUint64Array | null, limit: number): number {
    requireBytes('cuCtxGetLimit', 'pvalue', pvalue, 8)
    if ((limit | 0) !== limit) requireInteger('cuCtxGetLimit', 'limit', limit, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxGetLimit(pvalue, limit)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetLimit', cuResult)
  }

  cuCtxGetCacheConfig(pconfig: Int32Array | null): number {
    requireBytes('cuCtxGetCacheConfig', 'pconfig', pconfig, 4)
    const cuResult = this.#raw.cuCtxGetCacheConfig(pconfig)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetCacheConfig', cuResult)
  }

  cuCtxSetCacheConfig(config: number): number {
    if ((config | 0) !== config) requireInteger('cuCtxSetCacheConfig', 'config', config, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxSetCacheConfig(config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSetCacheConfig', cuResult)
  }

  cuCtxGetApiVersion(ctx: CUcontext, version: Uint32Array | null): number {
    requireUnsigned64('cuCtxGetApiVersion', 'ctx', ctx)
    requireBytes('cuCtxGetApiVersion', 'version', version, 4)
    const cuResult = this.#raw.cuCtxGetApiVersion(ctx, version)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetApiVersion', cuResult)
  }

  cuCtxGetStreamPriorityRange(leastPriority: Int32Array | null, greatestPriority: Int32Array | null): number {
    requireBytes('cuCtxGetStreamPriorityRange', 'leastPriority', leastPriority, 4)
    requireBytes('cuCtxGetStreamPriorityRange', 'greatestPriority', greatestPriority, 4)
    const cuResult = this.#raw.cuCtxGetStreamPriorityRange(leastPriority, greatestPriority)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetStreamPriorityRange', cuResult)
  }

  cuCtxResetPersistingL2Cache(): number {
    const cuResult = this.#raw.cuCtxResetPersistingL2Cache()
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxResetPersistingL2Cache', cuResult)
  }

  cuCtxGetExecAffinity(pExecAffinity: Uint8Array | null, type: number): number {
    requireBytes('cuCtxGetExecAffinity', 'pExecAffinity', pExecAffinity, 8)
    if ((type | 0) !== type) requireInteger('cuCtxGetExecAffinity', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxGetExecAffinity(pExecAffinity, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetExecAffinity', cuResult)
  }

  cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent): number {
    requireUnsigned64('cuCtxRecordEvent', 'hCtx', hCtx)
    requireUnsigned64('cuCtxRecordEvent', 'hEvent', hEvent)
    const cuResult = this.#raw.cuCtxRecordEvent(hCtx, hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxRecordEvent', cuResult)
  }

  cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent): number {
    requireUnsigned64('cuCtxWaitEvent', 'hCtx', hCtx)
    requireUnsigned64('cuCtxWaitEvent', 'hEvent', hEvent)
    const cuResult = this.#raw.cuCtxWaitEvent(hCtx, hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxWaitEvent', cuResult)
  }

  cuCtxAttach(pctx: BigUint64Array | null, flags: number): number {
    requireBytes('cuCtxAttach', 'pctx', pctx, 8)
    if (flags >>> 0 !== flags) requireUnsigned32('cuCtxAttach', 'flags', flags)
    const cuResult = this.#raw.cuCtxAttach(pctx, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxAttach', cuResult)
  }

  cuCtxDetach(ctx: CUcontext): number {
    requireUnsigned64('cuCtxDetach', 'ctx', ctx)
    const cuResult = this.#raw.cuCtxDetach(ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxDetach', cuResult)
  }

  cuCtxGetSharedMemConfig(pConfig: Int32Array | null): number {
    requireBytes('cuCtxGetSharedMemConfig', 'pConfig', pConfig, 4)
    const cuResult = this.#raw.cuCtxGetSharedMemConfig(pConfig)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetSharedMemConfig', cuResult)
  }

  cuCtxSetSharedMemConfig(config: number): number {
    if ((config | 0) !== config) requireInteger('cuCtxSetSharedMemConfig', 'config', config, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxSetSharedMemConfig(config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxSetSharedMemConfig', cuResult)
  }

  cuModuleLoad(module: BigUint64Array | null, fname: string | null): number {
    requireBytes('cuModuleLoad', 'module', module, 8)
    requireString('cuModuleLoad', 'fname', fname)
    const cuResult = this.#raw.cuModuleLoad(module, fname)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleLoad', cuResult)
  }

  cuModuleLoadData(module: BigUint64Array | null, image: HostMemory): number {
    requireBytes('cuModuleLoadData', 'module', module, 8)
    requireBytes('cuModuleLoadData', 'image', image, 0)
    const cuResult = this.#raw.cuModuleLoadData(module, image)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleLoadData', cuResult)
  }

  cuModuleLoadDataEx(module: BigUint64Array | null, image: HostMemory, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
    requireBytes('cuModuleLoadDataEx', 'module', module, 8)
    requireBytes('cuModuleLoadDataEx', 'image', image, 0)
    if (numOptions >>> 0 !== numOptions) requireUnsigned32('cuModuleLoadDataEx', 'numOptions', numOptions)
    requireBytes('cuModuleLoadDataEx', 'options', options, Number(numOptions) * 4)
    requireBytes('cuModuleLoadDataEx', 'optionValues', optionValues, Number(numOptions) * 8)
    const cuResult = this.#raw.cuModuleLoadDataEx(module, image, numOptions, options, optionValues)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleLoadDataEx', cuResult)
  }

  cuModuleLoadFatBinary(module: BigUint64Array | null, fatCubin: HostMemory): number {
    requireBytes('cuModuleLoadFatBinary', 'module', module, 8)
    requireBytes('cuModuleLoadFatBinary', 'fatCubin', fatCubin, 0)
    const cuResult = this.#raw.cuModuleLoadFatBinary(module, fatCubin)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleLoadFatBinary', cuResult)
  }

  cuModuleUnload(hmod: CUmodule): number {
    requireUnsigned64('cuModuleUnload', 'hmod', hmod)
    const cuResult = this.#raw.cuModuleUnload(hmod)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleUnload', cuResult)
  }

  cuModuleGetLoadingMode(mode: Int32Array | null): number {
    requireBytes('cuModuleGetLoadingMode', 'mode', mode, 4)
    const cuResult = this.#raw.cuModuleGetLoadingMode(mode)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetLoadingMode', cuResult)
  }

  cuModuleGetFunction(hfunc: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
    requireBytes('cuModuleGetFunction', 'hfunc', hfunc, 8)
    requireUnsigned64('cuModuleGetFunction', 'hmod', hmod)
    requireString('cuModuleGetFunction', 'name', name)
    const cuResult = this.#raw.cuModuleGetFunction(hfunc, hmod, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetFunction', cuResult)
  }

  cuModuleGetFunctionCount(count: Uint32Array | null, mod: CUmodule): number {
    requireBytes('cuModuleGetFunctionCount', 'count', count, 4)
    requireUnsigned64('cuModuleGetFunctionCount', 'mod', mod)
    const cuResult = this.#raw.cuModuleGetFunctionCount(count, mod)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetFunctionCount', cuResult)
  }

  cuModuleEnumerateFunctions(functions: BigUint64Array | null, numFunctions: number, mod: CUmodule): number {
    requireBytes('cuModuleEnumerateFunctions', 'functions', functions, Number(numFunctions) * 8)
    if (numFunctions >>> 0 !== numFunctions) requireUnsigned32('cuModuleEnumerateFunctions', 'numFunctions', numFunctions)
    requireUnsigned64('cuModuleEnumerateFunctions', 'mod', mod)
    const cuResult = this.#raw.cuModuleEnumerateFunctions(functions, numFunctions, mod)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleEnumerateFunctions', cuResult)
  }

  cuModuleGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
    requireBytes('cuModuleGetGlobal', 'dptr', dptr, 8)
    requireBytes('cuModuleGetGlobal', 'bytes', bytes, 8)
    requireUnsigned64('cuModuleGetGlobal', 'hmod', hmod)
    requireString('cuModuleGetGlobal', 'name', name)
    const cuResult = this.#raw.cuModuleGetGlobal(dptr, bytes, hmod, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetGlobal', cuResult)
  }

  cuLinkCreate(numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null, stateOut: BigUint64Array | null): number {
    if (numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkCreate', 'numOptions', numOptions)
    requireBytes('cuLinkCreate', 'options', options, Number(numOptions) * 4)
    requireBytes('cuLinkCreate', 'optionValues', optionValues, Number(numOptions) * 8)
    requireBytes('cuLinkCreate', 'stateOut', stateOut, 8)
    const cuResult = this.#raw.cuLinkCreate(numOptions, options, optionValues, stateOut)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLinkCreate', cuResult)
  }

  cuLinkAddData(state: CUlinkState, type: number, data: HostMemory, size: number, name: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
    requireUnsigned64('cuLinkAddData', 'state', state)
    if ((type | 0) !== type) requireInteger('cuLinkAddData', 'type', type, -2147483648, 2147483647)
    requireBytes('cuLinkAddData', 'data', data, Number(size))
    requireUnsigned64('cuLinkAddData', 'size', size)
    requireString('cuLinkAddData', 'name', name)
    if (numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkAddData', 'numOptions', numOptions)
    requireBytes('cuLinkAddData', 'options', options, Number(numOptions) * 4)
    requireBytes('cuLinkAddData', 'optionValues', optionValues, Number(numOptions) * 8)
    const cuResult = this.#raw.cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLinkAddData', cuResult)
  }

  cuLinkAddFile(state: CUlinkState, type: number, path: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
    requireUnsigned64('cuLinkAddFile', 'state', state)
    if ((type | 0) !== type) requireInteger('cuLinkAddFile', 'type', type, -2147483648, 2147483647)
    requireString('cuLinkAddFile', 'path', path)
    if (numOptions >>> 0 !== numOptions) requireUnsigned32('cuLinkAddFile', 'numOptions', numOptions)
    requireBytes('cuLinkAddFile', 'options', options, Number(numOptions) * 4)
    requireBytes('cuLinkAddFile', 'optionValues', optionValues, Number(numOptions) * 8)
    const cuResult = this.#raw.cuLinkAddFile(state, type, path, numOptions, options, optionValues)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLinkAddFile', cuResult)
  }

  cuLinkComplete(state: CUlinkState, cubinOut: BigUint64Array | null, sizeOut: BigUint64Array | null): number {
    requireUnsigned64('cuLinkComplete', 'state', state)
    requireBytes('cuLinkComplete', 'cubinOut', cubinOut, 0)
    requireBytes('cuLinkComplete', 'sizeOut', sizeOut, 8)
    const cuResult = this.#raw.cuLinkComplete(state, cubinOut, sizeOut)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLinkComplete', cuResult)
  }

  cuLinkDestroy(state: CUlinkState): number {
    requireUnsigned64('cuLinkDestroy', 'state', state)
    const cuResult = this.#raw.cuLinkDestroy(state)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLinkDestroy', cuResult)
  }

  cuModuleGetTexRef(pTexRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
    requireBytes('cuModuleGetTexRef', 'pTexRef', pTexRef, 8)
    requireUnsigned64('cuModuleGetTexRef', 'hmod', hmod)
    requireString('cuModuleGetTexRef', 'name', name)
    const cuResult = this.#raw.cuModuleGetTexRef(pTexRef, hmod, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetTexRef', cuResult)
  }

  cuModuleGetSurfRef(pSurfRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
    requireBytes('cuModuleGetSurfRef', 'pSurfRef', pSurfRef, 8)
    requireUnsigned64('cuModuleGetSurfRef', 'hmod', hmod)
    requireString('cuModuleGetSurfRef', 'name', name)
    const cuResult = this.#raw.cuModuleGetSurfRef(pSurfRef, hmod, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuModuleGetSurfRef', cuResult)
  }

  cuLibraryLoadData(library: BigUint64Array | null, code: HostMemory, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
    requireBytes('cuLibraryLoadData', 'library', library, 8)
    requireBytes('cuLibraryLoadData', 'code', code, 0)
    requireBytes('cuLibraryLoadData', 'jitOptions', jitOptions, Number(numJitOptions) * 4)
    requireBytes('cuLibraryLoadData', 'jitOptionsValues', jitOptionsValues, Number(numJitOptions) * 8)
    if (numJitOptions >>> 0 !== numJitOptions) requireUnsigned32('cuLibraryLoadData', 'numJitOptions', numJitOptions)
    requireBytes('cuLibraryLoadData', 'libraryOptions', libraryOptions, Number(numLibraryOptions) * 4)
    requireBytes('cuLibraryLoadData', 'libraryOptionValues', libraryOptionValues, Number(numLibraryOptions) * 8)
    if (numLibraryOptions >>> 0 !== numLibraryOptions) requireUnsigned32('cuLibraryLoadData', 'numLibraryOptions', numLibraryOptions)
    const cuResult = this.#raw.cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryLoadData', cuResult)
  }

  cuLibraryLoadFromFile(library: BigUint64Array | null, fileName: string | null, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
    requireBytes('cuLibraryLoadFromFile', 'library', library, 8)
    requireString('cuLibraryLoadFromFile', 'fileName', fileName)
    requireBytes('cuLibraryLoadFromFile', 'jitOptions', jitOptions, Number(numJitOptions) * 4)
    requireBytes('cuLibraryLoadFromFile', 'jitOptionsValues', jitOptionsValues, Number(numJitOptions) * 8)
    if (numJitOptions >>> 0 !== numJitOptions) requireUnsigned32('cuLibraryLoadFromFile', 'numJitOptions', numJitOptions)
    requireBytes('cuLibraryLoadFromFile', 'libraryOptions', libraryOptions, Number(numLibraryOptions) * 4)
    requireBytes('cuLibraryLoadFromFile', 'libraryOptionValues', libraryOptionValues, Number(numLibraryOptions) * 8)
    if (numLibraryOptions >>> 0 !== numLibraryOptions) requireUnsigned32('cuLibraryLoadFromFile', 'numLibraryOptions', numLibraryOptions)
    const cuResult = this.#raw.cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryLoadFromFile', cuResult)
  }

  cuLibraryUnload(library: CUlibrary): number {
    requireUnsigned64('cuLibraryUnload', 'library', library)
    const cuResult = this.#raw.cuLibraryUnload(library)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryUnload', cuResult)
  }

  cuLibraryGetKernel(pKernel: BigUint64Array | null, library: CUlibrary, name: string | null): number {
    requireBytes('cuLibraryGetKernel', 'pKernel', pKernel, 8)
    requireUnsigned64('cuLibraryGetKernel', 'library', library)
    requireString('cuLibraryGetKernel', 'name', name)
    const cuResult = this.#raw.cuLibraryGetKernel(pKernel, library, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetKernel', cuResult)
  }

  cuLibraryGetKernelCount(count: Uint32Array | null, lib: CUlibrary): number {
    requireBytes('cuLibraryGetKernelCount', 'count', count, 4)
    requireUnsigned64('cuLibraryGetKernelCount', 'lib', lib)
    const cuResult = this.#raw.cuLibraryGetKernelCount(count, lib)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetKernelCount', cuResult)
  }

  cuLibraryEnumerateKernels(kernels: BigUint64Array | null, numKernels: number, lib: CUlibrary): number {
    requireBytes('cuLibraryEnumerateKernels', 'kernels', kernels, Number(numKernels) * 8)
    if (numKernels >>> 0 !== numKernels) requireUnsigned32('cuLibraryEnumerateKernels', 'numKernels', numKernels)
    requireUnsigned64('cuLibraryEnumerateKernels', 'lib', lib)
    const cuResult = this.#raw.cuLibraryEnumerateKernels(kernels, numKernels, lib)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryEnumerateKernels', cuResult)
  }

  cuLibraryGetModule(pMod: BigUint64Array | null, library: CUlibrary): number {
    requireBytes('cuLibraryGetModule', 'pMod', pMod, 8)
    requireUnsigned64('cuLibraryGetModule', 'library', library)
    const cuResult = this.#raw.cuLibraryGetModule(pMod, library)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetModule', cuResult)
  }

  cuKernelGetFunction(pFunc: BigUint64Array | null, kernel: CUkernel): number {
    requireBytes('cuKernelGetFunction', 'pFunc', pFunc, 8)
    requireUnsigned64('cuKernelGetFunction', 'kernel', kernel)
    const cuResult = this.#raw.cuKernelGetFunction(pFunc, kernel)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelGetFunction', cuResult)
  }

  cuKernelGetLibrary(pLib: BigUint64Array | null, kernel: CUkernel): number {
    requireBytes('cuKernelGetLibrary', 'pLib', pLib, 8)
    requireUnsigned64('cuKernelGetLibrary', 'kernel', kernel)
    const cuResult = this.#raw.cuKernelGetLibrary(pLib, kernel)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelGetLibrary', cuResult)
  }

  cuLibraryGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
    requireBytes('cuLibraryGetGlobal', 'dptr', dptr, 8)
    requireBytes('cuLibraryGetGlobal', 'bytes', bytes, 8)
    requireUnsigned64('cuLibraryGetGlobal', 'library', library)
    requireString('cuLibraryGetGlobal', 'name', name)
    const cuResult = this.#raw.cuLibraryGetGlobal(dptr, bytes, library, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetGlobal', cuResult)
  }

  cuLibraryGetManaged(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
    requireBytes('cuLibraryGetManaged', 'dptr', dptr, 8)
    requireBytes('cuLibraryGetManaged', 'bytes', bytes, 8)
    requireUnsigned64('cuLibraryGetManaged', 'library', library)
    requireString('cuLibraryGetManaged', 'name', name)
    const cuResult = this.#raw.cuLibraryGetManaged(dptr, bytes, library, name)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetManaged', cuResult)
  }

  cuLibraryGetUnifiedFunction(fptr: BigUint64Array | null, library: CUlibrary, symbol: string | null): number {
    requireBytes('cuLibraryGetUnifiedFunction', 'fptr', fptr, 0)
    requireUnsigned64('cuLibraryGetUnifiedFunction', 'library', library)
    requireString('cuLibraryGetUnifiedFunction', 'symbol', symbol)
    const cuResult = this.#raw.cuLibraryGetUnifiedFunction(fptr, library, symbol)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLibraryGetUnifiedFunction', cuResult)
  }

  cuKernelGetAttribute(pi: Int32Array | null, attrib: number, kernel: CUkernel, dev: number): number {
    requireBytes('cuKernelGetAttribute', 'pi', pi, 4)
    if ((attrib | 0) !== attrib) requireInteger('cuKernelGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    requireUnsigned64('cuKernelGetAttribute', 'kernel', kernel)
    if ((dev | 0) !== dev) requireInteger('cuKernelGetAttribute', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuKernelGetAttribute(pi, attrib, kernel, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelGetAttribute', cuResult)
  }

  cuKernelSetAttribute(attrib: number, val: number, kernel: CUkernel, dev: number): number {
    if ((attrib | 0) !== attrib) requireInteger('cuKernelSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    if ((val | 0) !== val) requireInteger('cuKernelSetAttribute', 'val', val, -2147483648, 2147483647)
    requireUnsigned64('cuKernelSetAttribute', 'kernel', kernel)
    if ((dev | 0) !== dev) requireInteger('cuKernelSetAttribute', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuKernelSetAttribute(attrib, val, kernel, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelSetAttribute', cuResult)
  }

  cuKernelSetCacheConfig(kernel: CUkernel, config: number, dev: number): number {
    requireUnsigned64('cuKernelSetCacheConfig', 'kernel', kernel)
    if ((config | 0) !== config) requireInteger('cuKernelSetCacheConfig', 'config', config, -2147483648, 2147483647)
    if ((dev | 0) !== dev) requireInteger('cuKernelSetCacheConfig', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuKernelSetCacheConfig(kernel, config, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelSetCacheConfig', cuResult)
  }

  cuKernelGetName(name: StringOut | null, hfunc: CUkernel): number {
    requireUnsigned64('cuKernelGetName', 'hfunc', hfunc)
    const cuResult = this.#raw.cuKernelGetName(name, hfunc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelGetName', cuResult)
  }

  cuKernelGetParamInfo(kernel: CUkernel, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
    requireUnsigned64('cuKernelGetParamInfo', 'kernel', kernel)
    requireUnsigned64('cuKernelGetParamInfo', 'paramIndex', paramIndex)
    requireBytes('cuKernelGetParamInfo', 'paramOffset', paramOffset, 8)
    requireBytes('cuKernelGetParamInfo', 'paramSize', paramSize, 8)
    const cuResult = this.#raw.cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuKernelGetParamInfo', cuResult)
  }

  cuMemGetInfo(free: BigUint64Array | null, total: BigUint64Array | null): number {
    requireBytes('cuMemGetInfo', 'free', free, 8)
    requireBytes('cuMemGetInfo', 'total', total, 8)
    const cuResult = this.#raw.cuMemGetInfo(free, total)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetInfo', cuResult)
  }

  cuMemAlloc(dptr: BigUint64Array | null, bytesize: number): number {
    requireBytes('cuMemAlloc', 'dptr', dptr, 8)
    requireUnsigned64('cuMemAlloc', 'bytesize', bytesize)
    const cuResult = this.#raw.cuMemAlloc(dptr, bytesize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAlloc', cuResult)
  }

  cuMemAllocPitch(dptr: BigUint64Array | null, pPitch: BigUint64Array | null, WidthInBytes: number, Height: number, ElementSizeBytes: number): number {
    requireBytes('cuMemAllocPitch', 'dptr', dptr, 8)
    requireBytes('cuMemAllocPitch', 'pPitch', pPitch, 8)
    requireUnsigned64('cuMemAllocPitch', 'WidthInBytes', WidthInBytes)
    requireUnsigned64('cuMemAllocPitch', 'Height', Height)
    if (ElementSizeBytes >>> 0 !== ElementSizeBytes) requireUnsigned32('cuMemAllocPitch', 'ElementSizeBytes', ElementSizeBytes)
    const cuResult = this.#raw.cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAllocPitch', cuResult)
  }

  cuMemFree(dptr: CUdeviceptr): number {
    requireUnsigned64('cuMemFree', 'dptr', dptr)
    const cuResult = this.#raw.cuMemFree(dptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemFree', cuResult)
  }

  cuMemGetAddressRange(pbase: BigUint64Array | null, psize: BigUint64Array | null, dptr: CUdeviceptr): number {
    requireBytes('cuMemGetAddressRange', 'pbase', pbase, 8)
    requireBytes('cuMemGetAddressRange', 'psize', psize, 8)
    requireUnsigned64('cuMemGetAddressRange', 'dptr', dptr)
    const cuResult = this.#raw.cuMemGetAddressRange(pbase, psize, dptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetAddressRange', cuResult)
  }

  cuMemAllocHost(pp: BigUint64Array | null, bytesize: number): number {
    requireBytes('cuMemAllocHost', 'pp', pp, 0)
    requireUnsigned64('cuMemAllocHost', 'bytesize', bytesize)
    const cuResult = this.#raw.cuMemAllocHost(pp, bytesize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAllocHost', cuResult)
  }

  cuMemFreeHost(p: HostMemory): number {
    requireBytes('cuMemFreeHost', 'p', p, 0)
    const cuResult = this.#raw.cuMemFreeHost(p)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemFreeHost', cuResult)
  }

  cuMemHostAlloc(pp: BigUint64Array | null, bytesize: number, Flags: number): number {
    requireBytes('cuMemHostAlloc', 'pp', pp, 0)
    requireUnsigned64('cuMemHostAlloc', 'bytesize', bytesize)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostAlloc', 'Flags', Flags)
    const cuResult = this.#raw.cuMemHostAlloc(pp, bytesize, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemHostAlloc', cuResult)
  }

  cuMemHostGetDevicePointer(pdptr: BigUint64Array | null, p: HostMemory, Flags: number): number {
    requireBytes('cuMemHostGetDevicePointer', 'pdptr', pdptr, 8)
    requireBytes('cuMemHostGetDevicePointer', 'p', p, 0)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostGetDevicePointer', 'Flags', Flags)
    const cuResult = this.#raw.cuMemHostGetDevicePointer(pdptr, p, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemHostGetDevicePointer', cuResult)
  }

  cuMemHostGetFlags(pFlags: Uint32Array | null, p: HostMemory): number {
    requireBytes('cuMemHostGetFlags', 'pFlags', pFlags, 4)
    requireBytes('cuMemHostGetFlags', 'p', p, 0)
    const cuResult = this.#raw.cuMemHostGetFlags(pFlags, p)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemHostGetFlags', cuResult)
  }

  cuMemAllocManaged(dptr: BigUint64Array | null, bytesize: number, flags: number): number {
    requireBytes('cuMemAllocManaged', 'dptr', dptr, 8)
    requireUnsigned64('cuMemAllocManaged', 'bytesize', bytesize)
    if (flags >>> 0 !== flags) requireUnsigned32('cuMemAllocManaged', 'flags', flags)
    const cuResult = this.#raw.cuMemAllocManaged(dptr, bytesize, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAllocManaged', cuResult)
  }

  cuDeviceRegisterAsyncNotification(device: number, callbackFunc: CUasyncCallback, userData: HostMemory, callback: BigUint64Array | null): number {
    if ((device | 0) !== device) requireInteger('cuDeviceRegisterAsyncNotification', 'device', device, -2147483648, 2147483647)
    requireUnsigned64('cuDeviceRegisterAsyncNotification', 'callbackFunc', callbackFunc)
    requireBytes('cuDeviceRegisterAsyncNotification', 'userData', userData, 0)
    requireBytes('cuDeviceRegisterAsyncNotification', 'callback', callback, 8)
    const cuResult = this.#raw.cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceRegisterAsyncNotification', cuResult)
  }

  cuDeviceUnregisterAsyncNotification(device: number, callback: CUasyncCallbackHandle): number {
    if ((device | 0) !== device) requireInteger('cuDeviceUnregisterAsyncNotification', 'device', device, -2147483648, 2147483647)
    requireUnsigned64('cuDeviceUnregisterAsyncNotification', 'callback', callback)
    const cuResult = this.#raw.cuDeviceUnregisterAsyncNotification(device, callback)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceUnregisterAsyncNotification', cuResult)
  }

  cuDeviceGetByPCIBusId(dev: Int32Array | null, pciBusId: string | null): number {
    requireBytes('cuDeviceGetByPCIBusId', 'dev', dev, 4)
    requireString('cuDeviceGetByPCIBusId', 'pciBusId', pciBusId)
    const cuResult = this.#raw.cuDeviceGetByPCIBusId(dev, pciBusId)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetByPCIBusId', cuResult)
  }

  cuDeviceGetPCIBusId(pciBusId: Uint8Array | null, len: number, dev: number): number {
    requireBytes('cuDeviceGetPCIBusId', 'pciBusId', pciBusId, Number(len))
    if ((len | 0) !== len) requireInteger('cuDeviceGetPCIBusId', 'len', len, -2147483648, 2147483647)
    if ((dev | 0) !== dev) requireInteger('cuDeviceGetPCIBusId', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetPCIBusId(pciBusId, len, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetPCIBusId', cuResult)
  }

  cuIpcGetEventHandle(pHandle: Uint8Array | null, event: CUevent): number {
    requireBytes('cuIpcGetEventHandle', 'pHandle', pHandle, 64)
    requireUnsigned64('cuIpcGetEventHandle', 'event', event)
    const cuResult = this.#raw.cuIpcGetEventHandle(pHandle, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuIpcGetEventHandle', cuResult)
  }

  cuIpcOpenEventHandle(phEvent: BigUint64Array | null, handle: Uint8Array): number {
    requireBytes('cuIpcOpenEventHandle', 'phEvent', phEvent, 8)
    requireStruct('cuIpcOpenEventHandle', 'handle', handle, 64)
    const cuResult = this.#raw.cuIpcOpenEventHandle(phEvent, handle)
    return cuResult === 0 ? 0 : this.#checker.judge('cuIpcOpenEventHandle', cuResult)
  }

  cuIpcGetMemHandle(pHandle: Uint8Array | null, dptr: CUdeviceptr): number {
    requireBytes('cuIpcGetMemHandle', 'pHandle', pHandle, 64)
    requireUnsigned64('cuIpcGetMemHandle', 'dptr', dptr)
    const cuResult = this.#raw.cuIpcGetMemHandle(pHandle, dptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuIpcGetMemHandle', cuResult)
  }

  cuIpcOpenMemHandle(pdptr: BigUint64Array | null, handle: Uint8Array, Flags: number): number {
    requireBytes('cuIpcOpenMemHandle', 'pdptr', pdptr, 8)
    requireStruct('cuIpcOpenMemHandle', 'handle', handle, 64)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuIpcOpenMemHandle', 'Flags', Flags)
    const cuResult = this.#raw.cuIpcOpenMemHandle(pdptr, handle, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuIpcOpenMemHandle', cuResult)
  }

  cuIpcCloseMemHandle(dptr: CUdeviceptr): number {
    requireUnsigned64('cuIpcCloseMemHandle', 'dptr', dptr)
    const cuResult = this.#raw.cuIpcCloseMemHandle(dptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuIpcCloseMemHandle', cuResult)
  }

  cuMemHostRegister(p: HostMemory, bytesize: number, Flags: number): number {
    requireBytes('cuMemHostRegister', 'p', p, Number(bytesize))
    requireUnsigned64('cuMemHostRegister', 'bytesize', bytesize)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuMemHostRegister', 'Flags', Flags)
    const cuResult = this.#raw.cuMemHostRegister(p, bytesize, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemHostRegister', cuResult)
  }

  cuMemHostUnregister(p: HostMemory): number {
    requireBytes('cuMemHostUnregister', 'p', p, 0)
    const cuResult = this.#raw.cuMemHostUnregister(p)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemHostUnregister', cuResult)
  }

  cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number): number {
    requireUnsigned64('cuMemcpy', 'dst', dst)
    requireUnsigned64('cuMemcpy', 'src', src)
    requireUnsigned64('cuMemcpy', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpy(dst, src, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy', cuResult)
  }

  cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number): number {
    requireUnsigned64('cuMemcpyPeer', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemcpyPeer', 'dstContext', dstContext)
    requireUnsigned64('cuMemcpyPeer', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyPeer', 'srcContext', srcContext)
    requireUnsigned64('cuMemcpyPeer', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyPeer', cuResult)
  }

  cuMemcpyHtoD(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number): number {
    requireUnsigned64('cuMemcpyHtoD', 'dstDevice', dstDevice)
    requireBytes('cuMemcpyHtoD', 'srcHost', srcHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyHtoD', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyHtoD(dstDevice, srcHost, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyHtoD', cuResult)
  }

  cuMemcpyDtoH(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number): number {
    requireBytes('cuMemcpyDtoH', 'dstHost', dstHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyDtoH', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyDtoH', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyDtoH(dstHost, srcDevice, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyDtoH', cuResult)
  }

  cuMemcpyDtoD(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number): number {
    requireUnsigned64('cuMemcpyDtoD', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemcpyDtoD', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyDtoD', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyDtoD(dstDevice, srcDevice, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyDtoD', cuResult)
  }

  cuMemcpyDtoA(dstArray: CUarray, dstOffset: number, srcDevice: CUdeviceptr, ByteCount: number): number {
    requireUnsigned64('cuMemcpyDtoA', 'dstArray', dstArray)
    requireUnsigned64('cuMemcpyDtoA', 'dstOffset', dstOffset)
    requireUnsigned64('cuMemcpyDtoA', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyDtoA', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyDtoA', cuResult)
  }

  cuMemcpyAtoD(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
    requireUnsigned64('cuMemcpyAtoD', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemcpyAtoD', 'srcArray', srcArray)
    requireUnsigned64('cuMemcpyAtoD', 'srcOffset', srcOffset)
    requireUnsigned64('cuMemcpyAtoD', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyAtoD', cuResult)
  }

  cuMemcpyHtoA(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number): number {
    requireUnsigned64('cuMemcpyHtoA', 'dstArray', dstArray)
    requireUnsigned64('cuMemcpyHtoA', 'dstOffset', dstOffset)
    requireBytes('cuMemcpyHtoA', 'srcHost', srcHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyHtoA', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyHtoA', cuResult)
  }

  cuMemcpyAtoH(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
    requireBytes('cuMemcpyAtoH', 'dstHost', dstHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyAtoH', 'srcArray', srcArray)
    requireUnsigned64('cuMemcpyAtoH', 'srcOffset', srcOffset)
    requireUnsigned64('cuMemcpyAtoH', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyAtoH', cuResult)
  }

  cuMemcpyAtoA(dstArray: CUarray, dstOffset: number, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
    requireUnsigned64('cuMemcpyAtoA', 'dstArray', dstArray)
    requireUnsigned64('cuMemcpyAtoA', 'dstOffset', dstOffset)
    requireUnsigned64('cuMemcpyAtoA', 'srcArray', srcArray)
    requireUnsigned64('cuMemcpyAtoA', 'srcOffset', srcOffset)
    requireUnsigned64('cuMemcpyAtoA', 'ByteCount', ByteCount)
    const cuResult = this.#raw.cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyAtoA', cuResult)
  }

  cuMemcpy2D(pCopy: Uint8Array | null): number {
    requireBytes('cuMemcpy2D', 'pCopy', pCopy, 128)
    const cuResult = this.#raw.cuMemcpy2D(pCopy)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy2D', cuResult)
  }

  cuMemcpy2DUnaligned(pCopy: Uint8Array | null): number {
    requireBytes('cuMemcpy2DUnaligned', 'pCopy', pCopy, 128)
    const cuResult = this.#raw.cuMemcpy2DUnaligned(pCopy)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy2DUnaligned', cuResult)
  }

  cuMemcpy3D(pCopy: Uint8Array | null): number {
    requireBytes('cuMemcpy3D', 'pCopy', pCopy, 200)
    const cuResult = this.#raw.cuMemcpy3D(pCopy)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy3D', cuResult)
  }

  cuMemcpy3DPeer(pCopy: Uint8Array | null): number {
    requireBytes('cuMemcpy3DPeer', 'pCopy', pCopy, 200)
    const cuResult = this.#raw.cuMemcpy3DPeer(pCopy)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy3DPeer', cuResult)
  }

  cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
    requireUnsigned64('cuMemcpyAsync', 'dst', dst)
    requireUnsigned64('cuMemcpyAsync', 'src', src)
    requireUnsigned64('cuMemcpyAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyAsync(dst, src, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyAsync', cuResult)
  }

  cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number, hStream: CUstream): number {
    requireUnsigned64('cuMemcpyPeerAsync', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemcpyPeerAsync', 'dstContext', dstContext)
    requireUnsigned64('cuMemcpyPeerAsync', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyPeerAsync', 'srcContext', srcContext)
    requireUnsigned64('cuMemcpyPeerAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyPeerAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyPeerAsync', cuResult)
  }

  cuMemcpyHtoDAsync(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
    requireUnsigned64('cuMemcpyHtoDAsync', 'dstDevice', dstDevice)
    requireBytes('cuMemcpyHtoDAsync', 'srcHost', srcHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyHtoDAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyHtoDAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyHtoDAsync', cuResult)
  }

  cuMemcpyDtoHAsync(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
    requireBytes('cuMemcpyDtoHAsync', 'dstHost', dstHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyDtoHAsync', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyDtoHAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyDtoHAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyDtoHAsync', cuResult)
  }

  cuMemcpyDtoDAsync(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
    requireUnsigned64('cuMemcpyDtoDAsync', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemcpyDtoDAsync', 'srcDevice', srcDevice)
    requireUnsigned64('cuMemcpyDtoDAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyDtoDAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyDtoDAsync', cuResult)
  }

  cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
    requireUnsigned64('cuMemcpyHtoAAsync', 'dstArray', dstArray)
    requireUnsigned64('cuMemcpyHtoAAsync', 'dstOffset', dstOffset)
    requireBytes('cuMemcpyHtoAAsync', 'srcHost', srcHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyHtoAAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyHtoAAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyHtoAAsync', cuResult)
  }

  cuMemcpyAtoHAsync(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number, hStream: CUstream): number {
    requireBytes('cuMemcpyAtoHAsync', 'dstHost', dstHost, Number(ByteCount))
    requireUnsigned64('cuMemcpyAtoHAsync', 'srcArray', srcArray)
    requireUnsigned64('cuMemcpyAtoHAsync', 'srcOffset', srcOffset)
    requireUnsigned64('cuMemcpyAtoHAsync', 'ByteCount', ByteCount)
    requireUnsigned64('cuMemcpyAtoHAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyAtoHAsync', cuResult)
  }

  cuMemcpy2DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
    requireBytes('cuMemcpy2DAsync', 'pCopy', pCopy, 128)
    requireUnsigned64('cuMemcpy2DAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpy2DAsync(pCopy, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy2DAsync', cuResult)
  }

  cuMemcpy3DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
    requireBytes('cuMemcpy3DAsync', 'pCopy', pCopy, 200)
    requireUnsigned64('cuMemcpy3DAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpy3DAsync(pCopy, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy3DAsync', cuResult)
  }

  cuMemcpy3DPeerAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
    requireBytes('cuMemcpy3DPeerAsync', 'pCopy', pCopy, 200)
    requireUnsigned64('cuMemcpy3DPeerAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpy3DPeerAsync(pCopy, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy3DPeerAsync', cuResult)
  }

  cuMemcpyBatchAsync(dsts: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, attrs: Uint8Array | null, attrsIdxs: BigUint64Array | null, numAttrs: number, hStream: CUstream): number {
    requireBytes('cuMemcpyBatchAsync', 'dsts', dsts, Number(count) * 8)
    requireBytes('cuMemcpyBatchAsync', 'srcs', srcs, Number(count) * 8)
    requireBytes('cuMemcpyBatchAsync', 'sizes', sizes, Number(count) * 8)
    requireUnsigned64('cuMemcpyBatchAsync', 'count', count)
    requireBytes('cuMemcpyBatchAsync', 'attrs', attrs, Number(numAttrs) * 24)
    requireBytes('cuMemcpyBatchAsync', 'attrsIdxs', attrsIdxs, Number(numAttrs) * 8)
    requireUnsigned64('cuMemcpyBatchAsync', 'numAttrs', numAttrs)
    requireUnsigned64('cuMemcpyBatchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpyBatchAsync', cuResult)
  }

  cuMemcpy3DBatchAsync(numOps: number, opList: Uint8Array | null, flags: number | bigint, hStream: CUstream): number {
    requireUnsigned64('cuMemcpy3DBatchAsync', 'numOps', numOps)
    requireBytes('cuMemcpy3DBatchAsync', 'opList', opList, Number(numOps) * 112)
    requireUnsigned64('cuMemcpy3DBatchAsync', 'flags', flags)
    requireUnsigned64('cuMemcpy3DBatchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemcpy3DBatchAsync(numOps, opList, flags, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemcpy3DBatchAsync', cuResult)
  }

  cuMemsetD8(dstDevice: CUdeviceptr, uc: number, N: number): number {
    requireUnsigned64('cuMemsetD8', 'dstDevice', dstDevice)
    requireInteger('cuMemsetD8', 'uc', uc, 0, 255)
    requireUnsigned64('cuMemsetD8', 'N', N)
    const cuResult = this.#raw.cuMemsetD8(dstDevice, uc, N)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD8', cuResult)
  }

  cuMemsetD16(dstDevice: CUdeviceptr, us: number, N: number): number {
    requireUnsigned64('cuMemsetD16', 'dstDevice', dstDevice)
    requireInteger('cuMemsetD16', 'us', us, 0, 65535)
    requireUnsigned64('cuMemsetD16', 'N', N)
    const cuResult = this.#raw.cuMemsetD16(dstDevice, us, N)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD16', cuResult)
  }

  cuMemsetD32(dstDevice: CUdeviceptr, ui: number, N: number): number {
    requireUnsigned64('cuMemsetD32', 'dstDevice', dstDevice)
    if (ui >>> 0 !== ui) requireUnsigned32('cuMemsetD32', 'ui', ui)
    requireUnsigned64('cuMemsetD32', 'N', N)
    const cuResult = this.#raw.cuMemsetD32(dstDevice, ui, N)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD32', cuResult)
  }

  cuMemsetD2D8(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number): number {
    requireUnsigned64('cuMemsetD2D8', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D8', 'dstPitch', dstPitch)
    requireInteger('cuMemsetD2D8', 'uc', uc, 0, 255)
    requireUnsigned64('cuMemsetD2D8', 'Width', Width)
    requireUnsigned64('cuMemsetD2D8', 'Height', Height)
    const cuResult = this.#raw.cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D8', cuResult)
  }

  cuMemsetD2D16(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number): number {
    requireUnsigned64('cuMemsetD2D16', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D16', 'dstPitch', dstPitch)
    requireInteger('cuMemsetD2D16', 'us', us, 0, 65535)
    requireUnsigned64('cuMemsetD2D16', 'Width', Width)
    requireUnsigned64('cuMemsetD2D16', 'Height', Height)
    const cuResult = this.#raw.cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D16', cuResult)
  }

  cuMemsetD2D32(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number): number {
    requireUnsigned64('cuMemsetD2D32', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D32', 'dstPitch', dstPitch)
    if (ui >>> 0 !== ui) requireUnsigned32('cuMemsetD2D32', 'ui', ui)
    requireUnsigned64('cuMemsetD2D32', 'Width', Width)
    requireUnsigned64('cuMemsetD2D32', 'Height', Height)
    const cuResult = this.#raw.cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D32', cuResult)
  }

  cuMemsetD8Async(dstDevice: CUdeviceptr, uc: number, N: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD8Async', 'dstDevice', dstDevice)
    requireInteger('cuMemsetD8Async', 'uc', uc, 0, 255)
    requireUnsigned64('cuMemsetD8Async', 'N', N)
    requireUnsigned64('cuMemsetD8Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD8Async(dstDevice, uc, N, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD8Async', cuResult)
  }

  cuMemsetD16Async(dstDevice: CUdeviceptr, us: number, N: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD16Async', 'dstDevice', dstDevice)
    requireInteger('cuMemsetD16Async', 'us', us, 0, 65535)
    requireUnsigned64('cuMemsetD16Async', 'N', N)
    requireUnsigned64('cuMemsetD16Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD16Async(dstDevice, us, N, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD16Async', cuResult)
  }

  cuMemsetD32Async(dstDevice: CUdeviceptr, ui: number, N: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD32Async', 'dstDevice', dstDevice)
    if (ui >>> 0 !== ui) requireUnsigned32('cuMemsetD32Async', 'ui', ui)
    requireUnsigned64('cuMemsetD32Async', 'N', N)
    requireUnsigned64('cuMemsetD32Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD32Async(dstDevice, ui, N, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD32Async', cuResult)
  }

  cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD2D8Async', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D8Async', 'dstPitch', dstPitch)
    requireInteger('cuMemsetD2D8Async', 'uc', uc, 0, 255)
    requireUnsigned64('cuMemsetD2D8Async', 'Width', Width)
    requireUnsigned64('cuMemsetD2D8Async', 'Height', Height)
    requireUnsigned64('cuMemsetD2D8Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D8Async', cuResult)
  }

  cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD2D16Async', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D16Async', 'dstPitch', dstPitch)
    requireInteger('cuMemsetD2D16Async', 'us', us, 0, 65535)
    requireUnsigned64('cuMemsetD2D16Async', 'Width', Width)
    requireUnsigned64('cuMemsetD2D16Async', 'Height', Height)
    requireUnsigned64('cuMemsetD2D16Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D16Async', cuResult)
  }

  cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number, hStream: CUstream): number {
    requireUnsigned64('cuMemsetD2D32Async', 'dstDevice', dstDevice)
    requireUnsigned64('cuMemsetD2D32Async', 'dstPitch', dstPitch)
    if (ui >>> 0 !== ui) requireUnsigned32('cuMemsetD2D32Async', 'ui', ui)
    requireUnsigned64('cuMemsetD2D32Async', 'Width', Width)
    requireUnsigned64('cuMemsetD2D32Async', 'Height', Height)
    requireUnsigned64('cuMemsetD2D32Async', 'hStream', hStream)
    const cuResult = this.#raw.cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemsetD2D32Async', cuResult)
  }

  cuArrayCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
    requireBytes('cuArrayCreate', 'pHandle', pHandle, 8)
    requireBytes('cuArrayCreate', 'pAllocateArray', pAllocateArray, 24)
    const cuResult = this.#raw.cuArrayCreate(pHandle, pAllocateArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayCreate', cuResult)
  }

  cuArrayGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
    requireBytes('cuArrayGetDescriptor', 'pArrayDescriptor', pArrayDescriptor, 24)
    requireUnsigned64('cuArrayGetDescriptor', 'hArray', hArray)
    const cuResult = this.#raw.cuArrayGetDescriptor(pArrayDescriptor, hArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayGetDescriptor', cuResult)
  }

  cuArrayGetSparseProperties(sparseProperties: Uint8Array | null, array: CUarray): number {
    requireBytes('cuArrayGetSparseProperties', 'sparseProperties', sparseProperties, 48)
    requireUnsigned64('cuArrayGetSparseProperties', 'array', array)
    const cuResult = this.#raw.cuArrayGetSparseProperties(sparseProperties, array)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayGetSparseProperties', cuResult)
  }

  cuMipmappedArrayGetSparseProperties(sparseProperties: Uint8Array | null, mipmap: CUmipmappedArray): number {
    requireBytes('cuMipmappedArrayGetSparseProperties', 'sparseProperties', sparseProperties, 48)
    requireUnsigned64('cuMipmappedArrayGetSparseProperties', 'mipmap', mipmap)
    const cuResult = this.#raw.cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMipmappedArrayGetSparseProperties', cuResult)
  }

  cuArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, array: CUarray, device: number): number {
    requireBytes('cuArrayGetMemoryRequirements', 'memoryRequirements', memoryRequirements, 32)
    requireUnsigned64('cuArrayGetMemoryRequirements', 'array', array)
    if ((device | 0) !== device) requireInteger('cuArrayGetMemoryRequirements', 'device', device, -2147483648, 2147483647)
    const cuResult = this.#raw.cuArrayGetMemoryRequirements(memoryRequirements, array, device)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayGetMemoryRequirements', cuResult)
  }

  cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, mipmap: CUmipmappedArray, device: number): number {
    requireBytes('cuMipmappedArrayGetMemoryRequirements', 'memoryRequirements', memoryRequirements, 32)
    requireUnsigned64('cuMipmappedArrayGetMemoryRequirements', 'mipmap', mipmap)
    if ((device | 0) !== device) requireInteger('cuMipmappedArrayGetMemoryRequirements', 'device', device, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMipmappedArrayGetMemoryRequirements', cuResult)
  }

  cuArrayGetPlane(pPlaneArray: BigUint64Array | null, hArray: CUarray, planeIdx: number): number {
    requireBytes('cuArrayGetPlane', 'pPlaneArray', pPlaneArray, 8)
    requireUnsigned64('cuArrayGetPlane', 'hArray', hArray)
    if (planeIdx >>> 0 !== planeIdx) requireUnsigned32('cuArrayGetPlane', 'planeIdx', planeIdx)
    const cuResult = this.#raw.cuArrayGetPlane(pPlaneArray, hArray, planeIdx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayGetPlane', cuResult)
  }

  cuArrayDestroy(hArray: CUarray): number {
    requireUnsigned64('cuArrayDestroy', 'hArray', hArray)
    const cuResult = this.#raw.cuArrayDestroy(hArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArrayDestroy', cuResult)
  }

  cuArray3DCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
    requireBytes('cuArray3DCreate', 'pHandle', pHandle, 8)
    requireBytes('cuArray3DCreate', 'pAllocateArray', pAllocateArray, 40)
    const cuResult = this.#raw.cuArray3DCreate(pHandle, pAllocateArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArray3DCreate', cuResult)
  }

  cuArray3DGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
    requireBytes('cuArray3DGetDescriptor', 'pArrayDescriptor', pArrayDescriptor, 40)
    requireUnsigned64('cuArray3DGetDescriptor', 'hArray', hArray)
    const cuResult = this.#raw.cuArray3DGetDescriptor(pArrayDescriptor, hArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuArray3DGetDescriptor', cuResult)
  }

  cuMipmappedArrayCreate(pHandle: BigUint64Array | null, pMipmappedArrayDesc: Uint8Array | null, numMipmapLevels: number): number {
    requireBytes('cuMipmappedArrayCreate', 'pHandle', pHandle, 8)
    requireBytes('cuMipmappedArrayCreate', 'pMipmappedArrayDesc', pMipmappedArrayDesc, 40)
    if (numMipmapLevels >>> 0 !== numMipmapLevels) requireUnsigned32('cuMipmappedArrayCreate', 'numMipmapLevels', numMipmapLevels)
    const cuResult = this.#raw.cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMipmappedArrayCreate', cuResult)
  }

  cuMipmappedArrayGetLevel(pLevelArray: BigUint64Array | null, hMipmappedArray: CUmipmappedArray, level: number): number {
    requireBytes('cuMipmappedArrayGetLevel', 'pLevelArray', pLevelArray, 8)
    requireUnsigned64('cuMipmappedArrayGetLevel', 'hMipmappedArray', hMipmappedArray)
    if (level >>> 0 !== level) requireUnsigned32('cuMipmappedArrayGetLevel', 'level', level)
    const cuResult = this.#raw.cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMipmappedArrayGetLevel', cuResult)
  }

  cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray): number {
    requireUnsigned64('cuMipmappedArrayDestroy', 'hMipmappedArray', hMipmappedArray)
    const cuResult = this.#raw.cuMipmappedArrayDestroy(hMipmappedArray)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMipmappedArrayDestroy', cuResult)
  }

  cuMemGetHandleForAddressRange(handle: HostMemory, dptr: CUdeviceptr, size: number, handleType: number, flags: number | bigint): number {
    requireBytes('cuMemGetHandleForAddressRange', 'handle', handle, 0)
    requireUnsigned64('cuMemGetHandleForAddressRange', 'dptr', dptr)
    requireUnsigned64('cuMemGetHandleForAddressRange', 'size', size)
    if ((handleType | 0) !== handleType) requireInteger('cuMemGetHandleForAddressRange', 'handleType', handleType, -2147483648, 2147483647)
    requireUnsigned64('cuMemGetHandleForAddressRange', 'flags', flags)
    const cuResult = this.#raw.cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetHandleForAddressRange', cuResult)
  }

  cuMemBatchDecompressAsync(paramsArray: Uint8Array | null, count: number, flags: number, errorIndex: BigUint64Array | null, stream: CUstream): number {
    requireBytes('cuMemBatchDecompressAsync', 'paramsArray', paramsArray, Number(count) * 64)
    requireUnsigned64('cuMemBatchDecompressAsync', 'count', count)
    if (flags >>> 0 !== flags) requireUnsigned32('cuMemBatchDecompressAsync', 'flags', flags)
    requireBytes('cuMemBatchDecompressAsync', 'errorIndex', errorIndex, 8)
    requireUnsigned64('cuMemBatchDecompressAsync', 'stream', stream)
    const cuResult = this.#raw.cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemBatchDecompressAsync', cuResult)
  }

  cuMemAddressReserve(ptr: BigUint64Array | null, size: number, alignment: number, addr: CUdeviceptr, flags: number | bigint): number {
    requireBytes('cuMemAddressReserve', 'ptr', ptr, 8)
    requireUnsigned64('cuMemAddressReserve', 'size', size)
    requireUnsigned64('cuMemAddressReserve', 'alignment', alignment)
    requireUnsigned64('cuMemAddressReserve', 'addr', addr)
    requireUnsigned64('cuMemAddressReserve', 'flags', flags)
    const cuResult = this.#raw.cuMemAddressReserve(ptr, size, alignment, addr, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAddressReserve', cuResult)
  }

  cuMemAddressFree(ptr: CUdeviceptr, size: number): number {
    requireUnsigned64('cuMemAddressFree', 'ptr', ptr)
    requireUnsigned64('cuMemAddressFree', 'size', size)
    const cuResult = this.#raw.cuMemAddressFree(ptr, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAddressFree', cuResult)
  }

  cuMemCreate(handle: BigUint64Array | null, size: number, prop: Uint8Array | null, flags: number | bigint): number {
    requireBytes('cuMemCreate', 'handle', handle, 8)
    requireUnsigned64('cuMemCreate', 'size', size)
    requireBytes('cuMemCreate', 'prop', prop, 32)
    requireUnsigned64('cuMemCreate', 'flags', flags)
    const cuResult = this.#raw.cuMemCreate(handle, size, prop, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemCreate', cuResult)
  }

  cuMemRelease(handle: CUmemGenericAllocationHandle): number {
    requireUnsigned64('cuMemRelease', 'handle', handle)
    const cuResult = this.#raw.cuMemRelease(handle)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemRelease', cuResult)
  }

  cuMemMap(ptr: CUdeviceptr, size: number, offset: number, handle: CUmemGenericAllocationHandle, flags: number | bigint): number {
    requireUnsigned64('cuMemMap', 'ptr', ptr)
    requireUnsigned64('cuMemMap', 'size', size)
    requireUnsigned64('cuMemMap', 'offset', offset)
    requireUnsigned64('cuMemMap', 'handle', handle)
    requireUnsigned64('cuMemMap', 'flags', flags)
    const cuResult = this.#raw.cuMemMap(ptr, size, offset, handle, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemMap', cuResult)
  }

  cuMemMapArrayAsync(mapInfoList: Uint8Array | null, count: number, hStream: CUstream): number {
    requireBytes('cuMemMapArrayAsync', 'mapInfoList', mapInfoList, Number(count) * 96)
    if (count >>> 0 !== count) requireUnsigned32('cuMemMapArrayAsync', 'count', count)
    requireUnsigned64('cuMemMapArrayAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemMapArrayAsync(mapInfoList, count, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemMapArrayAsync', cuResult)
  }

  cuMemUnmap(ptr: CUdeviceptr, size: number): number {
    requireUnsigned64('cuMemUnmap', 'ptr', ptr)
    requireUnsigned64('cuMemUnmap', 'size', size)
    const cuResult = this.#raw.cuMemUnmap(ptr, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemUnmap', cuResult)
  }

  cuMemSetAccess(ptr: CUdeviceptr, size: number, desc: Uint8Array | null, count: number): number {
    requireUnsigned64('cuMemSetAccess', 'ptr', ptr)
    requireUnsigned64('cuMemSetAccess', 'size', size)
    requireBytes('cuMemSetAccess', 'desc', desc, Number(count) * 12)
    requireUnsigned64('cuMemSetAccess', 'count', count)
    const cuResult = this.#raw.cuMemSetAccess(ptr, size, desc, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemSetAccess', cuResult)
  }

  cuMemGetAccess(flags: BigUint64Array | null, location: Uint8Array | null, ptr: CUdeviceptr): number {
    requireBytes('cuMemGetAccess', 'flags', flags, 8)
    requireBytes('cuMemGetAccess', 'location', location, 8)
    requireUnsigned64('cuMemGetAccess', 'ptr', ptr)
    const cuResult = this.#raw.cuMemGetAccess(flags, location, ptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetAccess', cuResult)
  }

  cuMemExportToShareableHandle(shareableHandle: HostMemory, handle: CUmemGenericAllocationHandle, handleType: number, flags: number | bigint): number {
    requireBytes('cuMemExportToShareableHandle', 'shareableHandle', shareableHandle, 0)
    requireUnsigned64('cuMemExportToShareableHandle', 'handle', handle)
    if ((handleType | 0) !== handleType) requireInteger('cuMemExportToShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
    requireUnsigned64('cuMemExportToShareableHandle', 'flags', flags)
    const cuResult = this.#raw.cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemExportToShareableHandle', cuResult)
  }

  cuMemImportFromShareableHandle(handle: BigUint64Array | null, osHandle: HostMemory, shHandleType: number): number {
    requireBytes('cuMemImportFromShareableHandle', 'handle', handle, 8)
    requireBytes('cuMemImportFromShareableHandle', 'osHandle', osHandle, 0)
    if ((shHandleType | 0) !== shHandleType) requireInteger('cuMemImportFromShareableHandle', 'shHandleType', shHandleType, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMemImportFromShareableHandle(handle, osHandle, shHandleType)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemImportFromShareableHandle', cuResult)
  }

  cuMemGetAllocationGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
    requireBytes('cuMemGetAllocationGranularity', 'granularity', granularity, 8)
    requireBytes('cuMemGetAllocationGranularity', 'prop', prop, 32)
    if ((option | 0) !== option) requireInteger('cuMemGetAllocationGranularity', 'option', option, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMemGetAllocationGranularity(granularity, prop, option)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetAllocationGranularity', cuResult)
  }

  cuMemGetAllocationPropertiesFromHandle(prop: Uint8Array | null, handle: CUmemGenericAllocationHandle): number {
    requireBytes('cuMemGetAllocationPropertiesFromHandle', 'prop', prop, 32)
    requireUnsigned64('cuMemGetAllocationPropertiesFromHandle', 'handle', handle)
    const cuResult = this.#raw.cuMemGetAllocationPropertiesFromHandle(prop, handle)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetAllocationPropertiesFromHandle', cuResult)
  }

  cuMemRetainAllocationHandle(handle: BigUint64Array | null, addr: HostMemory): number {
    requireBytes('cuMemRetainAllocationHandle', 'handle', handle, 8)
    requireBytes('cuMemRetainAllocationHandle', 'addr', addr, 0)
    const cuResult = this.#raw.cuMemRetainAllocationHandle(handle, addr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemRetainAllocationHandle', cuResult)
  }

  cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream): number {
    requireUnsigned64('cuMemFreeAsync', 'dptr', dptr)
    requireUnsigned64('cuMemFreeAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemFreeAsync(dptr, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemFreeAsync', cuResult)
  }

  cuMemAllocAsync(dptr: BigUint64Array | null, bytesize: number, hStream: CUstream): number {
    requireBytes('cuMemAllocAsync', 'dptr', dptr, 8)
    requireUnsigned64('cuMemAllocAsync', 'bytesize', bytesize)
    requireUnsigned64('cuMemAllocAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemAllocAsync(dptr, bytesize, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAllocAsync', cuResult)
  }

  cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: number): number {
    requireUnsigned64('cuMemPoolTrimTo', 'pool', pool)
    requireUnsigned64('cuMemPoolTrimTo', 'minBytesToKeep', minBytesToKeep)
    const cuResult = this.#raw.cuMemPoolTrimTo(pool, minBytesToKeep)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolTrimTo', cuResult)
  }

  cuMemPoolSetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
    requireUnsigned64('cuMemPoolSetAttribute', 'pool', pool)
    if ((attr | 0) !== attr) requireInteger('cuMemPoolSetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuMemPoolSetAttribute', 'value', value, 0)
    const cuResult = this.#raw.cuMemPoolSetAttribute(pool, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolSetAttribute', cuResult)
  }

  cuMemPoolGetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
    requireUnsigned64('cuMemPoolGetAttribute', 'pool', pool)
    if ((attr | 0) !== attr) requireInteger('cuMemPoolGetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuMemPoolGetAttribute', 'value', value, 0)
    const cuResult = this.#raw.cuMemPoolGetAttribute(pool, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolGetAttribute', cuResult)
  }

  cuMemPoolSetAccess(pool: CUmemoryPool, map: Uint8Array | null, count: number): number {
    requireUnsigned64('cuMemPoolSetAccess', 'pool', pool)
    requireBytes('cuMemPoolSetAccess', 'map', map, Number(count) * 12)
    requireUnsigned64('cuMemPoolSetAccess', 'count', count)
    const cuResult = this.#raw.cuMemPoolSetAccess(pool, map, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolSetAccess', cuResult)
  }

  cuMemPoolGetAccess(flags: Int32Array | null, memPool: CUmemoryPool, location: Uint8Array | null): number {
    requireBytes('cuMemPoolGetAccess', 'flags', flags, 4)
    requireUnsigned64('cuMemPoolGetAccess', 'memPool', memPool)
    requireBytes('cuMemPoolGetAccess', 'location', location, 8)
    const cuResult = this.#raw.cuMemPoolGetAccess(flags, memPool, location)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolGetAccess', cuResult)
  }

  cuMemPoolCreate(pool: BigUint64Array | null, poolProps: Uint8Array | null): number {
    requireBytes('cuMemPoolCreate', 'pool', pool, 8)
    requireBytes('cuMemPoolCreate', 'poolProps', poolProps, 88)
    const cuResult = this.#raw.cuMemPoolCreate(pool, poolProps)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolCreate', cuResult)
  }

  cuMemPoolDestroy(pool: CUmemoryPool): number {
    requireUnsigned64('cuMemPoolDestroy', 'pool', pool)
    const cuResult = this.#raw.cuMemPoolDestroy(pool)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolDestroy', cuResult)
  }

  cuMemGetDefaultMemPool(pool_out: BigUint64Array | null, location: Uint8Array | null, type: number): number {
    requireBytes('cuMemGetDefaultMemPool', 'pool_out', pool_out, 8)
    requireBytes('cuMemGetDefaultMemPool', 'location', location, 8)
    if ((type | 0) !== type) requireInteger('cuMemGetDefaultMemPool', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMemGetDefaultMemPool(pool_out, location, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetDefaultMemPool', cuResult)
  }

  cuMemGetMemPool(pool: BigUint64Array | null, location: Uint8Array | null, type: number): number {
    requireBytes('cuMemGetMemPool', 'pool', pool, 8)
    requireBytes('cuMemGetMemPool', 'location', location, 8)
    if ((type | 0) !== type) requireInteger('cuMemGetMemPool', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMemGetMemPool(pool, location, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemGetMemPool', cuResult)
  }

  cuMemSetMemPool(location: Uint8Array | null, type: number, pool: CUmemoryPool): number {
    requireBytes('cuMemSetMemPool', 'location', location, 8)
    if ((type | 0) !== type) requireInteger('cuMemSetMemPool', 'type', type, -2147483648, 2147483647)
    requireUnsigned64('cuMemSetMemPool', 'pool', pool)
    const cuResult = this.#raw.cuMemSetMemPool(location, type, pool)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemSetMemPool', cuResult)
  }

  cuMemAllocFromPoolAsync(dptr: BigUint64Array | null, bytesize: number, pool: CUmemoryPool, hStream: CUstream): number {
    requireBytes('cuMemAllocFromPoolAsync', 'dptr', dptr, 8)
    requireUnsigned64('cuMemAllocFromPoolAsync', 'bytesize', bytesize)
    requireUnsigned64('cuMemAllocFromPoolAsync', 'pool', pool)
    requireUnsigned64('cuMemAllocFromPoolAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAllocFromPoolAsync', cuResult)
  }

  cuMemPoolExportToShareableHandle(handle_out: HostMemory, pool: CUmemoryPool, handleType: number, flags: number | bigint): number {
    requireBytes('cuMemPoolExportToShareableHandle', 'handle_out', handle_out, 0)
    requireUnsigned64('cuMemPoolExportToShareableHandle', 'pool', pool)
    if ((handleType | 0) !== handleType) requireInteger('cuMemPoolExportToShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
    requireUnsigned64('cuMemPoolExportToShareableHandle', 'flags', flags)
    const cuResult = this.#raw.cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolExportToShareableHandle', cuResult)
  }

  cuMemPoolImportFromShareableHandle(pool_out: BigUint64Array | null, handle: HostMemory, handleType: number, flags: number | bigint): number {
    requireBytes('cuMemPoolImportFromShareableHandle', 'pool_out', pool_out, 8)
    requireBytes('cuMemPoolImportFromShareableHandle', 'handle', handle, 0)
    if ((handleType | 0) !== handleType) requireInteger('cuMemPoolImportFromShareableHandle', 'handleType', handleType, -2147483648, 2147483647)
    requireUnsigned64('cuMemPoolImportFromShareableHandle', 'flags', flags)
    const cuResult = this.#raw.cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolImportFromShareableHandle', cuResult)
  }

  cuMemPoolExportPointer(shareData_out: Uint8Array | null, ptr: CUdeviceptr): number {
    requireBytes('cuMemPoolExportPointer', 'shareData_out', shareData_out, 64)
    requireUnsigned64('cuMemPoolExportPointer', 'ptr', ptr)
    const cuResult = this.#raw.cuMemPoolExportPointer(shareData_out, ptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolExportPointer', cuResult)
  }

  cuMemPoolImportPointer(ptr_out: BigUint64Array | null, pool: CUmemoryPool, shareData: Uint8Array | null): number {
    requireBytes('cuMemPoolImportPointer', 'ptr_out', ptr_out, 8)
    requireUnsigned64('cuMemPoolImportPointer', 'pool', pool)
    requireBytes('cuMemPoolImportPointer', 'shareData', shareData, 64)
    const cuResult = this.#raw.cuMemPoolImportPointer(ptr_out, pool, shareData)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPoolImportPointer', cuResult)
  }

  cuMulticastCreate(mcHandle: BigUint64Array | null, prop: Uint8Array | null): number {
    requireBytes('cuMulticastCreate', 'mcHandle', mcHandle, 8)
    requireBytes('cuMulticastCreate', 'prop', prop, 32)
    const cuResult = this.#raw.cuMulticastCreate(mcHandle, prop)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastCreate', cuResult)
  }

  cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: number): number {
    requireUnsigned64('cuMulticastAddDevice', 'mcHandle', mcHandle)
    if ((dev | 0) !== dev) requireInteger('cuMulticastAddDevice', 'dev', dev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMulticastAddDevice(mcHandle, dev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastAddDevice', cuResult)
  }

  cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memHandle: CUmemGenericAllocationHandle, memOffset: number, size: number, flags: number | bigint): number {
    requireUnsigned64('cuMulticastBindMem', 'mcHandle', mcHandle)
    requireUnsigned64('cuMulticastBindMem', 'mcOffset', mcOffset)
    requireUnsigned64('cuMulticastBindMem', 'memHandle', memHandle)
    requireUnsigned64('cuMulticastBindMem', 'memOffset', memOffset)
    requireUnsigned64('cuMulticastBindMem', 'size', size)
    requireUnsigned64('cuMulticastBindMem', 'flags', flags)
    const cuResult = this.#raw.cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastBindMem', cuResult)
  }

  cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memptr: CUdeviceptr, size: number, flags: number | bigint): number {
    requireUnsigned64('cuMulticastBindAddr', 'mcHandle', mcHandle)
    requireUnsigned64('cuMulticastBindAddr', 'mcOffset', mcOffset)
    requireUnsigned64('cuMulticastBindAddr', 'memptr', memptr)
    requireUnsigned64('cuMulticastBindAddr', 'size', size)
    requireUnsigned64('cuMulticastBindAddr', 'flags', flags)
    const cuResult = this.#raw.cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastBindAddr', cuResult)
  }

  cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: number, mcOffset: number, size: number): number {
    requireUnsigned64('cuMulticastUnbind', 'mcHandle', mcHandle)
    if ((dev | 0) !== dev) requireInteger('cuMulticastUnbind', 'dev', dev, -2147483648, 2147483647)
    requireUnsigned64('cuMulticastUnbind', 'mcOffset', mcOffset)
    requireUnsigned64('cuMulticastUnbind', 'size', size)
    const cuResult = this.#raw.cuMulticastUnbind(mcHandle, dev, mcOffset, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastUnbind', cuResult)
  }

  cuMulticastGetGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
    requireBytes('cuMulticastGetGranularity', 'granularity', granularity, 8)
    requireBytes('cuMulticastGetGranularity', 'prop', prop, 32)
    if ((option | 0) !== option) requireInteger('cuMulticastGetGranularity', 'option', option, -2147483648, 2147483647)
    const cuResult = this.#raw.cuMulticastGetGranularity(granularity, prop, option)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMulticastGetGranularity', cuResult)
  }

  cuPointerGetAttribute(data: HostMemory, attribute: number, ptr: CUdeviceptr): number {
    requireBytes('cuPointerGetAttribute', 'data', data, 0)
    if ((attribute | 0) !== attribute) requireInteger('cuPointerGetAttribute', 'attribute', attribute, -2147483648, 2147483647)
    requireUnsigned64('cuPointerGetAttribute', 'ptr', ptr)
    const cuResult = this.#raw.cuPointerGetAttribute(data, attribute, ptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuPointerGetAttribute', cuResult)
  }

  cuMemPrefetchAsync(devPtr: CUdeviceptr, count: number, location: Uint8Array, flags: number, hStream: CUstream): number {
    requireUnsigned64('cuMemPrefetchAsync', 'devPtr', devPtr)
    requireUnsigned64('cuMemPrefetchAsync', 'count', count)
    requireStruct('cuMemPrefetchAsync', 'location', location, 8)
    if (flags >>> 0 !== flags) requireUnsigned32('cuMemPrefetchAsync', 'flags', flags)
    requireUnsigned64('cuMemPrefetchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemPrefetchAsync(devPtr, count, location, flags, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPrefetchAsync', cuResult)
  }

  cuMemAdvise(devPtr: CUdeviceptr, count: number, advice: number, location: Uint8Array): number {
    requireUnsigned64('cuMemAdvise', 'devPtr', devPtr)
    requireUnsigned64('cuMemAdvise', 'count', count)
    if ((advice | 0) !== advice) requireInteger('cuMemAdvise', 'advice', advice, -2147483648, 2147483647)
    requireStruct('cuMemAdvise', 'location', location, 8)
    const cuResult = this.#raw.cuMemAdvise(devPtr, count, advice, location)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemAdvise', cuResult)
  }

  cuMemPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
    requireBytes('cuMemPrefetchBatchAsync', 'dptrs', dptrs, Number(count) * 8)
    requireBytes('cuMemPrefetchBatchAsync', 'sizes', sizes, Number(count) * 8)
    requireUnsigned64('cuMemPrefetchBatchAsync', 'count', count)
    requireBytes('cuMemPrefetchBatchAsync', 'prefetchLocs', prefetchLocs, Number(numPrefetchLocs) * 8)
    requireBytes('cuMemPrefetchBatchAsync', 'prefetchLocIdxs', prefetchLocIdxs, Number(numPrefetchLocs) * 8)
    requireUnsigned64('cuMemPrefetchBatchAsync', 'numPrefetchLocs', numPrefetchLocs)
    requireUnsigned64('cuMemPrefetchBatchAsync', 'flags', flags)
    requireUnsigned64('cuMemPrefetchBatchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemPrefetchBatchAsync', cuResult)
  }

  cuMemDiscardBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, flags: number | bigint, hStream: CUstream): number {
    requireBytes('cuMemDiscardBatchAsync', 'dptrs', dptrs, Number(count) * 8)
    requireBytes('cuMemDiscardBatchAsync', 'sizes', sizes, Number(count) * 8)
    requireUnsigned64('cuMemDiscardBatchAsync', 'count', count)
    requireUnsigned64('cuMemDiscardBatchAsync', 'flags', flags)
    requireUnsigned64('cuMemDiscardBatchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemDiscardBatchAsync', cuResult)
  }

  cuMemDiscardAndPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
    requireBytes('cuMemDiscardAndPrefetchBatchAsync', 'dptrs', dptrs, Number(count) * 8)
    requireBytes('cuMemDiscardAndPrefetchBatchAsync', 'sizes', sizes, Number(count) * 8)
    requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'count', count)
    requireBytes('cuMemDiscardAndPrefetchBatchAsync', 'prefetchLocs', prefetchLocs, Number(numPrefetchLocs) * 8)
    requireBytes('cuMemDiscardAndPrefetchBatchAsync', 'prefetchLocIdxs', prefetchLocIdxs, Number(numPrefetchLocs) * 8)
    requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'numPrefetchLocs', numPrefetchLocs)
    requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'flags', flags)
    requireUnsigned64('cuMemDiscardAndPrefetchBatchAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemDiscardAndPrefetchBatchAsync', cuResult)
  }

  cuMemRangeGetAttribute(data: HostMemory, dataSize: number, attribute: number, devPtr: CUdeviceptr, count: number): number {
    requireBytes('cuMemRangeGetAttribute', 'data', data, Number(dataSize))
    requireUnsigned64('cuMemRangeGetAttribute', 'dataSize', dataSize)
    if ((attribute | 0) !== attribute) requireInteger('cuMemRangeGetAttribute', 'attribute', attribute, -2147483648, 2147483647)
    requireUnsigned64('cuMemRangeGetAttribute', 'devPtr', devPtr)
    requireUnsigned64('cuMemRangeGetAttribute', 'count', count)
    const cuResult = this.#raw.cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemRangeGetAttribute', cuResult)
  }

  cuMemRangeGetAttributes(data: BigUint64Array | null, dataSizes: BigUint64Array | null, attributes: Int32Array | null, numAttributes: number, devPtr: CUdeviceptr, count: number): number {
    requireBytes('cuMemRangeGetAttributes', 'data', data, Number(numAttributes) * 8)
    requireBytes('cuMemRangeGetAttributes', 'dataSizes', dataSizes, Number(numAttributes) * 8)
    requireBytes('cuMemRangeGetAttributes', 'attributes', attributes, Number(numAttributes) * 4)
    requireUnsigned64('cuMemRangeGetAttributes', 'numAttributes', numAttributes)
    requireUnsigned64('cuMemRangeGetAttributes', 'devPtr', devPtr)
    requireUnsigned64('cuMemRangeGetAttributes', 'count', count)
    const cuResult = this.#raw.cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuMemRangeGetAttributes', cuResult)
  }

  cuPointerSetAttribute(value: HostMemory, attribute: number, ptr: CUdeviceptr): number {
    requireBytes('cuPointerSetAttribute', 'value', value, 0)
    if ((attribute | 0) !== attribute) requireInteger('cuPointerSetAttribute', 'attribute', attribute, -2147483648, 2147483647)
    requireUnsigned64('cuPointerSetAttribute', 'ptr', ptr)
    const cuResult = this.#raw.cuPointerSetAttribute(value, attribute, ptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuPointerSetAttribute', cuResult)
  }

  cuPointerGetAttributes(numAttributes: number, attributes: Int32Array | null, data: BigUint64Array | null, ptr: CUdeviceptr): number {
    if (numAttributes >>> 0 !== numAttributes) requireUnsigned32('cuPointerGetAttributes', 'numAttributes', numAttributes)
    requireBytes('cuPointerGetAttributes', 'attributes', attributes, Number(numAttributes) * 4)
    requireBytes('cuPointerGetAttributes', 'data', data, Number(numAttributes) * 8)
    requireUnsigned64('cuPointerGetAttributes', 'ptr', ptr)
    const cuResult = this.#raw.cuPointerGetAttributes(numAttributes, attributes, data, ptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuPointerGetAttributes', cuResult)
  }

  cuStreamCreate(phStream: BigUint64Array | null, Flags: number): number {
    requireBytes('cuStreamCreate', 'phStream', phStream, 8)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuStreamCreate', 'Flags', Flags)
    const cuResult = this.#raw.cuStreamCreate(phStream, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamCreate', cuResult)
  }

  cuStreamCreateWithPriority(phStream: BigUint64Array | null, flags: number, priority: number): number {
    requireBytes('cuStreamCreateWithPriority', 'phStream', phStream, 8)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamCreateWithPriority', 'flags', flags)
    if ((priority | 0) !== priority) requireInteger('cuStreamCreateWithPriority', 'priority', priority, -2147483648, 2147483647)
    const cuResult = this.#raw.cuStreamCreateWithPriority(phStream, flags, priority)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamCreateWithPriority', cuResult)
  }

  cuStreamGetPriority(hStream: CUstream, priority: Int32Array | null): number {
    requireUnsigned64('cuStreamGetPriority', 'hStream', hStream)
    requireBytes('cuStreamGetPriority', 'priority', priority, 4)
    const cuResult = this.#raw.cuStreamGetPriority(hStream, priority)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetPriority', cuResult)
  }

  cuStreamGetDevice(hStream: CUstream, device: Int32Array | null): number {
    requireUnsigned64('cuStreamGetDevice', 'hStream', hStream)
    requireBytes('cuStreamGetDevice', 'device', device, 4)
    const cuResult = this.#raw.cuStreamGetDevice(hStream, device)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetDevice', cuResult)
  }

  cuStreamGetFlags(hStream: CUstream, flags: Uint32Array | null): number {
    requireUnsigned64('cuStreamGetFlags', 'hStream', hStream)
    requireBytes('cuStreamGetFlags', 'flags', flags, 4)
    const cuResult = this.#raw.cuStreamGetFlags(hStream, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetFlags', cuResult)
  }

  cuStreamGetId(hStream: CUstream, streamId: BigUint64Array | null): number {
    requireUnsigned64('cuStreamGetId', 'hStream', hStream)
    requireBytes('cuStreamGetId', 'streamId', streamId, 8)
    const cuResult = this.#raw.cuStreamGetId(hStream, streamId)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetId', cuResult)
  }

  cuStreamGetCtx(hStream: CUstream, pctx: BigUint64Array | null): number {
    requireUnsigned64('cuStreamGetCtx', 'hStream', hStream)
    requireBytes('cuStreamGetCtx', 'pctx', pctx, 8)
    const cuResult = this.#raw.cuStreamGetCtx(hStream, pctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetCtx', cuResult)
  }

  cuStreamGetCtx_v2(hStream: CUstream, pCtx: BigUint64Array | null, pGreenCtx: BigUint64Array | null): number {
    requireUnsigned64('cuStreamGetCtx_v2', 'hStream', hStream)
    requireBytes('cuStreamGetCtx_v2', 'pCtx', pCtx, 8)
    requireBytes('cuStreamGetCtx_v2', 'pGreenCtx', pGreenCtx, 8)
    const cuResult = this.#raw.cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetCtx_v2', cuResult)
  }

  cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: number): number {
    requireUnsigned64('cuStreamWaitEvent', 'hStream', hStream)
    requireUnsigned64('cuStreamWaitEvent', 'hEvent', hEvent)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuStreamWaitEvent', 'Flags', Flags)
    const cuResult = this.#raw.cuStreamWaitEvent(hStream, hEvent, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamWaitEvent', cuResult)
  }

  cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: HostMemory, flags: number): number {
    requireUnsigned64('cuStreamAddCallback', 'hStream', hStream)
    requireUnsigned64('cuStreamAddCallback', 'callback', callback)
    requireBytes('cuStreamAddCallback', 'userData', userData, 0)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamAddCallback', 'flags', flags)
    const cuResult = this.#raw.cuStreamAddCallback(hStream, callback, userData, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamAddCallback', cuResult)
  }

  cuStreamBeginCapture(hStream: CUstream, mode: number): number {
    requireUnsigned64('cuStreamBeginCapture', 'hStream', hStream)
    if ((mode | 0) !== mode) requireInteger('cuStreamBeginCapture', 'mode', mode, -2147483648, 2147483647)
    const cuResult = this.#raw.cuStreamBeginCapture(hStream, mode)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamBeginCapture', cuResult)
  }

  cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, mode: number): number {
    requireUnsigned64('cuStreamBeginCaptureToGraph', 'hStream', hStream)
    requireUnsigned64('cuStreamBeginCaptureToGraph', 'hGraph', hGraph)
    requireBytes('cuStreamBeginCaptureToGraph', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireBytes('cuStreamBeginCaptureToGraph', 'dependencyData', dependencyData, Number(numDependencies) * 8)
    requireUnsigned64('cuStreamBeginCaptureToGraph', 'numDependencies', numDependencies)
    if ((mode | 0) !== mode) requireInteger('cuStreamBeginCaptureToGraph', 'mode', mode, -2147483648, 2147483647)
    const cuResult = this.#raw.cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamBeginCaptureToGraph', cuResult)
  }

  cuThreadExchangeStreamCaptureMode(mode: Int32Array | null): number {
    requireBytes('cuThreadExchangeStreamCaptureMode', 'mode', mode, 4)
    const cuResult = this.#raw.cuThreadExchangeStreamCaptureMode(mode)
    return cuResult === 0 ? 0 : this.#checker.judge('cuThreadExchangeStreamCaptureMode', cuResult)
  }

  cuStreamEndCapture(hStream: CUstream, phGraph: BigUint64Array | null): number {
    requireUnsigned64('cuStreamEndCapture', 'hStream', hStream)
    requireBytes('cuStreamEndCapture', 'phGraph', phGraph, 8)
    const cuResult = this.#raw.cuStreamEndCapture(hStream, phGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamEndCapture', cuResult)
  }

  cuStreamIsCapturing(hStream: CUstream, captureStatus: Int32Array | null): number {
    requireUnsigned64('cuStreamIsCapturing', 'hStream', hStream)
    requireBytes('cuStreamIsCapturing', 'captureStatus', captureStatus, 4)
    const cuResult = this.#raw.cuStreamIsCapturing(hStream, captureStatus)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamIsCapturing', cuResult)
  }

  cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: Int32Array | null, id_out: BigUint64Array | null, graph_out: BigUint64Array | null, dependencies_out: BigUint64Array | null, edgeData_out: BigUint64Array | null, numDependencies_out: BigUint64Array | null): number {
    requireUnsigned64('cuStreamGetCaptureInfo', 'hStream', hStream)
    requireBytes('cuStreamGetCaptureInfo', 'captureStatus_out', captureStatus_out, 4)
    requireBytes('cuStreamGetCaptureInfo', 'id_out', id_out, 8)
    requireBytes('cuStreamGetCaptureInfo', 'graph_out', graph_out, 8)
    requireBytes('cuStreamGetCaptureInfo', 'dependencies_out', dependencies_out, 8)
    requireBytes('cuStreamGetCaptureInfo', 'edgeData_out', edgeData_out, 8)
    requireBytes('cuStreamGetCaptureInfo', 'numDependencies_out', numDependencies_out, 8)
    const cuResult = this.#raw.cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetCaptureInfo', cuResult)
  }

  cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, flags: number): number {
    requireUnsigned64('cuStreamUpdateCaptureDependencies', 'hStream', hStream)
    requireBytes('cuStreamUpdateCaptureDependencies', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireBytes('cuStreamUpdateCaptureDependencies', 'dependencyData', dependencyData, Number(numDependencies) * 8)
    requireUnsigned64('cuStreamUpdateCaptureDependencies', 'numDependencies', numDependencies)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamUpdateCaptureDependencies', 'flags', flags)
    const cuResult = this.#raw.cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamUpdateCaptureDependencies', cuResult)
  }

  cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: number, flags: number): number {
    requireUnsigned64('cuStreamAttachMemAsync', 'hStream', hStream)
    requireUnsigned64('cuStreamAttachMemAsync', 'dptr', dptr)
    requireUnsigned64('cuStreamAttachMemAsync', 'length', length)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamAttachMemAsync', 'flags', flags)
    const cuResult = this.#raw.cuStreamAttachMemAsync(hStream, dptr, length, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamAttachMemAsync', cuResult)
  }

  cuStreamQuery(hStream: CUstream): number {
    requireUnsigned64('cuStreamQuery', 'hStream', hStream)
    const cuResult = this.#raw.cuStreamQuery(hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamQuery', cuResult)
  }

  cuStreamSynchronize(hStream: CUstream): number {
    requireUnsigned64('cuStreamSynchronize', 'hStream', hStream)
    this.#checker.requireNoPendingCallback('cuStreamSynchronize')
    const cuResult = this.#raw.cuStreamSynchronize(hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamSynchronize', cuResult)
  }

  cuStreamDestroy(hStream: CUstream): number {
    requireUnsigned64('cuStreamDestroy', 'hStream', hStream)
    const cuResult = this.#raw.cuStreamDestroy(hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamDestroy', cuResult)
  }

  cuStreamCopyAttributes(dst: CUstream, src: CUstream): number {
    requireUnsigned64('cuStreamCopyAttributes', 'dst', dst)
    requireUnsigned64('cuStreamCopyAttributes', 'src', src)
    const cuResult = this.#raw.cuStreamCopyAttributes(dst, src)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamCopyAttributes', cuResult)
  }

  cuStreamGetAttribute(hStream: CUstream, attr: number, value_out: Uint8Array | null): number {
    requireUnsigned64('cuStreamGetAttribute', 'hStream', hStream)
    if ((attr | 0) !== attr) requireInteger('cuStreamGetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuStreamGetAttribute', 'value_out', value_out, 64)
    const cuResult = this.#raw.cuStreamGetAttribute(hStream, attr, value_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetAttribute', cuResult)
  }

  cuStreamSetAttribute(hStream: CUstream, attr: number, value: Uint8Array | null): number {
    requireUnsigned64('cuStreamSetAttribute', 'hStream', hStream)
    if ((attr | 0) !== attr) requireInteger('cuStreamSetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuStreamSetAttribute', 'value', value, 64)
    const cuResult = this.#raw.cuStreamSetAttribute(hStream, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamSetAttribute', cuResult)
  }

  cuEventCreate(phEvent: BigUint64Array | null, Flags: number): number {
    requireBytes('cuEventCreate', 'phEvent', phEvent, 8)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuEventCreate', 'Flags', Flags)
    const cuResult = this.#raw.cuEventCreate(phEvent, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventCreate', cuResult)
  }

  cuEventRecord(hEvent: CUevent, hStream: CUstream): number {
    requireUnsigned64('cuEventRecord', 'hEvent', hEvent)
    requireUnsigned64('cuEventRecord', 'hStream', hStream)
    const cuResult = this.#raw.cuEventRecord(hEvent, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventRecord', cuResult)
  }

  cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: number): number {
    requireUnsigned64('cuEventRecordWithFlags', 'hEvent', hEvent)
    requireUnsigned64('cuEventRecordWithFlags', 'hStream', hStream)
    if (flags >>> 0 !== flags) requireUnsigned32('cuEventRecordWithFlags', 'flags', flags)
    const cuResult = this.#raw.cuEventRecordWithFlags(hEvent, hStream, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventRecordWithFlags', cuResult)
  }

  cuEventQuery(hEvent: CUevent): number {
    requireUnsigned64('cuEventQuery', 'hEvent', hEvent)
    const cuResult = this.#raw.cuEventQuery(hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventQuery', cuResult)
  }

  cuEventSynchronize(hEvent: CUevent): number {
    requireUnsigned64('cuEventSynchronize', 'hEvent', hEvent)
    this.#checker.requireNoPendingCallback('cuEventSynchronize')
    const cuResult = this.#raw.cuEventSynchronize(hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventSynchronize', cuResult)
  }

  cuEventDestroy(hEvent: CUevent): number {
    requireUnsigned64('cuEventDestroy', 'hEvent', hEvent)
    const cuResult = this.#raw.cuEventDestroy(hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventDestroy', cuResult)
  }

  cuEventElapsedTime(pMilliseconds: Float32Array | null, hStart: CUevent, hEnd: CUevent): number {
    requireBytes('cuEventElapsedTime', 'pMilliseconds', pMilliseconds, 4)
    requireUnsigned64('cuEventElapsedTime', 'hStart', hStart)
    requireUnsigned64('cuEventElapsedTime', 'hEnd', hEnd)
    const cuResult = this.#raw.cuEventElapsedTime(pMilliseconds, hStart, hEnd)
    return cuResult === 0 ? 0 : this.#checker.judge('cuEventElapsedTime', cuResult)
  }

  cuImportExternalMemory(extMem_out: BigUint64Array | null, memHandleDesc: Uint8Array | null): number {
    requireBytes('cuImportExternalMemory', 'extMem_out', extMem_out, 8)
    requireBytes('cuImportExternalMemory', 'memHandleDesc', memHandleDesc, 104)
    const cuResult = this.#raw.cuImportExternalMemory(extMem_out, memHandleDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuImportExternalMemory', cuResult)
  }

  cuExternalMemoryGetMappedBuffer(devPtr: BigUint64Array | null, extMem: CUexternalMemory, bufferDesc: Uint8Array | null): number {
    requireBytes('cuExternalMemoryGetMappedBuffer', 'devPtr', devPtr, 8)
    requireUnsigned64('cuExternalMemoryGetMappedBuffer', 'extMem', extMem)
    requireBytes('cuExternalMemoryGetMappedBuffer', 'bufferDesc', bufferDesc, 88)
    const cuResult = this.#raw.cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuExternalMemoryGetMappedBuffer', cuResult)
  }

  cuExternalMemoryGetMappedMipmappedArray(mipmap: BigUint64Array | null, extMem: CUexternalMemory, mipmapDesc: Uint8Array | null): number {
    requireBytes('cuExternalMemoryGetMappedMipmappedArray', 'mipmap', mipmap, 8)
    requireUnsigned64('cuExternalMemoryGetMappedMipmappedArray', 'extMem', extMem)
    requireBytes('cuExternalMemoryGetMappedMipmappedArray', 'mipmapDesc', mipmapDesc, 120)
    const cuResult = this.#raw.cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuExternalMemoryGetMappedMipmappedArray', cuResult)
  }

  cuDestroyExternalMemory(extMem: CUexternalMemory): number {
    requireUnsigned64('cuDestroyExternalMemory', 'extMem', extMem)
    const cuResult = this.#raw.cuDestroyExternalMemory(extMem)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDestroyExternalMemory', cuResult)
  }

  cuImportExternalSemaphore(extSem_out: BigUint64Array | null, semHandleDesc: Uint8Array | null): number {
    requireBytes('cuImportExternalSemaphore', 'extSem_out', extSem_out, 8)
    requireBytes('cuImportExternalSemaphore', 'semHandleDesc', semHandleDesc, 96)
    const cuResult = this.#raw.cuImportExternalSemaphore(extSem_out, semHandleDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuImportExternalSemaphore', cuResult)
  }

  cuSignalExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
    requireBytes('cuSignalExternalSemaphoresAsync', 'extSemArray', extSemArray, Number(numExtSems) * 8)
    requireBytes('cuSignalExternalSemaphoresAsync', 'paramsArray', paramsArray, Number(numExtSems) * 144)
    if (numExtSems >>> 0 !== numExtSems) requireUnsigned32('cuSignalExternalSemaphoresAsync', 'numExtSems', numExtSems)
    requireUnsigned64('cuSignalExternalSemaphoresAsync', 'stream', stream)
    const cuResult = this.#raw.cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSignalExternalSemaphoresAsync', cuResult)
  }

  cuWaitExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
    requireBytes('cuWaitExternalSemaphoresAsync', 'extSemArray', extSemArray, Number(numExtSems) * 8)
    requireBytes('cuWaitExternalSemaphoresAsync', 'paramsArray', paramsArray, Number(numExtSems) * 144)
    if (numExtSems >>> 0 !== numExtSems) requireUnsigned32('cuWaitExternalSemaphoresAsync', 'numExtSems', numExtSems)
    requireUnsigned64('cuWaitExternalSemaphoresAsync', 'stream', stream)
    const cuResult = this.#raw.cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuWaitExternalSemaphoresAsync', cuResult)
  }

  cuDestroyExternalSemaphore(extSem: CUexternalSemaphore): number {
    requireUnsigned64('cuDestroyExternalSemaphore', 'extSem', extSem)
    const cuResult = this.#raw.cuDestroyExternalSemaphore(extSem)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDestroyExternalSemaphore', cuResult)
  }

  cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
    requireUnsigned64('cuStreamWaitValue32', 'stream', stream)
    requireUnsigned64('cuStreamWaitValue32', 'addr', addr)
    if (value >>> 0 !== value) requireUnsigned32('cuStreamWaitValue32', 'value', value)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamWaitValue32', 'flags', flags)
    const cuResult = this.#raw.cuStreamWaitValue32(stream, addr, value, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamWaitValue32', cuResult)
  }

  cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
    requireUnsigned64('cuStreamWaitValue64', 'stream', stream)
    requireUnsigned64('cuStreamWaitValue64', 'addr', addr)
    requireUnsigned64('cuStreamWaitValue64', 'value', value)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamWaitValue64', 'flags', flags)
    const cuResult = this.#raw.cuStreamWaitValue64(stream, addr, value, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamWaitValue64', cuResult)
  }

  cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
    requireUnsigned64('cuStreamWriteValue32', 'stream', stream)
    requireUnsigned64('cuStreamWriteValue32', 'addr', addr)
    if (value >>> 0 !== value) requireUnsigned32('cuStreamWriteValue32', 'value', value)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamWriteValue32', 'flags', flags)
    const cuResult = this.#raw.cuStreamWriteValue32(stream, addr, value, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamWriteValue32', cuResult)
  }

  cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
    requireUnsigned64('cuStreamWriteValue64', 'stream', stream)
    requireUnsigned64('cuStreamWriteValue64', 'addr', addr)
    requireUnsigned64('cuStreamWriteValue64', 'value', value)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamWriteValue64', 'flags', flags)
    const cuResult = this.#raw.cuStreamWriteValue64(stream, addr, value, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamWriteValue64', cuResult)
  }

  cuStreamBatchMemOp(stream: CUstream, count: number, paramArray: Uint8Array | null, flags: number): number {
    requireUnsigned64('cuStreamBatchMemOp', 'stream', stream)
    if (count >>> 0 !== count) requireUnsigned32('cuStreamBatchMemOp', 'count', count)
    requireBytes('cuStreamBatchMemOp', 'paramArray', paramArray, Number(count) * 48)
    if (flags >>> 0 !== flags) requireUnsigned32('cuStreamBatchMemOp', 'flags', flags)
    const cuResult = this.#raw.cuStreamBatchMemOp(stream, count, paramArray, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamBatchMemOp', cuResult)
  }

  cuFuncGetAttribute(pi: Int32Array | null, attrib: number, hfunc: CUfunction): number {
    requireBytes('cuFuncGetAttribute', 'pi', pi, 4)
    if ((attrib | 0) !== attrib) requireInteger('cuFuncGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    requireUnsigned64('cuFuncGetAttribute', 'hfunc', hfunc)
    const cuResult = this.#raw.cuFuncGetAttribute(pi, attrib, hfunc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncGetAttribute', cuResult)
  }

  cuFuncSetAttribute(hfunc: CUfunction, attrib: number, value: number): number {
    requireUnsigned64('cuFuncSetAttribute', 'hfunc', hfunc)
    if ((attrib | 0) !== attrib) requireInteger('cuFuncSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    if ((value | 0) !== value) requireInteger('cuFuncSetAttribute', 'value', value, -2147483648, 2147483647)
    const cuResult = this.#raw.cuFuncSetAttribute(hfunc, attrib, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncSetAttribute', cuResult)
  }

  cuFuncSetCacheConfig(hfunc: CUfunction, config: number): number {
    requireUnsigned64('cuFuncSetCacheConfig', 'hfunc', hfunc)
    if ((config | 0) !== config) requireInteger('cuFuncSetCacheConfig', 'config', config, -2147483648, 2147483647)
    const cuResult = this.#raw.cuFuncSetCacheConfig(hfunc, config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncSetCacheConfig', cuResult)
  }

  cuFuncGetModule(hmod: BigUint64Array | null, hfunc: CUfunction): number {
    requireBytes('cuFuncGetModule', 'hmod', hmod, 8)
    requireUnsigned64('cuFuncGetModule', 'hfunc', hfunc)
    const cuResult = this.#raw.cuFuncGetModule(hmod, hfunc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncGetModule', cuResult)
  }

  cuFuncGetName(name: StringOut | null, hfunc: CUfunction): number {
    requireUnsigned64('cuFuncGetName', 'hfunc', hfunc)
    const cuResult = this.#raw.cuFuncGetName(name, hfunc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncGetName', cuResult)
  }

  cuFuncGetParamInfo(func: CUfunction, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
    requireUnsigned64('cuFuncGetParamInfo', 'func', func)
    requireUnsigned64('cuFuncGetParamInfo', 'paramIndex', paramIndex)
    requireBytes('cuFuncGetParamInfo', 'paramOffset', paramOffset, 8)
    requireBytes('cuFuncGetParamInfo', 'paramSize', paramSize, 8)
    const cuResult = this.#raw.cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncGetParamInfo', cuResult)
  }

  cuFuncIsLoaded(state: Int32Array | null, function_: CUfunction): number {
    requireBytes('cuFuncIsLoaded', 'state', state, 4)
    requireUnsigned64('cuFuncIsLoaded', 'function_', function_)
    const cuResult = this.#raw.cuFuncIsLoaded(state, function_)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncIsLoaded', cuResult)
  }

  cuFuncLoad(function_: CUfunction): number {
    requireUnsigned64('cuFuncLoad', 'function_', function_)
    const cuResult = this.#raw.cuFuncLoad(function_)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncLoad', cuResult)
  }

  cuLaunchKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
    requireUnsigned64('cuLaunchKernel', 'f', f)
    if (gridDimX >>> 0 !== gridDimX) requireUnsigned32('cuLaunchKernel', 'gridDimX', gridDimX)
    if (gridDimY >>> 0 !== gridDimY) requireUnsigned32('cuLaunchKernel', 'gridDimY', gridDimY)
    if (gridDimZ >>> 0 !== gridDimZ) requireUnsigned32('cuLaunchKernel', 'gridDimZ', gridDimZ)
    if (blockDimX >>> 0 !== blockDimX) requireUnsigned32('cuLaunchKernel', 'blockDimX', blockDimX)
    if (blockDimY >>> 0 !== blockDimY) requireUnsigned32('cuLaunchKernel', 'blockDimY', blockDimY)
    if (blockDimZ >>> 0 !== blockDimZ) requireUnsigned32('cuLaunchKernel', 'blockDimZ', blockDimZ)
    if (sharedMemBytes >>> 0 !== sharedMemBytes) requireUnsigned32('cuLaunchKernel', 'sharedMemBytes', sharedMemBytes)
    requireUnsigned64('cuLaunchKernel', 'hStream', hStream)
    requireBytes('cuLaunchKernel', 'kernelParams', kernelParams, 0)
    requireBytes('cuLaunchKernel', 'extra', extra, 0)
    const cuResult = this.#raw.cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchKernel', cuResult)
  }

  cuLaunchKernelEx(config: Uint8Array | null, f: CUfunction, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
    requireBytes('cuLaunchKernelEx', 'config', config, 56)
    requireUnsigned64('cuLaunchKernelEx', 'f', f)
    requireBytes('cuLaunchKernelEx', 'kernelParams', kernelParams, 0)
    requireBytes('cuLaunchKernelEx', 'extra', extra, 0)
    const cuResult = this.#raw.cuLaunchKernelEx(config, f, kernelParams, extra)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchKernelEx', cuResult)
  }

  cuLaunchCooperativeKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null): number {
    requireUnsigned64('cuLaunchCooperativeKernel', 'f', f)
    if (gridDimX >>> 0 !== gridDimX) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimX', gridDimX)
    if (gridDimY >>> 0 !== gridDimY) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimY', gridDimY)
    if (gridDimZ >>> 0 !== gridDimZ) requireUnsigned32('cuLaunchCooperativeKernel', 'gridDimZ', gridDimZ)
    if (blockDimX >>> 0 !== blockDimX) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimX', blockDimX)
    if (blockDimY >>> 0 !== blockDimY) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimY', blockDimY)
    if (blockDimZ >>> 0 !== blockDimZ) requireUnsigned32('cuLaunchCooperativeKernel', 'blockDimZ', blockDimZ)
    if (sharedMemBytes >>> 0 !== sharedMemBytes) requireUnsigned32('cuLaunchCooperativeKernel', 'sharedMemBytes', sharedMemBytes)
    requireUnsigned64('cuLaunchCooperativeKernel', 'hStream', hStream)
    requireBytes('cuLaunchCooperativeKernel', 'kernelParams', kernelParams, 0)
    const cuResult = this.#raw.cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchCooperativeKernel', cuResult)
  }

  cuLaunchCooperativeKernelMultiDevice(launchParamsList: Uint8Array | null, numDevices: number, flags: number): number {
    requireBytes('cuLaunchCooperativeKernelMultiDevice', 'launchParamsList', launchParamsList, Number(numDevices) * 56)
    if (numDevices >>> 0 !== numDevices) requireUnsigned32('cuLaunchCooperativeKernelMultiDevice', 'numDevices', numDevices)
    if (flags >>> 0 !== flags) requireUnsigned32('cuLaunchCooperativeKernelMultiDevice', 'flags', flags)
    const cuResult = this.#raw.cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchCooperativeKernelMultiDevice', cuResult)
  }

  cuLaunchHostFunc(hStream: CUstream, fn: CUhostFn, userData: HostMemory): number {
    requireUnsigned64('cuLaunchHostFunc', 'hStream', hStream)
    requireUnsigned64('cuLaunchHostFunc', 'fn', fn)
    requireBytes('cuLaunchHostFunc', 'userData', userData, 0)
    const cuResult = this.#raw.cuLaunchHostFunc(hStream, fn, userData)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchHostFunc', cuResult)
  }

  cuFuncSetBlockShape(hfunc: CUfunction, x: number, y: number, z: number): number {
    requireUnsigned64('cuFuncSetBlockShape', 'hfunc', hfunc)
    if ((x | 0) !== x) requireInteger('cuFuncSetBlockShape', 'x', x, -2147483648, 2147483647)
    if ((y | 0) !== y) requireInteger('cuFuncSetBlockShape', 'y', y, -2147483648, 2147483647)
    if ((z | 0) !== z) requireInteger('cuFuncSetBlockShape', 'z', z, -2147483648, 2147483647)
    const cuResult = this.#raw.cuFuncSetBlockShape(hfunc, x, y, z)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncSetBlockShape', cuResult)
  }

  cuFuncSetSharedSize(hfunc: CUfunction, bytes: number): number {
    requireUnsigned64('cuFuncSetSharedSize', 'hfunc', hfunc)
    if (bytes >>> 0 !== bytes) requireUnsigned32('cuFuncSetSharedSize', 'bytes', bytes)
    const cuResult = this.#raw.cuFuncSetSharedSize(hfunc, bytes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncSetSharedSize', cuResult)
  }

  cuParamSetSize(hfunc: CUfunction, numbytes: number): number {
    requireUnsigned64('cuParamSetSize', 'hfunc', hfunc)
    if (numbytes >>> 0 !== numbytes) requireUnsigned32('cuParamSetSize', 'numbytes', numbytes)
    const cuResult = this.#raw.cuParamSetSize(hfunc, numbytes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuParamSetSize', cuResult)
  }

  cuParamSeti(hfunc: CUfunction, offset: number, value: number): number {
    requireUnsigned64('cuParamSeti', 'hfunc', hfunc)
    if ((offset | 0) !== offset) requireInteger('cuParamSeti', 'offset', offset, -2147483648, 2147483647)
    if (value >>> 0 !== value) requireUnsigned32('cuParamSeti', 'value', value)
    const cuResult = this.#raw.cuParamSeti(hfunc, offset, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuParamSeti', cuResult)
  }

  cuParamSetf(hfunc: CUfunction, offset: number, value: number): number {
    requireUnsigned64('cuParamSetf', 'hfunc', hfunc)
    if ((offset | 0) !== offset) requireInteger('cuParamSetf', 'offset', offset, -2147483648, 2147483647)
    requireNumber('cuParamSetf', 'value', value)
    const cuResult = this.#raw.cuParamSetf(hfunc, offset, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuParamSetf', cuResult)
  }

  cuParamSetv(hfunc: CUfunction, offset: number, ptr: HostMemory, numbytes: number): number {
    requireUnsigned64('cuParamSetv', 'hfunc', hfunc)
    if ((offset | 0) !== offset) requireInteger('cuParamSetv', 'offset', offset, -2147483648, 2147483647)
    requireBytes('cuParamSetv', 'ptr', ptr, Number(numbytes))
    if (numbytes >>> 0 !== numbytes) requireUnsigned32('cuParamSetv', 'numbytes', numbytes)
    const cuResult = this.#raw.cuParamSetv(hfunc, offset, ptr, numbytes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuParamSetv', cuResult)
  }

  cuLaunch(f: CUfunction): number {
    requireUnsigned64('cuLaunch', 'f', f)
    const cuResult = this.#raw.cuLaunch(f)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunch', cuResult)
  }

  cuLaunchGrid(f: CUfunction, grid_width: number, grid_height: number): number {
    requireUnsigned64('cuLaunchGrid', 'f', f)
    if ((grid_width | 0) !== grid_width) requireInteger('cuLaunchGrid', 'grid_width', grid_width, -2147483648, 2147483647)
    if ((grid_height | 0) !== grid_height) requireInteger('cuLaunchGrid', 'grid_height', grid_height, -2147483648, 2147483647)
    const cuResult = this.#raw.cuLaunchGrid(f, grid_width, grid_height)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchGrid', cuResult)
  }

  cuLaunchGridAsync(f: CUfunction, grid_width: number, grid_height: number, hStream: CUstream): number {
    requireUnsigned64('cuLaunchGridAsync', 'f', f)
    if ((grid_width | 0) !== grid_width) requireInteger('cuLaunchGridAsync', 'grid_width', grid_width, -2147483648, 2147483647)
    if ((grid_height | 0) !== grid_height) requireInteger('cuLaunchGridAsync', 'grid_height', grid_height, -2147483648, 2147483647)
    requireUnsigned64('cuLaunchGridAsync', 'hStream', hStream)
    const cuResult = this.#raw.cuLaunchGridAsync(f, grid_width, grid_height, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLaunchGridAsync', cuResult)
  }

  cuParamSetTexRef(hfunc: CUfunction, texunit: number, hTexRef: CUtexref): number {
    requireUnsigned64('cuParamSetTexRef', 'hfunc', hfunc)
    if ((texunit | 0) !== texunit) requireInteger('cuParamSetTexRef', 'texunit', texunit, -2147483648, 2147483647)
    requireUnsigned64('cuParamSetTexRef', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuParamSetTexRef(hfunc, texunit, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuParamSetTexRef', cuResult)
  }

  cuFuncSetSharedMemConfig(hfunc: CUfunction, config: number): number {
    requireUnsigned64('cuFuncSetSharedMemConfig', 'hfunc', hfunc)
    if ((config | 0) !== config) requireInteger('cuFuncSetSharedMemConfig', 'config', config, -2147483648, 2147483647)
    const cuResult = this.#raw.cuFuncSetSharedMemConfig(hfunc, config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuFuncSetSharedMemConfig', cuResult)
  }

  cuGraphCreate(phGraph: BigUint64Array | null, flags: number): number {
    requireBytes('cuGraphCreate', 'phGraph', phGraph, 8)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGraphCreate', 'flags', flags)
    const cuResult = this.#raw.cuGraphCreate(phGraph, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphCreate', cuResult)
  }

  cuGraphAddKernelNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddKernelNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddKernelNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddKernelNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddKernelNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddKernelNode', 'nodeParams', nodeParams, 72)
    const cuResult = this.#raw.cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddKernelNode', cuResult)
  }

  cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphKernelNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphKernelNodeGetParams', 'nodeParams', nodeParams, 72)
    const cuResult = this.#raw.cuGraphKernelNodeGetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphKernelNodeGetParams', cuResult)
  }

  cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphKernelNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphKernelNodeSetParams', 'nodeParams', nodeParams, 72)
    const cuResult = this.#raw.cuGraphKernelNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphKernelNodeSetParams', cuResult)
  }

  cuGraphAddMemcpyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, copyParams: Uint8Array | null, ctx: CUcontext): number {
    requireBytes('cuGraphAddMemcpyNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddMemcpyNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddMemcpyNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddMemcpyNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddMemcpyNode', 'copyParams', copyParams, 200)
    requireUnsigned64('cuGraphAddMemcpyNode', 'ctx', ctx)
    const cuResult = this.#raw.cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddMemcpyNode', cuResult)
  }

  cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphMemcpyNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphMemcpyNodeGetParams', 'nodeParams', nodeParams, 200)
    const cuResult = this.#raw.cuGraphMemcpyNodeGetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemcpyNodeGetParams', cuResult)
  }

  cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphMemcpyNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphMemcpyNodeSetParams', 'nodeParams', nodeParams, 200)
    const cuResult = this.#raw.cuGraphMemcpyNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemcpyNodeSetParams', cuResult)
  }

  cuGraphAddMemsetNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, memsetParams: Uint8Array | null, ctx: CUcontext): number {
    requireBytes('cuGraphAddMemsetNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddMemsetNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddMemsetNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddMemsetNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddMemsetNode', 'memsetParams', memsetParams, 40)
    requireUnsigned64('cuGraphAddMemsetNode', 'ctx', ctx)
    const cuResult = this.#raw.cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddMemsetNode', cuResult)
  }

  cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphMemsetNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphMemsetNodeGetParams', 'nodeParams', nodeParams, 40)
    const cuResult = this.#raw.cuGraphMemsetNodeGetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemsetNodeGetParams', cuResult)
  }

  cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphMemsetNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphMemsetNodeSetParams', 'nodeParams', nodeParams, 40)
    const cuResult = this.#raw.cuGraphMemsetNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemsetNodeSetParams', cuResult)
  }

  cuGraphAddHostNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddHostNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddHostNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddHostNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddHostNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddHostNode', 'nodeParams', nodeParams, 16)
    const cuResult = this.#raw.cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddHostNode', cuResult)
  }

  cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphHostNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphHostNodeGetParams', 'nodeParams', nodeParams, 16)
    const cuResult = this.#raw.cuGraphHostNodeGetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphHostNodeGetParams', cuResult)
  }

  cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphHostNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphHostNodeSetParams', 'nodeParams', nodeParams, 16)
    const cuResult = this.#raw.cuGraphHostNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphHostNodeSetParams', cuResult)
  }

  cuGraphAddChildGraphNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, childGraph: CUgraph): number {
    requireBytes('cuGraphAddChildGraphNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddChildGraphNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddChildGraphNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddChildGraphNode', 'numDependencies', numDependencies)
    requireUnsigned64('cuGraphAddChildGraphNode', 'childGraph', childGraph)
    const cuResult = this.#raw.cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddChildGraphNode', cuResult)
  }

  cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: BigUint64Array | null): number {
    requireUnsigned64('cuGraphChildGraphNodeGetGraph', 'hNode', hNode)
    requireBytes('cuGraphChildGraphNodeGetGraph', 'phGraph', phGraph, 8)
    const cuResult = this.#raw.cuGraphChildGraphNodeGetGraph(hNode, phGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphChildGraphNodeGetGraph', cuResult)
  }

  cuGraphAddEmptyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number): number {
    requireBytes('cuGraphAddEmptyNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddEmptyNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddEmptyNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddEmptyNode', 'numDependencies', numDependencies)
    const cuResult = this.#raw.cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddEmptyNode', cuResult)
  }

  cuGraphAddEventRecordNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
    requireBytes('cuGraphAddEventRecordNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddEventRecordNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddEventRecordNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddEventRecordNode', 'numDependencies', numDependencies)
    requireUnsigned64('cuGraphAddEventRecordNode', 'event', event)
    const cuResult = this.#raw.cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddEventRecordNode', cuResult)
  }

  cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
    requireUnsigned64('cuGraphEventRecordNodeGetEvent', 'hNode', hNode)
    requireBytes('cuGraphEventRecordNodeGetEvent', 'event_out', event_out, 8)
    const cuResult = this.#raw.cuGraphEventRecordNodeGetEvent(hNode, event_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphEventRecordNodeGetEvent', cuResult)
  }

  cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
    requireUnsigned64('cuGraphEventRecordNodeSetEvent', 'hNode', hNode)
    requireUnsigned64('cuGraphEventRecordNodeSetEvent', 'event', event)
    const cuResult = this.#raw.cuGraphEventRecordNodeSetEvent(hNode, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphEventRecordNodeSetEvent', cuResult)
  }

  cuGraphAddEventWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
    requireBytes('cuGraphAddEventWaitNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddEventWaitNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddEventWaitNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddEventWaitNode', 'numDependencies', numDependencies)
    requireUnsigned64('cuGraphAddEventWaitNode', 'event', event)
    const cuResult = this.#raw.cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddEventWaitNode', cuResult)
  }

  cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
    requireUnsigned64('cuGraphEventWaitNodeGetEvent', 'hNode', hNode)
    requireBytes('cuGraphEventWaitNodeGetEvent', 'event_out', event_out, 8)
    const cuResult = this.#raw.cuGraphEventWaitNodeGetEvent(hNode, event_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphEventWaitNodeGetEvent', cuResult)
  }

  cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
    requireUnsigned64('cuGraphEventWaitNodeSetEvent', 'hNode', hNode)
    requireUnsigned64('cuGraphEventWaitNodeSetEvent', 'event', event)
    const cuResult = this.#raw.cuGraphEventWaitNodeSetEvent(hNode, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphEventWaitNodeSetEvent', cuResult)
  }

  cuGraphAddExternalSemaphoresSignalNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddExternalSemaphoresSignalNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddExternalSemaphoresSignalNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddExternalSemaphoresSignalNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddExternalSemaphoresSignalNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddExternalSemaphoresSignalNode', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddExternalSemaphoresSignalNode', cuResult)
  }

  cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
    requireUnsigned64('cuGraphExternalSemaphoresSignalNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphExternalSemaphoresSignalNodeGetParams', 'params_out', params_out, 24)
    const cuResult = this.#raw.cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExternalSemaphoresSignalNodeGetParams', cuResult)
  }

  cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExternalSemaphoresSignalNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExternalSemaphoresSignalNodeSetParams', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExternalSemaphoresSignalNodeSetParams', cuResult)
  }

  cuGraphAddExternalSemaphoresWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddExternalSemaphoresWaitNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddExternalSemaphoresWaitNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddExternalSemaphoresWaitNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddExternalSemaphoresWaitNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddExternalSemaphoresWaitNode', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddExternalSemaphoresWaitNode', cuResult)
  }

  cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
    requireUnsigned64('cuGraphExternalSemaphoresWaitNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphExternalSemaphoresWaitNodeGetParams', 'params_out', params_out, 24)
    const cuResult = this.#raw.cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExternalSemaphoresWaitNodeGetParams', cuResult)
  }

  cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExternalSemaphoresWaitNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExternalSemaphoresWaitNodeSetParams', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExternalSemaphoresWaitNodeSetParams', cuResult)
  }

  cuGraphAddBatchMemOpNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddBatchMemOpNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddBatchMemOpNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddBatchMemOpNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddBatchMemOpNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddBatchMemOpNode', 'nodeParams', nodeParams, 32)
    const cuResult = this.#raw.cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddBatchMemOpNode', cuResult)
  }

  cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: Uint8Array | null): number {
    requireUnsigned64('cuGraphBatchMemOpNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphBatchMemOpNodeGetParams', 'nodeParams_out', nodeParams_out, 32)
    const cuResult = this.#raw.cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphBatchMemOpNodeGetParams', cuResult)
  }

  cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphBatchMemOpNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphBatchMemOpNodeSetParams', 'nodeParams', nodeParams, 32)
    const cuResult = this.#raw.cuGraphBatchMemOpNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphBatchMemOpNodeSetParams', cuResult)
  }

  cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecBatchMemOpNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecBatchMemOpNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecBatchMemOpNodeSetParams', 'nodeParams', nodeParams, 32)
    const cuResult = this.#raw.cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecBatchMemOpNodeSetParams', cuResult)
  }

  cuGraphAddMemAllocNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddMemAllocNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddMemAllocNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddMemAllocNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddMemAllocNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddMemAllocNode', 'nodeParams', nodeParams, 120)
    const cuResult = this.#raw.cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddMemAllocNode', cuResult)
  }

  cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
    requireUnsigned64('cuGraphMemAllocNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphMemAllocNodeGetParams', 'params_out', params_out, 120)
    const cuResult = this.#raw.cuGraphMemAllocNodeGetParams(hNode, params_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemAllocNodeGetParams', cuResult)
  }

  cuGraphAddMemFreeNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, dptr: CUdeviceptr): number {
    requireBytes('cuGraphAddMemFreeNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddMemFreeNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddMemFreeNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddMemFreeNode', 'numDependencies', numDependencies)
    requireUnsigned64('cuGraphAddMemFreeNode', 'dptr', dptr)
    const cuResult = this.#raw.cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddMemFreeNode', cuResult)
  }

  cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: BigUint64Array | null): number {
    requireUnsigned64('cuGraphMemFreeNodeGetParams', 'hNode', hNode)
    requireBytes('cuGraphMemFreeNodeGetParams', 'dptr_out', dptr_out, 8)
    const cuResult = this.#raw.cuGraphMemFreeNodeGetParams(hNode, dptr_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphMemFreeNodeGetParams', cuResult)
  }

  cuDeviceGraphMemTrim(device: number): number {
    if ((device | 0) !== device) requireInteger('cuDeviceGraphMemTrim', 'device', device, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGraphMemTrim(device)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGraphMemTrim', cuResult)
  }

  cuDeviceGetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
    if ((device | 0) !== device) requireInteger('cuDeviceGetGraphMemAttribute', 'device', device, -2147483648, 2147483647)
    if ((attr | 0) !== attr) requireInteger('cuDeviceGetGraphMemAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuDeviceGetGraphMemAttribute', 'value', value, 0)
    const cuResult = this.#raw.cuDeviceGetGraphMemAttribute(device, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetGraphMemAttribute', cuResult)
  }

  cuDeviceSetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
    if ((device | 0) !== device) requireInteger('cuDeviceSetGraphMemAttribute', 'device', device, -2147483648, 2147483647)
    if ((attr | 0) !== attr) requireInteger('cuDeviceSetGraphMemAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuDeviceSetGraphMemAttribute', 'value', value, 0)
    const cuResult = this.#raw.cuDeviceSetGraphMemAttribute(device, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceSetGraphMemAttribute', cuResult)
  }

  cuGraphClone(phGraphClone: BigUint64Array | null, originalGraph: CUgraph): number {
    requireBytes('cuGraphClone', 'phGraphClone', phGraphClone, 8)
    requireUnsigned64('cuGraphClone', 'originalGraph', originalGraph)
    const cuResult = this.#raw.cuGraphClone(phGraphClone, originalGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphClone', cuResult)
  }

  cuGraphNodeFindInClone(phNode: BigUint64Array | null, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph): number {
    requireBytes('cuGraphNodeFindInClone', 'phNode', phNode, 8)
    requireUnsigned64('cuGraphNodeFindInClone', 'hOriginalNode', hOriginalNode)
    requireUnsigned64('cuGraphNodeFindInClone', 'hClonedGraph', hClonedGraph)
    const cuResult = this.#raw.cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeFindInClone', cuResult)
  }

  cuGraphNodeGetType(hNode: CUgraphNode, type: Int32Array | null): number {
    requireUnsigned64('cuGraphNodeGetType', 'hNode', hNode)
    requireBytes('cuGraphNodeGetType', 'type', type, 4)
    const cuResult = this.#raw.cuGraphNodeGetType(hNode, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeGetType', cuResult)
  }

  cuGraphGetNodes(hGraph: CUgraph, nodes: BigUint64Array | null, numNodes: BigUint64Array | null): number {
    requireUnsigned64('cuGraphGetNodes', 'hGraph', hGraph)
    requireBytes('cuGraphGetNodes', 'nodes', nodes, firstOf(numNodes) * 8)
    requireBytes('cuGraphGetNodes', 'numNodes', numNodes, 8)
    const cuResult = this.#raw.cuGraphGetNodes(hGraph, nodes, numNodes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphGetNodes', cuResult)
  }

  cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: BigUint64Array | null, numRootNodes: BigUint64Array | null): number {
    requireUnsigned64('cuGraphGetRootNodes', 'hGraph', hGraph)
    requireBytes('cuGraphGetRootNodes', 'rootNodes', rootNodes, firstOf(numRootNodes) * 8)
    requireBytes('cuGraphGetRootNodes', 'numRootNodes', numRootNodes, 8)
    const cuResult = this.#raw.cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphGetRootNodes', cuResult)
  }

  cuGraphGetEdges(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numEdges: BigUint64Array | null): number {
    requireUnsigned64('cuGraphGetEdges', 'hGraph', hGraph)
    requireBytes('cuGraphGetEdges', 'from', from, firstOf(numEdges) * 8)
    requireBytes('cuGraphGetEdges', 'to', to, firstOf(numEdges) * 8)
    requireBytes('cuGraphGetEdges', 'edgeData', edgeData, firstOf(numEdges) * 8)
    requireBytes('cuGraphGetEdges', 'numEdges', numEdges, 8)
    const cuResult = this.#raw.cuGraphGetEdges(hGraph, from, to, edgeData, numEdges)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphGetEdges', cuResult)
  }

  cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: BigUint64Array | null): number {
    requireUnsigned64('cuGraphNodeGetDependencies', 'hNode', hNode)
    requireBytes('cuGraphNodeGetDependencies', 'dependencies', dependencies, firstOf(numDependencies) * 8)
    requireBytes('cuGraphNodeGetDependencies', 'edgeData', edgeData, firstOf(numDependencies) * 8)
    requireBytes('cuGraphNodeGetDependencies', 'numDependencies', numDependencies, 8)
    const cuResult = this.#raw.cuGraphNodeGetDependencies(hNode, dependencies, edgeData, numDependencies)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeGetDependencies', cuResult)
  }

  cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: BigUint64Array | null, edgeData: Uint8Array | null, numDependentNodes: BigUint64Array | null): number {
    requireUnsigned64('cuGraphNodeGetDependentNodes', 'hNode', hNode)
    requireBytes('cuGraphNodeGetDependentNodes', 'dependentNodes', dependentNodes, firstOf(numDependentNodes) * 8)
    requireBytes('cuGraphNodeGetDependentNodes', 'edgeData', edgeData, firstOf(numDependentNodes) * 8)
    requireBytes('cuGraphNodeGetDependentNodes', 'numDependentNodes', numDependentNodes, 8)
    const cuResult = this.#raw.cuGraphNodeGetDependentNodes(hNode, dependentNodes, edgeData, numDependentNodes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeGetDependentNodes', cuResult)
  }

  cuGraphAddDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
    requireUnsigned64('cuGraphAddDependencies', 'hGraph', hGraph)
    requireBytes('cuGraphAddDependencies', 'from', from, Number(numDependencies) * 8)
    requireBytes('cuGraphAddDependencies', 'to', to, Number(numDependencies) * 8)
    requireBytes('cuGraphAddDependencies', 'edgeData', edgeData, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddDependencies', 'numDependencies', numDependencies)
    const cuResult = this.#raw.cuGraphAddDependencies(hGraph, from, to, edgeData, numDependencies)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddDependencies', cuResult)
  }

  cuGraphRemoveDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
    requireUnsigned64('cuGraphRemoveDependencies', 'hGraph', hGraph)
    requireBytes('cuGraphRemoveDependencies', 'from', from, Number(numDependencies) * 8)
    requireBytes('cuGraphRemoveDependencies', 'to', to, Number(numDependencies) * 8)
    requireBytes('cuGraphRemoveDependencies', 'edgeData', edgeData, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphRemoveDependencies', 'numDependencies', numDependencies)
    const cuResult = this.#raw.cuGraphRemoveDependencies(hGraph, from, to, edgeData, numDependencies)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphRemoveDependencies', cuResult)
  }

  cuGraphDestroyNode(hNode: CUgraphNode): number {
    requireUnsigned64('cuGraphDestroyNode', 'hNode', hNode)
    const cuResult = this.#raw.cuGraphDestroyNode(hNode)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphDestroyNode', cuResult)
  }

  cuGraphInstantiate(phGraphExec: BigUint64Array | null, hGraph: CUgraph, flags: number | bigint): number {
    requireBytes('cuGraphInstantiate', 'phGraphExec', phGraphExec, 8)
    requireUnsigned64('cuGraphInstantiate', 'hGraph', hGraph)
    requireUnsigned64('cuGraphInstantiate', 'flags', flags)
    const cuResult = this.#raw.cuGraphInstantiate(phGraphExec, hGraph, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphInstantiate', cuResult)
  }

  cuGraphInstantiateWithParams(phGraphExec: BigUint64Array | null, hGraph: CUgraph, instantiateParams: Uint8Array | null): number {
    requireBytes('cuGraphInstantiateWithParams', 'phGraphExec', phGraphExec, 8)
    requireUnsigned64('cuGraphInstantiateWithParams', 'hGraph', hGraph)
    requireBytes('cuGraphInstantiateWithParams', 'instantiateParams', instantiateParams, 32)
    const cuResult = this.#raw.cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphInstantiateWithParams', cuResult)
  }

  cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: BigUint64Array | null): number {
    requireUnsigned64('cuGraphExecGetFlags', 'hGraphExec', hGraphExec)
    requireBytes('cuGraphExecGetFlags', 'flags', flags, 8)
    const cuResult = this.#raw.cuGraphExecGetFlags(hGraphExec, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecGetFlags', cuResult)
  }

  cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecKernelNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecKernelNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecKernelNodeSetParams', 'nodeParams', nodeParams, 72)
    const cuResult = this.#raw.cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecKernelNodeSetParams', cuResult)
  }

  cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: Uint8Array | null, ctx: CUcontext): number {
    requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecMemcpyNodeSetParams', 'copyParams', copyParams, 200)
    requireUnsigned64('cuGraphExecMemcpyNodeSetParams', 'ctx', ctx)
    const cuResult = this.#raw.cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecMemcpyNodeSetParams', cuResult)
  }

  cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: Uint8Array | null, ctx: CUcontext): number {
    requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecMemsetNodeSetParams', 'memsetParams', memsetParams, 40)
    requireUnsigned64('cuGraphExecMemsetNodeSetParams', 'ctx', ctx)
    const cuResult = this.#raw.cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecMemsetNodeSetParams', cuResult)
  }

  cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecHostNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecHostNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecHostNodeSetParams', 'nodeParams', nodeParams, 16)
    const cuResult = this.#raw.cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecHostNodeSetParams', cuResult)
  }

  cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph): number {
    requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'hNode', hNode)
    requireUnsigned64('cuGraphExecChildGraphNodeSetParams', 'childGraph', childGraph)
    const cuResult = this.#raw.cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecChildGraphNodeSetParams', cuResult)
  }

  cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
    requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'hNode', hNode)
    requireUnsigned64('cuGraphExecEventRecordNodeSetEvent', 'event', event)
    const cuResult = this.#raw.cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecEventRecordNodeSetEvent', cuResult)
  }

  cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
    requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'hNode', hNode)
    requireUnsigned64('cuGraphExecEventWaitNodeSetEvent', 'event', event)
    const cuResult = this.#raw.cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecEventWaitNodeSetEvent', cuResult)
  }

  cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecExternalSemaphoresSignalNodeSetParams', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecExternalSemaphoresSignalNodeSetParams', cuResult)
  }

  cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecExternalSemaphoresWaitNodeSetParams', 'nodeParams', nodeParams, 24)
    const cuResult = this.#raw.cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecExternalSemaphoresWaitNodeSetParams', cuResult)
  }

  cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: number): number {
    requireUnsigned64('cuGraphNodeSetEnabled', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphNodeSetEnabled', 'hNode', hNode)
    if (isEnabled >>> 0 !== isEnabled) requireUnsigned32('cuGraphNodeSetEnabled', 'isEnabled', isEnabled)
    const cuResult = this.#raw.cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeSetEnabled', cuResult)
  }

  cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: Uint32Array | null): number {
    requireUnsigned64('cuGraphNodeGetEnabled', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphNodeGetEnabled', 'hNode', hNode)
    requireBytes('cuGraphNodeGetEnabled', 'isEnabled', isEnabled, 4)
    const cuResult = this.#raw.cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeGetEnabled', cuResult)
  }

  cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream): number {
    requireUnsigned64('cuGraphUpload', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphUpload', 'hStream', hStream)
    const cuResult = this.#raw.cuGraphUpload(hGraphExec, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphUpload', cuResult)
  }

  cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream): number {
    requireUnsigned64('cuGraphLaunch', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphLaunch', 'hStream', hStream)
    const cuResult = this.#raw.cuGraphLaunch(hGraphExec, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphLaunch', cuResult)
  }

  cuGraphExecDestroy(hGraphExec: CUgraphExec): number {
    requireUnsigned64('cuGraphExecDestroy', 'hGraphExec', hGraphExec)
    const cuResult = this.#raw.cuGraphExecDestroy(hGraphExec)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecDestroy', cuResult)
  }

  cuGraphDestroy(hGraph: CUgraph): number {
    requireUnsigned64('cuGraphDestroy', 'hGraph', hGraph)
    const cuResult = this.#raw.cuGraphDestroy(hGraph)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphDestroy', cuResult)
  }

  cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecUpdate', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecUpdate', 'hGraph', hGraph)
    requireBytes('cuGraphExecUpdate', 'resultInfo', resultInfo, 24)
    const cuResult = this.#raw.cuGraphExecUpdate(hGraphExec, hGraph, resultInfo)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecUpdate', cuResult)
  }

  cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode): number {
    requireUnsigned64('cuGraphKernelNodeCopyAttributes', 'dst', dst)
    requireUnsigned64('cuGraphKernelNodeCopyAttributes', 'src', src)
    const cuResult = this.#raw.cuGraphKernelNodeCopyAttributes(dst, src)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphKernelNodeCopyAttributes', cuResult)
  }

  cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: number, value_out: Uint8Array | null): number {
    requireUnsigned64('cuGraphKernelNodeGetAttribute', 'hNode', hNode)
    if ((attr | 0) !== attr) requireInteger('cuGraphKernelNodeGetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuGraphKernelNodeGetAttribute', 'value_out', value_out, 64)
    const cuResult = this.#raw.cuGraphKernelNodeGetAttribute(hNode, attr, value_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphKernelNodeGetAttribute', cuResult)
  }

  cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: number, value: Uint8Array | null): number {
    requireUnsigned64('cuGraphKernelNodeSetAttribute', 'hNode', hNode)
    if ((attr | 0) !== attr) requireInteger('cuGraphKernelNodeSetAttribute', 'attr', attr, -2147483648, 2147483647)
    requireBytes('cuGraphKernelNodeSetAttribute', 'value', value, 64)
    const cuResult = this.#raw.cuGraphKernelNodeSetAttribute(hNode, attr, value)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphKernelNodeSetAttribute', cuResult)
  }

  cuGraphDebugDotPrint(hGraph: CUgraph, path: string | null, flags: number): number {
    requireUnsigned64('cuGraphDebugDotPrint', 'hGraph', hGraph)
    requireString('cuGraphDebugDotPrint', 'path', path)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGraphDebugDotPrint', 'flags', flags)
    const cuResult = this.#raw.cuGraphDebugDotPrint(hGraph, path, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphDebugDotPrint', cuResult)
  }

  cuUserObjectCreate(object_out: BigUint64Array | null, ptr: HostMemory, destroy: CUhostFn, initialRefcount: number, flags: number): number {
    requireBytes('cuUserObjectCreate', 'object_out', object_out, 8)
    requireBytes('cuUserObjectCreate', 'ptr', ptr, 0)
    requireUnsigned64('cuUserObjectCreate', 'destroy', destroy)
    if (initialRefcount >>> 0 !== initialRefcount) requireUnsigned32('cuUserObjectCreate', 'initialRefcount', initialRefcount)
    if (flags >>> 0 !== flags) requireUnsigned32('cuUserObjectCreate', 'flags', flags)
    const cuResult = this.#raw.cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuUserObjectCreate', cuResult)
  }

  cuUserObjectRetain(object: CUuserObject, count: number): number {
    requireUnsigned64('cuUserObjectRetain', 'object', object)
    if (count >>> 0 !== count) requireUnsigned32('cuUserObjectRetain', 'count', count)
    const cuResult = this.#raw.cuUserObjectRetain(object, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuUserObjectRetain', cuResult)
  }

  cuUserObjectRelease(object: CUuserObject, count: number): number {
    requireUnsigned64('cuUserObjectRelease', 'object', object)
    if (count >>> 0 !== count) requireUnsigned32('cuUserObjectRelease', 'count', count)
    const cuResult = this.#raw.cuUserObjectRelease(object, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuUserObjectRelease', cuResult)
  }

  cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: number, flags: number): number {
    requireUnsigned64('cuGraphRetainUserObject', 'graph', graph)
    requireUnsigned64('cuGraphRetainUserObject', 'object', object)
    if (count >>> 0 !== count) requireUnsigned32('cuGraphRetainUserObject', 'count', count)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGraphRetainUserObject', 'flags', flags)
    const cuResult = this.#raw.cuGraphRetainUserObject(graph, object, count, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphRetainUserObject', cuResult)
  }

  cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: number): number {
    requireUnsigned64('cuGraphReleaseUserObject', 'graph', graph)
    requireUnsigned64('cuGraphReleaseUserObject', 'object', object)
    if (count >>> 0 !== count) requireUnsigned32('cuGraphReleaseUserObject', 'count', count)
    const cuResult = this.#raw.cuGraphReleaseUserObject(graph, object, count)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphReleaseUserObject', cuResult)
  }

  cuGraphAddNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
    requireBytes('cuGraphAddNode', 'phGraphNode', phGraphNode, 8)
    requireUnsigned64('cuGraphAddNode', 'hGraph', hGraph)
    requireBytes('cuGraphAddNode', 'dependencies', dependencies, Number(numDependencies) * 8)
    requireBytes('cuGraphAddNode', 'dependencyData', dependencyData, Number(numDependencies) * 8)
    requireUnsigned64('cuGraphAddNode', 'numDependencies', numDependencies)
    requireBytes('cuGraphAddNode', 'nodeParams', nodeParams, 256)
    const cuResult = this.#raw.cuGraphAddNode(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphAddNode', cuResult)
  }

  cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphNodeSetParams', 'nodeParams', nodeParams, 256)
    const cuResult = this.#raw.cuGraphNodeSetParams(hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphNodeSetParams', cuResult)
  }

  cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
    requireUnsigned64('cuGraphExecNodeSetParams', 'hGraphExec', hGraphExec)
    requireUnsigned64('cuGraphExecNodeSetParams', 'hNode', hNode)
    requireBytes('cuGraphExecNodeSetParams', 'nodeParams', nodeParams, 256)
    const cuResult = this.#raw.cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphExecNodeSetParams', cuResult)
  }

  cuGraphConditionalHandleCreate(pHandle_out: BigUint64Array | null, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: number, flags: number): number {
    requireBytes('cuGraphConditionalHandleCreate', 'pHandle_out', pHandle_out, 8)
    requireUnsigned64('cuGraphConditionalHandleCreate', 'hGraph', hGraph)
    requireUnsigned64('cuGraphConditionalHandleCreate', 'ctx', ctx)
    if (defaultLaunchValue >>> 0 !== defaultLaunchValue) requireUnsigned32('cuGraphConditionalHandleCreate', 'defaultLaunchValue', defaultLaunchValue)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGraphConditionalHandleCreate', 'flags', flags)
    const cuResult = this.#raw.cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphConditionalHandleCreate', cuResult)
  }

  cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number): number {
    requireBytes('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'numBlocks', numBlocks, 4)
    requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'func', func)
    if ((blockSize | 0) !== blockSize) requireInteger('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'blockSize', blockSize, -2147483648, 2147483647)
    requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessor', 'dynamicSMemSize', dynamicSMemSize)
    const cuResult = this.#raw.cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessor', cuResult)
  }

  cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number, flags: number): number {
    requireBytes('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'numBlocks', numBlocks, 4)
    requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'func', func)
    if ((blockSize | 0) !== blockSize) requireInteger('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'blockSize', blockSize, -2147483648, 2147483647)
    requireUnsigned64('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'dynamicSMemSize', dynamicSMemSize)
    if (flags >>> 0 !== flags) requireUnsigned32('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', 'flags', flags)
    const cuResult = this.#raw.cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', cuResult)
  }

  cuOccupancyMaxPotentialBlockSize(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number): number {
    requireBytes('cuOccupancyMaxPotentialBlockSize', 'minGridSize', minGridSize, 4)
    requireBytes('cuOccupancyMaxPotentialBlockSize', 'blockSize', blockSize, 4)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'func', func)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'blockSizeToDynamicSMemSize', blockSizeToDynamicSMemSize)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSize', 'dynamicSMemSize', dynamicSMemSize)
    if ((blockSizeLimit | 0) !== blockSizeLimit) requireInteger('cuOccupancyMaxPotentialBlockSize', 'blockSizeLimit', blockSizeLimit, -2147483648, 2147483647)
    const cuResult = this.#raw.cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxPotentialBlockSize', cuResult)
  }

  cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number, flags: number): number {
    requireBytes('cuOccupancyMaxPotentialBlockSizeWithFlags', 'minGridSize', minGridSize, 4)
    requireBytes('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSize', blockSize, 4)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'func', func)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSizeToDynamicSMemSize', blockSizeToDynamicSMemSize)
    requireUnsigned64('cuOccupancyMaxPotentialBlockSizeWithFlags', 'dynamicSMemSize', dynamicSMemSize)
    if ((blockSizeLimit | 0) !== blockSizeLimit) requireInteger('cuOccupancyMaxPotentialBlockSizeWithFlags', 'blockSizeLimit', blockSizeLimit, -2147483648, 2147483647)
    if (flags >>> 0 !== flags) requireUnsigned32('cuOccupancyMaxPotentialBlockSizeWithFlags', 'flags', flags)
    const cuResult = this.#raw.cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxPotentialBlockSizeWithFlags', cuResult)
  }

  cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: BigUint64Array | null, func: CUfunction, numBlocks: number, blockSize: number): number {
    requireBytes('cuOccupancyAvailableDynamicSMemPerBlock', 'dynamicSmemSize', dynamicSmemSize, 8)
    requireUnsigned64('cuOccupancyAvailableDynamicSMemPerBlock', 'func', func)
    if ((numBlocks | 0) !== numBlocks) requireInteger('cuOccupancyAvailableDynamicSMemPerBlock', 'numBlocks', numBlocks, -2147483648, 2147483647)
    if ((blockSize | 0) !== blockSize) requireInteger('cuOccupancyAvailableDynamicSMemPerBlock', 'blockSize', blockSize, -2147483648, 2147483647)
    const cuResult = this.#raw.cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyAvailableDynamicSMemPerBlock', cuResult)
  }

  cuOccupancyMaxPotentialClusterSize(clusterSize: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
    requireBytes('cuOccupancyMaxPotentialClusterSize', 'clusterSize', clusterSize, 4)
    requireUnsigned64('cuOccupancyMaxPotentialClusterSize', 'func', func)
    requireBytes('cuOccupancyMaxPotentialClusterSize', 'config', config, 56)
    const cuResult = this.#raw.cuOccupancyMaxPotentialClusterSize(clusterSize, func, config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxPotentialClusterSize', cuResult)
  }

  cuOccupancyMaxActiveClusters(numClusters: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
    requireBytes('cuOccupancyMaxActiveClusters', 'numClusters', numClusters, 4)
    requireUnsigned64('cuOccupancyMaxActiveClusters', 'func', func)
    requireBytes('cuOccupancyMaxActiveClusters', 'config', config, 56)
    const cuResult = this.#raw.cuOccupancyMaxActiveClusters(numClusters, func, config)
    return cuResult === 0 ? 0 : this.#checker.judge('cuOccupancyMaxActiveClusters', cuResult)
  }

  cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: number): number {
    requireUnsigned64('cuTexRefSetArray', 'hTexRef', hTexRef)
    requireUnsigned64('cuTexRefSetArray', 'hArray', hArray)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetArray', 'Flags', Flags)
    const cuResult = this.#raw.cuTexRefSetArray(hTexRef, hArray, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetArray', cuResult)
  }

  cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: number): number {
    requireUnsigned64('cuTexRefSetMipmappedArray', 'hTexRef', hTexRef)
    requireUnsigned64('cuTexRefSetMipmappedArray', 'hMipmappedArray', hMipmappedArray)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetMipmappedArray', 'Flags', Flags)
    const cuResult = this.#raw.cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetMipmappedArray', cuResult)
  }

  cuTexRefSetAddress(ByteOffset: BigUint64Array | null, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: number): number {
    requireBytes('cuTexRefSetAddress', 'ByteOffset', ByteOffset, 8)
    requireUnsigned64('cuTexRefSetAddress', 'hTexRef', hTexRef)
    requireUnsigned64('cuTexRefSetAddress', 'dptr', dptr)
    requireUnsigned64('cuTexRefSetAddress', 'bytes', bytes)
    const cuResult = this.#raw.cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetAddress', cuResult)
  }

  cuTexRefSetAddress2D(hTexRef: CUtexref, desc: Uint8Array | null, dptr: CUdeviceptr, Pitch: number): number {
    requireUnsigned64('cuTexRefSetAddress2D', 'hTexRef', hTexRef)
    requireBytes('cuTexRefSetAddress2D', 'desc', desc, 24)
    requireUnsigned64('cuTexRefSetAddress2D', 'dptr', dptr)
    requireUnsigned64('cuTexRefSetAddress2D', 'Pitch', Pitch)
    const cuResult = this.#raw.cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetAddress2D', cuResult)
  }

  cuTexRefSetFormat(hTexRef: CUtexref, fmt: number, NumPackedComponents: number): number {
    requireUnsigned64('cuTexRefSetFormat', 'hTexRef', hTexRef)
    if ((fmt | 0) !== fmt) requireInteger('cuTexRefSetFormat', 'fmt', fmt, -2147483648, 2147483647)
    if ((NumPackedComponents | 0) !== NumPackedComponents) requireInteger('cuTexRefSetFormat', 'NumPackedComponents', NumPackedComponents, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetFormat', cuResult)
  }

  cuTexRefSetAddressMode(hTexRef: CUtexref, dim: number, am: number): number {
    requireUnsigned64('cuTexRefSetAddressMode', 'hTexRef', hTexRef)
    if ((dim | 0) !== dim) requireInteger('cuTexRefSetAddressMode', 'dim', dim, -2147483648, 2147483647)
    if ((am | 0) !== am) requireInteger('cuTexRefSetAddressMode', 'am', am, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTexRefSetAddressMode(hTexRef, dim, am)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetAddressMode', cuResult)
  }

  cuTexRefSetFilterMode(hTexRef: CUtexref, fm: number): number {
    requireUnsigned64('cuTexRefSetFilterMode', 'hTexRef', hTexRef)
    if ((fm | 0) !== fm) requireInteger('cuTexRefSetFilterMode', 'fm', fm, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTexRefSetFilterMode(hTexRef, fm)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetFilterMode', cuResult)
  }

  cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: number): number {
    requireUnsigned64('cuTexRefSetMipmapFilterMode', 'hTexRef', hTexRef)
    if ((fm | 0) !== fm) requireInteger('cuTexRefSetMipmapFilterMode', 'fm', fm, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTexRefSetMipmapFilterMode(hTexRef, fm)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetMipmapFilterMode', cuResult)
  }

  cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: number): number {
    requireUnsigned64('cuTexRefSetMipmapLevelBias', 'hTexRef', hTexRef)
    requireNumber('cuTexRefSetMipmapLevelBias', 'bias', bias)
    const cuResult = this.#raw.cuTexRefSetMipmapLevelBias(hTexRef, bias)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetMipmapLevelBias', cuResult)
  }

  cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: number, maxMipmapLevelClamp: number): number {
    requireUnsigned64('cuTexRefSetMipmapLevelClamp', 'hTexRef', hTexRef)
    requireNumber('cuTexRefSetMipmapLevelClamp', 'minMipmapLevelClamp', minMipmapLevelClamp)
    requireNumber('cuTexRefSetMipmapLevelClamp', 'maxMipmapLevelClamp', maxMipmapLevelClamp)
    const cuResult = this.#raw.cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetMipmapLevelClamp', cuResult)
  }

  cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: number): number {
    requireUnsigned64('cuTexRefSetMaxAnisotropy', 'hTexRef', hTexRef)
    if (maxAniso >>> 0 !== maxAniso) requireUnsigned32('cuTexRefSetMaxAnisotropy', 'maxAniso', maxAniso)
    const cuResult = this.#raw.cuTexRefSetMaxAnisotropy(hTexRef, maxAniso)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetMaxAnisotropy', cuResult)
  }

  cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: Float32Array | null): number {
    requireUnsigned64('cuTexRefSetBorderColor', 'hTexRef', hTexRef)
    requireBytes('cuTexRefSetBorderColor', 'pBorderColor', pBorderColor, 16)
    const cuResult = this.#raw.cuTexRefSetBorderColor(hTexRef, pBorderColor)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetBorderColor', cuResult)
  }

  cuTexRefSetFlags(hTexRef: CUtexref, Flags: number): number {
    requireUnsigned64('cuTexRefSetFlags', 'hTexRef', hTexRef)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuTexRefSetFlags', 'Flags', Flags)
    const cuResult = this.#raw.cuTexRefSetFlags(hTexRef, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefSetFlags', cuResult)
  }

  cuTexRefGetAddress(pdptr: BigUint64Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetAddress', 'pdptr', pdptr, 8)
    requireUnsigned64('cuTexRefGetAddress', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetAddress(pdptr, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetAddress', cuResult)
  }

  cuTexRefGetArray(phArray: BigUint64Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetArray', 'phArray', phArray, 8)
    requireUnsigned64('cuTexRefGetArray', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetArray(phArray, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetArray', cuResult)
  }

  cuTexRefGetMipmappedArray(phMipmappedArray: BigUint64Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetMipmappedArray', 'phMipmappedArray', phMipmappedArray, 8)
    requireUnsigned64('cuTexRefGetMipmappedArray', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetMipmappedArray', cuResult)
  }

  cuTexRefGetAddressMode(pam: Int32Array | null, hTexRef: CUtexref, dim: number): number {
    requireBytes('cuTexRefGetAddressMode', 'pam', pam, 4)
    requireUnsigned64('cuTexRefGetAddressMode', 'hTexRef', hTexRef)
    if ((dim | 0) !== dim) requireInteger('cuTexRefGetAddressMode', 'dim', dim, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTexRefGetAddressMode(pam, hTexRef, dim)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetAddressMode', cuResult)
  }

  cuTexRefGetFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetFilterMode', 'pfm', pfm, 4)
    requireUnsigned64('cuTexRefGetFilterMode', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetFilterMode(pfm, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetFilterMode', cuResult)
  }

  cuTexRefGetFormat(pFormat: Int32Array | null, pNumChannels: Int32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetFormat', 'pFormat', pFormat, 4)
    requireBytes('cuTexRefGetFormat', 'pNumChannels', pNumChannels, 4)
    requireUnsigned64('cuTexRefGetFormat', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetFormat(pFormat, pNumChannels, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetFormat', cuResult)
  }

  cuTexRefGetMipmapFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetMipmapFilterMode', 'pfm', pfm, 4)
    requireUnsigned64('cuTexRefGetMipmapFilterMode', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetMipmapFilterMode(pfm, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetMipmapFilterMode', cuResult)
  }

  cuTexRefGetMipmapLevelBias(pbias: Float32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetMipmapLevelBias', 'pbias', pbias, 4)
    requireUnsigned64('cuTexRefGetMipmapLevelBias', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetMipmapLevelBias(pbias, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetMipmapLevelBias', cuResult)
  }

  cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Float32Array | null, pmaxMipmapLevelClamp: Float32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetMipmapLevelClamp', 'pminMipmapLevelClamp', pminMipmapLevelClamp, 4)
    requireBytes('cuTexRefGetMipmapLevelClamp', 'pmaxMipmapLevelClamp', pmaxMipmapLevelClamp, 4)
    requireUnsigned64('cuTexRefGetMipmapLevelClamp', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetMipmapLevelClamp', cuResult)
  }

  cuTexRefGetMaxAnisotropy(pmaxAniso: Int32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetMaxAnisotropy', 'pmaxAniso', pmaxAniso, 4)
    requireUnsigned64('cuTexRefGetMaxAnisotropy', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetMaxAnisotropy', cuResult)
  }

  cuTexRefGetBorderColor(pBorderColor: Float32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetBorderColor', 'pBorderColor', pBorderColor, 16)
    requireUnsigned64('cuTexRefGetBorderColor', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetBorderColor(pBorderColor, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetBorderColor', cuResult)
  }

  cuTexRefGetFlags(pFlags: Uint32Array | null, hTexRef: CUtexref): number {
    requireBytes('cuTexRefGetFlags', 'pFlags', pFlags, 4)
    requireUnsigned64('cuTexRefGetFlags', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefGetFlags(pFlags, hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefGetFlags', cuResult)
  }

  cuTexRefCreate(pTexRef: BigUint64Array | null): number {
    requireBytes('cuTexRefCreate', 'pTexRef', pTexRef, 8)
    const cuResult = this.#raw.cuTexRefCreate(pTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefCreate', cuResult)
  }

  cuTexRefDestroy(hTexRef: CUtexref): number {
    requireUnsigned64('cuTexRefDestroy', 'hTexRef', hTexRef)
    const cuResult = this.#raw.cuTexRefDestroy(hTexRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexRefDestroy', cuResult)
  }

  cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: number): number {
    requireUnsigned64('cuSurfRefSetArray', 'hSurfRef', hSurfRef)
    requireUnsigned64('cuSurfRefSetArray', 'hArray', hArray)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuSurfRefSetArray', 'Flags', Flags)
    const cuResult = this.#raw.cuSurfRefSetArray(hSurfRef, hArray, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSurfRefSetArray', cuResult)
  }

  cuSurfRefGetArray(phArray: BigUint64Array | null, hSurfRef: CUsurfref): number {
    requireBytes('cuSurfRefGetArray', 'phArray', phArray, 8)
    requireUnsigned64('cuSurfRefGetArray', 'hSurfRef', hSurfRef)
    const cuResult = this.#raw.cuSurfRefGetArray(phArray, hSurfRef)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSurfRefGetArray', cuResult)
  }

  cuTexObjectCreate(pTexObject: BigUint64Array | null, pResDesc: Uint8Array | null, pTexDesc: Uint8Array | null, pResViewDesc: Uint8Array | null): number {
    requireBytes('cuTexObjectCreate', 'pTexObject', pTexObject, 8)
    requireBytes('cuTexObjectCreate', 'pResDesc', pResDesc, 144)
    requireBytes('cuTexObjectCreate', 'pTexDesc', pTexDesc, 104)
    requireBytes('cuTexObjectCreate', 'pResViewDesc', pResViewDesc, 112)
    const cuResult = this.#raw.cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexObjectCreate', cuResult)
  }

  cuTexObjectDestroy(texObject: CUtexObject): number {
    requireUnsigned64('cuTexObjectDestroy', 'texObject', texObject)
    const cuResult = this.#raw.cuTexObjectDestroy(texObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexObjectDestroy', cuResult)
  }

  cuTexObjectGetResourceDesc(pResDesc: Uint8Array | null, texObject: CUtexObject): number {
    requireBytes('cuTexObjectGetResourceDesc', 'pResDesc', pResDesc, 144)
    requireUnsigned64('cuTexObjectGetResourceDesc', 'texObject', texObject)
    const cuResult = this.#raw.cuTexObjectGetResourceDesc(pResDesc, texObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexObjectGetResourceDesc', cuResult)
  }

  cuTexObjectGetTextureDesc(pTexDesc: Uint8Array | null, texObject: CUtexObject): number {
    requireBytes('cuTexObjectGetTextureDesc', 'pTexDesc', pTexDesc, 104)
    requireUnsigned64('cuTexObjectGetTextureDesc', 'texObject', texObject)
    const cuResult = this.#raw.cuTexObjectGetTextureDesc(pTexDesc, texObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexObjectGetTextureDesc', cuResult)
  }

  cuTexObjectGetResourceViewDesc(pResViewDesc: Uint8Array | null, texObject: CUtexObject): number {
    requireBytes('cuTexObjectGetResourceViewDesc', 'pResViewDesc', pResViewDesc, 112)
    requireUnsigned64('cuTexObjectGetResourceViewDesc', 'texObject', texObject)
    const cuResult = this.#raw.cuTexObjectGetResourceViewDesc(pResViewDesc, texObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTexObjectGetResourceViewDesc', cuResult)
  }

  cuSurfObjectCreate(pSurfObject: BigUint64Array | null, pResDesc: Uint8Array | null): number {
    requireBytes('cuSurfObjectCreate', 'pSurfObject', pSurfObject, 8)
    requireBytes('cuSurfObjectCreate', 'pResDesc', pResDesc, 144)
    const cuResult = this.#raw.cuSurfObjectCreate(pSurfObject, pResDesc)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSurfObjectCreate', cuResult)
  }

  cuSurfObjectDestroy(surfObject: CUsurfObject): number {
    requireUnsigned64('cuSurfObjectDestroy', 'surfObject', surfObject)
    const cuResult = this.#raw.cuSurfObjectDestroy(surfObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSurfObjectDestroy', cuResult)
  }

  cuSurfObjectGetResourceDesc(pResDesc: Uint8Array | null, surfObject: CUsurfObject): number {
    requireBytes('cuSurfObjectGetResourceDesc', 'pResDesc', pResDesc, 144)
    requireUnsigned64('cuSurfObjectGetResourceDesc', 'surfObject', surfObject)
    const cuResult = this.#raw.cuSurfObjectGetResourceDesc(pResDesc, surfObject)
    return cuResult === 0 ? 0 : this.#checker.judge('cuSurfObjectGetResourceDesc', cuResult)
  }

  cuTensorMapEncodeTiled(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, boxDim: Uint32Array | null, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
    requireBytes('cuTensorMapEncodeTiled', 'tensorMap', tensorMap, 128)
    if ((tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeTiled', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
    if (tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeTiled', 'tensorRank', tensorRank)
    requireBytes('cuTensorMapEncodeTiled', 'globalAddress', globalAddress, 0)
    requireBytes('cuTensorMapEncodeTiled', 'globalDim', globalDim, Number(tensorRank) * 8)
    requireBytes('cuTensorMapEncodeTiled', 'globalStrides', globalStrides, 0)
    requireBytes('cuTensorMapEncodeTiled', 'boxDim', boxDim, Number(tensorRank) * 4)
    requireBytes('cuTensorMapEncodeTiled', 'elementStrides', elementStrides, Number(tensorRank) * 4)
    if ((interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeTiled', 'interleave', interleave, -2147483648, 2147483647)
    if ((swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeTiled', 'swizzle', swizzle, -2147483648, 2147483647)
    if ((l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeTiled', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
    if ((oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeTiled', 'oobFill', oobFill, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTensorMapEncodeTiled', cuResult)
  }

  cuTensorMapEncodeIm2col(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCorner: Int32Array | null, pixelBoxUpperCorner: Int32Array | null, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
    requireBytes('cuTensorMapEncodeIm2col', 'tensorMap', tensorMap, 128)
    if ((tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeIm2col', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
    if (tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeIm2col', 'tensorRank', tensorRank)
    requireBytes('cuTensorMapEncodeIm2col', 'globalAddress', globalAddress, 0)
    requireBytes('cuTensorMapEncodeIm2col', 'globalDim', globalDim, Number(tensorRank) * 8)
    requireBytes('cuTensorMapEncodeIm2col', 'globalStrides', globalStrides, 0)
    requireBytes('cuTensorMapEncodeIm2col', 'pixelBoxLowerCorner', pixelBoxLowerCorner, 0)
    requireBytes('cuTensorMapEncodeIm2col', 'pixelBoxUpperCorner', pixelBoxUpperCorner, 0)
    if (channelsPerPixel >>> 0 !== channelsPerPixel) requireUnsigned32('cuTensorMapEncodeIm2col', 'channelsPerPixel', channelsPerPixel)
    if (pixelsPerColumn >>> 0 !== pixelsPerColumn) requireUnsigned32('cuTensorMapEncodeIm2col', 'pixelsPerColumn', pixelsPerColumn)
    requireBytes('cuTensorMapEncodeIm2col', 'elementStrides', elementStrides, Number(tensorRank) * 4)
    if ((interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeIm2col', 'interleave', interleave, -2147483648, 2147483647)
    if ((swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeIm2col', 'swizzle', swizzle, -2147483648, 2147483647)
    if ((l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeIm2col', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
    if ((oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeIm2col', 'oobFill', oobFill, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTensorMapEncodeIm2col', cuResult)
  }

  cuTensorMapEncodeIm2colWide(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCornerWidth: number, pixelBoxUpperCornerWidth: number, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, mode: number, swizzle: number, l2Promotion: number, oobFill: number): number {
    requireBytes('cuTensorMapEncodeIm2colWide', 'tensorMap', tensorMap, 128)
    if ((tensorDataType | 0) !== tensorDataType) requireInteger('cuTensorMapEncodeIm2colWide', 'tensorDataType', tensorDataType, -2147483648, 2147483647)
    if (tensorRank >>> 0 !== tensorRank) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'tensorRank', tensorRank)
    requireBytes('cuTensorMapEncodeIm2colWide', 'globalAddress', globalAddress, 0)
    requireBytes('cuTensorMapEncodeIm2colWide', 'globalDim', globalDim, Number(tensorRank) * 8)
    requireBytes('cuTensorMapEncodeIm2colWide', 'globalStrides', globalStrides, 0)
    if ((pixelBoxLowerCornerWidth | 0) !== pixelBoxLowerCornerWidth) requireInteger('cuTensorMapEncodeIm2colWide', 'pixelBoxLowerCornerWidth', pixelBoxLowerCornerWidth, -2147483648, 2147483647)
    if ((pixelBoxUpperCornerWidth | 0) !== pixelBoxUpperCornerWidth) requireInteger('cuTensorMapEncodeIm2colWide', 'pixelBoxUpperCornerWidth', pixelBoxUpperCornerWidth, -2147483648, 2147483647)
    if (channelsPerPixel >>> 0 !== channelsPerPixel) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'channelsPerPixel', channelsPerPixel)
    if (pixelsPerColumn >>> 0 !== pixelsPerColumn) requireUnsigned32('cuTensorMapEncodeIm2colWide', 'pixelsPerColumn', pixelsPerColumn)
    requireBytes('cuTensorMapEncodeIm2colWide', 'elementStrides', elementStrides, Number(tensorRank) * 4)
    if ((interleave | 0) !== interleave) requireInteger('cuTensorMapEncodeIm2colWide', 'interleave', interleave, -2147483648, 2147483647)
    if ((mode | 0) !== mode) requireInteger('cuTensorMapEncodeIm2colWide', 'mode', mode, -2147483648, 2147483647)
    if ((swizzle | 0) !== swizzle) requireInteger('cuTensorMapEncodeIm2colWide', 'swizzle', swizzle, -2147483648, 2147483647)
    if ((l2Promotion | 0) !== l2Promotion) requireInteger('cuTensorMapEncodeIm2colWide', 'l2Promotion', l2Promotion, -2147483648, 2147483647)
    if ((oobFill | 0) !== oobFill) requireInteger('cuTensorMapEncodeIm2colWide', 'oobFill', oobFill, -2147483648, 2147483647)
    const cuResult = this.#raw.cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTensorMapEncodeIm2colWide', cuResult)
  }

  cuTensorMapReplaceAddress(tensorMap: Uint8Array | null, globalAddress: HostMemory): number {
    requireBytes('cuTensorMapReplaceAddress', 'tensorMap', tensorMap, 128)
    requireBytes('cuTensorMapReplaceAddress', 'globalAddress', globalAddress, 0)
    const cuResult = this.#raw.cuTensorMapReplaceAddress(tensorMap, globalAddress)
    return cuResult === 0 ? 0 : this.#checker.judge('cuTensorMapReplaceAddress', cuResult)
  }

  cuDeviceCanAccessPeer(canAccessPeer: Int32Array | null, dev: number, peerDev: number): number {
    requireBytes('cuDeviceCanAccessPeer', 'canAccessPeer', canAccessPeer, 4)
    if ((dev | 0) !== dev) requireInteger('cuDeviceCanAccessPeer', 'dev', dev, -2147483648, 2147483647)
    if ((peerDev | 0) !== peerDev) requireInteger('cuDeviceCanAccessPeer', 'peerDev', peerDev, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceCanAccessPeer', cuResult)
  }

  cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: number): number {
    requireUnsigned64('cuCtxEnablePeerAccess', 'peerContext', peerContext)
    if (Flags >>> 0 !== Flags) requireUnsigned32('cuCtxEnablePeerAccess', 'Flags', Flags)
    const cuResult = this.#raw.cuCtxEnablePeerAccess(peerContext, Flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxEnablePeerAccess', cuResult)
  }

  cuCtxDisablePeerAccess(peerContext: CUcontext): number {
    requireUnsigned64('cuCtxDisablePeerAccess', 'peerContext', peerContext)
    const cuResult = this.#raw.cuCtxDisablePeerAccess(peerContext)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxDisablePeerAccess', cuResult)
  }

  cuDeviceGetP2PAttribute(value: Int32Array | null, attrib: number, srcDevice: number, dstDevice: number): number {
    requireBytes('cuDeviceGetP2PAttribute', 'value', value, 4)
    if ((attrib | 0) !== attrib) requireInteger('cuDeviceGetP2PAttribute', 'attrib', attrib, -2147483648, 2147483647)
    if ((srcDevice | 0) !== srcDevice) requireInteger('cuDeviceGetP2PAttribute', 'srcDevice', srcDevice, -2147483648, 2147483647)
    if ((dstDevice | 0) !== dstDevice) requireInteger('cuDeviceGetP2PAttribute', 'dstDevice', dstDevice, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetP2PAttribute', cuResult)
  }

  cuDeviceGetP2PAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, srcDevice: number, dstDevice: number): number {
    requireBytes('cuDeviceGetP2PAtomicCapabilities', 'capabilities', capabilities, Number(count) * 4)
    requireBytes('cuDeviceGetP2PAtomicCapabilities', 'operations', operations, Number(count) * 4)
    if (count >>> 0 !== count) requireUnsigned32('cuDeviceGetP2PAtomicCapabilities', 'count', count)
    if ((srcDevice | 0) !== srcDevice) requireInteger('cuDeviceGetP2PAtomicCapabilities', 'srcDevice', srcDevice, -2147483648, 2147483647)
    if ((dstDevice | 0) !== dstDevice) requireInteger('cuDeviceGetP2PAtomicCapabilities', 'dstDevice', dstDevice, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetP2PAtomicCapabilities', cuResult)
  }

  cuGraphicsUnregisterResource(resource: CUgraphicsResource): number {
    requireUnsigned64('cuGraphicsUnregisterResource', 'resource', resource)
    const cuResult = this.#raw.cuGraphicsUnregisterResource(resource)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsUnregisterResource', cuResult)
  }

  cuGraphicsSubResourceGetMappedArray(pArray: BigUint64Array | null, resource: CUgraphicsResource, arrayIndex: number, mipLevel: number): number {
    requireBytes('cuGraphicsSubResourceGetMappedArray', 'pArray', pArray, 8)
    requireUnsigned64('cuGraphicsSubResourceGetMappedArray', 'resource', resource)
    if (arrayIndex >>> 0 !== arrayIndex) requireUnsigned32('cuGraphicsSubResourceGetMappedArray', 'arrayIndex', arrayIndex)
    if (mipLevel >>> 0 !== mipLevel) requireUnsigned32('cuGraphicsSubResourceGetMappedArray', 'mipLevel', mipLevel)
    const cuResult = this.#raw.cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsSubResourceGetMappedArray', cuResult)
  }

  cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: BigUint64Array | null, resource: CUgraphicsResource): number {
    requireBytes('cuGraphicsResourceGetMappedMipmappedArray', 'pMipmappedArray', pMipmappedArray, 8)
    requireUnsigned64('cuGraphicsResourceGetMappedMipmappedArray', 'resource', resource)
    const cuResult = this.#raw.cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsResourceGetMappedMipmappedArray', cuResult)
  }

  cuGraphicsResourceGetMappedPointer(pDevPtr: BigUint64Array | null, pSize: BigUint64Array | null, resource: CUgraphicsResource): number {
    requireBytes('cuGraphicsResourceGetMappedPointer', 'pDevPtr', pDevPtr, 8)
    requireBytes('cuGraphicsResourceGetMappedPointer', 'pSize', pSize, 8)
    requireUnsigned64('cuGraphicsResourceGetMappedPointer', 'resource', resource)
    const cuResult = this.#raw.cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsResourceGetMappedPointer', cuResult)
  }

  cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: number): number {
    requireUnsigned64('cuGraphicsResourceSetMapFlags', 'resource', resource)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGraphicsResourceSetMapFlags', 'flags', flags)
    const cuResult = this.#raw.cuGraphicsResourceSetMapFlags(resource, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsResourceSetMapFlags', cuResult)
  }

  cuGraphicsMapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
    if (count >>> 0 !== count) requireUnsigned32('cuGraphicsMapResources', 'count', count)
    requireBytes('cuGraphicsMapResources', 'resources', resources, Number(count) * 8)
    requireUnsigned64('cuGraphicsMapResources', 'hStream', hStream)
    const cuResult = this.#raw.cuGraphicsMapResources(count, resources, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsMapResources', cuResult)
  }

  cuGraphicsUnmapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
    if (count >>> 0 !== count) requireUnsigned32('cuGraphicsUnmapResources', 'count', count)
    requireBytes('cuGraphicsUnmapResources', 'resources', resources, Number(count) * 8)
    requireUnsigned64('cuGraphicsUnmapResources', 'hStream', hStream)
    const cuResult = this.#raw.cuGraphicsUnmapResources(count, resources, hStream)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGraphicsUnmapResources', cuResult)
  }

  cuGetProcAddress(symbol: string | null, pfn: BigUint64Array | null, cudaVersion: number, flags: number | bigint, symbolStatus: Int32Array | null): number {
    requireString('cuGetProcAddress', 'symbol', symbol)
    requireBytes('cuGetProcAddress', 'pfn', pfn, 0)
    if ((cudaVersion | 0) !== cudaVersion) requireInteger('cuGetProcAddress', 'cudaVersion', cudaVersion, -2147483648, 2147483647)
    requireUnsigned64('cuGetProcAddress', 'flags', flags)
    requireBytes('cuGetProcAddress', 'symbolStatus', symbolStatus, 4)
    const cuResult = this.#raw.cuGetProcAddress(symbol, pfn, cudaVersion, flags, symbolStatus)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGetProcAddress', cuResult)
  }

  cuCoredumpGetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
    if ((attrib | 0) !== attrib) requireInteger('cuCoredumpGetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    requireBytes('cuCoredumpGetAttribute', 'value', value, firstOf(size))
    requireBytes('cuCoredumpGetAttribute', 'size', size, 8)
    const cuResult = this.#raw.cuCoredumpGetAttribute(attrib, value, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCoredumpGetAttribute', cuResult)
  }

  cuCoredumpGetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
    if ((attrib | 0) !== attrib) requireInteger('cuCoredumpGetAttributeGlobal', 'attrib', attrib, -2147483648, 2147483647)
    requireBytes('cuCoredumpGetAttributeGlobal', 'value', value, firstOf(size))
    requireBytes('cuCoredumpGetAttributeGlobal', 'size', size, 8)
    const cuResult = this.#raw.cuCoredumpGetAttributeGlobal(attrib, value, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCoredumpGetAttributeGlobal', cuResult)
  }

  cuCoredumpSetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
    if ((attrib | 0) !== attrib) requireInteger('cuCoredumpSetAttribute', 'attrib', attrib, -2147483648, 2147483647)
    requireBytes('cuCoredumpSetAttribute', 'value', value, firstOf(size))
    requireBytes('cuCoredumpSetAttribute', 'size', size, 8)
    const cuResult = this.#raw.cuCoredumpSetAttribute(attrib, value, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCoredumpSetAttribute', cuResult)
  }

  cuCoredumpSetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
    if ((attrib | 0) !== attrib) requireInteger('cuCoredumpSetAttributeGlobal', 'attrib', attrib, -2147483648, 2147483647)
    requireBytes('cuCoredumpSetAttributeGlobal', 'value', value, firstOf(size))
    requireBytes('cuCoredumpSetAttributeGlobal', 'size', size, 8)
    const cuResult = this.#raw.cuCoredumpSetAttributeGlobal(attrib, value, size)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCoredumpSetAttributeGlobal', cuResult)
  }

  cuGetExportTable(ppExportTable: BigUint64Array | null, pExportTableId: Uint8Array | null): number {
    requireBytes('cuGetExportTable', 'ppExportTable', ppExportTable, 0)
    requireBytes('cuGetExportTable', 'pExportTableId', pExportTableId, 16)
    const cuResult = this.#raw.cuGetExportTable(ppExportTable, pExportTableId)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGetExportTable', cuResult)
  }

  cuGreenCtxCreate(phCtx: BigUint64Array | null, desc: CUdevResourceDesc, dev: number, flags: number): number {
    requireBytes('cuGreenCtxCreate', 'phCtx', phCtx, 8)
    requireUnsigned64('cuGreenCtxCreate', 'desc', desc)
    if ((dev | 0) !== dev) requireInteger('cuGreenCtxCreate', 'dev', dev, -2147483648, 2147483647)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGreenCtxCreate', 'flags', flags)
    const cuResult = this.#raw.cuGreenCtxCreate(phCtx, desc, dev, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxCreate', cuResult)
  }

  cuGreenCtxDestroy(hCtx: CUgreenCtx): number {
    requireUnsigned64('cuGreenCtxDestroy', 'hCtx', hCtx)
    const cuResult = this.#raw.cuGreenCtxDestroy(hCtx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxDestroy', cuResult)
  }

  cuCtxFromGreenCtx(pContext: BigUint64Array | null, hCtx: CUgreenCtx): number {
    requireBytes('cuCtxFromGreenCtx', 'pContext', pContext, 8)
    requireUnsigned64('cuCtxFromGreenCtx', 'hCtx', hCtx)
    const cuResult = this.#raw.cuCtxFromGreenCtx(pContext, hCtx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxFromGreenCtx', cuResult)
  }

  cuDeviceGetDevResource(device: number, resource: Uint8Array | null, type: number): number {
    if ((device | 0) !== device) requireInteger('cuDeviceGetDevResource', 'device', device, -2147483648, 2147483647)
    requireBytes('cuDeviceGetDevResource', 'resource', resource, 144)
    if ((type | 0) !== type) requireInteger('cuDeviceGetDevResource', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuDeviceGetDevResource(device, resource, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDeviceGetDevResource', cuResult)
  }

  cuCtxGetDevResource(hCtx: CUcontext, resource: Uint8Array | null, type: number): number {
    requireUnsigned64('cuCtxGetDevResource', 'hCtx', hCtx)
    requireBytes('cuCtxGetDevResource', 'resource', resource, 144)
    if ((type | 0) !== type) requireInteger('cuCtxGetDevResource', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuCtxGetDevResource(hCtx, resource, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCtxGetDevResource', cuResult)
  }

  cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: Uint8Array | null, type: number): number {
    requireUnsigned64('cuGreenCtxGetDevResource', 'hCtx', hCtx)
    requireBytes('cuGreenCtxGetDevResource', 'resource', resource, 144)
    if ((type | 0) !== type) requireInteger('cuGreenCtxGetDevResource', 'type', type, -2147483648, 2147483647)
    const cuResult = this.#raw.cuGreenCtxGetDevResource(hCtx, resource, type)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxGetDevResource', cuResult)
  }

  cuDevSmResourceSplitByCount(result: Uint8Array | null, nbGroups: Uint32Array | null, input: Uint8Array | null, remaining: Uint8Array | null, useFlags: number, minCount: number): number {
    requireBytes('cuDevSmResourceSplitByCount', 'result', result, firstOf(nbGroups) * 144)
    requireBytes('cuDevSmResourceSplitByCount', 'nbGroups', nbGroups, 4)
    requireBytes('cuDevSmResourceSplitByCount', 'input', input, 144)
    requireBytes('cuDevSmResourceSplitByCount', 'remaining', remaining, 144)
    if (useFlags >>> 0 !== useFlags) requireUnsigned32('cuDevSmResourceSplitByCount', 'useFlags', useFlags)
    if (minCount >>> 0 !== minCount) requireUnsigned32('cuDevSmResourceSplitByCount', 'minCount', minCount)
    const cuResult = this.#raw.cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevSmResourceSplitByCount', cuResult)
  }

  cuDevResourceGenerateDesc(phDesc: BigUint64Array | null, resources: Uint8Array | null, nbResources: number): number {
    requireBytes('cuDevResourceGenerateDesc', 'phDesc', phDesc, 8)
    requireBytes('cuDevResourceGenerateDesc', 'resources', resources, Number(nbResources) * 144)
    if (nbResources >>> 0 !== nbResources) requireUnsigned32('cuDevResourceGenerateDesc', 'nbResources', nbResources)
    const cuResult = this.#raw.cuDevResourceGenerateDesc(phDesc, resources, nbResources)
    return cuResult === 0 ? 0 : this.#checker.judge('cuDevResourceGenerateDesc', cuResult)
  }

  cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
    requireUnsigned64('cuGreenCtxRecordEvent', 'hCtx', hCtx)
    requireUnsigned64('cuGreenCtxRecordEvent', 'hEvent', hEvent)
    const cuResult = this.#raw.cuGreenCtxRecordEvent(hCtx, hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxRecordEvent', cuResult)
  }

  cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
    requireUnsigned64('cuGreenCtxWaitEvent', 'hCtx', hCtx)
    requireUnsigned64('cuGreenCtxWaitEvent', 'hEvent', hEvent)
    const cuResult = this.#raw.cuGreenCtxWaitEvent(hCtx, hEvent)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxWaitEvent', cuResult)
  }

  cuStreamGetGreenCtx(hStream: CUstream, phCtx: BigUint64Array | null): number {
    requireUnsigned64('cuStreamGetGreenCtx', 'hStream', hStream)
    requireBytes('cuStreamGetGreenCtx', 'phCtx', phCtx, 8)
    const cuResult = this.#raw.cuStreamGetGreenCtx(hStream, phCtx)
    return cuResult === 0 ? 0 : this.#checker.judge('cuStreamGetGreenCtx', cuResult)
  }

  cuGreenCtxStreamCreate(phStream: BigUint64Array | null, greenCtx: CUgreenCtx, flags: number, priority: number): number {
    requireBytes('cuGreenCtxStreamCreate', 'phStream', phStream, 8)
    requireUnsigned64('cuGreenCtxStreamCreate', 'greenCtx', greenCtx)
    if (flags >>> 0 !== flags) requireUnsigned32('cuGreenCtxStreamCreate', 'flags', flags)
    if ((priority | 0) !== priority) requireInteger('cuGreenCtxStreamCreate', 'priority', priority, -2147483648, 2147483647)
    const cuResult = this.#raw.cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxStreamCreate', cuResult)
  }

  cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: BigUint64Array | null): number {
    requireUnsigned64('cuGreenCtxGetId', 'greenCtx', greenCtx)
    requireBytes('cuGreenCtxGetId', 'greenCtxId', greenCtxId, 8)
    const cuResult = this.#raw.cuGreenCtxGetId(greenCtx, greenCtxId)
    return cuResult === 0 ? 0 : this.#checker.judge('cuGreenCtxGetId', cuResult)
  }

  cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: HostMemory, callback_out: BigUint64Array | null): number {
    requireUnsigned64('cuLogsRegisterCallback', 'callbackFunc', callbackFunc)
    requireBytes('cuLogsRegisterCallback', 'userData', userData, 0)
    requireBytes('cuLogsRegisterCallback', 'callback_out', callback_out, 8)
    const cuResult = this.#raw.cuLogsRegisterCallback(callbackFunc, userData, callback_out)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLogsRegisterCallback', cuResult)
  }

  cuLogsUnregisterCallback(callback: CUlogsCallbackHandle): number {
    requireUnsigned64('cuLogsUnregisterCallback', 'callback', callback)
    const cuResult = this.#raw.cuLogsUnregisterCallback(callback)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLogsUnregisterCallback', cuResult)
  }

  cuLogsCurrent(iterator_out: Uint32Array | null, flags: number): number {
    requireBytes('cuLogsCurrent', 'iterator_out', iterator_out, 4)
    if (flags >>> 0 !== flags) requireUnsigned32('cuLogsCurrent', 'flags', flags)
    const cuResult = this.#raw.cuLogsCurrent(iterator_out, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLogsCurrent', cuResult)
  }

  cuLogsDumpToFile(iterator: Uint32Array | null, pathToFile: string | null, flags: number): number {
    requireBytes('cuLogsDumpToFile', 'iterator', iterator, 4)
    requireString('cuLogsDumpToFile', 'pathToFile', pathToFile)
    if (flags >>> 0 !== flags) requireUnsigned32('cuLogsDumpToFile', 'flags', flags)
    const cuResult = this.#raw.cuLogsDumpToFile(iterator, pathToFile, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLogsDumpToFile', cuResult)
  }

  cuLogsDumpToMemory(iterator: Uint32Array | null, buffer: Uint8Array | null, size: BigUint64Array | null, flags: number): number {
    requireBytes('cuLogsDumpToMemory', 'iterator', iterator, 4)
    requireBytes('cuLogsDumpToMemory', 'buffer', buffer, firstOf(size))
    requireBytes('cuLogsDumpToMemory', 'size', size, 8)
    if (flags >>> 0 !== flags) requireUnsigned32('cuLogsDumpToMemory', 'flags', flags)
    const cuResult = this.#raw.cuLogsDumpToMemory(iterator, buffer, size, flags)
    return cuResult === 0 ? 0 : this.#checker.judge('cuLogsDumpToMemory', cuResult)
  }

  cuCheckpointProcessGetRestoreThreadId(pid: number, tid: Int32Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessGetRestoreThreadId', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessGetRestoreThreadId', 'tid', tid, 4)
    const cuResult = this.#raw.cuCheckpointProcessGetRestoreThreadId(pid, tid)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessGetRestoreThreadId', cuResult)
  }

  cuCheckpointProcessGetState(pid: number, state: Int32Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessGetState', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessGetState', 'state', state, 4)
    const cuResult = this.#raw.cuCheckpointProcessGetState(pid, state)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessGetState', cuResult)
  }

  cuCheckpointProcessLock(pid: number, args: Uint8Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessLock', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessLock', 'args', args, 64)
    const cuResult = this.#raw.cuCheckpointProcessLock(pid, args)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessLock', cuResult)
  }

  cuCheckpointProcessCheckpoint(pid: number, args: Uint8Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessCheckpoint', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessCheckpoint', 'args', args, 64)
    const cuResult = this.#raw.cuCheckpointProcessCheckpoint(pid, args)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessCheckpoint', cuResult)
  }

  cuCheckpointProcessRestore(pid: number, args: Uint8Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessRestore', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessRestore', 'args', args, 64)
    const cuResult = this.#raw.cuCheckpointProcessRestore(pid, args)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessRestore', cuResult)
  }

  cuCheckpointProcessUnlock(pid: number, args: Uint8Array | null): number {
    if ((pid | 0) !== pid) requireInteger('cuCheckpointProcessUnlock', 'pid', pid, -2147483648, 2147483647)
    requireBytes('cuCheckpointProcessUnlock', 'args', args, 64)
    const cuResult = this.#raw.cuCheckpointProcessUnlock(pid, args)
    return cuResult === 0 ? 0 : this.#checker.judge('cuCheckpointProcessUnlock', cuResult)
  }
}
