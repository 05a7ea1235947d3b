import koffi from 'koffi'

/** The measured driver calls as koffi alone makes them. Each returns its CUresult. */
export interface BareKoffi {
  readonly query: (event: number) => number
  readonly record: (event: number, stream: number) => number
  readonly wait: (stream: number, event: number, flags: number) => number
  readonly allocate: (address: BigUint64Array, byteLength: number) => number
  readonly launch: (
    kernel: number,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    stream: number,
    parameters: BigUint64Array | null,
    extra: BigUint64Array | null,
  ) => number
}

/**
 * Binds the measured functions as a program without cubaton would: handles as numbers, out-arrays as typed arrays that
 * the caller keeps. Those are koffi's fastest ways, so the strata are held against its best.
 */
export function bindBareKoffi(libraryPath: string): BareKoffi {
  const library = koffi.load(libraryPath)
  const handle = 'uint64_t'
  const bind = (name: string, parameters: string[]): unknown => library.func(name, 'int', parameters)
  return {
    query: bind('cuEventQuery', [handle]),
    record: bind('cuEventRecord', [handle, handle]),
    wait: bind('cuStreamWaitEvent', [handle, handle, 'uint32_t']),
    allocate: bind('cuMemAlloc_v2', ['void *', 'uint64_t']),
    launch: bind('cuLaunchKernel', [
      handle,
      ...Array.from({ length: 7 }, () => 'uint32_t'),
      handle,
      'void *',
      'void *',
    ]),
  } as BareKoffi
}
