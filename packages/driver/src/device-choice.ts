import { CubatonError } from './cubaton-error.ts'

/** Which backend a program asks for, and which of its devices. */
export interface DeviceChoice {
  /** `auto`: a GPU if there is one, else the emulator. */
  readonly backend: string
  /** The device that programs use when they name none. */
  readonly device: number
}

/**
 * Reads CUBATON_DEVICE: `auto` (also where it is unset or empty), `cuda`, `cuda:N`, `emulator`.
 *
 * @throws {CubatonError} `invalid-argument` for anything else
 */
export function parseDeviceChoice(value: string | undefined): DeviceChoice {
  if (value === undefined || value === '' || value === 'auto') return { backend: 'auto', device: 0 }
  const match = /^(?:emulator|cuda(?::(\d{1,9}))?)$/.exec(value)
  if (match === null)
    throw new CubatonError('invalid-argument', `CUBATON_DEVICE is "${value.slice(0, 40)}"`, {
      parameter: 'CUBATON_DEVICE',
      hint: 'Set it to cuda, cuda:N, emulator or auto',
    })
  return { backend: value.startsWith('cuda') ? 'cuda' : value, device: Number(match[1] ?? 0) }
}
