import type { BackendChoice, DiagnosedDriver } from './diagnosis.ts'

/**
 * What a program that starts now would run on, from CUBATON_DEVICE and what the driver said.
 *
 * A library that crashes, hangs or exits is met by the program too, which has no second process to hide it in: where
 * such a one comes before the usable one, the answer is none.
 */
export function chooseBackend(value: string | undefined, driver: DiagnosedDriver): BackendChoice {
  const wanted = value === undefined || value === '' ? 'auto' : value
  const none = (reason: string): BackendChoice => ({ backend: null, device: null, reason })
  if (wanted === 'emulator') return { backend: 'emulator', device: null, reason: 'CUBATON_DEVICE asks for it' }

  const number = /^cuda(?::(\d{1,9}))?$/.exec(wanted)
  if (number === null && wanted !== 'auto') {
    return none(`CUBATON_DEVICE is "${wanted}", which is none of cuda, cuda:N, emulator and auto`)
  }
  const fatal = driver.libraries.find(({ outcome }) => ['crashed', 'exited', 'hung'].includes(outcome))
  if (fatal !== undefined) return none(`${fatal.path} would end or stop the program when it is loaded`)
  if (driver.error !== null) return none(driver.error)

  const count = driver.devices.length
  const index = Number(number?.[1] ?? 0)
  if (index < count) {
    const asked = wanted === 'auto' ? 'a device is there' : `CUBATON_DEVICE is ${wanted}`
    return { backend: 'cuda', device: index, reason: asked }
  }
  const lacking = whatIsLacking(driver)
  if (wanted === 'auto') return { backend: 'emulator', device: null, reason: lacking }
  return none(
    count === 0
      ? `CUBATON_DEVICE is ${wanted}, but ${lacking}`
      : `CUBATON_DEVICE is ${wanted}, and there are ${count} devices`,
  )
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
