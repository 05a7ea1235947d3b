import type { AnyFunction } from './call-gate.ts'
import { CubatonError } from './cubaton-error.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import type { HostBridge } from './host-bridge.ts'
import type { LibraryEnvironment } from './native/library-environment.ts'

/** A driver as a backend provides it: the functions of cuda.h, unchecked, and the host's side of them. */
export interface BackendDriver {
  /** Where it came from, for people: the library's path, or what the emulator emulates. */
  readonly description: string
  readonly host: HostBridge
  /**
   * One function of cuda.h, asked for when it is first called. It takes what {@link DriverFunctions} says, returns the
   * CUresult, and throws for nothing but a symbol that the driver lacks.
   */
  lookUp(name: keyof DriverFunctions): AnyFunction
  /** Gives back what the backend holds outside the driver API. Called once. */
  close(): void
}

export interface BackendOptions {
  /** The native library to load, an absolute path; for the `cuda` backend alone. */
  readonly library?: string | undefined
  readonly environment?: LibraryEnvironment | undefined
}

/** Something that can open a driver: the real one through koffi, or the emulator. */
export interface Backend {
  readonly name: string
  open(options: BackendOptions): BackendDriver
}

const registry = Symbol.for('cubaton.backends')

/** One table a process, whoever's copy of this package asks: the emulator registers in the table that programs read. */
function backends(): Map<string, Backend> {
  const holder = globalThis as { [registry]?: Map<string, Backend> }
  holder[registry] ??= new Map()
  return holder[registry]
}

/**
 * Makes a backend known by its name, for `openDriver({ backend: name })` and CUBATON_DEVICE.
 *
 * @throws {CubatonError} `invalid-argument` where another backend of that name is registered
 */
export function registerBackend(backend: Backend): void {
  const known = backends().get(backend.name)
  if (known !== undefined && known !== backend)
    throw new CubatonError('invalid-argument', `a different backend named "${backend.name}" is registered already`, {
      parameter: 'backend',
      hint: 'Two copies of its package are loaded: make them one (npm ls, pnpm dedupe)',
    })
  backends().set(backend.name, backend)
}

export function findBackend(name: string): Backend | undefined {
  return backends().get(name)
}
