import { expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import { CompileError } from './compile-error.ts'

test('it is a CubatonError with a log', () => {
  const error = new CompileError('"a.cu" does not compile', 'a.cu(1): error\n', { result: 6 })
  expect(error).toBeInstanceOf(CubatonError)
  expect(error.name).toBe('CompileError')
  expect(error.code).toBe('compile')
  expect(error.result).toBe(6)
  expect(error.message).toBe('[compile] "a.cu" does not compile:\na.cu(1): error')
  expect(CubatonError.is(error)).toBe(true)
})

test('a long log is whole in the error and short in the message', () => {
  const log = Array.from({ length: 1000 }, (_, line) => `error ${line}`).join('\n')
  const error = new CompileError('x', log)
  expect(error.log).toBe(log)
  expect(error.message.split('\n')).toHaveLength(42)
  expect(error.message).toContain('960 more lines')
})

test('an empty log leaves the message as it is', () => {
  expect(new CompileError('x', '').message).toBe('[compile] x')
})

test('another copy of the class is recognised, another error is not', () => {
  const copy = { [Symbol.for('cubaton.compile-error')]: true, log: '' }
  expect(CompileError.is(copy)).toBe(true)
  expect(CompileError.is(new CubatonError('compile', 'x'))).toBe(false)
  expect(CompileError.is(null)).toBe(false)
})
