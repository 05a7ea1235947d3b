import type { LibraryEnvironment } from './library-environment.ts'
import { systemLibraryEnvironment } from './library-environment.ts'
import { readLinkerCache } from './linker-cache.ts'
import type { LibraryCandidate, LibrarySearch } from './library-search.ts'
import { foldersFromVariable, libraryFromVariable, pathOf } from './library-search.ts'
import type { NvrtcFolder } from './nvrtc-folders.ts'
import { pythonFolders, standardFolders, toolkitFolders } from './nvrtc-folders.ts'

/**
 * Where NVRTC, the run-time compiler, may be, in the order in which to try it.
 *
 * - `CUBATON_LIBNVRTC`, where it is set, is the only candidate.
 * - What the environment points at: CUDA_PATH, CUDA_HOME, then LD_LIBRARY_PATH (PATH on Windows).
 * - What is installed: the cache of the system's loader, the usual folders of the toolkit, and the wheels and conda
 *   packages of Python environments (found as files: no Python is started).
 *
 * Within one place the newest version comes first. A candidate names its builtins library as a companion: NVRTC opens
 * it by bare name when it first compiles, which only works where it has been loaded before.
 *
 * Nothing is loaded.
 *
 * @throws {CubatonError} `invalid-argument` where CUBATON_LIBNVRTC is not an absolute path
 */
export function findNvrtcLibraries(environment: LibraryEnvironment = systemLibraryEnvironment()): LibrarySearch {
  const chosen = libraryFromVariable(environment, 'CUBATON_LIBNVRTC')
  if (chosen !== undefined) {
    return {
      candidates: [nvrtcCandidate(environment, chosen, 'CUBATON_LIBNVRTC')],
      searched: [],
      notes: ['CUBATON_LIBNVRTC is set, so nothing else is tried'],
    }
  }
  if (environment.platform !== 'linux' && environment.platform !== 'win32') {
    return { candidates: [], searched: [], notes: [`NVIDIA makes no NVRTC for ${environment.platform}`] }
  }

  const candidates: LibraryCandidate[] = []
  const searched: string[] = []
  const seen = new Set<string>()
  const visited = new Set<string>()
  const { library } = patterns(environment)
  const add = (path: string, reason: string) => {
    // /usr/local/cuda/lib64, /usr/local/cuda-13.0/lib64 and targets/…/lib are one folder under three names.
    const real = environment.realPath(path)
    if (seen.has(real)) return
    seen.add(real)
    candidates.push(nvrtcCandidate(environment, path, reason))
  }
  const look = ({ folder, reason }: NvrtcFolder) => {
    // /lib is a link to /usr/lib on most systems, and Python is found through both.
    const real = environment.realPath(folder)
    if (visited.has(real)) return
    visited.add(real)
    searched.push(folder)
    const inFolder = (name: string) => pathOf(environment).join(folder, name)
    // A link whose target is gone must not hide the file beside it.
    const present = environment.list(folder).filter((name) => library.test(name) && environment.isFile(inFolder(name)))
    for (const name of newestFirst(environment, present)) add(inFolder(name), reason)
  }

  for (const place of toolkitFolders(environment)) look(place)
  const searchPath = environment.platform === 'win32' ? 'PATH' : 'LD_LIBRARY_PATH'
  for (const folder of foldersFromVariable(environment, searchPath)) look({ folder, reason: searchPath })
  const cached = readLinkerCache(environment)
  for (const name of newestFirst(environment, [...new Set(cached.map((entry) => entry.name))])) {
    for (const entry of cached) if (entry.name === name) add(entry.path, "the loader's cache")
  }
  for (const place of standardFolders(environment)) look(place)
  for (const place of pythonFolders(environment)) look(place)
  return { candidates, searched, notes: [] }
}

/**
 * The candidate for one file, with the builtins libraries that lie beside it.
 *
 * @param path - absolute
 */
export function nvrtcCandidate(environment: LibraryEnvironment, path: string, reason: string): LibraryCandidate {
  const { dirname, join, basename } = pathOf(environment)
  // The name of the file that a link leads to says more (libnvrtc.so → libnvrtc.so.13.0.88), and its folder is where
  // the other files of the package are.
  const real = environment.realPath(path)
  const { library, builtins } = patterns(environment)
  const wanted = versionOf(library, basename(real)) ?? versionOf(library, basename(path))
  const companions = [...new Set([dirname(path), dirname(real)])].flatMap((folder) =>
    environment
      .list(folder)
      .map((name) => ({ name, version: versionOf(builtins, name) }))
      .filter((found) => found.version !== undefined && (wanted === undefined || found.version[0] === wanted[0]))
      .toSorted((a, b) => compareVersions(b.version ?? [], a.version ?? []))
      .map((found) => join(folder, found.name)),
  )
  const seen = new Set<string>()
  return {
    path,
    byLoader: false,
    reason,
    companions: companions.filter((companion) => {
      const target = environment.realPath(companion)
      return !seen.has(target) && seen.add(target) && environment.isFile(companion)
    }),
  }
}

/** Names of NVRTC among `names`, the newest version first, one for each major version. */
function newestFirst(environment: LibraryEnvironment, names: readonly string[]): readonly string[] {
  const { library } = patterns(environment)
  const found = names
    .map((name) => ({ name, version: versionOf(library, name) }))
    .filter((entry): entry is { name: string; version: number[] } => entry.version !== undefined)
    // libnvrtc.so.13 and libnvrtc.so.13.0.88 are one library: the short name, which programs are linked with, wins.
    .toSorted((a, b) => (b.version[0] ?? -1) - (a.version[0] ?? -1) || a.name.length - b.name.length)
  return found
    .filter((entry, index) => index === 0 || entry.version[0] !== found[index - 1]?.version[0])
    .map((entry) => entry.name)
}

function patterns(environment: LibraryEnvironment): { readonly library: RegExp; readonly builtins: RegExp } {
  // The .alt libraries beside these are a smaller build for other uses; they match neither.
  return environment.platform === 'win32'
    ? { library: /^nvrtc64_(\d+)_\d+\.dll$/i, builtins: /^nvrtc-builtins64_(\d+)\.dll$/i }
    : { library: /^libnvrtc\.so((?:\.\d+)*)$/, builtins: /^libnvrtc-builtins\.so((?:\.\d+)*)$/ }
}

/** `[13, 0]` of libnvrtc.so.13.0 and of nvrtc64_130_0.dll, `[]` of libnvrtc.so, undefined of another library. */
function versionOf(pattern: RegExp, name: string): number[] | undefined {
  const text = pattern.exec(name)?.[1]
  if (text === undefined) return undefined
  // Windows writes 13.0 as 130.
  if (!text.startsWith('.') && text !== '') return [Math.trunc(Number(text) / 10), Number(text) % 10]
  return text.split('.').slice(1).map(Number)
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}
