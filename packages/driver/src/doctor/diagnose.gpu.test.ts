import { expect, test } from 'vitest'
import { diagnose } from './diagnose.ts'
import { formatDiagnosis } from './format-diagnosis.ts'

test('a machine with a device is seen as one', { timeout: 120_000 }, async () => {
  const diagnosis = await diagnose()
  // The report says why, where an expectation below fails.
  console.log(formatDiagnosis(diagnosis))
  const { driver } = diagnosis
  expect(driver.libraries.some(({ outcome }) => outcome === 'usable')).toBe(true)
  expect(driver.version?.major).toBeGreaterThanOrEqual(11)
  expect(driver.initialization).toEqual({ result: 0, resultName: 'CUDA_SUCCESS' })
  expect(driver.devices.length).toBeGreaterThan(0)
  for (const device of driver.devices) {
    expect(device.error).toBeNull()
    expect(device.computeCapability).toMatch(/^\d+\.\d+$/)
    expect(device.memoryBytes).toBeGreaterThan(2 ** 30)
    expect(device.multiprocessorCount).toBeGreaterThan(0)
  }
  expect(diagnosis.choice.reason).not.toBe('')
})
