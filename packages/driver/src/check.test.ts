import { expect, test } from 'vitest'
import { Checker } from './check.ts'
import { CubatonError } from './cubaton-error.ts'
import type { Driver } from './driver.ts'
import { createDriver } from './driver.ts'
import { fakeDriver } from './fake-backend.ts'
import { CUresult } from './generated/enums.ts'

const checker = () => new Checker(fakeDriver().host)

function thrownBy(action: () => unknown): CubatonError {
  try {
    action()
  } catch (error) {
    if (CubatonError.is(error)) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

test.each([
  [CUresult.CUDA_ERROR_OUT_OF_MEMORY, 'out-of-memory'],
  [CUresult.CUDA_ERROR_INVALID_CONTEXT, 'no-context'],
  [CUresult.CUDA_ERROR_CONTEXT_IS_DESTROYED, 'no-context'],
  [CUresult.CUDA_ERROR_NO_DEVICE, 'device-missing'],
  [CUresult.CUDA_ERROR_INVALID_DEVICE, 'device-missing'],
  [CUresult.CUDA_ERROR_STUB_LIBRARY, 'not-a-driver'],
  [CUresult.CUDA_ERROR_NOT_PERMITTED, 'driver'],
  [CUresult.CUDA_ERROR_INVALID_PTX, 'compile'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_INVALIDATED, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_MERGE, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_UNJOINED, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_ISOLATION, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT, 'capture'],
  [CUresult.CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD, 'capture'],
  [CUresult.CUDA_ERROR_CAPTURED_EVENT, 'capture'],
] as const)('result %i has the code %s, and a hint', (result, code) => {
  const error = thrownBy(() => checker().judge('cuMemAlloc', result))
  expect(error).toMatchObject({ code, call: 'cuMemAlloc', result, hint: expect.stringContaining(' ') })
  expect(error.message).toContain(`cuMemAlloc: ${error.resultName} (${result})`)
  expect(error.resultName).toMatch(/^CUDA_ERROR_/)
})

test('not supported is a code of its own; what has no code of its own is the driver’s', () => {
  expect(thrownBy(() => checker().judge('cuMemAlloc', 801)).code).toBe('not-supported')
  expect(thrownBy(() => checker().judge('cuMemAlloc', 1)).code).toBe('driver')
})

test('what was asked for stands in the message', () => {
  const error = thrownBy(() => checker().judge('cuMemAllocAsync', 2, 'of 64 MiB for "halo"'))
  expect(error.message).toMatch(
    /^\[out-of-memory\] cuMemAllocAsync of 64 MiB for "halo": CUDA_ERROR_OUT_OF_MEMORY \(2\)/,
  )
})

test('a number that this cuda.h does not know is still an error with a name', () => {
  for (const result of [12_345, -1, 2 ** 31 - 1])
    expect(thrownBy(() => checker().judge('cuInit', result))).toMatchObject({
      code: 'driver',
      result,
      resultName: `CUresult ${result}`,
    })
})

test('an answer is returned by the calls that ask for it, and an error of all others', () => {
  const one = checker()
  for (const call of ['cuStreamQuery', 'cuEventQuery', 'cuEventElapsedTime'])
    expect(one.judge(call, CUresult.CUDA_ERROR_NOT_READY)).toBe(CUresult.CUDA_ERROR_NOT_READY)
  expect(thrownBy(() => one.judge('cuStreamSynchronize', CUresult.CUDA_ERROR_NOT_READY)).code).toBe('driver')
  expect(thrownBy(() => one.judge('cuStreamQuery', CUresult.CUDA_ERROR_INVALID_HANDLE)).code).toBe('driver')
  const enabled = CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
  expect(one.judge('cuCtxEnablePeerAccess', enabled)).toBe(enabled)
  expect(thrownBy(() => one.judge('cuCtxDisablePeerAccess', enabled)).code).toBe('driver')
})

/** A driver of which a kernel faults after the contexts were retained. */
function faultyDriver(): { driver: Driver; fault: { result: number }; opened: ReturnType<typeof fakeDriver> } {
  const fault = { result: 0 }
  const sticky = () => fault.result
  const opened = fakeDriver({
    cuStreamSynchronize: sticky,
    cuMemAlloc: sticky,
    cuEventRecord: sticky,
    cuStreamQuery: sticky,
    cuMemFree: sticky,
    cuDevicePrimaryCtxRelease: sticky,
    cuDevicePrimaryCtxReset: () => {
      fault.result = 0
      return 0
    },
  })
  return { driver: createDriver('fake', opened, 0), fault, opened }
}

test('C35: the first call that learns of a fault says which, every later one says what it was', () => {
  const { driver, fault } = faultyDriver()
  const { checked } = driver
  fault.result = CUresult.CUDA_ERROR_LAUNCH_FAILED
  const first = thrownBy(() => checked.cuStreamSynchronize(1))
  expect(first).toMatchObject({ code: 'context-lost', call: 'cuStreamSynchronize', result: 719 })
  expect(first.cause).toBeUndefined()
  const later = [
    () => checked.cuMemAlloc(new BigUint64Array(1), 64),
    () => checked.cuEventRecord(1, 1),
    () => checked.cuStreamQuery(1),
    () => checked.cuMemFree(1),
    () => checked.cuStreamSynchronize(1),
  ]
  for (const call of later) {
    const error = thrownBy(call)
    expect(error).toMatchObject({ code: 'context-lost', resultName: 'CUDA_ERROR_LAUNCH_FAILED', cause: first })
    expect(error.hint).toContain('cuStreamSynchronize')
  }
})

test('C35: closing a driver whose context is lost throws nothing, known of or not', () => {
  for (const known of [true, false]) {
    const { driver, fault, opened } = faultyDriver()
    expect(driver.defaultDevice.context.handle).toBe(0)
    fault.result = CUresult.CUDA_ERROR_ILLEGAL_ADDRESS
    if (known) expect(thrownBy(() => driver.checked.cuStreamQuery(1)).code).toBe('context-lost')
    driver.close()
    driver.close()
    expect([driver.closed, opened.closeCount]).toEqual([true, 1])
  }
})

test('one driver’s fault is none of another’s', () => {
  const lost = faultyDriver()
  lost.fault.result = CUresult.CUDA_ERROR_ASSERT
  expect(thrownBy(() => lost.driver.checked.cuStreamQuery(1)).code).toBe('context-lost')
  const other = faultyDriver()
  expect(other.driver.checked.cuStreamQuery(1)).toBe(0)
  other.fault.result = CUresult.CUDA_ERROR_ASSERT
  expect(thrownBy(() => other.driver.checked.cuStreamQuery(1)).cause).toBeUndefined()
})

test('after the context was reset, the next fault is a new one', () => {
  const { driver, fault } = faultyDriver()
  fault.result = CUresult.CUDA_ERROR_ASSERT
  expect(thrownBy(() => driver.checked.cuStreamQuery(1)).cause).toBeUndefined()
  expect(driver.checked.cuDevicePrimaryCtxReset(0)).toBe(0)
  expect(driver.checked.cuStreamQuery(1)).toBe(0)
  fault.result = CUresult.CUDA_ERROR_LAUNCH_TIMEOUT
  expect(thrownBy(() => driver.checked.cuStreamQuery(1))).toMatchObject({ result: 702 })
  expect(thrownBy(() => driver.checked.cuStreamQuery(1)).cause).toMatchObject({ result: 702 })
})
