import { openDriver } from '@cubaton/driver'
import { buildStub } from '../../build-stub.ts'
import { harnessRows } from '../../harness-rows.ts'
import type { Row } from '../../row.ts'
import type { SuiteContext } from '../../suite.ts'
import { bindBareKoffi } from './bare-koffi.ts'
import { strataRows } from './strata.ts'
import type { StrataCall } from './strata.ts'

/**
 * The strata over a library that does nothing, so that what is left is what a call itself costs. These rows have the
 * goals, since nothing of a driver is in them.
 */
export function stubRows({ timing, note, progress }: SuiteContext): Row[] {
  const stub = buildStub()
  if ('reason' in stub) {
    note(`rows with a stub library are left out: ${stub.reason}`)
    return []
  }
  using built = stub
  using driver = openDriver({ library: built.library })
  const { raw, checked } = driver
  const bare = bindBareKoffi(built.library)
  // As large as real ones, which are addresses: small integers would be cheaper for V8 than what programs pass.
  const stream = 0x5581_2c0f_4a10
  const event = 0x5581_2c10_77e0
  const kernel = 0x5581_2c22_0130
  const out = new BigUint64Array(1)
  const parameters = new BigUint64Array(4)
  const calls: StrataCall[] = [
    {
      name: 'query (1 argument)',
      bare: () => bare.query(event),
      raw: () => raw.cuEventQuery(event),
      checked: () => checked.cuEventQuery(event),
    },
    {
      name: 'record (2 arguments)',
      bare: () => bare.record(event, stream),
      raw: () => raw.cuEventRecord(event, stream),
      checked: () => checked.cuEventRecord(event, stream),
    },
    {
      name: 'wait (3 arguments)',
      bare: () => bare.wait(stream, event, 0),
      raw: () => raw.cuStreamWaitEvent(stream, event, 0),
      checked: () => checked.cuStreamWaitEvent(stream, event, 0),
    },
    {
      name: 'allocate (out-array)',
      bare: () => bare.allocate(out, 4096),
      raw: () => raw.cuMemAlloc(out, 4096),
      checked: () => checked.cuMemAlloc(out, 4096),
    },
    {
      name: 'launch (11 arguments)',
      bare: () => bare.launch(kernel, 64, 1, 1, 256, 1, 1, 0, stream, parameters, null),
      raw: () => raw.cuLaunchKernel(kernel, 64, 1, 1, 256, 1, 1, 0, stream, parameters, null),
      checked: () => checked.cuLaunchKernel(kernel, 64, 1, 1, 256, 1, 1, 0, stream, parameters, null),
    },
  ]
  progress('the harness itself')
  const harness = harnessRows(timing, {
    name: 'bare koffi',
    run: () => bare.record(event, stream),
    again: () => bare.record(event, stream),
  })
  return [
    ...harness,
    ...calls.flatMap((call) => {
      progress(call.name)
      return strataRows(call, timing, true)
    }),
  ]
}
