import { CUresult, CUpointer_attribute } from '@cubaton/driver'
import { describe, expect, test, vi } from 'vitest'
import { Scene } from '../test/scene.ts'

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_OUT_OF_MEMORY } = CUresult
const gibibyte = 2 ** 30

function freeBytes(scene: Scene): number {
  const [free, total] = [new BigUint64Array(1), new BigUint64Array(1)]
  scene.checked.cuMemGetInfo(free, total)
  return Number(free[0])
}

describe('device memory', () => {
  test('of 0 bytes is an invalid value, of none too', () => {
    const scene = new Scene()
    expect(scene.raw.cuMemAlloc(new BigUint64Array(1), 0)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(scene.raw.cuMemAlloc(null, 16)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(scene.raw.cuMemFree(0)).toBe(0)
    scene.driver.close()
  })

  test('of 70 GiB costs nothing until it is touched, and is exact past 4 GiB', () => {
    const scene = new Scene()
    const { raw } = scene
    const a = scene.stream()
    const x = scene.made((out) => scene.checked.cuMemAlloc(out, 70 * gibibyte))
    expect(raw.cuMemsetD32Async(x + 4 * gibibyte + 8, 0xabcd, 1, a)).toBe(0)
    const read = new Uint32Array(4)
    raw.cuMemcpyDtoHAsync(read, x + 4 * gibibyte, 16, a)
    expect([...read]).toEqual([0, 0, 0xabcd, 0])
    // Across pages, and onto itself backwards and forwards.
    const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
    const back = new Uint8Array(bytes.length)
    raw.cuMemcpyHtoD(x + 65_000, bytes, bytes.length)
    raw.cuMemcpyDtoD(x + 65_007, x + 65_000, bytes.length)
    raw.cuMemcpyDtoH(back, x + 65_007, bytes.length)
    expect(Buffer.compare(bytes, back)).toBe(0)
    expect(raw.cuMemFree(x)).toBe(0)
    expect(freeBytes(scene)).toBe(80 * gibibyte)
    scene.driver.close()
  })

  test('that the device has not is out of memory, and a limit moves that', () => {
    const scene = new Scene({ devices: [{ memoryBytes: 4 * gibibyte }] })
    const out = new BigUint64Array(1)
    expect(scene.raw.cuMemAlloc(out, 5 * gibibyte)).toBe(CUDA_ERROR_OUT_OF_MEMORY)
    scene.emulator.limitMemory(1000)
    expect(scene.raw.cuMemAlloc(out, 2000)).toBe(CUDA_ERROR_OUT_OF_MEMORY)
    scene.emulator.limitMemory(4 * gibibyte)
    expect(scene.raw.cuMemAlloc(out, 2000)).toBe(0)
    scene.driver.close()
  })

  test('that may not be touched any more is out of memory, and a warning says why', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const scene = new Scene({ touchableBytes: 8 * 2 ** 20 })
    const x = scene.made((out) => scene.checked.cuMemAlloc(out, 100 * 2 ** 20))
    expect(scene.raw.cuMemsetD8(x, 1, 1)).toBe(CUDA_ERROR_OUT_OF_MEMORY)
    expect(warn.mock.calls[0]?.[0]).toMatch(/may touch 8388608 bytes/)
    scene.driver.close()
  })

  test('comes back at the same address, or never', () => {
    for (const [reuseAddresses, same] of [
      ['at-once', true],
      ['never', false],
    ] as const) {
      const scene = new Scene({ reuseAddresses })
      for (const size of [100, 3 * 2 ** 20]) {
        const first = scene.made((out) => scene.checked.cuMemAlloc(out, size))
        scene.checked.cuMemFree(first)
        expect(scene.made((out) => scene.checked.cuMemAlloc(out, size)) === first).toBe(same)
      }
      scene.driver.close()
    }
  })

  test('freed twice, in the middle, or never allocated is an invalid value', () => {
    const scene = new Scene()
    const { raw } = scene
    const x = scene.made((out) => scene.checked.cuMemAlloc(out, 4096))
    expect(raw.cuMemFree(x + 512)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(raw.cuMemFree(x)).toBe(0)
    expect(raw.cuMemFree(x)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(raw.cuMemFree(12_345)).toBe(CUDA_ERROR_INVALID_VALUE)
    scene.driver.close()
  })

  test('is known by any address in it', () => {
    const scene = new Scene()
    const x = scene.made((out) => scene.checked.cuMemAlloc(out, 5000))
    const [base, size] = [new BigUint64Array(1), new BigUint64Array(1)]
    expect(scene.raw.cuMemGetAddressRange(base, size, x + 4999)).toBe(0)
    expect([base[0], size[0]]).toEqual([BigInt(x), 5000n])
    expect(scene.raw.cuMemGetAddressRange(base, size, x + 5000)).toBe(CUresult.CUDA_ERROR_NOT_FOUND)
    const type = new Uint32Array(1)
    scene.checked.cuPointerGetAttribute(type, CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, x + 8)
    expect(type[0]).toBe(2)
    scene.driver.close()
  })
})

describe('host memory', () => {
  test('that is pinned is one buffer, with one address for host and device', () => {
    const scene = new Scene()
    const { address, view } = scene.pinned()
    const pointer = new BigUint64Array(1)
    scene.checked.cuMemHostGetDevicePointer(pointer, address, 0)
    expect(pointer[0]).toBe(BigInt(address))
    expect(scene.driver.host.addressOf(view.subarray(2))).toBe(address + 8)
    scene.checked.cuMemsetD32(address, 5, 3)
    expect([...view.subarray(0, 4)]).toEqual([5, 5, 5, 0])
    expect(scene.raw.cuMemFreeHost(address + 4)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(scene.raw.cuMemFreeHost(address)).toBe(0)
    expect(scene.raw.cuMemFreeHost(address)).toBe(CUDA_ERROR_INVALID_VALUE)
    scene.driver.close()
  })

  test('that is registered is copied when the operation runs, not at the call', () => {
    const scene = new Scene({ scheduler: 'latest-possible' })
    const { raw } = scene
    const [a, x] = [scene.stream(), scene.memory()]
    const mine = new Uint32Array(16).fill(1)
    expect(raw.cuMemHostRegister(mine, 64, 0)).toBe(0)
    expect(raw.cuMemHostRegister(mine, 64, 0)).toBe(CUresult.CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED)
    raw.cuMemcpyHtoDAsync(x, mine, 64, a)
    mine.fill(2)
    expect(scene.read(a, x)).toBe(2)
    expect(raw.cuMemHostUnregister(mine)).toBe(0)
    expect(raw.cuMemHostUnregister(mine)).toBe(CUresult.CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED)
    raw.cuMemcpyHtoDAsync(x, mine, 64, a)
    mine.fill(3)
    expect(scene.read(a, x)).toBe(2)
    scene.driver.close()
  })

  test('that is managed is the host’s and the device’s', () => {
    const scene = new Scene()
    const address = scene.made((out) => scene.checked.cuMemAllocManaged(out, 64, 1))
    const view = new Uint32Array(scene.driver.host.viewOf(address, 64))
    scene.checked.cuMemsetD32(address, 6, 16)
    scene.checked.cuCtxSynchronize()
    expect(view[15]).toBe(6)
    expect(scene.raw.cuMemFree(address)).toBe(0)
    scene.driver.close()
  })
})

describe('pools', () => {
  test('cuMemAllocAsync of 0 bytes succeeds', () => {
    const scene = new Scene()
    expect(scene.raw.cuMemAllocAsync(new BigUint64Array(1), 0, scene.stream())).toBe(0)
    scene.driver.close()
  })

  test('a block that a blocked stream freed is used again by that stream, and by no other', () => {
    const scene = new Scene()
    const { checked } = scene
    const [a, b] = [scene.stream(), scene.stream()]
    const allocate = (stream: number): number => scene.made((out) => checked.cuMemAllocAsync(out, 2 ** 20, stream))
    const x = allocate(a)
    const open = scene.gate(a)
    checked.cuMemFreeAsync(x, a)
    expect(allocate(b)).not.toBe(x)
    expect(allocate(a)).toBe(x)
    open()
    scene.driver.close()
  })

  test('give back beyond their threshold what is free when the host waits', () => {
    const scene = new Scene()
    const { checked } = scene
    const a = scene.stream()
    const before = freeBytes(scene)
    const x = scene.made((out) => checked.cuMemAllocAsync(out, 2 ** 24, a))
    expect(freeBytes(scene)).toBe(before - 2 ** 24)
    checked.cuMemFreeAsync(x, a)
    checked.cuStreamSynchronize(a)
    expect(freeBytes(scene)).toBe(before)
    const pool = scene.made((out) => checked.cuDeviceGetDefaultMemPool(out, 0))
    checked.cuMemPoolSetAttribute(pool, 4, new BigUint64Array([BigInt(2 ** 30)]))
    checked.cuMemFreeAsync(
      scene.made((out) => checked.cuMemAllocAsync(out, 2 ** 24, a)),
      a,
    )
    checked.cuStreamSynchronize(a)
    expect(freeBytes(scene)).toBe(before - 2 ** 24)
    checked.cuMemPoolTrimTo(pool, 0)
    expect(freeBytes(scene)).toBe(before)
    scene.driver.close()
  })

  test('freeing twice, or what is no device memory, is an invalid value', () => {
    const scene = new Scene()
    const { raw } = scene
    const a = scene.stream()
    const x = scene.made((out) => raw.cuMemAllocAsync(out, 64, a))
    expect(raw.cuMemFreeAsync(x, a)).toBe(0)
    expect(raw.cuMemFreeAsync(x, a)).toBe(CUDA_ERROR_INVALID_VALUE)
    expect(raw.cuMemFreeAsync(scene.pinned().address, a)).toBe(CUDA_ERROR_INVALID_VALUE)
    scene.driver.close()
  })
})
