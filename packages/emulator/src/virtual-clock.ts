import type { Operation } from './operation.ts'

/** What work costs in virtual time, in nanoseconds and bytes a nanosecond; the ratios are those of a large GPU. */
export const costs = {
  launchNs: 4300,
  recordNs: 270,
  waitNs: 210,
  queryNs: 300,
  synchronizeNs: 415,
  memoryWordNs: 1200,
  allocateNs: 580,
  kernelNs: 2000,
  threadNs: 0.002,
  hostFunctionNs: 10_000,
  copyStartNs: 1500,
  deviceBytesPerNs: 1500,
  peerBytesPerNs: 300,
  pinnedBytesPerNs: 50,
  pageableBytesPerNs: 10,
} as const

/**
 * Virtual time: what a program would take on a GPU whose streams all run side by side.
 *
 * It depends on what was submitted and what waits for what, never on the scheduler or on this machine, so two runs of
 * a program give the same figures.
 */
export class VirtualClock {
  /** The host’s time: it moves by what calls cost, and to the end of what the host waits for. */
  hostNs = 0
  /** When the last operation that ran ended. */
  makespanNs = 0

  /** The host spent time in a call. */
  spend(ns: number): void {
    this.hostNs += ns
  }

  /** The host saw an operation finish. */
  hostSaw(operation: Operation): void {
    if (operation.endNs > this.hostNs) this.hostNs = operation.endNs
  }

  /** Gives an operation that runs now its times. */
  time(operation: Operation): void {
    let start = operation.submittedNs
    const before = operation.queued ? operation.queue.lastDone : undefined
    if (before !== undefined && before.endNs > start) start = before.endNs
    const { requires } = operation
    if (requires !== undefined) for (const required of requires) if (required.endNs > start) start = required.endNs
    operation.startNs = start
    operation.endNs = start + operation.task.durationNs
    if (operation.endNs > this.makespanNs) this.makespanNs = operation.endNs
  }
}
