/** What {@link diagnose} found, as plain data: it is the same after a trip through JSON. Nothing known is `null`. */
export interface Diagnosis {
  readonly runtime: DiagnosedRuntime
  readonly koffi: DiagnosedKoffi
  /** Variables that cubaton or CUDA reads, set or not. */
  readonly environment: readonly DiagnosedVariable[]
  readonly driver: DiagnosedDriver
  readonly nvrtc: DiagnosedNvrtc
  readonly mpi: DiagnosedMpi
  /** What a program that starts now would run on. */
  readonly choice: BackendChoice
  /** What works, but not as well as it could, one sentence each. */
  readonly warnings: readonly string[]
  /** What to do about what does not work, one sentence each, the most important first. */
  readonly nextSteps: readonly string[]
}

export interface DiagnosedRuntime {
  readonly node: string
  readonly platform: string
  readonly architecture: string
}

export interface DiagnosedKoffi {
  readonly version: string | null
  /** Why it cannot be used. */
  readonly error: string | null
}

export interface DiagnosedVariable {
  readonly name: string
  readonly value: string | null
}

/**
 * How a library fared in its own process.
 *
 * - `usable`: it was loaded, and is the library it should be
 * - `not-loadable`: the system refused it: no such file, no library, another architecture, a dependency missing
 * - `wrong-library`: it was loaded, but has not the functions
 * - `crashed`, `exited`, `hung`: it ended its process, left it, or was not done within the time limit
 * - `not-tried`: an earlier one is used, or libraries cannot be tried at all
 */
export type LibraryOutcome = 'usable' | 'not-loadable' | 'wrong-library' | 'crashed' | 'exited' | 'hung' | 'not-tried'

export interface DiagnosedLibrary {
  /** A full path, or the bare name that the system's loader looks up. */
  readonly path: string
  /** Why it was tried. */
  readonly reason: string
  readonly outcome: LibraryOutcome
  /** What happened, for people; empty where the outcome says it all. */
  readonly detail: string
  /** The file that was loaded in the end, where the system tells. */
  readonly file: string | null
}

export interface DiagnosedSearch {
  /** In the order in which a program would try them. */
  readonly libraries: readonly DiagnosedLibrary[]
  /** Folders that were looked into. */
  readonly searched: readonly string[]
  readonly notes: readonly string[]
  /** Why the search itself was refused: a variable that is no absolute path. */
  readonly error: string | null
}

export interface DiagnosedDriver extends DiagnosedSearch {
  /** The CUDA version that the driver serves. */
  readonly version: CudaVersion | null
  /** What `cuInit` said. */
  readonly initialization: { readonly result: number; readonly resultName: string } | null
  readonly devices: readonly DiagnosedDevice[]
}

export interface DiagnosedDevice {
  /** N of `cuda:N`. */
  readonly index: number
  readonly name: string | null
  /** Such as `9.0`. */
  readonly computeCapability: string | null
  readonly memoryBytes: number | null
  readonly multiprocessorCount: number | null
  /** The first call about this device that failed. */
  readonly error: string | null
}

export interface DiagnosedNvrtc extends DiagnosedSearch {
  readonly version: CudaVersion | null
  /** 90 for `sm_90`, ascending. */
  readonly architectures: readonly number[]
  /** Why an empty kernel does not compile. */
  readonly compileError: string | null
}

export interface CudaVersion {
  readonly major: number
  readonly minor: number
}

/** MPI as far as its files tell; none of it is loaded. */
export interface DiagnosedMpi {
  readonly libraries: readonly { readonly path: string; readonly implementation: string }[]
  /** `mpirun` and `mpiexec` on PATH. */
  readonly launchers: readonly string[]
}

export interface BackendChoice {
  /** `null` where a program would fail to start. */
  readonly backend: 'cuda' | 'emulator' | null
  /** The device's index for `cuda`. */
  readonly device: number | null
  readonly reason: string
}
