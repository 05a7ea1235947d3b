import { CUresult } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { Scene } from '../test/scene.ts'

describe('faults on demand', () => {
  test('the k-th call of a name fails, and nothing else does', () => {
    const scene = new Scene()
    const { raw, emulator } = scene
    const out = new BigUint64Array(1)
    emulator.failCall('cuMemAlloc', 2, CUresult.CUDA_ERROR_OUT_OF_MEMORY)
    emulator.failCall('cuMemAlloc', 3, CUresult.CUDA_ERROR_UNKNOWN)
    expect([1, 2, 3, 4].map(() => raw.cuMemAlloc(out, 16))).toEqual([0, 2, 999, 0])
    expect(raw.cuMemFree(Number(out[0]))).toBe(0)
    scene.driver.close()
  })

  test('a device that is lost answers every call with its code, and no other device does', () => {
    const scene = new Scene({ devices: 2 })
    const { raw, driver, emulator } = scene
    const a = scene.stream()
    const x = scene.memory()
    const open = scene.gate(a)
    scene.store(a, x, 1)
    emulator.loseDevice(0)
    open()
    expect(raw.cuStreamSynchronize(a)).toBe(CUresult.CUDA_ERROR_DEVICE_UNAVAILABLE)
    expect(raw.cuMemAlloc(new BigUint64Array(1), 16)).toBe(CUresult.CUDA_ERROR_DEVICE_UNAVAILABLE)
    driver.devices[1]?.context.makeCurrent()
    expect(raw.cuMemAlloc(new BigUint64Array(1), 16)).toBe(0)
    driver.close()
  })

  test('a kernel that uses a wrong address loses its context: every later call says so', () => {
    const scene = new Scene({ scheduler: 'latest-possible' })
    const a = scene.stream()
    scene.store(a, 64, 1)
    expect(scene.raw.cuStreamSynchronize(a)).toBe(CUresult.CUDA_ERROR_ILLEGAL_ADDRESS)
    expect(scene.raw.cuStreamQuery(a)).toBe(CUresult.CUDA_ERROR_ILLEGAL_ADDRESS)
    scene.driver.close()
  })
})

test('a driver that is closed leaves nothing running', () => {
  const scene = new Scene()
  const a = scene.stream()
  scene.gate(a)
  scene.store(
    a,
    scene.made((out) => scene.checked.cuMemAllocAsync(out, 4096, a)),
    1,
  )
  scene.driver.close()
  expect(scene.emulator.pendingOperations).toBe(0)
})
