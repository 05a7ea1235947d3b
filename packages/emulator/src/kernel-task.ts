import { CUresult } from '@cubaton/driver'
import type { Allocation } from './allocation.ts'
import type { ContextState } from './context-state.ts'
import type { Dimensions, ElementArrays, ElementKind, KernelDefinition, KernelLaunch } from './kernel-definition.ts'
import type { Machine } from './machine.ts'
import type { Operation, Task } from './operation.ts'
import { costs } from './virtual-clock.ts'

export interface LaunchShape {
  readonly grid: Dimensions
  readonly block: Dimensions
  readonly sharedBytes: number
}

/** A launch with its arguments, as they were at the call. */
export class KernelTask implements Task {
  readonly kind = 'kernel'
  readonly durationNs: number
  readonly definition: KernelDefinition
  readonly shape: LaunchShape
  readonly values: readonly (number | bigint)[]
  readonly #machine: Machine
  readonly #context: ContextState

  constructor(
    machine: Machine,
    context: ContextState,
    definition: KernelDefinition,
    shape: LaunchShape,
    values: readonly (number | bigint)[],
  ) {
    this.#machine = machine
    this.#context = context
    this.definition = definition
    this.shape = shape
    this.values = values
    const { grid, block } = shape
    const threads = grid.x * grid.y * grid.z * block.x * block.y * block.z
    this.durationNs = definition.durationNs?.(shape) ?? costs.kernelNs + threads * costs.threadNs
  }

  run(operation: Operation): number {
    const launch = new RunningLaunch(this.#machine, this.#context, this.shape, this.values, operation)
    try {
      this.definition.run(launch)
      return launch.finish()
    } catch (error) {
      if (error instanceof KernelFault) return error.code
      throw error
    }
  }

  describe(): string {
    return `kernel ${this.definition.name}`
  }
}

/** Ends a kernel. It is caught where the kernel was started, and becomes the fault of its context. */
class KernelFault extends Error {
  readonly code: number

  constructor(code: number) {
    super(`kernel fault ${code}`)
    this.code = code
  }
}

interface ElementArray {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): ElementArrays[ElementKind]
}

const arrays: Readonly<Record<ElementKind, ElementArray>> = {
  i8: Int8Array,
  u8: Uint8Array,
  i16: Int16Array,
  u16: Uint16Array,
  i32: Int32Array,
  u32: Uint32Array,
  i64: BigInt64Array,
  u64: BigUint64Array,
  f32: Float32Array,
  f64: Float64Array,
}

/** A copy of memory that lies in pages, which goes back when the kernel has ended. */
interface Gathered {
  readonly allocation: Allocation
  readonly offset: number
  readonly bytes: Uint8Array
}

class RunningLaunch implements KernelLaunch {
  readonly grid: Dimensions
  readonly block: Dimensions
  readonly sharedBytes: number
  readonly arguments: readonly (number | bigint)[]
  readonly #machine: Machine
  readonly #context: ContextState
  readonly #operation: Operation
  readonly #gathered: Gathered[] = []

  constructor(
    machine: Machine,
    context: ContextState,
    shape: LaunchShape,
    values: readonly (number | bigint)[],
    operation: Operation,
  ) {
    this.grid = shape.grid
    this.block = shape.block
    this.sharedBytes = shape.sharedBytes
    this.arguments = values
    this.#machine = machine
    this.#context = context
    this.#operation = operation
  }

  number(index: number): number {
    return Number(this.arguments[index] ?? NaN)
  }

  read<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind] {
    return this.#open(kind, address, count, true, false)
  }

  write<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind] {
    return this.#open(kind, address, count, false, true)
  }

  readWrite<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind] {
    return this.#open(kind, address, count, true, true)
  }

  trap(code: number = CUresult.CUDA_ERROR_LAUNCH_FAILED): never {
    throw new KernelFault(code)
  }

  /** Puts back what was gathered. */
  finish(): number {
    for (const { allocation, offset, bytes } of this.#gathered)
      for (let done = 0; done < bytes.byteLength;) {
        const page = this.#machine.memory.bytesFrom(allocation, offset + done)
        if (page === undefined) return CUresult.CUDA_ERROR_OUT_OF_MEMORY
        const length = Math.min(page.byteLength, bytes.byteLength - done)
        page.set(bytes.subarray(done, done + length))
        done += length
      }
    return 0
  }

  #open<Kind extends ElementKind>(
    kind: Kind,
    address: number,
    count: number,
    reads: boolean,
    writes: boolean,
  ): ElementArrays[Kind] {
    const elements = arrays[kind]
    const byteLength = count * elements.BYTES_PER_ELEMENT
    if (count === 0) return new elements(new ArrayBuffer(0), 0, 0) as ElementArrays[Kind]
    const { memory, accesses } = this.#machine
    const allocation = Number.isSafeInteger(address) && byteLength > 0 ? memory.find(address) : undefined
    if (allocation === undefined || !allocation.mapped || !this.#reaches(allocation))
      this.trap(CUresult.CUDA_ERROR_ILLEGAL_ADDRESS)
    const offset = address - allocation.base
    if (offset + byteLength > allocation.byteLength) this.trap(CUresult.CUDA_ERROR_ILLEGAL_ADDRESS)
    if (address % elements.BYTES_PER_ELEMENT !== 0) this.trap(CUresult.CUDA_ERROR_MISALIGNED_ADDRESS)
    if (reads) accesses?.access(this.#operation, allocation, offset, byteLength, false)
    if (writes) accesses?.access(this.#operation, allocation, offset, byteLength, true)
    const bytes = memory.bytesFrom(allocation, offset)
    if (bytes === undefined) this.trap(CUresult.CUDA_ERROR_OUT_OF_MEMORY)
    const whole = bytes.byteLength >= byteLength && bytes.byteOffset % elements.BYTES_PER_ELEMENT === 0
    if (whole) return new elements(bytes.buffer, bytes.byteOffset, count) as ElementArrays[Kind]
    const gathered = this.#gather(allocation, offset, byteLength)
    if (writes) this.#gathered.push({ allocation, offset, bytes: gathered })
    return new elements(gathered.buffer, 0, count) as ElementArrays[Kind]
  }

  #gather(allocation: Allocation, offset: number, byteLength: number): Uint8Array {
    const gathered = new Uint8Array(byteLength)
    for (let done = 0; done < byteLength;) {
      const page = this.#machine.memory.bytesFrom(allocation, offset + done)
      if (page === undefined) this.trap(CUresult.CUDA_ERROR_OUT_OF_MEMORY)
      const part = page.subarray(0, byteLength - done)
      gathered.set(part, done)
      done += part.byteLength
    }
    return gathered
  }

  /** Memory of another device can be reached where peer access to its context was enabled. */
  #reaches(allocation: Allocation): boolean {
    if (allocation.onHost || allocation.kind === 'managed') return true
    return allocation.device === this.#context.device.ordinal || this.#context.peers.has(allocation.context)
  }
}
