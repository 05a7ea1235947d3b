import type { LibraryHandle } from 'koffi'
import { CubatonError } from '../cubaton-error.ts'
import { hasFunction } from '../native/load-first-library.ts'
import type { Koffi } from '../native/load-koffi.ts'
import type { NvrtcParameter, NvrtcPrototype, NvrtcRaw } from './nvrtc-functions.ts'
import { nvrtcFunctions } from './nvrtc-functions.ts'

type Call = (...values: unknown[]) => unknown

/**
 * The functions of a loaded NVRTC. Each is looked up when it is first called, so an older library serves what it has.
 *
 * A call of a function that the library lacks throws {@link CubatonError} `symbol-missing`.
 */
export function bindNvrtc(koffi: Koffi, handle: LibraryHandle): NvrtcRaw {
  const raw: Record<string, Call> = {}
  for (const [name, prototype] of Object.entries<NvrtcPrototype>(nvrtcFunctions)) {
    let bound: Call | undefined
    raw[name] = (...values) => {
      // Kept here too, for a caller that took this function out of the object before its first call.
      bound ??= raw[name] = bind(koffi, handle, name, prototype)
      return bound(...values)
    }
  }
  return raw as unknown as NvrtcRaw
}

function bind(koffi: Koffi, handle: LibraryHandle, name: string, prototype: NvrtcPrototype): Call {
  if (!hasFunction(handle, name)) {
    throw new CubatonError('symbol-missing', `this NVRTC has no ${name}`, {
      call: name,
      hint: `It came with CUDA ${prototype.since}: install that or a newer one, or name it in CUBATON_LIBNVRTC`,
    })
  }
  return handle.func(
    name,
    prototype.returns,
    prototype.parameters.map((parameter) => typeOf(koffi, parameter)),
  )
}

function typeOf(koffi: Koffi, parameter: NvrtcParameter) {
  return parameter === 'out string' ? koffi.out('const char **') : parameter
}
