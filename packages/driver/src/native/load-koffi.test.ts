import { expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import { loadKoffi, resolveKoffi } from './load-koffi.ts'

function requireThatThrows(error: unknown): NodeJS.Require {
  const require = () => {
    throw error
  }
  return Object.assign(require, { resolve: require }) as unknown as NodeJS.Require
}

function thrownBy(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('koffi is loaded once and kept', () => {
  const koffi = loadKoffi()
  expect(koffi.version).toMatch(/^\d+\.\d+/)
  expect(loadKoffi()).toBe(koffi)
})

test('the path of koffi is absolute', () => {
  expect(resolveKoffi()).toMatch(/^(\/|[A-Za-z]:\\).*koffi/)
})

test('a platform without a prebuilt binary is an error that says what to do', () => {
  const cause = new Error('Cannot find the native Koffi module; did you bundle it correctly?')
  const error = thrownBy(() => loadKoffi(requireThatThrows(cause)))
  if (!CubatonError.is(error)) throw new Error('not a CubatonError', { cause: error })
  expect(error.code).toBe('not-supported')
  expect(error.message).toContain(process.platform)
  expect(error.hint).toContain('CUBATON_DEVICE=emulator')
  expect(error.cause).toBe(cause)
})

test('koffi not being installed is the same error, without the list of files that Node adds', () => {
  const error = thrownBy(() =>
    resolveKoffi(requireThatThrows(new Error("Cannot find module 'koffi'\nRequire stack:\n- x"))),
  )
  if (!CubatonError.is(error)) throw new Error('not a CubatonError', { cause: error })
  expect(error.code).toBe('not-supported')
  expect(error.message).not.toContain('Require stack')
})

test('a failure is not kept: the next call tries again', () => {
  expect(() => loadKoffi(requireThatThrows('gone'))).toThrow('gone')
  expect(loadKoffi().version).toBeTypeOf('string')
})
