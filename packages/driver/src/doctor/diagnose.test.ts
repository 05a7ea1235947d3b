import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StubLibraries } from '../native/compile-stub.ts'
import { createStubLibraries, noCompiler } from '../native/compile-stub.ts'
import { fakeEnvironment } from '../native/fake-environment.ts'
import { systemLibraryEnvironment } from '../native/library-environment.ts'
import { stubNvrtcSource } from '../nvrtc/stub-nvrtc.ts'
import { diagnose } from './diagnose.ts'
import type { Diagnosis } from './diagnosis.ts'
import { formatDiagnosis } from './format-diagnosis.ts'
import { stubDriverSource } from './stub-driver.ts'

// Long enough for a process to start on a busy machine; only a library that hangs is waited for that long.
const patience = { timeLimitMs: 20_000 }
const slow = { timeout: 120_000 }

const nowhere = join(tmpdir(), 'cubaton-nowhere', 'libcuda.so.1')

/** This machine with these variables and no others, so that what it has itself plays no part. */
function diagnoseWith(variables: Record<string, string>, options = patience): Promise<Diagnosis> {
  // Windows starts no process without it.
  const { SystemRoot } = process.env
  const all = SystemRoot === undefined ? variables : { SystemRoot, ...variables }
  return diagnose({ ...options, environment: fakeEnvironment({ platform: process.platform, variables: all }) })
}

const withDriver = (library: string, variables: Record<string, string> = {}, options = patience) =>
  diagnoseWith({ CUBATON_LIBCUDA: library, ...variables }, options)

describe('without a stub', slow, () => {
  test('this machine, whatever it has: plain data that can be printed', async () => {
    const diagnosis = await diagnose(patience)
    expect(JSON.parse(JSON.stringify(diagnosis))).toEqual(diagnosis)
    expect(diagnosis.koffi).toMatchObject({ version: expect.stringMatching(/^\d/), error: null })
    expect(diagnosis.runtime.node).toBe(process.versions.node)
    expect(formatDiagnosis(diagnosis)).toContain('What a program would run on')
  })

  test('no library at all', async () => {
    const diagnosis = await withDriver(nowhere)
    expect(diagnosis.driver.libraries).toMatchObject([
      { path: nowhere, reason: 'CUBATON_LIBCUDA', outcome: 'not-loadable', file: null },
    ])
    expect(diagnosis.driver).toMatchObject({ version: null, initialization: null, devices: [], error: null })
    expect(diagnosis.choice).toMatchObject({ backend: 'emulator', reason: 'there is no usable CUDA driver' })
    expect(diagnosis.nvrtc.libraries).toEqual([])
  })

  test('a platform without a driver', async () => {
    const diagnosis = await diagnose({ ...patience, environment: fakeEnvironment({ platform: 'darwin' }) })
    expect(diagnosis.driver.libraries).toEqual([])
    expect(diagnosis.driver.notes.join()).toContain('macOS')
    expect(diagnosis.choice.backend).toBe('emulator')
  })

  test('a text file with the name of a library', async () => {
    using files = createStubLibraries()
    const path = join(files.folder, 'libcuda.so.1')
    writeFileSync(path, 'this is no library\n')
    const diagnosis = await withDriver(path)
    expect(diagnosis.driver.libraries).toMatchObject([{ path, outcome: 'not-loadable' }])
    expect(diagnosis.driver.libraries[0]?.detail).not.toBe('')
  })

  test('a relative path in a variable: nothing is tried, and the text says why', async () => {
    const diagnosis = await diagnoseWith({ CUBATON_LIBCUDA: 'libcuda.so.1', CUBATON_LIBNVRTC: './libnvrtc.so' })
    expect(diagnosis.driver).toMatchObject({ libraries: [], error: expect.stringContaining('CUBATON_LIBCUDA') })
    expect(diagnosis.nvrtc).toMatchObject({ libraries: [], error: expect.stringContaining('CUBATON_LIBNVRTC') })
    expect(diagnosis.choice.backend).toBeNull()
  })

  test('in a child of itself it tries nothing', async () => {
    const diagnosis = await withDriver(nowhere, { CUBATON_PROBE: '1' })
    expect(diagnosis.koffi.error).toContain('cannot run a program given as text')
    expect(diagnosis.driver.libraries).toMatchObject([{ outcome: 'not-tried' }])
  })
})

describe.skipIf(noCompiler())('with stub libraries', slow, () => {
  let stubs: StubLibraries
  beforeAll(() => {
    stubs = createStubLibraries()
  })
  afterAll(() => stubs[Symbol.dispose]())

  test('a good driver with two devices', async () => {
    const path = stubs.compile('good.so', stubDriverSource({ deviceCount: 2 }))
    const { driver, choice, warnings } = await withDriver(path, { CUBATON_DEVICE: 'cuda:1' })
    expect(driver.libraries).toMatchObject([{ path, outcome: 'usable', detail: '' }])
    if (process.platform === 'linux') expect(driver.libraries[0]?.file).toBe(path)
    expect(driver.version).toEqual({ major: 13, minor: 0 })
    expect(driver.initialization).toEqual({ result: 0, resultName: 'CUDA_SUCCESS' })
    expect(driver.devices).toEqual(
      [0, 1].map((index) => ({
        index,
        name: `Stub GPU ${index}`,
        computeCapability: '9.0',
        memoryBytes: 80 * 2 ** 30,
        multiprocessorCount: 132,
        error: null,
      })),
    )
    expect(choice).toEqual({ backend: 'cuda', device: 1, reason: 'CUBATON_DEVICE is cuda:1' })
    expect(warnings).toEqual([])
  })

  test('a driver that sees no device', async () => {
    const path = stubs.compile('no-device.so', stubDriverSource({ initResult: 100 }))
    const { driver, choice, nextSteps } = await withDriver(path)
    expect(driver.libraries).toMatchObject([{ outcome: 'usable' }])
    expect(driver.initialization).toEqual({ result: 100, resultName: 'CUDA_ERROR_NO_DEVICE' })
    expect(driver.devices).toEqual([])
    expect(choice).toMatchObject({ backend: 'emulator', reason: expect.stringContaining('CUDA_ERROR_NO_DEVICE') })
    expect(nextSteps[0]).toContain('no device')
  })

  test('a driver that lacks functions about devices', async () => {
    const path = stubs.compile(
      'old.so',
      `int cuInit(unsigned int flags) { return 0; }
       int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
       int cuDeviceGetCount(int *count) { *count = 1; return 0; }
       int cuDeviceGet(int *device, int index) { *device = index; return 0; }
       int cuDeviceGetName(char *name, int length, int device) { return 3; }`,
    )
    const { driver, warnings } = await withDriver(path)
    expect(driver.version).toEqual({ major: 12, minor: 4 })
    expect(driver.initialization).toEqual({ result: 0, resultName: 'CUresult 0' })
    expect(driver.devices).toMatchObject([{ name: null, memoryBytes: null, error: 'cuDeviceGetName: CUresult 3 (3)' }])
    expect(warnings).toHaveLength(1)
  })

  test('a library that is no driver', async () => {
    const path = stubs.compile('other.so', 'int something_else(void) { return 1; }')
    const { driver } = await withDriver(path)
    expect(driver.libraries).toMatchObject([{ outcome: 'wrong-library', detail: 'it has no cuInit' }])
    expect(driver.version).toBeNull()
  })

  test('a library that aborts when it is loaded', async () => {
    const path = stubs.compile('aborts.so', stubDriverSource({ atLoad: 'fprintf(stderr, "broken\\n"); abort();' }))
    const { driver, choice, nextSteps } = await withDriver(path)
    expect(driver.libraries).toMatchObject([
      { outcome: 'crashed', detail: expect.stringMatching(/^SIGABRT while it was loaded: broken/) },
    ])
    expect(choice).toMatchObject({ backend: null })
    expect(nextSteps.join()).toContain('CUBATON_LIBCUDA')
  })

  test('a library that crashes in a call: the call is named', async () => {
    const path = stubs.compile('crashes.so', stubDriverSource({ atInit: '*(volatile int *)8 = 1;' }))
    const { driver } = await withDriver(path)
    expect(driver.libraries).toMatchObject([
      { outcome: 'crashed', detail: expect.stringMatching(/^SIG(SEGV|BUS) in cuInit/) },
    ])
  })

  test('a library that ends its process', async () => {
    const path = stubs.compile('exits.so', stubDriverSource({ atLoad: '_exit(3);' }))
    const { driver } = await withDriver(path)
    expect(driver.libraries).toMatchObject([
      { outcome: 'exited', detail: 'it ended its process with status 3 while it was loaded' },
    ])
  })

  test('a library that sleeps for ever when it is loaded', async () => {
    const path = stubs.compile('hangs.so', stubDriverSource({ atLoad: 'for (;;) sleep(1000);' }))
    const { driver, choice } = await withDriver(path, {}, { timeLimitMs: 4000 })
    expect(driver.libraries).toMatchObject([
      { outcome: 'hung', detail: expect.stringMatching(/^no answer within 4 s, while it was loaded/) },
    ])
    expect(choice.backend).toBeNull()
  })

  test('a library that leaves a process behind, which holds the pipes', async () => {
    const atLoad = 'if (fork() == 0) { sleep(5); _exit(0); } abort();'
    const path = stubs.compile('forks.so', stubDriverSource({ atLoad }))
    const { driver } = await withDriver(path)
    expect(driver.libraries).toMatchObject([{ outcome: 'crashed' }])
  })

  test('what a library prints, also to our pipe, does not disturb', async () => {
    const atLoad =
      'printf("{}\\n"); fflush(stdout); dprintf(3, "noise\\n{\\"x\\":\\n[1]\\nnull\\n"); dprintf(2, "noise\\n");'
    const path = stubs.compile('prints.so', stubDriverSource({ atLoad }))
    const { driver } = await withDriver(path)
    expect(driver.libraries).toMatchObject([{ outcome: 'usable' }])
    expect(driver.devices).toHaveLength(1)
  })

  test('variables reach the library', async () => {
    const atInit = 'if (!getenv("CUDA_VISIBLE_DEVICES") || strcmp(getenv("CUDA_VISIBLE_DEVICES"), "-1")) return 999;'
    const path = stubs.compile('reads.so', stubDriverSource({ atInit, initResult: 100 }))
    const { driver, warnings } = await withDriver(path, { CUDA_VISIBLE_DEVICES: '-1' })
    expect(driver.initialization?.result).toBe(100)
    expect(warnings.join()).toContain('CUDA_VISIBLE_DEVICES')
  })

  test.runIf(process.platform === 'linux')(
    'candidates in order: bad ones are passed over, later ones not tried',
    async () => {
      const folders = ['a', 'b', 'c', 'd'].map((name) => join(stubs.folder, name))
      for (const folder of folders) mkdirSync(folder, { recursive: true })
      writeFileSync(join(folders[0] ?? '', 'libcuda.so.1'), 'text')
      stubs.compile('b/libcuda.so.1', 'int other;')
      stubs.compile('c/libcuda.so.1', stubDriverSource())
      stubs.compile('d/libcuda.so.1', stubDriverSource())
      // The empty entry makes the search list full paths instead of asking the loader.
      const environment = {
        ...systemLibraryEnvironment(),
        linkerCache: () => '',
        variables: { LD_LIBRARY_PATH: `:${folders.join(':')}` },
      }
      const { driver, choice } = await diagnose({ ...patience, environment })
      expect(driver.libraries.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
        'not-loadable',
        'wrong-library',
        'usable',
        'not-tried',
      ])
      expect(driver.libraries[2]?.path).toBe(join(folders[2] ?? '', 'libcuda.so.1'))
      expect(choice.backend).toBe('cuda')
    },
  )

  test.runIf(process.platform === 'linux')('the loader finds it by name, and the file is told', async () => {
    mkdirSync(join(stubs.folder, 'by-loader'))
    const path = stubs.compile('by-loader/libcuda.so.1', stubDriverSource())
    const { driver } = await diagnoseWith({ LD_LIBRARY_PATH: join(stubs.folder, 'by-loader') })
    expect(driver.libraries).toMatchObject([{ path: 'libcuda.so.1', outcome: 'usable', file: path }])
  })

  test('NVRTC: version, architectures, and whether it compiles', async () => {
    const path = stubs.compile('libnvrtc.so.12', stubNvrtcSource)
    const { nvrtc } = await diagnoseWith({ CUBATON_LIBNVRTC: path, CUBATON_LIBCUDA: nowhere })
    expect(nvrtc).toMatchObject({
      libraries: [{ path, outcome: 'usable' }],
      version: { major: 12, minor: 4 },
      architectures: [75, 90, 120],
      compileError: null,
    })
  })

  test('an NVRTC that does not compile', async () => {
    const source = stubNvrtcSource.replace('program->compiled = 1;', 'return 7;')
    const path = stubs.compile('libnvrtc.so.13', source)
    const { nvrtc, warnings } = await diagnoseWith({ CUBATON_LIBNVRTC: path, CUBATON_LIBCUDA: nowhere })
    expect(nvrtc).toMatchObject({ version: { major: 12, minor: 4 }, compileError: 'NVRTC_ERROR' })
    expect(warnings.join()).toContain('does not compile')
  })

  test('nothing is left running, also after a library that hung', async () => {
    const path = stubs.compile('hangs-too.so', stubDriverSource({ atInit: 'for (;;) sleep(1000);' }))
    const { driver } = await withDriver(path, {}, { timeLimitMs: 1000 })
    expect(driver.libraries).toMatchObject([{ outcome: 'hung' }])
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'), 10_000)
  })
})
