import type { LibraryHandle } from 'koffi'
import type { LibraryCandidate } from './library-search.ts'
import type { Koffi } from './load-koffi.ts'

/** One candidate that was tried in vain. */
export interface FailedAttempt {
  readonly candidate: LibraryCandidate
  /** What the system said, without the path. */
  readonly error: string
  /** True where the file was loaded and then turned out to be another library. */
  readonly loaded: boolean
}

export interface LoadedLibrary {
  readonly handle: LibraryHandle
  readonly candidate: LibraryCandidate
}

/**
 * Loads the first candidate that can be loaded and that `refuse` has nothing against.
 *
 * A companion that cannot be loaded is no failure: the library that needs it says so when it does.
 *
 * @param refuse - says why a loaded library is not the wanted one, or gives undefined
 */
export function loadFirstLibrary(
  koffi: Koffi,
  candidates: readonly LibraryCandidate[],
  refuse: (handle: LibraryHandle) => string | undefined,
): { readonly library: LoadedLibrary | undefined; readonly failures: readonly FailedAttempt[] } {
  const failures: FailedAttempt[] = []
  for (const candidate of candidates) {
    for (const companion of candidate.companions) load(koffi, companion)
    const handle = load(koffi, candidate.path)
    if (typeof handle === 'string') {
      failures.push({ candidate, error: handle, loaded: false })
      continue
    }
    const refusal = refuse(handle)
    if (refusal === undefined) return { library: { handle, candidate }, failures }
    // It stays loaded: to unload it would run code of a library that nobody meant to load.
    failures.push({ candidate, error: refusal, loaded: true })
  }
  return { library: undefined, failures }
}

/** True where the loaded library has the function, in itself or in what it depends on. */
export function hasFunction(handle: LibraryHandle, name: string): boolean {
  try {
    handle.symbol(name)
    return true
  } catch {
    return false
  }
}

function load(koffi: Koffi, path: string): LibraryHandle | string {
  try {
    return koffi.load(path)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.replace(/^Failed to load shared library: /, '')
  }
}
