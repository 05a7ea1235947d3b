import { CUresult, resultName } from '@cubaton/driver'

/** A CUresult by its name in cuda.h. */
export type ResultName = keyof typeof CUresult

/** A name that CUresult lacks is told as the number that it was. */
export function nameOfResult(result: number): ResultName {
  return resultName(result) as ResultName
}

export const ok = 'CUDA_SUCCESS' satisfies ResultName
export const notReady = 'CUDA_ERROR_NOT_READY' satisfies ResultName
export const invalidValue = 'CUDA_ERROR_INVALID_VALUE' satisfies ResultName
export const invalidHandle = 'CUDA_ERROR_INVALID_HANDLE' satisfies ResultName
export const invalidContext = 'CUDA_ERROR_INVALID_CONTEXT' satisfies ResultName
export const invalidDevice = 'CUDA_ERROR_INVALID_DEVICE' satisfies ResultName
export const notFound = 'CUDA_ERROR_NOT_FOUND' satisfies ResultName
export const outOfMemory = 'CUDA_ERROR_OUT_OF_MEMORY' satisfies ResultName
export const notSupported = 'CUDA_ERROR_NOT_SUPPORTED' satisfies ResultName
export const illegalState = 'CUDA_ERROR_ILLEGAL_STATE' satisfies ResultName
export const notPermitted = 'CUDA_ERROR_NOT_PERMITTED' satisfies ResultName
export const captureUnsupported = 'CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED' satisfies ResultName
export const captureInvalidated = 'CUDA_ERROR_STREAM_CAPTURE_INVALIDATED' satisfies ResultName
export const captureImplicit = 'CUDA_ERROR_STREAM_CAPTURE_IMPLICIT' satisfies ResultName
export const captureIsolation = 'CUDA_ERROR_STREAM_CAPTURE_ISOLATION' satisfies ResultName
export const captureUnjoined = 'CUDA_ERROR_STREAM_CAPTURE_UNJOINED' satisfies ResultName
export const captureUnmatched = 'CUDA_ERROR_STREAM_CAPTURE_UNMATCHED' satisfies ResultName
export const captureMerge = 'CUDA_ERROR_STREAM_CAPTURE_MERGE' satisfies ResultName
export const capturedEvent = 'CUDA_ERROR_CAPTURED_EVENT' satisfies ResultName
export const updateFailure = 'CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE' satisfies ResultName
