import { expect, test } from 'vitest'
import type { FakeMachine } from './fake-environment.ts'
import { fakeEnvironment } from './fake-environment.ts'
import { findNvrtcLibraries } from './find-nvrtc-libraries.ts'

const find = (machine: FakeMachine) => findNvrtcLibraries(fakeEnvironment(machine)).candidates
const paths = (machine: FakeMachine) => find(machine).map((candidate) => candidate.path)

test('a machine with nothing gives no candidate and the folders that were looked into', () => {
  const search = findNvrtcLibraries(fakeEnvironment())
  expect(search.candidates).toEqual([])
  expect(search.searched).toContain('/usr/local/cuda/lib64')
})

test('CUBATON_LIBNVRTC alone is tried, and a relative one refused', () => {
  expect(
    paths({
      variables: { CUBATON_LIBNVRTC: '/opt/libnvrtc.so.12', CUDA_PATH: '/cuda' },
      files: { '/cuda/lib64/libnvrtc.so.13': '' },
    }),
  ).toEqual(['/opt/libnvrtc.so.12'])
  expect(() => paths({ variables: { CUBATON_LIBNVRTC: 'libnvrtc.so.12' } })).toThrow(/CUBATON_LIBNVRTC/)
})

test('sources come in order: environment, loader, usual folders, Python', () => {
  expect(
    find({
      variables: {
        CUDA_PATH: '/cuda-path',
        CUDA_HOME: '/cuda-home',
        LD_LIBRARY_PATH: '/ld',
        VIRTUAL_ENV: '/venv',
        HOME: '/home/me',
      },
      files: {
        '/home/me/.local/lib/python3.11/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12': '',
        '/venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13': '',
        '/usr/local/cuda/lib64/libnvrtc.so.12': '',
        '/opt/cached/libnvrtc.so.11.2': '',
        '/ld/libnvrtc.so.12': '',
        '/cuda-home/targets/x86_64-linux/lib/libnvrtc.so.12': '',
        '/cuda-path/lib64/libnvrtc.so.12': '',
      },
      linkerCache: '\tlibnvrtc.so.11.2 (libc6,x86-64) => /opt/cached/libnvrtc.so.11.2\n',
    }).map(({ path, reason }) => [path, reason]),
  ).toEqual([
    ['/cuda-path/lib64/libnvrtc.so.12', 'CUDA_PATH'],
    ['/cuda-home/targets/x86_64-linux/lib/libnvrtc.so.12', 'CUDA_HOME'],
    ['/ld/libnvrtc.so.12', 'LD_LIBRARY_PATH'],
    ['/opt/cached/libnvrtc.so.11.2', "the loader's cache"],
    ['/usr/local/cuda/lib64/libnvrtc.so.12', 'a usual folder'],
    ['/venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13', 'Python packages of VIRTUAL_ENV'],
    [
      '/home/me/.local/lib/python3.11/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12',
      'Python packages of this user',
    ],
  ])
})

test('the newest version comes first by number, not by spelling', () => {
  const folder = '/usr/local/cuda/lib64'
  expect(
    paths({
      files: {
        [`${folder}/libnvrtc.so.9.2`]: '',
        [`${folder}/libnvrtc.so.12`]: '',
        [`${folder}/libnvrtc.so.13`]: '',
        [`${folder}/libnvrtc.so.100`]: '',
      },
    }),
  ).toEqual([
    `${folder}/libnvrtc.so.100`,
    `${folder}/libnvrtc.so.13`,
    `${folder}/libnvrtc.so.12`,
    `${folder}/libnvrtc.so.9.2`,
  ])
  expect(
    paths({
      files: {
        '/usr/local/cuda-9.0/lib64/libnvrtc.so.9.0': '',
        '/usr/local/cuda-12.4/lib64/libnvrtc.so.12': '',
        '/usr/local/cuda-12.10/lib64/libnvrtc.so.12': '',
        '/usr/local/cuda-13/lib64/libnvrtc.so.13': '',
      },
    }),
  ).toEqual([
    '/usr/local/cuda-13/lib64/libnvrtc.so.13',
    '/usr/local/cuda-12.10/lib64/libnvrtc.so.12',
    '/usr/local/cuda-12.4/lib64/libnvrtc.so.12',
    '/usr/local/cuda-9.0/lib64/libnvrtc.so.9.0',
  ])
})

test('the newest in the cache of the loader comes first', () => {
  expect(
    paths({
      linkerCache: [
        '\tlibnvrtc.so.12 (libc6,x86-64) => /a/libnvrtc.so.12',
        '\tlibnvrtc.so.13 (libc6,x86-64) => /b/libnvrtc.so.13',
        '\tlibnvrtc.so.13 (libc6,AArch64) => /c/libnvrtc.so.13',
      ].join('\n'),
    }),
  ).toEqual(['/b/libnvrtc.so.13', '/a/libnvrtc.so.12'])
})

test('one library under several names is one candidate, and its short name is used', () => {
  const real = '/usr/local/cuda-13.0/targets/x86_64-linux/lib/libnvrtc.so.13.0.88'
  expect(
    paths({
      variables: { CUDA_PATH: '/usr/local/cuda' },
      files: {
        [real]: '',
        '/usr/local/cuda/lib64/libnvrtc.so': { link: real },
        '/usr/local/cuda/lib64/libnvrtc.so.13': { link: real },
        '/usr/local/cuda-13.0/lib64/libnvrtc.so.13': { link: real },
      },
    }),
  ).toEqual(['/usr/local/cuda/lib64/libnvrtc.so.13'])
})

test('a link that leads nowhere does not hide the file beside it', () => {
  expect(
    paths({
      files: {
        '/usr/local/cuda/lib64/libnvrtc.so.13': { link: '/gone' },
        '/usr/local/cuda/lib64/libnvrtc.so.13.0.88': '',
      },
    }),
  ).toEqual(['/usr/local/cuda/lib64/libnvrtc.so.13.0.88'])
})

test('the builtins library beside it is loaded first: the same major version, the newest first', () => {
  const lib = '/cuda/lib64'
  const [candidate] = find({
    variables: { CUDA_HOME: '/cuda' },
    files: {
      [`${lib}/libnvrtc.so.13`]: { link: `${lib}/libnvrtc.so.13.1.5` },
      [`${lib}/libnvrtc.so.13.1.5`]: '',
      [`${lib}/libnvrtc.alt.so.13`]: '',
      [`${lib}/libnvrtc-builtins.so.13.0`]: '',
      [`${lib}/libnvrtc-builtins.so.13.1`]: { link: `${lib}/libnvrtc-builtins.so.13.1.5` },
      [`${lib}/libnvrtc-builtins.so.13.1.5`]: '',
      [`${lib}/libnvrtc-builtins.so.12.9`]: '',
      [`${lib}/libnvrtc-builtins.alt.so.13.1`]: '',
    },
  })
  expect(candidate?.path).toBe(`${lib}/libnvrtc.so.13`)
  expect(candidate?.companions).toEqual([`${lib}/libnvrtc-builtins.so.13.1.5`, `${lib}/libnvrtc-builtins.so.13.0`])
})

test('builtins are found beside the file that a chosen link leads to', () => {
  const [candidate] = find({
    variables: { CUBATON_LIBNVRTC: '/links/libnvrtc.so' },
    files: {
      '/links/libnvrtc.so': { link: '/real/libnvrtc.so.12.4.1' },
      '/real/libnvrtc.so.12.4.1': '',
      '/real/libnvrtc-builtins.so.12.4': '',
      '/real/libnvrtc-builtins.so.11.8': '',
    },
  })
  expect(candidate?.companions).toEqual(['/real/libnvrtc-builtins.so.12.4'])
})

test('the python on PATH leads to its environment, and from there to the one it was made from', () => {
  expect(
    find({
      variables: { PATH: 'bin:/project/.venv/bin:/usr/bin' },
      files: {
        '/project/.venv/bin/python3': '',
        '/project/.venv/pyvenv.cfg': 'home = /opt/python/bin\ninclude-system-site-packages = true\n',
        '/project/.venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13': '',
        '/opt/python/lib/python3.12/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12': '',
        'bin/python3': '',
      },
    }),
  ).toMatchObject([
    { path: '/project/.venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13' },
    { path: '/opt/python/lib/python3.12/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12' },
  ])
})

test('an environment that is closed to the packages of the system does not lead there', () => {
  expect(
    paths({
      variables: { VIRTUAL_ENV: '/venv' },
      files: {
        '/venv/pyvenv.cfg': 'home = /opt/python/bin\ninclude-system-site-packages = false\n',
        '/opt/python/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13': '',
      },
    }),
  ).toEqual([])
})

test('in one environment the newest wheel comes first, and cu13 before the older layout', () => {
  const site = '/venv/lib/python3.13/site-packages/nvidia'
  expect(
    paths({
      variables: { VIRTUAL_ENV: '/venv' },
      files: {
        [`${site}/cuda_nvrtc/lib/libnvrtc.so.12`]: '',
        [`${site}/cu9/lib/libnvrtc.so.9`]: '',
        [`${site}/cu14/lib/libnvrtc.so.14`]: '',
        [`${site}/cu13/lib/libnvrtc.so.13`]: '',
      },
    }),
  ).toEqual([
    `${site}/cu14/lib/libnvrtc.so.14`,
    `${site}/cu13/lib/libnvrtc.so.13`,
    `${site}/cu9/lib/libnvrtc.so.9`,
    `${site}/cuda_nvrtc/lib/libnvrtc.so.12`,
  ])
})

test('conda packages lie in the lib folder of the prefix', () => {
  expect(paths({ variables: { CONDA_PREFIX: '/opt/conda' }, files: { '/opt/conda/lib/libnvrtc.so.12': '' } })).toEqual([
    '/opt/conda/lib/libnvrtc.so.12',
  ])
})

test('relative folders in variables are passed over', () => {
  expect(
    paths({
      variables: { CUDA_PATH: 'cuda', CUDA_HOME: '.', LD_LIBRARY_PATH: ':lib', VIRTUAL_ENV: 'venv', HOME: '' },
      files: {
        'cuda/lib64/libnvrtc.so.13': '',
        'lib64/libnvrtc.so.13': '',
        'lib/libnvrtc.so.13': '',
        'venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13': '',
        'libnvrtc.so.13': '',
      },
    }),
  ).toEqual([])
})

test('arm64 looks into the targets of arm64', () => {
  const files = {
    '/cuda/targets/sbsa-linux/lib/libnvrtc.so.13': '',
    '/cuda/targets/x86_64-linux/lib/libnvrtc.so.13': '',
  }
  expect(paths({ architecture: 'arm64', variables: { CUDA_HOME: '/cuda' }, files })).toEqual([
    '/cuda/targets/sbsa-linux/lib/libnvrtc.so.13',
  ])
})

test('Windows: CUDA_PATH, PATH, the installed toolkits, Python wheels', () => {
  const cuda = 'C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA'
  expect(
    find({
      platform: 'win32',
      variables: { CUDA_PATH: 'D:\\CUDA', PATH: 'bin;E:\\tools', VIRTUAL_ENV: 'C:\\venv' },
      files: {
        'D:\\CUDA\\bin\\x64\\nvrtc64_130_0.dll': '',
        'D:\\CUDA\\bin\\x64\\nvrtc64_130_0.alt.dll': '',
        'D:\\CUDA\\bin\\x64\\nvrtc-builtins64_131.dll': '',
        'D:\\CUDA\\bin\\x64\\nvrtc-builtins64_129.dll': '',
        'E:\\tools\\nvrtc64_112_0.dll': '',
        'bin\\nvrtc64_130_0.dll': '',
        [`${cuda}\\v12.9\\bin\\nvrtc64_120_0.dll`]: '',
        [`${cuda}\\v13.1\\bin\\x64\\nvrtc64_130_0.dll`]: '',
        'C:\\venv\\Lib\\site-packages\\nvidia\\cu13\\bin\\x86_64\\nvrtc64_130_0.dll': '',
      },
    }).map(({ path, companions }) => [path, ...companions]),
  ).toEqual([
    ['D:\\CUDA\\bin\\x64\\nvrtc64_130_0.dll', 'D:\\CUDA\\bin\\x64\\nvrtc-builtins64_131.dll'],
    ['E:\\tools\\nvrtc64_112_0.dll'],
    [`${cuda}\\v13.1\\bin\\x64\\nvrtc64_130_0.dll`],
    [`${cuda}\\v12.9\\bin\\nvrtc64_120_0.dll`],
    ['C:\\venv\\Lib\\site-packages\\nvidia\\cu13\\bin\\x86_64\\nvrtc64_130_0.dll'],
  ])
})

test('macOS: none, with the reason', () => {
  const search = findNvrtcLibraries(fakeEnvironment({ platform: 'darwin' }))
  expect(search.candidates).toEqual([])
  expect(search.notes.join()).toContain('darwin')
})
