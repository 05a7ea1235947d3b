import type { Driver, DriverFunctions, HostMemory } from '@cubaton/driver'
import { nameOfResult } from './result-name.ts'
import { wrapFunctions } from './named-calls.ts'

type Release = (driver: DriverFunctions, handle: number) => number

interface Resource {
  readonly kind: string
  readonly handle: number
  /** The context it was made in: with that it goes. */
  readonly context: number
  /** Host memory that must not be collected while the driver knows its address. */
  readonly keep: unknown
}

const releases: Readonly<Record<string, Release>> = {
  stream: (driver, handle) => driver.cuStreamDestroy(handle),
  event: (driver, handle) => driver.cuEventDestroy(handle),
  memory: (driver, handle) => driver.cuMemFree(handle),
  pinned: (driver, handle) => driver.cuMemFreeHost(handle),
  registered: (driver, handle) => driver.cuMemHostUnregister(handle),
  pool: (driver, handle) => driver.cuMemPoolDestroy(handle),
  module: (driver, handle) => driver.cuModuleUnload(handle),
  library: (driver, handle) => driver.cuLibraryUnload(handle),
  link: (driver, handle) => driver.cuLinkDestroy(handle),
  graph: (driver, handle) => driver.cuGraphDestroy(handle),
  exec: (driver, handle) => driver.cuGraphExecDestroy(handle),
  context: (driver, handle) => driver.cuCtxDestroy(handle),
}

/** Which parameter holds what a call makes: the array it is put into, or, for host memory, the memory itself. */
const makers: Partial<Record<keyof DriverFunctions, readonly [kind: string, index: number]>> = {
  cuStreamCreate: ['stream', 0],
  cuStreamCreateWithPriority: ['stream', 0],
  cuEventCreate: ['event', 0],
  cuMemAlloc: ['memory', 0],
  cuMemAllocPitch: ['memory', 0],
  cuMemAllocAsync: ['memory', 0],
  cuMemAllocFromPoolAsync: ['memory', 0],
  cuMemAllocHost: ['pinned', 0],
  cuMemHostAlloc: ['pinned', 0],
  cuMemHostRegister: ['registered', 0],
  cuMemPoolCreate: ['pool', 0],
  cuModuleLoad: ['module', 0],
  cuModuleLoadData: ['module', 0],
  cuModuleLoadDataEx: ['module', 0],
  cuModuleLoadFatBinary: ['module', 0],
  cuLibraryLoadData: ['library', 0],
  cuLinkCreate: ['link', 3],
  cuGraphCreate: ['graph', 0],
  cuGraphClone: ['graph', 0],
  cuStreamEndCapture: ['graph', 1],
  cuGraphInstantiate: ['exec', 0],
  cuGraphInstantiateWithParams: ['exec', 0],
  cuCtxCreate: ['context', 0],
}

/** Whose first parameter names what a call takes away. */
const takers: Partial<Record<keyof DriverFunctions, string>> = {
  cuStreamDestroy: 'stream',
  cuEventDestroy: 'event',
  cuMemFree: 'memory',
  cuMemFreeAsync: 'memory',
  cuMemFreeHost: 'pinned',
  cuMemHostUnregister: 'registered',
  cuMemPoolDestroy: 'pool',
  cuModuleUnload: 'module',
  cuLibraryUnload: 'library',
  cuLinkDestroy: 'link',
  cuGraphDestroy: 'graph',
  cuGraphExecDestroy: 'exec',
  cuCtxDestroy: 'context',
}

/** Knows what calls have made and not taken away again, whoever made them. */
export class OpenResources {
  readonly #driver: Driver
  #open: Resource[] = []

  constructor(driver: Driver) {
    this.#driver = driver
  }

  /** The same functions, watched. */
  watch(functions: DriverFunctions): DriverFunctions {
    return wrapFunctions(functions, (name, call) => {
      const made = makers[name]
      const taken = takers[name]
      if (made === undefined && taken === undefined) return call
      return (...values) => {
        const result = call(...values)
        if (result !== 0) return result
        if (made !== undefined && !this.#isCaptured(name, values)) this.#add(made[0], values[made[1]])
        if (taken !== undefined) this.#remove(taken, this.#handleOf(taken, values[0]))
        return result
      }
    })
  }

  streams(): readonly number[] {
    return this.#open.filter(({ kind }) => kind === 'stream').map(({ handle }) => handle)
  }

  /** Releases everything, the newest first, and tells what went wrong. */
  release(): string[] {
    const complaints: string[] = []
    for (const resource of this.#open.toReversed()) {
      const result = releases[resource.kind]?.(this.#driver.raw, resource.handle) ?? 0
      if (result !== 0) complaints.push(`a ${resource.kind} could not be released: ${nameOfResult(result)}`)
    }
    this.#open = []
    return complaints
  }

  #add(kind: string, value: unknown): void {
    const handle = this.#handleOf(kind, value)
    if (handle === 0 || this.#open.some((other) => other.kind === kind && other.handle === handle)) return
    const context = new BigUint64Array(1)
    this.#driver.raw.cuCtxGetCurrent(context)
    this.#open.push({ kind, handle, context: Number(context[0]), keep: value })
  }

  #remove(kind: string, handle: number): void {
    this.#open = this.#open.filter(
      (other) => !(other.kind === kind && other.handle === handle) && !(kind === 'context' && other.context === handle),
    )
  }

  #handleOf(kind: string, value: unknown): number {
    if (typeof value === 'number') return value
    if (kind === 'registered') return this.#driver.host.addressOf(value as Exclude<HostMemory, number | null>)
    return value instanceof BigUint64Array ? Number(value[0]) : 0
  }

  /** What is allocated in a capture belongs to its graph. */
  #isCaptured(name: keyof DriverFunctions, values: readonly unknown[]): boolean {
    if (name !== 'cuMemAllocAsync' && name !== 'cuMemAllocFromPoolAsync') return false
    const status = new Int32Array(1)
    this.#driver.raw.cuStreamIsCapturing(Number(values.at(-1)), status)
    return status[0] !== 0
  }
}
