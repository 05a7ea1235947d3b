// Generated from cuda.h of CUDA 13.0 by `npm run bindings`. Do not edit: change tooling/bindings.

import type { Handle } from '../handle.ts'

export type CUarray = Handle<'CUarray'>
export type CUasyncCallback = Handle<'CUasyncCallback'>
export type CUasyncCallbackHandle = Handle<'CUasyncCallbackHandle'>
export type CUcontext = Handle<'CUcontext'>
export type CUdevResourceDesc = Handle<'CUdevResourceDesc'>
export type CUdeviceptr = Handle<'CUdeviceptr'>
export type CUevent = Handle<'CUevent'>
export type CUexternalMemory = Handle<'CUexternalMemory'>
export type CUexternalSemaphore = Handle<'CUexternalSemaphore'>
export type CUfunction = Handle<'CUfunction'>
export type CUgraph = Handle<'CUgraph'>
export type CUgraphConditionalHandle = Handle<'CUgraphConditionalHandle'>
export type CUgraphDeviceNode = Handle<'CUgraphDeviceNode'>
export type CUgraphExec = Handle<'CUgraphExec'>
export type CUgraphNode = Handle<'CUgraphNode'>
export type CUgraphicsResource = Handle<'CUgraphicsResource'>
export type CUgreenCtx = Handle<'CUgreenCtx'>
export type CUhostFn = Handle<'CUhostFn'>
export type CUkernel = Handle<'CUkernel'>
export type CUlibrary = Handle<'CUlibrary'>
export type CUlinkState = Handle<'CUlinkState'>
export type CUlogsCallback = Handle<'CUlogsCallback'>
export type CUlogsCallbackHandle = Handle<'CUlogsCallbackHandle'>
export type CUmemGenericAllocationHandle = Handle<'CUmemGenericAllocationHandle'>
export type CUmemoryPool = Handle<'CUmemoryPool'>
export type CUmipmappedArray = Handle<'CUmipmappedArray'>
export type CUmodule = Handle<'CUmodule'>
export type CUoccupancyB2DSize = Handle<'CUoccupancyB2DSize'>
export type CUstream = Handle<'CUstream'>
export type CUstreamCallback = Handle<'CUstreamCallback'>
export type CUsurfObject = Handle<'CUsurfObject'>
export type CUsurfref = Handle<'CUsurfref'>
export type CUtexObject = Handle<'CUtexObject'>
export type CUtexref = Handle<'CUtexref'>
export type CUuserObject = Handle<'CUuserObject'>
