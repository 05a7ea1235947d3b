import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildStub } from './build-stub.ts'

const hasCompiler = ['cc', 'gcc', 'clang'].some((name) => spawnSync(name, ['--version']).status === 0)

describe('the stub library', () => {
  test.skipIf(!hasCompiler)('is built where there is a compiler, and gone after', () => {
    const stub = buildStub()
    if ('reason' in stub) throw new Error(stub.reason)
    expect(existsSync(stub.library)).toBe(true)
    stub[Symbol.dispose]()
    expect(existsSync(stub.library)).toBe(false)
  })

  test('is not built where there is none, and the reason names no folder', () => {
    expect(buildStub(['no-such-compiler'])).toEqual({ reason: 'there is no C compiler here (no-such-compiler)' })
  })

  test('says when a compiler is there and cannot build it', () => {
    const failing = process.execPath // a program that takes none of a compiler's flags
    const stub = buildStub(['no-such-compiler', failing])
    expect(stub).toEqual({ reason: expect.stringContaining('could not build it') })
  })
})
