/** Objects that a driver names by numbers. */
export class HandleTable {
  readonly #objects = new Map<number, object>()
  readonly #reuse: boolean
  /** By kind, the numbers of destroyed objects, the last one at the end. */
  readonly #free = new Map<string, number[]>()
  #next = 0x5_5000_0000

  constructor(reuse: boolean) {
    this.#reuse = reuse
  }

  /** A number for an object: a new one, or the last one that an object of its kind gave back. */
  add(kind: string, object: object): number {
    const handle = this.#free.get(kind)?.pop() ?? this.#take()
    this.#objects.set(handle, object)
    return handle
  }

  get(handle: number): object | undefined {
    return this.#objects.get(handle)
  }

  remove(kind: string, handle: number): void {
    if (!this.#objects.delete(handle) || !this.#reuse) return
    const free = this.#free.get(kind)
    if (free === undefined) this.#free.set(kind, [handle])
    else free.push(handle)
  }

  #take(): number {
    this.#next += 64
    return this.#next
  }
}
