import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CubatonError } from './cubaton-error.ts'
import type { Driver } from './driver.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import type { StubLibraries } from './native/compile-stub.ts'
import { createStubLibraries, noCompiler } from './native/compile-stub.ts'
import type { Recording } from './native/recording-stub.ts'
import { recordingOf, recordingStubSource } from './native/recording-stub.ts'
import { openDriver } from './open-driver.ts'

/** Functions that take anything, as a program without types calls them. */
type Untyped = Readonly<Record<keyof DriverFunctions, (...values: unknown[]) => number>>

function detached<View extends ArrayBufferView<ArrayBuffer>>(view: View): View {
  structuredClone(view.buffer, { transfer: [view.buffer] })
  return view
}

const u64 = (length: number) => new BigUint64Array(length)

describe.skipIf(noCompiler() !== undefined)('the checked stratum', () => {
  let files: StubLibraries
  let driver: Driver
  let checked: Untyped
  let seen: Recording

  beforeAll(() => {
    files = createStubLibraries()
    const library = files.compile('libcuda.so', recordingStubSource())
    driver = openDriver({ library })
    checked = driver.checked as Untyped
    seen = recordingOf(library)
  })
  afterAll(() => {
    driver.close()
    files[Symbol.dispose]()
  })

  /** The parameter that was refused before C was reached, or `passed` where it was reached once. */
  function verdict(call: keyof DriverFunctions, ...values: unknown[]): string {
    const before = seen.calls
    try {
      expect(checked[call](...values)).toBe(0)
      expect(seen.calls).toBe(before + 1)
      return 'passed'
    } catch (error) {
      if (!CubatonError.is(error)) throw error
      expect(error).toMatchObject({ code: 'invalid-argument', call, hint: expect.stringContaining(' ') })
      expect(error.message).toContain(`${call}: ${error.parameter} `)
      expect(seen.calls).toBe(before)
      return error.parameter ?? ''
    }
  }

  const noNumbers = ['5', null, undefined, {}, [5], true, Symbol('five'), () => 5, new Date(5)]

  test.each([NaN, 1.5, -1, 2 ** 53, Infinity, -1n, 2n ** 64n, ...noNumbers])('refuses %s as 64 bits', (value) => {
    expect(verdict('cuEventRecord', value, 1)).toBe('hEvent')
    expect(verdict('cuEventRecord', 1, value)).toBe('hStream')
  })
  test.each([0, -0, 1, 2 ** 53 - 1, 2n ** 64n - 1n])('takes %s as 64 bits', (value) =>
    expect(verdict('cuEventRecord', value, value)).toBe('passed'),
  )

  test.each([NaN, 1.5, -1, 2 ** 32, 2 ** 53, -Infinity, 5n, ...noNumbers])('refuses %s as u32', (value) =>
    expect(verdict('cuStreamWaitEvent', 1, 2, value)).toBe('Flags'),
  )
  test.each([0, -0, 2 ** 32 - 1])('takes %s as u32', (value) =>
    expect(verdict('cuStreamWaitEvent', 1, 2, value)).toBe('passed'),
  )

  test.each([NaN, 1.5, 2 ** 31, -(2 ** 31) - 1, 5n, ...noNumbers])('refuses %s as i32', (value) =>
    expect(verdict('cuCtxSetLimit', value, 1)).toBe('limit'),
  )
  test.each([-(2 ** 31), -1, -0, 2 ** 31 - 1])('takes %s as i32', (value) =>
    expect(verdict('cuCtxSetLimit', value, 1)).toBe('passed'),
  )

  test('8 and 16 bits have their own ends', () => {
    for (const value of [256, -1, 1.5, 5n, ...noNumbers]) expect(verdict('cuMemsetD8', 1, value, 1)).toBe('uc')
    for (const value of [65_536, -1, ...noNumbers]) expect(verdict('cuMemsetD16', 1, value, 1)).toBe('us')
    expect(verdict('cuMemsetD8', 1, 255, 1)).toBe('passed')
    expect(verdict('cuMemsetD16', 1, 256, 1)).toBe('passed')
  })

  test('a float is any number, and nothing else', () => {
    for (const value of [5n, ...noNumbers]) expect(verdict('cuTexRefSetMipmapLevelBias', 1, value)).toBe('bias')
    for (const value of [NaN, Infinity, 1.5, -0]) expect(verdict('cuTexRefSetMipmapLevelBias', 1, value)).toBe('passed')
  })

  test('texts: no NUL inside, and nothing but text', () => {
    for (const value of ['a\0b', '\0', 5, undefined, {}, new Uint8Array(4)])
      expect(verdict('cuModuleGetFunction', u64(1), 1, value)).toBe('name')
    for (const value of ['', 'kernel', null]) expect(verdict('cuModuleGetFunction', u64(1), 1, value)).toBe('passed')
  })

  test('an array for a text needs a place for it', () => {
    for (const value of [[], {}, 'text', undefined, u64(1)]) expect(verdict('cuFuncGetName', value, 1)).toBe('name')
    for (const value of [[null], ['old'], null]) expect(verdict('cuFuncGetName', value, 1)).toBe('passed')
  })

  test('an out-array that is too short, detached, of another width, or none', () => {
    const wrong = [
      u64(0),
      detached(u64(1)),
      new Int32Array(8),
      new Float64Array(8),
      new BigInt64Array(8),
      new Uint8Array(64),
      new DataView(new ArrayBuffer(8)),
      new ArrayBuffer(8),
      [0n],
      undefined,
      4096,
      'text',
      {},
    ]
    for (const value of wrong) expect(verdict('cuStreamCreate', value, 0)).toBe('phStream')
    for (const value of [u64(1), u64(9).subarray(8), null]) expect(verdict('cuStreamCreate', value, 0)).toBe('passed')
    expect(verdict('cuStreamGetPriority', 1, new Uint32Array(1))).toBe('priority')
    expect(verdict('cuStreamGetPriority', 1, new Int32Array(1))).toBe('passed')
    expect(() => checked.cuStreamCreate(detached(u64(1)), 0)).toThrow('detached')
  })

  test('an out-array for an address is measured too', () => {
    expect(verdict('cuMemHostAlloc', u64(0), 16, 0)).toBe('pp')
    expect(verdict('cuLinkComplete', 1, u64(0), u64(1))).toBe('cubinOut')
    expect(verdict('cuMemHostAlloc', u64(1), 16, 0)).toBe('passed')
  })

  test('an array of another realm is the array that it is', () => {
    expect(verdict('cuStreamCreate', runInNewContext('new BigUint64Array(1)'), 0)).toBe('passed')
    expect(verdict('cuStreamCreate', runInNewContext('new BigUint64Array(0)'), 0)).toBe('phStream')
    expect(verdict('cuMemcpyHtoD', 1, runInNewContext('new ArrayBuffer(4)'), 4)).toBe('passed')
  })

  test('host memory that is shorter than the copy', () => {
    const bytes = new Uint8Array(8)
    expect(verdict('cuMemcpyDtoH', bytes, 1, 9)).toBe('dstHost')
    expect(verdict('cuMemcpyDtoH', bytes.subarray(4), 1, 5)).toBe('dstHost')
    expect(verdict('cuMemcpyDtoH', bytes.buffer, 1, 2n ** 63n)).toBe('dstHost')
    expect(verdict('cuMemcpyDtoH', detached(new Uint8Array(8)), 1, 1)).toBe('dstHost')
    expect(verdict('cuMemcpyHtoDAsync', 1, new Float32Array(2), 9, 0)).toBe('srcHost')
    expect(verdict('cuMemcpyDtoH', bytes, 1, 8)).toBe('passed')
    expect(verdict('cuMemcpyDtoH', bytes.subarray(4), 1, 4)).toBe('passed')
    expect(verdict('cuMemcpyDtoH', bytes.buffer, 1, 8n)).toBe('passed')
    expect(verdict('cuMemcpyDtoH', new Uint8Array(0), 1, 0)).toBe('passed')
    expect(verdict('cuMemcpyHtoDAsync', 1, new Float32Array(2), 8, 0)).toBe('passed')
  })

  test('host memory that is no memory, or an address that is none', () => {
    for (const value of [NaN, 1.5, -1, 2 ** 53, 5n, 'text', undefined, {}, [1], new SharedArrayBuffer(8)])
      expect(verdict('cuMemcpyHtoD', 1, value, 1)).toBe('srcHost')
    for (const value of [0, 4096, 2 ** 53 - 1, null]) expect(verdict('cuMemcpyHtoD', 1, value, 1)).toBe('passed')
  })

  test('memory whose length only the driver knows must not be empty', () => {
    for (const value of [new Uint8Array(0), detached(new Uint8Array(8))])
      expect(verdict('cuModuleLoadData', u64(1), value)).toBe('image')
    expect(verdict('cuModuleLoadData', u64(1), new Uint8Array(1))).toBe('passed')
  })

  test('a kernel without parameters may be given none', () => {
    const launch = (parameters: unknown, extra: unknown) => [1, 1, 1, 1, 1, 1, 1, 0, 0, parameters, extra]
    expect(verdict('cuLaunchKernel', ...launch(u64(0), null))).toBe('passed')
    expect(verdict('cuLaunchKernel', ...launch(null, u64(1)))).toBe('passed')
    expect(verdict('cuLaunchKernel', ...launch([1n], null))).toBe('kernelParams')
    expect(verdict('cuLaunchKernel', ...launch(null, u64(0)))).toBe('extra')
  })

  test('arrays whose number of elements another parameter gives', () => {
    expect(verdict('cuModuleEnumerateFunctions', u64(2), 3, 1)).toBe('functions')
    expect(verdict('cuModuleEnumerateFunctions', u64(3), 3, 1)).toBe('passed')
    expect(verdict('cuMemPrefetchBatchAsync', u64(1), u64(2), 2, null, null, 0, 0, 0)).toBe('dptrs')
    expect(verdict('cuMemPrefetchBatchAsync', u64(2), u64(1), 2, null, null, 0, 0, 0)).toBe('sizes')
    expect(verdict('cuGraphAddEmptyNode', u64(1), 1, u64(1), 1.5)).toBe('numDependencies')
    expect(verdict('cuGraphAddEmptyNode', u64(1), 1, u64(1), 2)).toBe('dependencies')
    expect(verdict('cuGraphAddEmptyNode', u64(1), 1, u64(0), 0)).toBe('passed')
    expect(verdict('cuGraphAddEmptyNode', u64(1), 1, null, 0)).toBe('passed')
  })

  test('arrays whose number of elements the first of another array gives', () => {
    const count = (value: bigint) => BigUint64Array.of(value)
    expect(verdict('cuGraphGetNodes', 1, u64(2), count(3n))).toBe('nodes')
    expect(verdict('cuGraphGetNodes', 1, u64(2), count(2n ** 64n - 1n))).toBe('nodes')
    expect(verdict('cuGraphGetNodes', 1, u64(2), u64(0))).toBe('numNodes')
    // C reads eight bytes: the four that such an array shows are not the number.
    expect(verdict('cuGraphGetNodes', 1, u64(2), Int32Array.of(1, 1))).toBe('numNodes')
    expect(verdict('cuGraphGetNodes', 1, u64(3), count(3n))).toBe('passed')
    expect(verdict('cuGraphGetNodes', 1, null, count(99n))).toBe('passed')
    expect(verdict('cuGraphGetEdges', 1, u64(2), u64(2), new Uint8Array(15), count(2n))).toBe('edgeData')
    expect(verdict('cuGraphGetEdges', 1, u64(2), u64(2), new Uint8Array(16), count(2n))).toBe('passed')
  })

  test('structs behind a pointer: all their bytes, or null', () => {
    for (const value of [new Uint8Array(127), new Uint8Array(0), 4096, new ArrayBuffer(128), undefined, {}])
      expect(verdict('cuMemcpy2D', value)).toBe('pCopy')
    for (const value of [new Uint8Array(128), new Uint8Array(200).subarray(9), null])
      expect(verdict('cuMemcpy2D', value)).toBe('passed')
  })

  test('structs by value: all their bytes, and never null', () => {
    for (const value of [new Uint8Array(63), null, undefined, 4096, {}, { reserved: new Uint8Array(64) }])
      expect(verdict('cuIpcOpenMemHandle', u64(1), value, 0)).toBe('handle')
    expect(verdict('cuIpcOpenMemHandle', u64(1), new Uint8Array(64), 0)).toBe('passed')
    expect(verdict('cuMemAdvise', 1, 2, 3, new Uint8Array(7))).toBe('location')
  })

  test('missing arguments are named', () => {
    expect(verdict('cuEventRecord', 1)).toBe('hStream')
    expect(verdict('cuStreamCreate', undefined, 0)).toBe('phStream')
  })

  test('an object that throws when it is looked at is described all the same', () => {
    const trap = new Proxy({}, { get: () => expect.unreachable(), has: () => expect.unreachable() })
    for (const value of [trap, Object.create(null)]) {
      expect(verdict('cuEventRecord', value, 1)).toBe('hEvent')
      expect(verdict('cuStreamCreate', value, 0)).toBe('phStream')
      expect(verdict('cuMemcpyHtoD', 1, value, 1)).toBe('srcHost')
    }
  })
})
