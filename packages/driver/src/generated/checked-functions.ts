// Generated from cuda.h of CUDA 13.0 by `npm run bindings`. Do not edit: change tooling/bindings.

import type { Checker } from '../check.ts'
import { checkArguments } from '../check-arguments.ts'
import { isBytes, isF32Array, isFloat, isI32, isI32Array, isStruct, isText, isTextOut, isU16, isU32, isU32Array, isU64, isU64Array, isU8 } from '../argument-shape.ts'
import { firstOf } from '../host-memory.ts'
import type { HostMemory, StringOut } from '../host-memory.ts'
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
      if (!(isI32(error) && isTextOut(pStr))) checkArguments('cuGetErrorString', [error, pStr])
      const cuResult = raw.cuGetErrorString(error, pStr)
      return cuResult === 0 ? 0 : checker.judge('cuGetErrorString', cuResult)
    }

    cuGetErrorName(error: number, pStr: StringOut | null): number {
      if (!(isI32(error) && isTextOut(pStr))) checkArguments('cuGetErrorName', [error, pStr])
      const cuResult = raw.cuGetErrorName(error, pStr)
      return cuResult === 0 ? 0 : checker.judge('cuGetErrorName', cuResult)
    }

    cuInit(Flags: number): number {
      if (!(isU32(Flags))) checkArguments('cuInit', [Flags])
      const cuResult = raw.cuInit(Flags)
      return cuResult === 0 ? 0 : checker.judge('cuInit', cuResult)
    }

    cuDriverGetVersion(driverVersion: Int32Array | null): number {
      if (!(isI32Array(driverVersion, 1))) checkArguments('cuDriverGetVersion', [driverVersion])
      const cuResult = raw.cuDriverGetVersion(driverVersion)
      return cuResult === 0 ? 0 : checker.judge('cuDriverGetVersion', cuResult)
    }

    cuDeviceGet(device: Int32Array | null, ordinal: number): number {
      if (!(isI32(ordinal) && isI32Array(device, 1))) checkArguments('cuDeviceGet', [device, ordinal])
      const cuResult = raw.cuDeviceGet(device, ordinal)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGet', cuResult)
    }

    cuDeviceGetCount(count: Int32Array | null): number {
      if (!(isI32Array(count, 1))) checkArguments('cuDeviceGetCount', [count])
      const cuResult = raw.cuDeviceGetCount(count)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetCount', cuResult)
    }

    cuDeviceGetName(name: Uint8Array | null, len: number, dev: number): number {
      if (!(isI32(len) && isI32(dev) && isBytes(name, Number(len)))) checkArguments('cuDeviceGetName', [name, len, dev])
      const cuResult = raw.cuDeviceGetName(name, len, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetName', cuResult)
    }

    cuDeviceGetUuid(uuid: Uint8Array | null, dev: number): number {
      if (!(isI32(dev) && isBytes(uuid, 16))) checkArguments('cuDeviceGetUuid', [uuid, dev])
      const cuResult = raw.cuDeviceGetUuid(uuid, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetUuid', cuResult)
    }

    cuDeviceGetLuid(luid: Uint8Array | null, deviceNodeMask: Uint32Array | null, dev: number): number {
      if (!(isI32(dev) && isBytes(luid, 8) && isU32Array(deviceNodeMask, 1))) checkArguments('cuDeviceGetLuid', [luid, deviceNodeMask, dev])
      const cuResult = raw.cuDeviceGetLuid(luid, deviceNodeMask, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetLuid', cuResult)
    }

    cuDeviceTotalMem(bytes: BigUint64Array | null, dev: number): number {
      if (!(isI32(dev) && isU64Array(bytes, 1))) checkArguments('cuDeviceTotalMem', [bytes, dev])
      const cuResult = raw.cuDeviceTotalMem(bytes, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceTotalMem', cuResult)
    }

    cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: BigUint64Array | null, format: number, numChannels: number, dev: number): number {
      if (!(isI32(format) && isU32(numChannels) && isI32(dev) && isU64Array(maxWidthInElements, 1))) checkArguments('cuDeviceGetTexture1DLinearMaxWidth', [maxWidthInElements, format, numChannels, dev])
      const cuResult = raw.cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements, format, numChannels, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetTexture1DLinearMaxWidth', cuResult)
    }

    cuDeviceGetAttribute(pi: Int32Array | null, attrib: number, dev: number): number {
      if (!(isI32(attrib) && isI32(dev) && isI32Array(pi, 1))) checkArguments('cuDeviceGetAttribute', [pi, attrib, dev])
      const cuResult = raw.cuDeviceGetAttribute(pi, attrib, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetAttribute', cuResult)
    }

    cuDeviceGetHostAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, dev: number): number {
      if (!(isU32(count) && isI32(dev) && isU32Array(capabilities, Number(count)) && isI32Array(operations, Number(count)))) checkArguments('cuDeviceGetHostAtomicCapabilities', [capabilities, operations, count, dev])
      const cuResult = raw.cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetHostAtomicCapabilities', cuResult)
    }

    cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: HostMemory, dev: number, flags: number): number {
      if (!(isI32(dev) && isI32(flags) && isBytes(nvSciSyncAttrList, 1))) checkArguments('cuDeviceGetNvSciSyncAttributes', [nvSciSyncAttrList, dev, flags])
      const cuResult = raw.cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetNvSciSyncAttributes', cuResult)
    }

    cuDeviceSetMemPool(dev: number, pool: CUmemoryPool): number {
      if (!(isI32(dev) && isU64(pool))) checkArguments('cuDeviceSetMemPool', [dev, pool])
      const cuResult = raw.cuDeviceSetMemPool(dev, pool)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceSetMemPool', cuResult)
    }

    cuDeviceGetMemPool(pool: BigUint64Array | null, dev: number): number {
      if (!(isI32(dev) && isU64Array(pool, 1))) checkArguments('cuDeviceGetMemPool', [pool, dev])
      const cuResult = raw.cuDeviceGetMemPool(pool, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetMemPool', cuResult)
    }

    cuDeviceGetDefaultMemPool(pool_out: BigUint64Array | null, dev: number): number {
      if (!(isI32(dev) && isU64Array(pool_out, 1))) checkArguments('cuDeviceGetDefaultMemPool', [pool_out, dev])
      const cuResult = raw.cuDeviceGetDefaultMemPool(pool_out, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetDefaultMemPool', cuResult)
    }

    cuDeviceGetExecAffinitySupport(pi: Int32Array | null, type: number, dev: number): number {
      if (!(isI32(type) && isI32(dev) && isI32Array(pi, 1))) checkArguments('cuDeviceGetExecAffinitySupport', [pi, type, dev])
      const cuResult = raw.cuDeviceGetExecAffinitySupport(pi, type, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetExecAffinitySupport', cuResult)
    }

    cuFlushGPUDirectRDMAWrites(target: number, scope: number): number {
      if (!(isI32(target) && isI32(scope))) checkArguments('cuFlushGPUDirectRDMAWrites', [target, scope])
      const cuResult = raw.cuFlushGPUDirectRDMAWrites(target, scope)
      return cuResult === 0 ? 0 : checker.judge('cuFlushGPUDirectRDMAWrites', cuResult)
    }

    cuDeviceGetProperties(prop: Uint8Array | null, dev: number): number {
      if (!(isI32(dev) && isBytes(prop, 56))) checkArguments('cuDeviceGetProperties', [prop, dev])
      const cuResult = raw.cuDeviceGetProperties(prop, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetProperties', cuResult)
    }

    cuDeviceComputeCapability(major: Int32Array | null, minor: Int32Array | null, dev: number): number {
      if (!(isI32(dev) && isI32Array(major, 1) && isI32Array(minor, 1))) checkArguments('cuDeviceComputeCapability', [major, minor, dev])
      const cuResult = raw.cuDeviceComputeCapability(major, minor, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceComputeCapability', cuResult)
    }

    cuDevicePrimaryCtxRetain(pctx: BigUint64Array | null, dev: number): number {
      if (!(isI32(dev) && isU64Array(pctx, 1))) checkArguments('cuDevicePrimaryCtxRetain', [pctx, dev])
      const cuResult = raw.cuDevicePrimaryCtxRetain(pctx, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxRetain', cuResult)
    }

    cuDevicePrimaryCtxRelease(dev: number): number {
      if (!(isI32(dev))) checkArguments('cuDevicePrimaryCtxRelease', [dev])
      checker.requireNoPendingCallback('cuDevicePrimaryCtxRelease')
      const cuResult = raw.cuDevicePrimaryCtxRelease(dev)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxRelease', cuResult)
    }

    cuDevicePrimaryCtxSetFlags(dev: number, flags: number): number {
      if (!(isI32(dev) && isU32(flags))) checkArguments('cuDevicePrimaryCtxSetFlags', [dev, flags])
      const cuResult = raw.cuDevicePrimaryCtxSetFlags(dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxSetFlags', cuResult)
    }

    cuDevicePrimaryCtxGetState(dev: number, flags: Uint32Array | null, active: Int32Array | null): number {
      if (!(isI32(dev) && isU32Array(flags, 1) && isI32Array(active, 1))) checkArguments('cuDevicePrimaryCtxGetState', [dev, flags, active])
      const cuResult = raw.cuDevicePrimaryCtxGetState(dev, flags, active)
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxGetState', cuResult)
    }

    cuDevicePrimaryCtxReset(dev: number): number {
      if (!(isI32(dev))) checkArguments('cuDevicePrimaryCtxReset', [dev])
      checker.requireNoPendingCallback('cuDevicePrimaryCtxReset')
      const cuResult = raw.cuDevicePrimaryCtxReset(dev)
      if (cuResult === 0) checker.forgetFault()
      return cuResult === 0 ? 0 : checker.judge('cuDevicePrimaryCtxReset', cuResult)
    }

    cuCtxCreate(pctx: BigUint64Array | null, ctxCreateParams: Uint8Array | null, flags: number, dev: number): number {
      if (!(isU32(flags) && isI32(dev) && isU64Array(pctx, 1) && isBytes(ctxCreateParams, 24))) checkArguments('cuCtxCreate', [pctx, ctxCreateParams, flags, dev])
      const cuResult = raw.cuCtxCreate(pctx, ctxCreateParams, flags, dev)
      return cuResult === 0 ? 0 : checker.judge('cuCtxCreate', cuResult)
    }

    cuCtxDestroy(ctx: CUcontext): number {
      if (!(isU64(ctx))) checkArguments('cuCtxDestroy', [ctx])
      checker.requireNoPendingCallback('cuCtxDestroy')
      const cuResult = raw.cuCtxDestroy(ctx)
      if (cuResult === 0) checker.forgetFault()
      return cuResult === 0 ? 0 : checker.judge('cuCtxDestroy', cuResult)
    }

    cuCtxPushCurrent(ctx: CUcontext): number {
      if (!(isU64(ctx))) checkArguments('cuCtxPushCurrent', [ctx])
      const cuResult = raw.cuCtxPushCurrent(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxPushCurrent', cuResult)
    }

    cuCtxPopCurrent(pctx: BigUint64Array | null): number {
      if (!(isU64Array(pctx, 1))) checkArguments('cuCtxPopCurrent', [pctx])
      const cuResult = raw.cuCtxPopCurrent(pctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxPopCurrent', cuResult)
    }

    cuCtxSetCurrent(ctx: CUcontext): number {
      if (!(isU64(ctx))) checkArguments('cuCtxSetCurrent', [ctx])
      const cuResult = raw.cuCtxSetCurrent(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetCurrent', cuResult)
    }

    cuCtxGetCurrent(pctx: BigUint64Array | null): number {
      if (!(isU64Array(pctx, 1))) checkArguments('cuCtxGetCurrent', [pctx])
      const cuResult = raw.cuCtxGetCurrent(pctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetCurrent', cuResult)
    }

    cuCtxGetDevice(device: Int32Array | null): number {
      if (!(isI32Array(device, 1))) checkArguments('cuCtxGetDevice', [device])
      const cuResult = raw.cuCtxGetDevice(device)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevice', cuResult)
    }

    cuCtxGetDevice_v2(device: Int32Array | null, ctx: CUcontext): number {
      if (!(isU64(ctx) && isI32Array(device, 1))) checkArguments('cuCtxGetDevice_v2', [device, ctx])
      const cuResult = raw.cuCtxGetDevice_v2(device, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevice_v2', cuResult)
    }

    cuCtxGetFlags(flags: Uint32Array | null): number {
      if (!(isU32Array(flags, 1))) checkArguments('cuCtxGetFlags', [flags])
      const cuResult = raw.cuCtxGetFlags(flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetFlags', cuResult)
    }

    cuCtxSetFlags(flags: number): number {
      if (!(isU32(flags))) checkArguments('cuCtxSetFlags', [flags])
      const cuResult = raw.cuCtxSetFlags(flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetFlags', cuResult)
    }

    cuCtxGetId(ctx: CUcontext, ctxId: BigUint64Array | null): number {
      if (!(isU64(ctx) && isU64Array(ctxId, 1))) checkArguments('cuCtxGetId', [ctx, ctxId])
      const cuResult = raw.cuCtxGetId(ctx, ctxId)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetId', cuResult)
    }

    cuCtxSynchronize(): number {
      checker.requireNoPendingCallback('cuCtxSynchronize')
      const cuResult = raw.cuCtxSynchronize()
      return cuResult === 0 ? 0 : checker.judge('cuCtxSynchronize', cuResult)
    }

    cuCtxSynchronize_v2(ctx: CUcontext): number {
      if (!(isU64(ctx))) checkArguments('cuCtxSynchronize_v2', [ctx])
      checker.requireNoPendingCallback('cuCtxSynchronize_v2')
      const cuResult = raw.cuCtxSynchronize_v2(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSynchronize_v2', cuResult)
    }

    cuCtxSetLimit(limit: number, value: number): number {
      if (!(isI32(limit) && isU64(value))) checkArguments('cuCtxSetLimit', [limit, value])
      checker.requireNoPendingCallback('cuCtxSetLimit')
      const cuResult = raw.cuCtxSetLimit(limit, value)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetLimit', cuResult)
    }

    cuCtxGetLimit(pvalue: BigUint64Array | null, limit: number): number {
      if (!(isI32(limit) && isU64Array(pvalue, 1))) checkArguments('cuCtxGetLimit', [pvalue, limit])
      const cuResult = raw.cuCtxGetLimit(pvalue, limit)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetLimit', cuResult)
    }

    cuCtxGetCacheConfig(pconfig: Int32Array | null): number {
      if (!(isI32Array(pconfig, 1))) checkArguments('cuCtxGetCacheConfig', [pconfig])
      const cuResult = raw.cuCtxGetCacheConfig(pconfig)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetCacheConfig', cuResult)
    }

    cuCtxSetCacheConfig(config: number): number {
      if (!(isI32(config))) checkArguments('cuCtxSetCacheConfig', [config])
      const cuResult = raw.cuCtxSetCacheConfig(config)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetCacheConfig', cuResult)
    }

    cuCtxGetApiVersion(ctx: CUcontext, version: Uint32Array | null): number {
      if (!(isU64(ctx) && isU32Array(version, 1))) checkArguments('cuCtxGetApiVersion', [ctx, version])
      const cuResult = raw.cuCtxGetApiVersion(ctx, version)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetApiVersion', cuResult)
    }

    cuCtxGetStreamPriorityRange(leastPriority: Int32Array | null, greatestPriority: Int32Array | null): number {
      if (!(isI32Array(leastPriority, 1) && isI32Array(greatestPriority, 1))) checkArguments('cuCtxGetStreamPriorityRange', [leastPriority, greatestPriority])
      const cuResult = raw.cuCtxGetStreamPriorityRange(leastPriority, greatestPriority)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetStreamPriorityRange', cuResult)
    }

    cuCtxResetPersistingL2Cache(): number {
      const cuResult = raw.cuCtxResetPersistingL2Cache()
      return cuResult === 0 ? 0 : checker.judge('cuCtxResetPersistingL2Cache', cuResult)
    }

    cuCtxGetExecAffinity(pExecAffinity: Uint8Array | null, type: number): number {
      if (!(isI32(type) && isBytes(pExecAffinity, 8))) checkArguments('cuCtxGetExecAffinity', [pExecAffinity, type])
      const cuResult = raw.cuCtxGetExecAffinity(pExecAffinity, type)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetExecAffinity', cuResult)
    }

    cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent): number {
      if (!(isU64(hCtx) && isU64(hEvent))) checkArguments('cuCtxRecordEvent', [hCtx, hEvent])
      const cuResult = raw.cuCtxRecordEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuCtxRecordEvent', cuResult)
    }

    cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent): number {
      if (!(isU64(hCtx) && isU64(hEvent))) checkArguments('cuCtxWaitEvent', [hCtx, hEvent])
      const cuResult = raw.cuCtxWaitEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuCtxWaitEvent', cuResult)
    }

    cuCtxAttach(pctx: BigUint64Array | null, flags: number): number {
      if (!(isU32(flags) && isU64Array(pctx, 1))) checkArguments('cuCtxAttach', [pctx, flags])
      const cuResult = raw.cuCtxAttach(pctx, flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxAttach', cuResult)
    }

    cuCtxDetach(ctx: CUcontext): number {
      if (!(isU64(ctx))) checkArguments('cuCtxDetach', [ctx])
      const cuResult = raw.cuCtxDetach(ctx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxDetach', cuResult)
    }

    cuCtxGetSharedMemConfig(pConfig: Int32Array | null): number {
      if (!(isI32Array(pConfig, 1))) checkArguments('cuCtxGetSharedMemConfig', [pConfig])
      const cuResult = raw.cuCtxGetSharedMemConfig(pConfig)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetSharedMemConfig', cuResult)
    }

    cuCtxSetSharedMemConfig(config: number): number {
      if (!(isI32(config))) checkArguments('cuCtxSetSharedMemConfig', [config])
      const cuResult = raw.cuCtxSetSharedMemConfig(config)
      return cuResult === 0 ? 0 : checker.judge('cuCtxSetSharedMemConfig', cuResult)
    }

    cuModuleLoad(module: BigUint64Array | null, fname: string | null): number {
      if (!(isU64Array(module, 1) && isText(fname))) checkArguments('cuModuleLoad', [module, fname])
      checker.requireNoPendingCallback('cuModuleLoad')
      const cuResult = raw.cuModuleLoad(module, fname)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoad', cuResult)
    }

    cuModuleLoadData(module: BigUint64Array | null, image: HostMemory): number {
      if (!(isU64Array(module, 1) && isBytes(image, 1))) checkArguments('cuModuleLoadData', [module, image])
      checker.requireNoPendingCallback('cuModuleLoadData')
      const cuResult = raw.cuModuleLoadData(module, image)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadData', cuResult)
    }

    cuModuleLoadDataEx(module: BigUint64Array | null, image: HostMemory, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (!(isU32(numOptions) && isU64Array(module, 1) && isBytes(image, 1) && isI32Array(options, Number(numOptions)) && isU64Array(optionValues, Number(numOptions)))) checkArguments('cuModuleLoadDataEx', [module, image, numOptions, options, optionValues])
      checker.requireNoPendingCallback('cuModuleLoadDataEx')
      const cuResult = raw.cuModuleLoadDataEx(module, image, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadDataEx', cuResult)
    }

    cuModuleLoadFatBinary(module: BigUint64Array | null, fatCubin: HostMemory): number {
      if (!(isU64Array(module, 1) && isBytes(fatCubin, 1))) checkArguments('cuModuleLoadFatBinary', [module, fatCubin])
      checker.requireNoPendingCallback('cuModuleLoadFatBinary')
      const cuResult = raw.cuModuleLoadFatBinary(module, fatCubin)
      return cuResult === 0 ? 0 : checker.judge('cuModuleLoadFatBinary', cuResult)
    }

    cuModuleUnload(hmod: CUmodule): number {
      if (!(isU64(hmod))) checkArguments('cuModuleUnload', [hmod])
      checker.requireNoPendingCallback('cuModuleUnload')
      const cuResult = raw.cuModuleUnload(hmod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleUnload', cuResult)
    }

    cuModuleGetLoadingMode(mode: Int32Array | null): number {
      if (!(isI32Array(mode, 1))) checkArguments('cuModuleGetLoadingMode', [mode])
      const cuResult = raw.cuModuleGetLoadingMode(mode)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetLoadingMode', cuResult)
    }

    cuModuleGetFunction(hfunc: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!(isU64(hmod) && isU64Array(hfunc, 1) && isText(name))) checkArguments('cuModuleGetFunction', [hfunc, hmod, name])
      const cuResult = raw.cuModuleGetFunction(hfunc, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetFunction', cuResult)
    }

    cuModuleGetFunctionCount(count: Uint32Array | null, mod: CUmodule): number {
      if (!(isU64(mod) && isU32Array(count, 1))) checkArguments('cuModuleGetFunctionCount', [count, mod])
      const cuResult = raw.cuModuleGetFunctionCount(count, mod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetFunctionCount', cuResult)
    }

    cuModuleEnumerateFunctions(functions: BigUint64Array | null, numFunctions: number, mod: CUmodule): number {
      if (!(isU32(numFunctions) && isU64(mod) && isU64Array(functions, Number(numFunctions)))) checkArguments('cuModuleEnumerateFunctions', [functions, numFunctions, mod])
      const cuResult = raw.cuModuleEnumerateFunctions(functions, numFunctions, mod)
      return cuResult === 0 ? 0 : checker.judge('cuModuleEnumerateFunctions', cuResult)
    }

    cuModuleGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!(isU64(hmod) && isU64Array(dptr, 1) && isU64Array(bytes, 1) && isText(name))) checkArguments('cuModuleGetGlobal', [dptr, bytes, hmod, name])
      const cuResult = raw.cuModuleGetGlobal(dptr, bytes, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetGlobal', cuResult)
    }

    cuLinkCreate(numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null, stateOut: BigUint64Array | null): number {
      if (!(isU32(numOptions) && isI32Array(options, Number(numOptions)) && isU64Array(optionValues, Number(numOptions)) && isU64Array(stateOut, 1))) checkArguments('cuLinkCreate', [numOptions, options, optionValues, stateOut])
      const cuResult = raw.cuLinkCreate(numOptions, options, optionValues, stateOut)
      return cuResult === 0 ? 0 : checker.judge('cuLinkCreate', cuResult)
    }

    cuLinkAddData(state: CUlinkState, type: number, data: HostMemory, size: number, name: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (!(isU64(state) && isI32(type) && isU64(size) && isU32(numOptions) && isBytes(data, Number(size)) && isText(name) && isI32Array(options, Number(numOptions)) && isU64Array(optionValues, Number(numOptions)))) checkArguments('cuLinkAddData', [state, type, data, size, name, numOptions, options, optionValues])
      const cuResult = raw.cuLinkAddData(state, type, data, size, name, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuLinkAddData', cuResult)
    }

    cuLinkAddFile(state: CUlinkState, type: number, path: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number {
      if (!(isU64(state) && isI32(type) && isU32(numOptions) && isText(path) && isI32Array(options, Number(numOptions)) && isU64Array(optionValues, Number(numOptions)))) checkArguments('cuLinkAddFile', [state, type, path, numOptions, options, optionValues])
      const cuResult = raw.cuLinkAddFile(state, type, path, numOptions, options, optionValues)
      return cuResult === 0 ? 0 : checker.judge('cuLinkAddFile', cuResult)
    }

    cuLinkComplete(state: CUlinkState, cubinOut: BigUint64Array | null, sizeOut: BigUint64Array | null): number {
      if (!(isU64(state) && isU64Array(cubinOut, 1) && isU64Array(sizeOut, 1))) checkArguments('cuLinkComplete', [state, cubinOut, sizeOut])
      const cuResult = raw.cuLinkComplete(state, cubinOut, sizeOut)
      return cuResult === 0 ? 0 : checker.judge('cuLinkComplete', cuResult)
    }

    cuLinkDestroy(state: CUlinkState): number {
      if (!(isU64(state))) checkArguments('cuLinkDestroy', [state])
      const cuResult = raw.cuLinkDestroy(state)
      return cuResult === 0 ? 0 : checker.judge('cuLinkDestroy', cuResult)
    }

    cuModuleGetTexRef(pTexRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!(isU64(hmod) && isU64Array(pTexRef, 1) && isText(name))) checkArguments('cuModuleGetTexRef', [pTexRef, hmod, name])
      const cuResult = raw.cuModuleGetTexRef(pTexRef, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetTexRef', cuResult)
    }

    cuModuleGetSurfRef(pSurfRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number {
      if (!(isU64(hmod) && isU64Array(pSurfRef, 1) && isText(name))) checkArguments('cuModuleGetSurfRef', [pSurfRef, hmod, name])
      const cuResult = raw.cuModuleGetSurfRef(pSurfRef, hmod, name)
      return cuResult === 0 ? 0 : checker.judge('cuModuleGetSurfRef', cuResult)
    }

    cuLibraryLoadData(library: BigUint64Array | null, code: HostMemory, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
      if (!(isU32(numJitOptions) && isU32(numLibraryOptions) && isU64Array(library, 1) && isBytes(code, 1) && isI32Array(jitOptions, Number(numJitOptions)) && isU64Array(jitOptionsValues, Number(numJitOptions)) && isI32Array(libraryOptions, Number(numLibraryOptions)) && isU64Array(libraryOptionValues, Number(numLibraryOptions)))) checkArguments('cuLibraryLoadData', [library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions])
      const cuResult = raw.cuLibraryLoadData(library, code, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryLoadData', cuResult)
    }

    cuLibraryLoadFromFile(library: BigUint64Array | null, fileName: string | null, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number {
      if (!(isU32(numJitOptions) && isU32(numLibraryOptions) && isU64Array(library, 1) && isText(fileName) && isI32Array(jitOptions, Number(numJitOptions)) && isU64Array(jitOptionsValues, Number(numJitOptions)) && isI32Array(libraryOptions, Number(numLibraryOptions)) && isU64Array(libraryOptionValues, Number(numLibraryOptions)))) checkArguments('cuLibraryLoadFromFile', [library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions])
      const cuResult = raw.cuLibraryLoadFromFile(library, fileName, jitOptions, jitOptionsValues, numJitOptions, libraryOptions, libraryOptionValues, numLibraryOptions)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryLoadFromFile', cuResult)
    }

    cuLibraryUnload(library: CUlibrary): number {
      if (!(isU64(library))) checkArguments('cuLibraryUnload', [library])
      checker.requireNoPendingCallback('cuLibraryUnload')
      const cuResult = raw.cuLibraryUnload(library)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryUnload', cuResult)
    }

    cuLibraryGetKernel(pKernel: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!(isU64(library) && isU64Array(pKernel, 1) && isText(name))) checkArguments('cuLibraryGetKernel', [pKernel, library, name])
      const cuResult = raw.cuLibraryGetKernel(pKernel, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetKernel', cuResult)
    }

    cuLibraryGetKernelCount(count: Uint32Array | null, lib: CUlibrary): number {
      if (!(isU64(lib) && isU32Array(count, 1))) checkArguments('cuLibraryGetKernelCount', [count, lib])
      const cuResult = raw.cuLibraryGetKernelCount(count, lib)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetKernelCount', cuResult)
    }

    cuLibraryEnumerateKernels(kernels: BigUint64Array | null, numKernels: number, lib: CUlibrary): number {
      if (!(isU32(numKernels) && isU64(lib) && isU64Array(kernels, Number(numKernels)))) checkArguments('cuLibraryEnumerateKernels', [kernels, numKernels, lib])
      const cuResult = raw.cuLibraryEnumerateKernels(kernels, numKernels, lib)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryEnumerateKernels', cuResult)
    }

    cuLibraryGetModule(pMod: BigUint64Array | null, library: CUlibrary): number {
      if (!(isU64(library) && isU64Array(pMod, 1))) checkArguments('cuLibraryGetModule', [pMod, library])
      const cuResult = raw.cuLibraryGetModule(pMod, library)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetModule', cuResult)
    }

    cuKernelGetFunction(pFunc: BigUint64Array | null, kernel: CUkernel): number {
      if (!(isU64(kernel) && isU64Array(pFunc, 1))) checkArguments('cuKernelGetFunction', [pFunc, kernel])
      const cuResult = raw.cuKernelGetFunction(pFunc, kernel)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetFunction', cuResult)
    }

    cuKernelGetLibrary(pLib: BigUint64Array | null, kernel: CUkernel): number {
      if (!(isU64(kernel) && isU64Array(pLib, 1))) checkArguments('cuKernelGetLibrary', [pLib, kernel])
      const cuResult = raw.cuKernelGetLibrary(pLib, kernel)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetLibrary', cuResult)
    }

    cuLibraryGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!(isU64(library) && isU64Array(dptr, 1) && isU64Array(bytes, 1) && isText(name))) checkArguments('cuLibraryGetGlobal', [dptr, bytes, library, name])
      const cuResult = raw.cuLibraryGetGlobal(dptr, bytes, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetGlobal', cuResult)
    }

    cuLibraryGetManaged(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number {
      if (!(isU64(library) && isU64Array(dptr, 1) && isU64Array(bytes, 1) && isText(name))) checkArguments('cuLibraryGetManaged', [dptr, bytes, library, name])
      const cuResult = raw.cuLibraryGetManaged(dptr, bytes, library, name)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetManaged', cuResult)
    }

    cuLibraryGetUnifiedFunction(fptr: BigUint64Array | null, library: CUlibrary, symbol: string | null): number {
      if (!(isU64(library) && isU64Array(fptr, 1) && isText(symbol))) checkArguments('cuLibraryGetUnifiedFunction', [fptr, library, symbol])
      const cuResult = raw.cuLibraryGetUnifiedFunction(fptr, library, symbol)
      return cuResult === 0 ? 0 : checker.judge('cuLibraryGetUnifiedFunction', cuResult)
    }

    cuKernelGetAttribute(pi: Int32Array | null, attrib: number, kernel: CUkernel, dev: number): number {
      if (!(isI32(attrib) && isU64(kernel) && isI32(dev) && isI32Array(pi, 1))) checkArguments('cuKernelGetAttribute', [pi, attrib, kernel, dev])
      const cuResult = raw.cuKernelGetAttribute(pi, attrib, kernel, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetAttribute', cuResult)
    }

    cuKernelSetAttribute(attrib: number, val: number, kernel: CUkernel, dev: number): number {
      if (!(isI32(attrib) && isI32(val) && isU64(kernel) && isI32(dev))) checkArguments('cuKernelSetAttribute', [attrib, val, kernel, dev])
      const cuResult = raw.cuKernelSetAttribute(attrib, val, kernel, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelSetAttribute', cuResult)
    }

    cuKernelSetCacheConfig(kernel: CUkernel, config: number, dev: number): number {
      if (!(isU64(kernel) && isI32(config) && isI32(dev))) checkArguments('cuKernelSetCacheConfig', [kernel, config, dev])
      const cuResult = raw.cuKernelSetCacheConfig(kernel, config, dev)
      return cuResult === 0 ? 0 : checker.judge('cuKernelSetCacheConfig', cuResult)
    }

    cuKernelGetName(name: StringOut | null, hfunc: CUkernel): number {
      if (!(isU64(hfunc) && isTextOut(name))) checkArguments('cuKernelGetName', [name, hfunc])
      const cuResult = raw.cuKernelGetName(name, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetName', cuResult)
    }

    cuKernelGetParamInfo(kernel: CUkernel, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
      if (!(isU64(kernel) && isU64(paramIndex) && isU64Array(paramOffset, 1) && isU64Array(paramSize, 1))) checkArguments('cuKernelGetParamInfo', [kernel, paramIndex, paramOffset, paramSize])
      const cuResult = raw.cuKernelGetParamInfo(kernel, paramIndex, paramOffset, paramSize)
      return cuResult === 0 ? 0 : checker.judge('cuKernelGetParamInfo', cuResult)
    }

    cuMemGetInfo(free: BigUint64Array | null, total: BigUint64Array | null): number {
      if (!(isU64Array(free, 1) && isU64Array(total, 1))) checkArguments('cuMemGetInfo', [free, total])
      const cuResult = raw.cuMemGetInfo(free, total)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetInfo', cuResult)
    }

    cuMemAlloc(dptr: BigUint64Array | null, bytesize: number): number {
      if (!(isU64(bytesize) && isU64Array(dptr, 1))) checkArguments('cuMemAlloc', [dptr, bytesize])
      const cuResult = raw.cuMemAlloc(dptr, bytesize)
      return cuResult === 0 ? 0 : checker.judge('cuMemAlloc', cuResult)
    }

    cuMemAllocPitch(dptr: BigUint64Array | null, pPitch: BigUint64Array | null, WidthInBytes: number, Height: number, ElementSizeBytes: number): number {
      if (!(isU64(WidthInBytes) && isU64(Height) && isU32(ElementSizeBytes) && isU64Array(dptr, 1) && isU64Array(pPitch, 1))) checkArguments('cuMemAllocPitch', [dptr, pPitch, WidthInBytes, Height, ElementSizeBytes])
      const cuResult = raw.cuMemAllocPitch(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocPitch', cuResult)
    }

    cuMemFree(dptr: CUdeviceptr): number {
      if (!(isU64(dptr))) checkArguments('cuMemFree', [dptr])
      checker.requireNoPendingCallback('cuMemFree')
      const cuResult = raw.cuMemFree(dptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemFree', cuResult)
    }

    cuMemGetAddressRange(pbase: BigUint64Array | null, psize: BigUint64Array | null, dptr: CUdeviceptr): number {
      if (!(isU64(dptr) && isU64Array(pbase, 1) && isU64Array(psize, 1))) checkArguments('cuMemGetAddressRange', [pbase, psize, dptr])
      const cuResult = raw.cuMemGetAddressRange(pbase, psize, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAddressRange', cuResult)
    }

    cuMemAllocHost(pp: BigUint64Array | null, bytesize: number): number {
      if (!(isU64(bytesize) && isU64Array(pp, 1))) checkArguments('cuMemAllocHost', [pp, bytesize])
      const cuResult = raw.cuMemAllocHost(pp, bytesize)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocHost', cuResult)
    }

    cuMemFreeHost(p: HostMemory): number {
      if (!(isBytes(p, 1))) checkArguments('cuMemFreeHost', [p])
      checker.requireNoPendingCallback('cuMemFreeHost')
      const cuResult = raw.cuMemFreeHost(p)
      return cuResult === 0 ? 0 : checker.judge('cuMemFreeHost', cuResult)
    }

    cuMemHostAlloc(pp: BigUint64Array | null, bytesize: number, Flags: number): number {
      if (!(isU64(bytesize) && isU32(Flags) && isU64Array(pp, 1))) checkArguments('cuMemHostAlloc', [pp, bytesize, Flags])
      const cuResult = raw.cuMemHostAlloc(pp, bytesize, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostAlloc', cuResult)
    }

    cuMemHostGetDevicePointer(pdptr: BigUint64Array | null, p: HostMemory, Flags: number): number {
      if (!(isU32(Flags) && isU64Array(pdptr, 1) && isBytes(p, 1))) checkArguments('cuMemHostGetDevicePointer', [pdptr, p, Flags])
      const cuResult = raw.cuMemHostGetDevicePointer(pdptr, p, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostGetDevicePointer', cuResult)
    }

    cuMemHostGetFlags(pFlags: Uint32Array | null, p: HostMemory): number {
      if (!(isU32Array(pFlags, 1) && isBytes(p, 1))) checkArguments('cuMemHostGetFlags', [pFlags, p])
      const cuResult = raw.cuMemHostGetFlags(pFlags, p)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostGetFlags', cuResult)
    }

    cuMemAllocManaged(dptr: BigUint64Array | null, bytesize: number, flags: number): number {
      if (!(isU64(bytesize) && isU32(flags) && isU64Array(dptr, 1))) checkArguments('cuMemAllocManaged', [dptr, bytesize, flags])
      const cuResult = raw.cuMemAllocManaged(dptr, bytesize, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocManaged', cuResult)
    }

    cuDeviceRegisterAsyncNotification(device: number, callbackFunc: CUasyncCallback, userData: HostMemory, callback: BigUint64Array | null): number {
      if (!(isI32(device) && isU64(callbackFunc) && isBytes(userData, 1) && isU64Array(callback, 1))) checkArguments('cuDeviceRegisterAsyncNotification', [device, callbackFunc, userData, callback])
      const cuResult = raw.cuDeviceRegisterAsyncNotification(device, callbackFunc, userData, callback)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceRegisterAsyncNotification', cuResult)
    }

    cuDeviceUnregisterAsyncNotification(device: number, callback: CUasyncCallbackHandle): number {
      if (!(isI32(device) && isU64(callback))) checkArguments('cuDeviceUnregisterAsyncNotification', [device, callback])
      const cuResult = raw.cuDeviceUnregisterAsyncNotification(device, callback)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceUnregisterAsyncNotification', cuResult)
    }

    cuDeviceGetByPCIBusId(dev: Int32Array | null, pciBusId: string | null): number {
      if (!(isI32Array(dev, 1) && isText(pciBusId))) checkArguments('cuDeviceGetByPCIBusId', [dev, pciBusId])
      const cuResult = raw.cuDeviceGetByPCIBusId(dev, pciBusId)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetByPCIBusId', cuResult)
    }

    cuDeviceGetPCIBusId(pciBusId: Uint8Array | null, len: number, dev: number): number {
      if (!(isI32(len) && isI32(dev) && isBytes(pciBusId, Number(len)))) checkArguments('cuDeviceGetPCIBusId', [pciBusId, len, dev])
      const cuResult = raw.cuDeviceGetPCIBusId(pciBusId, len, dev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetPCIBusId', cuResult)
    }

    cuIpcGetEventHandle(pHandle: Uint8Array | null, event: CUevent): number {
      if (!(isU64(event) && isBytes(pHandle, 64))) checkArguments('cuIpcGetEventHandle', [pHandle, event])
      const cuResult = raw.cuIpcGetEventHandle(pHandle, event)
      return cuResult === 0 ? 0 : checker.judge('cuIpcGetEventHandle', cuResult)
    }

    cuIpcOpenEventHandle(phEvent: BigUint64Array | null, handle: Uint8Array): number {
      if (!(isU64Array(phEvent, 1) && isStruct(handle, 64))) checkArguments('cuIpcOpenEventHandle', [phEvent, handle])
      const cuResult = raw.cuIpcOpenEventHandle(phEvent, handle)
      return cuResult === 0 ? 0 : checker.judge('cuIpcOpenEventHandle', cuResult)
    }

    cuIpcGetMemHandle(pHandle: Uint8Array | null, dptr: CUdeviceptr): number {
      if (!(isU64(dptr) && isBytes(pHandle, 64))) checkArguments('cuIpcGetMemHandle', [pHandle, dptr])
      const cuResult = raw.cuIpcGetMemHandle(pHandle, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuIpcGetMemHandle', cuResult)
    }

    cuIpcOpenMemHandle(pdptr: BigUint64Array | null, handle: Uint8Array, Flags: number): number {
      if (!(isU32(Flags) && isU64Array(pdptr, 1) && isStruct(handle, 64))) checkArguments('cuIpcOpenMemHandle', [pdptr, handle, Flags])
      const cuResult = raw.cuIpcOpenMemHandle(pdptr, handle, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuIpcOpenMemHandle', cuResult)
    }

    cuIpcCloseMemHandle(dptr: CUdeviceptr): number {
      if (!(isU64(dptr))) checkArguments('cuIpcCloseMemHandle', [dptr])
      const cuResult = raw.cuIpcCloseMemHandle(dptr)
      return cuResult === 0 ? 0 : checker.judge('cuIpcCloseMemHandle', cuResult)
    }

    cuMemHostRegister(p: HostMemory, bytesize: number, Flags: number): number {
      if (!(isU64(bytesize) && isU32(Flags) && isBytes(p, Number(bytesize)))) checkArguments('cuMemHostRegister', [p, bytesize, Flags])
      const cuResult = raw.cuMemHostRegister(p, bytesize, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostRegister', cuResult)
    }

    cuMemHostUnregister(p: HostMemory): number {
      if (!(isBytes(p, 1))) checkArguments('cuMemHostUnregister', [p])
      checker.requireNoPendingCallback('cuMemHostUnregister')
      const cuResult = raw.cuMemHostUnregister(p)
      return cuResult === 0 ? 0 : checker.judge('cuMemHostUnregister', cuResult)
    }

    cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number): number {
      if (!(isU64(dst) && isU64(src) && isU64(ByteCount))) checkArguments('cuMemcpy', [dst, src, ByteCount])
      checker.requireNoPendingCallback('cuMemcpy')
      const cuResult = raw.cuMemcpy(dst, src, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy', cuResult)
    }

    cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number): number {
      if (!(isU64(dstDevice) && isU64(dstContext) && isU64(srcDevice) && isU64(srcContext) && isU64(ByteCount))) checkArguments('cuMemcpyPeer', [dstDevice, dstContext, srcDevice, srcContext, ByteCount])
      checker.requireNoPendingCallback('cuMemcpyPeer')
      const cuResult = raw.cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyPeer', cuResult)
    }

    cuMemcpyHtoD(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number): number {
      if (!(isU64(dstDevice) && isU64(ByteCount) && isBytes(srcHost, Number(ByteCount)))) checkArguments('cuMemcpyHtoD', [dstDevice, srcHost, ByteCount])
      checker.requireNoPendingCallback('cuMemcpyHtoD')
      const cuResult = raw.cuMemcpyHtoD(dstDevice, srcHost, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoD', cuResult)
    }

    cuMemcpyDtoH(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!(isU64(srcDevice) && isU64(ByteCount) && isBytes(dstHost, Number(ByteCount)))) checkArguments('cuMemcpyDtoH', [dstHost, srcDevice, ByteCount])
      checker.requireNoPendingCallback('cuMemcpyDtoH')
      const cuResult = raw.cuMemcpyDtoH(dstHost, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoH', cuResult)
    }

    cuMemcpyDtoD(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!(isU64(dstDevice) && isU64(srcDevice) && isU64(ByteCount))) checkArguments('cuMemcpyDtoD', [dstDevice, srcDevice, ByteCount])
      const cuResult = raw.cuMemcpyDtoD(dstDevice, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoD', cuResult)
    }

    cuMemcpyDtoA(dstArray: CUarray, dstOffset: number, srcDevice: CUdeviceptr, ByteCount: number): number {
      if (!(isU64(dstArray) && isU64(dstOffset) && isU64(srcDevice) && isU64(ByteCount))) checkArguments('cuMemcpyDtoA', [dstArray, dstOffset, srcDevice, ByteCount])
      const cuResult = raw.cuMemcpyDtoA(dstArray, dstOffset, srcDevice, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoA', cuResult)
    }

    cuMemcpyAtoD(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!(isU64(dstDevice) && isU64(srcArray) && isU64(srcOffset) && isU64(ByteCount))) checkArguments('cuMemcpyAtoD', [dstDevice, srcArray, srcOffset, ByteCount])
      const cuResult = raw.cuMemcpyAtoD(dstDevice, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoD', cuResult)
    }

    cuMemcpyHtoA(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number): number {
      if (!(isU64(dstArray) && isU64(dstOffset) && isU64(ByteCount) && isBytes(srcHost, Number(ByteCount)))) checkArguments('cuMemcpyHtoA', [dstArray, dstOffset, srcHost, ByteCount])
      checker.requireNoPendingCallback('cuMemcpyHtoA')
      const cuResult = raw.cuMemcpyHtoA(dstArray, dstOffset, srcHost, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoA', cuResult)
    }

    cuMemcpyAtoH(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!(isU64(srcArray) && isU64(srcOffset) && isU64(ByteCount) && isBytes(dstHost, Number(ByteCount)))) checkArguments('cuMemcpyAtoH', [dstHost, srcArray, srcOffset, ByteCount])
      checker.requireNoPendingCallback('cuMemcpyAtoH')
      const cuResult = raw.cuMemcpyAtoH(dstHost, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoH', cuResult)
    }

    cuMemcpyAtoA(dstArray: CUarray, dstOffset: number, srcArray: CUarray, srcOffset: number, ByteCount: number): number {
      if (!(isU64(dstArray) && isU64(dstOffset) && isU64(srcArray) && isU64(srcOffset) && isU64(ByteCount))) checkArguments('cuMemcpyAtoA', [dstArray, dstOffset, srcArray, srcOffset, ByteCount])
      const cuResult = raw.cuMemcpyAtoA(dstArray, dstOffset, srcArray, srcOffset, ByteCount)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoA', cuResult)
    }

    cuMemcpy2D(pCopy: Uint8Array | null): number {
      if (!(isBytes(pCopy, 128))) checkArguments('cuMemcpy2D', [pCopy])
      checker.requireNoPendingCallback('cuMemcpy2D')
      const cuResult = raw.cuMemcpy2D(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2D', cuResult)
    }

    cuMemcpy2DUnaligned(pCopy: Uint8Array | null): number {
      if (!(isBytes(pCopy, 128))) checkArguments('cuMemcpy2DUnaligned', [pCopy])
      checker.requireNoPendingCallback('cuMemcpy2DUnaligned')
      const cuResult = raw.cuMemcpy2DUnaligned(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2DUnaligned', cuResult)
    }

    cuMemcpy3D(pCopy: Uint8Array | null): number {
      if (!(isBytes(pCopy, 200))) checkArguments('cuMemcpy3D', [pCopy])
      checker.requireNoPendingCallback('cuMemcpy3D')
      const cuResult = raw.cuMemcpy3D(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3D', cuResult)
    }

    cuMemcpy3DPeer(pCopy: Uint8Array | null): number {
      if (!(isBytes(pCopy, 200))) checkArguments('cuMemcpy3DPeer', [pCopy])
      checker.requireNoPendingCallback('cuMemcpy3DPeer')
      const cuResult = raw.cuMemcpy3DPeer(pCopy)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DPeer', cuResult)
    }

    cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(dst) && isU64(src) && isU64(ByteCount) && isU64(hStream))) checkArguments('cuMemcpyAsync', [dst, src, ByteCount, hStream])
      const cuResult = raw.cuMemcpyAsync(dst, src, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAsync', cuResult)
    }

    cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(dstContext) && isU64(srcDevice) && isU64(srcContext) && isU64(ByteCount) && isU64(hStream))) checkArguments('cuMemcpyPeerAsync', [dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream])
      const cuResult = raw.cuMemcpyPeerAsync(dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyPeerAsync', cuResult)
    }

    cuMemcpyHtoDAsync(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(ByteCount) && isU64(hStream) && isBytes(srcHost, Number(ByteCount)))) checkArguments('cuMemcpyHtoDAsync', [dstDevice, srcHost, ByteCount, hStream])
      const cuResult = raw.cuMemcpyHtoDAsync(dstDevice, srcHost, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoDAsync', cuResult)
    }

    cuMemcpyDtoHAsync(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(srcDevice) && isU64(ByteCount) && isU64(hStream) && isBytes(dstHost, Number(ByteCount)))) checkArguments('cuMemcpyDtoHAsync', [dstHost, srcDevice, ByteCount, hStream])
      const cuResult = raw.cuMemcpyDtoHAsync(dstHost, srcDevice, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoHAsync', cuResult)
    }

    cuMemcpyDtoDAsync(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(srcDevice) && isU64(ByteCount) && isU64(hStream))) checkArguments('cuMemcpyDtoDAsync', [dstDevice, srcDevice, ByteCount, hStream])
      const cuResult = raw.cuMemcpyDtoDAsync(dstDevice, srcDevice, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyDtoDAsync', cuResult)
    }

    cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(dstArray) && isU64(dstOffset) && isU64(ByteCount) && isU64(hStream) && isBytes(srcHost, Number(ByteCount)))) checkArguments('cuMemcpyHtoAAsync', [dstArray, dstOffset, srcHost, ByteCount, hStream])
      const cuResult = raw.cuMemcpyHtoAAsync(dstArray, dstOffset, srcHost, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyHtoAAsync', cuResult)
    }

    cuMemcpyAtoHAsync(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number, hStream: CUstream): number {
      if (!(isU64(srcArray) && isU64(srcOffset) && isU64(ByteCount) && isU64(hStream) && isBytes(dstHost, Number(ByteCount)))) checkArguments('cuMemcpyAtoHAsync', [dstHost, srcArray, srcOffset, ByteCount, hStream])
      const cuResult = raw.cuMemcpyAtoHAsync(dstHost, srcArray, srcOffset, ByteCount, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyAtoHAsync', cuResult)
    }

    cuMemcpy2DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!(isU64(hStream) && isBytes(pCopy, 128))) checkArguments('cuMemcpy2DAsync', [pCopy, hStream])
      const cuResult = raw.cuMemcpy2DAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy2DAsync', cuResult)
    }

    cuMemcpy3DAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!(isU64(hStream) && isBytes(pCopy, 200))) checkArguments('cuMemcpy3DAsync', [pCopy, hStream])
      const cuResult = raw.cuMemcpy3DAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DAsync', cuResult)
    }

    cuMemcpy3DPeerAsync(pCopy: Uint8Array | null, hStream: CUstream): number {
      if (!(isU64(hStream) && isBytes(pCopy, 200))) checkArguments('cuMemcpy3DPeerAsync', [pCopy, hStream])
      const cuResult = raw.cuMemcpy3DPeerAsync(pCopy, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DPeerAsync', cuResult)
    }

    cuMemcpyBatchAsync(dsts: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, attrs: Uint8Array | null, attrsIdxs: BigUint64Array | null, numAttrs: number, hStream: CUstream): number {
      if (!(isU64(count) && isU64(numAttrs) && isU64(hStream) && isU64Array(dsts, Number(count)) && isU64Array(srcs, Number(count)) && isU64Array(sizes, Number(count)) && isBytes(attrs, Number(numAttrs) * 24) && isU64Array(attrsIdxs, Number(numAttrs)))) checkArguments('cuMemcpyBatchAsync', [dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream])
      const cuResult = raw.cuMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpyBatchAsync', cuResult)
    }

    cuMemcpy3DBatchAsync(numOps: number, opList: Uint8Array | null, flags: number | bigint, hStream: CUstream): number {
      if (!(isU64(numOps) && isU64(flags) && isU64(hStream) && isBytes(opList, Number(numOps) * 112))) checkArguments('cuMemcpy3DBatchAsync', [numOps, opList, flags, hStream])
      const cuResult = raw.cuMemcpy3DBatchAsync(numOps, opList, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemcpy3DBatchAsync', cuResult)
    }

    cuMemsetD8(dstDevice: CUdeviceptr, uc: number, N: number): number {
      if (!(isU64(dstDevice) && isU8(uc) && isU64(N))) checkArguments('cuMemsetD8', [dstDevice, uc, N])
      const cuResult = raw.cuMemsetD8(dstDevice, uc, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD8', cuResult)
    }

    cuMemsetD16(dstDevice: CUdeviceptr, us: number, N: number): number {
      if (!(isU64(dstDevice) && isU16(us) && isU64(N))) checkArguments('cuMemsetD16', [dstDevice, us, N])
      const cuResult = raw.cuMemsetD16(dstDevice, us, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD16', cuResult)
    }

    cuMemsetD32(dstDevice: CUdeviceptr, ui: number, N: number): number {
      if (!(isU64(dstDevice) && isU32(ui) && isU64(N))) checkArguments('cuMemsetD32', [dstDevice, ui, N])
      const cuResult = raw.cuMemsetD32(dstDevice, ui, N)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD32', cuResult)
    }

    cuMemsetD2D8(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU8(uc) && isU64(Width) && isU64(Height))) checkArguments('cuMemsetD2D8', [dstDevice, dstPitch, uc, Width, Height])
      const cuResult = raw.cuMemsetD2D8(dstDevice, dstPitch, uc, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D8', cuResult)
    }

    cuMemsetD2D16(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU16(us) && isU64(Width) && isU64(Height))) checkArguments('cuMemsetD2D16', [dstDevice, dstPitch, us, Width, Height])
      const cuResult = raw.cuMemsetD2D16(dstDevice, dstPitch, us, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D16', cuResult)
    }

    cuMemsetD2D32(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU32(ui) && isU64(Width) && isU64(Height))) checkArguments('cuMemsetD2D32', [dstDevice, dstPitch, ui, Width, Height])
      const cuResult = raw.cuMemsetD2D32(dstDevice, dstPitch, ui, Width, Height)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D32', cuResult)
    }

    cuMemsetD8Async(dstDevice: CUdeviceptr, uc: number, N: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU8(uc) && isU64(N) && isU64(hStream))) checkArguments('cuMemsetD8Async', [dstDevice, uc, N, hStream])
      const cuResult = raw.cuMemsetD8Async(dstDevice, uc, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD8Async', cuResult)
    }

    cuMemsetD16Async(dstDevice: CUdeviceptr, us: number, N: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU16(us) && isU64(N) && isU64(hStream))) checkArguments('cuMemsetD16Async', [dstDevice, us, N, hStream])
      const cuResult = raw.cuMemsetD16Async(dstDevice, us, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD16Async', cuResult)
    }

    cuMemsetD32Async(dstDevice: CUdeviceptr, ui: number, N: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU32(ui) && isU64(N) && isU64(hStream))) checkArguments('cuMemsetD32Async', [dstDevice, ui, N, hStream])
      const cuResult = raw.cuMemsetD32Async(dstDevice, ui, N, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD32Async', cuResult)
    }

    cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU8(uc) && isU64(Width) && isU64(Height) && isU64(hStream))) checkArguments('cuMemsetD2D8Async', [dstDevice, dstPitch, uc, Width, Height, hStream])
      const cuResult = raw.cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D8Async', cuResult)
    }

    cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU16(us) && isU64(Width) && isU64(Height) && isU64(hStream))) checkArguments('cuMemsetD2D16Async', [dstDevice, dstPitch, us, Width, Height, hStream])
      const cuResult = raw.cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D16Async', cuResult)
    }

    cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number, hStream: CUstream): number {
      if (!(isU64(dstDevice) && isU64(dstPitch) && isU32(ui) && isU64(Width) && isU64(Height) && isU64(hStream))) checkArguments('cuMemsetD2D32Async', [dstDevice, dstPitch, ui, Width, Height, hStream])
      const cuResult = raw.cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemsetD2D32Async', cuResult)
    }

    cuArrayCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
      if (!(isU64Array(pHandle, 1) && isBytes(pAllocateArray, 24))) checkArguments('cuArrayCreate', [pHandle, pAllocateArray])
      const cuResult = raw.cuArrayCreate(pHandle, pAllocateArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayCreate', cuResult)
    }

    cuArrayGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
      if (!(isU64(hArray) && isBytes(pArrayDescriptor, 24))) checkArguments('cuArrayGetDescriptor', [pArrayDescriptor, hArray])
      const cuResult = raw.cuArrayGetDescriptor(pArrayDescriptor, hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetDescriptor', cuResult)
    }

    cuArrayGetSparseProperties(sparseProperties: Uint8Array | null, array: CUarray): number {
      if (!(isU64(array) && isBytes(sparseProperties, 48))) checkArguments('cuArrayGetSparseProperties', [sparseProperties, array])
      const cuResult = raw.cuArrayGetSparseProperties(sparseProperties, array)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetSparseProperties', cuResult)
    }

    cuMipmappedArrayGetSparseProperties(sparseProperties: Uint8Array | null, mipmap: CUmipmappedArray): number {
      if (!(isU64(mipmap) && isBytes(sparseProperties, 48))) checkArguments('cuMipmappedArrayGetSparseProperties', [sparseProperties, mipmap])
      const cuResult = raw.cuMipmappedArrayGetSparseProperties(sparseProperties, mipmap)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetSparseProperties', cuResult)
    }

    cuArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, array: CUarray, device: number): number {
      if (!(isU64(array) && isI32(device) && isBytes(memoryRequirements, 32))) checkArguments('cuArrayGetMemoryRequirements', [memoryRequirements, array, device])
      const cuResult = raw.cuArrayGetMemoryRequirements(memoryRequirements, array, device)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetMemoryRequirements', cuResult)
    }

    cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, mipmap: CUmipmappedArray, device: number): number {
      if (!(isU64(mipmap) && isI32(device) && isBytes(memoryRequirements, 32))) checkArguments('cuMipmappedArrayGetMemoryRequirements', [memoryRequirements, mipmap, device])
      const cuResult = raw.cuMipmappedArrayGetMemoryRequirements(memoryRequirements, mipmap, device)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetMemoryRequirements', cuResult)
    }

    cuArrayGetPlane(pPlaneArray: BigUint64Array | null, hArray: CUarray, planeIdx: number): number {
      if (!(isU64(hArray) && isU32(planeIdx) && isU64Array(pPlaneArray, 1))) checkArguments('cuArrayGetPlane', [pPlaneArray, hArray, planeIdx])
      const cuResult = raw.cuArrayGetPlane(pPlaneArray, hArray, planeIdx)
      return cuResult === 0 ? 0 : checker.judge('cuArrayGetPlane', cuResult)
    }

    cuArrayDestroy(hArray: CUarray): number {
      if (!(isU64(hArray))) checkArguments('cuArrayDestroy', [hArray])
      checker.requireNoPendingCallback('cuArrayDestroy')
      const cuResult = raw.cuArrayDestroy(hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArrayDestroy', cuResult)
    }

    cuArray3DCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number {
      if (!(isU64Array(pHandle, 1) && isBytes(pAllocateArray, 40))) checkArguments('cuArray3DCreate', [pHandle, pAllocateArray])
      const cuResult = raw.cuArray3DCreate(pHandle, pAllocateArray)
      return cuResult === 0 ? 0 : checker.judge('cuArray3DCreate', cuResult)
    }

    cuArray3DGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number {
      if (!(isU64(hArray) && isBytes(pArrayDescriptor, 40))) checkArguments('cuArray3DGetDescriptor', [pArrayDescriptor, hArray])
      const cuResult = raw.cuArray3DGetDescriptor(pArrayDescriptor, hArray)
      return cuResult === 0 ? 0 : checker.judge('cuArray3DGetDescriptor', cuResult)
    }

    cuMipmappedArrayCreate(pHandle: BigUint64Array | null, pMipmappedArrayDesc: Uint8Array | null, numMipmapLevels: number): number {
      if (!(isU32(numMipmapLevels) && isU64Array(pHandle, 1) && isBytes(pMipmappedArrayDesc, 40))) checkArguments('cuMipmappedArrayCreate', [pHandle, pMipmappedArrayDesc, numMipmapLevels])
      const cuResult = raw.cuMipmappedArrayCreate(pHandle, pMipmappedArrayDesc, numMipmapLevels)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayCreate', cuResult)
    }

    cuMipmappedArrayGetLevel(pLevelArray: BigUint64Array | null, hMipmappedArray: CUmipmappedArray, level: number): number {
      if (!(isU64(hMipmappedArray) && isU32(level) && isU64Array(pLevelArray, 1))) checkArguments('cuMipmappedArrayGetLevel', [pLevelArray, hMipmappedArray, level])
      const cuResult = raw.cuMipmappedArrayGetLevel(pLevelArray, hMipmappedArray, level)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayGetLevel', cuResult)
    }

    cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray): number {
      if (!(isU64(hMipmappedArray))) checkArguments('cuMipmappedArrayDestroy', [hMipmappedArray])
      checker.requireNoPendingCallback('cuMipmappedArrayDestroy')
      const cuResult = raw.cuMipmappedArrayDestroy(hMipmappedArray)
      return cuResult === 0 ? 0 : checker.judge('cuMipmappedArrayDestroy', cuResult)
    }

    cuMemGetHandleForAddressRange(handle: HostMemory, dptr: CUdeviceptr, size: number, handleType: number, flags: number | bigint): number {
      if (!(isU64(dptr) && isU64(size) && isI32(handleType) && isU64(flags) && isBytes(handle, 1))) checkArguments('cuMemGetHandleForAddressRange', [handle, dptr, size, handleType, flags])
      const cuResult = raw.cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetHandleForAddressRange', cuResult)
    }

    cuMemBatchDecompressAsync(paramsArray: Uint8Array | null, count: number, flags: number, errorIndex: BigUint64Array | null, stream: CUstream): number {
      if (!(isU64(count) && isU32(flags) && isU64(stream) && isBytes(paramsArray, Number(count) * 64) && isU64Array(errorIndex, 1))) checkArguments('cuMemBatchDecompressAsync', [paramsArray, count, flags, errorIndex, stream])
      const cuResult = raw.cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream)
      return cuResult === 0 ? 0 : checker.judge('cuMemBatchDecompressAsync', cuResult)
    }

    cuMemAddressReserve(ptr: BigUint64Array | null, size: number, alignment: number, addr: CUdeviceptr, flags: number | bigint): number {
      if (!(isU64(size) && isU64(alignment) && isU64(addr) && isU64(flags) && isU64Array(ptr, 1))) checkArguments('cuMemAddressReserve', [ptr, size, alignment, addr, flags])
      const cuResult = raw.cuMemAddressReserve(ptr, size, alignment, addr, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemAddressReserve', cuResult)
    }

    cuMemAddressFree(ptr: CUdeviceptr, size: number): number {
      if (!(isU64(ptr) && isU64(size))) checkArguments('cuMemAddressFree', [ptr, size])
      const cuResult = raw.cuMemAddressFree(ptr, size)
      return cuResult === 0 ? 0 : checker.judge('cuMemAddressFree', cuResult)
    }

    cuMemCreate(handle: BigUint64Array | null, size: number, prop: Uint8Array | null, flags: number | bigint): number {
      if (!(isU64(size) && isU64(flags) && isU64Array(handle, 1) && isBytes(prop, 32))) checkArguments('cuMemCreate', [handle, size, prop, flags])
      const cuResult = raw.cuMemCreate(handle, size, prop, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemCreate', cuResult)
    }

    cuMemRelease(handle: CUmemGenericAllocationHandle): number {
      if (!(isU64(handle))) checkArguments('cuMemRelease', [handle])
      const cuResult = raw.cuMemRelease(handle)
      return cuResult === 0 ? 0 : checker.judge('cuMemRelease', cuResult)
    }

    cuMemMap(ptr: CUdeviceptr, size: number, offset: number, handle: CUmemGenericAllocationHandle, flags: number | bigint): number {
      if (!(isU64(ptr) && isU64(size) && isU64(offset) && isU64(handle) && isU64(flags))) checkArguments('cuMemMap', [ptr, size, offset, handle, flags])
      const cuResult = raw.cuMemMap(ptr, size, offset, handle, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemMap', cuResult)
    }

    cuMemMapArrayAsync(mapInfoList: Uint8Array | null, count: number, hStream: CUstream): number {
      if (!(isU32(count) && isU64(hStream) && isBytes(mapInfoList, Number(count) * 96))) checkArguments('cuMemMapArrayAsync', [mapInfoList, count, hStream])
      const cuResult = raw.cuMemMapArrayAsync(mapInfoList, count, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemMapArrayAsync', cuResult)
    }

    cuMemUnmap(ptr: CUdeviceptr, size: number): number {
      if (!(isU64(ptr) && isU64(size))) checkArguments('cuMemUnmap', [ptr, size])
      const cuResult = raw.cuMemUnmap(ptr, size)
      return cuResult === 0 ? 0 : checker.judge('cuMemUnmap', cuResult)
    }

    cuMemSetAccess(ptr: CUdeviceptr, size: number, desc: Uint8Array | null, count: number): number {
      if (!(isU64(ptr) && isU64(size) && isU64(count) && isBytes(desc, Number(count) * 12))) checkArguments('cuMemSetAccess', [ptr, size, desc, count])
      const cuResult = raw.cuMemSetAccess(ptr, size, desc, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemSetAccess', cuResult)
    }

    cuMemGetAccess(flags: BigUint64Array | null, location: Uint8Array | null, ptr: CUdeviceptr): number {
      if (!(isU64(ptr) && isU64Array(flags, 1) && isBytes(location, 8))) checkArguments('cuMemGetAccess', [flags, location, ptr])
      const cuResult = raw.cuMemGetAccess(flags, location, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAccess', cuResult)
    }

    cuMemExportToShareableHandle(shareableHandle: HostMemory, handle: CUmemGenericAllocationHandle, handleType: number, flags: number | bigint): number {
      if (!(isU64(handle) && isI32(handleType) && isU64(flags) && isBytes(shareableHandle, 1))) checkArguments('cuMemExportToShareableHandle', [shareableHandle, handle, handleType, flags])
      const cuResult = raw.cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemExportToShareableHandle', cuResult)
    }

    cuMemImportFromShareableHandle(handle: BigUint64Array | null, osHandle: HostMemory, shHandleType: number): number {
      if (!(isI32(shHandleType) && isU64Array(handle, 1) && isBytes(osHandle, 1))) checkArguments('cuMemImportFromShareableHandle', [handle, osHandle, shHandleType])
      const cuResult = raw.cuMemImportFromShareableHandle(handle, osHandle, shHandleType)
      return cuResult === 0 ? 0 : checker.judge('cuMemImportFromShareableHandle', cuResult)
    }

    cuMemGetAllocationGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
      if (!(isI32(option) && isU64Array(granularity, 1) && isBytes(prop, 32))) checkArguments('cuMemGetAllocationGranularity', [granularity, prop, option])
      const cuResult = raw.cuMemGetAllocationGranularity(granularity, prop, option)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAllocationGranularity', cuResult)
    }

    cuMemGetAllocationPropertiesFromHandle(prop: Uint8Array | null, handle: CUmemGenericAllocationHandle): number {
      if (!(isU64(handle) && isBytes(prop, 32))) checkArguments('cuMemGetAllocationPropertiesFromHandle', [prop, handle])
      const cuResult = raw.cuMemGetAllocationPropertiesFromHandle(prop, handle)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetAllocationPropertiesFromHandle', cuResult)
    }

    cuMemRetainAllocationHandle(handle: BigUint64Array | null, addr: HostMemory): number {
      if (!(isU64Array(handle, 1) && isBytes(addr, 1))) checkArguments('cuMemRetainAllocationHandle', [handle, addr])
      const cuResult = raw.cuMemRetainAllocationHandle(handle, addr)
      return cuResult === 0 ? 0 : checker.judge('cuMemRetainAllocationHandle', cuResult)
    }

    cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream): number {
      if (!(isU64(dptr) && isU64(hStream))) checkArguments('cuMemFreeAsync', [dptr, hStream])
      const cuResult = raw.cuMemFreeAsync(dptr, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemFreeAsync', cuResult)
    }

    cuMemAllocAsync(dptr: BigUint64Array | null, bytesize: number, hStream: CUstream): number {
      if (!(isU64(bytesize) && isU64(hStream) && isU64Array(dptr, 1))) checkArguments('cuMemAllocAsync', [dptr, bytesize, hStream])
      const cuResult = raw.cuMemAllocAsync(dptr, bytesize, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocAsync', cuResult)
    }

    cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: number): number {
      if (!(isU64(pool) && isU64(minBytesToKeep))) checkArguments('cuMemPoolTrimTo', [pool, minBytesToKeep])
      const cuResult = raw.cuMemPoolTrimTo(pool, minBytesToKeep)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolTrimTo', cuResult)
    }

    cuMemPoolSetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
      if (!(isU64(pool) && isI32(attr) && isBytes(value, 1))) checkArguments('cuMemPoolSetAttribute', [pool, attr, value])
      const cuResult = raw.cuMemPoolSetAttribute(pool, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolSetAttribute', cuResult)
    }

    cuMemPoolGetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number {
      if (!(isU64(pool) && isI32(attr) && isBytes(value, 1))) checkArguments('cuMemPoolGetAttribute', [pool, attr, value])
      const cuResult = raw.cuMemPoolGetAttribute(pool, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolGetAttribute', cuResult)
    }

    cuMemPoolSetAccess(pool: CUmemoryPool, map: Uint8Array | null, count: number): number {
      if (!(isU64(pool) && isU64(count) && isBytes(map, Number(count) * 12))) checkArguments('cuMemPoolSetAccess', [pool, map, count])
      const cuResult = raw.cuMemPoolSetAccess(pool, map, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolSetAccess', cuResult)
    }

    cuMemPoolGetAccess(flags: Int32Array | null, memPool: CUmemoryPool, location: Uint8Array | null): number {
      if (!(isU64(memPool) && isI32Array(flags, 1) && isBytes(location, 8))) checkArguments('cuMemPoolGetAccess', [flags, memPool, location])
      const cuResult = raw.cuMemPoolGetAccess(flags, memPool, location)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolGetAccess', cuResult)
    }

    cuMemPoolCreate(pool: BigUint64Array | null, poolProps: Uint8Array | null): number {
      if (!(isU64Array(pool, 1) && isBytes(poolProps, 88))) checkArguments('cuMemPoolCreate', [pool, poolProps])
      const cuResult = raw.cuMemPoolCreate(pool, poolProps)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolCreate', cuResult)
    }

    cuMemPoolDestroy(pool: CUmemoryPool): number {
      if (!(isU64(pool))) checkArguments('cuMemPoolDestroy', [pool])
      const cuResult = raw.cuMemPoolDestroy(pool)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolDestroy', cuResult)
    }

    cuMemGetDefaultMemPool(pool_out: BigUint64Array | null, location: Uint8Array | null, type: number): number {
      if (!(isI32(type) && isU64Array(pool_out, 1) && isBytes(location, 8))) checkArguments('cuMemGetDefaultMemPool', [pool_out, location, type])
      const cuResult = raw.cuMemGetDefaultMemPool(pool_out, location, type)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetDefaultMemPool', cuResult)
    }

    cuMemGetMemPool(pool: BigUint64Array | null, location: Uint8Array | null, type: number): number {
      if (!(isI32(type) && isU64Array(pool, 1) && isBytes(location, 8))) checkArguments('cuMemGetMemPool', [pool, location, type])
      const cuResult = raw.cuMemGetMemPool(pool, location, type)
      return cuResult === 0 ? 0 : checker.judge('cuMemGetMemPool', cuResult)
    }

    cuMemSetMemPool(location: Uint8Array | null, type: number, pool: CUmemoryPool): number {
      if (!(isI32(type) && isU64(pool) && isBytes(location, 8))) checkArguments('cuMemSetMemPool', [location, type, pool])
      const cuResult = raw.cuMemSetMemPool(location, type, pool)
      return cuResult === 0 ? 0 : checker.judge('cuMemSetMemPool', cuResult)
    }

    cuMemAllocFromPoolAsync(dptr: BigUint64Array | null, bytesize: number, pool: CUmemoryPool, hStream: CUstream): number {
      if (!(isU64(bytesize) && isU64(pool) && isU64(hStream) && isU64Array(dptr, 1))) checkArguments('cuMemAllocFromPoolAsync', [dptr, bytesize, pool, hStream])
      const cuResult = raw.cuMemAllocFromPoolAsync(dptr, bytesize, pool, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemAllocFromPoolAsync', cuResult)
    }

    cuMemPoolExportToShareableHandle(handle_out: HostMemory, pool: CUmemoryPool, handleType: number, flags: number | bigint): number {
      if (!(isU64(pool) && isI32(handleType) && isU64(flags) && isBytes(handle_out, 1))) checkArguments('cuMemPoolExportToShareableHandle', [handle_out, pool, handleType, flags])
      const cuResult = raw.cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolExportToShareableHandle', cuResult)
    }

    cuMemPoolImportFromShareableHandle(pool_out: BigUint64Array | null, handle: HostMemory, handleType: number, flags: number | bigint): number {
      if (!(isI32(handleType) && isU64(flags) && isU64Array(pool_out, 1) && isBytes(handle, 1))) checkArguments('cuMemPoolImportFromShareableHandle', [pool_out, handle, handleType, flags])
      const cuResult = raw.cuMemPoolImportFromShareableHandle(pool_out, handle, handleType, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolImportFromShareableHandle', cuResult)
    }

    cuMemPoolExportPointer(shareData_out: Uint8Array | null, ptr: CUdeviceptr): number {
      if (!(isU64(ptr) && isBytes(shareData_out, 64))) checkArguments('cuMemPoolExportPointer', [shareData_out, ptr])
      const cuResult = raw.cuMemPoolExportPointer(shareData_out, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolExportPointer', cuResult)
    }

    cuMemPoolImportPointer(ptr_out: BigUint64Array | null, pool: CUmemoryPool, shareData: Uint8Array | null): number {
      if (!(isU64(pool) && isU64Array(ptr_out, 1) && isBytes(shareData, 64))) checkArguments('cuMemPoolImportPointer', [ptr_out, pool, shareData])
      const cuResult = raw.cuMemPoolImportPointer(ptr_out, pool, shareData)
      return cuResult === 0 ? 0 : checker.judge('cuMemPoolImportPointer', cuResult)
    }

    cuMulticastCreate(mcHandle: BigUint64Array | null, prop: Uint8Array | null): number {
      if (!(isU64Array(mcHandle, 1) && isBytes(prop, 32))) checkArguments('cuMulticastCreate', [mcHandle, prop])
      const cuResult = raw.cuMulticastCreate(mcHandle, prop)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastCreate', cuResult)
    }

    cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: number): number {
      if (!(isU64(mcHandle) && isI32(dev))) checkArguments('cuMulticastAddDevice', [mcHandle, dev])
      const cuResult = raw.cuMulticastAddDevice(mcHandle, dev)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastAddDevice', cuResult)
    }

    cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memHandle: CUmemGenericAllocationHandle, memOffset: number, size: number, flags: number | bigint): number {
      if (!(isU64(mcHandle) && isU64(mcOffset) && isU64(memHandle) && isU64(memOffset) && isU64(size) && isU64(flags))) checkArguments('cuMulticastBindMem', [mcHandle, mcOffset, memHandle, memOffset, size, flags])
      const cuResult = raw.cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastBindMem', cuResult)
    }

    cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memptr: CUdeviceptr, size: number, flags: number | bigint): number {
      if (!(isU64(mcHandle) && isU64(mcOffset) && isU64(memptr) && isU64(size) && isU64(flags))) checkArguments('cuMulticastBindAddr', [mcHandle, mcOffset, memptr, size, flags])
      const cuResult = raw.cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastBindAddr', cuResult)
    }

    cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: number, mcOffset: number, size: number): number {
      if (!(isU64(mcHandle) && isI32(dev) && isU64(mcOffset) && isU64(size))) checkArguments('cuMulticastUnbind', [mcHandle, dev, mcOffset, size])
      const cuResult = raw.cuMulticastUnbind(mcHandle, dev, mcOffset, size)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastUnbind', cuResult)
    }

    cuMulticastGetGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number {
      if (!(isI32(option) && isU64Array(granularity, 1) && isBytes(prop, 32))) checkArguments('cuMulticastGetGranularity', [granularity, prop, option])
      const cuResult = raw.cuMulticastGetGranularity(granularity, prop, option)
      return cuResult === 0 ? 0 : checker.judge('cuMulticastGetGranularity', cuResult)
    }

    cuPointerGetAttribute(data: HostMemory, attribute: number, ptr: CUdeviceptr): number {
      if (!(isI32(attribute) && isU64(ptr) && isBytes(data, 1))) checkArguments('cuPointerGetAttribute', [data, attribute, ptr])
      const cuResult = raw.cuPointerGetAttribute(data, attribute, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerGetAttribute', cuResult)
    }

    cuMemPrefetchAsync(devPtr: CUdeviceptr, count: number, location: Uint8Array, flags: number, hStream: CUstream): number {
      if (!(isU64(devPtr) && isU64(count) && isU32(flags) && isU64(hStream) && isStruct(location, 8))) checkArguments('cuMemPrefetchAsync', [devPtr, count, location, flags, hStream])
      const cuResult = raw.cuMemPrefetchAsync(devPtr, count, location, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemPrefetchAsync', cuResult)
    }

    cuMemAdvise(devPtr: CUdeviceptr, count: number, advice: number, location: Uint8Array): number {
      if (!(isU64(devPtr) && isU64(count) && isI32(advice) && isStruct(location, 8))) checkArguments('cuMemAdvise', [devPtr, count, advice, location])
      const cuResult = raw.cuMemAdvise(devPtr, count, advice, location)
      return cuResult === 0 ? 0 : checker.judge('cuMemAdvise', cuResult)
    }

    cuMemPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
      if (!(isU64(count) && isU64(numPrefetchLocs) && isU64(flags) && isU64(hStream) && isU64Array(dptrs, Number(count)) && isU64Array(sizes, Number(count)) && isBytes(prefetchLocs, Number(numPrefetchLocs) * 8) && isU64Array(prefetchLocIdxs, Number(numPrefetchLocs)))) checkArguments('cuMemPrefetchBatchAsync', [dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream])
      const cuResult = raw.cuMemPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemPrefetchBatchAsync', cuResult)
    }

    cuMemDiscardBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, flags: number | bigint, hStream: CUstream): number {
      if (!(isU64(count) && isU64(flags) && isU64(hStream) && isU64Array(dptrs, Number(count)) && isU64Array(sizes, Number(count)))) checkArguments('cuMemDiscardBatchAsync', [dptrs, sizes, count, flags, hStream])
      const cuResult = raw.cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemDiscardBatchAsync', cuResult)
    }

    cuMemDiscardAndPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number {
      if (!(isU64(count) && isU64(numPrefetchLocs) && isU64(flags) && isU64(hStream) && isU64Array(dptrs, Number(count)) && isU64Array(sizes, Number(count)) && isBytes(prefetchLocs, Number(numPrefetchLocs) * 8) && isU64Array(prefetchLocIdxs, Number(numPrefetchLocs)))) checkArguments('cuMemDiscardAndPrefetchBatchAsync', [dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream])
      const cuResult = raw.cuMemDiscardAndPrefetchBatchAsync(dptrs, sizes, count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuMemDiscardAndPrefetchBatchAsync', cuResult)
    }

    cuMemRangeGetAttribute(data: HostMemory, dataSize: number, attribute: number, devPtr: CUdeviceptr, count: number): number {
      if (!(isU64(dataSize) && isI32(attribute) && isU64(devPtr) && isU64(count) && isBytes(data, Number(dataSize)))) checkArguments('cuMemRangeGetAttribute', [data, dataSize, attribute, devPtr, count])
      const cuResult = raw.cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemRangeGetAttribute', cuResult)
    }

    cuMemRangeGetAttributes(data: BigUint64Array | null, dataSizes: BigUint64Array | null, attributes: Int32Array | null, numAttributes: number, devPtr: CUdeviceptr, count: number): number {
      if (!(isU64(numAttributes) && isU64(devPtr) && isU64(count) && isU64Array(data, Number(numAttributes)) && isU64Array(dataSizes, Number(numAttributes)) && isI32Array(attributes, Number(numAttributes)))) checkArguments('cuMemRangeGetAttributes', [data, dataSizes, attributes, numAttributes, devPtr, count])
      const cuResult = raw.cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count)
      return cuResult === 0 ? 0 : checker.judge('cuMemRangeGetAttributes', cuResult)
    }

    cuPointerSetAttribute(value: HostMemory, attribute: number, ptr: CUdeviceptr): number {
      if (!(isI32(attribute) && isU64(ptr) && isBytes(value, 1))) checkArguments('cuPointerSetAttribute', [value, attribute, ptr])
      const cuResult = raw.cuPointerSetAttribute(value, attribute, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerSetAttribute', cuResult)
    }

    cuPointerGetAttributes(numAttributes: number, attributes: Int32Array | null, data: BigUint64Array | null, ptr: CUdeviceptr): number {
      if (!(isU32(numAttributes) && isU64(ptr) && isI32Array(attributes, Number(numAttributes)) && isU64Array(data, Number(numAttributes)))) checkArguments('cuPointerGetAttributes', [numAttributes, attributes, data, ptr])
      const cuResult = raw.cuPointerGetAttributes(numAttributes, attributes, data, ptr)
      return cuResult === 0 ? 0 : checker.judge('cuPointerGetAttributes', cuResult)
    }

    cuStreamCreate(phStream: BigUint64Array | null, Flags: number): number {
      if (!(isU32(Flags) && isU64Array(phStream, 1))) checkArguments('cuStreamCreate', [phStream, Flags])
      const cuResult = raw.cuStreamCreate(phStream, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCreate', cuResult)
    }

    cuStreamCreateWithPriority(phStream: BigUint64Array | null, flags: number, priority: number): number {
      if (!(isU32(flags) && isI32(priority) && isU64Array(phStream, 1))) checkArguments('cuStreamCreateWithPriority', [phStream, flags, priority])
      const cuResult = raw.cuStreamCreateWithPriority(phStream, flags, priority)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCreateWithPriority', cuResult)
    }

    cuStreamGetPriority(hStream: CUstream, priority: Int32Array | null): number {
      if (!(isU64(hStream) && isI32Array(priority, 1))) checkArguments('cuStreamGetPriority', [hStream, priority])
      const cuResult = raw.cuStreamGetPriority(hStream, priority)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetPriority', cuResult)
    }

    cuStreamGetDevice(hStream: CUstream, device: Int32Array | null): number {
      if (!(isU64(hStream) && isI32Array(device, 1))) checkArguments('cuStreamGetDevice', [hStream, device])
      const cuResult = raw.cuStreamGetDevice(hStream, device)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetDevice', cuResult)
    }

    cuStreamGetFlags(hStream: CUstream, flags: Uint32Array | null): number {
      if (!(isU64(hStream) && isU32Array(flags, 1))) checkArguments('cuStreamGetFlags', [hStream, flags])
      const cuResult = raw.cuStreamGetFlags(hStream, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetFlags', cuResult)
    }

    cuStreamGetId(hStream: CUstream, streamId: BigUint64Array | null): number {
      if (!(isU64(hStream) && isU64Array(streamId, 1))) checkArguments('cuStreamGetId', [hStream, streamId])
      const cuResult = raw.cuStreamGetId(hStream, streamId)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetId', cuResult)
    }

    cuStreamGetCtx(hStream: CUstream, pctx: BigUint64Array | null): number {
      if (!(isU64(hStream) && isU64Array(pctx, 1))) checkArguments('cuStreamGetCtx', [hStream, pctx])
      const cuResult = raw.cuStreamGetCtx(hStream, pctx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCtx', cuResult)
    }

    cuStreamGetCtx_v2(hStream: CUstream, pCtx: BigUint64Array | null, pGreenCtx: BigUint64Array | null): number {
      if (!(isU64(hStream) && isU64Array(pCtx, 1) && isU64Array(pGreenCtx, 1))) checkArguments('cuStreamGetCtx_v2', [hStream, pCtx, pGreenCtx])
      const cuResult = raw.cuStreamGetCtx_v2(hStream, pCtx, pGreenCtx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCtx_v2', cuResult)
    }

    cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: number): number {
      if (!(isU64(hStream) && isU64(hEvent) && isU32(Flags))) checkArguments('cuStreamWaitEvent', [hStream, hEvent, Flags])
      const cuResult = raw.cuStreamWaitEvent(hStream, hEvent, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitEvent', cuResult)
    }

    cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: HostMemory, flags: number): number {
      if (!(isU64(hStream) && isU64(callback) && isU32(flags) && isBytes(userData, 1))) checkArguments('cuStreamAddCallback', [hStream, callback, userData, flags])
      const cuResult = raw.cuStreamAddCallback(hStream, callback, userData, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamAddCallback', cuResult)
    }

    cuStreamBeginCapture(hStream: CUstream, mode: number): number {
      if (!(isU64(hStream) && isI32(mode))) checkArguments('cuStreamBeginCapture', [hStream, mode])
      const cuResult = raw.cuStreamBeginCapture(hStream, mode)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBeginCapture', cuResult)
    }

    cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, mode: number): number {
      if (!(isU64(hStream) && isU64(hGraph) && isU64(numDependencies) && isI32(mode) && isU64Array(dependencies, Number(numDependencies)) && isBytes(dependencyData, Number(numDependencies) * 8))) checkArguments('cuStreamBeginCaptureToGraph', [hStream, hGraph, dependencies, dependencyData, numDependencies, mode])
      const cuResult = raw.cuStreamBeginCaptureToGraph(hStream, hGraph, dependencies, dependencyData, numDependencies, mode)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBeginCaptureToGraph', cuResult)
    }

    cuThreadExchangeStreamCaptureMode(mode: Int32Array | null): number {
      if (!(isI32Array(mode, 1))) checkArguments('cuThreadExchangeStreamCaptureMode', [mode])
      const cuResult = raw.cuThreadExchangeStreamCaptureMode(mode)
      return cuResult === 0 ? 0 : checker.judge('cuThreadExchangeStreamCaptureMode', cuResult)
    }

    cuStreamEndCapture(hStream: CUstream, phGraph: BigUint64Array | null): number {
      if (!(isU64(hStream) && isU64Array(phGraph, 1))) checkArguments('cuStreamEndCapture', [hStream, phGraph])
      const cuResult = raw.cuStreamEndCapture(hStream, phGraph)
      return cuResult === 0 ? 0 : checker.judge('cuStreamEndCapture', cuResult)
    }

    cuStreamIsCapturing(hStream: CUstream, captureStatus: Int32Array | null): number {
      if (!(isU64(hStream) && isI32Array(captureStatus, 1))) checkArguments('cuStreamIsCapturing', [hStream, captureStatus])
      const cuResult = raw.cuStreamIsCapturing(hStream, captureStatus)
      return cuResult === 0 ? 0 : checker.judge('cuStreamIsCapturing', cuResult)
    }

    cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: Int32Array | null, id_out: BigUint64Array | null, graph_out: BigUint64Array | null, dependencies_out: BigUint64Array | null, edgeData_out: BigUint64Array | null, numDependencies_out: BigUint64Array | null): number {
      if (!(isU64(hStream) && isI32Array(captureStatus_out, 1) && isU64Array(id_out, 1) && isU64Array(graph_out, 1) && isU64Array(dependencies_out, 1) && isU64Array(edgeData_out, 1) && isU64Array(numDependencies_out, 1))) checkArguments('cuStreamGetCaptureInfo', [hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out])
      const cuResult = raw.cuStreamGetCaptureInfo(hStream, captureStatus_out, id_out, graph_out, dependencies_out, edgeData_out, numDependencies_out)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetCaptureInfo', cuResult)
    }

    cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, flags: number): number {
      if (!(isU64(hStream) && isU64(numDependencies) && isU32(flags) && isU64Array(dependencies, Number(numDependencies)) && isBytes(dependencyData, Number(numDependencies) * 8))) checkArguments('cuStreamUpdateCaptureDependencies', [hStream, dependencies, dependencyData, numDependencies, flags])
      const cuResult = raw.cuStreamUpdateCaptureDependencies(hStream, dependencies, dependencyData, numDependencies, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamUpdateCaptureDependencies', cuResult)
    }

    cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: number, flags: number): number {
      if (!(isU64(hStream) && isU64(dptr) && isU64(length) && isU32(flags))) checkArguments('cuStreamAttachMemAsync', [hStream, dptr, length, flags])
      const cuResult = raw.cuStreamAttachMemAsync(hStream, dptr, length, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamAttachMemAsync', cuResult)
    }

    cuStreamQuery(hStream: CUstream): number {
      if (!(isU64(hStream))) checkArguments('cuStreamQuery', [hStream])
      const cuResult = raw.cuStreamQuery(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamQuery', cuResult)
    }

    cuStreamSynchronize(hStream: CUstream): number {
      if (!(isU64(hStream))) checkArguments('cuStreamSynchronize', [hStream])
      checker.requireNoPendingCallback('cuStreamSynchronize')
      const cuResult = raw.cuStreamSynchronize(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamSynchronize', cuResult)
    }

    cuStreamDestroy(hStream: CUstream): number {
      if (!(isU64(hStream))) checkArguments('cuStreamDestroy', [hStream])
      const cuResult = raw.cuStreamDestroy(hStream)
      return cuResult === 0 ? 0 : checker.judge('cuStreamDestroy', cuResult)
    }

    cuStreamCopyAttributes(dst: CUstream, src: CUstream): number {
      if (!(isU64(dst) && isU64(src))) checkArguments('cuStreamCopyAttributes', [dst, src])
      const cuResult = raw.cuStreamCopyAttributes(dst, src)
      return cuResult === 0 ? 0 : checker.judge('cuStreamCopyAttributes', cuResult)
    }

    cuStreamGetAttribute(hStream: CUstream, attr: number, value_out: Uint8Array | null): number {
      if (!(isU64(hStream) && isI32(attr) && isBytes(value_out, 64))) checkArguments('cuStreamGetAttribute', [hStream, attr, value_out])
      const cuResult = raw.cuStreamGetAttribute(hStream, attr, value_out)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetAttribute', cuResult)
    }

    cuStreamSetAttribute(hStream: CUstream, attr: number, value: Uint8Array | null): number {
      if (!(isU64(hStream) && isI32(attr) && isBytes(value, 64))) checkArguments('cuStreamSetAttribute', [hStream, attr, value])
      const cuResult = raw.cuStreamSetAttribute(hStream, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuStreamSetAttribute', cuResult)
    }

    cuEventCreate(phEvent: BigUint64Array | null, Flags: number): number {
      if (!(isU32(Flags) && isU64Array(phEvent, 1))) checkArguments('cuEventCreate', [phEvent, Flags])
      const cuResult = raw.cuEventCreate(phEvent, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuEventCreate', cuResult)
    }

    cuEventRecord(hEvent: CUevent, hStream: CUstream): number {
      if (!(isU64(hEvent) && isU64(hStream))) checkArguments('cuEventRecord', [hEvent, hStream])
      const cuResult = raw.cuEventRecord(hEvent, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuEventRecord', cuResult)
    }

    cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: number): number {
      if (!(isU64(hEvent) && isU64(hStream) && isU32(flags))) checkArguments('cuEventRecordWithFlags', [hEvent, hStream, flags])
      const cuResult = raw.cuEventRecordWithFlags(hEvent, hStream, flags)
      return cuResult === 0 ? 0 : checker.judge('cuEventRecordWithFlags', cuResult)
    }

    cuEventQuery(hEvent: CUevent): number {
      if (!(isU64(hEvent))) checkArguments('cuEventQuery', [hEvent])
      const cuResult = raw.cuEventQuery(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventQuery', cuResult)
    }

    cuEventSynchronize(hEvent: CUevent): number {
      if (!(isU64(hEvent))) checkArguments('cuEventSynchronize', [hEvent])
      checker.requireNoPendingCallback('cuEventSynchronize')
      const cuResult = raw.cuEventSynchronize(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventSynchronize', cuResult)
    }

    cuEventDestroy(hEvent: CUevent): number {
      if (!(isU64(hEvent))) checkArguments('cuEventDestroy', [hEvent])
      const cuResult = raw.cuEventDestroy(hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuEventDestroy', cuResult)
    }

    cuEventElapsedTime(pMilliseconds: Float32Array | null, hStart: CUevent, hEnd: CUevent): number {
      if (!(isU64(hStart) && isU64(hEnd) && isF32Array(pMilliseconds, 1))) checkArguments('cuEventElapsedTime', [pMilliseconds, hStart, hEnd])
      const cuResult = raw.cuEventElapsedTime(pMilliseconds, hStart, hEnd)
      return cuResult === 0 ? 0 : checker.judge('cuEventElapsedTime', cuResult)
    }

    cuImportExternalMemory(extMem_out: BigUint64Array | null, memHandleDesc: Uint8Array | null): number {
      if (!(isU64Array(extMem_out, 1) && isBytes(memHandleDesc, 104))) checkArguments('cuImportExternalMemory', [extMem_out, memHandleDesc])
      const cuResult = raw.cuImportExternalMemory(extMem_out, memHandleDesc)
      return cuResult === 0 ? 0 : checker.judge('cuImportExternalMemory', cuResult)
    }

    cuExternalMemoryGetMappedBuffer(devPtr: BigUint64Array | null, extMem: CUexternalMemory, bufferDesc: Uint8Array | null): number {
      if (!(isU64(extMem) && isU64Array(devPtr, 1) && isBytes(bufferDesc, 88))) checkArguments('cuExternalMemoryGetMappedBuffer', [devPtr, extMem, bufferDesc])
      const cuResult = raw.cuExternalMemoryGetMappedBuffer(devPtr, extMem, bufferDesc)
      return cuResult === 0 ? 0 : checker.judge('cuExternalMemoryGetMappedBuffer', cuResult)
    }

    cuExternalMemoryGetMappedMipmappedArray(mipmap: BigUint64Array | null, extMem: CUexternalMemory, mipmapDesc: Uint8Array | null): number {
      if (!(isU64(extMem) && isU64Array(mipmap, 1) && isBytes(mipmapDesc, 120))) checkArguments('cuExternalMemoryGetMappedMipmappedArray', [mipmap, extMem, mipmapDesc])
      const cuResult = raw.cuExternalMemoryGetMappedMipmappedArray(mipmap, extMem, mipmapDesc)
      return cuResult === 0 ? 0 : checker.judge('cuExternalMemoryGetMappedMipmappedArray', cuResult)
    }

    cuDestroyExternalMemory(extMem: CUexternalMemory): number {
      if (!(isU64(extMem))) checkArguments('cuDestroyExternalMemory', [extMem])
      const cuResult = raw.cuDestroyExternalMemory(extMem)
      return cuResult === 0 ? 0 : checker.judge('cuDestroyExternalMemory', cuResult)
    }

    cuImportExternalSemaphore(extSem_out: BigUint64Array | null, semHandleDesc: Uint8Array | null): number {
      if (!(isU64Array(extSem_out, 1) && isBytes(semHandleDesc, 96))) checkArguments('cuImportExternalSemaphore', [extSem_out, semHandleDesc])
      const cuResult = raw.cuImportExternalSemaphore(extSem_out, semHandleDesc)
      return cuResult === 0 ? 0 : checker.judge('cuImportExternalSemaphore', cuResult)
    }

    cuSignalExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
      if (!(isU32(numExtSems) && isU64(stream) && isU64Array(extSemArray, Number(numExtSems)) && isBytes(paramsArray, Number(numExtSems) * 144))) checkArguments('cuSignalExternalSemaphoresAsync', [extSemArray, paramsArray, numExtSems, stream])
      const cuResult = raw.cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
      return cuResult === 0 ? 0 : checker.judge('cuSignalExternalSemaphoresAsync', cuResult)
    }

    cuWaitExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number {
      if (!(isU32(numExtSems) && isU64(stream) && isU64Array(extSemArray, Number(numExtSems)) && isBytes(paramsArray, Number(numExtSems) * 144))) checkArguments('cuWaitExternalSemaphoresAsync', [extSemArray, paramsArray, numExtSems, stream])
      const cuResult = raw.cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
      return cuResult === 0 ? 0 : checker.judge('cuWaitExternalSemaphoresAsync', cuResult)
    }

    cuDestroyExternalSemaphore(extSem: CUexternalSemaphore): number {
      if (!(isU64(extSem))) checkArguments('cuDestroyExternalSemaphore', [extSem])
      const cuResult = raw.cuDestroyExternalSemaphore(extSem)
      return cuResult === 0 ? 0 : checker.judge('cuDestroyExternalSemaphore', cuResult)
    }

    cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
      if (!(isU64(stream) && isU64(addr) && isU32(value) && isU32(flags))) checkArguments('cuStreamWaitValue32', [stream, addr, value, flags])
      const cuResult = raw.cuStreamWaitValue32(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitValue32', cuResult)
    }

    cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
      if (!(isU64(stream) && isU64(addr) && isU64(value) && isU32(flags))) checkArguments('cuStreamWaitValue64', [stream, addr, value, flags])
      const cuResult = raw.cuStreamWaitValue64(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWaitValue64', cuResult)
    }

    cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number {
      if (!(isU64(stream) && isU64(addr) && isU32(value) && isU32(flags))) checkArguments('cuStreamWriteValue32', [stream, addr, value, flags])
      const cuResult = raw.cuStreamWriteValue32(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWriteValue32', cuResult)
    }

    cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number {
      if (!(isU64(stream) && isU64(addr) && isU64(value) && isU32(flags))) checkArguments('cuStreamWriteValue64', [stream, addr, value, flags])
      const cuResult = raw.cuStreamWriteValue64(stream, addr, value, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamWriteValue64', cuResult)
    }

    cuStreamBatchMemOp(stream: CUstream, count: number, paramArray: Uint8Array | null, flags: number): number {
      if (!(isU64(stream) && isU32(count) && isU32(flags) && isBytes(paramArray, Number(count) * 48))) checkArguments('cuStreamBatchMemOp', [stream, count, paramArray, flags])
      const cuResult = raw.cuStreamBatchMemOp(stream, count, paramArray, flags)
      return cuResult === 0 ? 0 : checker.judge('cuStreamBatchMemOp', cuResult)
    }

    cuFuncGetAttribute(pi: Int32Array | null, attrib: number, hfunc: CUfunction): number {
      if (!(isI32(attrib) && isU64(hfunc) && isI32Array(pi, 1))) checkArguments('cuFuncGetAttribute', [pi, attrib, hfunc])
      const cuResult = raw.cuFuncGetAttribute(pi, attrib, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetAttribute', cuResult)
    }

    cuFuncSetAttribute(hfunc: CUfunction, attrib: number, value: number): number {
      if (!(isU64(hfunc) && isI32(attrib) && isI32(value))) checkArguments('cuFuncSetAttribute', [hfunc, attrib, value])
      const cuResult = raw.cuFuncSetAttribute(hfunc, attrib, value)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetAttribute', cuResult)
    }

    cuFuncSetCacheConfig(hfunc: CUfunction, config: number): number {
      if (!(isU64(hfunc) && isI32(config))) checkArguments('cuFuncSetCacheConfig', [hfunc, config])
      const cuResult = raw.cuFuncSetCacheConfig(hfunc, config)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetCacheConfig', cuResult)
    }

    cuFuncGetModule(hmod: BigUint64Array | null, hfunc: CUfunction): number {
      if (!(isU64(hfunc) && isU64Array(hmod, 1))) checkArguments('cuFuncGetModule', [hmod, hfunc])
      const cuResult = raw.cuFuncGetModule(hmod, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetModule', cuResult)
    }

    cuFuncGetName(name: StringOut | null, hfunc: CUfunction): number {
      if (!(isU64(hfunc) && isTextOut(name))) checkArguments('cuFuncGetName', [name, hfunc])
      const cuResult = raw.cuFuncGetName(name, hfunc)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetName', cuResult)
    }

    cuFuncGetParamInfo(func: CUfunction, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number {
      if (!(isU64(func) && isU64(paramIndex) && isU64Array(paramOffset, 1) && isU64Array(paramSize, 1))) checkArguments('cuFuncGetParamInfo', [func, paramIndex, paramOffset, paramSize])
      const cuResult = raw.cuFuncGetParamInfo(func, paramIndex, paramOffset, paramSize)
      return cuResult === 0 ? 0 : checker.judge('cuFuncGetParamInfo', cuResult)
    }

    cuFuncIsLoaded(state: Int32Array | null, function_: CUfunction): number {
      if (!(isU64(function_) && isI32Array(state, 1))) checkArguments('cuFuncIsLoaded', [state, function_])
      const cuResult = raw.cuFuncIsLoaded(state, function_)
      return cuResult === 0 ? 0 : checker.judge('cuFuncIsLoaded', cuResult)
    }

    cuFuncLoad(function_: CUfunction): number {
      if (!(isU64(function_))) checkArguments('cuFuncLoad', [function_])
      const cuResult = raw.cuFuncLoad(function_)
      return cuResult === 0 ? 0 : checker.judge('cuFuncLoad', cuResult)
    }

    cuLaunchKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
      if (!(isU64(f) && isU32(gridDimX) && isU32(gridDimY) && isU32(gridDimZ) && isU32(blockDimX) && isU32(blockDimY) && isU32(blockDimZ) && isU32(sharedMemBytes) && isU64(hStream) && isU64Array(kernelParams, 0) && isU64Array(extra, 1))) checkArguments('cuLaunchKernel', [f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra])
      const cuResult = raw.cuLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams, extra)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchKernel', cuResult)
    }

    cuLaunchKernelEx(config: Uint8Array | null, f: CUfunction, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number {
      if (!(isU64(f) && isBytes(config, 56) && isU64Array(kernelParams, 0) && isU64Array(extra, 1))) checkArguments('cuLaunchKernelEx', [config, f, kernelParams, extra])
      const cuResult = raw.cuLaunchKernelEx(config, f, kernelParams, extra)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchKernelEx', cuResult)
    }

    cuLaunchCooperativeKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null): number {
      if (!(isU64(f) && isU32(gridDimX) && isU32(gridDimY) && isU32(gridDimZ) && isU32(blockDimX) && isU32(blockDimY) && isU32(blockDimZ) && isU32(sharedMemBytes) && isU64(hStream) && isU64Array(kernelParams, 0))) checkArguments('cuLaunchCooperativeKernel', [f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams])
      const cuResult = raw.cuLaunchCooperativeKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, hStream, kernelParams)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchCooperativeKernel', cuResult)
    }

    cuLaunchCooperativeKernelMultiDevice(launchParamsList: Uint8Array | null, numDevices: number, flags: number): number {
      if (!(isU32(numDevices) && isU32(flags) && isBytes(launchParamsList, Number(numDevices) * 56))) checkArguments('cuLaunchCooperativeKernelMultiDevice', [launchParamsList, numDevices, flags])
      const cuResult = raw.cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchCooperativeKernelMultiDevice', cuResult)
    }

    cuLaunchHostFunc(hStream: CUstream, fn: CUhostFn, userData: HostMemory): number {
      if (!(isU64(hStream) && isU64(fn) && isBytes(userData, 1))) checkArguments('cuLaunchHostFunc', [hStream, fn, userData])
      const cuResult = raw.cuLaunchHostFunc(hStream, fn, userData)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchHostFunc', cuResult)
    }

    cuFuncSetBlockShape(hfunc: CUfunction, x: number, y: number, z: number): number {
      if (!(isU64(hfunc) && isI32(x) && isI32(y) && isI32(z))) checkArguments('cuFuncSetBlockShape', [hfunc, x, y, z])
      const cuResult = raw.cuFuncSetBlockShape(hfunc, x, y, z)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetBlockShape', cuResult)
    }

    cuFuncSetSharedSize(hfunc: CUfunction, bytes: number): number {
      if (!(isU64(hfunc) && isU32(bytes))) checkArguments('cuFuncSetSharedSize', [hfunc, bytes])
      const cuResult = raw.cuFuncSetSharedSize(hfunc, bytes)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetSharedSize', cuResult)
    }

    cuParamSetSize(hfunc: CUfunction, numbytes: number): number {
      if (!(isU64(hfunc) && isU32(numbytes))) checkArguments('cuParamSetSize', [hfunc, numbytes])
      const cuResult = raw.cuParamSetSize(hfunc, numbytes)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetSize', cuResult)
    }

    cuParamSeti(hfunc: CUfunction, offset: number, value: number): number {
      if (!(isU64(hfunc) && isI32(offset) && isU32(value))) checkArguments('cuParamSeti', [hfunc, offset, value])
      const cuResult = raw.cuParamSeti(hfunc, offset, value)
      return cuResult === 0 ? 0 : checker.judge('cuParamSeti', cuResult)
    }

    cuParamSetf(hfunc: CUfunction, offset: number, value: number): number {
      if (!(isU64(hfunc) && isI32(offset) && isFloat(value))) checkArguments('cuParamSetf', [hfunc, offset, value])
      const cuResult = raw.cuParamSetf(hfunc, offset, value)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetf', cuResult)
    }

    cuParamSetv(hfunc: CUfunction, offset: number, ptr: HostMemory, numbytes: number): number {
      if (!(isU64(hfunc) && isI32(offset) && isU32(numbytes) && isBytes(ptr, Number(numbytes)))) checkArguments('cuParamSetv', [hfunc, offset, ptr, numbytes])
      const cuResult = raw.cuParamSetv(hfunc, offset, ptr, numbytes)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetv', cuResult)
    }

    cuLaunch(f: CUfunction): number {
      if (!(isU64(f))) checkArguments('cuLaunch', [f])
      const cuResult = raw.cuLaunch(f)
      return cuResult === 0 ? 0 : checker.judge('cuLaunch', cuResult)
    }

    cuLaunchGrid(f: CUfunction, grid_width: number, grid_height: number): number {
      if (!(isU64(f) && isI32(grid_width) && isI32(grid_height))) checkArguments('cuLaunchGrid', [f, grid_width, grid_height])
      const cuResult = raw.cuLaunchGrid(f, grid_width, grid_height)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchGrid', cuResult)
    }

    cuLaunchGridAsync(f: CUfunction, grid_width: number, grid_height: number, hStream: CUstream): number {
      if (!(isU64(f) && isI32(grid_width) && isI32(grid_height) && isU64(hStream))) checkArguments('cuLaunchGridAsync', [f, grid_width, grid_height, hStream])
      const cuResult = raw.cuLaunchGridAsync(f, grid_width, grid_height, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuLaunchGridAsync', cuResult)
    }

    cuParamSetTexRef(hfunc: CUfunction, texunit: number, hTexRef: CUtexref): number {
      if (!(isU64(hfunc) && isI32(texunit) && isU64(hTexRef))) checkArguments('cuParamSetTexRef', [hfunc, texunit, hTexRef])
      const cuResult = raw.cuParamSetTexRef(hfunc, texunit, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuParamSetTexRef', cuResult)
    }

    cuFuncSetSharedMemConfig(hfunc: CUfunction, config: number): number {
      if (!(isU64(hfunc) && isI32(config))) checkArguments('cuFuncSetSharedMemConfig', [hfunc, config])
      const cuResult = raw.cuFuncSetSharedMemConfig(hfunc, config)
      return cuResult === 0 ? 0 : checker.judge('cuFuncSetSharedMemConfig', cuResult)
    }

    cuGraphCreate(phGraph: BigUint64Array | null, flags: number): number {
      if (!(isU32(flags) && isU64Array(phGraph, 1))) checkArguments('cuGraphCreate', [phGraph, flags])
      const cuResult = raw.cuGraphCreate(phGraph, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphCreate', cuResult)
    }

    cuGraphAddKernelNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 72))) checkArguments('cuGraphAddKernelNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddKernelNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddKernelNode', cuResult)
    }

    cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 72))) checkArguments('cuGraphKernelNodeGetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphKernelNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeGetParams', cuResult)
    }

    cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 72))) checkArguments('cuGraphKernelNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphKernelNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeSetParams', cuResult)
    }

    cuGraphAddMemcpyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, copyParams: Uint8Array | null, ctx: CUcontext): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(ctx) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(copyParams, 200))) checkArguments('cuGraphAddMemcpyNode', [phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx])
      const cuResult = raw.cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, copyParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemcpyNode', cuResult)
    }

    cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 200))) checkArguments('cuGraphMemcpyNodeGetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphMemcpyNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemcpyNodeGetParams', cuResult)
    }

    cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 200))) checkArguments('cuGraphMemcpyNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphMemcpyNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemcpyNodeSetParams', cuResult)
    }

    cuGraphAddMemsetNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, memsetParams: Uint8Array | null, ctx: CUcontext): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(ctx) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(memsetParams, 40))) checkArguments('cuGraphAddMemsetNode', [phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx])
      const cuResult = raw.cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, memsetParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemsetNode', cuResult)
    }

    cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 40))) checkArguments('cuGraphMemsetNodeGetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphMemsetNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemsetNodeGetParams', cuResult)
    }

    cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 40))) checkArguments('cuGraphMemsetNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphMemsetNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemsetNodeSetParams', cuResult)
    }

    cuGraphAddHostNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 16))) checkArguments('cuGraphAddHostNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddHostNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddHostNode', cuResult)
    }

    cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 16))) checkArguments('cuGraphHostNodeGetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphHostNodeGetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphHostNodeGetParams', cuResult)
    }

    cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 16))) checkArguments('cuGraphHostNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphHostNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphHostNodeSetParams', cuResult)
    }

    cuGraphAddChildGraphNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, childGraph: CUgraph): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(childGraph) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)))) checkArguments('cuGraphAddChildGraphNode', [phGraphNode, hGraph, dependencies, numDependencies, childGraph])
      const cuResult = raw.cuGraphAddChildGraphNode(phGraphNode, hGraph, dependencies, numDependencies, childGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddChildGraphNode', cuResult)
    }

    cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(phGraph, 1))) checkArguments('cuGraphChildGraphNodeGetGraph', [hNode, phGraph])
      const cuResult = raw.cuGraphChildGraphNodeGetGraph(hNode, phGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphChildGraphNodeGetGraph', cuResult)
    }

    cuGraphAddEmptyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)))) checkArguments('cuGraphAddEmptyNode', [phGraphNode, hGraph, dependencies, numDependencies])
      const cuResult = raw.cuGraphAddEmptyNode(phGraphNode, hGraph, dependencies, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEmptyNode', cuResult)
    }

    cuGraphAddEventRecordNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(event) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)))) checkArguments('cuGraphAddEventRecordNode', [phGraphNode, hGraph, dependencies, numDependencies, event])
      const cuResult = raw.cuGraphAddEventRecordNode(phGraphNode, hGraph, dependencies, numDependencies, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEventRecordNode', cuResult)
    }

    cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(event_out, 1))) checkArguments('cuGraphEventRecordNodeGetEvent', [hNode, event_out])
      const cuResult = raw.cuGraphEventRecordNodeGetEvent(hNode, event_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventRecordNodeGetEvent', cuResult)
    }

    cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
      if (!(isU64(hNode) && isU64(event))) checkArguments('cuGraphEventRecordNodeSetEvent', [hNode, event])
      const cuResult = raw.cuGraphEventRecordNodeSetEvent(hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventRecordNodeSetEvent', cuResult)
    }

    cuGraphAddEventWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(event) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)))) checkArguments('cuGraphAddEventWaitNode', [phGraphNode, hGraph, dependencies, numDependencies, event])
      const cuResult = raw.cuGraphAddEventWaitNode(phGraphNode, hGraph, dependencies, numDependencies, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddEventWaitNode', cuResult)
    }

    cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(event_out, 1))) checkArguments('cuGraphEventWaitNodeGetEvent', [hNode, event_out])
      const cuResult = raw.cuGraphEventWaitNodeGetEvent(hNode, event_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventWaitNodeGetEvent', cuResult)
    }

    cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent): number {
      if (!(isU64(hNode) && isU64(event))) checkArguments('cuGraphEventWaitNodeSetEvent', [hNode, event])
      const cuResult = raw.cuGraphEventWaitNodeSetEvent(hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphEventWaitNodeSetEvent', cuResult)
    }

    cuGraphAddExternalSemaphoresSignalNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 24))) checkArguments('cuGraphAddExternalSemaphoresSignalNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddExternalSemaphoresSignalNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddExternalSemaphoresSignalNode', cuResult)
    }

    cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(params_out, 24))) checkArguments('cuGraphExternalSemaphoresSignalNodeGetParams', [hNode, params_out])
      const cuResult = raw.cuGraphExternalSemaphoresSignalNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresSignalNodeGetParams', cuResult)
    }

    cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 24))) checkArguments('cuGraphExternalSemaphoresSignalNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresSignalNodeSetParams', cuResult)
    }

    cuGraphAddExternalSemaphoresWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 24))) checkArguments('cuGraphAddExternalSemaphoresWaitNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddExternalSemaphoresWaitNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddExternalSemaphoresWaitNode', cuResult)
    }

    cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(params_out, 24))) checkArguments('cuGraphExternalSemaphoresWaitNodeGetParams', [hNode, params_out])
      const cuResult = raw.cuGraphExternalSemaphoresWaitNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresWaitNodeGetParams', cuResult)
    }

    cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 24))) checkArguments('cuGraphExternalSemaphoresWaitNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExternalSemaphoresWaitNodeSetParams', cuResult)
    }

    cuGraphAddBatchMemOpNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 32))) checkArguments('cuGraphAddBatchMemOpNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddBatchMemOpNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddBatchMemOpNode', cuResult)
    }

    cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams_out, 32))) checkArguments('cuGraphBatchMemOpNodeGetParams', [hNode, nodeParams_out])
      const cuResult = raw.cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphBatchMemOpNodeGetParams', cuResult)
    }

    cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 32))) checkArguments('cuGraphBatchMemOpNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphBatchMemOpNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphBatchMemOpNodeSetParams', cuResult)
    }

    cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 32))) checkArguments('cuGraphExecBatchMemOpNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecBatchMemOpNodeSetParams', cuResult)
    }

    cuGraphAddMemAllocNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(nodeParams, 120))) checkArguments('cuGraphAddMemAllocNode', [phGraphNode, hGraph, dependencies, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddMemAllocNode(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemAllocNode', cuResult)
    }

    cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(params_out, 120))) checkArguments('cuGraphMemAllocNodeGetParams', [hNode, params_out])
      const cuResult = raw.cuGraphMemAllocNodeGetParams(hNode, params_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemAllocNodeGetParams', cuResult)
    }

    cuGraphAddMemFreeNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, dptr: CUdeviceptr): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64(dptr) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)))) checkArguments('cuGraphAddMemFreeNode', [phGraphNode, hGraph, dependencies, numDependencies, dptr])
      const cuResult = raw.cuGraphAddMemFreeNode(phGraphNode, hGraph, dependencies, numDependencies, dptr)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddMemFreeNode', cuResult)
    }

    cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(dptr_out, 1))) checkArguments('cuGraphMemFreeNodeGetParams', [hNode, dptr_out])
      const cuResult = raw.cuGraphMemFreeNodeGetParams(hNode, dptr_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphMemFreeNodeGetParams', cuResult)
    }

    cuDeviceGraphMemTrim(device: number): number {
      if (!(isI32(device))) checkArguments('cuDeviceGraphMemTrim', [device])
      const cuResult = raw.cuDeviceGraphMemTrim(device)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGraphMemTrim', cuResult)
    }

    cuDeviceGetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
      if (!(isI32(device) && isI32(attr) && isBytes(value, 1))) checkArguments('cuDeviceGetGraphMemAttribute', [device, attr, value])
      const cuResult = raw.cuDeviceGetGraphMemAttribute(device, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetGraphMemAttribute', cuResult)
    }

    cuDeviceSetGraphMemAttribute(device: number, attr: number, value: HostMemory): number {
      if (!(isI32(device) && isI32(attr) && isBytes(value, 1))) checkArguments('cuDeviceSetGraphMemAttribute', [device, attr, value])
      const cuResult = raw.cuDeviceSetGraphMemAttribute(device, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceSetGraphMemAttribute', cuResult)
    }

    cuGraphClone(phGraphClone: BigUint64Array | null, originalGraph: CUgraph): number {
      if (!(isU64(originalGraph) && isU64Array(phGraphClone, 1))) checkArguments('cuGraphClone', [phGraphClone, originalGraph])
      const cuResult = raw.cuGraphClone(phGraphClone, originalGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphClone', cuResult)
    }

    cuGraphNodeFindInClone(phNode: BigUint64Array | null, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph): number {
      if (!(isU64(hOriginalNode) && isU64(hClonedGraph) && isU64Array(phNode, 1))) checkArguments('cuGraphNodeFindInClone', [phNode, hOriginalNode, hClonedGraph])
      const cuResult = raw.cuGraphNodeFindInClone(phNode, hOriginalNode, hClonedGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeFindInClone', cuResult)
    }

    cuGraphNodeGetType(hNode: CUgraphNode, type: Int32Array | null): number {
      if (!(isU64(hNode) && isI32Array(type, 1))) checkArguments('cuGraphNodeGetType', [hNode, type])
      const cuResult = raw.cuGraphNodeGetType(hNode, type)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetType', cuResult)
    }

    cuGraphGetNodes(hGraph: CUgraph, nodes: BigUint64Array | null, numNodes: BigUint64Array | null): number {
      if (!(isU64(hGraph) && isU64Array(numNodes, 1) && isU64Array(nodes, firstOf(numNodes)))) checkArguments('cuGraphGetNodes', [hGraph, nodes, numNodes])
      const cuResult = raw.cuGraphGetNodes(hGraph, nodes, numNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetNodes', cuResult)
    }

    cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: BigUint64Array | null, numRootNodes: BigUint64Array | null): number {
      if (!(isU64(hGraph) && isU64Array(numRootNodes, 1) && isU64Array(rootNodes, firstOf(numRootNodes)))) checkArguments('cuGraphGetRootNodes', [hGraph, rootNodes, numRootNodes])
      const cuResult = raw.cuGraphGetRootNodes(hGraph, rootNodes, numRootNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetRootNodes', cuResult)
    }

    cuGraphGetEdges(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numEdges: BigUint64Array | null): number {
      if (!(isU64(hGraph) && isU64Array(numEdges, 1) && isU64Array(from, firstOf(numEdges)) && isU64Array(to, firstOf(numEdges)) && isBytes(edgeData, firstOf(numEdges) * 8))) checkArguments('cuGraphGetEdges', [hGraph, from, to, edgeData, numEdges])
      const cuResult = raw.cuGraphGetEdges(hGraph, from, to, edgeData, numEdges)
      return cuResult === 0 ? 0 : checker.judge('cuGraphGetEdges', cuResult)
    }

    cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(numDependencies, 1) && isU64Array(dependencies, firstOf(numDependencies)) && isBytes(edgeData, firstOf(numDependencies) * 8))) checkArguments('cuGraphNodeGetDependencies', [hNode, dependencies, edgeData, numDependencies])
      const cuResult = raw.cuGraphNodeGetDependencies(hNode, dependencies, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetDependencies', cuResult)
    }

    cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: BigUint64Array | null, edgeData: Uint8Array | null, numDependentNodes: BigUint64Array | null): number {
      if (!(isU64(hNode) && isU64Array(numDependentNodes, 1) && isU64Array(dependentNodes, firstOf(numDependentNodes)) && isBytes(edgeData, firstOf(numDependentNodes) * 8))) checkArguments('cuGraphNodeGetDependentNodes', [hNode, dependentNodes, edgeData, numDependentNodes])
      const cuResult = raw.cuGraphNodeGetDependentNodes(hNode, dependentNodes, edgeData, numDependentNodes)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetDependentNodes', cuResult)
    }

    cuGraphAddDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(from, Number(numDependencies)) && isU64Array(to, Number(numDependencies)) && isBytes(edgeData, Number(numDependencies) * 8))) checkArguments('cuGraphAddDependencies', [hGraph, from, to, edgeData, numDependencies])
      const cuResult = raw.cuGraphAddDependencies(hGraph, from, to, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddDependencies', cuResult)
    }

    cuGraphRemoveDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(from, Number(numDependencies)) && isU64Array(to, Number(numDependencies)) && isBytes(edgeData, Number(numDependencies) * 8))) checkArguments('cuGraphRemoveDependencies', [hGraph, from, to, edgeData, numDependencies])
      const cuResult = raw.cuGraphRemoveDependencies(hGraph, from, to, edgeData, numDependencies)
      return cuResult === 0 ? 0 : checker.judge('cuGraphRemoveDependencies', cuResult)
    }

    cuGraphDestroyNode(hNode: CUgraphNode): number {
      if (!(isU64(hNode))) checkArguments('cuGraphDestroyNode', [hNode])
      const cuResult = raw.cuGraphDestroyNode(hNode)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDestroyNode', cuResult)
    }

    cuGraphInstantiate(phGraphExec: BigUint64Array | null, hGraph: CUgraph, flags: number | bigint): number {
      if (!(isU64(hGraph) && isU64(flags) && isU64Array(phGraphExec, 1))) checkArguments('cuGraphInstantiate', [phGraphExec, hGraph, flags])
      const cuResult = raw.cuGraphInstantiate(phGraphExec, hGraph, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphInstantiate', cuResult)
    }

    cuGraphInstantiateWithParams(phGraphExec: BigUint64Array | null, hGraph: CUgraph, instantiateParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64Array(phGraphExec, 1) && isBytes(instantiateParams, 32))) checkArguments('cuGraphInstantiateWithParams', [phGraphExec, hGraph, instantiateParams])
      const cuResult = raw.cuGraphInstantiateWithParams(phGraphExec, hGraph, instantiateParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphInstantiateWithParams', cuResult)
    }

    cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: BigUint64Array | null): number {
      if (!(isU64(hGraphExec) && isU64Array(flags, 1))) checkArguments('cuGraphExecGetFlags', [hGraphExec, flags])
      const cuResult = raw.cuGraphExecGetFlags(hGraphExec, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecGetFlags', cuResult)
    }

    cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 72))) checkArguments('cuGraphExecKernelNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecKernelNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecKernelNodeSetParams', cuResult)
    }

    cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: Uint8Array | null, ctx: CUcontext): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU64(ctx) && isBytes(copyParams, 200))) checkArguments('cuGraphExecMemcpyNodeSetParams', [hGraphExec, hNode, copyParams, ctx])
      const cuResult = raw.cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, copyParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecMemcpyNodeSetParams', cuResult)
    }

    cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: Uint8Array | null, ctx: CUcontext): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU64(ctx) && isBytes(memsetParams, 40))) checkArguments('cuGraphExecMemsetNodeSetParams', [hGraphExec, hNode, memsetParams, ctx])
      const cuResult = raw.cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, memsetParams, ctx)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecMemsetNodeSetParams', cuResult)
    }

    cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 16))) checkArguments('cuGraphExecHostNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecHostNodeSetParams', cuResult)
    }

    cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU64(childGraph))) checkArguments('cuGraphExecChildGraphNodeSetParams', [hGraphExec, hNode, childGraph])
      const cuResult = raw.cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecChildGraphNodeSetParams', cuResult)
    }

    cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU64(event))) checkArguments('cuGraphExecEventRecordNodeSetEvent', [hGraphExec, hNode, event])
      const cuResult = raw.cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecEventRecordNodeSetEvent', cuResult)
    }

    cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU64(event))) checkArguments('cuGraphExecEventWaitNodeSetEvent', [hGraphExec, hNode, event])
      const cuResult = raw.cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecEventWaitNodeSetEvent', cuResult)
    }

    cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 24))) checkArguments('cuGraphExecExternalSemaphoresSignalNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecExternalSemaphoresSignalNodeSetParams', cuResult)
    }

    cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 24))) checkArguments('cuGraphExecExternalSemaphoresWaitNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecExternalSemaphoresWaitNodeSetParams', cuResult)
    }

    cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: number): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU32(isEnabled))) checkArguments('cuGraphNodeSetEnabled', [hGraphExec, hNode, isEnabled])
      const cuResult = raw.cuGraphNodeSetEnabled(hGraphExec, hNode, isEnabled)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeSetEnabled', cuResult)
    }

    cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: Uint32Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isU32Array(isEnabled, 1))) checkArguments('cuGraphNodeGetEnabled', [hGraphExec, hNode, isEnabled])
      const cuResult = raw.cuGraphNodeGetEnabled(hGraphExec, hNode, isEnabled)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeGetEnabled', cuResult)
    }

    cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream): number {
      if (!(isU64(hGraphExec) && isU64(hStream))) checkArguments('cuGraphUpload', [hGraphExec, hStream])
      const cuResult = raw.cuGraphUpload(hGraphExec, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphUpload', cuResult)
    }

    cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream): number {
      if (!(isU64(hGraphExec) && isU64(hStream))) checkArguments('cuGraphLaunch', [hGraphExec, hStream])
      const cuResult = raw.cuGraphLaunch(hGraphExec, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphLaunch', cuResult)
    }

    cuGraphExecDestroy(hGraphExec: CUgraphExec): number {
      if (!(isU64(hGraphExec))) checkArguments('cuGraphExecDestroy', [hGraphExec])
      const cuResult = raw.cuGraphExecDestroy(hGraphExec)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecDestroy', cuResult)
    }

    cuGraphDestroy(hGraph: CUgraph): number {
      if (!(isU64(hGraph))) checkArguments('cuGraphDestroy', [hGraph])
      const cuResult = raw.cuGraphDestroy(hGraph)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDestroy', cuResult)
    }

    cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hGraph) && isBytes(resultInfo, 24))) checkArguments('cuGraphExecUpdate', [hGraphExec, hGraph, resultInfo])
      const cuResult = raw.cuGraphExecUpdate(hGraphExec, hGraph, resultInfo)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecUpdate', cuResult)
    }

    cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode): number {
      if (!(isU64(dst) && isU64(src))) checkArguments('cuGraphKernelNodeCopyAttributes', [dst, src])
      const cuResult = raw.cuGraphKernelNodeCopyAttributes(dst, src)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeCopyAttributes', cuResult)
    }

    cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: number, value_out: Uint8Array | null): number {
      if (!(isU64(hNode) && isI32(attr) && isBytes(value_out, 64))) checkArguments('cuGraphKernelNodeGetAttribute', [hNode, attr, value_out])
      const cuResult = raw.cuGraphKernelNodeGetAttribute(hNode, attr, value_out)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeGetAttribute', cuResult)
    }

    cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: number, value: Uint8Array | null): number {
      if (!(isU64(hNode) && isI32(attr) && isBytes(value, 64))) checkArguments('cuGraphKernelNodeSetAttribute', [hNode, attr, value])
      const cuResult = raw.cuGraphKernelNodeSetAttribute(hNode, attr, value)
      return cuResult === 0 ? 0 : checker.judge('cuGraphKernelNodeSetAttribute', cuResult)
    }

    cuGraphDebugDotPrint(hGraph: CUgraph, path: string | null, flags: number): number {
      if (!(isU64(hGraph) && isU32(flags) && isText(path))) checkArguments('cuGraphDebugDotPrint', [hGraph, path, flags])
      const cuResult = raw.cuGraphDebugDotPrint(hGraph, path, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphDebugDotPrint', cuResult)
    }

    cuUserObjectCreate(object_out: BigUint64Array | null, ptr: HostMemory, destroy: CUhostFn, initialRefcount: number, flags: number): number {
      if (!(isU64(destroy) && isU32(initialRefcount) && isU32(flags) && isU64Array(object_out, 1) && isBytes(ptr, 1))) checkArguments('cuUserObjectCreate', [object_out, ptr, destroy, initialRefcount, flags])
      const cuResult = raw.cuUserObjectCreate(object_out, ptr, destroy, initialRefcount, flags)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectCreate', cuResult)
    }

    cuUserObjectRetain(object: CUuserObject, count: number): number {
      if (!(isU64(object) && isU32(count))) checkArguments('cuUserObjectRetain', [object, count])
      const cuResult = raw.cuUserObjectRetain(object, count)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectRetain', cuResult)
    }

    cuUserObjectRelease(object: CUuserObject, count: number): number {
      if (!(isU64(object) && isU32(count))) checkArguments('cuUserObjectRelease', [object, count])
      const cuResult = raw.cuUserObjectRelease(object, count)
      return cuResult === 0 ? 0 : checker.judge('cuUserObjectRelease', cuResult)
    }

    cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: number, flags: number): number {
      if (!(isU64(graph) && isU64(object) && isU32(count) && isU32(flags))) checkArguments('cuGraphRetainUserObject', [graph, object, count, flags])
      const cuResult = raw.cuGraphRetainUserObject(graph, object, count, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphRetainUserObject', cuResult)
    }

    cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: number): number {
      if (!(isU64(graph) && isU64(object) && isU32(count))) checkArguments('cuGraphReleaseUserObject', [graph, object, count])
      const cuResult = raw.cuGraphReleaseUserObject(graph, object, count)
      return cuResult === 0 ? 0 : checker.judge('cuGraphReleaseUserObject', cuResult)
    }

    cuGraphAddNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraph) && isU64(numDependencies) && isU64Array(phGraphNode, 1) && isU64Array(dependencies, Number(numDependencies)) && isBytes(dependencyData, Number(numDependencies) * 8) && isBytes(nodeParams, 256))) checkArguments('cuGraphAddNode', [phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams])
      const cuResult = raw.cuGraphAddNode(phGraphNode, hGraph, dependencies, dependencyData, numDependencies, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphAddNode', cuResult)
    }

    cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hNode) && isBytes(nodeParams, 256))) checkArguments('cuGraphNodeSetParams', [hNode, nodeParams])
      const cuResult = raw.cuGraphNodeSetParams(hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphNodeSetParams', cuResult)
    }

    cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number {
      if (!(isU64(hGraphExec) && isU64(hNode) && isBytes(nodeParams, 256))) checkArguments('cuGraphExecNodeSetParams', [hGraphExec, hNode, nodeParams])
      const cuResult = raw.cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams)
      return cuResult === 0 ? 0 : checker.judge('cuGraphExecNodeSetParams', cuResult)
    }

    cuGraphConditionalHandleCreate(pHandle_out: BigUint64Array | null, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: number, flags: number): number {
      if (!(isU64(hGraph) && isU64(ctx) && isU32(defaultLaunchValue) && isU32(flags) && isU64Array(pHandle_out, 1))) checkArguments('cuGraphConditionalHandleCreate', [pHandle_out, hGraph, ctx, defaultLaunchValue, flags])
      const cuResult = raw.cuGraphConditionalHandleCreate(pHandle_out, hGraph, ctx, defaultLaunchValue, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphConditionalHandleCreate', cuResult)
    }

    cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number): number {
      if (!(isU64(func) && isI32(blockSize) && isU64(dynamicSMemSize) && isI32Array(numBlocks, 1))) checkArguments('cuOccupancyMaxActiveBlocksPerMultiprocessor', [numBlocks, func, blockSize, dynamicSMemSize])
      const cuResult = raw.cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, func, blockSize, dynamicSMemSize)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessor', cuResult)
    }

    cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number, flags: number): number {
      if (!(isU64(func) && isI32(blockSize) && isU64(dynamicSMemSize) && isU32(flags) && isI32Array(numBlocks, 1))) checkArguments('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', [numBlocks, func, blockSize, dynamicSMemSize, flags])
      const cuResult = raw.cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, func, blockSize, dynamicSMemSize, flags)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags', cuResult)
    }

    cuOccupancyMaxPotentialBlockSize(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number): number {
      if (!(isU64(func) && isU64(blockSizeToDynamicSMemSize) && isU64(dynamicSMemSize) && isI32(blockSizeLimit) && isI32Array(minGridSize, 1) && isI32Array(blockSize, 1))) checkArguments('cuOccupancyMaxPotentialBlockSize', [minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit])
      const cuResult = raw.cuOccupancyMaxPotentialBlockSize(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialBlockSize', cuResult)
    }

    cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number, flags: number): number {
      if (!(isU64(func) && isU64(blockSizeToDynamicSMemSize) && isU64(dynamicSMemSize) && isI32(blockSizeLimit) && isU32(flags) && isI32Array(minGridSize, 1) && isI32Array(blockSize, 1))) checkArguments('cuOccupancyMaxPotentialBlockSizeWithFlags', [minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags])
      const cuResult = raw.cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, dynamicSMemSize, blockSizeLimit, flags)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialBlockSizeWithFlags', cuResult)
    }

    cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: BigUint64Array | null, func: CUfunction, numBlocks: number, blockSize: number): number {
      if (!(isU64(func) && isI32(numBlocks) && isI32(blockSize) && isU64Array(dynamicSmemSize, 1))) checkArguments('cuOccupancyAvailableDynamicSMemPerBlock', [dynamicSmemSize, func, numBlocks, blockSize])
      const cuResult = raw.cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize, func, numBlocks, blockSize)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyAvailableDynamicSMemPerBlock', cuResult)
    }

    cuOccupancyMaxPotentialClusterSize(clusterSize: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
      if (!(isU64(func) && isI32Array(clusterSize, 1) && isBytes(config, 56))) checkArguments('cuOccupancyMaxPotentialClusterSize', [clusterSize, func, config])
      const cuResult = raw.cuOccupancyMaxPotentialClusterSize(clusterSize, func, config)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxPotentialClusterSize', cuResult)
    }

    cuOccupancyMaxActiveClusters(numClusters: Int32Array | null, func: CUfunction, config: Uint8Array | null): number {
      if (!(isU64(func) && isI32Array(numClusters, 1) && isBytes(config, 56))) checkArguments('cuOccupancyMaxActiveClusters', [numClusters, func, config])
      const cuResult = raw.cuOccupancyMaxActiveClusters(numClusters, func, config)
      return cuResult === 0 ? 0 : checker.judge('cuOccupancyMaxActiveClusters', cuResult)
    }

    cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: number): number {
      if (!(isU64(hTexRef) && isU64(hArray) && isU32(Flags))) checkArguments('cuTexRefSetArray', [hTexRef, hArray, Flags])
      const cuResult = raw.cuTexRefSetArray(hTexRef, hArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetArray', cuResult)
    }

    cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: number): number {
      if (!(isU64(hTexRef) && isU64(hMipmappedArray) && isU32(Flags))) checkArguments('cuTexRefSetMipmappedArray', [hTexRef, hMipmappedArray, Flags])
      const cuResult = raw.cuTexRefSetMipmappedArray(hTexRef, hMipmappedArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmappedArray', cuResult)
    }

    cuTexRefSetAddress(ByteOffset: BigUint64Array | null, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: number): number {
      if (!(isU64(hTexRef) && isU64(dptr) && isU64(bytes) && isU64Array(ByteOffset, 1))) checkArguments('cuTexRefSetAddress', [ByteOffset, hTexRef, dptr, bytes])
      const cuResult = raw.cuTexRefSetAddress(ByteOffset, hTexRef, dptr, bytes)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddress', cuResult)
    }

    cuTexRefSetAddress2D(hTexRef: CUtexref, desc: Uint8Array | null, dptr: CUdeviceptr, Pitch: number): number {
      if (!(isU64(hTexRef) && isU64(dptr) && isU64(Pitch) && isBytes(desc, 24))) checkArguments('cuTexRefSetAddress2D', [hTexRef, desc, dptr, Pitch])
      const cuResult = raw.cuTexRefSetAddress2D(hTexRef, desc, dptr, Pitch)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddress2D', cuResult)
    }

    cuTexRefSetFormat(hTexRef: CUtexref, fmt: number, NumPackedComponents: number): number {
      if (!(isU64(hTexRef) && isI32(fmt) && isI32(NumPackedComponents))) checkArguments('cuTexRefSetFormat', [hTexRef, fmt, NumPackedComponents])
      const cuResult = raw.cuTexRefSetFormat(hTexRef, fmt, NumPackedComponents)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFormat', cuResult)
    }

    cuTexRefSetAddressMode(hTexRef: CUtexref, dim: number, am: number): number {
      if (!(isU64(hTexRef) && isI32(dim) && isI32(am))) checkArguments('cuTexRefSetAddressMode', [hTexRef, dim, am])
      const cuResult = raw.cuTexRefSetAddressMode(hTexRef, dim, am)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetAddressMode', cuResult)
    }

    cuTexRefSetFilterMode(hTexRef: CUtexref, fm: number): number {
      if (!(isU64(hTexRef) && isI32(fm))) checkArguments('cuTexRefSetFilterMode', [hTexRef, fm])
      const cuResult = raw.cuTexRefSetFilterMode(hTexRef, fm)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFilterMode', cuResult)
    }

    cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: number): number {
      if (!(isU64(hTexRef) && isI32(fm))) checkArguments('cuTexRefSetMipmapFilterMode', [hTexRef, fm])
      const cuResult = raw.cuTexRefSetMipmapFilterMode(hTexRef, fm)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapFilterMode', cuResult)
    }

    cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: number): number {
      if (!(isU64(hTexRef) && isFloat(bias))) checkArguments('cuTexRefSetMipmapLevelBias', [hTexRef, bias])
      const cuResult = raw.cuTexRefSetMipmapLevelBias(hTexRef, bias)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapLevelBias', cuResult)
    }

    cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: number, maxMipmapLevelClamp: number): number {
      if (!(isU64(hTexRef) && isFloat(minMipmapLevelClamp) && isFloat(maxMipmapLevelClamp))) checkArguments('cuTexRefSetMipmapLevelClamp', [hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp])
      const cuResult = raw.cuTexRefSetMipmapLevelClamp(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMipmapLevelClamp', cuResult)
    }

    cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: number): number {
      if (!(isU64(hTexRef) && isU32(maxAniso))) checkArguments('cuTexRefSetMaxAnisotropy', [hTexRef, maxAniso])
      const cuResult = raw.cuTexRefSetMaxAnisotropy(hTexRef, maxAniso)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetMaxAnisotropy', cuResult)
    }

    cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: Float32Array | null): number {
      if (!(isU64(hTexRef) && isF32Array(pBorderColor, 4))) checkArguments('cuTexRefSetBorderColor', [hTexRef, pBorderColor])
      const cuResult = raw.cuTexRefSetBorderColor(hTexRef, pBorderColor)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetBorderColor', cuResult)
    }

    cuTexRefSetFlags(hTexRef: CUtexref, Flags: number): number {
      if (!(isU64(hTexRef) && isU32(Flags))) checkArguments('cuTexRefSetFlags', [hTexRef, Flags])
      const cuResult = raw.cuTexRefSetFlags(hTexRef, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefSetFlags', cuResult)
    }

    cuTexRefGetAddress(pdptr: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isU64Array(pdptr, 1))) checkArguments('cuTexRefGetAddress', [pdptr, hTexRef])
      const cuResult = raw.cuTexRefGetAddress(pdptr, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetAddress', cuResult)
    }

    cuTexRefGetArray(phArray: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isU64Array(phArray, 1))) checkArguments('cuTexRefGetArray', [phArray, hTexRef])
      const cuResult = raw.cuTexRefGetArray(phArray, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetArray', cuResult)
    }

    cuTexRefGetMipmappedArray(phMipmappedArray: BigUint64Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isU64Array(phMipmappedArray, 1))) checkArguments('cuTexRefGetMipmappedArray', [phMipmappedArray, hTexRef])
      const cuResult = raw.cuTexRefGetMipmappedArray(phMipmappedArray, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmappedArray', cuResult)
    }

    cuTexRefGetAddressMode(pam: Int32Array | null, hTexRef: CUtexref, dim: number): number {
      if (!(isU64(hTexRef) && isI32(dim) && isI32Array(pam, 1))) checkArguments('cuTexRefGetAddressMode', [pam, hTexRef, dim])
      const cuResult = raw.cuTexRefGetAddressMode(pam, hTexRef, dim)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetAddressMode', cuResult)
    }

    cuTexRefGetFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isI32Array(pfm, 1))) checkArguments('cuTexRefGetFilterMode', [pfm, hTexRef])
      const cuResult = raw.cuTexRefGetFilterMode(pfm, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFilterMode', cuResult)
    }

    cuTexRefGetFormat(pFormat: Int32Array | null, pNumChannels: Int32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isI32Array(pFormat, 1) && isI32Array(pNumChannels, 1))) checkArguments('cuTexRefGetFormat', [pFormat, pNumChannels, hTexRef])
      const cuResult = raw.cuTexRefGetFormat(pFormat, pNumChannels, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFormat', cuResult)
    }

    cuTexRefGetMipmapFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isI32Array(pfm, 1))) checkArguments('cuTexRefGetMipmapFilterMode', [pfm, hTexRef])
      const cuResult = raw.cuTexRefGetMipmapFilterMode(pfm, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapFilterMode', cuResult)
    }

    cuTexRefGetMipmapLevelBias(pbias: Float32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isF32Array(pbias, 1))) checkArguments('cuTexRefGetMipmapLevelBias', [pbias, hTexRef])
      const cuResult = raw.cuTexRefGetMipmapLevelBias(pbias, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapLevelBias', cuResult)
    }

    cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Float32Array | null, pmaxMipmapLevelClamp: Float32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isF32Array(pminMipmapLevelClamp, 1) && isF32Array(pmaxMipmapLevelClamp, 1))) checkArguments('cuTexRefGetMipmapLevelClamp', [pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef])
      const cuResult = raw.cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMipmapLevelClamp', cuResult)
    }

    cuTexRefGetMaxAnisotropy(pmaxAniso: Int32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isI32Array(pmaxAniso, 1))) checkArguments('cuTexRefGetMaxAnisotropy', [pmaxAniso, hTexRef])
      const cuResult = raw.cuTexRefGetMaxAnisotropy(pmaxAniso, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetMaxAnisotropy', cuResult)
    }

    cuTexRefGetBorderColor(pBorderColor: Float32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isF32Array(pBorderColor, 4))) checkArguments('cuTexRefGetBorderColor', [pBorderColor, hTexRef])
      const cuResult = raw.cuTexRefGetBorderColor(pBorderColor, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetBorderColor', cuResult)
    }

    cuTexRefGetFlags(pFlags: Uint32Array | null, hTexRef: CUtexref): number {
      if (!(isU64(hTexRef) && isU32Array(pFlags, 1))) checkArguments('cuTexRefGetFlags', [pFlags, hTexRef])
      const cuResult = raw.cuTexRefGetFlags(pFlags, hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefGetFlags', cuResult)
    }

    cuTexRefCreate(pTexRef: BigUint64Array | null): number {
      if (!(isU64Array(pTexRef, 1))) checkArguments('cuTexRefCreate', [pTexRef])
      const cuResult = raw.cuTexRefCreate(pTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefCreate', cuResult)
    }

    cuTexRefDestroy(hTexRef: CUtexref): number {
      if (!(isU64(hTexRef))) checkArguments('cuTexRefDestroy', [hTexRef])
      const cuResult = raw.cuTexRefDestroy(hTexRef)
      return cuResult === 0 ? 0 : checker.judge('cuTexRefDestroy', cuResult)
    }

    cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: number): number {
      if (!(isU64(hSurfRef) && isU64(hArray) && isU32(Flags))) checkArguments('cuSurfRefSetArray', [hSurfRef, hArray, Flags])
      const cuResult = raw.cuSurfRefSetArray(hSurfRef, hArray, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuSurfRefSetArray', cuResult)
    }

    cuSurfRefGetArray(phArray: BigUint64Array | null, hSurfRef: CUsurfref): number {
      if (!(isU64(hSurfRef) && isU64Array(phArray, 1))) checkArguments('cuSurfRefGetArray', [phArray, hSurfRef])
      const cuResult = raw.cuSurfRefGetArray(phArray, hSurfRef)
      return cuResult === 0 ? 0 : checker.judge('cuSurfRefGetArray', cuResult)
    }

    cuTexObjectCreate(pTexObject: BigUint64Array | null, pResDesc: Uint8Array | null, pTexDesc: Uint8Array | null, pResViewDesc: Uint8Array | null): number {
      if (!(isU64Array(pTexObject, 1) && isBytes(pResDesc, 144) && isBytes(pTexDesc, 104) && isBytes(pResViewDesc, 112))) checkArguments('cuTexObjectCreate', [pTexObject, pResDesc, pTexDesc, pResViewDesc])
      const cuResult = raw.cuTexObjectCreate(pTexObject, pResDesc, pTexDesc, pResViewDesc)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectCreate', cuResult)
    }

    cuTexObjectDestroy(texObject: CUtexObject): number {
      if (!(isU64(texObject))) checkArguments('cuTexObjectDestroy', [texObject])
      const cuResult = raw.cuTexObjectDestroy(texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectDestroy', cuResult)
    }

    cuTexObjectGetResourceDesc(pResDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!(isU64(texObject) && isBytes(pResDesc, 144))) checkArguments('cuTexObjectGetResourceDesc', [pResDesc, texObject])
      const cuResult = raw.cuTexObjectGetResourceDesc(pResDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetResourceDesc', cuResult)
    }

    cuTexObjectGetTextureDesc(pTexDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!(isU64(texObject) && isBytes(pTexDesc, 104))) checkArguments('cuTexObjectGetTextureDesc', [pTexDesc, texObject])
      const cuResult = raw.cuTexObjectGetTextureDesc(pTexDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetTextureDesc', cuResult)
    }

    cuTexObjectGetResourceViewDesc(pResViewDesc: Uint8Array | null, texObject: CUtexObject): number {
      if (!(isU64(texObject) && isBytes(pResViewDesc, 112))) checkArguments('cuTexObjectGetResourceViewDesc', [pResViewDesc, texObject])
      const cuResult = raw.cuTexObjectGetResourceViewDesc(pResViewDesc, texObject)
      return cuResult === 0 ? 0 : checker.judge('cuTexObjectGetResourceViewDesc', cuResult)
    }

    cuSurfObjectCreate(pSurfObject: BigUint64Array | null, pResDesc: Uint8Array | null): number {
      if (!(isU64Array(pSurfObject, 1) && isBytes(pResDesc, 144))) checkArguments('cuSurfObjectCreate', [pSurfObject, pResDesc])
      const cuResult = raw.cuSurfObjectCreate(pSurfObject, pResDesc)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectCreate', cuResult)
    }

    cuSurfObjectDestroy(surfObject: CUsurfObject): number {
      if (!(isU64(surfObject))) checkArguments('cuSurfObjectDestroy', [surfObject])
      const cuResult = raw.cuSurfObjectDestroy(surfObject)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectDestroy', cuResult)
    }

    cuSurfObjectGetResourceDesc(pResDesc: Uint8Array | null, surfObject: CUsurfObject): number {
      if (!(isU64(surfObject) && isBytes(pResDesc, 144))) checkArguments('cuSurfObjectGetResourceDesc', [pResDesc, surfObject])
      const cuResult = raw.cuSurfObjectGetResourceDesc(pResDesc, surfObject)
      return cuResult === 0 ? 0 : checker.judge('cuSurfObjectGetResourceDesc', cuResult)
    }

    cuTensorMapEncodeTiled(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, boxDim: Uint32Array | null, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (!(isI32(tensorDataType) && isU32(tensorRank) && isI32(interleave) && isI32(swizzle) && isI32(l2Promotion) && isI32(oobFill) && isBytes(tensorMap, 128) && isBytes(globalAddress, 1) && isU64Array(globalDim, Number(tensorRank)) && isU64Array(globalStrides, 0) && isU32Array(boxDim, Number(tensorRank)) && isU32Array(elementStrides, Number(tensorRank)))) checkArguments('cuTensorMapEncodeTiled', [tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill])
      const cuResult = raw.cuTensorMapEncodeTiled(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, boxDim, elementStrides, interleave, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeTiled', cuResult)
    }

    cuTensorMapEncodeIm2col(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCorner: Int32Array | null, pixelBoxUpperCorner: Int32Array | null, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (!(isI32(tensorDataType) && isU32(tensorRank) && isU32(channelsPerPixel) && isU32(pixelsPerColumn) && isI32(interleave) && isI32(swizzle) && isI32(l2Promotion) && isI32(oobFill) && isBytes(tensorMap, 128) && isBytes(globalAddress, 1) && isU64Array(globalDim, Number(tensorRank)) && isU64Array(globalStrides, 0) && isI32Array(pixelBoxLowerCorner, 1) && isI32Array(pixelBoxUpperCorner, 1) && isU32Array(elementStrides, Number(tensorRank)))) checkArguments('cuTensorMapEncodeIm2col', [tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill])
      const cuResult = raw.cuTensorMapEncodeIm2col(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCorner, pixelBoxUpperCorner, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeIm2col', cuResult)
    }

    cuTensorMapEncodeIm2colWide(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCornerWidth: number, pixelBoxUpperCornerWidth: number, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, mode: number, swizzle: number, l2Promotion: number, oobFill: number): number {
      if (!(isI32(tensorDataType) && isU32(tensorRank) && isI32(pixelBoxLowerCornerWidth) && isI32(pixelBoxUpperCornerWidth) && isU32(channelsPerPixel) && isU32(pixelsPerColumn) && isI32(interleave) && isI32(mode) && isI32(swizzle) && isI32(l2Promotion) && isI32(oobFill) && isBytes(tensorMap, 128) && isBytes(globalAddress, 1) && isU64Array(globalDim, Number(tensorRank)) && isU64Array(globalStrides, 0) && isU32Array(elementStrides, Number(tensorRank)))) checkArguments('cuTensorMapEncodeIm2colWide', [tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill])
      const cuResult = raw.cuTensorMapEncodeIm2colWide(tensorMap, tensorDataType, tensorRank, globalAddress, globalDim, globalStrides, pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel, pixelsPerColumn, elementStrides, interleave, mode, swizzle, l2Promotion, oobFill)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapEncodeIm2colWide', cuResult)
    }

    cuTensorMapReplaceAddress(tensorMap: Uint8Array | null, globalAddress: HostMemory): number {
      if (!(isBytes(tensorMap, 128) && isBytes(globalAddress, 1))) checkArguments('cuTensorMapReplaceAddress', [tensorMap, globalAddress])
      const cuResult = raw.cuTensorMapReplaceAddress(tensorMap, globalAddress)
      return cuResult === 0 ? 0 : checker.judge('cuTensorMapReplaceAddress', cuResult)
    }

    cuDeviceCanAccessPeer(canAccessPeer: Int32Array | null, dev: number, peerDev: number): number {
      if (!(isI32(dev) && isI32(peerDev) && isI32Array(canAccessPeer, 1))) checkArguments('cuDeviceCanAccessPeer', [canAccessPeer, dev, peerDev])
      const cuResult = raw.cuDeviceCanAccessPeer(canAccessPeer, dev, peerDev)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceCanAccessPeer', cuResult)
    }

    cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: number): number {
      if (!(isU64(peerContext) && isU32(Flags))) checkArguments('cuCtxEnablePeerAccess', [peerContext, Flags])
      const cuResult = raw.cuCtxEnablePeerAccess(peerContext, Flags)
      return cuResult === 0 ? 0 : checker.judge('cuCtxEnablePeerAccess', cuResult)
    }

    cuCtxDisablePeerAccess(peerContext: CUcontext): number {
      if (!(isU64(peerContext))) checkArguments('cuCtxDisablePeerAccess', [peerContext])
      const cuResult = raw.cuCtxDisablePeerAccess(peerContext)
      return cuResult === 0 ? 0 : checker.judge('cuCtxDisablePeerAccess', cuResult)
    }

    cuDeviceGetP2PAttribute(value: Int32Array | null, attrib: number, srcDevice: number, dstDevice: number): number {
      if (!(isI32(attrib) && isI32(srcDevice) && isI32(dstDevice) && isI32Array(value, 1))) checkArguments('cuDeviceGetP2PAttribute', [value, attrib, srcDevice, dstDevice])
      const cuResult = raw.cuDeviceGetP2PAttribute(value, attrib, srcDevice, dstDevice)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetP2PAttribute', cuResult)
    }

    cuDeviceGetP2PAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, srcDevice: number, dstDevice: number): number {
      if (!(isU32(count) && isI32(srcDevice) && isI32(dstDevice) && isU32Array(capabilities, Number(count)) && isI32Array(operations, Number(count)))) checkArguments('cuDeviceGetP2PAtomicCapabilities', [capabilities, operations, count, srcDevice, dstDevice])
      const cuResult = raw.cuDeviceGetP2PAtomicCapabilities(capabilities, operations, count, srcDevice, dstDevice)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetP2PAtomicCapabilities', cuResult)
    }

    cuGraphicsUnregisterResource(resource: CUgraphicsResource): number {
      if (!(isU64(resource))) checkArguments('cuGraphicsUnregisterResource', [resource])
      const cuResult = raw.cuGraphicsUnregisterResource(resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsUnregisterResource', cuResult)
    }

    cuGraphicsSubResourceGetMappedArray(pArray: BigUint64Array | null, resource: CUgraphicsResource, arrayIndex: number, mipLevel: number): number {
      if (!(isU64(resource) && isU32(arrayIndex) && isU32(mipLevel) && isU64Array(pArray, 1))) checkArguments('cuGraphicsSubResourceGetMappedArray', [pArray, resource, arrayIndex, mipLevel])
      const cuResult = raw.cuGraphicsSubResourceGetMappedArray(pArray, resource, arrayIndex, mipLevel)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsSubResourceGetMappedArray', cuResult)
    }

    cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: BigUint64Array | null, resource: CUgraphicsResource): number {
      if (!(isU64(resource) && isU64Array(pMipmappedArray, 1))) checkArguments('cuGraphicsResourceGetMappedMipmappedArray', [pMipmappedArray, resource])
      const cuResult = raw.cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray, resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceGetMappedMipmappedArray', cuResult)
    }

    cuGraphicsResourceGetMappedPointer(pDevPtr: BigUint64Array | null, pSize: BigUint64Array | null, resource: CUgraphicsResource): number {
      if (!(isU64(resource) && isU64Array(pDevPtr, 1) && isU64Array(pSize, 1))) checkArguments('cuGraphicsResourceGetMappedPointer', [pDevPtr, pSize, resource])
      const cuResult = raw.cuGraphicsResourceGetMappedPointer(pDevPtr, pSize, resource)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceGetMappedPointer', cuResult)
    }

    cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: number): number {
      if (!(isU64(resource) && isU32(flags))) checkArguments('cuGraphicsResourceSetMapFlags', [resource, flags])
      const cuResult = raw.cuGraphicsResourceSetMapFlags(resource, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsResourceSetMapFlags', cuResult)
    }

    cuGraphicsMapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
      if (!(isU32(count) && isU64(hStream) && isU64Array(resources, Number(count)))) checkArguments('cuGraphicsMapResources', [count, resources, hStream])
      const cuResult = raw.cuGraphicsMapResources(count, resources, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsMapResources', cuResult)
    }

    cuGraphicsUnmapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number {
      if (!(isU32(count) && isU64(hStream) && isU64Array(resources, Number(count)))) checkArguments('cuGraphicsUnmapResources', [count, resources, hStream])
      const cuResult = raw.cuGraphicsUnmapResources(count, resources, hStream)
      return cuResult === 0 ? 0 : checker.judge('cuGraphicsUnmapResources', cuResult)
    }

    cuGetProcAddress(symbol: string | null, pfn: BigUint64Array | null, cudaVersion: number, flags: number | bigint, symbolStatus: Int32Array | null): number {
      if (!(isI32(cudaVersion) && isU64(flags) && isText(symbol) && isU64Array(pfn, 1) && isI32Array(symbolStatus, 1))) checkArguments('cuGetProcAddress', [symbol, pfn, cudaVersion, flags, symbolStatus])
      const cuResult = raw.cuGetProcAddress(symbol, pfn, cudaVersion, flags, symbolStatus)
      return cuResult === 0 ? 0 : checker.judge('cuGetProcAddress', cuResult)
    }

    cuCoredumpGetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (!(isI32(attrib) && isU64Array(size, 1) && isBytes(value, firstOf(size)))) checkArguments('cuCoredumpGetAttribute', [attrib, value, size])
      const cuResult = raw.cuCoredumpGetAttribute(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpGetAttribute', cuResult)
    }

    cuCoredumpGetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (!(isI32(attrib) && isU64Array(size, 1) && isBytes(value, firstOf(size)))) checkArguments('cuCoredumpGetAttributeGlobal', [attrib, value, size])
      const cuResult = raw.cuCoredumpGetAttributeGlobal(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpGetAttributeGlobal', cuResult)
    }

    cuCoredumpSetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (!(isI32(attrib) && isU64Array(size, 1) && isBytes(value, firstOf(size)))) checkArguments('cuCoredumpSetAttribute', [attrib, value, size])
      const cuResult = raw.cuCoredumpSetAttribute(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpSetAttribute', cuResult)
    }

    cuCoredumpSetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number {
      if (!(isI32(attrib) && isU64Array(size, 1) && isBytes(value, firstOf(size)))) checkArguments('cuCoredumpSetAttributeGlobal', [attrib, value, size])
      const cuResult = raw.cuCoredumpSetAttributeGlobal(attrib, value, size)
      return cuResult === 0 ? 0 : checker.judge('cuCoredumpSetAttributeGlobal', cuResult)
    }

    cuGetExportTable(ppExportTable: BigUint64Array | null, pExportTableId: Uint8Array | null): number {
      if (!(isU64Array(ppExportTable, 1) && isBytes(pExportTableId, 16))) checkArguments('cuGetExportTable', [ppExportTable, pExportTableId])
      const cuResult = raw.cuGetExportTable(ppExportTable, pExportTableId)
      return cuResult === 0 ? 0 : checker.judge('cuGetExportTable', cuResult)
    }

    cuGreenCtxCreate(phCtx: BigUint64Array | null, desc: CUdevResourceDesc, dev: number, flags: number): number {
      if (!(isU64(desc) && isI32(dev) && isU32(flags) && isU64Array(phCtx, 1))) checkArguments('cuGreenCtxCreate', [phCtx, desc, dev, flags])
      const cuResult = raw.cuGreenCtxCreate(phCtx, desc, dev, flags)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxCreate', cuResult)
    }

    cuGreenCtxDestroy(hCtx: CUgreenCtx): number {
      if (!(isU64(hCtx))) checkArguments('cuGreenCtxDestroy', [hCtx])
      checker.requireNoPendingCallback('cuGreenCtxDestroy')
      const cuResult = raw.cuGreenCtxDestroy(hCtx)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxDestroy', cuResult)
    }

    cuCtxFromGreenCtx(pContext: BigUint64Array | null, hCtx: CUgreenCtx): number {
      if (!(isU64(hCtx) && isU64Array(pContext, 1))) checkArguments('cuCtxFromGreenCtx', [pContext, hCtx])
      const cuResult = raw.cuCtxFromGreenCtx(pContext, hCtx)
      return cuResult === 0 ? 0 : checker.judge('cuCtxFromGreenCtx', cuResult)
    }

    cuDeviceGetDevResource(device: number, resource: Uint8Array | null, type: number): number {
      if (!(isI32(device) && isI32(type) && isBytes(resource, 144))) checkArguments('cuDeviceGetDevResource', [device, resource, type])
      const cuResult = raw.cuDeviceGetDevResource(device, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuDeviceGetDevResource', cuResult)
    }

    cuCtxGetDevResource(hCtx: CUcontext, resource: Uint8Array | null, type: number): number {
      if (!(isU64(hCtx) && isI32(type) && isBytes(resource, 144))) checkArguments('cuCtxGetDevResource', [hCtx, resource, type])
      const cuResult = raw.cuCtxGetDevResource(hCtx, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuCtxGetDevResource', cuResult)
    }

    cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: Uint8Array | null, type: number): number {
      if (!(isU64(hCtx) && isI32(type) && isBytes(resource, 144))) checkArguments('cuGreenCtxGetDevResource', [hCtx, resource, type])
      const cuResult = raw.cuGreenCtxGetDevResource(hCtx, resource, type)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxGetDevResource', cuResult)
    }

    cuDevSmResourceSplitByCount(result: Uint8Array | null, nbGroups: Uint32Array | null, input: Uint8Array | null, remaining: Uint8Array | null, useFlags: number, minCount: number): number {
      if (!(isU32(useFlags) && isU32(minCount) && isU32Array(nbGroups, 1) && isBytes(input, 144) && isBytes(remaining, 144) && isBytes(result, firstOf(nbGroups) * 144))) checkArguments('cuDevSmResourceSplitByCount', [result, nbGroups, input, remaining, useFlags, minCount])
      const cuResult = raw.cuDevSmResourceSplitByCount(result, nbGroups, input, remaining, useFlags, minCount)
      return cuResult === 0 ? 0 : checker.judge('cuDevSmResourceSplitByCount', cuResult)
    }

    cuDevResourceGenerateDesc(phDesc: BigUint64Array | null, resources: Uint8Array | null, nbResources: number): number {
      if (!(isU32(nbResources) && isU64Array(phDesc, 1) && isBytes(resources, Number(nbResources) * 144))) checkArguments('cuDevResourceGenerateDesc', [phDesc, resources, nbResources])
      const cuResult = raw.cuDevResourceGenerateDesc(phDesc, resources, nbResources)
      return cuResult === 0 ? 0 : checker.judge('cuDevResourceGenerateDesc', cuResult)
    }

    cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
      if (!(isU64(hCtx) && isU64(hEvent))) checkArguments('cuGreenCtxRecordEvent', [hCtx, hEvent])
      const cuResult = raw.cuGreenCtxRecordEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxRecordEvent', cuResult)
    }

    cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent): number {
      if (!(isU64(hCtx) && isU64(hEvent))) checkArguments('cuGreenCtxWaitEvent', [hCtx, hEvent])
      const cuResult = raw.cuGreenCtxWaitEvent(hCtx, hEvent)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxWaitEvent', cuResult)
    }

    cuStreamGetGreenCtx(hStream: CUstream, phCtx: BigUint64Array | null): number {
      if (!(isU64(hStream) && isU64Array(phCtx, 1))) checkArguments('cuStreamGetGreenCtx', [hStream, phCtx])
      const cuResult = raw.cuStreamGetGreenCtx(hStream, phCtx)
      return cuResult === 0 ? 0 : checker.judge('cuStreamGetGreenCtx', cuResult)
    }

    cuGreenCtxStreamCreate(phStream: BigUint64Array | null, greenCtx: CUgreenCtx, flags: number, priority: number): number {
      if (!(isU64(greenCtx) && isU32(flags) && isI32(priority) && isU64Array(phStream, 1))) checkArguments('cuGreenCtxStreamCreate', [phStream, greenCtx, flags, priority])
      const cuResult = raw.cuGreenCtxStreamCreate(phStream, greenCtx, flags, priority)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxStreamCreate', cuResult)
    }

    cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: BigUint64Array | null): number {
      if (!(isU64(greenCtx) && isU64Array(greenCtxId, 1))) checkArguments('cuGreenCtxGetId', [greenCtx, greenCtxId])
      const cuResult = raw.cuGreenCtxGetId(greenCtx, greenCtxId)
      return cuResult === 0 ? 0 : checker.judge('cuGreenCtxGetId', cuResult)
    }

    cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: HostMemory, callback_out: BigUint64Array | null): number {
      if (!(isU64(callbackFunc) && isBytes(userData, 1) && isU64Array(callback_out, 1))) checkArguments('cuLogsRegisterCallback', [callbackFunc, userData, callback_out])
      const cuResult = raw.cuLogsRegisterCallback(callbackFunc, userData, callback_out)
      return cuResult === 0 ? 0 : checker.judge('cuLogsRegisterCallback', cuResult)
    }

    cuLogsUnregisterCallback(callback: CUlogsCallbackHandle): number {
      if (!(isU64(callback))) checkArguments('cuLogsUnregisterCallback', [callback])
      const cuResult = raw.cuLogsUnregisterCallback(callback)
      return cuResult === 0 ? 0 : checker.judge('cuLogsUnregisterCallback', cuResult)
    }

    cuLogsCurrent(iterator_out: Uint32Array | null, flags: number): number {
      if (!(isU32(flags) && isU32Array(iterator_out, 1))) checkArguments('cuLogsCurrent', [iterator_out, flags])
      const cuResult = raw.cuLogsCurrent(iterator_out, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsCurrent', cuResult)
    }

    cuLogsDumpToFile(iterator: Uint32Array | null, pathToFile: string | null, flags: number): number {
      if (!(isU32(flags) && isU32Array(iterator, 1) && isText(pathToFile))) checkArguments('cuLogsDumpToFile', [iterator, pathToFile, flags])
      const cuResult = raw.cuLogsDumpToFile(iterator, pathToFile, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsDumpToFile', cuResult)
    }

    cuLogsDumpToMemory(iterator: Uint32Array | null, buffer: Uint8Array | null, size: BigUint64Array | null, flags: number): number {
      if (!(isU32(flags) && isU32Array(iterator, 1) && isU64Array(size, 1) && isBytes(buffer, firstOf(size)))) checkArguments('cuLogsDumpToMemory', [iterator, buffer, size, flags])
      const cuResult = raw.cuLogsDumpToMemory(iterator, buffer, size, flags)
      return cuResult === 0 ? 0 : checker.judge('cuLogsDumpToMemory', cuResult)
    }

    cuCheckpointProcessGetRestoreThreadId(pid: number, tid: Int32Array | null): number {
      if (!(isI32(pid) && isI32Array(tid, 1))) checkArguments('cuCheckpointProcessGetRestoreThreadId', [pid, tid])
      const cuResult = raw.cuCheckpointProcessGetRestoreThreadId(pid, tid)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessGetRestoreThreadId', cuResult)
    }

    cuCheckpointProcessGetState(pid: number, state: Int32Array | null): number {
      if (!(isI32(pid) && isI32Array(state, 1))) checkArguments('cuCheckpointProcessGetState', [pid, state])
      const cuResult = raw.cuCheckpointProcessGetState(pid, state)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessGetState', cuResult)
    }

    cuCheckpointProcessLock(pid: number, args: Uint8Array | null): number {
      if (!(isI32(pid) && isBytes(args, 64))) checkArguments('cuCheckpointProcessLock', [pid, args])
      const cuResult = raw.cuCheckpointProcessLock(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessLock', cuResult)
    }

    cuCheckpointProcessCheckpoint(pid: number, args: Uint8Array | null): number {
      if (!(isI32(pid) && isBytes(args, 64))) checkArguments('cuCheckpointProcessCheckpoint', [pid, args])
      const cuResult = raw.cuCheckpointProcessCheckpoint(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessCheckpoint', cuResult)
    }

    cuCheckpointProcessRestore(pid: number, args: Uint8Array | null): number {
      if (!(isI32(pid) && isBytes(args, 64))) checkArguments('cuCheckpointProcessRestore', [pid, args])
      const cuResult = raw.cuCheckpointProcessRestore(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessRestore', cuResult)
    }

    cuCheckpointProcessUnlock(pid: number, args: Uint8Array | null): number {
      if (!(isI32(pid) && isBytes(args, 64))) checkArguments('cuCheckpointProcessUnlock', [pid, args])
      const cuResult = raw.cuCheckpointProcessUnlock(pid, args)
      return cuResult === 0 ? 0 : checker.judge('cuCheckpointProcessUnlock', cuResult)
    }
  }
  return new CheckedFunctions()
}
