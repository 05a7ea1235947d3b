import { differences, holds, median, medianInterval, ratios, within } from './judge.ts'
import type { Goal, MedianInterval } from './judge.ts'

/** One line of a result: what was measured, against what, and whether it is good enough. */
export interface Row {
  readonly name: string
  /** The median over the rounds, or what was counted. */
  readonly value: number
  readonly unit: string
  /** What it was measured against in the same run, by the name of the row or of the thing; null for a row alone. */
  readonly peer: string | null
  readonly peerValue: number | null
  /** The median of the rounds' ratios to the peer, which is not always the ratio of the two medians. */
  readonly ratio: number | null
  /**
   * The median and the 95 % interval of what the goal is about; without a goal, of the difference or the value. Null for
   * what was counted.
   */
  readonly interval: Interval | null
  readonly goal: Goal | null
  readonly holds: boolean | null
}

export interface Interval extends MedianInterval {
  readonly of: Goal['of']
}

export interface Measured {
  readonly name: string
  readonly unit: string
  /** One a round. */
  readonly samples: readonly number[]
  readonly peer?: { readonly name: string; readonly samples: readonly number[] }
  readonly goal?: Goal
}

/**
 * Turns the rounds of a measurement into its row, judged.
 *
 * @throws {RangeError} where a goal compares and there is no peer, or the rounds are too few
 */
export function measuredRow({ name, unit, samples, peer, goal }: Measured): Row {
  const of = goal?.of ?? (peer === undefined ? 'value' : 'difference')
  const judged = medianInterval(of === 'value' ? samples : compared(of, samples, peer?.samples, name))
  return {
    name,
    value: median(samples),
    unit,
    peer: peer?.name ?? null,
    peerValue: peer === undefined ? null : median(peer.samples),
    ratio: peer === undefined ? null : median(ratios(samples, peer.samples)),
    interval: { of, ...judged },
    goal: goal ?? null,
    holds: goal === undefined ? null : holds(judged, goal),
  }
}

export interface Counted {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly peer?: { readonly name: string; readonly value: number }
  readonly goal?: Goal
}

/**
 * The row of something that comes out the same however often it is counted: no rounds, no interval, and a goal that holds
 * exactly or not at all.
 *
 * @throws {RangeError} where a goal compares and there is no peer, or a ratio is to be to nothing
 */
export function countedRow({ name, unit, value, peer, goal }: Counted): Row {
  const ratio = peer === undefined || peer.value === 0 ? null : value / peer.value
  const judged = goal === undefined ? null : { value, ratio, difference: peer && value - peer.value }[goal.of]
  if (judged === undefined || (goal !== undefined && judged === null)) {
    throw new RangeError(`"${name}" has a goal over a peer, and no peer to compare with`)
  }
  return {
    name,
    value,
    unit,
    peer: peer?.name ?? null,
    peerValue: peer?.value ?? null,
    ratio,
    interval: null,
    goal: goal ?? null,
    holds: goal === undefined || judged === null ? null : within(judged, goal),
  }
}

function compared(
  of: 'ratio' | 'difference',
  samples: readonly number[],
  peers: readonly number[] | undefined,
  name: string,
): number[] {
  if (peers === undefined) throw new RangeError(`"${name}" has a goal over a peer, and no peer`)
  return of === 'ratio' ? ratios(samples, peers) : differences(samples, peers)
}
