import { expect, test } from 'vitest'
import { fakeEnvironment } from '../native/fake-environment.ts'
import { findMpi } from './find-mpi.ts'

test('nothing is there', () => {
  expect(findMpi(fakeEnvironment())).toEqual({ libraries: [], launchers: [] })
})

test('libraries by the number in their name, each once', () => {
  const environment = fakeEnvironment({
    linkerCache: '\tlibmpi.so.40 (libc6,x86-64) => /usr/lib/x86_64-linux-gnu/libmpi.so.40\n',
    variables: { MPI_HOME: '/opt/mpi', PATH: 'bin:/usr/bin' },
    files: {
      '/usr/lib/x86_64-linux-gnu/libmpi.so.40': { link: '/usr/lib/x86_64-linux-gnu/openmpi/lib/libmpi.so.40.30.4' },
      '/usr/lib/x86_64-linux-gnu/openmpi/lib/libmpi.so.40.30.4': '',
      '/usr/lib/x86_64-linux-gnu/libmpich.so.12': '',
      '/opt/mpi/lib/release/libmpi.so.12': '',
      '/opt/mpi/lib/libmpi_abi.so.0': '',
      '/usr/bin/mpirun': '',
      'bin/mpiexec': '',
    },
  })
  expect(findMpi(environment)).toEqual({
    libraries: [
      { path: '/opt/mpi/lib/libmpi_abi.so.0', implementation: 'standard ABI' },
      { path: '/usr/lib/x86_64-linux-gnu/libmpi.so.40', implementation: 'Open MPI' },
      { path: '/usr/lib/x86_64-linux-gnu/libmpich.so.12', implementation: 'MPICH' },
      { path: '/opt/mpi/lib/release/libmpi.so.12', implementation: 'MPICH family (Intel MPI, Cray, MVAPICH)' },
    ],
    launchers: ['/usr/bin/mpirun'],
  })
})

test('CUBATON_LIBMPI comes first where its file is there', () => {
  const files = { '/my/libmpi.so': '', '/usr/lib64/libmpi.so.40': '' }
  const found = (CUBATON_LIBMPI: string) =>
    findMpi(fakeEnvironment({ files, variables: { CUBATON_LIBMPI } })).libraries.map(({ path }) => path)
  expect(found('/my/libmpi.so')).toEqual(['/my/libmpi.so', '/usr/lib64/libmpi.so.40'])
  expect(found('/gone/libmpi.so')).toEqual(['/usr/lib64/libmpi.so.40'])
  expect(found('libmpi.so')).toEqual(['/usr/lib64/libmpi.so.40'])
})

test('macOS and Windows have their own folders and names', () => {
  const mac = fakeEnvironment({
    platform: 'darwin',
    variables: { PATH: '/opt/homebrew/bin' },
    files: { '/opt/homebrew/lib/libmpi.40.dylib': '', '/opt/homebrew/bin/mpiexec': '' },
  })
  expect(findMpi(mac)).toEqual({
    libraries: [{ path: '/opt/homebrew/lib/libmpi.40.dylib', implementation: 'Open MPI' }],
    launchers: ['/opt/homebrew/bin/mpiexec'],
  })
  const windows = fakeEnvironment({
    platform: 'win32',
    variables: { PATH: 'C:\\mpi;bin' },
    files: { 'C:\\mpi\\mpiexec.exe': '' },
  })
  expect(findMpi(windows)).toEqual({ libraries: [], launchers: ['C:\\mpi\\mpiexec.exe'] })
})
