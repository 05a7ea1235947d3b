import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import type { Driver } from '../driver.ts'
import type { StringOut } from '../host-memory.ts'
import { structs } from '../index.ts'
import { openDriver } from '../open-driver.ts'
import { Struct } from '../struct.ts'
import type { StubLibraries } from './compile-stub.ts'
import { createStubLibraries, noCompiler } from './compile-stub.ts'
import type { Recording } from './recording-stub.ts'
import { recordingOf, recordingStubSource } from './recording-stub.ts'

describe.skipIf(noCompiler() !== undefined)('what C receives', () => {
  let files: StubLibraries
  let driver: Driver
  let seen: Recording

  beforeAll(() => {
    files = createStubLibraries()
    const library = files.compile('libcuda.so', recordingStubSource({ without: ['cuStreamGetDevice'] }))
    driver = openDriver({ library })
    seen = recordingOf(library)
  })
  afterAll(() => {
    driver.close()
    files[Symbol.dispose]()
  })
  beforeEach(() => seen.answer(0))

  test.each([0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 47 - 4096, 2 ** 53 - 1])(
    'a 64-bit %d, as a number and as a bigint',
    (value) => {
      for (const stratum of [driver.raw, driver.checked]) {
        expect(stratum.cuStreamWaitValue64(value, value, BigInt(value), 3)).toBe(0)
        expect([0, 1, 2, 3].map((index) => seen.argument(index))).toEqual([value, value, value, 3].map(BigInt))
      }
    },
  )

  test('all 64 bits of a bigint', () => {
    for (const value of [2n ** 64n - 1n, 2n ** 63n, 2n ** 53n + 1n]) {
      expect(driver.checked.cuStreamWriteValue64(1, 2, value, 0)).toBe(0)
      expect(BigInt.asUintN(64, seen.argument(2))).toBe(value)
    }
  })

  test('32-bit numbers, with and without a sign, to their ends', () => {
    for (const value of [-1, -(2 ** 31), 0, 2 ** 31 - 1]) {
      driver.checked.cuStreamCreateWithPriority(null, 0, value)
      expect(seen.argument(2)).toBe(BigInt(value))
    }
    for (const value of [0, 2 ** 31, 2 ** 32 - 1]) {
      driver.checked.cuStreamCreate(null, value)
      expect(seen.argument(1)).toBe(BigInt(value))
    }
  })

  test('8 and 16 bits', () => {
    driver.checked.cuMemsetD8(0, 255, 7)
    expect([seen.argument(1), seen.argument(2)]).toEqual([255n, 7n])
    driver.checked.cuMemsetD16(0, 65_535, 7)
    expect([seen.argument(1), seen.argument(2)]).toEqual([65_535n, 7n])
  })

  test('floats, with those that are no numbers', () => {
    for (const value of [1.5, -0.1, 0, -0, Infinity, NaN]) {
      driver.checked.cuTexRefSetMipmapLevelBias(5, value)
      expect(seen.float(1)).toBe(Math.fround(value))
    }
  })

  test('a parameter after a float keeps its place', () => {
    driver.checked.cuParamSetf(7, -3, 2.5)
    expect([seen.argument(0), seen.argument(1), seen.float(2)]).toEqual([7n, -3n, 2.5])
    driver.checked.cuTexRefSetMipmapLevelClamp(7, 0.5, 1.25)
    expect([seen.float(1), seen.float(2)]).toEqual([0.5, 1.25])
  })

  test('texts, as UTF-8, and the null pointer', () => {
    driver.checked.cuModuleGetFunction(null, 9, 'kernel_ü')
    expect(seen.text).toBe('kernel_ü')
    driver.checked.cuModuleGetFunction(null, 9, '')
    expect(seen.argument(2)).not.toBe(0n)
    driver.checked.cuModuleGetFunction(null, 9, null)
    expect(seen.argument(2)).toBe(0n)
  })

  test('a text that C gives back', () => {
    for (const stratum of [driver.raw, driver.checked]) {
      const name: StringOut = [null]
      expect(stratum.cuFuncGetName(name, 1)).toBe(0)
      expect(name).toEqual(['text of the stub'])
    }
    expect(driver.checked.cuFuncGetName(null, 1)).toBe(0)
  })

  test('what C writes stands in the caller’s own array', () => {
    const handle = new BigUint64Array(2)
    seen.answer(0, 2n ** 40n + 5n)
    driver.checked.cuStreamCreate(handle, 0)
    expect([...handle]).toEqual([2n ** 40n + 5n, 0n])
    const number = new Int32Array([7, 7, 7])
    seen.answer(0, 9n)
    driver.checked.cuStreamGetPriority(0, number.subarray(1, 2))
    expect([...number]).toEqual([7, 9, 7])
  })

  test('host memory: views, buffers, addresses, null', () => {
    const buffer = new ArrayBuffer(64)
    const base = BigInt(driver.host.addressOf(buffer))
    const shared = new Uint8Array(new SharedArrayBuffer(64))
    const cases = [
      [new Uint8Array(buffer), base],
      [new Uint8Array(buffer).subarray(3), base + 3n],
      [new Float64Array(buffer, 8), base + 8n],
      [new DataView(buffer, 16, 20), base + 16n],
      [buffer, base],
      [4096, 4096n],
      [2 ** 40, 2n ** 40n],
      [null, 0n],
      [shared.subarray(1), BigInt(driver.host.addressOf(shared)) + 1n],
    ] as const
    for (const [memory, address] of cases)
      for (const stratum of [driver.raw, driver.checked]) {
        stratum.cuMemcpyHtoDAsync(1, memory, 10, 2)
        expect(seen.argument(1)).toBe(address)
        expect([seen.argument(0), seen.argument(2), seen.argument(3)]).toEqual([1n, 10n, 2n])
      }
  })

  test('a Node buffer is the bytes it shows, though it lies inside a pool', () => {
    const text = Buffer.from('abc')
    driver.checked.cuMemcpyHtoD(1, text, 3)
    expect(seen.argument(1)).toBe(BigInt(driver.host.addressOf(text)))
    expect(Number(seen.argument(1)) - driver.host.addressOf(text.buffer)).toBe(text.byteOffset)
  })

  test('structs by value: two numbers', () => {
    const location = new Struct(structs.CUmemLocation).set('type', 3).set('id', -7)
    for (const stratum of [driver.raw, driver.checked]) {
      stratum.cuMemAdvise(2 ** 40, 4096, 5, location.bytes)
      expect(seen.struct.slice(0, 8)).toEqual(location.bytes)
      expect([0, 1, 2].map((index) => seen.argument(index))).toEqual([2n ** 40n, 4096n, 5n])
      stratum.cuMemPrefetchAsync(1, 2, location.bytes, 4, 5)
      expect([seen.argument(3), seen.argument(4)]).toEqual([4n, 5n])
    }
  })

  test('structs by value: 64 bytes, wherever they lie', () => {
    const bytes = Uint8Array.from({ length: 80 }, (_, index) => (index * 37) % 256)
    for (const stratum of [driver.raw, driver.checked]) {
      stratum.cuIpcOpenMemHandle(null, bytes.subarray(11, 75), 1)
      expect(seen.struct).toEqual(bytes.subarray(11, 75))
      expect(seen.argument(2)).toBe(1n)
    }
  })

  test('eleven arguments, beyond what registers hold', () => {
    const parameters = new BigUint64Array(1)
    driver.checked.cuLaunchKernel(2 ** 40, 1, 2, 3, 4, 5, 6, 7, 8, parameters, null)
    const received = Array.from({ length: 11 }, (_, index) => seen.argument(index))
    const address = BigInt(driver.host.addressOf(parameters))
    expect(received).toEqual([2n ** 40n, 1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, address, 0n])
  })

  test('functions that were taken out of their object', () => {
    for (const { cuStreamQuery, cuEventRecord } of [driver.raw, driver.checked]) {
      expect([cuStreamQuery(5), cuEventRecord(6, 7)]).toEqual([0, 0])
      expect([seen.argument(0), seen.argument(1)]).toEqual([6n, 7n])
    }
  })

  test('a symbol that the library lacks is an error at the call, and at each one', () => {
    const device = new Int32Array(1)
    for (const { cuStreamGetDevice } of [driver.raw, driver.raw, driver.checked]) {
      try {
        cuStreamGetDevice(1, device)
        expect.unreachable()
      } catch (error) {
        if (!CubatonError.is(error)) throw error
        expect(error).toMatchObject({ code: 'symbol-missing', call: 'cuStreamGetDevice' })
        expect(error.hint).toContain('older')
      }
    }
  })

  test('the symbol that is looked up is that of the version in cuda.h', () => {
    using other = createStubLibraries()
    const library = other.compile('libcuda.so', recordingStubSource({ without: ['cuMemAlloc'] }))
    using older = openDriver({ library })
    expect(() => older.checked.cuMemAlloc(new BigUint64Array(1), 1)).toThrow('has no cuMemAlloc_v2')
    expect(older.checked.cuMemFree(1)).toBe(0)
  })
})
