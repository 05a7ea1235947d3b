/**
 * How many elements a call reads or writes behind a pointer: a number, the name of the parameter that says so, or
 * `*name` where that parameter is itself a pointer to the number. `unknown` where only the driver can tell (the image of
 * a module, the attribute whose size depends on which it is): such memory must have a byte at least. `any` where it may
 * also be empty.
 *
 * cuda.h says this in prose only, so it stands here by hand; {@link buildModel} refuses a name that the header lacks.
 * A pointer that is not listed points at one element.
 */
export type ElementCount = number | string

const jitOptions = { options: 'numOptions', optionValues: 'numOptions' }
const dependencies = { dependencies: 'numDependencies' }
const edges = { from: 'numDependencies', to: 'numDependencies', edgeData: 'numDependencies' }
const libraryOptions = {
  jitOptions: 'numJitOptions',
  jitOptionsValues: 'numJitOptions',
  libraryOptions: 'numLibraryOptions',
  libraryOptionValues: 'numLibraryOptions',
}
const prefetch = {
  dptrs: 'count',
  sizes: 'count',
  prefetchLocs: 'numPrefetchLocs',
  prefetchLocIdxs: 'numPrefetchLocs',
}
const coredump = { value: '*size' }

export const elementCounts: Readonly<Record<string, Readonly<Record<string, ElementCount>>>> = {
  cuDeviceGetName: { name: 'len' },
  cuDeviceGetLuid: { luid: 8 },
  cuDeviceGetPCIBusId: { pciBusId: 'len' },
  cuDeviceGetHostAtomicCapabilities: { capabilities: 'count', operations: 'count' },
  cuDeviceGetP2PAtomicCapabilities: { capabilities: 'count', operations: 'count' },
  cuDeviceGetNvSciSyncAttributes: { nvSciSyncAttrList: 'unknown' },
  cuModuleLoadDataEx: jitOptions,
  cuModuleEnumerateFunctions: { functions: 'numFunctions' },
  cuLinkCreate: jitOptions,
  cuLinkAddData: { data: 'size', ...jitOptions },
  cuLinkAddFile: jitOptions,
  cuLibraryLoadData: libraryOptions,
  cuLibraryLoadFromFile: libraryOptions,
  cuLibraryEnumerateKernels: { kernels: 'numKernels' },
  cuMemcpyHtoD: { srcHost: 'ByteCount' },
  cuMemcpyDtoH: { dstHost: 'ByteCount' },
  cuMemcpyHtoA: { srcHost: 'ByteCount' },
  cuMemcpyAtoH: { dstHost: 'ByteCount' },
  cuMemcpyHtoDAsync: { srcHost: 'ByteCount' },
  cuMemcpyDtoHAsync: { dstHost: 'ByteCount' },
  cuMemcpyHtoAAsync: { srcHost: 'ByteCount' },
  cuMemcpyAtoHAsync: { dstHost: 'ByteCount' },
  cuMemHostRegister: { p: 'bytesize' },
  cuMemcpyBatchAsync: { dsts: 'count', srcs: 'count', sizes: 'count', attrs: 'numAttrs', attrsIdxs: 'numAttrs' },
  cuMemcpy3DBatchAsync: { opList: 'numOps' },
  cuMemBatchDecompressAsync: { paramsArray: 'count' },
  cuMemMapArrayAsync: { mapInfoList: 'count' },
  cuMemSetAccess: { desc: 'count' },
  cuMemPoolSetAccess: { map: 'count' },
  cuMemPrefetchBatchAsync: prefetch,
  cuMemDiscardBatchAsync: { dptrs: 'count', sizes: 'count' },
  cuMemDiscardAndPrefetchBatchAsync: prefetch,
  cuMemRangeGetAttribute: { data: 'dataSize' },
  cuMemRangeGetAttributes: { data: 'numAttributes', dataSizes: 'numAttributes', attributes: 'numAttributes' },
  cuPointerGetAttributes: { attributes: 'numAttributes', data: 'numAttributes' },
  cuStreamBeginCaptureToGraph: { ...dependencies, dependencyData: 'numDependencies' },
  cuStreamUpdateCaptureDependencies: { ...dependencies, dependencyData: 'numDependencies' },
  cuSignalExternalSemaphoresAsync: { extSemArray: 'numExtSems', paramsArray: 'numExtSems' },
  cuWaitExternalSemaphoresAsync: { extSemArray: 'numExtSems', paramsArray: 'numExtSems' },
  cuStreamBatchMemOp: { paramArray: 'count' },
  // One address for each parameter of the kernel, which may have none; `extra` ends with CU_LAUNCH_PARAM_END.
  cuLaunchKernel: { kernelParams: 'any', extra: 'unknown' },
  cuLaunchKernelEx: { kernelParams: 'any', extra: 'unknown' },
  cuLaunchCooperativeKernel: { kernelParams: 'any' },
  cuLaunchCooperativeKernelMultiDevice: { launchParamsList: 'numDevices' },
  cuParamSetv: { ptr: 'numbytes' },
  cuGraphAddKernelNode: dependencies,
  cuGraphAddMemcpyNode: dependencies,
  cuGraphAddMemsetNode: dependencies,
  cuGraphAddHostNode: dependencies,
  cuGraphAddChildGraphNode: dependencies,
  cuGraphAddEmptyNode: dependencies,
  cuGraphAddEventRecordNode: dependencies,
  cuGraphAddEventWaitNode: dependencies,
  cuGraphAddExternalSemaphoresSignalNode: dependencies,
  cuGraphAddExternalSemaphoresWaitNode: dependencies,
  cuGraphAddBatchMemOpNode: dependencies,
  cuGraphAddMemAllocNode: dependencies,
  cuGraphAddMemFreeNode: dependencies,
  cuGraphAddNode: { ...dependencies, dependencyData: 'numDependencies' },
  cuGraphGetNodes: { nodes: '*numNodes' },
  cuGraphGetRootNodes: { rootNodes: '*numRootNodes' },
  cuGraphGetEdges: { from: '*numEdges', to: '*numEdges', edgeData: '*numEdges' },
  cuGraphNodeGetDependencies: { dependencies: '*numDependencies', edgeData: '*numDependencies' },
  cuGraphNodeGetDependentNodes: { dependentNodes: '*numDependentNodes', edgeData: '*numDependentNodes' },
  cuGraphAddDependencies: edges,
  cuGraphRemoveDependencies: edges,
  cuTexRefGetBorderColor: { pBorderColor: 4 },
  cuTexRefSetBorderColor: { pBorderColor: 4 },
  cuTensorMapEncodeTiled: {
    globalDim: 'tensorRank',
    globalStrides: 'any', // tensorRank - 1 of them
    boxDim: 'tensorRank',
    elementStrides: 'tensorRank',
  },
  cuTensorMapEncodeIm2col: {
    globalDim: 'tensorRank',
    globalStrides: 'any',
    pixelBoxLowerCorner: 'unknown', // tensorRank - 2 of them
    pixelBoxUpperCorner: 'unknown',
    elementStrides: 'tensorRank',
  },
  cuTensorMapEncodeIm2colWide: { globalDim: 'tensorRank', globalStrides: 'any', elementStrides: 'tensorRank' },
  cuGraphicsMapResources: { resources: 'count' },
  cuGraphicsUnmapResources: { resources: 'count' },
  cuCoredumpGetAttribute: coredump,
  cuCoredumpGetAttributeGlobal: coredump,
  cuCoredumpSetAttribute: coredump,
  cuCoredumpSetAttributeGlobal: coredump,
  cuDevSmResourceSplitByCount: { result: '*nbGroups' },
  cuDevResourceGenerateDesc: { resources: 'nbResources' },
  cuLogsDumpToMemory: { buffer: '*size' },
}
