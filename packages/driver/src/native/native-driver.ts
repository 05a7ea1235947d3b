import type { Backend, BackendDriver, BackendOptions } from '../backend.ts'
import { CubatonError } from '../cubaton-error.ts'
import { bindFunction } from './bind-function.ts'
import { describeFailures } from './describe-search.ts'
import { findDriverLibraries } from './find-driver-libraries.ts'
import type { LibraryEnvironment } from './library-environment.ts'
import { systemLibraryEnvironment } from './library-environment.ts'
import { requireFullPath } from './library-search.ts'
import type { LibrarySearch } from './library-search.ts'
import { hasFunction, loadFirstLibrary } from './load-first-library.ts'
import { loadKoffi } from './load-koffi.ts'
import { NativeHostBridge } from './native-host-bridge.ts'

/** The installed CUDA driver. Its library stays loaded as long as the process lives; opening it again is cheap. */
export const nativeBackend: Backend = { name: 'cuda', open: openNativeDriver }

function openNativeDriver({ library, environment = systemLibraryEnvironment() }: BackendOptions): BackendDriver {
  const search = library === undefined ? findDriverLibraries(environment) : searchOf(environment, library)
  if (search.candidates.length === 0) throw driverMissing(search, [])
  const koffi = loadKoffi()
  const { library: found, failures } = loadFirstLibrary(koffi, search.candidates, (handle) =>
    hasFunction(handle, 'cuInit') && hasFunction(handle, 'cuDriverGetVersion')
      ? undefined
      : 'it has no cuInit, so it is no CUDA driver',
  )
  if (found === undefined) throw driverMissing(search, failures)
  return {
    description: found.candidate.path,
    host: new NativeHostBridge(koffi),
    lookUp: (name) => bindFunction(koffi, found.handle, name),
    close: () => undefined, // the library stays: other drivers of this process, and the driver's own threads, use it
  }
}

function searchOf(environment: LibraryEnvironment, path: string): LibrarySearch {
  requireFullPath(environment, path)
  const candidate = { path, byLoader: false, reason: 'the option library', companions: [] }
  return { candidates: [candidate], searched: [], notes: [] }
}

function driverMissing(search: LibrarySearch, failures: Parameters<typeof describeFailures>[1]): CubatonError {
  const wrong = failures.length > 0 && failures.every((failure) => failure.loaded)
  return new CubatonError(
    wrong ? 'not-a-driver' : 'driver-missing',
    `no CUDA driver: ${describeFailures(search, failures)}`,
    {
      hint: 'Install the NVIDIA driver, set CUBATON_LIBCUDA to the absolute path of its library, or set CUBATON_DEVICE=emulator',
    },
  )
}
