import { CUresult } from '@cubaton/driver'
import { expect, test } from 'vitest'
import { Scene } from '../test/scene.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('what nobody waits for is run by the event loop, which keeps turning meanwhile', async () => {
  const scene = new Scene()
  const [a, x] = [scene.stream(), scene.memory()]
  for (let count = 0; count < 1000; count++) scene.checked.cuMemsetD8Async(x, 1, 4096, a)
  expect(scene.emulator.pendingOperations).toBe(1000)
  let turns = 0
  while (scene.emulator.pendingOperations > 0) {
    await turn()
    turns++
  }
  expect(turns).toBeGreaterThan(0)
  scene.driver.close()
})

test('latest-possible runs nothing that the host did not ask for, and only what that needs', async () => {
  const scene = new Scene({ scheduler: 'latest-possible', logOperations: true })
  const [a, b, x, y] = [scene.stream(), scene.stream(), scene.memory(), scene.memory()]
  const before = scene.emulator.operations.length
  scene.store(a, x, 1)
  scene.store(b, y, 2)
  for (let count = 0; count < 50; count++) await turn()
  expect(scene.emulator.operations.length).toBe(before)
  scene.raw.cuStreamSynchronize(b)
  expect(scene.emulator.operations.length).toBe(before + 1)
  expect(scene.emulator.pendingOperations).toBe(1)
  scene.driver.close()
})

test('latest-possible answers every hundredth question with some work', () => {
  const scene = new Scene({ scheduler: 'latest-possible' })
  const [a, x] = [scene.stream(), scene.memory()]
  scene.store(a, x, 1)
  let queries = 0
  while (scene.raw.cuStreamQuery(a) === CUresult.CUDA_ERROR_NOT_READY) queries++
  expect(queries).toBe(100)
  scene.driver.close()
})

test('the same seed gives the same order, another one another', () => {
  const orderWith = (seed: number): string => {
    const scene = new Scene({ scheduler: { random: seed }, logOperations: true })
    const streams = Array.from({ length: 6 }, () => scene.stream())
    const x = scene.memory()
    for (let count = 0; count < 20; count++)
      for (const stream of streams) scene.checked.cuMemsetD8Async(x, 1, 1, stream)
    scene.raw.cuCtxSynchronize()
    const order = scene.emulator.operations.map((operation) => operation.sequence).join(' ')
    scene.driver.close()
    return order
  }
  expect(orderWith(1)).toBe(orderWith(1))
  expect(orderWith(1)).not.toBe(orderWith(2))
})

test('virtual time does not depend on the scheduler', () => {
  const timesWith = (scheduler: 'in-order' | 'latest-possible' | { random: number }): number[] => {
    const scene = new Scene({ scheduler })
    const [a, b, event, x, y] = [scene.stream(), scene.stream(), scene.event(), scene.memory(), scene.memory()]
    scene.store(a, x, 1)
    scene.record(event, a)
    scene.store(b, y, 1)
    scene.wait(b, event)
    scene.copy(b, y, x)
    scene.raw.cuCtxSynchronize()
    const { makespanNs, hostNs } = scene.emulator
    scene.driver.close()
    return [makespanNs, hostNs]
  }
  const times = timesWith('in-order')
  expect(times[0]).toBeGreaterThan(0)
  expect(timesWith('latest-possible')).toEqual(times)
  expect(timesWith({ random: 3 })).toEqual(times)
})

test('memory goes with what is pending, not with what ever ran', () => {
  const scene = new Scene()
  const { raw } = scene
  const [a, b, x, event] = [scene.stream(), scene.stream(), scene.memory(), scene.event()]
  const round = (): void => {
    for (let count = 0; count < 20_000; count++) {
      raw.cuMemsetD8Async(x, 1, 4, a)
      raw.cuEventRecord(event, a)
      raw.cuStreamWaitEvent(b, event, 0)
      raw.cuMemsetD8Async(x, 2, 4, b)
    }
    raw.cuCtxSynchronize()
  }
  const heap = (): number => {
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  round()
  const before = heap()
  for (let count = 0; count < 5; count++) round()
  // 400 000 operations of 100 bytes or more each would be 40 MB.
  expect(heap() - before).toBeLessThan(20 * 2 ** 20)
  expect(scene.emulator.pendingOperations).toBe(0)
  scene.driver.close()
})
