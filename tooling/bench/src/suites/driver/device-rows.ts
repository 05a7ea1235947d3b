import { cString, CubatonError, openDriver } from '@cubaton/driver'
import type { Driver } from '@cubaton/driver'
import type { Row } from '../../row.ts'
import type { SuiteContext } from '../../suite.ts'
import { bindBareKoffi } from './bare-koffi.ts'
import { strataRows } from './strata.ts'
import type { StrataCall } from './strata.ts'

/** A kernel that returns at once. Drivers compile PTX of an older target for whatever device they have. */
const emptyKernel = `
.version 7.0
.target sm_60
.address_size 64
.visible .entry nothing() { ret; }
`

/** A blocked stream takes some thousand launches before the next one blocks the host: a batch stays well below. */
const maximumLaunches = 500

/** Events and waits fill a longer queue, and drain faster than the host writes them. */
const maximumCommands = 5000

/** The same strata over the installed driver, side by side without goals; the driver's own work is in every figure. */
export function deviceRows(context: SuiteContext, open: () => Driver = () => openDriver({ backend: 'cuda' })): Row[] {
  const driver = openDevice(context, open)
  if (driver === undefined) return []
  try {
    return measure(driver, context)
  } finally {
    driver.close()
  }
}

/** What opening says where there is no device to measure on; another failure is one of the run. */
const noDevice = new Set(['driver-missing', 'not-a-driver', 'device-missing', 'driver', 'not-supported'])

function openDevice({ note }: SuiteContext, open: () => Driver): Driver | undefined {
  try {
    return open()
  } catch (error) {
    if (!CubatonError.is(error) || !noDevice.has(error.code)) throw error
    note(`rows on a device are left out: no CUDA device can be used here (${error.resultName ?? error.code})`)
    return undefined
  }
}

function measure({ raw, checked, defaultDevice, description }: Driver, { timing, progress }: SuiteContext): Row[] {
  defaultDevice.context.makeCurrent()
  const out = new BigUint64Array(1)
  const created = (): number => Number(out[0])
  const nonBlocking = 1
  const disableTiming = 2
  checked.cuStreamCreate(out, nonBlocking)
  const stream = created()
  checked.cuStreamCreate(out, nonBlocking)
  const waiting = created()
  checked.cuEventCreate(out, disableTiming)
  const event = created()
  checked.cuModuleLoadData(out, cString(emptyKernel))
  const module = created()
  checked.cuModuleGetFunction(out, module, 'nothing')
  const kernel = created()

  const bare = bindBareKoffi(description)
  const drain = (): void => defaultDevice.context.synchronizeSync()
  const calls: StrataCall[] = [
    {
      name: 'GPU: record',
      bare: () => bare.record(event, stream),
      raw: () => raw.cuEventRecord(event, stream),
      checked: () => checked.cuEventRecord(event, stream),
      afterBatch: drain,
      maximumCalls: maximumCommands,
    },
    {
      name: 'GPU: wait',
      bare: () => bare.wait(waiting, event, 0),
      raw: () => raw.cuStreamWaitEvent(waiting, event, 0),
      checked: () => checked.cuStreamWaitEvent(waiting, event, 0),
      afterBatch: drain,
      maximumCalls: maximumCommands,
    },
    {
      name: 'GPU: query',
      bare: () => bare.query(event),
      raw: () => raw.cuEventQuery(event),
      checked: () => checked.cuEventQuery(event),
    },
    {
      name: 'GPU: launch',
      bare: () => bare.launch(kernel, 1, 1, 1, 32, 1, 1, 0, stream, null, null),
      raw: () => raw.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, null, null),
      checked: () => checked.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, null, null),
      afterBatch: drain,
      maximumCalls: maximumLaunches,
    },
  ]
  // A wait for an event that was never recorded is no wait.
  checked.cuEventRecord(event, stream)
  drain()
  const rows = calls.flatMap((call) => {
    progress(call.name)
    return strataRows(call, timing, false)
  })
  drain()
  checked.cuModuleUnload(module)
  checked.cuEventDestroy(event)
  checked.cuStreamDestroy(waiting)
  checked.cuStreamDestroy(stream)
  return rows
}
