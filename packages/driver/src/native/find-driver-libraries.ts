import { CubatonError } from '../cubaton-error.ts'
import type { LibraryEnvironment } from './library-environment.ts'
import { systemLibraryEnvironment } from './library-environment.ts'
import { readLinkerCache } from './linker-cache.ts'
import type { LibraryCandidate, LibrarySearch } from './library-search.ts'
import {
  foldersFromVariable,
  isFullPath,
  libraryFromVariable,
  loaderSearchesCurrentFolder,
  pathOf,
} from './library-search.ts'

const soname = 'libcuda.so.1'
const wslFolder = '/usr/lib/wsl/lib'

/**
 * Where the CUDA driver library may be, in the order in which to try it.
 *
 * - `CUBATON_LIBCUDA`, where it is set, is the only candidate.
 * - Linux: `libcuda.so.1` as the system's loader finds it (LD_LIBRARY_PATH, its cache), then WSL's folder, then the
 *   folders where distributions and container runtimes put it.
 * - Windows: `nvcuda.dll` in the system folder and nowhere else: a DLL beside the program must not win.
 * - macOS and others: none; {@link LibrarySearch.notes} says so.
 *
 * Nothing is loaded. The stub library of the toolkit (`lib64/stubs`) is never a candidate: it has the symbols and
 * fails every call.
 *
 * @throws {CubatonError} `invalid-argument` where CUBATON_LIBCUDA is not an absolute path
 */
export function findDriverLibraries(environment: LibraryEnvironment = systemLibraryEnvironment()): LibrarySearch {
  const chosen = libraryFromVariable(environment, 'CUBATON_LIBCUDA')
  if (chosen !== undefined) {
    const candidate = { path: chosen, byLoader: false, reason: 'CUBATON_LIBCUDA', companions: [] }
    return { candidates: [candidate], searched: [], notes: ['CUBATON_LIBCUDA is set, so nothing else is tried'] }
  }
  if (environment.platform === 'win32') return searchWindows(environment)
  if (environment.platform === 'linux') return searchLinux(environment)
  return { candidates: [], searched: [], notes: [noDriverFor(environment.platform)] }
}

function searchLinux(environment: LibraryEnvironment): LibrarySearch {
  const candidates: LibraryCandidate[] = []
  const searched: string[] = []
  const notes: string[] = []
  const add = (path: string, reason: string, byLoader = false) => {
    if (candidates.every((other) => other.path !== path)) candidates.push({ path, byLoader, reason, companions: [] })
  }
  const look = (folder: string, reason: string) => {
    searched.push(folder)
    const path = `${folder}/${soname}`
    if (environment.isFile(path)) add(path, reason)
  }

  if (loaderSearchesCurrentFolder(environment)) {
    // The loader would find a libcuda.so.1 in the current folder, so it is not asked: what it would find elsewhere is
    // listed here by full path.
    notes.push('LD_LIBRARY_PATH has an empty or relative entry, which means the current folder: it is passed over')
    for (const folder of foldersFromVariable(environment, 'LD_LIBRARY_PATH')) look(folder, 'LD_LIBRARY_PATH')
    for (const { name, path } of readLinkerCache(environment)) if (name === soname) add(path, "the loader's cache")
  } else {
    add(soname, "the system's loader", true)
  }
  look(wslFolder, 'Windows Subsystem for Linux')
  for (const folder of usualFolders(environment.architecture)) look(folder, 'a usual folder')

  if (isWsl(environment) && !environment.isFile(`${wslFolder}/${soname}`)) {
    notes.push(
      `This is Windows Subsystem for Linux, and ${wslFolder} has no ${soname}: ` +
        "install NVIDIA's driver in Windows, none inside Linux",
    )
  }
  return { candidates, searched, notes }
}

function usualFolders(architecture: string): readonly string[] {
  const triplets: Readonly<Record<string, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
  const triplet = triplets[architecture]
  const multiarch =
    triplet === undefined
      ? []
      : // Debian keeps the driver's files apart in nvidia/current; the other two are Jetson's.
        ['', '/nvidia/current', '/nvidia', '/tegra'].map((subfolder) => `/usr/lib/${triplet}${subfolder}`)
  return [
    ...multiarch,
    '/usr/lib64',
    '/usr/lib',
    // Where container runtimes mount the driver of the host.
    '/usr/local/nvidia/lib64',
    '/usr/local/nvidia/lib',
    // NixOS.
    '/run/opengl-driver/lib',
  ]
}

function isWsl(environment: LibraryEnvironment): boolean {
  return environment.readText('/proc/sys/kernel/osrelease')?.toLowerCase().includes('microsoft') ?? false
}

function searchWindows(environment: LibraryEnvironment): LibrarySearch {
  const root = environment.variables['SystemRoot'] ?? 'C:\\Windows'
  if (!isFullPath(environment, root)) {
    throw new CubatonError('invalid-argument', `SystemRoot is "${root}", which is not an absolute path`, {
      parameter: 'SystemRoot',
      hint: 'Windows sets it to its own folder, such as C:\\Windows',
    })
  }
  const folder = pathOf(environment).join(root, 'System32')
  const path = pathOf(environment).join(folder, 'nvcuda.dll')
  const candidates = environment.isFile(path)
    ? [{ path, byLoader: false, reason: 'the system folder', companions: [] }]
    : []
  return { candidates, searched: [folder], notes: [] }
}

function noDriverFor(platform: NodeJS.Platform): string {
  return platform === 'darwin'
    ? 'NVIDIA makes no CUDA driver for macOS since 10.13'
    : `NVIDIA makes no CUDA driver for ${platform}`
}
