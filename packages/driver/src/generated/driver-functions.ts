// Generated from cuda.h of CUDA 13.0 by `npm run bindings`. Do not edit: change tooling/bindings.

import type { HostMemory, StringOut } from '../host-memory.ts'
import type { CUarray, CUasyncCallback, CUasyncCallbackHandle, CUcontext, CUdevResourceDesc, CUdeviceptr, CUevent, CUexternalMemory, CUexternalSemaphore, CUfunction, CUgraph, CUgraphExec, CUgraphNode, CUgraphicsResource, CUgreenCtx, CUhostFn, CUkernel, CUlibrary, CUlinkState, CUlogsCallback, CUlogsCallbackHandle, CUmemGenericAllocationHandle, CUmemoryPool, CUmipmappedArray, CUmodule, CUoccupancyB2DSize, CUstream, CUstreamCallback, CUsurfObject, CUsurfref, CUtexObject, CUtexref, CUuserObject } from './handles.ts'

/**
 * The CUDA driver API: one method a function of cuda.h, under the name that C programs call it by.
 *
 * Handles, device addresses and sizes are numbers; a method returns the CUresult. What C writes through a pointer is
 * written into the typed array of that width that the caller keeps: `int *` an Int32Array, `size_t *`, handles and
 * device addresses a BigUint64Array, structs their bytes. `null` is the null pointer.
 */
export interface DriverFunctions {
  cuGetErrorString(error: number, pStr: StringOut | null): number
  cuGetErrorName(error: number, pStr: StringOut | null): number
  cuInit(Flags: number): number
  cuDriverGetVersion(driverVersion: Int32Array | null): number
  cuDeviceGet(device: Int32Array | null, ordinal: number): number
  cuDeviceGetCount(count: Int32Array | null): number
  cuDeviceGetName(name: Uint8Array | null, len: number, dev: number): number
  /** Links to `cuDeviceGetUuid_v2`. */
  cuDeviceGetUuid(uuid: Uint8Array | null, dev: number): number
  cuDeviceGetLuid(luid: Uint8Array | null, deviceNodeMask: Uint32Array | null, dev: number): number
  /** Links to `cuDeviceTotalMem_v2`. */
  cuDeviceTotalMem(bytes: BigUint64Array | null, dev: number): number
  cuDeviceGetTexture1DLinearMaxWidth(maxWidthInElements: BigUint64Array | null, format: number, numChannels: number, dev: number): number
  cuDeviceGetAttribute(pi: Int32Array | null, attrib: number, dev: number): number
  cuDeviceGetHostAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, dev: number): number
  cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: HostMemory, dev: number, flags: number): number
  cuDeviceSetMemPool(dev: number, pool: CUmemoryPool): number
  cuDeviceGetMemPool(pool: BigUint64Array | null, dev: number): number
  cuDeviceGetDefaultMemPool(pool_out: BigUint64Array | null, dev: number): number
  cuDeviceGetExecAffinitySupport(pi: Int32Array | null, type: number, dev: number): number
  cuFlushGPUDirectRDMAWrites(target: number, scope: number): number
  cuDeviceGetProperties(prop: Uint8Array | null, dev: number): number
  cuDeviceComputeCapability(major: Int32Array | null, minor: Int32Array | null, dev: number): number
  cuDevicePrimaryCtxRetain(pctx: BigUint64Array | null, dev: number): number
  /** Links to `cuDevicePrimaryCtxRelease_v2`. */
  cuDevicePrimaryCtxRelease(dev: number): number
  /** Links to `cuDevicePrimaryCtxSetFlags_v2`. */
  cuDevicePrimaryCtxSetFlags(dev: number, flags: number): number
  cuDevicePrimaryCtxGetState(dev: number, flags: Uint32Array | null, active: Int32Array | null): number
  /** Links to `cuDevicePrimaryCtxReset_v2`. */
  cuDevicePrimaryCtxReset(dev: number): number
  /** Links to `cuCtxCreate_v4`. */
  cuCtxCreate(pctx: BigUint64Array | null, ctxCreateParams: Uint8Array | null, flags: number, dev: number): number
  /** Links to `cuCtxDestroy_v2`. */
  cuCtxDestroy(ctx: CUcontext): number
  /** Links to `cuCtxPushCurrent_v2`. */
  cuCtxPushCurrent(ctx: CUcontext): number
  /** Links to `cuCtxPopCurrent_v2`. */
  cuCtxPopCurrent(pctx: BigUint64Array | null): number
  cuCtxSetCurrent(ctx: CUcontext): number
  cuCtxGetCurrent(pctx: BigUint64Array | null): number
  cuCtxGetDevice(device: Int32Array | null): number
  cuCtxGetDevice_v2(device: Int32Array | null, ctx: CUcontext): number
  cuCtxGetFlags(flags: Uint32Array | null): number
  cuCtxSetFlags(flags: number): number
  cuCtxGetId(ctx: CUcontext, ctxId: BigUint64Array | null): number
  cuCtxSynchronize(): number
  cuCtxSynchronize_v2(ctx: CUcontext): number
  cuCtxSetLimit(limit: number, value: number): number
  cuCtxGetLimit(pvalue: BigUint64Array | null, limit: number): number
  cuCtxGetCacheConfig(pconfig: Int32Array | null): number
  cuCtxSetCacheConfig(config: number): number
  cuCtxGetApiVersion(ctx: CUcontext, version: Uint32Array | null): number
  cuCtxGetStreamPriorityRange(leastPriority: Int32Array | null, greatestPriority: Int32Array | null): number
  cuCtxResetPersistingL2Cache(): number
  cuCtxGetExecAffinity(pExecAffinity: Uint8Array | null, type: number): number
  cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent): number
  cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent): number
  cuCtxAttach(pctx: BigUint64Array | null, flags: number): number
  cuCtxDetach(ctx: CUcontext): number
  cuCtxGetSharedMemConfig(pConfig: Int32Array | null): number
  cuCtxSetSharedMemConfig(config: number): number
  cuModuleLoad(module: BigUint64Array | null, fname: string | null): number
  cuModuleLoadData(module: BigUint64Array | null, image: HostMemory): number
  cuModuleLoadDataEx(module: BigUint64Array | null, image: HostMemory, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number
  cuModuleLoadFatBinary(module: BigUint64Array | null, fatCubin: HostMemory): number
  cuModuleUnload(hmod: CUmodule): number
  cuModuleGetLoadingMode(mode: Int32Array | null): number
  cuModuleGetFunction(hfunc: BigUint64Array | null, hmod: CUmodule, name: string | null): number
  cuModuleGetFunctionCount(count: Uint32Array | null, mod: CUmodule): number
  cuModuleEnumerateFunctions(functions: BigUint64Array | null, numFunctions: number, mod: CUmodule): number
  /** Links to `cuModuleGetGlobal_v2`. */
  cuModuleGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, hmod: CUmodule, name: string | null): number
  /** Links to `cuLinkCreate_v2`. */
  cuLinkCreate(numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null, stateOut: BigUint64Array | null): number
  /** Links to `cuLinkAddData_v2`. */
  cuLinkAddData(state: CUlinkState, type: number, data: HostMemory, size: number, name: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number
  /** Links to `cuLinkAddFile_v2`. */
  cuLinkAddFile(state: CUlinkState, type: number, path: string | null, numOptions: number, options: Int32Array | null, optionValues: BigUint64Array | null): number
  cuLinkComplete(state: CUlinkState, cubinOut: BigUint64Array | null, sizeOut: BigUint64Array | null): number
  cuLinkDestroy(state: CUlinkState): number
  cuModuleGetTexRef(pTexRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number
  cuModuleGetSurfRef(pSurfRef: BigUint64Array | null, hmod: CUmodule, name: string | null): number
  cuLibraryLoadData(library: BigUint64Array | null, code: HostMemory, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number
  cuLibraryLoadFromFile(library: BigUint64Array | null, fileName: string | null, jitOptions: Int32Array | null, jitOptionsValues: BigUint64Array | null, numJitOptions: number, libraryOptions: Int32Array | null, libraryOptionValues: BigUint64Array | null, numLibraryOptions: number): number
  cuLibraryUnload(library: CUlibrary): number
  cuLibraryGetKernel(pKernel: BigUint64Array | null, library: CUlibrary, name: string | null): number
  cuLibraryGetKernelCount(count: Uint32Array | null, lib: CUlibrary): number
  cuLibraryEnumerateKernels(kernels: BigUint64Array | null, numKernels: number, lib: CUlibrary): number
  cuLibraryGetModule(pMod: BigUint64Array | null, library: CUlibrary): number
  cuKernelGetFunction(pFunc: BigUint64Array | null, kernel: CUkernel): number
  cuKernelGetLibrary(pLib: BigUint64Array | null, kernel: CUkernel): number
  cuLibraryGetGlobal(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number
  cuLibraryGetManaged(dptr: BigUint64Array | null, bytes: BigUint64Array | null, library: CUlibrary, name: string | null): number
  cuLibraryGetUnifiedFunction(fptr: BigUint64Array | null, library: CUlibrary, symbol: string | null): number
  cuKernelGetAttribute(pi: Int32Array | null, attrib: number, kernel: CUkernel, dev: number): number
  cuKernelSetAttribute(attrib: number, val: number, kernel: CUkernel, dev: number): number
  cuKernelSetCacheConfig(kernel: CUkernel, config: number, dev: number): number
  cuKernelGetName(name: StringOut | null, hfunc: CUkernel): number
  cuKernelGetParamInfo(kernel: CUkernel, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number
  /** Links to `cuMemGetInfo_v2`. */
  cuMemGetInfo(free: BigUint64Array | null, total: BigUint64Array | null): number
  /** Links to `cuMemAlloc_v2`. */
  cuMemAlloc(dptr: BigUint64Array | null, bytesize: number): number
  /** Links to `cuMemAllocPitch_v2`. */
  cuMemAllocPitch(dptr: BigUint64Array | null, pPitch: BigUint64Array | null, WidthInBytes: number, Height: number, ElementSizeBytes: number): number
  /** Links to `cuMemFree_v2`. */
  cuMemFree(dptr: CUdeviceptr): number
  /** Links to `cuMemGetAddressRange_v2`. */
  cuMemGetAddressRange(pbase: BigUint64Array | null, psize: BigUint64Array | null, dptr: CUdeviceptr): number
  /** Links to `cuMemAllocHost_v2`. */
  cuMemAllocHost(pp: BigUint64Array | null, bytesize: number): number
  cuMemFreeHost(p: HostMemory): number
  cuMemHostAlloc(pp: BigUint64Array | null, bytesize: number, Flags: number): number
  /** Links to `cuMemHostGetDevicePointer_v2`. */
  cuMemHostGetDevicePointer(pdptr: BigUint64Array | null, p: HostMemory, Flags: number): number
  cuMemHostGetFlags(pFlags: Uint32Array | null, p: HostMemory): number
  cuMemAllocManaged(dptr: BigUint64Array | null, bytesize: number, flags: number): number
  cuDeviceRegisterAsyncNotification(device: number, callbackFunc: CUasyncCallback, userData: HostMemory, callback: BigUint64Array | null): number
  cuDeviceUnregisterAsyncNotification(device: number, callback: CUasyncCallbackHandle): number
  cuDeviceGetByPCIBusId(dev: Int32Array | null, pciBusId: string | null): number
  cuDeviceGetPCIBusId(pciBusId: Uint8Array | null, len: number, dev: number): number
  cuIpcGetEventHandle(pHandle: Uint8Array | null, event: CUevent): number
  cuIpcOpenEventHandle(phEvent: BigUint64Array | null, handle: Uint8Array): number
  cuIpcGetMemHandle(pHandle: Uint8Array | null, dptr: CUdeviceptr): number
  /** Links to `cuIpcOpenMemHandle_v2`. */
  cuIpcOpenMemHandle(pdptr: BigUint64Array | null, handle: Uint8Array, Flags: number): number
  cuIpcCloseMemHandle(dptr: CUdeviceptr): number
  /** Links to `cuMemHostRegister_v2`. */
  cuMemHostRegister(p: HostMemory, bytesize: number, Flags: number): number
  cuMemHostUnregister(p: HostMemory): number
  cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number): number
  cuMemcpyPeer(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number): number
  /** Links to `cuMemcpyHtoD_v2`. */
  cuMemcpyHtoD(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number): number
  /** Links to `cuMemcpyDtoH_v2`. */
  cuMemcpyDtoH(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number): number
  /** Links to `cuMemcpyDtoD_v2`. */
  cuMemcpyDtoD(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number): number
  /** Links to `cuMemcpyDtoA_v2`. */
  cuMemcpyDtoA(dstArray: CUarray, dstOffset: number, srcDevice: CUdeviceptr, ByteCount: number): number
  /** Links to `cuMemcpyAtoD_v2`. */
  cuMemcpyAtoD(dstDevice: CUdeviceptr, srcArray: CUarray, srcOffset: number, ByteCount: number): number
  /** Links to `cuMemcpyHtoA_v2`. */
  cuMemcpyHtoA(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number): number
  /** Links to `cuMemcpyAtoH_v2`. */
  cuMemcpyAtoH(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number): number
  /** Links to `cuMemcpyAtoA_v2`. */
  cuMemcpyAtoA(dstArray: CUarray, dstOffset: number, srcArray: CUarray, srcOffset: number, ByteCount: number): number
  /** Links to `cuMemcpy2D_v2`. */
  cuMemcpy2D(pCopy: Uint8Array | null): number
  /** Links to `cuMemcpy2DUnaligned_v2`. */
  cuMemcpy2DUnaligned(pCopy: Uint8Array | null): number
  /** Links to `cuMemcpy3D_v2`. */
  cuMemcpy3D(pCopy: Uint8Array | null): number
  cuMemcpy3DPeer(pCopy: Uint8Array | null): number
  cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: number, hStream: CUstream): number
  cuMemcpyPeerAsync(dstDevice: CUdeviceptr, dstContext: CUcontext, srcDevice: CUdeviceptr, srcContext: CUcontext, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpyHtoDAsync_v2`. */
  cuMemcpyHtoDAsync(dstDevice: CUdeviceptr, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpyDtoHAsync_v2`. */
  cuMemcpyDtoHAsync(dstHost: HostMemory, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpyDtoDAsync_v2`. */
  cuMemcpyDtoDAsync(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpyHtoAAsync_v2`. */
  cuMemcpyHtoAAsync(dstArray: CUarray, dstOffset: number, srcHost: HostMemory, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpyAtoHAsync_v2`. */
  cuMemcpyAtoHAsync(dstHost: HostMemory, srcArray: CUarray, srcOffset: number, ByteCount: number, hStream: CUstream): number
  /** Links to `cuMemcpy2DAsync_v2`. */
  cuMemcpy2DAsync(pCopy: Uint8Array | null, hStream: CUstream): number
  /** Links to `cuMemcpy3DAsync_v2`. */
  cuMemcpy3DAsync(pCopy: Uint8Array | null, hStream: CUstream): number
  cuMemcpy3DPeerAsync(pCopy: Uint8Array | null, hStream: CUstream): number
  /** Links to `cuMemcpyBatchAsync_v2`. */
  cuMemcpyBatchAsync(dsts: BigUint64Array | null, srcs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, attrs: Uint8Array | null, attrsIdxs: BigUint64Array | null, numAttrs: number, hStream: CUstream): number
  /** Links to `cuMemcpy3DBatchAsync_v2`. */
  cuMemcpy3DBatchAsync(numOps: number, opList: Uint8Array | null, flags: number | bigint, hStream: CUstream): number
  /** Links to `cuMemsetD8_v2`. */
  cuMemsetD8(dstDevice: CUdeviceptr, uc: number, N: number): number
  /** Links to `cuMemsetD16_v2`. */
  cuMemsetD16(dstDevice: CUdeviceptr, us: number, N: number): number
  /** Links to `cuMemsetD32_v2`. */
  cuMemsetD32(dstDevice: CUdeviceptr, ui: number, N: number): number
  /** Links to `cuMemsetD2D8_v2`. */
  cuMemsetD2D8(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number): number
  /** Links to `cuMemsetD2D16_v2`. */
  cuMemsetD2D16(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number): number
  /** Links to `cuMemsetD2D32_v2`. */
  cuMemsetD2D32(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number): number
  cuMemsetD8Async(dstDevice: CUdeviceptr, uc: number, N: number, hStream: CUstream): number
  cuMemsetD16Async(dstDevice: CUdeviceptr, us: number, N: number, hStream: CUstream): number
  cuMemsetD32Async(dstDevice: CUdeviceptr, ui: number, N: number, hStream: CUstream): number
  cuMemsetD2D8Async(dstDevice: CUdeviceptr, dstPitch: number, uc: number, Width: number, Height: number, hStream: CUstream): number
  cuMemsetD2D16Async(dstDevice: CUdeviceptr, dstPitch: number, us: number, Width: number, Height: number, hStream: CUstream): number
  cuMemsetD2D32Async(dstDevice: CUdeviceptr, dstPitch: number, ui: number, Width: number, Height: number, hStream: CUstream): number
  /** Links to `cuArrayCreate_v2`. */
  cuArrayCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number
  /** Links to `cuArrayGetDescriptor_v2`. */
  cuArrayGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number
  cuArrayGetSparseProperties(sparseProperties: Uint8Array | null, array: CUarray): number
  cuMipmappedArrayGetSparseProperties(sparseProperties: Uint8Array | null, mipmap: CUmipmappedArray): number
  cuArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, array: CUarray, device: number): number
  cuMipmappedArrayGetMemoryRequirements(memoryRequirements: Uint8Array | null, mipmap: CUmipmappedArray, device: number): number
  cuArrayGetPlane(pPlaneArray: BigUint64Array | null, hArray: CUarray, planeIdx: number): number
  cuArrayDestroy(hArray: CUarray): number
  /** Links to `cuArray3DCreate_v2`. */
  cuArray3DCreate(pHandle: BigUint64Array | null, pAllocateArray: Uint8Array | null): number
  /** Links to `cuArray3DGetDescriptor_v2`. */
  cuArray3DGetDescriptor(pArrayDescriptor: Uint8Array | null, hArray: CUarray): number
  cuMipmappedArrayCreate(pHandle: BigUint64Array | null, pMipmappedArrayDesc: Uint8Array | null, numMipmapLevels: number): number
  cuMipmappedArrayGetLevel(pLevelArray: BigUint64Array | null, hMipmappedArray: CUmipmappedArray, level: number): number
  cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray): number
  cuMemGetHandleForAddressRange(handle: HostMemory, dptr: CUdeviceptr, size: number, handleType: number, flags: number | bigint): number
  cuMemBatchDecompressAsync(paramsArray: Uint8Array | null, count: number, flags: number, errorIndex: BigUint64Array | null, stream: CUstream): number
  cuMemAddressReserve(ptr: BigUint64Array | null, size: number, alignment: number, addr: CUdeviceptr, flags: number | bigint): number
  cuMemAddressFree(ptr: CUdeviceptr, size: number): number
  cuMemCreate(handle: BigUint64Array | null, size: number, prop: Uint8Array | null, flags: number | bigint): number
  cuMemRelease(handle: CUmemGenericAllocationHandle): number
  cuMemMap(ptr: CUdeviceptr, size: number, offset: number, handle: CUmemGenericAllocationHandle, flags: number | bigint): number
  cuMemMapArrayAsync(mapInfoList: Uint8Array | null, count: number, hStream: CUstream): number
  cuMemUnmap(ptr: CUdeviceptr, size: number): number
  cuMemSetAccess(ptr: CUdeviceptr, size: number, desc: Uint8Array | null, count: number): number
  cuMemGetAccess(flags: BigUint64Array | null, location: Uint8Array | null, ptr: CUdeviceptr): number
  cuMemExportToShareableHandle(shareableHandle: HostMemory, handle: CUmemGenericAllocationHandle, handleType: number, flags: number | bigint): number
  cuMemImportFromShareableHandle(handle: BigUint64Array | null, osHandle: HostMemory, shHandleType: number): number
  cuMemGetAllocationGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number
  cuMemGetAllocationPropertiesFromHandle(prop: Uint8Array | null, handle: CUmemGenericAllocationHandle): number
  cuMemRetainAllocationHandle(handle: BigUint64Array | null, addr: HostMemory): number
  cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream): number
  cuMemAllocAsync(dptr: BigUint64Array | null, bytesize: number, hStream: CUstream): number
  cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: number): number
  cuMemPoolSetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number
  cuMemPoolGetAttribute(pool: CUmemoryPool, attr: number, value: HostMemory): number
  cuMemPoolSetAccess(pool: CUmemoryPool, map: Uint8Array | null, count: number): number
  cuMemPoolGetAccess(flags: Int32Array | null, memPool: CUmemoryPool, location: Uint8Array | null): number
  cuMemPoolCreate(pool: BigUint64Array | null, poolProps: Uint8Array | null): number
  cuMemPoolDestroy(pool: CUmemoryPool): number
  cuMemGetDefaultMemPool(pool_out: BigUint64Array | null, location: Uint8Array | null, type: number): number
  cuMemGetMemPool(pool: BigUint64Array | null, location: Uint8Array | null, type: number): number
  cuMemSetMemPool(location: Uint8Array | null, type: number, pool: CUmemoryPool): number
  cuMemAllocFromPoolAsync(dptr: BigUint64Array | null, bytesize: number, pool: CUmemoryPool, hStream: CUstream): number
  cuMemPoolExportToShareableHandle(handle_out: HostMemory, pool: CUmemoryPool, handleType: number, flags: number | bigint): number
  cuMemPoolImportFromShareableHandle(pool_out: BigUint64Array | null, handle: HostMemory, handleType: number, flags: number | bigint): number
  cuMemPoolExportPointer(shareData_out: Uint8Array | null, ptr: CUdeviceptr): number
  cuMemPoolImportPointer(ptr_out: BigUint64Array | null, pool: CUmemoryPool, shareData: Uint8Array | null): number
  cuMulticastCreate(mcHandle: BigUint64Array | null, prop: Uint8Array | null): number
  cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: number): number
  cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memHandle: CUmemGenericAllocationHandle, memOffset: number, size: number, flags: number | bigint): number
  cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle, mcOffset: number, memptr: CUdeviceptr, size: number, flags: number | bigint): number
  cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle, dev: number, mcOffset: number, size: number): number
  cuMulticastGetGranularity(granularity: BigUint64Array | null, prop: Uint8Array | null, option: number): number
  cuPointerGetAttribute(data: HostMemory, attribute: number, ptr: CUdeviceptr): number
  /** Links to `cuMemPrefetchAsync_v2`. */
  cuMemPrefetchAsync(devPtr: CUdeviceptr, count: number, location: Uint8Array, flags: number, hStream: CUstream): number
  /** Links to `cuMemAdvise_v2`. */
  cuMemAdvise(devPtr: CUdeviceptr, count: number, advice: number, location: Uint8Array): number
  cuMemPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number
  cuMemDiscardBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, flags: number | bigint, hStream: CUstream): number
  cuMemDiscardAndPrefetchBatchAsync(dptrs: BigUint64Array | null, sizes: BigUint64Array | null, count: number, prefetchLocs: Uint8Array | null, prefetchLocIdxs: BigUint64Array | null, numPrefetchLocs: number, flags: number | bigint, hStream: CUstream): number
  cuMemRangeGetAttribute(data: HostMemory, dataSize: number, attribute: number, devPtr: CUdeviceptr, count: number): number
  cuMemRangeGetAttributes(data: BigUint64Array | null, dataSizes: BigUint64Array | null, attributes: Int32Array | null, numAttributes: number, devPtr: CUdeviceptr, count: number): number
  cuPointerSetAttribute(value: HostMemory, attribute: number, ptr: CUdeviceptr): number
  cuPointerGetAttributes(numAttributes: number, attributes: Int32Array | null, data: BigUint64Array | null, ptr: CUdeviceptr): number
  cuStreamCreate(phStream: BigUint64Array | null, Flags: number): number
  cuStreamCreateWithPriority(phStream: BigUint64Array | null, flags: number, priority: number): number
  cuStreamGetPriority(hStream: CUstream, priority: Int32Array | null): number
  cuStreamGetDevice(hStream: CUstream, device: Int32Array | null): number
  cuStreamGetFlags(hStream: CUstream, flags: Uint32Array | null): number
  cuStreamGetId(hStream: CUstream, streamId: BigUint64Array | null): number
  cuStreamGetCtx(hStream: CUstream, pctx: BigUint64Array | null): number
  cuStreamGetCtx_v2(hStream: CUstream, pCtx: BigUint64Array | null, pGreenCtx: BigUint64Array | null): number
  cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: number): number
  cuStreamAddCallback(hStream: CUstream, callback: CUstreamCallback, userData: HostMemory, flags: number): number
  /** Links to `cuStreamBeginCapture_v2`. */
  cuStreamBeginCapture(hStream: CUstream, mode: number): number
  cuStreamBeginCaptureToGraph(hStream: CUstream, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, mode: number): number
  cuThreadExchangeStreamCaptureMode(mode: Int32Array | null): number
  cuStreamEndCapture(hStream: CUstream, phGraph: BigUint64Array | null): number
  cuStreamIsCapturing(hStream: CUstream, captureStatus: Int32Array | null): number
  /** Links to `cuStreamGetCaptureInfo_v3`. */
  cuStreamGetCaptureInfo(hStream: CUstream, captureStatus_out: Int32Array | null, id_out: BigUint64Array | null, graph_out: BigUint64Array | null, dependencies_out: BigUint64Array | null, edgeData_out: BigUint64Array | null, numDependencies_out: BigUint64Array | null): number
  /** Links to `cuStreamUpdateCaptureDependencies_v2`. */
  cuStreamUpdateCaptureDependencies(hStream: CUstream, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, flags: number): number
  cuStreamAttachMemAsync(hStream: CUstream, dptr: CUdeviceptr, length: number, flags: number): number
  cuStreamQuery(hStream: CUstream): number
  cuStreamSynchronize(hStream: CUstream): number
  /** Links to `cuStreamDestroy_v2`. */
  cuStreamDestroy(hStream: CUstream): number
  cuStreamCopyAttributes(dst: CUstream, src: CUstream): number
  cuStreamGetAttribute(hStream: CUstream, attr: number, value_out: Uint8Array | null): number
  cuStreamSetAttribute(hStream: CUstream, attr: number, value: Uint8Array | null): number
  cuEventCreate(phEvent: BigUint64Array | null, Flags: number): number
  cuEventRecord(hEvent: CUevent, hStream: CUstream): number
  cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream, flags: number): number
  cuEventQuery(hEvent: CUevent): number
  cuEventSynchronize(hEvent: CUevent): number
  /** Links to `cuEventDestroy_v2`. */
  cuEventDestroy(hEvent: CUevent): number
  /** Links to `cuEventElapsedTime_v2`. */
  cuEventElapsedTime(pMilliseconds: Float32Array | null, hStart: CUevent, hEnd: CUevent): number
  cuImportExternalMemory(extMem_out: BigUint64Array | null, memHandleDesc: Uint8Array | null): number
  cuExternalMemoryGetMappedBuffer(devPtr: BigUint64Array | null, extMem: CUexternalMemory, bufferDesc: Uint8Array | null): number
  cuExternalMemoryGetMappedMipmappedArray(mipmap: BigUint64Array | null, extMem: CUexternalMemory, mipmapDesc: Uint8Array | null): number
  cuDestroyExternalMemory(extMem: CUexternalMemory): number
  cuImportExternalSemaphore(extSem_out: BigUint64Array | null, semHandleDesc: Uint8Array | null): number
  cuSignalExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number
  cuWaitExternalSemaphoresAsync(extSemArray: BigUint64Array | null, paramsArray: Uint8Array | null, numExtSems: number, stream: CUstream): number
  cuDestroyExternalSemaphore(extSem: CUexternalSemaphore): number
  /** Links to `cuStreamWaitValue32_v2`. */
  cuStreamWaitValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number
  /** Links to `cuStreamWaitValue64_v2`. */
  cuStreamWaitValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number
  /** Links to `cuStreamWriteValue32_v2`. */
  cuStreamWriteValue32(stream: CUstream, addr: CUdeviceptr, value: number, flags: number): number
  /** Links to `cuStreamWriteValue64_v2`. */
  cuStreamWriteValue64(stream: CUstream, addr: CUdeviceptr, value: number | bigint, flags: number): number
  /** Links to `cuStreamBatchMemOp_v2`. */
  cuStreamBatchMemOp(stream: CUstream, count: number, paramArray: Uint8Array | null, flags: number): number
  cuFuncGetAttribute(pi: Int32Array | null, attrib: number, hfunc: CUfunction): number
  cuFuncSetAttribute(hfunc: CUfunction, attrib: number, value: number): number
  cuFuncSetCacheConfig(hfunc: CUfunction, config: number): number
  cuFuncGetModule(hmod: BigUint64Array | null, hfunc: CUfunction): number
  cuFuncGetName(name: StringOut | null, hfunc: CUfunction): number
  cuFuncGetParamInfo(func: CUfunction, paramIndex: number, paramOffset: BigUint64Array | null, paramSize: BigUint64Array | null): number
  cuFuncIsLoaded(state: Int32Array | null, function_: CUfunction): number
  cuFuncLoad(function_: CUfunction): number
  cuLaunchKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number
  cuLaunchKernelEx(config: Uint8Array | null, f: CUfunction, kernelParams: BigUint64Array | null, extra: BigUint64Array | null): number
  cuLaunchCooperativeKernel(f: CUfunction, gridDimX: number, gridDimY: number, gridDimZ: number, blockDimX: number, blockDimY: number, blockDimZ: number, sharedMemBytes: number, hStream: CUstream, kernelParams: BigUint64Array | null): number
  cuLaunchCooperativeKernelMultiDevice(launchParamsList: Uint8Array | null, numDevices: number, flags: number): number
  cuLaunchHostFunc(hStream: CUstream, fn: CUhostFn, userData: HostMemory): number
  cuFuncSetBlockShape(hfunc: CUfunction, x: number, y: number, z: number): number
  cuFuncSetSharedSize(hfunc: CUfunction, bytes: number): number
  cuParamSetSize(hfunc: CUfunction, numbytes: number): number
  cuParamSeti(hfunc: CUfunction, offset: number, value: number): number
  cuParamSetf(hfunc: CUfunction, offset: number, value: number): number
  cuParamSetv(hfunc: CUfunction, offset: number, ptr: HostMemory, numbytes: number): number
  cuLaunch(f: CUfunction): number
  cuLaunchGrid(f: CUfunction, grid_width: number, grid_height: number): number
  cuLaunchGridAsync(f: CUfunction, grid_width: number, grid_height: number, hStream: CUstream): number
  cuParamSetTexRef(hfunc: CUfunction, texunit: number, hTexRef: CUtexref): number
  cuFuncSetSharedMemConfig(hfunc: CUfunction, config: number): number
  cuGraphCreate(phGraph: BigUint64Array | null, flags: number): number
  /** Links to `cuGraphAddKernelNode_v2`. */
  cuGraphAddKernelNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  /** Links to `cuGraphKernelNodeGetParams_v2`. */
  cuGraphKernelNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  /** Links to `cuGraphKernelNodeSetParams_v2`. */
  cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddMemcpyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, copyParams: Uint8Array | null, ctx: CUcontext): number
  cuGraphMemcpyNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphMemcpyNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddMemsetNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, memsetParams: Uint8Array | null, ctx: CUcontext): number
  cuGraphMemsetNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphMemsetNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddHostNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphHostNodeGetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphHostNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddChildGraphNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, childGraph: CUgraph): number
  cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode, phGraph: BigUint64Array | null): number
  cuGraphAddEmptyNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number): number
  cuGraphAddEventRecordNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number
  cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number
  cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent): number
  cuGraphAddEventWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, event: CUevent): number
  cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode, event_out: BigUint64Array | null): number
  cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent): number
  cuGraphAddExternalSemaphoresSignalNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number
  cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddExternalSemaphoresWaitNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number
  cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddBatchMemOpNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: Uint8Array | null): number
  cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphAddMemAllocNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: Uint8Array | null): number
  cuGraphAddMemFreeNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, numDependencies: number, dptr: CUdeviceptr): number
  cuGraphMemFreeNodeGetParams(hNode: CUgraphNode, dptr_out: BigUint64Array | null): number
  cuDeviceGraphMemTrim(device: number): number
  cuDeviceGetGraphMemAttribute(device: number, attr: number, value: HostMemory): number
  cuDeviceSetGraphMemAttribute(device: number, attr: number, value: HostMemory): number
  cuGraphClone(phGraphClone: BigUint64Array | null, originalGraph: CUgraph): number
  cuGraphNodeFindInClone(phNode: BigUint64Array | null, hOriginalNode: CUgraphNode, hClonedGraph: CUgraph): number
  cuGraphNodeGetType(hNode: CUgraphNode, type: Int32Array | null): number
  cuGraphGetNodes(hGraph: CUgraph, nodes: BigUint64Array | null, numNodes: BigUint64Array | null): number
  cuGraphGetRootNodes(hGraph: CUgraph, rootNodes: BigUint64Array | null, numRootNodes: BigUint64Array | null): number
  /** Links to `cuGraphGetEdges_v2`. */
  cuGraphGetEdges(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numEdges: BigUint64Array | null): number
  /** Links to `cuGraphNodeGetDependencies_v2`. */
  cuGraphNodeGetDependencies(hNode: CUgraphNode, dependencies: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: BigUint64Array | null): number
  /** Links to `cuGraphNodeGetDependentNodes_v2`. */
  cuGraphNodeGetDependentNodes(hNode: CUgraphNode, dependentNodes: BigUint64Array | null, edgeData: Uint8Array | null, numDependentNodes: BigUint64Array | null): number
  /** Links to `cuGraphAddDependencies_v2`. */
  cuGraphAddDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number
  /** Links to `cuGraphRemoveDependencies_v2`. */
  cuGraphRemoveDependencies(hGraph: CUgraph, from: BigUint64Array | null, to: BigUint64Array | null, edgeData: Uint8Array | null, numDependencies: number): number
  cuGraphDestroyNode(hNode: CUgraphNode): number
  /** Links to `cuGraphInstantiateWithFlags`. */
  cuGraphInstantiate(phGraphExec: BigUint64Array | null, hGraph: CUgraph, flags: number | bigint): number
  cuGraphInstantiateWithParams(phGraphExec: BigUint64Array | null, hGraph: CUgraph, instantiateParams: Uint8Array | null): number
  cuGraphExecGetFlags(hGraphExec: CUgraphExec, flags: BigUint64Array | null): number
  /** Links to `cuGraphExecKernelNodeSetParams_v2`. */
  cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, copyParams: Uint8Array | null, ctx: CUcontext): number
  cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, memsetParams: Uint8Array | null, ctx: CUcontext): number
  cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, childGraph: CUgraph): number
  cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number
  cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec, hNode: CUgraphNode, event: CUevent): number
  cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: number): number
  cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode, isEnabled: Uint32Array | null): number
  cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream): number
  cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream): number
  cuGraphExecDestroy(hGraphExec: CUgraphExec): number
  cuGraphDestroy(hGraph: CUgraph): number
  /** Links to `cuGraphExecUpdate_v2`. */
  cuGraphExecUpdate(hGraphExec: CUgraphExec, hGraph: CUgraph, resultInfo: Uint8Array | null): number
  cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode): number
  cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: number, value_out: Uint8Array | null): number
  cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: number, value: Uint8Array | null): number
  cuGraphDebugDotPrint(hGraph: CUgraph, path: string | null, flags: number): number
  cuUserObjectCreate(object_out: BigUint64Array | null, ptr: HostMemory, destroy: CUhostFn, initialRefcount: number, flags: number): number
  cuUserObjectRetain(object: CUuserObject, count: number): number
  cuUserObjectRelease(object: CUuserObject, count: number): number
  cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject, count: number, flags: number): number
  cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject, count: number): number
  /** Links to `cuGraphAddNode_v2`. */
  cuGraphAddNode(phGraphNode: BigUint64Array | null, hGraph: CUgraph, dependencies: BigUint64Array | null, dependencyData: Uint8Array | null, numDependencies: number, nodeParams: Uint8Array | null): number
  cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: Uint8Array | null): number
  cuGraphConditionalHandleCreate(pHandle_out: BigUint64Array | null, hGraph: CUgraph, ctx: CUcontext, defaultLaunchValue: number, flags: number): number
  cuOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number): number
  cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks: Int32Array | null, func: CUfunction, blockSize: number, dynamicSMemSize: number, flags: number): number
  cuOccupancyMaxPotentialBlockSize(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number): number
  cuOccupancyMaxPotentialBlockSizeWithFlags(minGridSize: Int32Array | null, blockSize: Int32Array | null, func: CUfunction, blockSizeToDynamicSMemSize: CUoccupancyB2DSize, dynamicSMemSize: number, blockSizeLimit: number, flags: number): number
  cuOccupancyAvailableDynamicSMemPerBlock(dynamicSmemSize: BigUint64Array | null, func: CUfunction, numBlocks: number, blockSize: number): number
  cuOccupancyMaxPotentialClusterSize(clusterSize: Int32Array | null, func: CUfunction, config: Uint8Array | null): number
  cuOccupancyMaxActiveClusters(numClusters: Int32Array | null, func: CUfunction, config: Uint8Array | null): number
  cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray, Flags: number): number
  cuTexRefSetMipmappedArray(hTexRef: CUtexref, hMipmappedArray: CUmipmappedArray, Flags: number): number
  /** Links to `cuTexRefSetAddress_v2`. */
  cuTexRefSetAddress(ByteOffset: BigUint64Array | null, hTexRef: CUtexref, dptr: CUdeviceptr, bytes: number): number
  /** Links to `cuTexRefSetAddress2D_v3`. */
  cuTexRefSetAddress2D(hTexRef: CUtexref, desc: Uint8Array | null, dptr: CUdeviceptr, Pitch: number): number
  cuTexRefSetFormat(hTexRef: CUtexref, fmt: number, NumPackedComponents: number): number
  cuTexRefSetAddressMode(hTexRef: CUtexref, dim: number, am: number): number
  cuTexRefSetFilterMode(hTexRef: CUtexref, fm: number): number
  cuTexRefSetMipmapFilterMode(hTexRef: CUtexref, fm: number): number
  cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: number): number
  cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref, minMipmapLevelClamp: number, maxMipmapLevelClamp: number): number
  cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: number): number
  cuTexRefSetBorderColor(hTexRef: CUtexref, pBorderColor: Float32Array | null): number
  cuTexRefSetFlags(hTexRef: CUtexref, Flags: number): number
  /** Links to `cuTexRefGetAddress_v2`. */
  cuTexRefGetAddress(pdptr: BigUint64Array | null, hTexRef: CUtexref): number
  cuTexRefGetArray(phArray: BigUint64Array | null, hTexRef: CUtexref): number
  cuTexRefGetMipmappedArray(phMipmappedArray: BigUint64Array | null, hTexRef: CUtexref): number
  cuTexRefGetAddressMode(pam: Int32Array | null, hTexRef: CUtexref, dim: number): number
  cuTexRefGetFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number
  cuTexRefGetFormat(pFormat: Int32Array | null, pNumChannels: Int32Array | null, hTexRef: CUtexref): number
  cuTexRefGetMipmapFilterMode(pfm: Int32Array | null, hTexRef: CUtexref): number
  cuTexRefGetMipmapLevelBias(pbias: Float32Array | null, hTexRef: CUtexref): number
  cuTexRefGetMipmapLevelClamp(pminMipmapLevelClamp: Float32Array | null, pmaxMipmapLevelClamp: Float32Array | null, hTexRef: CUtexref): number
  cuTexRefGetMaxAnisotropy(pmaxAniso: Int32Array | null, hTexRef: CUtexref): number
  cuTexRefGetBorderColor(pBorderColor: Float32Array | null, hTexRef: CUtexref): number
  cuTexRefGetFlags(pFlags: Uint32Array | null, hTexRef: CUtexref): number
  cuTexRefCreate(pTexRef: BigUint64Array | null): number
  cuTexRefDestroy(hTexRef: CUtexref): number
  cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray, Flags: number): number
  cuSurfRefGetArray(phArray: BigUint64Array | null, hSurfRef: CUsurfref): number
  cuTexObjectCreate(pTexObject: BigUint64Array | null, pResDesc: Uint8Array | null, pTexDesc: Uint8Array | null, pResViewDesc: Uint8Array | null): number
  cuTexObjectDestroy(texObject: CUtexObject): number
  cuTexObjectGetResourceDesc(pResDesc: Uint8Array | null, texObject: CUtexObject): number
  cuTexObjectGetTextureDesc(pTexDesc: Uint8Array | null, texObject: CUtexObject): number
  cuTexObjectGetResourceViewDesc(pResViewDesc: Uint8Array | null, texObject: CUtexObject): number
  cuSurfObjectCreate(pSurfObject: BigUint64Array | null, pResDesc: Uint8Array | null): number
  cuSurfObjectDestroy(surfObject: CUsurfObject): number
  cuSurfObjectGetResourceDesc(pResDesc: Uint8Array | null, surfObject: CUsurfObject): number
  cuTensorMapEncodeTiled(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, boxDim: Uint32Array | null, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number
  cuTensorMapEncodeIm2col(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCorner: Int32Array | null, pixelBoxUpperCorner: Int32Array | null, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, swizzle: number, l2Promotion: number, oobFill: number): number
  cuTensorMapEncodeIm2colWide(tensorMap: Uint8Array | null, tensorDataType: number, tensorRank: number, globalAddress: HostMemory, globalDim: BigUint64Array | null, globalStrides: BigUint64Array | null, pixelBoxLowerCornerWidth: number, pixelBoxUpperCornerWidth: number, channelsPerPixel: number, pixelsPerColumn: number, elementStrides: Uint32Array | null, interleave: number, mode: number, swizzle: number, l2Promotion: number, oobFill: number): number
  cuTensorMapReplaceAddress(tensorMap: Uint8Array | null, globalAddress: HostMemory): number
  cuDeviceCanAccessPeer(canAccessPeer: Int32Array | null, dev: number, peerDev: number): number
  cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: number): number
  cuCtxDisablePeerAccess(peerContext: CUcontext): number
  cuDeviceGetP2PAttribute(value: Int32Array | null, attrib: number, srcDevice: number, dstDevice: number): number
  cuDeviceGetP2PAtomicCapabilities(capabilities: Uint32Array | null, operations: Int32Array | null, count: number, srcDevice: number, dstDevice: number): number
  cuGraphicsUnregisterResource(resource: CUgraphicsResource): number
  cuGraphicsSubResourceGetMappedArray(pArray: BigUint64Array | null, resource: CUgraphicsResource, arrayIndex: number, mipLevel: number): number
  cuGraphicsResourceGetMappedMipmappedArray(pMipmappedArray: BigUint64Array | null, resource: CUgraphicsResource): number
  /** Links to `cuGraphicsResourceGetMappedPointer_v2`. */
  cuGraphicsResourceGetMappedPointer(pDevPtr: BigUint64Array | null, pSize: BigUint64Array | null, resource: CUgraphicsResource): number
  /** Links to `cuGraphicsResourceSetMapFlags_v2`. */
  cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource, flags: number): number
  cuGraphicsMapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number
  cuGraphicsUnmapResources(count: number, resources: BigUint64Array | null, hStream: CUstream): number
  /** Links to `cuGetProcAddress_v2`. */
  cuGetProcAddress(symbol: string | null, pfn: BigUint64Array | null, cudaVersion: number, flags: number | bigint, symbolStatus: Int32Array | null): number
  cuCoredumpGetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number
  cuCoredumpGetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number
  cuCoredumpSetAttribute(attrib: number, value: HostMemory, size: BigUint64Array | null): number
  cuCoredumpSetAttributeGlobal(attrib: number, value: HostMemory, size: BigUint64Array | null): number
  cuGetExportTable(ppExportTable: BigUint64Array | null, pExportTableId: Uint8Array | null): number
  cuGreenCtxCreate(phCtx: BigUint64Array | null, desc: CUdevResourceDesc, dev: number, flags: number): number
  cuGreenCtxDestroy(hCtx: CUgreenCtx): number
  cuCtxFromGreenCtx(pContext: BigUint64Array | null, hCtx: CUgreenCtx): number
  cuDeviceGetDevResource(device: number, resource: Uint8Array | null, type: number): number
  cuCtxGetDevResource(hCtx: CUcontext, resource: Uint8Array | null, type: number): number
  cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: Uint8Array | null, type: number): number
  cuDevSmResourceSplitByCount(result: Uint8Array | null, nbGroups: Uint32Array | null, input: Uint8Array | null, remaining: Uint8Array | null, useFlags: number, minCount: number): number
  cuDevResourceGenerateDesc(phDesc: BigUint64Array | null, resources: Uint8Array | null, nbResources: number): number
  cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent): number
  cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent): number
  cuStreamGetGreenCtx(hStream: CUstream, phCtx: BigUint64Array | null): number
  cuGreenCtxStreamCreate(phStream: BigUint64Array | null, greenCtx: CUgreenCtx, flags: number, priority: number): number
  cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: BigUint64Array | null): number
  cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: HostMemory, callback_out: BigUint64Array | null): number
  cuLogsUnregisterCallback(callback: CUlogsCallbackHandle): number
  cuLogsCurrent(iterator_out: Uint32Array | null, flags: number): number
  cuLogsDumpToFile(iterator: Uint32Array | null, pathToFile: string | null, flags: number): number
  cuLogsDumpToMemory(iterator: Uint32Array | null, buffer: Uint8Array | null, size: BigUint64Array | null, flags: number): number
  cuCheckpointProcessGetRestoreThreadId(pid: number, tid: Int32Array | null): number
  cuCheckpointProcessGetState(pid: number, state: Int32Array | null): number
  cuCheckpointProcessLock(pid: number, args: Uint8Array | null): number
  cuCheckpointProcessCheckpoint(pid: number, args: Uint8Array | null): number
  cuCheckpointProcessRestore(pid: number, args: Uint8Array | null): number
  cuCheckpointProcessUnlock(pid: number, args: Uint8Array | null): number
}
