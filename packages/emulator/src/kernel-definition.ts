/** The types of kernel parameters; `pointer` is a device address. */
export type ParameterKind = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64' | 'pointer'

/** The elements of device memory as a kernel sees it. */
export interface ElementArrays {
  i8: Int8Array
  u8: Uint8Array
  i16: Int16Array
  u16: Uint16Array
  i32: Int32Array
  u32: Uint32Array
  i64: BigInt64Array
  u64: BigUint64Array
  f32: Float32Array
  f64: Float64Array
}

export type ElementKind = keyof ElementArrays

export interface Dimensions {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** One launch of a kernel, while it runs. */
export interface KernelLaunch {
  readonly grid: Dimensions
  readonly block: Dimensions
  readonly sharedBytes: number
  /** In the order of the parameters: numbers, and bigints for 64-bit integers that no number holds exactly. */
  readonly arguments: readonly (number | bigint)[]
  /** An argument as a number, such as an address. */
  number(index: number): number
  /**
   * Elements of device memory to read. What is written into them is undefined.
   *
   * An address where no memory is, or that the elements do not fit, ends the kernel with the fault that a GPU gives.
   */
  read<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind]
  /** Elements to write. All of them count as written. */
  write<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind]
  /** Elements to read and write. */
  readWrite<Kind extends ElementKind>(kind: Kind, address: number, count: number): ElementArrays[Kind]
  /** Ends the kernel with a fault. Default: CUDA_ERROR_LAUNCH_FAILED (719), as `trap` gives. */
  trap(code?: number): never
}

/** A kernel written in TypeScript. */
export interface KernelDefinition {
  readonly name: string
  readonly parameters: readonly ParameterKind[]
  /** Does what the whole grid does. It must not call the driver. */
  run(launch: KernelLaunch): void
  /** What a launch costs in virtual time. Default: a start, and a little for each thread. */
  durationNs?(launch: Pick<KernelLaunch, 'grid' | 'block'>): number
}

const parameterBytes: Readonly<Record<ParameterKind, number>> = {
  i8: 1,
  u8: 1,
  i16: 2,
  u16: 2,
  i32: 4,
  u32: 4,
  i64: 8,
  u64: 8,
  f32: 4,
  f64: 8,
  pointer: 8,
}

export function sizeOf(kind: ParameterKind): number {
  return parameterBytes[kind]
}

/** Where each parameter lies in an argument buffer: each is aligned to its own size. */
export function parameterOffsets(parameters: readonly ParameterKind[]): number[] {
  let end = 0
  return parameters.map((kind) => {
    const size = sizeOf(kind)
    const offset = Math.ceil(end / size) * size
    end = offset + size
    return offset
  })
}

/** Reads an argument at the start of some bytes. */
export function readArgument(bytes: Uint8Array, kind: ParameterKind): number | bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (kind) {
    case 'i8':
      return view.getInt8(0)
    case 'u8':
      return view.getUint8(0)
    case 'i16':
      return view.getInt16(0, true)
    case 'u16':
      return view.getUint16(0, true)
    case 'i32':
      return view.getInt32(0, true)
    case 'u32':
      return view.getUint32(0, true)
    case 'f32':
      return view.getFloat32(0, true)
    case 'f64':
      return view.getFloat64(0, true)
    case 'i64':
      return exact(view.getBigInt64(0, true))
    default:
      return exact(view.getBigUint64(0, true))
  }
}

function exact(value: bigint): number | bigint {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}
