import { CubatonError } from '../cubaton-error.ts'
import { describeFailures } from '../native/describe-search.ts'
import { findNvrtcLibraries, nvrtcCandidate } from '../native/find-nvrtc-libraries.ts'
import type { LibraryEnvironment } from '../native/library-environment.ts'
import { systemLibraryEnvironment } from '../native/library-environment.ts'
import type { LibrarySearch } from '../native/library-search.ts'
import { requireFullPath } from '../native/library-search.ts'
import { hasFunction, loadFirstLibrary } from '../native/load-first-library.ts'
import { loadKoffi } from '../native/load-koffi.ts'
import { bindNvrtc } from './bind-nvrtc.ts'
import type { CompiledProgram, CompileProgramOptions } from './compile-program.ts'
import { checkNvrtc, compileProgram } from './compile-program.ts'
import type { NvrtcRaw } from './nvrtc-functions.ts'

/** NVRTC, NVIDIA's compiler of CUDA C++ as a library. It needs no device. */
export interface Nvrtc {
  /** The library that was loaded, an absolute path. */
  readonly library: string
  readonly version: { readonly major: number; readonly minor: number }
  /** The functions themselves, unchecked. */
  readonly raw: NvrtcRaw
  /**
   * Architectures that this NVRTC compiles for, ascending: 90 for `sm_90` and `compute_90`.
   *
   * @throws {CubatonError} `symbol-missing` where NVRTC is older than 11.2
   * @see nvrtcGetSupportedArchs (NVRTC, General Information Query)
   */
  supportedArchitectures(): readonly number[]
  /**
   * Compiles CUDA C++ to PTX, and to machine code where the options name a real architecture.
   *
   * Runs on this thread and blocks it until the compiler is done. Touches no device and no stream.
   *
   * @throws {CompileError} where the compiler refuses the source or an option; `log` has all that it said
   * @throws {CubatonError} `invalid-argument` for text with a NUL character; `out-of-memory`; `symbol-missing` where
   *   NVRTC is older than 11.1
   * @see nvrtcCompileProgram (NVRTC, Compilation)
   */
  compileProgram(options: CompileProgramOptions): CompiledProgram
}

export interface OpenNvrtcOptions {
  /** The library to load, an absolute path. Default: the first that {@link findNvrtcLibraries} finds and that loads. */
  readonly library?: string
  /** Where to look. Default: this machine. */
  readonly environment?: LibraryEnvironment
}

/**
 * Loads NVRTC.
 *
 * It stays loaded as long as the process lives; opening it again gives another object over the same library.
 *
 * @throws {CubatonError} `library-missing` where none was found or loads, with what was tried; `invalid-argument` for
 *   a path that is not absolute; `not-supported` where koffi has no binary
 */
export function openNvrtc({ library, environment = systemLibraryEnvironment() }: OpenNvrtcOptions = {}): Nvrtc {
  const search = library === undefined ? findNvrtcLibraries(environment) : searchOf(environment, library)
  const koffi = loadKoffi()
  const { library: found, failures } = loadFirstLibrary(koffi, search.candidates, (handle) =>
    hasFunction(handle, 'nvrtcVersion') ? undefined : 'it is no NVRTC: it has no nvrtcVersion',
  )
  if (found === undefined) {
    throw new CubatonError('library-missing', `NVRTC was not found: ${describeFailures(search, failures)}`, {
      hint:
        'Install the CUDA toolkit or the Python package nvidia-cuda-nvrtc, or set CUBATON_LIBNVRTC to the full ' +
        'path of libnvrtc.so.13 (nvrtc64_130_0.dll); PTX that is compiled already needs no NVRTC',
    })
  }
  const raw = bindNvrtc(koffi, found.handle)
  return {
    library: found.candidate.path,
    version: readVersion(raw),
    raw,
    supportedArchitectures: () => readArchitectures(raw),
    compileProgram: (options) => compileProgram(raw, options),
  }
}

function searchOf(environment: LibraryEnvironment, library: string): LibrarySearch {
  requireFullPath(environment, library)
  return { candidates: [nvrtcCandidate(environment, library, 'the library option')], searched: [], notes: [] }
}

function readVersion(raw: NvrtcRaw): Nvrtc['version'] {
  const major = new Int32Array(1)
  const minor = new Int32Array(1)
  checkNvrtc('nvrtcVersion', raw.nvrtcVersion(major, minor))
  return { major: major[0] ?? 0, minor: minor[0] ?? 0 }
}

function readArchitectures(raw: NvrtcRaw): readonly number[] {
  const count = new Int32Array(1)
  checkNvrtc('nvrtcGetNumSupportedArchs', raw.nvrtcGetNumSupportedArchs(count))
  const architectures = new Int32Array(count[0] ?? 0)
  if (architectures.length > 0) checkNvrtc('nvrtcGetSupportedArchs', raw.nvrtcGetSupportedArchs(architectures))
  return [...architectures]
}
