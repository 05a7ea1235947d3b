import { describe, expect, test } from 'vitest'
import { CubatonError } from '../cubaton-error.ts'
import { hasFunction } from '../native/load-first-library.ts'
import { loadKoffi } from '../native/load-koffi.ts'
import { CompileError } from './compile-error.ts'
import { nvrtcFunctions } from './nvrtc-functions.ts'
import { nvrtcResultName } from './nvrtc-result.ts'
import type { Nvrtc } from './open-nvrtc.ts'
import { openNvrtc } from './open-nvrtc.ts'

const nvrtc = openIfThere()

function openIfThere(): Nvrtc | undefined {
  try {
    return openNvrtc()
  } catch (error) {
    if (!CubatonError.is(error) || error.code !== 'library-missing') throw error
    console.warn(`skipped: ${error.message}`)
    return undefined
  }
}

const axpy = `
template <typename T> __global__ void axpy(T a, const T* x, T* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] += a * x[i];
}`

function opened(): Nvrtc {
  if (nvrtc === undefined) throw new Error('this suite is skipped without NVRTC')
  return nvrtc
}

describe.skipIf(nvrtc === undefined)('with the NVRTC of this machine', () => {
  test('every function of its version is there', () => {
    const handle = loadKoffi().load(opened().library)
    const { major, minor } = opened().version
    const wanted = Object.entries(nvrtcFunctions).filter(([, { since }]) => {
      const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number)
      return sinceMajor < major || (sinceMajor === major && sinceMinor <= minor)
    })
    expect(wanted.map(([name]) => name).filter((name) => !hasFunction(handle, name))).toEqual([])
  })

  test('the names of results are those of the library', () => {
    for (let result = 0; result <= 12; result++) {
      expect(opened().raw.nvrtcGetErrorString(result)).toBe(nvrtcResultName(result))
    }
  })

  test('a template compiles to PTX and machine code, and its instances have names', () => {
    const architecture = opened().supportedArchitectures().at(-1)
    const { ptx, cubin, loweredNames } = opened().compileProgram({
      source: axpy,
      name: 'axpy.cu',
      options: [`--gpu-architecture=sm_${architecture}`],
      nameExpressions: ['axpy<float>', 'axpy<double>'],
    })
    expect(ptx).toContain('.version')
    expect(ptx).not.toContain('\0')
    expect(cubin?.subarray(0, 4)).toEqual(new Uint8Array([0x7f, 0x45, 0x4c, 0x46]))
    for (const name of loweredNames.values()) expect(ptx).toContain(`.entry ${name}(`)
    expect(loweredNames.size).toBe(2)
  })

  test('a virtual architecture gives PTX alone', () => {
    const { ptx, cubin } = opened().compileProgram({
      source: axpy,
      options: [`--gpu-architecture=compute_${opened().supportedArchitectures()[0]}`],
      nameExpressions: ['axpy<float>'],
    })
    expect(ptx).toContain('.entry')
    expect(cubin).toBeUndefined()
  })

  test('a header from memory, and the builtins library', () => {
    const { ptx } = opened().compileProgram({
      source: '#include "factor.h"\nextern "C" __global__ void scale(float* x) { x[threadIdx.x] *= FACTOR; }',
      headers: { 'factor.h': '#define FACTOR 3.0f' },
    })
    expect(ptx).toContain('.entry scale(')
  })

  test('a mistake in the source is a CompileError with line and log', () => {
    try {
      opened().compileProgram({ source: '__global__ void bad() { undeclared = 1; }', name: 'bad.cu' })
    } catch (error) {
      if (!CompileError.is(error)) throw error
      expect(error.log).toContain('bad.cu(1): error')
      expect(error.log).toContain('undeclared')
      return
    }
    throw new Error('it compiled')
  })

  test('an architecture that does not exist is refused', () => {
    expect(() => opened().compileProgram({ source: '', options: ['--gpu-architecture=sm_1'] })).toThrow(
      'NVRTC_ERROR_INVALID_OPTION',
    )
  })
})
