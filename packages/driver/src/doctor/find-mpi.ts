import type { LibraryEnvironment } from '../native/library-environment.ts'
import { foldersFromVariable, isFullPath, pathOf } from '../native/library-search.ts'
import { readLinkerCache } from '../native/linker-cache.ts'
import type { DiagnosedMpi } from './diagnosis.ts'

// The number in a name is the version of the binary interface, and that tells who made it.
const implementations: Readonly<Record<string, string>> = {
  'libmpi_abi.so.0': 'standard ABI',
  'libmpi.so.40': 'Open MPI',
  'libmpich.so.12': 'MPICH',
  'libmpi.so.12': 'MPICH family (Intel MPI, Cray, MVAPICH)',
  'libmpi_abi.0.dylib': 'standard ABI',
  'libmpi.40.dylib': 'Open MPI',
  'libmpi.12.dylib': 'MPICH',
}

/** Which MPI libraries and launchers are on this machine, by their files alone. */
export function findMpi(environment: LibraryEnvironment): DiagnosedMpi {
  const { join } = pathOf(environment)
  const found = new Map<string, { path: string; implementation: string }>()
  const add = (path: string, name: string) => {
    const implementation = implementations[name]
    const real = environment.realPath(path)
    if (implementation !== undefined && !found.has(real)) found.set(real, { path, implementation })
  }
  const chosen = environment.variables['CUBATON_LIBMPI']
  if (chosen !== undefined && isFullPath(environment, chosen) && environment.isFile(chosen)) {
    found.set(environment.realPath(chosen), { path: chosen, implementation: 'CUBATON_LIBMPI' })
  }
  for (const name of Object.keys(implementations)) {
    for (const library of readLinkerCache(environment)) if (library.name === name) add(library.path, name)
    for (const folder of libraryFolders(environment)) {
      const path = join(folder, name)
      if (environment.isFile(path)) add(path, name)
    }
  }
  const suffix = environment.platform === 'win32' ? '.exe' : ''
  const launchers = ['mpirun', 'mpiexec'].flatMap((name) => {
    const paths = foldersFromVariable(environment, 'PATH').map((folder) => join(folder, name + suffix))
    return paths.find((path) => environment.isFile(path)) ?? []
  })
  return { libraries: [...found.values()], launchers }
}

function libraryFolders(environment: LibraryEnvironment): readonly string[] {
  const { join } = pathOf(environment)
  if (environment.platform === 'win32') return []
  const roots = ['MPI_HOME', 'I_MPI_ROOT', 'CONDA_PREFIX']
    .map((variable) => environment.variables[variable])
    .filter((root): root is string => root !== undefined && isFullPath(environment, root))
  const triplet = environment.architecture === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
  const system =
    environment.platform === 'darwin'
      ? ['/opt/homebrew/lib', '/usr/local/lib', '/opt/local/lib']
      : [
          `/usr/lib/${triplet}`,
          '/usr/lib64',
          '/usr/lib64/openmpi/lib',
          '/usr/lib64/mpich/lib',
          '/usr/local/lib',
          '/usr/lib',
        ]
  return [
    ...foldersFromVariable(environment, 'LD_LIBRARY_PATH'),
    ...roots.flatMap((root) => [join(root, 'lib'), join(root, 'lib', 'release')]),
    ...system,
  ]
}
