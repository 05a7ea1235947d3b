import { findBackend } from './backend.ts'
import type { Backend, BackendOptions } from './backend.ts'
import { CubatonError } from './cubaton-error.ts'
import { parseDeviceChoice } from './device-choice.ts'
import { createDriver } from './driver.ts'
import type { Driver } from './driver.ts'
import type { LibraryEnvironment } from './native/library-environment.ts'
import { systemLibraryEnvironment } from './native/library-environment.ts'
import { nativeBackend } from './native/native-driver.ts'

export interface OpenDriverOptions {
  /**
   * `cuda`, `emulator`, another registered backend’s name, or `auto`: a GPU if one can be used, else the emulator, with
   * one process warning that says why. Default: CUBATON_DEVICE, else `auto`.
   */
  readonly backend?: string
  /** The ordinal of the default device. Default: the N of CUBATON_DEVICE=cuda:N, else 0. */
  readonly device?: number
  /** The driver library to load, an absolute path; the backend is then `cuda`. Default: CUBATON_LIBCUDA, else searched. */
  readonly library?: string
  /** Where to look for the variables and the library. Default: this machine. */
  readonly environment?: LibraryEnvironment
}

/**
 * Opens a CUDA driver: loads its library, initializes it, and lists its devices. Creates no context.
 *
 * Synchronous. Opening again gives another object over the same library.
 *
 * @throws {CubatonError} `driver-missing` or `not-a-driver` with every file that was tried; `device-missing` where the
 *   driver has none, or not the one asked for; `backend-missing` where no GPU can be used and no emulator is loaded;
 *   `invalid-argument` for options and variables that make no sense; `not-supported` where koffi has no binary
 * @see cuInit (CUDA Driver API, Initialization)
 */
export function openDriver(options: OpenDriverOptions = {}): Driver {
  const environment = options.environment ?? systemLibraryEnvironment()
  const wanted = parseDeviceChoice(environment.variables['CUBATON_DEVICE'])
  const backend = options.backend ?? (options.library === undefined ? wanted.backend : 'cuda')
  // The N of CUBATON_DEVICE=cuda:N counts a GPU, not a device of whatever else the options ask for.
  const device = options.device ?? (backend === wanted.backend ? wanted.device : 0)
  if (!Number.isInteger(device) || device < 0)
    throw new CubatonError('invalid-argument', `device is ${device}`, {
      parameter: 'device',
      hint: 'Devices are numbered from 0',
    })
  const openWith = (chosen: Backend): Driver => openBackend(chosen, { library: options.library, environment }, device)
  if (backend === 'auto') return openAutomatically(openWith)
  return withDevice(openWith(backend === 'cuda' ? nativeBackend : registered(backend)))
}

function openBackend(chosen: Backend, options: BackendOptions, device: number): Driver {
  const opened = chosen.open(options)
  try {
    return createDriver(chosen.name, opened, device)
  } catch (error) {
    opened.close()
    throw error
  }
}

/** A device that is not there is said now, not at its first use. */
function withDevice(driver: Driver): Driver {
  try {
    void driver.defaultDevice
    return driver
  } catch (error) {
    driver.close()
    throw error
  }
}

function registered(name: string, cause?: CubatonError): Backend {
  const backend = findBackend(name)
  if (backend !== undefined) return backend
  // The files that were tried are in the cause, which is printed below this error.
  const reason = cause === undefined ? '' : `no GPU can be used (${cause.code}), and `
  throw new CubatonError('backend-missing', `${reason}no backend named "${name}" is loaded`, {
    cause,
    hint:
      name === 'emulator'
        ? 'Install @cubaton/emulator and import it before the driver is opened; the package cubaton brings it'
        : 'Import the package that registers it, or ask for cuda, emulator or auto',
  })
}

/** What says that there is no usable GPU here. Anything else, such as a wrong variable, is the user’s to mend. */
const noGpu = new Set(['driver-missing', 'not-a-driver', 'device-missing', 'driver', 'not-supported'])
let warned = false

function openAutomatically(openWith: (backend: Backend) => Driver): Driver {
  const gpu = openGpu(openWith)
  // A number that none of several GPUs has is a mistake, and no reason to run on something else.
  if (!CubatonError.is(gpu)) return withDevice(gpu)
  const driver = withDevice(openWith(registered('emulator', gpu)))
  if (!warned)
    process.emitWarning(`no GPU can be used, so this runs on the emulator: ${gpu.message}`, {
      type: 'CubatonWarning',
      code: 'CUBATON_EMULATOR',
      detail: 'Set CUBATON_DEVICE=emulator to say that this is meant, or run `npx cubaton doctor`',
    })
  warned = true
  return driver
}

/** The driver with its GPUs, or why there is none to use. */
function openGpu(openWith: (backend: Backend) => Driver): Driver | CubatonError {
  try {
    const driver = openWith(nativeBackend)
    return driver.devices.length > 0 ? driver : withDevice(driver)
  } catch (error) {
    if (!CubatonError.is(error) || !noGpu.has(error.code)) throw error
    return error
  }
}
