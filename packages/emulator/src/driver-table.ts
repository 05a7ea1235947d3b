import { CUresult, functionTable } from '@cubaton/driver'
import type { AnyFunction, DriverFunctions } from '@cubaton/driver'
import { parameterCount } from '@cubaton/driver/internal'
import { captureApi } from './capture-api.ts'
import { contextApi } from './context-api.ts'
import { copyApi } from './copy-api.ts'
import { devicesApi } from './devices-api.ts'
import { eventApi } from './event-api.ts'
import { graphApi } from './graph-api.ts'
import { graphNodesApi } from './graph-nodes-api.ts'
import { launchApi } from './launch-api.ts'
import type { Machine } from './machine.ts'
import { memoryApi } from './memory-api.ts'
import { memoryPoolApi } from './memory-pool-api.ts'
import { memsetApi } from './memset-api.ts'
import { moduleApi } from './module-api.ts'
import { pointerApi } from './pointer-api.ts'
import { streamApi } from './stream-api.ts'
import { streamValueApi } from './stream-value-api.ts'

export type FunctionName = keyof DriverFunctions

/** Calls that may make the host wait for all streams, which a capture in another mode than relaxed does not stand. */
const unsafeInCapture = new Set<FunctionName>([
  'cuMemAlloc',
  'cuMemAllocPitch',
  'cuMemAllocHost',
  'cuMemHostAlloc',
  'cuMemAllocManaged',
  'cuMemFree',
  'cuMemFreeHost',
  'cuMemHostRegister',
  'cuMemHostUnregister',
])

type Call = (...values: unknown[]) => number

/** A fault that tests asked for: the call after `left` others of its name fails with `code`. */
export interface PlannedFailure {
  left: number
  readonly code: number
}

/** The functions of cuda.h on a machine: those that are not emulated say so. None of them throws. */
export class DriverTable {
  readonly failures = new Map<FunctionName, PlannedFailure[]>()
  readonly #machine: Machine
  readonly #functions: Partial<Record<FunctionName, Call>>

  constructor(machine: Machine) {
    this.#machine = machine
    this.#functions = {
      ...devicesApi(machine),
      ...contextApi(machine),
      ...streamApi(machine),
      ...eventApi(machine),
      ...memoryApi(machine),
      ...memoryPoolApi(machine),
      ...pointerApi(machine),
      ...copyApi(machine),
      ...memsetApi(machine),
      ...streamValueApi(machine),
      ...moduleApi(machine),
      ...launchApi(machine),
      ...captureApi(machine),
      ...graphApi(machine),
      ...graphNodesApi(machine),
    } as Partial<Record<FunctionName, Call>>
  }

  /** The names of what is emulated. */
  get supported(): readonly FunctionName[] {
    return (Object.keys(functionTable) as FunctionName[]).filter((name) => this.#functions[name] !== undefined)
  }

  lookUp(name: FunctionName): AnyFunction {
    const call = this.#functions[name] ?? (() => CUresult.CUDA_ERROR_NOT_SUPPORTED)
    return this.#guard(name, call) as AnyFunction
  }

  /** Turns what a function throws into a result. One closure an arity, since a rest parameter costs as much as a call. */
  #guard(name: FunctionName, call: Call): Call {
    const failed = (error: unknown): number => this.#failed(name, error)
    const before = (): number => this.#before(name)
    switch (parameterCount(name)) {
      case 1:
        return (a) => {
          try {
            return before() || call(a)
          } catch (error) {
            return failed(error)
          }
        }
      case 2:
        return (a, b) => {
          try {
            return before() || call(a, b)
          } catch (error) {
            return failed(error)
          }
        }
      case 3:
        return (a, b, c) => {
          try {
            return before() || call(a, b, c)
          } catch (error) {
            return failed(error)
          }
        }
      case 4:
        return (a, b, c, d) => {
          try {
            return before() || call(a, b, c, d)
          } catch (error) {
            return failed(error)
          }
        }
      default:
        return (...values) => {
          try {
            return before() || call(...values)
          } catch (error) {
            return failed(error)
          }
        }
    }
  }

  /** A result that a call has to give before it is looked at, or 0. */
  #before(name: FunctionName): number {
    if (this.#machine.scheduler.running) return CUresult.CUDA_ERROR_NOT_PERMITTED
    const { captures } = this.#machine
    if (captures.active.size > 0 && unsafeInCapture.has(name)) {
      const refused = captures.refuseUnsafe()
      if (refused !== 0) return refused
    }
    if (this.failures.size === 0) return 0
    const planned = this.failures.get(name)
    if (planned === undefined) return 0
    let code = 0
    for (const failure of planned) if (failure.left-- === 0) code = failure.code
    const left = planned.filter((failure) => failure.left >= 0)
    if (left.length === 0) this.failures.delete(name)
    else this.failures.set(name, left)
    return code
  }

  #failed(name: FunctionName, error: unknown): number {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.#machine.warn(`the emulator failed in ${name}, which is a fault of its own: ${text}`)
    return CUresult.CUDA_ERROR_UNKNOWN
  }
}
