/**
 * The one rule by which timings are judged: A and B interleaved, at least 15 rounds, the median of what the rounds say
 * and its 95 % interval; a goal holds when the interval reaches it. Pure: numbers in, verdict out.
 */

/** With fewer rounds the 95 % interval of a median is nearly the whole range of what was seen. */
export const minimumRounds = 15

const wantedConfidence = 0.95

/** The median of one number a round, and the interval that holds the true median with at least that confidence. */
export interface MedianInterval {
  readonly median: number
  readonly low: number
  readonly high: number
  /** How surely the interval holds the true median: 0.965 for 15 rounds. Never less than 0.95. */
  readonly confidence: number
  readonly rounds: number
}

/** A bar that an issue set. */
export interface Goal {
  /** The bar in words: `≤ 10 ns over bare koffi`. */
  readonly text: string
  /** The bar as a number, in the row's unit; of ratios, a plain factor. */
  readonly limit: number
  /** What is judged: the row's own value, its ratio to its peer, or its difference from it. */
  readonly of: 'value' | 'ratio' | 'difference'
  readonly bound: 'at most' | 'at least'
}

/**
 * The median of `samples` and its distribution-free interval, between two order statistics.
 *
 * Of n sorted samples the r-th smallest and the r-th largest hold the median with probability
 * `1 - 2 · P(Binomial(n, 1/2) < r)`, whatever the distribution; r is the largest rank that keeps 95 %:
 *
 * |  n |  r | interval      | confidence |
 * | -: | -: | ------------- | ---------- |
 * | 15 |  4 | x(4) … x(12)  | 96.5 %     |
 * | 17 |  5 | x(5) … x(13)  | 95.1 %     |
 * | 20 |  6 | x(6) … x(15)  | 95.9 %     |
 * | 25 |  8 | x(8) … x(18)  | 95.7 %     |
 * | 31 | 10 | x(10) … x(22) | 97.1 %     |
 * | 51 | 19 | x(19) … x(33) | 95.1 %     |
 *
 * Ties only make it surer. It takes the rounds for independent: a machine that grows slower through the run is not seen
 * here, which is why A and B are interleaved.
 *
 * @throws {RangeError} for fewer than {@link minimumRounds} samples, or one that is not finite
 * @see David and Nagaraja, Order Statistics, 3rd edition, section 7.1
 * @see Hahn and Meeker, Statistical Intervals, section 5.2
 */
export function medianInterval(samples: readonly number[]): MedianInterval {
  if (samples.length < minimumRounds) {
    throw new RangeError(`a timing is judged by at least ${minimumRounds} rounds, and there are ${samples.length}`)
  }
  const wrong = samples.find((sample) => !Number.isFinite(sample))
  if (wrong !== undefined) throw new RangeError(`a round measured ${wrong}`)
  const sorted = samples.toSorted((a, b) => a - b)
  const { rank, confidence } = medianRank(samples.length)
  return {
    median: medianOfSorted(sorted),
    low: at(sorted, rank - 1),
    high: at(sorted, sorted.length - rank),
    confidence,
    rounds: samples.length,
  }
}

/** The rank r of {@link medianInterval} for `count` samples, counted from 1, and the confidence that it gives. */
export function medianRank(count: number): { rank: number; confidence: number } {
  // P(Binomial(count, 1/2) = k), from k = 0 upwards. It stays a normal number up to a thousand rounds.
  let probability = 2 ** -count
  let tail = 0
  let rank = 0
  while (1 - 2 * (tail + probability) >= wantedConfidence) {
    tail += probability
    rank++
    probability *= (count - rank + 1) / rank
  }
  return { rank, confidence: 1 - 2 * tail }
}

/**
 * The ratio of `values` to `peers`, round by round.
 *
 * Both of a round were measured within milliseconds of each other, so what slows the machine for a while slows both and
 * leaves their ratio.
 */
export function ratios(values: readonly number[], peers: readonly number[]): number[] {
  return pairs(values, peers).map(([value, peer]) => {
    if (peer <= 0) throw new RangeError(`no ratio to a peer of ${peer}`)
    return value / peer
  })
}

/** `values` minus `peers`, round by round: for goals that allow so many nanoseconds more. */
export function differences(values: readonly number[], peers: readonly number[]): number[] {
  return pairs(values, peers).map(([value, peer]) => value - peer)
}

/**
 * True when the interval reaches the goal: its lower end is no more than an upper bar, its upper end no less than a
 * lower one. So a goal fails only by what the rounds show beyond their noise.
 */
export function holds(interval: MedianInterval, goal: Goal): boolean {
  return goal.bound === 'at most' ? interval.low <= goal.limit : interval.high >= goal.limit
}

/** True when the median itself is within the goal. Where it is not, a goal that holds does so within noise only. */
export function medianWithin(interval: MedianInterval, goal: Goal): boolean {
  return within(interval.median, goal)
}

/** True when an exact figure is within the goal, such as a count: it has no noise to be lenient about. */
export function within(value: number, goal: Goal): boolean {
  return goal.bound === 'at most' ? value <= goal.limit : value >= goal.limit
}

export function median(samples: readonly number[]): number {
  return medianOfSorted(samples.toSorted((a, b) => a - b))
}

function medianOfSorted(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  return (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2
}

function pairs(values: readonly number[], peers: readonly number[]): [number, number][] {
  if (values.length !== peers.length) {
    throw new RangeError(`${values.length} rounds against ${peers.length}: a round measures both`)
  }
  return values.map((value, round) => [value, at(peers, round)])
}

function at(samples: readonly number[], index: number): number {
  const sample = samples[index]
  if (sample === undefined) throw new RangeError(`no sample ${index} of ${samples.length}`)
  return sample
}
