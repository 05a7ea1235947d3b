import { CubatonError } from '../cubaton-error.ts'
import { CompileError } from './compile-error.ts'
import type { NvrtcRaw } from './nvrtc-functions.ts'
import { nvrtcResultHint, nvrtcResultName } from './nvrtc-result.ts'

export interface CompileProgramOptions {
  /** CUDA C++ source. */
  readonly source: string
  /** How the compiler calls the source in its messages. Default: `default_program`, NVRTC's own. */
  readonly name?: string
  /** Text of headers by the names under which `#include` asks for them. */
  readonly headers?: Readonly<Record<string, string>>
  /** Such as `--gpu-architecture=sm_90` or `-I/usr/local/cuda/include`. Default: none. */
  readonly options?: readonly string[]
  /** Kernels and variables, such as `axpy<float>`, whose names in the result are wanted. They are compiled in. */
  readonly nameExpressions?: readonly string[]
}

export interface CompiledProgram {
  readonly ptx: string
  /** Machine code, where the options name a real architecture (`sm_90`) and not a virtual one (`compute_90`). */
  readonly cubin: Uint8Array | undefined
  /** Warnings and remarks; empty where there are none. */
  readonly log: string
  /** The name in the result of each of {@link CompileProgramOptions.nameExpressions}. */
  readonly loweredNames: ReadonlyMap<string, string>
}

/**
 * Compiles one source and gives its results. The NVRTC program is destroyed whatever happens.
 *
 * @throws {CompileError} where the compiler refuses the source or an option; `log` has all that it said
 * @throws {CubatonError} `invalid-argument` for text with a NUL character; `out-of-memory`; `symbol-missing`;
 *   `driver` for any other result
 */
export function compileProgram(raw: NvrtcRaw, program: CompileProgramOptions): CompiledProgram {
  const { source, name, headers = {}, options = [], nameExpressions = [] } = program
  refuseNul('source', source)
  if (name !== undefined) refuseNul('name', name)
  const includeNames = Object.keys(headers)
  const headerTexts = Object.values(headers)
  for (const text of [...includeNames, ...headerTexts]) refuseNul('headers', text)
  for (const option of options) refuseNul('options', option)
  for (const expression of nameExpressions) refuseNul('nameExpressions', expression)

  const handle = new BigUint64Array(1)
  checkNvrtc(
    'nvrtcCreateProgram',
    raw.nvrtcCreateProgram(handle, source, name ?? null, includeNames.length, headerTexts, includeNames),
  )
  let compiled: CompiledProgram
  try {
    compiled = compile(raw, Number(handle[0]), name ?? 'default_program', options, nameExpressions)
  } catch (error) {
    // The first failure is the one to report, also where the destruction fails as well.
    raw.nvrtcDestroyProgram(handle)
    throw error
  }
  checkNvrtc('nvrtcDestroyProgram', raw.nvrtcDestroyProgram(handle))
  return compiled
}

/**
 * Turns an `nvrtcResult` that is no success into an error.
 *
 * @throws {CubatonError} `out-of-memory`, or `driver` for any other result
 */
export function checkNvrtc(call: string, result: number): void {
  if (result === 0) return
  const resultName = nvrtcResultName(result)
  const code = resultName === 'NVRTC_ERROR_OUT_OF_MEMORY' ? 'out-of-memory' : 'driver'
  throw new CubatonError(code, `${call}: ${resultName} (${result})`, {
    call,
    result,
    resultName,
    hint: nvrtcResultHint(result),
  })
}

function compile(
  raw: NvrtcRaw,
  handle: number,
  name: string,
  options: readonly string[],
  nameExpressions: readonly string[],
): CompiledProgram {
  const checkCompile = (call: string, result: number, what: string, log: string) => {
    if (result === 0) return
    const resultName = nvrtcResultName(result)
    if (resultName === 'NVRTC_ERROR_OUT_OF_MEMORY') checkNvrtc(call, result)
    throw new CompileError(`${what}: ${call}: ${resultName} (${result})`, log, {
      call,
      result,
      resultName,
      hint: nvrtcResultHint(result),
    })
  }

  for (const expression of nameExpressions) {
    const result = raw.nvrtcAddNameExpression(handle, expression)
    checkCompile('nvrtcAddNameExpression', result, `name expression "${expression}" of "${name}"`, '')
  }
  const result = raw.nvrtcCompileProgram(handle, options.length, options)
  const log = readText(raw, handle, 'nvrtcGetProgramLog')
  checkCompile('nvrtcCompileProgram', result, `"${name}" does not compile`, log)

  const loweredNames = new Map<string, string>()
  const lowered: [string | null] = [null]
  for (const expression of nameExpressions) {
    const what = `name expression "${expression}" of "${name}"`
    checkCompile('nvrtcGetLoweredName', raw.nvrtcGetLoweredName(handle, expression, lowered), what, log)
    if (lowered[0] !== null) loweredNames.set(expression, lowered[0])
  }
  const cubin = readBytes(raw, handle, 'nvrtcGetCUBIN')
  return {
    ptx: readText(raw, handle, 'nvrtcGetPTX'),
    cubin: cubin.byteLength === 0 ? undefined : cubin,
    log,
    loweredNames,
  }
}

type Output = 'nvrtcGetPTX' | 'nvrtcGetCUBIN' | 'nvrtcGetProgramLog'

function readBytes(raw: NvrtcRaw, handle: number, output: Output): Uint8Array {
  const byteLength = new BigUint64Array(1)
  checkNvrtc(`${output}Size`, raw[`${output}Size`](handle, byteLength))
  const bytes = new Uint8Array(Number(byteLength[0]))
  // An empty array would cross as a null pointer.
  if (bytes.byteLength > 0) checkNvrtc(output, raw[output](handle, bytes))
  return bytes
}

/** NVRTC counts the NUL at the end of a text among its bytes. */
function readText(raw: NvrtcRaw, handle: number, output: Output): string {
  const bytes = readBytes(raw, handle, output)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end))
}

function refuseNul(parameter: string, text: unknown): void {
  if (typeof text === 'string' && !text.includes('\0')) return
  const what = typeof text === 'string' ? 'has a NUL character, which would end the text there' : 'is no string'
  throw new CubatonError('invalid-argument', `${parameter} of compileProgram ${what}`, { parameter })
}
