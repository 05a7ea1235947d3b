import { expect, test } from 'vitest'
import { advise } from './advise.ts'
import { fakeDriver, fakeFacts, fakeNvrtc, usableLibrary } from './fake-diagnosis.ts'

const warningsWith = (variables: Record<string, string>) => advise(fakeFacts({}, variables)).warnings

test('where everything works there is nothing to say', () => {
  expect(advise(fakeFacts())).toEqual({ warnings: [], nextSteps: [] })
})

test('CUDA_DEVICE_MAX_CONNECTIONS=1 is worth a warning, another number is not', () => {
  expect(warningsWith({ CUDA_DEVICE_MAX_CONNECTIONS: '1' })).toEqual([expect.stringContaining('holds up')])
  expect(warningsWith({ CUDA_DEVICE_MAX_CONNECTIONS: '8' })).toEqual([])
})

test('variables that hide devices or stop concurrency', () => {
  expect(warningsWith({ CUDA_LAUNCH_BLOCKING: '1' })).toHaveLength(1)
  expect(warningsWith({ CUDA_LAUNCH_BLOCKING: '0' })).toEqual([])
  expect(warningsWith({ CUDA_VISIBLE_DEVICES: '' })).toHaveLength(1)
  expect(warningsWith({ CUDA_VISIBLE_DEVICES: '-1' })).toHaveLength(1)
  expect(warningsWith({ CUDA_VISIBLE_DEVICES: '0,1' })).toEqual([])
})

test.each([
  ['18.20.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['24.0.0', 0],
])('Node.js %s gives %i warnings', (node, count) => {
  expect(advise(fakeFacts({ runtime: { node, platform: 'linux', architecture: 'x64' } })).warnings).toHaveLength(count)
})

test.each([
  [{ major: 13, minor: 1 }, 1],
  [{ major: 14, minor: 0 }, 1],
  [{ major: 13, minor: 0 }, 0],
  [{ major: 12, minor: 9 }, 0],
])('NVRTC %o with a driver of 13.0 gives %i warnings', (version, count) => {
  expect(advise(fakeFacts({ nvrtc: fakeNvrtc({ version }) })).warnings).toHaveLength(count)
})

test('a compiler that does not compile, and a device that does not answer', () => {
  const nvrtc = fakeNvrtc({ compileError: 'NVRTC_ERROR_BUILTIN_OPERATION_FAILURE' })
  expect(advise(fakeFacts({ nvrtc })).warnings).toEqual([expect.stringContaining('libnvrtc-builtins')])
  const devices = fakeDriver().devices.map((device) => ({ ...device, error: 'cuDeviceGetName: X (999)' }))
  expect(advise(fakeFacts({ driver: fakeDriver({ devices }) })).warnings).toEqual(['cuda:0: cuDeviceGetName: X (999)'])
})

test.each([
  [100, 'nvidia-smi'],
  [34, 'stub library'],
  [802, 'fabric manager'],
  [803, 'reboot'],
  [804, 'compatibility library'],
  [999, 'kernel module'],
])('cuInit giving %i says what to do', (result, words) => {
  const driver = fakeDriver({ devices: [], initialization: { result, resultName: 'X' } })
  expect(advise(fakeFacts({ driver })).nextSteps[0]).toContain(words)
})

test('no driver: install one, where there can be one', () => {
  const driver = fakeDriver({ libraries: [], devices: [], version: null, initialization: null })
  expect(advise(fakeFacts({ driver })).nextSteps[0]).toContain("install NVIDIA's driver")
  const mac = { node: '22.18.0', platform: 'darwin', architecture: 'arm64' }
  expect(advise(fakeFacts({ driver, runtime: mac })).nextSteps[0]).toContain('Linux or Windows')
  const wsl = { ...driver, notes: ['This is Windows Subsystem for Linux, …'] }
  expect(advise(fakeFacts({ driver: wsl })).nextSteps[0]).toContain('in Windows')
  const chosen = {
    ...driver,
    libraries: [{ ...usableLibrary, reason: 'CUBATON_LIBCUDA', outcome: 'not-loadable' }],
  } as const
  expect(advise(fakeFacts({ driver: chosen })).nextSteps[0]).toContain('CUBATON_LIBCUDA')
})

test('a library that takes its process down: the one to name instead', () => {
  const bad = { ...usableLibrary, path: '/bad.so', file: null, outcome: 'crashed' } as const
  const steps = advise(fakeFacts({ driver: fakeDriver({ libraries: [bad, usableLibrary] }) })).nextSteps
  expect(steps.join()).toContain(`/bad.so, or set CUBATON_LIBCUDA to the full path of ${usableLibrary.file}`)
  const nvrtc = fakeNvrtc({ libraries: [bad], version: null })
  expect(advise(fakeFacts({ nvrtc })).nextSteps.join()).toContain(
    'CUBATON_LIBNVRTC to the full path of another library',
  )
})

test('no koffi is the first thing to repair', () => {
  const facts = fakeFacts({ koffi: { version: null, error: 'gone' }, driver: fakeDriver({ devices: [] }) })
  expect(advise(facts).nextSteps[0]).toContain('--omit=optional')
})

test('no NVRTC, a refused variable, a device that cannot be had, the emulator', () => {
  expect(advise(fakeFacts({ nvrtc: fakeNvrtc({ version: null }) })).nextSteps[0]).toContain('nvidia-cuda-nvrtc')
  const refused = fakeNvrtc({ version: null, error: 'CUBATON_LIBNVRTC is "x"' })
  expect(advise(fakeFacts({ nvrtc: refused })).nextSteps[0]).toContain('CUBATON_LIBNVRTC is "x"')
  const driver = fakeDriver({ devices: [], error: 'CUBATON_LIBCUDA is "x"' })
  expect(advise(fakeFacts({ driver })).nextSteps[0]).toContain('CUBATON_LIBCUDA is "x"')
  const none = { backend: null, device: null, reason: 'CUBATON_DEVICE is "x"' }
  expect(advise(fakeFacts({ choice: none })).nextSteps[0]).toContain('Set CUBATON_DEVICE')
  const emulator = { backend: 'emulator', device: null, reason: '' } as const
  expect(advise(fakeFacts({ choice: emulator })).nextSteps[0]).toContain('@cubaton/emulator')
})
