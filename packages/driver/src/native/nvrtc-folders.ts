import type { LibraryEnvironment } from './library-environment.ts'
import { foldersFromVariable, isFullPath, pathOf } from './library-search.ts'

/** A folder in which NVRTC may lie, and what led there. */
export interface NvrtcFolder {
  readonly folder: string
  readonly reason: string
}

/** Folders of the toolkit that CUDA_PATH and CUDA_HOME name. */
export function toolkitFolders(environment: LibraryEnvironment): readonly NvrtcFolder[] {
  return ['CUDA_PATH', 'CUDA_HOME'].flatMap((variable) => {
    const root = environment.variables[variable]
    if (root === undefined || !isFullPath(environment, root)) return []
    return libraryFolders(environment, root).map((folder) => ({ folder, reason: variable }))
  })
}

/** Folders of toolkits installed where NVIDIA's installers put them, the newest first. */
export function standardFolders(environment: LibraryEnvironment): readonly NvrtcFolder[] {
  const { join } = pathOf(environment)
  const roots: string[] = []
  if (environment.platform === 'win32') {
    const programs = environment.variables['ProgramFiles'] ?? 'C:\\Program Files'
    if (!isFullPath(environment, programs)) return []
    const parent = join(programs, 'NVIDIA GPU Computing Toolkit', 'CUDA')
    roots.push(...versionedEntries(environment, parent, /^v(\d+)\.(\d+)$/))
  } else {
    // Without a number: the version that this machine's administrator chose.
    roots.push('/usr/local/cuda', ...versionedEntries(environment, '/usr/local', /^cuda-(\d+)(?:\.(\d+))?$/))
  }
  return [
    ...roots.flatMap((root) => libraryFolders(environment, root)),
    ...(environment.platform === 'linux' ? distributionFolders(environment.architecture) : []),
  ].map((folder) => ({ folder, reason: 'a usual folder' }))
}

/** Folders of the NVRTC that Python packages bring, found from what is on disk: no Python is started. */
export function pythonFolders(environment: LibraryEnvironment): readonly NvrtcFolder[] {
  const { join } = pathOf(environment)
  const conda = environment.variables['CONDA_PREFIX']
  const condaFolders =
    conda === undefined || !isFullPath(environment, conda)
      ? []
      : environment.platform === 'win32'
        ? [join(conda, 'Library', 'bin'), join(conda, 'Library', 'bin', 'x64')]
        : libraryFolders(environment, conda)
  return [
    ...condaFolders.map((folder) => ({ folder, reason: 'CONDA_PREFIX' })),
    ...pythonPrefixes(environment).flatMap(({ prefix, reason }) =>
      sitePackages(environment, prefix).flatMap((site) =>
        wheelFolders(environment, site).map((folder) => ({ folder, reason: `Python packages of ${reason}` })),
      ),
    ),
  ]
}

/** Where the libraries of a toolkit lie under its root. */
function libraryFolders(environment: LibraryEnvironment, root: string): readonly string[] {
  const { join } = pathOf(environment)
  // CUDA 13 moved the DLLs of Windows one folder down.
  if (environment.platform === 'win32') return [join(root, 'bin', 'x64'), join(root, 'bin')]
  const targets = environment
    .list(join(root, 'targets'))
    .filter((target) => targetsOf(environment.architecture).includes(target))
    .toSorted()
  return [join(root, 'lib64'), ...targets.map((target) => join(root, 'targets', target, 'lib')), join(root, 'lib')]
}

function targetsOf(architecture: string): readonly string[] {
  return architecture === 'arm64' ? ['sbsa-linux', 'aarch64-linux'] : ['x86_64-linux']
}

/** Where Debian and Fedora put the toolkit that they package themselves. */
function distributionFolders(architecture: string): readonly string[] {
  return [`/usr/lib/${architecture === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`, '/usr/lib64', '/opt/cuda/lib64']
}

interface PythonPrefix {
  readonly prefix: string
  readonly reason: string
}

/** Prefixes of Python environments: the active ones first, then that of the `python3` on PATH, the user's, the system's. */
function pythonPrefixes(environment: LibraryEnvironment): readonly PythonPrefix[] {
  const { join, dirname } = pathOf(environment)
  const { variables } = environment
  const found: PythonPrefix[] = []
  const add = (prefix: string | undefined, reason: string) => {
    if (prefix === undefined || !isFullPath(environment, prefix)) return
    if (found.every((other) => other.prefix !== prefix)) found.push({ prefix, reason })
    const base = baseOfVirtualEnvironment(environment, prefix)
    if (base !== undefined && found.every((other) => other.prefix !== base)) found.push({ prefix: base, reason })
  }

  add(variables['VIRTUAL_ENV'], 'VIRTUAL_ENV')
  add(variables['CONDA_PREFIX'], 'CONDA_PREFIX')
  const names = environment.platform === 'win32' ? ['python.exe'] : ['python3', 'python']
  for (const folder of foldersFromVariable(environment, 'PATH')) {
    if (!names.some((name) => environment.isFile(join(folder, name)))) continue
    // A virtual environment on Windows keeps its python in Scripts, an installed one in its own root.
    const atRoot = environment.platform === 'win32' && !/[\\/]Scripts[\\/]?$/i.test(folder)
    add(atRoot ? folder : dirname(folder), 'the python on PATH')
  }
  if (environment.platform === 'win32') {
    if (variables['APPDATA'] !== undefined) add(join(variables['APPDATA'], 'Python'), 'this user')
  } else {
    if (variables['HOME'] !== undefined) add(join(variables['HOME'], '.local'), 'this user')
    add('/usr/local', 'this system')
    add('/usr', 'this system')
  }
  return found
}

/** The Python that a virtual environment was made from, where it was made to see that one's packages too. */
function baseOfVirtualEnvironment(environment: LibraryEnvironment, prefix: string): string | undefined {
  const { join, dirname } = pathOf(environment)
  const settings = environment.readText(join(prefix, 'pyvenv.cfg'))
  if (settings === undefined) return undefined
  if (!/^\s*include-system-site-packages\s*=\s*true\s*$/im.test(settings)) return undefined
  const home = /^\s*home\s*=\s*(\S.*?)\s*$/im.exec(settings)?.[1]
  if (home === undefined || !isFullPath(environment, home)) return undefined
  return environment.platform === 'win32' ? home : dirname(home)
}

/** Folders of installed packages under a prefix, those of the newest Python first. */
function sitePackages(environment: LibraryEnvironment, prefix: string): readonly string[] {
  const { join } = pathOf(environment)
  if (environment.platform === 'win32') {
    return [
      join(prefix, 'Lib', 'site-packages'),
      // The user's own, under APPDATA\Python\Python313.
      ...versionedEntries(environment, prefix, /^Python(\d)(\d+)$/i).map((folder) => join(folder, 'site-packages')),
    ]
  }
  const versions = ['lib', 'lib64'].flatMap((name) =>
    versionedEntries(environment, join(prefix, name), /^python(\d+)\.(\d+)$/),
  )
  return [
    ...versions.flatMap((folder) => [join(folder, 'site-packages'), join(folder, 'dist-packages')]),
    // Debian's own packages.
    join(prefix, 'lib', 'python3', 'dist-packages'),
  ]
}

/** Where NVIDIA's wheels put NVRTC: one folder a CUDA version since 13, one a library before. */
function wheelFolders(environment: LibraryEnvironment, site: string): readonly string[] {
  const { join } = pathOf(environment)
  const root = join(site, 'nvidia')
  const versions = versionedEntries(environment, root, /^cu(\d+)$/)
  if (environment.platform === 'win32') {
    return [
      ...versions.flatMap((folder) => [join(folder, 'bin', 'x86_64'), join(folder, 'bin')]),
      join(root, 'cuda_nvrtc', 'bin'),
    ]
  }
  return [...versions.map((folder) => join(folder, 'lib')), join(root, 'cuda_nvrtc', 'lib')]
}

/** Entries of a folder whose names carry a version, as full paths, the newest first. */
function versionedEntries(environment: LibraryEnvironment, folder: string, pattern: RegExp): readonly string[] {
  return environment
    .list(folder)
    .map((name) => ({ name, match: pattern.exec(name) }))
    .filter(({ match }) => match !== null)
    .toSorted(
      (a, b) =>
        Number(b.match?.[1] ?? 0) - Number(a.match?.[1] ?? 0) || Number(b.match?.[2] ?? 0) - Number(a.match?.[2] ?? 0),
    )
    .map(({ name }) => pathOf(environment).join(folder, name))
}
