import type { ErrorCode } from './cubaton-error.ts'
import { CUresult } from './generated/enums.ts'

const names = new Map<number, string>(Object.entries(CUresult).map(([name, value]) => [value, name]))

/** `CUDA_ERROR_OUT_OF_MEMORY` for 2; `CUresult 12345` for a number that this version of cuda.h does not know. */
export function resultName(result: number): string {
  return names.get(result) ?? `CUresult ${result}`
}

/** Results after which the context is gone: every later call on it fails with one of them. */
const fatal = new Set<number>([
  CUresult.CUDA_ERROR_ECC_UNCORRECTABLE,
  CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,
  CUresult.CUDA_ERROR_LAUNCH_TIMEOUT,
  CUresult.CUDA_ERROR_ASSERT,
  CUresult.CUDA_ERROR_HARDWARE_STACK_ERROR,
  CUresult.CUDA_ERROR_ILLEGAL_INSTRUCTION,
  CUresult.CUDA_ERROR_MISALIGNED_ADDRESS,
  CUresult.CUDA_ERROR_INVALID_ADDRESS_SPACE,
  CUresult.CUDA_ERROR_INVALID_PC,
  CUresult.CUDA_ERROR_LAUNCH_FAILED,
  CUresult.CUDA_ERROR_CONTAINED,
])

export function isFatal(result: number): boolean {
  return fatal.has(result)
}

/** What a result means to the caller, and what to do about it. */
export interface ResultMeaning {
  readonly code: ErrorCode
  readonly hint?: string
}

const meanings = new Map<number, ResultMeaning>([
  [
    CUresult.CUDA_ERROR_OUT_OF_MEMORY,
    { code: 'out-of-memory', hint: 'Free memory, allocate less, or see what other processes hold with nvidia-smi' },
  ],
  [
    CUresult.CUDA_ERROR_NOT_INITIALIZED,
    { code: 'driver', hint: 'openDriver() calls cuInit; a process forked after that has to open the driver itself' },
  ],
  [CUresult.CUDA_ERROR_DEINITIALIZED, { code: 'closed', hint: 'The process is ending: the driver is already gone' }],
  [
    CUresult.CUDA_ERROR_STUB_LIBRARY,
    { code: 'not-a-driver', hint: "The toolkit's stub library was loaded: remove lib64/stubs from LD_LIBRARY_PATH" },
  ],
  [
    CUresult.CUDA_ERROR_NO_DEVICE,
    { code: 'device-missing', hint: 'Look at nvidia-smi and CUDA_VISIBLE_DEVICES, or set CUBATON_DEVICE=emulator' },
  ],
  [
    CUresult.CUDA_ERROR_INVALID_DEVICE,
    { code: 'device-missing', hint: 'Device numbers start at 0 and end before cuDeviceGetCount' },
  ],
  [
    CUresult.CUDA_ERROR_INVALID_CONTEXT,
    {
      code: 'no-context',
      hint: 'This thread has no current context: call makeCurrent() of a device’s primary context in it first',
    },
  ],
  [
    CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED,
    { code: 'no-context', hint: 'The current context was destroyed: make another one current' },
  ],
  [
    CUresult.CUDA_ERROR_SYSTEM_DRIVER_MISMATCH,
    { code: 'driver', hint: 'The kernel module and libcuda differ: reboot, or install the driver again' },
  ],
  [
    CUresult.CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE,
    { code: 'driver', hint: 'Remove the compatibility package from LD_LIBRARY_PATH, or update the driver' },
  ],
  [
    CUresult.CUDA_ERROR_INVALID_IMAGE,
    {
      code: 'compile',
      hint: 'The image is no PTX, cubin or fatbin that this driver reads; PTX text needs the NUL that cString(text) puts at its end',
    },
  ],
  [
    CUresult.CUDA_ERROR_INVALID_HANDLE,
    { code: 'driver', hint: 'A handle is of another kind, of another context, or was destroyed' },
  ],
  [
    CUresult.CUDA_ERROR_NOT_FOUND,
    { code: 'driver', hint: 'Nothing has that name; C++ names are mangled unless extern "C"' },
  ],
  [CUresult.CUDA_ERROR_INVALID_PTX, { code: 'compile', hint: 'Ask for the log with CU_JIT_ERROR_LOG_BUFFER' }],
  [
    CUresult.CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
    { code: 'compile', hint: 'The PTX is newer than the driver: update the driver, or compile with an older toolkit' },
  ],
  [
    CUresult.CUDA_ERROR_NO_BINARY_FOR_GPU,
    { code: 'compile', hint: 'The image has no code for this device: compile it for its architecture, or to PTX' },
  ],
  [CUresult.CUDA_ERROR_NOT_SUPPORTED, { code: 'not-supported' }],
  [
    CUresult.CUDA_ERROR_NOT_PERMITTED,
    { code: 'driver', hint: 'Host functions and callbacks must not call the driver: queue the work after them' },
  ],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
    { code: 'capture', hint: 'This call is not allowed while a stream is captured: end the capture first' },
  ],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED,
    { code: 'capture', hint: 'An earlier illegal call broke this capture: end it and capture again without that call' },
  ],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_MERGE, { code: 'capture', hint: 'The event belongs to another capture' }],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, { code: 'capture', hint: 'The capture was begun elsewhere' }],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_UNJOINED,
    { code: 'capture', hint: 'A stream that joined the capture must be waited for by the first one before the end' },
  ],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_ISOLATION,
    { code: 'capture', hint: 'A capturing stream can only wait for events recorded in the same capture' },
  ],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT,
    { code: 'capture', hint: 'The legacy default stream cannot take part in a capture: use a stream of your own' },
  ],
  [
    CUresult.CUDA_ERROR_CAPTURED_EVENT,
    {
      code: 'capture',
      hint: 'An event recorded in a capture marks a node of the graph: it can be neither queried nor waited for by the host',
    },
  ],
  [
    CUresult.CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD,
    { code: 'capture', hint: 'A capture ends on the thread that began it' },
  ],
])

export function meaningOf(result: number): ResultMeaning {
  return meanings.get(result) ?? { code: 'driver' }
}
