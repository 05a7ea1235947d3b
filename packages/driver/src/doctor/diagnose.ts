import { CubatonError } from '../cubaton-error.ts'
import { findDriverLibraries } from '../native/find-driver-libraries.ts'
import { findNvrtcLibraries } from '../native/find-nvrtc-libraries.ts'
import type { LibraryEnvironment } from '../native/library-environment.ts'
import { systemLibraryEnvironment } from '../native/library-environment.ts'
import type { LibraryCandidate, LibrarySearch } from '../native/library-search.ts'
import { resolveKoffi } from '../native/load-koffi.ts'
import { advise } from './advise.ts'
import { chooseBackend } from './choose-backend.ts'
import type {
  CudaVersion,
  DiagnosedDriver,
  DiagnosedKoffi,
  DiagnosedLibrary,
  DiagnosedNvrtc,
  DiagnosedSearch,
  Diagnosis,
} from './diagnosis.ts'
import { findMpi } from './find-mpi.ts'
import type { ProbeReport } from './probe-library.ts'
import { probeLibrary } from './probe-library.ts'

export interface DiagnoseOptions {
  /** What each library gets to load and answer, in milliseconds. Default: 20 000; a server with 8 GPUs needs a few. */
  readonly timeLimitMs?: number
  /** The machine to look at. Default: this one. */
  readonly environment?: LibraryEnvironment
}

const defaultTimeLimitMs = 20_000

const variables = [
  'CUBATON_DEVICE',
  'CUBATON_LIBCUDA',
  'CUBATON_LIBNVRTC',
  'CUBATON_LIBMPI',
  'CUDA_VISIBLE_DEVICES',
  'CUDA_DEVICE_MAX_CONNECTIONS',
  'CUDA_LAUNCH_BLOCKING',
  'CUDA_PATH',
  'CUDA_HOME',
  'LD_LIBRARY_PATH',
]

/**
 * Finds out what a program would run on, and why not on more: runtime, koffi, driver, devices, NVRTC, MPI.
 *
 * Every library is tried in a child process, in the order of a program, until one is usable: a bad one cannot take
 * this process down. This process loads nothing and makes no CUDA call. Never rejects for what it finds.
 *
 * @see formatDiagnosis for the text of a terminal
 */
export async function diagnose(options: DiagnoseOptions = {}): Promise<Diagnosis> {
  const { environment = systemLibraryEnvironment(), timeLimitMs = defaultTimeLimitMs } = options
  const koffi = await tryKoffi(environment)
  const probe = async (kind: 'driver' | 'nvrtc', candidate: LibraryCandidate) =>
    koffi.path === null
      ? ({ outcome: 'not-tried', detail: 'koffi is not usable', file: null } satisfies ProbeReport)
      : await probeLibrary(
          { kind, koffi: koffi.path, path: candidate.path, companions: candidate.companions },
          { timeLimitMs, variables: environment.variables },
        )

  const [driver, nvrtc] = await Promise.all([
    tryDriver(environment, (candidate) => probe('driver', candidate)),
    tryNvrtc(environment, (candidate) => probe('nvrtc', candidate)),
  ])
  const facts = {
    runtime: {
      node: process.versions.node,
      platform: environment.platform,
      architecture: environment.architecture,
    },
    koffi: { version: koffi.version, error: koffi.error },
    environment: variables.map((name) => ({ name, value: environment.variables[name] ?? null })),
    driver,
    nvrtc,
    mpi: findMpi(environment),
    choice: chooseBackend(environment.variables['CUBATON_DEVICE'], driver),
  }
  return { ...facts, ...advise(facts) }
}

async function tryKoffi(environment: LibraryEnvironment): Promise<DiagnosedKoffi & { readonly path: string | null }> {
  let path: string
  try {
    path = resolveKoffi()
  } catch (error) {
    if (!CubatonError.is(error)) throw error
    return { path: null, version: null, error: error.message }
  }
  const found = await probeLibrary(
    { kind: 'koffi', koffi: path, path: '', companions: [] },
    // Not the limit of the caller, who thinks of drivers: this tells whether a process can be started at all.
    { timeLimitMs: defaultTimeLimitMs, variables: environment.variables },
  )
  if (found.outcome !== 'usable') return { path: null, version: null, error: found.detail }
  return { path, version: typeof found.version === 'string' ? found.version : null, error: null }
}

type Probe = (candidate: LibraryCandidate) => Promise<ProbeReport>

async function tryDriver(environment: LibraryEnvironment, probe: Probe): Promise<DiagnosedDriver> {
  const { search, used } = await tryInOrder(() => findDriverLibraries(environment), probe)
  return {
    ...search,
    version: versionOf(used),
    initialization: used?.initialization ?? null,
    devices: used?.devices ?? [],
  }
}

async function tryNvrtc(environment: LibraryEnvironment, probe: Probe): Promise<DiagnosedNvrtc> {
  const { search, used } = await tryInOrder(() => findNvrtcLibraries(environment), probe)
  return {
    ...search,
    version: versionOf(used),
    architectures: used?.architectures ?? [],
    compileError: used?.compileError ?? null,
  }
}

function versionOf(found: ProbeReport | undefined): CudaVersion | null {
  return typeof found?.version === 'object' ? found.version : null
}

async function tryInOrder(
  find: () => LibrarySearch,
  probe: Probe,
): Promise<{ readonly search: DiagnosedSearch; readonly used: ProbeReport | undefined }> {
  let found: LibrarySearch
  try {
    found = find()
  } catch (error) {
    if (!CubatonError.is(error)) throw error
    return { search: { libraries: [], searched: [], notes: [], error: error.message }, used: undefined }
  }
  const libraries: DiagnosedLibrary[] = []
  let used: ProbeReport | undefined
  for (const candidate of found.candidates) {
    const result: ProbeReport =
      used === undefined
        ? await probe(candidate)
        : { outcome: 'not-tried', detail: 'an earlier one is used', file: null }
    if (result.outcome === 'usable') used = result
    const { outcome, detail, file } = result
    libraries.push({ path: candidate.path, reason: candidate.reason, outcome, detail, file })
  }
  return { search: { libraries, searched: found.searched, notes: found.notes, error: null }, used }
}
