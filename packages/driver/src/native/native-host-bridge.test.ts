import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import type { Driver } from '../driver.ts'
import type { CallbackKind } from '../host-bridge.ts'
import { openDriver } from '../open-driver.ts'
import type { StubLibraries } from './compile-stub.ts'
import { createStubLibraries, noCompiler } from './compile-stub.ts'
import type { Recording } from './recording-stub.ts'
import { recordingOf, recordingStubSource } from './recording-stub.ts'

// The stub calls back on stream 1 before the call returns, on stream 2 from a thread of its own, on stream 3 never.
const streams = { sameThread: 1, otherThread: 2, never: 3 }

describe.skipIf(noCompiler() !== undefined)('callbacks and addresses', () => {
  let files: StubLibraries
  let library: string
  let driver: Driver
  let seen: Recording

  beforeAll(() => {
    files = createStubLibraries()
    library = files.compile('libcuda.so', recordingStubSource())
    driver = openDriver({ library })
    seen = recordingOf(library)
  })
  afterAll(() => {
    driver.close()
    files[Symbol.dispose]()
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

  const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

  async function untilNonePending(): Promise<void> {
    while (driver.host.pendingCallbacks > 0) await settled()
    await settled()
  }

  /** Runs a program of test/ as a process of its own, with `gc`. */
  function runProgram(mode: string) {
    const program = fileURLToPath(new URL('../../test/callback-program.ts', import.meta.url))
    const runner = fileURLToPath(new URL('../../../../tooling/scripts/run-source.mjs', import.meta.url))
    return spawnSync(process.execPath, ['--expose-gc', runner, program], {
      encoding: 'utf8',
      env: { ...process.env, CUBATON_TEST_LIBRARY: library, CUBATON_TEST_MODE: mode },
      timeout: 60_000,
    })
  }

  test.each(['sameThread', 'otherThread'] as const)('a once-callback is called once, from the %s', async (thread) => {
    const calls: unknown[][] = []
    const callback = driver.host.registerCallback('CUhostFn', (...values) => calls.push(values), { once: true })
    expect(driver.host.pendingCallbacks).toBe(1)
    driver.checked.cuLaunchHostFunc(streams[thread], callback, 2 ** 40)
    await untilNonePending()
    expect(calls).toEqual([[2 ** 40]])
    driver.host.unregisterCallback(callback)
  })

  test('the arguments of a stream callback', async () => {
    const calls: unknown[][] = []
    const callback = driver.host.registerCallback('CUstreamCallback', (...values) => calls.push(values), { once: true })
    driver.checked.cuStreamAddCallback(streams.otherThread, callback, 77, 0)
    await untilNonePending()
    expect(calls).toEqual([[2, 0, 77]])
  })

  test('a callback that gives a number, asked as often as C likes', () => {
    const callback = driver.host.registerCallback('CUoccupancyB2DSize', (blockSize) => blockSize * 4)
    const block = new Int32Array(1)
    for (let round = 0; round < 3; round++) {
      block[0] = 0
      driver.checked.cuOccupancyMaxPotentialBlockSize(new Int32Array(1), block, 1, callback, 0, 0)
      expect(block[0]).toBe(512)
    }
    expect(driver.host.pendingCallbacks).toBe(0)
    driver.host.unregisterCallback(callback)
  })

  test('C42: the driver is out of bounds inside a callback, and in bounds after it', async () => {
    const inside: unknown[] = []
    using other = openDriver({ library })
    const before = seen.calls
    const callback = driver.host.registerCallback(
      'CUhostFn',
      () => {
        inside.push(driver.raw.cuStreamQuery(1), other.raw.cuStreamQuery(1))
        inside.push(codeOf(() => driver.checked.cuStreamQuery(1)))
      },
      { once: true },
    )
    driver.checked.cuLaunchHostFunc(streams.sameThread, callback, null)
    expect(inside).toEqual([800, 800, 'driver'])
    expect(seen.calls).toBe(before + 1)
    await untilNonePending()
    expect(driver.checked.cuStreamQuery(1)).toBe(0)
  })

  test('C42: a blocking wait is refused while a callback is pending, by every driver of this thread', async () => {
    using other = openDriver({ library })
    const callback = driver.host.registerCallback('CUhostFn', () => undefined, { once: true })
    const before = seen.calls
    expect(codeOf(() => driver.checked.cuStreamSynchronize(1))).toBe('would-deadlock')
    expect(codeOf(() => other.checked.cuEventSynchronize(1))).toBe('would-deadlock')
    expect(seen.calls).toBe(before)
    driver.checked.cuLaunchHostFunc(streams.otherThread, callback, null)
    await untilNonePending()
    expect(driver.checked.cuStreamSynchronize(1)).toBe(0)
  })

  test('a callback whose launch failed is taken back, and blocks no wait any more', () => {
    const callback = driver.host.registerCallback('CUhostFn', () => undefined, { once: true })
    seen.answer(2)
    expect(codeOf(() => driver.checked.cuLaunchHostFunc(streams.never, callback, null))).toBe('out-of-memory')
    seen.answer(0)
    driver.host.unregisterCallback(callback)
    driver.host.unregisterCallback(callback)
    expect(driver.host.pendingCallbacks).toBe(0)
    expect(driver.checked.cuStreamSynchronize(1)).toBe(0)
  })

  test('more callbacks than there are slots is an error, and the slots come back', () => {
    const taken: number[] = []
    expect(
      codeOf(() => {
        for (let index = 0; index < 9000; index++) taken.push(driver.host.registerCallback('CUhostFn', () => undefined))
      }),
    ).toBe('not-supported')
    expect(taken.length).toBeGreaterThan(8000)
    for (const address of taken) driver.host.unregisterCallback(address)
    const again = driver.host.registerCallback('CUhostFn', () => undefined)
    driver.host.unregisterCallback(again)
    expect(driver.host.pendingCallbacks).toBe(0)
  })

  test('what is no callback is refused', () => {
    const nonsense = ['CUnonsense', 'constructor', '', undefined] as unknown as CallbackKind[]
    for (const kind of nonsense)
      expect(codeOf(() => driver.host.registerCallback(kind, () => undefined))).toBe('invalid-argument')
    expect(codeOf(() => driver.host.registerCallback('CUhostFn', 5 as never))).toBe('invalid-argument')
    driver.host.unregisterCallback(4096)
  })

  test('addresses: of what has bytes, and of nothing else', () => {
    const bytes = new Uint8Array(8)
    expect(driver.host.addressOf(bytes.subarray(3))).toBe(driver.host.addressOf(bytes.buffer) + 3)
    const detached = new Uint8Array(8)
    structuredClone(detached.buffer, { transfer: [detached.buffer] })
    for (const memory of [detached, new Uint8Array(0), {}, null, 5, 'text'] as ArrayBufferView[])
      expect(codeOf(() => driver.host.addressOf(memory))).toBe('invalid-argument')
  })

  test('a view shows the memory itself, as often as it is asked for', () => {
    const bytes = new Uint8Array(16)
    const address = driver.host.addressOf(bytes)
    const [one, other] = [driver.host.viewOf(address, 16), driver.host.viewOf(address + 8, 8)]
    new Uint8Array(one)[9] = 5
    expect([bytes[9], new Uint8Array(other)[1]]).toEqual([5, 5])
    for (const [at, length] of [
      [0, 8],
      [-1, 8],
      [1.5, 8],
      [NaN, 8],
      [2 ** 53, 8],
      [address, -1],
      [address, 0.5],
    ] as const)
      expect(codeOf(() => driver.host.viewOf(at, length))).toBe('invalid-argument')
  })

  test('C43: 10 000 callbacks of which nobody keeps a reference, from both threads, with the heap flat', () => {
    const { stdout, stderr, status } = runProgram('rounds')
    expect(stderr).toBe('')
    const { called, heapAtFirst, heapAtEnd, pending } = JSON.parse(stdout) as Record<string, number>
    expect({ status, called, pending }).toEqual({ status: 0, called: 10_000, pending: 0 })
    expect(heapAtEnd).toBeLessThan(Number(heapAtFirst) * 1.5)
  })

  test.each(['throw-same-thread', 'throw-other-thread', 'wrong-number'])(
    '%s: an error in a callback is an uncaught exception, and the process goes on',
    (mode) => {
      const { stdout, status } = runProgram(mode)
      expect(JSON.parse(stdout)).toMatchObject({ uncaught: [expect.stringContaining('callback')], called: 1 })
      expect(status).toBe(0)
    },
  )

  test('an error in a callback that nobody catches ends the process with its stack', () => {
    const { stderr, status } = runProgram('throw-uncaught')
    expect(status).toBe(1)
    expect(stderr).toContain('Error: from the callback')
  })

  test('another copy of the package registers callbacks of the same kinds', () => {
    const { stdout, status } = runProgram('copies')
    expect(JSON.parse(stdout)).toEqual({ isCopy: true, called: 2 })
    expect(status).toBe(0)
  })
})
