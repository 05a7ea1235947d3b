import { isStruct } from './header.ts'
import type { Header, HeaderMember, HeaderStruct, TypeReference } from './header.ts'

/** The kinds of number that cross the seam, by width. */
export type ScalarKind = 'i8' | 'u8' | 'i16' | 'u16' | 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64'

export interface FieldLayout {
  readonly offset: number
  readonly kind: ScalarKind
  /** Elements of an array, 1 for all others. */
  readonly count: number
}

export interface StructLayout {
  readonly byteLength: number
  readonly alignment: number
  /** Dotted names: a member of a nested struct is `location.type`; members of a union overlap. */
  readonly fields: ReadonlyMap<string, FieldLayout>
}

/** Every platform that CUDA runs on has these widths; `long`, which differs on Windows, does not occur in cuda.h. */
const arithmetic: Readonly<Record<string, ScalarKind>> = {
  char: 'i8',
  'signed char': 'i8',
  'unsigned char': 'u8',
  short: 'i16',
  'unsigned short': 'u16',
  int: 'i32',
  unsigned: 'u32',
  'unsigned int': 'u32',
  'long long': 'i64',
  'unsigned long long': 'u64',
  float: 'f32',
  double: 'f64',
  size_t: 'u64',
  uint8_t: 'u8',
  uint32_t: 'u32',
  uint64_t: 'u64',
  cuuint32_t: 'u32',
  cuuint64_t: 'u64',
}

export function scalarBytes(kind: ScalarKind): number {
  return Number(kind.slice(1)) / 8
}

/** The scalar that a type is in memory: enums are 4 bytes, pointers, handles and callbacks 8; undefined for a struct. */
export function scalarKind(header: Header, type: TypeReference): ScalarKind | undefined {
  if (type.pointers > 0 || header.handles.includes(type.name) || header.callbacks.includes(type.name)) return 'u64'
  const known = arithmetic[type.name]
  if (known !== undefined) return known
  if (header.enums.some((declared) => declared.name === type.name)) return 'i32'
  const alias = header.aliases.get(type.name)
  return alias === undefined ? undefined : scalarKind(header, alias)
}

/** The struct behind a name, through typedefs. */
export function findStruct(header: Header, name: string): HeaderStruct | undefined {
  const struct = header.structs.get(name)
  if (struct !== undefined) return struct
  const alias = header.aliases.get(name)
  return alias === undefined || alias.pointers > 0 ? undefined : findStruct(header, alias.name)
}

/** Lays a struct or union out by the rules of C: each member at the next multiple of its alignment. */
export function layOut(header: Header, struct: HeaderStruct): StructLayout {
  const fields = new Map<string, FieldLayout>()
  let end = 0
  let alignment = 1
  for (const member of struct.members) {
    const part = layOutMember(header, member)
    const partAlignment = Math.max(part.alignment, member.alignment)
    const offset = struct.kind === 'union' ? 0 : roundUp(end, partAlignment)
    for (const [name, field] of part.fields)
      fields.set(joinName(member.name, name), { ...field, offset: offset + field.offset })
    end = Math.max(end, offset + part.byteLength)
    alignment = Math.max(alignment, partAlignment)
  }
  return { byteLength: roundUp(end, alignment), alignment, fields }
}

function layOutMember(header: Header, member: HeaderMember): StructLayout {
  const kind = isStruct(member.type) ? undefined : scalarKind(header, member.type)
  if (kind !== undefined) {
    const byteLength = scalarBytes(kind)
    return {
      byteLength: byteLength * member.count,
      alignment: byteLength,
      fields: new Map([['', { offset: 0, kind, count: member.count }]]),
    }
  }
  const struct = isStruct(member.type) ? member.type : findStruct(header, member.type.name)
  if (struct === undefined) throw new Error(`no layout for ${member.name}: ${JSON.stringify(member.type)}`)
  const element = layOut(header, struct)
  if (member.count === 1) return element
  // An array of structs: each element's fields under its index.
  const fields = new Map<string, FieldLayout>()
  for (let index = 0; index < member.count; index++)
    for (const [name, field] of element.fields)
      fields.set(joinName(String(index), name), { ...field, offset: index * element.byteLength + field.offset })
  return { byteLength: element.byteLength * member.count, alignment: element.alignment, fields }
}

function joinName(outer: string, inner: string): string {
  return outer === '' || inner === '' ? outer + inner : `${outer}.${inner}`
}

function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple
}
