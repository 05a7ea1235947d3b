import { CUresult } from '@cubaton/driver'
import { expect, test } from 'vitest'
import { Scene } from '../test/scene.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_READY } = CUresult

test('an event that was never recorded orders nothing, and a query of it says done', () => {
  const scene = new Scene({ scheduler: 'latest-possible' })
  const { raw } = scene
  const [a, b, event] = [scene.stream(), scene.stream(), scene.event()]
  scene.gate(a)
  expect(raw.cuStreamWaitEvent(b, event, 0)).toBe(0)
  expect(raw.cuEventQuery(event)).toBe(0)
  expect(raw.cuEventSynchronize(event)).toBe(0)
  expect(raw.cuStreamSynchronize(b)).toBe(0)
  scene.driver.close()
})

test('a wait keeps the record it saw: a record on an idle stream afterwards does not let the waiter start', () => {
  const scene = new Scene()
  const { raw } = scene
  const [a, b, idle, event] = [scene.stream(), scene.stream(), scene.stream(), scene.event()]
  const [x, y] = [scene.memory(), scene.memory()]
  const open = scene.gate(a)
  scene.store(a, x, 1)
  scene.record(event, a)
  scene.wait(b, event)
  scene.copy(b, y, x)
  scene.record(event, idle)
  expect(raw.cuEventSynchronize(event)).toBe(0) // the new record
  scene.emulator.drain()
  expect(raw.cuStreamQuery(b)).toBe(CUDA_ERROR_NOT_READY)
  open()
  expect(scene.read(b, y)).toBe(1)
  scene.driver.close()
})

test('an event that is destroyed with a wait pending on it still holds the waiter back', () => {
  const scene = new Scene()
  const { raw } = scene
  const [a, b, event] = [scene.stream(), scene.stream(), scene.event()]
  const open = scene.gate(a)
  scene.record(event, a)
  scene.wait(b, event)
  expect(raw.cuEventDestroy(event)).toBe(0)
  expect(raw.cuEventQuery(event)).toBe(CUDA_ERROR_INVALID_HANDLE)
  scene.emulator.drain()
  expect(raw.cuStreamQuery(b)).toBe(CUDA_ERROR_NOT_READY)
  open()
  expect(raw.cuStreamSynchronize(b)).toBe(0)
  scene.driver.close()
})

test('an event is recorded only on streams of its own context, and waited for by any', () => {
  const scene = new Scene({ devices: 2 })
  const { raw, driver } = scene
  const event = scene.event()
  const here = scene.stream()
  driver.devices[1]?.context.makeCurrent()
  const there = scene.stream()
  expect(raw.cuEventRecord(event, there)).toBe(CUDA_ERROR_INVALID_HANDLE)
  expect(raw.cuEventRecord(event, here)).toBe(0)
  expect(raw.cuStreamWaitEvent(there, event, 0)).toBe(0)
  expect(raw.cuStreamSynchronize(there)).toBe(0)
  driver.close()
})

test('elapsed time needs two finished records of events that time', () => {
  const scene = new Scene()
  const { raw } = scene
  const [a, x] = [scene.stream(), scene.memory()]
  const timed = (): number => scene.made((out) => scene.checked.cuEventCreate(out, 0))
  const [start, end, untimed] = [timed(), timed(), scene.event()]
  const out = new Float32Array(1)
  expect(raw.cuEventElapsedTime(out, start, end)).toBe(CUDA_ERROR_INVALID_HANDLE)
  scene.record(start, a)
  const open = scene.gate(a)
  scene.store(a, x, 1)
  scene.record(end, a)
  scene.record(untimed, a)
  expect(raw.cuEventElapsedTime(out, start, end)).toBe(CUDA_ERROR_NOT_READY)
  open()
  expect(raw.cuEventSynchronize(end)).toBe(0)
  expect(raw.cuEventElapsedTime(out, start, end)).toBe(0)
  expect(out[0]).toBeGreaterThan(0)
  expect(raw.cuEventElapsedTime(out, start, untimed)).toBe(CUDA_ERROR_INVALID_HANDLE)
  scene.driver.close()
})

test.each([-1, 8, 4, 5])('flags %i make no event', (flags) => {
  const scene = new Scene()
  expect(scene.raw.cuEventCreate(new BigUint64Array(1), flags)).toBe(CUDA_ERROR_INVALID_VALUE)
  scene.driver.close()
})

test('a handle that is used again names the new event alone', () => {
  const scene = new Scene({ reuseHandles: true })
  const { raw } = scene
  const [a, first] = [scene.stream(), scene.event()]
  const open = scene.gate(a)
  scene.record(first, a)
  raw.cuEventDestroy(first)
  const second = scene.event()
  expect(second).toBe(first)
  expect(raw.cuEventQuery(second)).toBe(0)
  open()
  scene.driver.close()
})
