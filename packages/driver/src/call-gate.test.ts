import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, expect, test } from 'vitest'
import type { DriverCall } from './call-gate.ts'
import { parameterCount } from './call-gate.ts'
import { CubatonError } from './cubaton-error.ts'
import { createDriver } from './driver.ts'
import { fakeDriver } from './fake-backend.ts'
import { CUresult } from './generated/enums.ts'
import { functionTable } from './generated/function-table.ts'

const name = 'cubaton:driver:call'
let seen: DriverCall[] = []
const listener = (message: unknown): void => void seen.push(message as DriverCall)

afterEach(() => {
  unsubscribe(name, listener)
  seen = []
})

function codeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (CubatonError.is(error)) return error.code
    throw error
  }
  return 'nothing was thrown'
}

test('nothing is looked up before its first call, and then once', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  const atOpen = opened.lookedUp.length
  expect(opened.lookedUp).not.toContain('cuStreamQuery')
  for (const stratum of [driver.raw, driver.checked, driver.raw]) stratum.cuStreamQuery(1)
  expect(opened.lookedUp.slice(atOpen)).toEqual(['cuStreamQuery'])
  expect(atOpen).toBeLessThan(10)
})

test('calls are published with name, arguments, result and time, while somebody listens', () => {
  const driver = createDriver('fake', fakeDriver({ cuStreamQuery: () => 600 }), 0)
  driver.raw.cuStreamQuery(1)
  subscribe(name, listener)
  const out = new BigUint64Array(1)
  driver.raw.cuStreamQuery(7)
  driver.checked.cuStreamCreate(out, 3)
  unsubscribe(name, listener)
  driver.raw.cuStreamQuery(9)
  expect(seen).toMatchObject([
    { backend: 'fake', call: 'cuStreamQuery', arguments: [7], result: 600, resultName: 'CUDA_ERROR_NOT_READY' },
    { backend: 'fake', call: 'cuStreamCreate', arguments: [out, 3], result: 0, resultName: 'CUDA_SUCCESS' },
  ])
  expect(seen[1]?.arguments[0]).toBe(out)
  for (const { durationNs } of seen) expect(durationNs).toBeGreaterThanOrEqual(0)
})

test('a call that was refused before C is not published', () => {
  const driver = createDriver('fake', fakeDriver(), 0)
  subscribe(name, listener)
  expect(codeOf(() => driver.checked.cuStreamQuery(-1))).toBe('invalid-argument')
  expect(seen).toEqual([])
})

test('what a subscriber asks the driver is not published again', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  const asking = (): void => void driver.raw.cuEventQuery(2)
  subscribe(name, asking)
  subscribe(name, listener)
  driver.raw.cuStreamQuery(1)
  unsubscribe(name, asking)
  expect(seen.map(({ call }) => call)).toEqual(['cuStreamQuery'])
  expect(opened.called).toContain('cuEventQuery')
  expect(channel(name).hasSubscribers).toBe(true)
})

test('every arity gets all its arguments, listened to or not', () => {
  const opened = fakeDriver()
  let received: unknown[] = []
  const lookUp =
    () =>
    (...values: never[]) => {
      received = values
      return 0
    }
  const driver = createDriver('fake', opened, 0)
  const arities = new Set<number>()
  const gated = createDriver('fake', { ...opened, lookUp, close: () => undefined }, 0)
  const raw = gated.raw as unknown as Readonly<Record<string, (...values: unknown[]) => number>>
  for (const symbol of Object.keys(functionTable) as (keyof typeof functionTable)[]) {
    const values = Array.from({ length: parameterCount(symbol) }, (_, index) => index + 1)
    arities.add(values.length)
    raw[symbol]?.(...values)
    expect(received).toEqual(values)
    if (arities.size % 2 === 0) subscribe(name, listener)
    raw[symbol]?.(...values)
    unsubscribe(name, listener)
    expect(received).toEqual(values)
  }
  expect([...arities]).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7, 8, 11]))
  driver.close()
})

test('a closed driver refuses every call of both strata, taken out of it or not', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  const { cuStreamQuery } = driver.raw
  const { cuEventQuery } = driver.checked
  cuStreamQuery(1)
  driver.close()
  const before = opened.called.length
  const calls = [
    () => cuStreamQuery(1),
    () => cuEventQuery(1),
    () => driver.raw.cuEventQuery(1),
    () => driver.checked.cuMemFree(1),
    () => driver.defaultDevice.context.makeCurrent(),
    () => driver.defaultDevice.memory.total,
  ]
  expect(calls.map(codeOf)).toEqual(calls.map(() => 'closed'))
  expect(opened.called.length).toBe(before)
})

test('C42: a call inside a callback is not permitted, and never reaches the driver', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  const before = opened.called.length
  opened.host.inCallback = true
  expect(driver.raw.cuStreamQuery(1)).toBe(CUresult.CUDA_ERROR_NOT_PERMITTED)
  expect(() => driver.checked.cuStreamQuery(1)).toThrow('Host functions and callbacks must not call the driver')
  expect(opened.called.length).toBe(before)
  opened.host.inCallback = false
  expect(driver.raw.cuStreamQuery(1)).toBe(0)
})

test('C42: a wait that blocks the thread of a pending callback is refused; one that asks is not', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  const { checked } = driver
  const waits = [
    () => checked.cuStreamSynchronize(1),
    () => checked.cuEventSynchronize(1),
    () => checked.cuCtxSynchronize(),
    () => checked.cuCtxSynchronize_v2(1),
    () => checked.cuMemFree(1),
    () => checked.cuModuleUnload(1),
    () => checked.cuMemcpyDtoH(new Uint8Array(1), 1, 1),
    () => checked.cuDevicePrimaryCtxReset(0),
    () => driver.defaultDevice.context.synchronizeSync(),
  ]
  opened.host.pendingCallbacks = 1
  expect(waits.map(codeOf)).toEqual(waits.map(() => 'would-deadlock'))
  expect([checked.cuStreamQuery(1), checked.cuEventQuery(1), checked.cuEventRecord(1, 1)]).toEqual([0, 0, 0])
  expect([checked.cuMemFreeAsync(1, 1), checked.cuMemcpyDtoHAsync(new Uint8Array(1), 1, 1, 1)]).toEqual([0, 0])
  opened.host.pendingCallbacks = 0
  expect(waits.map(codeOf)).toEqual(waits.map(() => 'nothing was thrown'))
})

test('C42: closing while a callback is pending waits for nothing', () => {
  const opened = fakeDriver()
  const driver = createDriver('fake', opened, 0)
  expect(driver.defaultDevice.context.handle).toBe(0)
  opened.host.pendingCallbacks = 1
  driver.close()
  expect([driver.closed, opened.called.includes('cuDevicePrimaryCtxRelease')]).toEqual([true, false])
  const other = fakeDriver()
  const closing = createDriver('fake', other, 0)
  expect(closing.defaultDevice.context.handle).toBe(0)
  closing.close()
  expect(other.called.at(-1)).toBe('cuDevicePrimaryCtxRelease')
})
