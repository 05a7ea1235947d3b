import { parseDeviceChoice } from '../device-choice.ts'
import type { DeviceChoice } from '../device-choice.ts'
import type { BackendChoice, DiagnosedDriver } from './diagnosis.ts'

/**
 * What a program that starts now would run on, from CUBATON_DEVICE and what the driver said.
 *
 * A library that crashes, hangs or exits is met by the program too, which has no second process to hide it in: where
 * such a one comes before the usable one, the answer is none.
 */
export function chooseBackend(value: string | undefined, driver: DiagnosedDriver): BackendChoice {
  const none = (reason: string): BackendChoice => ({ backend: null, device: null, reason })
  const wanted = readDeviceChoice(value)
  if (wanted === undefined)
    return none(`CUBATON_DEVICE is "${value}", which is none of cuda, cuda:N, emulator and auto`)
  if (wanted.backend === 'emulator') return { backend: 'emulator', device: null, reason: 'CUBATON_DEVICE asks for it' }
  const fatal = driver.libraries.find(({ outcome }) => ['crashed', 'exited', 'hung'].includes(outcome))
  if (fatal !== undefined) return none(`${fatal.path} would end or stop the program when it is loaded`)
  if (driver.error !== null) return none(driver.error)

  const count = driver.devices.length
  const index = wanted.device
  if (index < count) {
    const asked = wanted.backend === 'auto' ? 'a device is there' : `CUBATON_DEVICE is ${value}`
    return { backend: 'cuda', device: index, reason: asked }
  }
  const lacking = whatIsLacking(driver)
  if (wanted.backend === 'auto') return { backend: 'emulator', device: null, reason: lacking }
  return none(
    count === 0
      ? `CUBATON_DEVICE is ${value}, but ${lacking}`
      : `CUBATON_DEVICE is ${value}, and there are ${count} devices`,
  )
}

function readDeviceChoice(value: string | undefined): DeviceChoice | undefined {
  try {
    return parseDeviceChoice(value)
  } catch {
    return undefined // the only fault there is: it names nothing that exists
  }
}

function whatIsLacking(driver: DiagnosedDriver): string {
  const used = driver.libraries.some(({ outcome }) => outcome === 'usable')
  if (!used) return 'there is no usable CUDA driver'
  const { initialization } = driver
  if (initialization !== null && initialization.result !== 0) {
    return `the driver does not start: ${initialization.resultName} (${initialization.result})`
  }
  return 'the driver has no device'
}
