import { expect, test } from 'vitest'
import { parseDeviceChoice } from './device-choice.ts'

test.each([
  [undefined, 'auto', 0],
  ['', 'auto', 0],
  ['auto', 'auto', 0],
  ['cuda', 'cuda', 0],
  ['cuda:0', 'cuda', 0],
  ['cuda:7', 'cuda', 7],
  ['cuda:123456789', 'cuda', 123_456_789],
  ['emulator', 'emulator', 0],
])('CUBATON_DEVICE=%s', (value, backend, device) => {
  expect(parseDeviceChoice(value)).toEqual({ backend, device })
})

test.each([
  'CUDA',
  'cuda:',
  'cuda:-1',
  'cuda:1.5',
  'cuda:0x1',
  'cuda:1 ',
  ' cuda',
  'cuda:1234567890',
  'emulator:1',
  'gpu',
  'auto:1',
  'cuda\n',
  '1',
  'x'.repeat(10_000),
])('nonsense is refused: %j', (value) => {
  expect(() => parseDeviceChoice(value)).toThrow(
    expect.objectContaining({
      code: 'invalid-argument',
      parameter: 'CUBATON_DEVICE',
      hint: expect.stringContaining('cuda:N'),
    }),
  )
})
