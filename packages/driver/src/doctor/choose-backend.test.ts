import { expect, test } from 'vitest'
import { chooseBackend } from './choose-backend.ts'
import { fakeDriver, usableLibrary } from './fake-diagnosis.ts'

const noDevice = fakeDriver({ devices: [], initialization: { result: 100, resultName: 'CUDA_ERROR_NO_DEVICE' } })
const noDriver = fakeDriver({ libraries: [], devices: [], version: null, initialization: null })

test.each([undefined, '', 'auto'])(
  'CUBATON_DEVICE=%s takes a device where there is one, else the emulator',
  (value) => {
    expect(chooseBackend(value, fakeDriver())).toMatchObject({ backend: 'cuda', device: 0 })
    expect(chooseBackend(value, noDriver)).toMatchObject({
      backend: 'emulator',
      reason: 'there is no usable CUDA driver',
    })
    expect(chooseBackend(value, noDevice)).toMatchObject({
      backend: 'emulator',
      reason: expect.stringContaining('CUDA_ERROR_NO_DEVICE (100)'),
    })
    const empty = fakeDriver({ devices: [] })
    expect(chooseBackend(value, empty)).toMatchObject({ backend: 'emulator', reason: 'the driver has no device' })
  },
)

test('a device that is asked for is taken or missing, never replaced', () => {
  const two = fakeDriver({
    devices: [0, 1].flatMap((index) => fakeDriver().devices.map((each) => ({ ...each, index }))),
  })
  expect(chooseBackend('cuda', two)).toMatchObject({ backend: 'cuda', device: 0 })
  expect(chooseBackend('cuda:1', two)).toMatchObject({ backend: 'cuda', device: 1 })
  expect(chooseBackend('cuda:2', two)).toMatchObject({ backend: null, reason: expect.stringContaining('2 devices') })
  expect(chooseBackend('cuda', noDriver)).toMatchObject({ backend: null })
})

test('the emulator is taken also where there is a device', () => {
  expect(chooseBackend('emulator', fakeDriver())).toMatchObject({ backend: 'emulator' })
})

test.each(['gpu', 'cuda:', 'cuda:-1', 'cuda:x', 'CUDA', 'cuda:1e3'])('CUBATON_DEVICE=%s is nothing', (value) => {
  expect(chooseBackend(value, fakeDriver())).toMatchObject({ backend: null, reason: expect.stringContaining(value) })
})

test.each(['crashed', 'exited', 'hung'] as const)('a library that %s stands in the way of the next one', (outcome) => {
  const driver = fakeDriver({ libraries: [{ ...usableLibrary, path: '/bad.so', outcome }, usableLibrary] })
  expect(chooseBackend('auto', driver)).toMatchObject({ backend: null, reason: expect.stringContaining('/bad.so') })
  expect(chooseBackend('emulator', driver)).toMatchObject({ backend: 'emulator' })
})

test('a library that is passed over does not', () => {
  const driver = fakeDriver({ libraries: [{ ...usableLibrary, outcome: 'not-loadable' }, usableLibrary] })
  expect(chooseBackend('auto', driver)).toMatchObject({ backend: 'cuda' })
})

test('a refused variable is the reason', () => {
  const driver = { ...noDriver, error: '[invalid-argument] CUBATON_LIBCUDA is "x"' }
  expect(chooseBackend(undefined, driver)).toMatchObject({ backend: null, reason: driver.error })
})
