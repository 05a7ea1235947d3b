// In the order of nvrtcResult in nvrtc.h of CUDA 13.3: the index is the number.
const names = [
  'NVRTC_SUCCESS',
  'NVRTC_ERROR_OUT_OF_MEMORY',
  'NVRTC_ERROR_PROGRAM_CREATION_FAILURE',
  'NVRTC_ERROR_INVALID_INPUT',
  'NVRTC_ERROR_INVALID_PROGRAM',
  'NVRTC_ERROR_INVALID_OPTION',
  'NVRTC_ERROR_COMPILATION',
  'NVRTC_ERROR_BUILTIN_OPERATION_FAILURE',
  'NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION',
  'NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION',
  'NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID',
  'NVRTC_ERROR_INTERNAL_ERROR',
  'NVRTC_ERROR_TIME_FILE_WRITE_FAILED',
  'NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED',
  'NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED',
  'NVRTC_ERROR_PCH_CREATE',
  'NVRTC_ERROR_CANCELLED',
  'NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED',
  'NVRTC_ERROR_BUSY',
] as const

/** Name of an `nvrtcResult`, or `nvrtcResult N` for one that is newer than this package. */
export function nvrtcResultName(result: number): string {
  return names[result] ?? `nvrtcResult ${result}`
}

/** What to do about a result, one sentence, where there is something to do. */
export function nvrtcResultHint(result: number): string | undefined {
  switch (names[result]) {
    case 'NVRTC_ERROR_INVALID_OPTION':
      return 'An option, or the architecture in one, is unknown to this NVRTC: see supportedArchitectures()'
    case 'NVRTC_ERROR_BUILTIN_OPERATION_FAILURE':
      return 'The builtins library of the same version (libnvrtc-builtins) must lie in the folder of NVRTC'
    case 'NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID':
      return 'A name expression names a kernel or a __device__ or __constant__ variable, such as axpy<float>'
    default:
      return undefined
  }
}
