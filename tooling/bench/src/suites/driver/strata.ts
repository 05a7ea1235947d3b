import { measuredRow } from '../../row.ts'
import type { Row } from '../../row.ts'
import { timeCalls } from '../../time-calls.ts'
import type { Contender, TimingOptions } from '../../time-calls.ts'

/** One driver call made three ways. Each function is written out where it stands: see {@link Contender}. */
export interface StrataCall {
  /** `record (2 arguments)` */
  readonly name: string
  readonly bare: () => number
  readonly raw: () => number
  readonly checked: () => number
  /** Runs after each batch, outside the measured time. */
  readonly afterBatch?: () => void
  readonly maximumCalls?: number
}

/** How many nanoseconds a stratum may add to a bare koffi call. */
export const allowedNs = { raw: 10, checked: 20 } as const

/**
 * Measures bare, raw and checked in the same rounds: one row each for the strata, with bare koffi as their peer.
 *
 * @param judged - whether the rows have the strata's goals; elsewhere the figures stand side by side
 */
export function strataRows(call: StrataCall, timing: TimingOptions, judged: boolean): Row[] {
  const shared: Pick<Contender, 'afterBatch' | 'maximumCalls'> = {
    ...(call.afterBatch === undefined ? {} : { afterBatch: call.afterBatch }),
    ...(call.maximumCalls === undefined ? {} : { maximumCalls: call.maximumCalls }),
  }
  const [bare = [], raw = [], checked = []] = timeCalls(
    [
      { name: 'bare koffi', run: call.bare, ...shared },
      { name: 'raw', run: call.raw, ...shared },
      { name: 'checked', run: call.checked, ...shared },
    ],
    timing,
  )
  const row = (stratum: keyof typeof allowedNs, samples: readonly number[]): Row => {
    const limit = allowedNs[stratum]
    const goal = { text: `≤ ${limit} ns over bare koffi`, limit, of: 'difference', bound: 'at most' } as const
    return measuredRow({
      name: `${call.name}, ${stratum}`,
      unit: 'ns',
      samples,
      peer: { name: 'bare koffi', samples: bare },
      ...(judged ? { goal } : {}),
    })
  }
  return [row('raw', raw), row('checked', checked)]
}
