import type { DriverFunctions } from '@cubaton/driver'

/** A word of pinned memory that streams wait for: what is queued behind it is pending until the host writes it. */
export class Gate {
  readonly #driver: DriverFunctions
  readonly #address: number
  readonly #words: Uint32Array

  constructor(driver: DriverFunctions, address: number, words: Uint32Array) {
    this.#driver = driver
    this.#address = address
    this.#words = words
  }

  /** Queue no more than a thousand launches behind it: a stream that is full blocks the host, which could not open it. */
  block(stream: number): void {
    this.#driver.cuStreamWaitValue32(stream, this.#address, 1, 0)
  }

  open(): void {
    this.#words[0] = 1
  }
}
