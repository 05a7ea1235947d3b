import { posix, win32 } from 'node:path'
import { CubatonError } from '../cubaton-error.ts'
import type { LibraryEnvironment } from './library-environment.ts'

/** A library that may be loaded, and why it is in the list. */
export interface LibraryCandidate {
  /** An absolute path; for {@link byLoader} the bare name that the system's loader looks up. */
  readonly path: string
  /** True where the system's loader finds the file. */
  readonly byLoader: boolean
  /** Where it came from, for people: "CUDA_PATH", "the system's loader". */
  readonly reason: string
  /** Absolute paths of libraries that this one opens by bare name later: load them before it, in this order. */
  readonly companions: readonly string[]
}

/** What a search found. Candidates are in the order in which to try them. */
export interface LibrarySearch {
  readonly candidates: readonly LibraryCandidate[]
  /** Folders that were looked into, in order, whether or not something was there. */
  readonly searched: readonly string[]
  /** What a reader of an empty or surprising list should know, one sentence each. */
  readonly notes: readonly string[]
}

/** The path functions of the platform that is searched, which in a test need not be the one that runs. */
export function pathOf(environment: LibraryEnvironment): typeof posix {
  return environment.platform === 'win32' ? win32 : posix
}

/**
 * True for a path that names one place whatever the current folder and drive are.
 *
 * Stricter than Node on Windows, where `\folder` depends on the current drive.
 */
export function isFullPath(environment: LibraryEnvironment, path: string): boolean {
  if (path.includes('\0')) return false
  if (environment.platform === 'win32') return /^(?:[A-Za-z]:[\\/]|[\\/]{2}[^\\/])/.test(path)
  return path.startsWith('/')
}

const fullPathHint =
  'Libraries are never loaded from the current folder or a relative path: give the full path of the file'

/**
 * Refuses a library that a program names by a path that is not absolute.
 *
 * @throws {CubatonError} `invalid-argument`
 */
export function requireFullPath(environment: LibraryEnvironment, library: string): void {
  if (isFullPath(environment, library)) return
  throw new CubatonError('invalid-argument', `library "${library}" is not an absolute path`, {
    parameter: 'library',
    hint: fullPathHint,
  })
}

/**
 * The file that a variable such as CUBATON_LIBCUDA names, or undefined where it is unset or empty.
 *
 * @throws {CubatonError} `invalid-argument` for a path that is not absolute
 */
export function libraryFromVariable(environment: LibraryEnvironment, variable: string): string | undefined {
  const value = environment.variables[variable]
  if (value === undefined || value === '') return undefined
  if (isFullPath(environment, value)) return value
  throw new CubatonError('invalid-argument', `${variable} is "${value}", which is not an absolute path`, {
    parameter: variable,
    hint: fullPathHint,
  })
}

/** Folders of a list variable such as LD_LIBRARY_PATH that can be trusted: the absolute ones. */
export function foldersFromVariable(environment: LibraryEnvironment, variable: string): readonly string[] {
  return splitList(environment, variable).filter((folder) => isFullPath(environment, folder))
}

/**
 * True where the system's loader may look into the current folder.
 *
 * An empty or relative entry of LD_LIBRARY_PATH does that, and `LD_LIBRARY_PATH=$LD_LIBRARY_PATH:/opt/lib` makes an
 * empty one where the variable was unset before.
 */
export function loaderSearchesCurrentFolder(environment: LibraryEnvironment): boolean {
  const value = environment.variables['LD_LIBRARY_PATH']
  if (value === undefined || value === '') return false
  return splitList(environment, 'LD_LIBRARY_PATH').some((folder) => !isFullPath(environment, folder))
}

function splitList(environment: LibraryEnvironment, variable: string): readonly string[] {
  const value = environment.variables[variable]
  if (value === undefined || value === '') return []
  // The loader takes both separators in LD_LIBRARY_PATH; PATH knows the platform's alone.
  if (variable === 'LD_LIBRARY_PATH') return value.split(/[:;]/)
  return value.split(pathOf(environment).delimiter)
}
