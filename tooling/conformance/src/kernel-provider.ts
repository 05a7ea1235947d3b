/** The kernels that cases launch, by name, with their parameters in order. All index by the first dimension. */
export const kernelParameters = {
  /** Does nothing. */
  empty: [],
  /** Writes `value` to the first `count` words behind an address: (to, count, value). */
  fill: ['address', 'word', 'word'],
  /** Copies `count` words: (to, from, count). */
  copy: ['address', 'address', 'word'],
  /** Adds 1 to `count` words: (to, count). */
  add_one: ['address', 'word'],
  /** Ends itself with a fault. */
  fault: [],
} as const satisfies Record<string, readonly ('address' | 'word')[]>

export type KernelName = keyof typeof kernelParameters

/** What a driver loads to have those kernels. */
export interface KernelProvider {
  readonly image: Uint8Array
}
