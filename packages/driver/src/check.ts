import { CubatonError } from './cubaton-error.ts'
import { CUresult } from './generated/enums.ts'
import type { HostBridge } from './host-bridge.ts'
import { isFatal, meaningOf, resultName } from './result-hint.ts'

/** Results that answer the question a call asks, and are no failure of it. */
const answers = new Map<string, number>([
  ['cuStreamQuery', CUresult.CUDA_ERROR_NOT_READY],
  ['cuEventQuery', CUresult.CUDA_ERROR_NOT_READY],
  ['cuEventElapsedTime', CUresult.CUDA_ERROR_NOT_READY],
  ['cuCtxEnablePeerAccess', CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED],
  ['cuCtxDisablePeerAccess', CUresult.CUDA_ERROR_PEER_ACCESS_NOT_ENABLED],
])

/**
 * The one place where a result of the driver becomes an error.
 *
 * It remembers a fault that destroyed the context: the first call that learns of it says which fault, every later call
 * that fails by it says `context-lost`, with the first error as its cause.
 */
export class Checker {
  readonly #host: HostBridge
  #lost: CubatonError | undefined

  constructor(host: HostBridge) {
    this.#host = host
  }

  /**
   * Returns a result that is 0 or an answer, such as CUDA_ERROR_NOT_READY of a query.
   *
   * @param detail - what was asked for, for the message: `of 64 MiB for "halo"`
   * @throws {CubatonError} for any other result
   */
  judge(call: string, result: number, detail = ''): number {
    if (result === 0 || answers.get(call) === result) return result
    const name = resultName(result)
    const message = `${call}${detail === '' ? '' : ` ${detail}`}: ${name} (${result})`
    if (isFatal(result)) throw this.#fault(call, result, name, message)
    const { code, hint } = meaningOf(result)
    throw new CubatonError(code, message, { call, result, resultName: name, hint })
  }

  /**
   * Refuses a call that blocks this thread while a callback waits for this thread's event loop to run it.
   *
   * @throws {CubatonError} `would-deadlock`
   */
  requireNoPendingCallback(call: string): void {
    const pending = this.#host.pendingCallbacks
    if (pending === 0) return
    throw new CubatonError(
      'would-deadlock',
      `${call} would block this thread, and ${pending === 1 ? 'a callback' : `${pending} callbacks`} on its streams can only run on it`,
      { call, hint: 'Wait without blocking: ask cuStreamQuery or cuEventQuery from the event loop until it says done' },
    )
  }

  #fault(call: string, result: number, name: string, message: string): CubatonError {
    const first = this.#lost
    if (first !== undefined)
      return new CubatonError('context-lost', message, {
        call,
        result,
        resultName: name,
        cause: first,
        hint: `The context was destroyed by the fault that ${first.call ?? 'an earlier call'} reported (${first.resultName ?? name}): end the process, since a GPU gives it no new context`,
      })
    this.#lost = new CubatonError('context-lost', message, {
      call,
      result,
      resultName: name,
      hint: 'A kernel or copy submitted before this call faulted and destroyed the context; every later call on it fails. compute-sanitizer names the kernel',
    })
    return this.#lost
  }

  /** A context was destroyed or reset: the next fault is a new one. */
  forgetFault(): void {
    this.#lost = undefined
  }
}
