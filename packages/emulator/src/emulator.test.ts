import { CUresult, findBackend, openDriver } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { emulatedDriver, registerEmulator } from './emulator.ts'

const schedulers = ['in-order', 'latest-possible', { random: 1 }, { random: 2 }] as const

/** Reads the handle that a call puts out. */
function made(call: (out: BigUint64Array) => number): number {
  const out = new BigUint64Array(1)
  expect(call(out)).toBe(0)
  return Number(out[0])
}

describe.each(schedulers)('with scheduler %j', (scheduler) => {
  test('a wait for an event holds the stream back until the record it saw is done', () => {
    using driver = emulatedDriver({ scheduler })
    const { checked, raw, host } = driver
    driver.defaultDevice.context.makeCurrent()
    const x = made((out) => checked.cuMemAlloc(out, 4096))
    const word = made((out) => checked.cuMemHostAlloc(out, 4, 0))
    const gate = new Uint32Array(host.viewOf(word, 4))
    const a = made((out) => checked.cuStreamCreate(out, 1))
    const b = made((out) => checked.cuStreamCreate(out, 1))
    const event = made((out) => checked.cuEventCreate(out, 2))
    checked.cuStreamWaitValue32(a, word, 1, 0)
    checked.cuMemsetD32Async(x, 9, 1024, a)
    checked.cuEventRecord(event, a)
    checked.cuStreamWaitEvent(b, event, 0)
    checked.cuEventRecord(event, b)
    expect(raw.cuEventQuery(event)).toBe(CUresult.CUDA_ERROR_NOT_READY)
    gate[0] = 1
    checked.cuEventSynchronize(event)
    const read = new Uint32Array(1024)
    checked.cuMemcpyDtoHAsync(read, x, 4096, b)
    expect(read[1023]).toBe(9)
  })

  test('a loop that polls a stream ends', () => {
    using driver = emulatedDriver({ scheduler })
    const { checked, raw } = driver
    driver.defaultDevice.context.makeCurrent()
    const x = made((out) => checked.cuMemAlloc(out, 4))
    const stream = made((out) => checked.cuStreamCreate(out, 1))
    for (let count = 0; count < 500; count++) checked.cuMemsetD32Async(x, count, 1, stream)
    while (raw.cuStreamQuery(stream) === CUresult.CUDA_ERROR_NOT_READY);
    expect(raw.cuStreamQuery(stream)).toBe(0)
  })
})

test('a call that is not emulated says so', () => {
  using driver = emulatedDriver()
  expect(driver.raw.cuTexObjectDestroy(1)).toBe(CUresult.CUDA_ERROR_NOT_SUPPORTED)
})

test('the emulator is found by its name once it was registered', () => {
  registerEmulator()
  registerEmulator()
  expect(findBackend('emulator')).toBeDefined()
  using driver = openDriver({ backend: 'emulator' })
  expect(driver.devices).toHaveLength(1)
  expect(driver.defaultDevice.memory).toMatchObject({ total: 80 * 2 ** 30, free: 80 * 2 ** 30 })
})
