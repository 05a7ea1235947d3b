import { channel } from 'node:diagnostics_channel'
import { CubatonError } from './cubaton-error.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import { CUresult } from './generated/enums.ts'
import { functionTable } from './generated/function-table.ts'
import { signatureOf } from './function-signature.ts'
import type { HostBridge } from './host-bridge.ts'
import { resultName } from './result-hint.ts'

/** What is published on the channel `cubaton:driver:call` for each call of the raw stratum while somebody listens. */
export interface DriverCall {
  /** `cuda`, `emulator`, or another backend’s name. */
  readonly backend: string
  /** The function’s name in cuda.h. */
  readonly call: string
  /** As they were given: arrays are the caller’s own, filled by now. */
  readonly arguments: readonly unknown[]
  readonly result: number
  readonly resultName: string
  /** Host time of the call, in nanoseconds. */
  readonly durationNs: number
}

export type AnyFunction = (...values: never[]) => number

type Call = (...values: unknown[]) => number

/** The state that every call of one driver looks at. */
export interface GateState {
  readonly backend: string
  readonly host: HostBridge
  closed: boolean
}

const calls = channel('cubaton:driver:call')

/**
 * Puts one branch before every function of a driver: is anybody listening, is the driver closed, are we in a callback?
 *
 * `lookUp` is asked when a function is first read from the result, so binding costs nothing for what is never called.
 * What it returns is called with the arguments unchanged.
 */
export function gateFunctions(lookUp: (name: keyof DriverFunctions) => AnyFunction, state: GateState): DriverFunctions {
  const prototype = {}
  for (const name of Object.keys(functionTable) as (keyof DriverFunctions)[]) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: object) {
        const value = gate(name, lookUp(name) as Call, state)
        // Its own property from now on: later reads find the function itself, as fast as any other.
        Object.defineProperty(this, name, { value, enumerable: true })
        return value
      },
    })
  }
  return Object.create(prototype) as DriverFunctions
}

/** One closure an arity, since a rest parameter costs more than the branch. */
function gate(name: keyof DriverFunctions, call: Call, state: GateState): Call {
  const { host } = state
  const slow: Call = (...values) => guarded(name, call, state, values)
  const open = (): boolean => !calls.hasSubscribers && !state.closed && !host.inCallback
  switch (parameterCount(name)) {
    case 0:
      return () => (open() ? call() : slow())
    case 1:
      return (a) => (open() ? call(a) : slow(a))
    case 2:
      return (a, b) => (open() ? call(a, b) : slow(a, b))
    case 3:
      return (a, b, c) => (open() ? call(a, b, c) : slow(a, b, c))
    case 4:
      return (a, b, c, d) => (open() ? call(a, b, c, d) : slow(a, b, c, d))
    case 5:
      return (a, b, c, d, e) => (open() ? call(a, b, c, d, e) : slow(a, b, c, d, e))
    case 6:
      return (a, b, c, d, e, f) => (open() ? call(a, b, c, d, e, f) : slow(a, b, c, d, e, f))
    case 11:
      return (a, b, c, d, e, f, g, h, i, j, k) =>
        open() ? call(a, b, c, d, e, f, g, h, i, j, k) : slow(a, b, c, d, e, f, g, h, i, j, k)
    default:
      return (...values) => (open() ? call(...values) : slow(...values))
  }
}

export function parameterCount(name: keyof DriverFunctions): number {
  return signatureOf(name).parameters.length
}

function guarded(name: string, call: Call, { backend, host, closed }: GateState, values: readonly unknown[]): number {
  if (closed)
    throw new CubatonError('closed', `${name}: this driver was closed`, {
      call: name,
      hint: 'Close the driver last, or open it again with openDriver()',
    })
  if (host.inCallback) return CUresult.CUDA_ERROR_NOT_PERMITTED
  if (publishing) return call(...values)
  const start = process.hrtime.bigint()
  const result = call(...values)
  const durationNs = Number(process.hrtime.bigint() - start)
  const message: DriverCall = {
    backend,
    call: name,
    arguments: values,
    result,
    resultName: resultName(result),
    durationNs,
  }
  publishing = true
  try {
    calls.publish(message)
  } finally {
    publishing = false
  }
  return result
}

/** True while a subscriber runs: what it asks of the driver is its own affair, and publishing it would never end. */
let publishing = false
