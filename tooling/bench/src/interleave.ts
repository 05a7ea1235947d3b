/** Measures one contender once and gives its sample, such as nanoseconds a call. */
export type Sampler = () => number

/**
 * Asks every sampler once a round, and gives their samples by sampler and round.
 *
 * The order changes from round to round: each second round runs backwards, and each second pair of rounds starts one
 * further on. So what comes first finds the caches cold no more often than the others, and a machine that drifts, drifts
 * for all.
 *
 * @param beforeRound - runs before each round, such as a garbage collection
 */
export function interleave(samplers: readonly Sampler[], rounds: number, beforeRound?: () => void): number[][] {
  const samples = samplers.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    beforeRound?.()
    for (const index of roundOrder(samplers.length, round)) {
      const sample = samplers[index]
      if (sample !== undefined) samples[index]?.push(sample())
    }
  }
  return samples
}

/** In which order a round takes `count` contenders. */
export function roundOrder(count: number, round: number): number[] {
  const start = Math.floor(round / 2)
  const order = Array.from({ length: count }, (_, index) => (start + index) % count)
  return round % 2 === 0 ? order : order.toReversed()
}
