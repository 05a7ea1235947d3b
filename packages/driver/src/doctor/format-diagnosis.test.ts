import { expect, test } from 'vitest'
import { advise } from './advise.ts'
import type { Diagnosis } from './diagnosis.ts'
import { fakeDriver, fakeFacts, fakeNvrtc, usableLibrary } from './fake-diagnosis.ts'
import { formatDiagnosis } from './format-diagnosis.ts'

function diagnosisOf(...given: Parameters<typeof fakeFacts>): Diagnosis {
  const facts = fakeFacts(...given)
  return { ...facts, ...advise(facts) }
}

test('a machine where everything works', () => {
  expect(formatDiagnosis(diagnosisOf())).toBe(`cubaton doctor

  ✓ Node.js 22.18.0 on linux x64
  ✓ koffi 3.3.4

CUDA driver
  ✓ libcuda.so.1 (the system's loader)
      is /usr/lib/x86_64-linux-gnu/libcuda.so.580.65
  ✓ serves CUDA 13.0

Devices
  ✓ cuda:0  NVIDIA H200, compute capability 9.0, 139.7 GiB, 132 multiprocessors

NVRTC, the compiler
  ✓ /usr/local/cuda/lib64/libnvrtc.so.13 (a usual folder)
  ✓ CUDA 13.0, compiles for sm_75 sm_90

MPI (found by its files, not loaded)
  ✓ /usr/lib/libmpi.so.40 (Open MPI)
  ✓ /usr/bin/mpirun

Environment
  not set: CUBATON_DEVICE, CUDA_VISIBLE_DEVICES, CUDA_DEVICE_MAX_CONNECTIONS, CUDA_LAUNCH_BLOCKING

What a program would run on
  ✓ cuda:0: a device is there
`)
})

test('a machine with nothing says what to do next', () => {
  const text = formatDiagnosis(
    diagnosisOf({
      driver: fakeDriver({
        libraries: [{ ...usableLibrary, outcome: 'not-loadable', detail: 'no such file', file: null }],
        devices: [],
        version: null,
        initialization: null,
        notes: ['a note'],
      }),
      nvrtc: fakeNvrtc({
        libraries: [],
        version: null,
        searched: Array.from({ length: 20 }, (_, index) => `/f${index}`),
      }),
      mpi: { libraries: [], launchers: [] },
      choice: { backend: 'emulator', device: null, reason: 'there is no usable CUDA driver' },
    }),
  )
  expect(text).toContain("  ✗ libcuda.so.1 (the system's loader)\n      cannot be loaded: no such file\n")
  expect(text).toContain('- looked into /usr/lib64\n  - a note')
  expect(text).toContain('/f7 and 12 more')
  expect(text).toContain('✗ no library')
  expect(text).toContain('What to do next\n  1. For a GPU')
})

test('each thing that can be wrong is shown', () => {
  const text = formatDiagnosis(
    diagnosisOf(
      {
        koffi: { version: null, error: 'no binary' },
        driver: fakeDriver({
          libraries: [
            { ...usableLibrary, path: '/a.so', outcome: 'crashed', detail: 'SIGABRT while it was loaded', file: null },
            { ...usableLibrary, path: '/b.so', outcome: 'not-tried', detail: 'an earlier one is used', file: null },
          ],
          initialization: { result: 100, resultName: 'CUDA_ERROR_NO_DEVICE' },
          devices: [
            {
              index: 0,
              name: null,
              computeCapability: null,
              memoryBytes: null,
              multiprocessorCount: null,
              error: 'cuDeviceGet: X (1)',
            },
          ],
        }),
        nvrtc: fakeNvrtc({ error: 'CUBATON_LIBNVRTC is "x"', compileError: 'NVRTC_ERROR_INTERNAL_ERROR' }),
        choice: { backend: null, device: null, reason: '/a.so would end the program' },
      },
      { CUDA_DEVICE_MAX_CONNECTIONS: '1' },
    ),
  )
  for (const part of [
    '✗ koffi no binary',
    "✗ /a.so (the system's loader)\n      crashed: SIGABRT while it was loaded",
    "- /b.so (the system's loader)\n      not tried: an earlier one is used",
    '✗ cuInit: CUDA_ERROR_NO_DEVICE (100)',
    '✗ cuda:0  name unknown, cuDeviceGet: X (1)',
    '✗ CUBATON_LIBNVRTC is "x"',
    '✗ CUDA 13.0, does not compile (NVRTC_ERROR_INTERNAL_ERROR) for sm_75 sm_90',
    'CUDA_DEVICE_MAX_CONNECTIONS = 1',
    '✗ nothing: /a.so would end the program',
    '! CUDA_DEVICE_MAX_CONNECTIONS is 1',
  ]) {
    expect(text).toContain(part)
  }
})

test('no line is wider than asked, but for what cannot be broken', () => {
  const text = formatDiagnosis(diagnosisOf({}, { CUDA_DEVICE_MAX_CONNECTIONS: '1', CUBATON_DEVICE: 'cuda' }), {
    width: 60,
  })
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
})

test('control characters of what was found never reach the terminal', () => {
  const device = { ...fakeDriver().devices[0]!, name: 'Evil\u001b[2J\u0007\u202eGPU\nline' }
  const text = formatDiagnosis(diagnosisOf({ driver: fakeDriver({ devices: [device] }) }))
  expect(text).toContain('cuda:0  EvilGPU line, compute')
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/u)
})

test.each([
  ['/home/ann', '/home/ann/libcuda.so.1', '~/libcuda.so.1'],
  ['/home/ann/', '/home/ann/libcuda.so.1', '~/libcuda.so.1'],
  ['/home/ann', '/home/anna/libcuda.so.1', '/home/anna/libcuda.so.1'],
  ['/', '/usr/lib/libcuda.so.1', '/usr/lib/libcuda.so.1'],
  ['C:\\Users\\a.b', 'C:\\Users\\a.b\\nvcuda.dll', '~\\nvcuda.dll'],
  ['C:\\Users\\a.b', 'C:\\Users\\aXb\\nvcuda.dll', 'C:\\Users\\aXb\\nvcuda.dll'],
])('with the home folder %s, %s is shown as %s', (homeFolder, path, shown) => {
  const driver = fakeDriver({ libraries: [{ ...usableLibrary, path, file: null }] })
  expect(formatDiagnosis(diagnosisOf({ driver }), { homeFolder })).toContain(`✓ ${shown} (`)
})

test('colours only where asked, and then the same text', () => {
  const diagnosis = diagnosisOf({}, { CUDA_DEVICE_MAX_CONNECTIONS: '1' })
  const colored = formatDiagnosis(diagnosis, { color: true })
  expect(colored).toContain('\u001b[32m✓\u001b[0m')
  expect(formatDiagnosis(diagnosis)).not.toContain('\u001b')
  expect(colored.replaceAll(/\u001b\[\d+m/gu, '')).toBe(formatDiagnosis(diagnosis))
})
