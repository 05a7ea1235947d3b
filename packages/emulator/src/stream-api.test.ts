import { CUresult } from '@cubaton/driver'
import { describe, expect, test, vi } from 'vitest'
import { Scene } from '../test/scene.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_NOT_READY, CUDA_ERROR_NOT_SUPPORTED, CUDA_ERROR_UNKNOWN } = CUresult

describe('destroying a stream', () => {
  test('returns at once and loses no work', () => {
    const scene = new Scene()
    const { raw } = scene
    const [a, x, event] = [scene.stream(), scene.memory(), scene.event()]
    const open = scene.gate(a)
    scene.store(a, x, 1)
    scene.record(event, a)
    expect(raw.cuStreamDestroy(a)).toBe(0)
    expect(raw.cuStreamQuery(a)).toBe(CUDA_ERROR_INVALID_HANDLE)
    scene.emulator.drain()
    expect(raw.cuEventQuery(event)).toBe(CUDA_ERROR_NOT_READY)
    open()
    expect(raw.cuEventSynchronize(event)).toBe(0)
    expect(scene.read(scene.stream(), x)).toBe(1)
    scene.driver.close()
  })

  test('its handle may come back for a stream that has nothing to do with it', () => {
    const scene = new Scene({ reuseHandles: true, detectRaces: true, scheduler: 'latest-possible' })
    const { raw } = scene
    const [a, x, r] = [scene.stream(), scene.memory(), scene.memory()]
    const open = scene.gate(a)
    scene.store(a, x, 1)
    raw.cuStreamDestroy(a)
    const b = scene.stream()
    expect(b).toBe(a)
    scene.copy(b, r, x)
    open()
    expect(scene.read(b, r)).toBe(0)
    scene.emulator.drain()
    expect(scene.emulator.races).toHaveLength(1)
    scene.driver.close()
  })
})

describe('the default stream', () => {
  const blocking = (scene: Scene): number => scene.made((out) => scene.checked.cuStreamCreate(out, 0))

  test('waits for blocking streams, and they for it', () => {
    const scene = new Scene({ detectRaces: true, scheduler: 'latest-possible' })
    const [a, b, x, y] = [blocking(scene), blocking(scene), scene.memory(), scene.memory()]
    const open = scene.gate(a)
    scene.store(a, x, 3)
    scene.copy(0, y, x)
    open()
    expect(scene.read(b, y)).toBe(3)
    expect(scene.emulator.races).toEqual([])
    scene.driver.close()
  })

  test('does not wait for a non-blocking stream', () => {
    const scene = new Scene()
    const [a, x] = [scene.stream(), scene.memory()]
    const open = scene.gate(a)
    scene.store(a, x, 3)
    expect(scene.read(0, x)).toBe(0)
    open()
    scene.driver.close()
  })

  test('that of each thread is refused', () => {
    const scene = new Scene()
    expect(scene.raw.cuStreamSynchronize(2)).toBe(CUDA_ERROR_NOT_SUPPORTED)
    scene.driver.close()
  })
})

test('priorities go from 0 to -5, and others become the nearest', () => {
  const scene = new Scene()
  const [least, greatest, priority] = [new Int32Array(1), new Int32Array(1), new Int32Array(1)]
  scene.checked.cuCtxGetStreamPriorityRange(least, greatest)
  expect([least[0], greatest[0]]).toEqual([0, -5])
  for (const [wanted, given] of [
    [3, 0],
    [-3, -3],
    [-9, -5],
  ] as const) {
    const stream = scene.made((out) => scene.checked.cuStreamCreateWithPriority(out, 1, wanted))
    scene.checked.cuStreamGetPriority(stream, priority)
    expect(priority[0]).toBe(given)
  }
  scene.driver.close()
})

describe('a blocked stream', () => {
  test('holds none of 80 other streams up', () => {
    const scene = new Scene()
    const blocked = scene.stream()
    const open = scene.gate(blocked)
    for (let count = 0; count < 80; count++) {
      const [stream, x] = [scene.stream(), scene.made((out) => scene.checked.cuMemAllocAsync(out, 64, blocked))]
      expect(x).toBeGreaterThan(0)
      expect(scene.raw.cuStreamSynchronize(stream)).toBe(0)
    }
    open()
    scene.driver.close()
  })

  test('takes 1020 launches and 11000 records, and the next launch says that it would block for ever', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const scene = new Scene()
    const [a, x, event] = [scene.stream(), scene.memory(), scene.event()]
    const open = scene.gate(a)
    for (let count = 0; count < 1020; count++) scene.checked.cuMemsetD8Async(x, 1, 1, a)
    for (let count = 0; count < 11_000; count++) scene.record(event, a)
    expect(warn).not.toHaveBeenCalled()
    scene.checked.cuMemsetD8Async(x, 1, 1, a)
    expect(warn).toHaveBeenCalledOnce()
    open()
    expect(scene.raw.cuStreamSynchronize(a)).toBe(0)
    scene.driver.close()
  })

  test('that the host waits for, and only the host could let go on, gives an error that says so', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const scene = new Scene()
    const a = scene.stream()
    const open = scene.gate(a)
    expect(scene.raw.cuStreamSynchronize(a)).toBe(CUDA_ERROR_UNKNOWN)
    expect(warn.mock.calls[0]?.[0]).toMatch(/would block for ever.*wait until the 32-bit word at 0x.* is at least 1/)
    open()
    expect(scene.raw.cuStreamSynchronize(a)).toBe(0)
    scene.driver.close()
  })
})

describe('a host function', () => {
  test('runs between its neighbours, and may not call the driver', () => {
    const scene = new Scene()
    const { raw, driver } = scene
    const [a, x] = [scene.stream(), scene.memory()]
    const seen: number[] = []
    const callback = driver.host.registerCallback(
      'CUhostFn',
      (userData) => seen.push(userData, raw.cuCtxSynchronize(), driver.host.pendingCallbacks),
      { once: true },
    )
    expect(driver.host.pendingCallbacks).toBe(1)
    scene.store(a, x, 1)
    expect(raw.cuLaunchHostFunc(a, callback, 77)).toBe(0)
    scene.store(a, x, 2)
    expect(seen).toEqual([])
    expect(raw.cuStreamSynchronize(a)).toBe(0)
    expect(seen).toEqual([77, CUresult.CUDA_ERROR_NOT_PERMITTED, 1])
    expect(driver.host.pendingCallbacks).toBe(0)
    driver.close()
  })

  test.each(['in-order', 'latest-possible', { random: 5 }] as const)(
    'runs when the event loop turns, scheduler %j',
    async (scheduler) => {
      const scene = new Scene({ scheduler })
      const a = scene.stream()
      const called = vi.fn<() => void>()
      const callback = scene.driver.host.registerCallback('CUhostFn', called, { once: true })
      scene.raw.cuLaunchHostFunc(a, callback, null)
      expect(called).not.toHaveBeenCalled()
      while (called.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
      expect(called).toHaveBeenCalledOnce()
      scene.driver.close()
    },
  )

  test('is not called in a context that was lost, and no longer counts as pending', () => {
    const scene = new Scene()
    const a = scene.stream()
    const open = scene.gate(a)
    const called = vi.fn<() => void>()
    const callback = scene.driver.host.registerCallback('CUhostFn', called, { once: true })
    scene.raw.cuLaunchHostFunc(a, callback, null)
    scene.emulator.loseDevice(0)
    open()
    scene.emulator.drain()
    expect(called).not.toHaveBeenCalled()
    expect(scene.driver.host.pendingCallbacks).toBe(0)
    scene.driver.close()
  })
})

describe('values in memory', () => {
  test.each([
    ['at least', 0, 5, 4, 6],
    ['equal', 1, 5, 6, 5],
    ['a common bit', 2, 0b100, 0b011, 0b110],
    ['a bit that neither has', 3, 0x0f, 0xffff_fff0, 0xffff_ff00],
  ] as const)('a wait for %s ends when the host writes it', (_name, flags, wanted, before, after) => {
    const scene = new Scene()
    const { raw } = scene
    const [a, { address, view }] = [scene.stream(), scene.pinned()]
    view[0] = before
    expect(raw.cuStreamWaitValue32(a, address, wanted, flags)).toBe(0)
    scene.emulator.drain()
    expect(raw.cuStreamQuery(a)).toBe(CUDA_ERROR_NOT_READY)
    view[0] = after
    expect(raw.cuStreamSynchronize(a)).toBe(0)
    scene.driver.close()
  })

  test('one stream opens another one’s gate, in device memory, in 64 bits', () => {
    const scene = new Scene({ detectRaces: true, scheduler: 'latest-possible' })
    const { raw } = scene
    const [a, b, x, y, word] = [scene.stream(), scene.stream(), scene.memory(), scene.memory(), scene.memory()]
    expect(raw.cuStreamWaitValue64(b, word, 2n ** 40n, 0)).toBe(0)
    scene.copy(b, y, x)
    scene.store(a, x, 4)
    expect(raw.cuStreamWriteValue64(a, word, 2n ** 40n, 0)).toBe(0)
    expect(scene.read(b, y)).toBe(4)
    expect(scene.emulator.races).toEqual([])
    scene.driver.close()
  })
})
