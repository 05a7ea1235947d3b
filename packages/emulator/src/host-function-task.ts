import type { Machine } from './machine.ts'
import type { Operation, Task } from './operation.ts'
import { costs } from './virtual-clock.ts'

/** A function of the program’s that runs on the host when the stream comes to it. */
export class HostFunctionTask implements Task {
  readonly kind = 'host-function'
  readonly durationNs = costs.hostFunctionNs
  readonly #machine: Machine
  readonly #address: number
  readonly #values: readonly number[]

  constructor(machine: Machine, address: number, values: readonly number[]) {
    this.#machine = machine
    this.#address = address
    this.#values = values
  }

  run(operation: Operation): number {
    // It runs on the host’s thread: what the host does from now on comes after it.
    this.#machine.hostSaw(operation)
    this.#machine.host.call(this.#address, ...this.#values)
    return 0
  }

  drop(): void {
    this.#machine.host.forget(this.#address)
  }

  describe(): string {
    return 'host function'
  }
}
