import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import type { StubLibraries } from '../native/compile-stub.ts'
import { createStubLibraries, noCompiler } from '../native/compile-stub.ts'
import { fakeEnvironment } from '../native/fake-environment.ts'
import { systemLibraryEnvironment } from '../native/library-environment.ts'
import { loadKoffi } from '../native/load-koffi.ts'
import { CompileError } from './compile-error.ts'
import type { Nvrtc } from './open-nvrtc.ts'
import { openNvrtc } from './open-nvrtc.ts'
import { stubNvrtcSource } from './stub-nvrtc.ts'

function errorOf(action: () => unknown): CubatonError {
  try {
    action()
  } catch (error) {
    if (CubatonError.is(error)) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('without a library', () => {
  test('none found: what was looked into, and what to do', () => {
    const error = errorOf(() => openNvrtc({ environment: fakeEnvironment() }))
    expect(error.code).toBe('library-missing')
    expect(error.message).toContain('/usr/local/cuda/lib64')
    expect(error.hint).toContain('CUBATON_LIBNVRTC')
  })

  test('a file that is not there is named with what the system said', () => {
    const environment = fakeEnvironment({ variables: { CUBATON_LIBNVRTC: '/nowhere/libnvrtc.so.13' } })
    const error = errorOf(() => openNvrtc({ environment }))
    expect(error.code).toBe('library-missing')
    expect(error.message).toContain('/nowhere/libnvrtc.so.13 (CUBATON_LIBNVRTC): ')
  })

  test('a relative path is refused', () => {
    expect(errorOf(() => openNvrtc({ library: 'libnvrtc.so' })).parameter).toBe('library')
  })
})

const missing = noCompiler()

describe.skipIf(missing)('with a stub of NVRTC', () => {
  let stubs: StubLibraries
  let nvrtc: Nvrtc
  let livePrograms: () => number

  beforeAll(() => {
    stubs = createStubLibraries()
    const library = stubs.compile('libnvrtc.so.12', stubNvrtcSource)
    nvrtc = openNvrtc({ library })
    livePrograms = loadKoffi().load(library).func('int stub_live_programs()')
  })

  afterAll(() => stubs[Symbol.dispose]())

  test('version and architectures', () => {
    expect(nvrtc.version).toEqual({ major: 12, minor: 4 })
    expect(nvrtc.supportedArchitectures()).toEqual([75, 90, 120])
    expect(nvrtc.raw.nvrtcGetErrorString(0)).toBe('NVRTC_SUCCESS')
  })

  test('everything that is given reaches the compiler, and its results come back', () => {
    const program = nvrtc.compileProgram({
      source: '__global__ void größe() {}',
      name: 'größe.cu',
      headers: { 'a.h': '#define A 1', 'sub/b.h': '' },
      options: ['--gpu-architecture=compute_90', '-DX=ü'],
      nameExpressions: ['axpy<float>', 'scale<double>'],
    })
    expect(program.ptx.split('\n')).toEqual([
      '// name: größe.cu',
      '// source: __global__ void größe() {}',
      '// header: a.h = #define A 1',
      '// header: sub/b.h = ',
      '// option: --gpu-architecture=compute_90',
      '// option: -DX=ü',
    ])
    expect(program.cubin).toBeUndefined()
    expect(program.log).toBe('')
    expect([...program.loweredNames]).toEqual([
      ['axpy<float>', '_Zaxpy<float>'],
      ['scale<double>', '_Zscale<double>'],
    ])
    expect(livePrograms()).toBe(0)
  })

  test('a source and nothing else, with a warning', () => {
    const program = nvrtc.compileProgram({ source: 'WARN' })
    expect(program.ptx).toBe('// name: (none)\n// source: WARN')
    expect(program.log).toContain('warning')
    expect(program.loweredNames.size).toBe(0)
  })

  test('a real architecture gives machine code too', () => {
    const { cubin } = nvrtc.compileProgram({ source: '', options: ['--gpu-architecture=sm_90'] })
    expect(cubin).toEqual(new Uint8Array([0x7f, 0x45, 0x4c, 0x46]))
  })

  test('megabytes of source', () => {
    const source = 'int x; // größe\n'.repeat(200_000)
    expect(nvrtc.compileProgram({ source }).ptx).toBe(`// name: (none)\n// source: ${source}`)
  })

  test('a source that is refused: the log is in the error, and the message is fit for a terminal', () => {
    const error = errorOf(() => nvrtc.compileProgram({ source: 'REFUSE', name: 'bad.cu' }))
    if (!CompileError.is(error)) throw error
    expect(error.code).toBe('compile')
    expect(error.call).toBe('nvrtcCompileProgram')
    expect(error.resultName).toBe('NVRTC_ERROR_COMPILATION')
    expect(error.log).toContain('\u001b[31mREFUSE')
    expect(error.message).toContain('error: REFUSE is refused')
    expect(error.message).toContain('"bad.cu"')
    expect(livePrograms()).toBe(0)
  })

  test('an option that is refused', () => {
    const error = errorOf(() => nvrtc.compileProgram({ source: '', options: ['BADOPTION'] }))
    expect(CompileError.is(error)).toBe(true)
    expect(error.resultName).toBe('NVRTC_ERROR_INVALID_OPTION')
    expect(error.hint).toContain('supportedArchitectures')
    expect(livePrograms()).toBe(0)
  })

  test('a name expression that names nothing', () => {
    const error = errorOf(() => nvrtc.compileProgram({ source: '', nameExpressions: ['ok', 'INVALID'] }))
    expect(CompileError.is(error)).toBe(true)
    expect(error.message).toContain('"INVALID"')
    expect(livePrograms()).toBe(0)
  })

  test('no memory is no fault of the source', () => {
    const error = errorOf(() => nvrtc.compileProgram({ source: 'NOMEMORY' }))
    expect(error.code).toBe('out-of-memory')
    expect(CompileError.is(error)).toBe(false)
    expect(livePrograms()).toBe(0)
  })

  test('a program that cannot be created, and one that cannot be destroyed', () => {
    expect(errorOf(() => nvrtc.compileProgram({ source: 'CREATEFAILS' })).call).toBe('nvrtcCreateProgram')
    expect(errorOf(() => nvrtc.compileProgram({ source: 'DESTROYFAILS' })).call).toBe('nvrtcDestroyProgram')
  })

  test('where compilation and destruction both fail, the compilation is reported', () => {
    expect(errorOf(() => nvrtc.compileProgram({ source: 'REFUSE DESTROYFAILS' })).code).toBe('compile')
  })

  test.each([
    ['source', { source: 'a\0b' }],
    ['name', { source: '', name: 'a\0b' }],
    ['headers', { source: '', headers: { 'a\0b': '' } }],
    ['headers', { source: '', headers: { a: 'a\0b' } }],
    ['options', { source: '', options: ['-a', '\0'] }],
    ['nameExpressions', { source: '', nameExpressions: ['a\0'] }],
  ])('a NUL character in %s is refused before anything is made', (parameter, program) => {
    const error = errorOf(() => nvrtc.compileProgram(program))
    expect(error.code).toBe('invalid-argument')
    expect(error.parameter).toBe(parameter)
    expect(livePrograms()).toBe(0)
  })

  test('what is no text is refused', () => {
    const source = new Uint8Array(4) as unknown as string
    expect(errorOf(() => nvrtc.compileProgram({ source })).code).toBe('invalid-argument')
  })

  test('a function that this library lacks is an error at its call, each time', () => {
    for (let time = 0; time < 2; time++) {
      const error = errorOf(() => nvrtc.raw.nvrtcGetPCHHeapSize(new BigUint64Array(1)))
      expect(error.code).toBe('symbol-missing')
      expect(error.call).toBe('nvrtcGetPCHHeapSize')
      expect(error.hint).toContain('12.8')
    }
  })

  test('a raw function works when taken out of its object', () => {
    const { nvrtcVersion } = openNvrtc({ library: nvrtc.library }).raw
    const version = [new Int32Array(1), new Int32Array(1)] as const
    for (let time = 0; time < 2; time++) expect(nvrtcVersion(...version)).toBe(0)
    expect(version.map((part) => part[0])).toEqual([12, 4])
  })

  test('a library that is no NVRTC is passed over, and named where there is no other', () => {
    using other = createStubLibraries()
    const impostor = other.compile('libnvrtc.so.13', 'int something_else(void) { return 1; }')
    const error = errorOf(() => openNvrtc({ library: impostor }))
    expect(error.code).toBe('library-missing')
    expect(error.message).toContain('it is no NVRTC')

    const variables = { LD_LIBRARY_PATH: `${other.folder}:${stubs.folder}` }
    expect(openNvrtc({ environment: { ...systemLibraryEnvironment(), platform: 'linux', variables } }).library).toBe(
      nvrtc.library,
    )
  })

  test('the builtins library beside it is loaded before it', () => {
    using own = createStubLibraries()
    // Fails to open unless its builtins library was loaded before, by its bare name, as NVRTC does when it compiles.
    own.compile('libnvrtc-builtins.so.12.4', 'int stub_builtins = 1;')
    const library = own.compile(
      'libnvrtc.so.12',
      `#include <dlfcn.h>
       static int found;
       __attribute__((constructor)) static void look(void) {
         found = dlopen("${own.folder}/libnvrtc-builtins.so.12.4", RTLD_LAZY | RTLD_NOLOAD) != 0;
       }
       int nvrtcVersion(int *major, int *minor) { *major = found; *minor = 0; return 0; }`,
    )
    expect(openNvrtc({ library }).version.major).toBe(1)
  })
})
