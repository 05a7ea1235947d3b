/** What a header declares, in the order it declares it. */
export interface Header {
  readonly version: number
  readonly functions: readonly HeaderFunction[]
  readonly enums: readonly HeaderEnum[]
  readonly structs: ReadonlyMap<string, HeaderStruct>
  /** `CUdevice` → `CUdevice_v1` → `int`. */
  readonly aliases: ReadonlyMap<string, TypeReference>
  /** Names of `typedef struct X *Name`: opaque pointers. */
  readonly handles: readonly string[]
  /** Names of function pointer types. */
  readonly callbacks: readonly string[]
  /** Numeric macros: flags and sizes that are no enumerators. */
  readonly constants: ReadonlyMap<string, number>
}

export interface HeaderFunction {
  readonly name: string
  /** The exported symbol, with its version suffix. */
  readonly symbol: string
  readonly parameters: readonly HeaderParameter[]
}

export interface HeaderParameter {
  readonly name: string
  readonly type: TypeReference
}

export interface HeaderEnum {
  readonly name: string
  readonly members: ReadonlyMap<string, number>
}

export interface HeaderStruct {
  readonly name: string
  readonly kind: 'struct' | 'union'
  readonly members: readonly HeaderMember[]
}

export interface HeaderMember {
  /** Empty for an anonymous struct or union, whose members belong to the one around it. */
  readonly name: string
  readonly type: TypeReference | HeaderStruct
  /** Elements of an array member, 1 for all others. */
  readonly count: number
  /** Alignment asked for by `_Alignas`, 0 where none is. */
  readonly alignment: number
}

/** `const char **` is { name: 'char', pointers: 2, isConst: true }. */
export interface TypeReference {
  readonly name: string
  readonly pointers: number
  /** True where what the outermost pointer points at is const. */
  readonly isConst: boolean
}

export function isStruct(type: TypeReference | HeaderStruct): type is HeaderStruct {
  return 'members' in type
}
