/** The numbers that a struct of cuda.h is made of. */
export type ScalarKind = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64'

/** Where each field of a struct lies: its offset in bytes, its kind, and how many of them where it is an array. */
export interface StructLayout {
  readonly name: string
  readonly byteLength: number
  readonly fields: Readonly<Record<string, readonly [offset: number, kind: ScalarKind, count?: number]>>
}

type FieldOf<Layout extends StructLayout> = keyof Layout['fields'] & string

/**
 * One struct of cuda.h in host memory, all bytes 0 at first.
 *
 * `new Struct(CUDA_MEMCPY2D).set('WidthInBytes', 64).bytes` is what a call takes. Fields of a nested struct have dotted
 * names (`location.type`); the members of a union overlap, as in C. 64-bit fields are numbers where a number holds them
 * exactly, as handles, addresses and sizes are; {@link getBigInt} reads the others.
 */
export class Struct<Layout extends StructLayout> {
  readonly layout: Layout
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly #view: DataView

  /** @param bytes - lay it over these bytes; default: new ones */
  constructor(layout: Layout, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(layout.byteLength)) {
    if (bytes.byteLength < layout.byteLength)
      throw new RangeError(`${layout.name} has ${layout.byteLength} bytes, and ${bytes.byteLength} were given`)
    this.layout = layout
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** Writes a field, or one element of an array field. Returns the struct. */
  set(field: FieldOf<Layout>, value: number | bigint, index = 0): this {
    const [offset, kind] = this.#locate(field, index)
    const view = this.#view
    switch (kind) {
      case 'i8':
        view.setInt8(offset, Number(value))
        break
      case 'u8':
        view.setUint8(offset, Number(value))
        break
      case 'i16':
        view.setInt16(offset, Number(value), true)
        break
      case 'u16':
        view.setUint16(offset, Number(value), true)
        break
      case 'i32':
        view.setInt32(offset, Number(value), true)
        break
      case 'u32':
        view.setUint32(offset, Number(value), true)
        break
      case 'f32':
        view.setFloat32(offset, Number(value), true)
        break
      case 'f64':
        view.setFloat64(offset, Number(value), true)
        break
      default:
        view.setBigUint64(offset, BigInt.asUintN(64, BigInt(value)), true)
    }
    return this
  }

  /** Reads a field, or one element of an array field. */
  get(field: FieldOf<Layout>, index = 0): number {
    const [offset, kind] = this.#locate(field, index)
    const view = this.#view
    switch (kind) {
      case 'i8':
        return view.getInt8(offset)
      case 'u8':
        return view.getUint8(offset)
      case 'i16':
        return view.getInt16(offset, true)
      case 'u16':
        return view.getUint16(offset, true)
      case 'i32':
        return view.getInt32(offset, true)
      case 'u32':
        return view.getUint32(offset, true)
      case 'f32':
        return view.getFloat32(offset, true)
      case 'f64':
        return view.getFloat64(offset, true)
      default:
        return Number(this.getBigInt(field, index))
    }
  }

  /** Reads a 64-bit field in all its bits. */
  getBigInt(field: FieldOf<Layout>, index = 0): bigint {
    const [offset, kind] = this.#locate(field, index)
    return kind === 'i64' ? this.#view.getBigInt64(offset, true) : this.#view.getBigUint64(offset, true)
  }

  #locate(field: FieldOf<Layout>, index: number): readonly [number, ScalarKind] {
    const place = Object.hasOwn(this.layout.fields, field) ? this.layout.fields[field] : undefined
    if (place === undefined) throw new RangeError(`${this.layout.name} has no field ${field}`)
    const [offset, kind, count = 1] = place
    if (!Number.isInteger(index) || index < 0 || index >= count)
      throw new RangeError(`${this.layout.name}.${field} has ${count} elements, and ${index} is none of them`)
    return [offset + (index * Number(kind.slice(1))) / 8, kind]
  }
}
