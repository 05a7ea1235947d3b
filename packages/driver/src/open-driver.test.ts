import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { findBackend, registerBackend } from './backend.ts'
import { CubatonError } from './cubaton-error.ts'
import { fakeDriver } from './fake-backend.ts'
import type { FakeDriver } from './fake-backend.ts'
import type { StubLibraries } from './native/compile-stub.ts'
import { createStubLibraries, noCompiler } from './native/compile-stub.ts'
import { fakeEnvironment } from './native/fake-environment.ts'
import { recordingOf, recordingStubSource } from './native/recording-stub.ts'
import type { OpenDriverOptions } from './open-driver.ts'
import { openDriver } from './open-driver.ts'

const compilerMissing = noCompiler() !== undefined

function failure(options: OpenDriverOptions): CubatonError {
  try {
    openDriver(options).close()
  } catch (error) {
    if (CubatonError.is(error)) return error
    throw error
  }
  throw new Error('it opened')
}

/** A machine with these variables and no library of its own. */
const machine = (variables: Record<string, string> = {}, platform: NodeJS.Platform = 'linux') =>
  fakeEnvironment({ platform, variables })

let opened: FakeDriver[] = []
const two: Backend = {
  name: 'two-devices',
  open() {
    const driver = fakeDriver({
      cuDeviceGetCount: (out) => {
        if (out instanceof Int32Array) out[0] = 2
        return 0
      },
    })
    opened.push(driver)
    return driver
  },
}

describe('backends', () => {
  test('one that was registered is opened by its name, on the device that was asked for', () => {
    registerBackend(two)
    registerBackend(two)
    expect(findBackend('two-devices')).toBe(two)
    using driver = openDriver({ backend: 'two-devices', device: 1, environment: machine() })
    expect([driver.backend, driver.defaultDevice.ordinal, driver.devices.length]).toEqual(['two-devices', 1, 2])
    expect(String(driver)).toContain('two-devices')
  })

  test('a different one of the same name is refused, and the first stays', () => {
    registerBackend(two)
    expect(() => registerBackend({ ...two })).toThrow(expect.objectContaining({ code: 'invalid-argument' }))
    expect(findBackend('two-devices')).toBe(two)
  })

  test('one that nobody registered is an error that says what to import', () => {
    expect(failure({ backend: 'nobody', environment: machine() })).toMatchObject({ code: 'backend-missing' })
    const error = failure({ environment: machine({ CUBATON_DEVICE: 'emulator' }) })
    expect(error).toMatchObject({ code: 'backend-missing', hint: expect.stringContaining('@cubaton/emulator') })
  })

  test('a device out of range is an error, and the backend is given back', () => {
    registerBackend(two)
    opened = []
    expect(failure({ backend: 'two-devices', device: 2, environment: machine() })).toMatchObject({
      code: 'device-missing',
      message: expect.stringContaining('2 devices'),
    })
    expect(opened.map(({ closeCount }) => closeCount)).toEqual([1])
  })

  test('a backend whose driver cannot be initialized is given back', () => {
    const broken = fakeDriver({ cuInit: () => 999 })
    registerBackend({ name: 'broken', open: () => broken })
    expect(failure({ backend: 'broken', environment: machine() })).toMatchObject({ code: 'driver', result: 999 })
    expect(broken.closeCount).toBe(1)
  })

  test('the number in CUBATON_DEVICE is that of a GPU: another backend does not take it', () => {
    registerBackend(two)
    const environment = machine({ CUBATON_DEVICE: 'cuda:7' })
    using driver = openDriver({ backend: 'two-devices', environment })
    expect(driver.defaultDevice.ordinal).toBe(0)
  })

  test.each([-1, 1.5, NaN, Infinity, '1' as unknown as number])('device %s is refused', (device) => {
    expect(failure({ backend: 'two-devices', device, environment: machine() })).toMatchObject({
      code: 'invalid-argument',
      parameter: 'device',
    })
  })
})

describe('without a library', () => {
  test('no library anywhere: what was tried, and what to do', () => {
    const error = failure({ backend: 'cuda', environment: machine({}, 'darwin') })
    expect(error).toMatchObject({ code: 'driver-missing', hint: expect.stringContaining('CUBATON_LIBCUDA') })
    expect(error.message).toContain('macOS')
  })

  test('a relative path is refused, by option and by variable, and `auto` does not pass over it', () => {
    expect(failure({ library: './libcuda.so.1' })).toMatchObject({ code: 'invalid-argument', parameter: 'library' })
    for (const CUBATON_DEVICE of ['cuda', 'auto'])
      expect(failure({ environment: machine({ CUBATON_DEVICE, CUBATON_LIBCUDA: 'libcuda.so.1' }) })).toMatchObject({
        code: 'invalid-argument',
        parameter: 'CUBATON_LIBCUDA',
      })
  })

  test('a file that is not there, and one that is text', () => {
    using files = createStubLibraries()
    const text = join(files.folder, 'libcuda.so.1')
    writeFileSync(text, 'this is no library\n')
    for (const library of [text, join(files.folder, 'nothing.so')]) {
      const error = failure({ library })
      expect(error.code).toBe('driver-missing')
      expect(error.message).toContain(library)
    }
  })

  test('auto without a GPU and without an emulator: the reason, and the package to install', () => {
    const error = failure({ environment: machine({}, 'darwin') })
    expect(error).toMatchObject({ code: 'backend-missing', hint: expect.stringContaining('@cubaton/emulator') })
    expect(error.cause).toMatchObject({ code: 'driver-missing' })
    expect(error.message).toContain('driver-missing')
  })
})

describe.skipIf(compilerMissing)('with a stub library', () => {
  let files: StubLibraries
  beforeAll(() => {
    files = createStubLibraries()
  })
  afterAll(() => files[Symbol.dispose]())

  const driverOf = (name: string, stub: Parameters<typeof recordingStubSource>[0]) =>
    files.compile(name, recordingStubSource(stub))

  test('a library that is no driver', () => {
    const library = files.compile('libother.so', 'int unrelated(void) { return 1; }')
    expect(failure({ library })).toMatchObject({ code: 'not-a-driver', message: expect.stringContaining('cuInit') })
    expect(failure({ library, backend: 'auto' }).cause).toMatchObject({ code: 'not-a-driver' })
  })

  test('no device: cuInit says so', () => {
    const library = driverOf('none.so', { initResult: 100 })
    expect(failure({ library })).toMatchObject({ code: 'device-missing', call: 'cuInit', result: 100 })
    expect(failure({ library, backend: 'auto' })).toMatchObject({ code: 'backend-missing' })
  })

  test('no device: the driver counts none', () => {
    const library = driverOf('zero.so', { deviceCount: 0 })
    expect(failure({ library })).toMatchObject({
      code: 'device-missing',
      message: expect.stringContaining('no device'),
    })
    expect(failure({ library, backend: 'auto' }).cause).toMatchObject({ code: 'device-missing' })
  })

  test('the device by option, by CUBATON_DEVICE, and the first', () => {
    const library = driverOf('two.so', { deviceCount: 2 })
    const ordinal = (options: OpenDriverOptions, variables: Record<string, string> = {}) => {
      using driver = openDriver({ ...options, environment: machine({ CUBATON_LIBCUDA: library, ...variables }) })
      return driver.defaultDevice.ordinal
    }
    expect(ordinal({})).toBe(0)
    expect(ordinal({}, { CUBATON_DEVICE: 'cuda:1' })).toBe(1)
    expect(ordinal({ library }, { CUBATON_DEVICE: 'cuda:1' })).toBe(1)
    expect(ordinal({ device: 0 }, { CUBATON_DEVICE: 'cuda:1' })).toBe(0)
    expect(ordinal({ backend: 'cuda', device: 1 })).toBe(1)
  })

  test('a number that no GPU has is an error for `auto` too, and no reason for the emulator', () => {
    const library = driverOf('range.so', { deviceCount: 2 })
    const environment = machine({ CUBATON_LIBCUDA: library, CUBATON_DEVICE: 'cuda:2' })
    expect(failure({ environment })).toMatchObject({ code: 'device-missing' })
    expect(failure({ backend: 'auto', device: 2, environment })).toMatchObject({
      code: 'device-missing',
      message: expect.stringContaining('2 devices'),
    })
  })

  test('nonsense in CUBATON_DEVICE', () => {
    expect(failure({ environment: machine({ CUBATON_DEVICE: 'gpu' }) })).toMatchObject({ code: 'invalid-argument' })
  })

  test('what the driver says of itself and its devices', () => {
    using driver = openDriver({ library: driverOf('named.so', { deviceCount: 3, version: 12_080 }) })
    expect(driver.version).toEqual({ major: 12, minor: 8 })
    expect(driver.backend).toBe('cuda')
    expect(driver.devices.map(({ name, ordinal }) => `${ordinal} ${name}`)).toEqual([
      '0 Stub GPU 0',
      '1 Stub GPU 1',
      '2 Stub GPU 2',
    ])
    expect(driver.defaultDevice.computeCapability).toEqual({ major: 9, minor: 0 })
    expect(driver.defaultDevice.memory.total).toBe(80 * 2 ** 30)
    expect(driver.defaultDevice.attribute('MULTIPROCESSOR_COUNT')).toBe(132)
  })

  test('the context is retained once, when it is first read, and released when the driver closes', () => {
    const library = driverOf('context.so', {})
    const seen = recordingOf(library)
    const driver = openDriver({ library })
    const { calls } = seen
    seen.answer(0, 2n ** 40n)
    expect(driver.defaultDevice.context.handle).toBe(2 ** 40)
    expect(driver.defaultDevice.context).toBe(driver.devices[0]?.context)
    expect(seen.calls).toBe(calls + 1)
    driver.defaultDevice.context.makeCurrent()
    expect(seen.argument(0)).toBe(2n ** 40n)
    expect(driver.defaultDevice.context.isCurrent).toBe(true)
    const before = seen.calls
    driver.close()
    driver.close()
    expect(seen.calls).toBe(before + 1)
  })

  test('opened twice: closing one leaves the other', () => {
    const library = driverOf('twice.so', {})
    const first = openDriver({ library })
    const second = openDriver({ library })
    first.close()
    expect([first.closed, second.closed]).toEqual([true, false])
    expect(second.checked.cuStreamQuery(1)).toBe(0)
    expect(() => first.checked.cuStreamQuery(1)).toThrow(expect.objectContaining({ code: 'closed' }))
    second.close()
  })

  test('`using` closes', () => {
    const library = driverOf('using.so', {})
    let kept
    {
      using driver = openDriver({ library })
      kept = driver
      expect(driver.closed).toBe(false)
    }
    expect(kept.closed).toBe(true)
  })
})

test('auto with no GPU and an emulator runs on it, with one warning a process', () => {
  const runner = fileURLToPath(new URL('../../../tooling/scripts/run-source.mjs', import.meta.url))
  const program = fileURLToPath(new URL('../test/auto-program.ts', import.meta.url))
  const env = { ...process.env, CUBATON_LIBCUDA: join(process.cwd(), 'no-such-library.so'), CUBATON_DEVICE: 'auto' }
  const { stdout, status } = spawnSync(process.execPath, [runner, program], { encoding: 'utf8', env, timeout: 60_000 })
  expect(JSON.parse(stdout)).toEqual({
    backends: ['emulator', 'emulator', 'emulator'],
    warnings: [
      {
        name: 'CubatonWarning',
        code: 'CUBATON_EMULATOR',
        message: expect.stringMatching(/no GPU can be used.*driver-missing.*no-such-library/),
      },
    ],
  })
  expect(status).toBe(0)
})
