import { measuredRow } from './row.ts'
import type { Row } from './row.ts'
import { timeCalls } from './time-calls.ts'
import type { TimingOptions } from './time-calls.ts'

/**
 * What the harness itself adds, for the reader of the other rows: neither has a goal.
 *
 * - *empty loop*: what a call costs that does nothing. It is in every figure, so it cancels in differences, and draws
 *   ratios towards 1 by as much as it is of the peer.
 * - *same call twice*: a call against an identical one. Its difference is 0 but for the harness, so its interval says
 *   what difference this machine can show at all.
 *
 * @param call - the call that the suite's other rows are measured against, and the same again, as two functions
 */
export function harnessRows(
  options: TimingOptions,
  call: { name: string; run: () => unknown; again: () => unknown },
): Row[] {
  let count = 0
  const [empty = []] = timeCalls([{ name: 'empty loop', run: () => count++ }], options)
  const [first = [], second = []] = timeCalls(
    [
      { name: call.name, run: call.run },
      { name: `${call.name} again`, run: call.again },
    ],
    options,
  )
  return [
    measuredRow({ name: 'harness: empty loop', unit: 'ns', samples: empty }),
    measuredRow({
      name: `harness: ${call.name}, same call twice`,
      unit: 'ns',
      samples: second,
      peer: { name: call.name, samples: first },
    }),
  ]
}
