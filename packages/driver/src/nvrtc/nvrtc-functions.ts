/**
 * NVRTC as nvrtc.h of CUDA 13 declares it: every function returns the `nvrtcResult` number and writes what else it
 * gives into typed arrays that the caller keeps. Nothing is checked. A program is a number: its address.
 *
 * The caller sees to what C would: an array has room for what is written, and a string has no NUL character in it,
 * which would end it there.
 *
 * Left out: `nvrtcSetFlowCallback` (it calls into JavaScript from the midst of the compiler, through which no error
 * can leave), `nvrtcGetTypeName` (a C++ template of the header, no symbol of the library) and what CUDA 13 removed
 * (`nvrtcGetNVVM`, `nvrtcGetNVVMSize`).
 *
 * @see NVRTC (CUDA documentation), Basic Usage and each group of functions
 */
export interface NvrtcRaw {
  nvrtcGetErrorString(result: number): string | null
  /** Both arrays hold at least one element. */
  nvrtcVersion(major: Int32Array, minor: Int32Array): number
  nvrtcGetNumSupportedArchs(count: Int32Array): number
  /** `architectures` holds as many elements as {@link NvrtcRaw.nvrtcGetNumSupportedArchs} says. */
  nvrtcGetSupportedArchs(architectures: Int32Array): number

  nvrtcCreateProgram(
    program: BigUint64Array,
    source: string,
    name: string | null,
    headerCount: number,
    headers: readonly string[] | null,
    includeNames: readonly string[] | null,
  ): number
  /** Writes 0 over the program. */
  nvrtcDestroyProgram(program: BigUint64Array): number
  nvrtcCompileProgram(program: number, optionCount: number, options: readonly string[] | null): number
  nvrtcGetProgramLogSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetProgramLog(program: number, log: Uint8Array): number

  nvrtcGetPTXSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetPTX(program: number, ptx: Uint8Array): number
  nvrtcGetCUBINSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetCUBIN(program: number, cubin: Uint8Array): number
  nvrtcGetLTOIRSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetLTOIR(program: number, ltoIr: Uint8Array): number
  nvrtcGetOptiXIRSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetOptiXIR(program: number, optixIr: Uint8Array): number
  nvrtcGetTileIRSize(program: number, byteLength: BigUint64Array): number
  nvrtcGetTileIR(program: number, tileIr: Uint8Array): number

  nvrtcAddNameExpression(program: number, expression: string): number
  /** Writes a copy of the name: NVRTC's own goes with the program. */
  nvrtcGetLoweredName(program: number, expression: string, name: [string | null]): number

  nvrtcGetPCHHeapSize(byteLength: BigUint64Array): number
  nvrtcSetPCHHeapSize(byteLength: number): number
  nvrtcGetPCHCreateStatus(program: number): number
  nvrtcGetPCHHeapSizeRequired(program: number, byteLength: BigUint64Array): number

  nvrtcInstallBundledHeaders(folder: string, flags: number, errorLog: [string | null]): number
  /** `info` is an `nvrtcBundledHeadersInfo`, 40 bytes. */
  nvrtcGetBundledHeadersInfo(info: ArrayBufferView, errorLog: [string | null]): number
  nvrtcRemoveBundledHeaders(folder: string, errorLog: [string | null]): number
}

/**
 * How a parameter crosses: a koffi type, or `out string` for a `const char **` that NVRTC writes.
 *
 * A pointer that NVRTC writes through is `void *`, which takes a typed array as it is.
 */
export type NvrtcParameter =
  | 'int'
  | 'unsigned int'
  | 'size_t'
  | 'uint64_t'
  | 'void *'
  | 'const char *'
  | 'const char **'
  | 'out string'

export interface NvrtcPrototype {
  readonly returns: 'int' | 'const char *'
  readonly parameters: readonly NvrtcParameter[]
  /** The CUDA version that brought it. */
  readonly since: string
}

const result = (since: string, ...parameters: NvrtcParameter[]): NvrtcPrototype => ({
  returns: 'int',
  parameters,
  since,
})
/** A program, and where to write something of it. */
const ofProgram = (since: string) => result(since, 'uint64_t', 'void *')

export const nvrtcFunctions = {
  nvrtcGetErrorString: { returns: 'const char *', parameters: ['int'], since: '7.0' },
  nvrtcVersion: result('7.0', 'void *', 'void *'),
  nvrtcGetNumSupportedArchs: result('11.2', 'void *'),
  nvrtcGetSupportedArchs: result('11.2', 'void *'),

  nvrtcCreateProgram: result('7.0', 'void *', 'const char *', 'const char *', 'int', 'const char **', 'const char **'),
  nvrtcDestroyProgram: result('7.0', 'void *'),
  nvrtcCompileProgram: result('7.0', 'uint64_t', 'int', 'const char **'),
  nvrtcGetProgramLogSize: ofProgram('7.0'),
  nvrtcGetProgramLog: ofProgram('7.0'),

  nvrtcGetPTXSize: ofProgram('7.0'),
  nvrtcGetPTX: ofProgram('7.0'),
  nvrtcGetCUBINSize: ofProgram('11.1'),
  nvrtcGetCUBIN: ofProgram('11.1'),
  nvrtcGetLTOIRSize: ofProgram('12.0'),
  nvrtcGetLTOIR: ofProgram('12.0'),
  nvrtcGetOptiXIRSize: ofProgram('12.0'),
  nvrtcGetOptiXIR: ofProgram('12.0'),
  nvrtcGetTileIRSize: ofProgram('13.2'),
  nvrtcGetTileIR: ofProgram('13.2'),

  nvrtcAddNameExpression: result('8.0', 'uint64_t', 'const char *'),
  nvrtcGetLoweredName: result('8.0', 'uint64_t', 'const char *', 'out string'),

  nvrtcGetPCHHeapSize: result('12.8', 'void *'),
  nvrtcSetPCHHeapSize: result('12.8', 'size_t'),
  nvrtcGetPCHCreateStatus: result('12.8', 'uint64_t'),
  nvrtcGetPCHHeapSizeRequired: ofProgram('12.8'),

  nvrtcInstallBundledHeaders: result('13.3', 'const char *', 'unsigned int', 'out string'),
  nvrtcGetBundledHeadersInfo: result('13.3', 'void *', 'out string'),
  nvrtcRemoveBundledHeaders: result('13.3', 'const char *', 'out string'),
} as const satisfies Record<keyof NvrtcRaw, NvrtcPrototype>
