import { expect, test } from 'vitest'
import { fakeEnvironment } from './fake-environment.ts'
import { findDriverLibraries } from './find-driver-libraries.ts'

const paths = (machine: Parameters<typeof fakeEnvironment>[0]) =>
  findDriverLibraries(fakeEnvironment(machine)).candidates.map((candidate) => candidate.path)

test('on a machine with nothing the loader is still asked', () => {
  const search = findDriverLibraries(fakeEnvironment())
  expect(search.candidates).toEqual([
    { path: 'libcuda.so.1', byLoader: true, reason: "the system's loader", companions: [] },
  ])
  expect(search.searched).toContain('/usr/lib/wsl/lib')
  expect(search.searched).toContain('/usr/lib/x86_64-linux-gnu')
})

test('the loader first, then WSL, then the usual folders', () => {
  expect(
    paths({
      files: {
        '/usr/local/nvidia/lib64/libcuda.so.1': '',
        '/usr/lib/x86_64-linux-gnu/libcuda.so.1': '',
        '/usr/lib/wsl/lib/libcuda.so.1': '',
        '/usr/lib/aarch64-linux-gnu/libcuda.so.1': '',
      },
    }),
  ).toEqual([
    'libcuda.so.1',
    '/usr/lib/wsl/lib/libcuda.so.1',
    '/usr/lib/x86_64-linux-gnu/libcuda.so.1',
    '/usr/local/nvidia/lib64/libcuda.so.1',
  ])
})

test('the folders are those of the architecture', () => {
  const files = { '/usr/lib/aarch64-linux-gnu/tegra/libcuda.so.1': '', '/usr/lib/x86_64-linux-gnu/libcuda.so.1': '' }
  expect(paths({ architecture: 'arm64', files })).toEqual([
    'libcuda.so.1',
    '/usr/lib/aarch64-linux-gnu/tegra/libcuda.so.1',
  ])
  expect(paths({ architecture: 's390x', files })).toEqual(['libcuda.so.1'])
})

test('CUBATON_LIBCUDA alone is tried, whether or not the file is there', () => {
  expect(
    paths({
      variables: { CUBATON_LIBCUDA: '/opt/driver/libcuda.so.1' },
      files: { '/usr/lib64/libcuda.so.1': '' },
    }),
  ).toEqual(['/opt/driver/libcuda.so.1'])
})

test.each(['libcuda.so.1', './libcuda.so.1', 'lib/libcuda.so.1'])('CUBATON_LIBCUDA=%s is refused', (value) => {
  expect(() => paths({ variables: { CUBATON_LIBCUDA: value } })).toThrow(/^\[invalid-argument\] CUBATON_LIBCUDA/)
})

test('CUBATON_LIBCUDA works on macOS too, where nothing would be found', () => {
  expect(paths({ platform: 'darwin', variables: { CUBATON_LIBCUDA: '/opt/libcuda.dylib' } })).toEqual([
    '/opt/libcuda.dylib',
  ])
})

test('where LD_LIBRARY_PATH has the current folder, the loader is not asked', () => {
  const search = findDriverLibraries(
    fakeEnvironment({
      variables: { LD_LIBRARY_PATH: ':/opt/a:lib' },
      files: { '/opt/a/libcuda.so.1': '', 'lib/libcuda.so.1': '' },
      linkerCache: '\tlibcuda.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libcuda.so.1\n',
    }),
  )
  expect(search.candidates.map(({ path }) => path)).toEqual([
    '/opt/a/libcuda.so.1',
    '/lib/x86_64-linux-gnu/libcuda.so.1',
  ])
  expect(search.candidates.some(({ byLoader }) => byLoader)).toBe(false)
  expect(search.notes.join()).toContain('LD_LIBRARY_PATH')
})

test('the stub library of the toolkit is no candidate', () => {
  expect(paths({ files: { '/usr/local/cuda/lib64/stubs/libcuda.so': '' } })).toEqual(['libcuda.so.1'])
})

test('WSL without its library says where to install the driver', () => {
  const osrelease = { '/proc/sys/kernel/osrelease': '6.6.87.2-microsoft-standard-WSL2\n' }
  expect(findDriverLibraries(fakeEnvironment({ files: osrelease })).notes.join()).toContain('in Windows')
  const complete = { ...osrelease, '/usr/lib/wsl/lib/libcuda.so.1': '' }
  expect(findDriverLibraries(fakeEnvironment({ files: complete })).notes).toEqual([])
})

test('Windows: the system folder and nothing else', () => {
  const machine = {
    platform: 'win32',
    variables: { SystemRoot: 'D:\\Windows', PATH: 'C:\\elsewhere', CUDA_PATH: 'C:\\CUDA' },
    files: {
      'D:\\Windows\\System32\\nvcuda.dll': '',
      'C:\\elsewhere\\nvcuda.dll': '',
      'C:\\CUDA\\bin\\nvcuda.dll': '',
      'nvcuda.dll': '',
    },
  } as const
  expect(paths(machine)).toEqual(['D:\\Windows\\System32\\nvcuda.dll'])
})

test('Windows without a driver: no candidate, and the folder that was looked into', () => {
  const search = findDriverLibraries(fakeEnvironment({ platform: 'win32' }))
  expect(search.candidates).toEqual([])
  expect(search.searched).toEqual(['C:\\Windows\\System32'])
})

test.each(['Windows', '\\Windows', '.'])('Windows: SystemRoot=%s is refused', (SystemRoot) => {
  expect(() => paths({ platform: 'win32', variables: { SystemRoot } })).toThrow(/SystemRoot/)
})

test('macOS: none, with the reason', () => {
  const search = findDriverLibraries(fakeEnvironment({ platform: 'darwin' }))
  expect(search.candidates).toEqual([])
  expect(search.notes.join()).toContain('macOS')
})

test('the machine that runs this gives a list without reading it at import', () => {
  expect(Array.isArray(findDriverLibraries().candidates)).toBe(true)
})
