import { CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import type { Place } from './allocation.ts'
import type { StreamState } from './context-state.ts'
import { nameOf } from './copy-task.ts'
import type { Machine } from './machine.ts'
import type { Operation, Task } from './operation.ts'
import { isSize } from './out-values.ts'
import { costs } from './virtual-clock.ts'

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = CUresult

/** Words of memory that streams write and wait for. A word of pinned memory that the host writes is a gate. */
export function streamValueApi(machine: Machine): Partial<DriverFunctions> {
  const prepare = (
    wait: boolean,
    address: number,
    value: number | bigint,
    flags: number,
    byteLength: 4 | 8,
  ): Task | number => {
    if (!isSize(address) || address % byteLength !== 0) return CUDA_ERROR_INVALID_VALUE
    if (typeof value !== 'bigint' && !Number.isSafeInteger(value)) return CUDA_ERROR_INVALID_VALUE
    const allowed = wait ? [0, 1, 2, 3] : [0]
    if (!allowed.includes(flags)) return flags === 0x4000_0000 ? CUDA_ERROR_NOT_SUPPORTED : CUDA_ERROR_INVALID_VALUE
    const place = machine.memory.place(address, byteLength)
    if (place === undefined) return CUDA_ERROR_INVALID_VALUE
    const wanted = BigInt.asUintN(byteLength * 8, BigInt(value))
    return wait
      ? new WaitValueTask(machine, place, wanted, flags, byteLength)
      : new WriteValueTask(machine, place, wanted, byteLength)
  }
  const enqueue = (handle: number, make: (stream: StreamState) => Task | number): number => {
    const stream = machine.streamOf(handle)
    if (typeof stream === 'number') return stream
    const task = make(stream)
    if (typeof task === 'number') return task
    machine.submit(stream, task, costs.memoryWordNs)
    return 0
  }
  return {
    cuStreamWaitValue32: (stream, address, value, flags) =>
      enqueue(stream, () => prepare(true, address, value, flags, 4)),
    cuStreamWaitValue64: (stream, address, value, flags) =>
      enqueue(stream, () => prepare(true, address, value, flags, 8)),
    cuStreamWriteValue32: (stream, address, value, flags) =>
      enqueue(stream, () => prepare(false, address, value, flags, 4)),
    cuStreamWriteValue64: (stream, address, value, flags) =>
      enqueue(stream, () => prepare(false, address, value, flags, 8)),
    cuStreamBatchMemOp(handle, count, parameters, flags) {
      const stream = machine.streamOf(handle)
      if (typeof stream === 'number') return stream
      const each = structs.CUstreamBatchMemOpParams.byteLength
      if (!isSize(count) || count > 256 || flags !== 0) return CUDA_ERROR_INVALID_VALUE
      if (!(parameters instanceof Uint8Array) || parameters.byteLength < count * each) return CUDA_ERROR_INVALID_VALUE
      const tasks: Task[] = []
      for (let index = 0; index < count; index++) {
        const bytes = parameters.subarray(index * each, (index + 1) * each) as Uint8Array<ArrayBuffer>
        const entry = new Struct(structs.CUstreamBatchMemOpParams, bytes)
        const operation = entry.get('operation')
        if (operation === 3 || operation === 6) continue // flushes and barriers order nothing that is not ordered here
        const kind = batchOperations[operation]
        if (kind === undefined) return CUDA_ERROR_INVALID_VALUE
        const value = entry.getBigInt('waitValue.value64')
        const task = prepare(kind.wait, entry.get('waitValue.address'), value, entry.get('waitValue.flags'), kind.bytes)
        if (typeof task === 'number') return task
        tasks.push(task)
      }
      for (const task of tasks) machine.submit(stream, task, costs.memoryWordNs)
      return 0
    },
  }
}

const batchOperations: Readonly<Record<number, { wait: boolean; bytes: 4 | 8 }>> = {
  1: { wait: true, bytes: 4 },
  2: { wait: false, bytes: 4 },
  4: { wait: true, bytes: 8 },
  5: { wait: false, bytes: 8 },
}

class WaitValueTask implements Task {
  readonly kind = 'wait-value'
  readonly durationNs = costs.memoryWordNs
  readonly #machine: Machine
  readonly #place: Place
  readonly #wanted: bigint
  readonly #condition: number
  readonly #byteLength: 4 | 8

  constructor(machine: Machine, place: Place, wanted: bigint, condition: number, byteLength: 4 | 8) {
    this.#machine = machine
    this.#place = place
    this.#wanted = wanted
    this.#condition = condition
    this.#byteLength = byteLength
  }

  isOpen(): boolean {
    // Nobody can write memory that is gone: the fault is found when it runs.
    if (!this.#place.allocation.mapped) return true
    const bits = this.#byteLength * 8
    const value = this.#read()
    switch (this.#condition) {
      case 0:
        return BigInt.asIntN(bits, value - this.#wanted) >= 0n
      case 1:
        return value === this.#wanted
      case 2:
        return (value & this.#wanted) !== 0n
      default:
        return BigInt.asUintN(bits, ~(value | this.#wanted)) !== 0n
    }
  }

  run(operation: Operation): number {
    const { allocation, offset } = this.#place
    if (!allocation.mapped) return CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    this.#machine.accesses?.acquire(operation, allocation, offset)
    return 0
  }

  describe(): string {
    const condition = ['at least', 'equal to', 'sharing a bit with', 'missing a bit of'][this.#condition] ?? ''
    return `wait until the ${this.#byteLength * 8}-bit word at ${nameOf(this.#place)} is ${condition} ${this.#wanted}`
  }

  #read(): bigint {
    const bytes = this.#machine.memory.bytesFrom(this.#place.allocation, this.#place.offset)
    if (bytes === undefined) return 0n
    const view = new DataView(bytes.buffer, bytes.byteOffset, this.#byteLength)
    return this.#byteLength === 4 ? BigInt(view.getUint32(0, true)) : view.getBigUint64(0, true)
  }
}

class WriteValueTask implements Task {
  readonly kind = 'write-value'
  readonly durationNs = costs.memoryWordNs
  readonly #machine: Machine
  readonly #place: Place
  readonly #value: bigint
  readonly #byteLength: 4 | 8

  constructor(machine: Machine, place: Place, value: bigint, byteLength: 4 | 8) {
    this.#machine = machine
    this.#place = place
    this.#value = value
    this.#byteLength = byteLength
  }

  run(operation: Operation): number {
    const { allocation, offset } = this.#place
    if (!allocation.mapped) return CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    const bytes = this.#machine.memory.bytesFrom(allocation, offset)
    if (bytes === undefined) return CUresult.CUDA_ERROR_OUT_OF_MEMORY
    const view = new DataView(bytes.buffer, bytes.byteOffset, this.#byteLength)
    this.#machine.accesses?.release(operation, allocation, offset)
    if (this.#byteLength === 4) view.setUint32(0, Number(this.#value), true)
    else view.setBigUint64(0, this.#value, true)
    return 0
  }

  describe(): string {
    return `write of ${this.#value} to the ${this.#byteLength * 8}-bit word at ${nameOf(this.#place)}`
  }
}
