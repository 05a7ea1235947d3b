/**
 * What went wrong, for code that branches on it. Every layer of cubaton throws {@link CubatonError} with one of these.
 *
 * - `driver-missing`: no CUDA driver library was found, or none of those found could be loaded
 * - `not-a-driver`: a library was loaded, but it is no CUDA driver
 * - `symbol-missing`: the installed driver or library is too old for this call
 * - `backend-missing`: the backend that was asked for is not registered in this process
 * - `device-missing`: no device, or no device of that number
 * - `no-context`: the calling thread has no current context
 * - `context-lost`: an earlier fault destroyed the context; nothing on it can succeed any more
 * - `out-of-memory`: the device or the host has no memory left for this request
 * - `invalid-argument`: an argument was refused before the driver saw it
 * - `not-supported`: the backend or the device cannot do this
 * - `capture`: the call is illegal while a stream is being captured, or broke the capture
 * - `closed`: the object was closed before
 * - `would-deadlock`: the call would block this thread until this thread itself had done something
 * - `library-missing`: an optional library (NVRTC) was not found
 * - `compile`: CUDA source or PTX was refused; the log is in the error
 * - `driver`: any other result of the driver; see `result` and `resultName`
 */
export type ErrorCode =
  | 'driver-missing'
  | 'not-a-driver'
  | 'symbol-missing'
  | 'backend-missing'
  | 'device-missing'
  | 'no-context'
  | 'context-lost'
  | 'out-of-memory'
  | 'invalid-argument'
  | 'not-supported'
  | 'capture'
  | 'closed'
  | 'would-deadlock'
  | 'library-missing'
  | 'compile'
  | 'driver'

export interface CubatonErrorOptions {
  /** The C function that failed or was refused, such as `cuMemAllocAsync`. */
  readonly call?: string | undefined
  /** The number the call returned: a CUresult, an nvrtcResult, an MPI error. */
  readonly result?: number | undefined
  /** The name of `result`, such as `CUDA_ERROR_OUT_OF_MEMORY`. */
  readonly resultName?: string | undefined
  /** The argument that was refused. */
  readonly parameter?: string | undefined
  /** What to do next, one sentence. It is also the last sentence of the message. */
  readonly hint?: string | undefined
  readonly cause?: unknown
}

// Symbol.for and not a class check: an application can hold two copies of this package, and both must know the error.
const brand = Symbol.for('cubaton.error')

/** The one error class of cubaton. Branch on {@link CubatonError.code}; show people the message. */
export class CubatonError extends Error {
  readonly [brand] = true
  override readonly name: string = 'CubatonError'
  readonly code: ErrorCode
  declare readonly call?: string
  declare readonly result?: number
  declare readonly resultName?: string
  declare readonly parameter?: string
  declare readonly hint?: string

  constructor(code: ErrorCode, message: string, options: CubatonErrorOptions = {}) {
    const text = `[${code}] ${message}`
    super(
      options.hint === undefined ? text : `${text}. ${options.hint}`,
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.code = code
    // Only what is known becomes a property, so that a printed error shows no row of undefined.
    for (const key of ['call', 'result', 'resultName', 'parameter', 'hint'] as const) {
      const value = options[key]
      if (value !== undefined) Object.defineProperty(this, key, { value, enumerable: true })
    }
  }

  /** True for an error of this class, also when another copy of the package made it. */
  static is(value: unknown): value is CubatonError {
    return typeof value === 'object' && value !== null && brand in value && value[brand] === true
  }
}
