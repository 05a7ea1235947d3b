import { expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import { fakeEnvironment } from './fake-environment.ts'
import { foldersFromVariable, isFullPath, libraryFromVariable, loaderSearchesCurrentFolder } from './library-search.ts'

const linux = fakeEnvironment()
const windows = fakeEnvironment({ platform: 'win32' })

test.each([
  ['/opt/libcuda.so.1', true],
  ['libcuda.so.1', false],
  ['./libcuda.so.1', false],
  ['../libcuda.so.1', false],
  ['~/libcuda.so.1', false],
  ['$HOME/libcuda.so.1', false],
  ['C:\\nvcuda.dll', false],
  ['/opt/lib\0cuda.so', false],
  ['', false],
])('on Linux %j names one place: %s', (path, full) => {
  expect(isFullPath(linux, path)).toBe(full)
})

test.each([
  ['C:\\Windows\\nvcuda.dll', true],
  ['c:/Windows/nvcuda.dll', true],
  ['\\\\server\\share\\nvcuda.dll', true],
  ['\\Windows\\nvcuda.dll', false],
  ['C:nvcuda.dll', false],
  ['nvcuda.dll', false],
  ['/Windows/nvcuda.dll', false],
])('on Windows %j names one place: %s', (path, full) => {
  expect(isFullPath(windows, path)).toBe(full)
})

test('a variable that is unset or empty names no library', () => {
  expect(libraryFromVariable(linux, 'CUBATON_LIBCUDA')).toBeUndefined()
  expect(
    libraryFromVariable(fakeEnvironment({ variables: { CUBATON_LIBCUDA: '' } }), 'CUBATON_LIBCUDA'),
  ).toBeUndefined()
})

test('a relative path in a variable is refused by name', () => {
  const environment = fakeEnvironment({ variables: { CUBATON_LIBNVRTC: 'build/libnvrtc.so' } })
  try {
    libraryFromVariable(environment, 'CUBATON_LIBNVRTC')
  } catch (error) {
    if (!CubatonError.is(error)) throw error
    expect(error.code).toBe('invalid-argument')
    expect(error.parameter).toBe('CUBATON_LIBNVRTC')
    expect(error.message).toContain('build/libnvrtc.so')
    return
  }
  throw new Error('nothing was thrown')
})

test.each(['/a:', ':/a', '/a::/b', '/a:lib', '.', '/a;.', '$ORIGIN/lib'])(
  'LD_LIBRARY_PATH %j makes the loader look where it should not',
  (value) => {
    const environment = fakeEnvironment({ variables: { LD_LIBRARY_PATH: value } })
    expect(loaderSearchesCurrentFolder(environment)).toBe(true)
    for (const folder of foldersFromVariable(environment, 'LD_LIBRARY_PATH')) expect(folder).toMatch(/^\//)
  },
)

test.each(['', '/a', '/a:/b', '/a;/b'])('LD_LIBRARY_PATH %j does not', (value) => {
  expect(loaderSearchesCurrentFolder(fakeEnvironment({ variables: { LD_LIBRARY_PATH: value } }))).toBe(false)
})

test('an unset LD_LIBRARY_PATH does not', () => {
  expect(loaderSearchesCurrentFolder(linux)).toBe(false)
  expect(foldersFromVariable(linux, 'LD_LIBRARY_PATH')).toEqual([])
})
