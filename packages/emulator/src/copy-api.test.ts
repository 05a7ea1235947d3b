import { CUmemorytype, CUresult, Struct, structs } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { bytes, Scene } from '../test/scene.ts'

const { CUDA_ERROR_INVALID_VALUE } = CUresult

describe('pageable memory', () => {
  test('an asynchronous upload takes the bytes at the call', () => {
    const scene = new Scene({ scheduler: 'latest-possible' })
    const [a, x] = [scene.stream(), scene.memory()]
    const mine = new Uint32Array(4).fill(1)
    scene.checked.cuMemcpyHtoDAsync(x, mine, 16, a)
    mine.fill(2)
    expect(scene.read(a, x)).toBe(1)
    scene.driver.close()
  })

  test('an asynchronous download has landed when the call returns', () => {
    const scene = new Scene({ scheduler: 'latest-possible' })
    const [a, x] = [scene.stream(), scene.memory()]
    scene.store(a, x, 7)
    expect(scene.read(a, x)).toBe(7)
    scene.driver.close()
  })
})

test('a pinned upload reads, and a pinned download writes, when the operation runs', () => {
  const scene = new Scene({ scheduler: 'latest-possible' })
  const { raw } = scene
  const [a, x, up, down] = [scene.stream(), scene.memory(), scene.pinned(), scene.pinned()]
  up.view.fill(1)
  raw.cuMemcpyHtoDAsync(x, up.address, bytes, a)
  up.view.fill(2)
  raw.cuMemcpyDtoHAsync(down.view, x, bytes, a)
  expect(down.view[0]).toBe(0)
  raw.cuStreamSynchronize(a)
  expect(down.view[0]).toBe(2)
  scene.driver.close()
})

test('copies and memsets of nothing succeed, whatever the addresses', () => {
  const scene = new Scene()
  const { raw } = scene
  const a = scene.stream()
  for (const result of [
    raw.cuMemcpyDtoDAsync(0, 0, 0, a),
    raw.cuMemcpyHtoDAsync(0, null, 0, a),
    raw.cuMemcpyDtoH(null, 0, 0),
    raw.cuMemsetD8Async(0, 1, 0, a),
    raw.cuMemsetD2D32(0, 0, 1, 0, 5),
  ])
    expect(result).toBe(0)
  scene.driver.close()
})

test('a range that is not inside one allocation is an invalid value at the call', () => {
  const scene = new Scene()
  const { raw } = scene
  const [a, x] = [scene.stream(), scene.memory()]
  for (const result of [
    raw.cuMemcpyDtoDAsync(x, x + bytes - 4, 8, a),
    raw.cuMemcpyHtoD(x, new Uint8Array(4), 8),
    raw.cuMemcpyHtoDAsync(x - 4, new Uint8Array(4), 4, a),
    raw.cuMemsetD8(x + bytes, 1, 1),
    raw.cuMemsetD32(x + 2, 1, 1),
    raw.cuMemsetD16(x + 1, 1, 1),
  ])
    expect(result).toBe(CUDA_ERROR_INVALID_VALUE)
  expect(raw.cuCtxSynchronize()).toBe(0)
  scene.driver.close()
})

test('memsets of 8, 16 and 32 bits leave their neighbours alone', () => {
  const scene = new Scene()
  const x = scene.memory()
  const result = new Uint8Array(16)
  scene.raw.cuMemsetD8(x + 1, 0x1ff, 2)
  scene.raw.cuMemsetD16(x + 4, 0x1_0102, 1)
  scene.checked.cuMemsetD32(x + 8, 0x04030201, 1)
  scene.checked.cuMemcpyDtoH(result, x, 16)
  expect([...result]).toEqual([0, 255, 255, 0, 2, 1, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0])
  scene.driver.close()
})

test('a two-dimensional copy moves a box, from host to device and back', () => {
  const scene = new Scene()
  const { checked, driver } = scene
  const pitch = new BigUint64Array(1)
  const x = scene.made((out) => checked.cuMemAllocPitch(out, pitch, 5, 6, 4))
  expect(pitch[0]).toBe(512n)
  checked.cuMemsetD2D8(x, 512, 9, 5, 6)
  const source = Uint8Array.from({ length: 30 }, (_, index) => index)
  const up = new Struct(structs.CUDA_MEMCPY2D)
    .set('srcMemoryType', CUmemorytype.CU_MEMORYTYPE_HOST)
    .set('srcHost', driver.host.addressOf(source))
    .set('srcPitch', 5)
    .set('srcXInBytes', 1)
    .set('srcY', 2)
    .set('dstMemoryType', CUmemorytype.CU_MEMORYTYPE_DEVICE)
    .set('dstDevice', x)
    .set('dstPitch', 512)
    .set('dstXInBytes', 2)
    .set('dstY', 1)
    .set('WidthInBytes', 2)
    .set('Height', 3)
  expect(scene.raw.cuMemcpy2DAsync(up.bytes, scene.stream())).toBe(0)
  checked.cuCtxSynchronize()
  const rows = new Uint8Array(6 * 512)
  checked.cuMemcpyDtoH(rows, x, 5 * 512 + 5)
  const box = [0, 1, 2, 3, 4].map((row) => [...rows.subarray(row * 512, row * 512 + 5)])
  expect(box).toEqual([
    [9, 9, 9, 9, 9],
    [9, 9, 11, 12, 9],
    [9, 9, 16, 17, 9],
    [9, 9, 21, 22, 9],
    [9, 9, 9, 9, 9],
  ])
  expect(scene.raw.cuMemcpy2D(up.set('dstPitch', 3).bytes)).toBe(CUDA_ERROR_INVALID_VALUE)
  expect(scene.raw.cuMemcpy2D(new Uint8Array(8))).toBe(CUDA_ERROR_INVALID_VALUE)
  scene.driver.close()
})

test('a copy onto bytes that it reads comes out as a memmove, and the detector tells of it', () => {
  const scene = new Scene({ detectRaces: true })
  const x = scene.memory()
  scene.checked.cuMemcpyHtoD(
    x,
    Uint8Array.from({ length: 16 }, (_, index) => index),
    16,
  )
  scene.checked.cuMemcpyDtoD(x + 2, x, 10)
  const result = new Uint8Array(16)
  scene.checked.cuMemcpyDtoH(result, x, 16)
  expect([...result]).toEqual([0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15])
  expect(scene.emulator.races.map((race) => race.missing)).toEqual([expect.stringMatching(/onto bytes that it reads/)])
  scene.driver.close()
})

test('copies between devices work without peer access, a kernel needs it', () => {
  const scene = new Scene({ devices: 2 })
  const { raw, driver } = scene
  const [here, x] = [scene.stream(), scene.memory()]
  driver.devices[1]?.context.makeCurrent()
  const y = scene.made((out) => raw.cuMemAlloc(out, bytes))
  driver.devices[0]?.context.makeCurrent()
  scene.store(here, x, 4)
  expect(raw.cuMemcpyDtoDAsync(y, x, bytes, here)).toBe(0)
  expect(scene.read(here, y)).toBe(4)
  const peer = driver.devices[1]?.context.handle ?? 0
  expect(raw.cuCtxEnablePeerAccess(peer, 0)).toBe(0)
  expect(raw.cuCtxEnablePeerAccess(peer, 0)).toBe(CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED)
  scene.store(here, y, 5)
  expect(scene.read(here, y)).toBe(5)
  expect(raw.cuCtxDisablePeerAccess(peer)).toBe(0)
  scene.store(here, y, 6)
  expect(raw.cuStreamSynchronize(here)).toBe(CUresult.CUDA_ERROR_ILLEGAL_ADDRESS)
  driver.close()
})
