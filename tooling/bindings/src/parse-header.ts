import { evaluateConstant } from './constant-expression.ts'
import { isStruct } from './header.ts'
import type {
  Header,
  HeaderEnum,
  HeaderFunction,
  HeaderMember,
  HeaderParameter,
  HeaderStruct,
  TypeReference,
} from './header.ts'
import { preprocess } from './preprocess.ts'

const noise = new Set(['CUDAAPI', 'CUDA_CB', '__CUDA_DEPRECATED', 'extern', 'volatile'])

/** Reads every declaration of cuda.h. Throws, with the text at hand, at the first thing that it cannot read. */
export function parseHeader(source: string): Header {
  const { text, symbols, macros } = preprocess(source)
  return new Parser(text, symbols, macros).header()
}

class Parser {
  readonly #tokens: readonly string[]
  readonly #symbols: ReadonlyMap<string, string>
  readonly #macros: ReadonlyMap<string, string>
  readonly #enumerators = new Map<string, number>()
  readonly #enums: HeaderEnum[] = []
  readonly #structs = new Map<string, HeaderStruct>()
  readonly #aliases = new Map<string, TypeReference>()
  readonly #handles: string[] = []
  readonly #callbacks: string[] = []
  readonly #functions: HeaderFunction[] = []
  #at = 0

  constructor(text: string, symbols: ReadonlyMap<string, string>, macros: ReadonlyMap<string, string>) {
    this.#tokens = tokenize(text).filter((token) => !noise.has(token))
    this.#symbols = symbols
    this.#macros = macros
  }

  header(): Header {
    while (this.#at < this.#tokens.length) this.#declaration()
    const constants = new Map<string, number>()
    for (const [name] of this.#macros) {
      const value = this.#macroValue(name)
      if (value !== undefined && name.startsWith('CU')) constants.set(name, value)
    }
    return {
      version: constants.get('CUDA_VERSION') ?? this.#fail('no CUDA_VERSION'),
      functions: this.#functions,
      enums: this.#enums,
      structs: this.#structs,
      aliases: this.#aliases,
      handles: this.#handles,
      callbacks: this.#callbacks,
      constants,
    }
  }

  #declaration(): void {
    if (this.#take('typedef')) this.#typedef()
    else if (this.#peek() === 'CUresult') this.#function()
    else if (this.#peek() === 'struct' || this.#peek() === 'union') {
      // `struct CUdevResourceDesc_st;` announces, `struct X { … };` defines.
      const struct = this.#structBody()
      if (struct.members.length > 0) this.#structs.set(struct.name, struct)
      this.#expect(';')
    } else this.#fail('a declaration of a kind that the generator does not know')
  }

  #typedef(): void {
    if (this.#peek() === 'enum') return this.#enum()
    if (this.#peek() === 'struct' || this.#peek() === 'union') {
      const struct = this.#structBody()
      const pointers = this.#pointers()
      const name = this.#take(';') ? '' : this.#next()
      if (name !== '') this.#expect(';')
      if (pointers === 1 && struct.members.length === 0) this.#handles.push(name)
      else if (pointers === 0 && struct.members.length > 0) {
        if (struct.name !== '') this.#structs.set(struct.name, { ...struct, name: struct.name })
        this.#structs.set(name || struct.name, { ...struct, name: name || struct.name })
      } else if (pointers === 0 && struct.members.length === 0) {
        // `typedef struct X X;` says nothing new.
        if (name !== '' && name !== struct.name)
          this.#aliases.set(name, { name: struct.name, pointers: 0, isConst: false })
      } else this.#fail('a typedef of a pointer to a struct that it defines')
      return
    }
    const type = this.#type()
    if (this.#take('(')) {
      while (this.#peek() === '*') this.#at++
      this.#callbacks.push(this.#next())
      this.#expect(')')
      this.#skipParentheses()
      this.#expect(';')
      return
    }
    this.#aliases.set(this.#next(), type)
    this.#expect(';')
  }

  #enum(): void {
    this.#expect('enum')
    const tag = this.#peek() === '{' ? '' : this.#next()
    this.#expect('{')
    const members = new Map<string, number>()
    let next = 0
    while (!this.#take('}')) {
      const name = this.#next()
      if (this.#take('=')) {
        const tokens: string[] = []
        while (this.#peek() !== ',' && this.#peek() !== '}') tokens.push(this.#next())
        next = evaluateConstant(tokens, (word) => this.#value(word)) ?? this.#fail(`the value of ${name}`)
      }
      members.set(name, next)
      this.#enumerators.set(name, next)
      next += 1
      this.#take(',')
    }
    const name = this.#peek() === ';' ? tag : this.#next()
    this.#expect(';')
    this.#enums.push({ name, members })
  }

  #structBody(): HeaderStruct {
    const kind = this.#next() as 'struct' | 'union'
    const name = this.#peek() === '{' ? '' : this.#next()
    const members: HeaderMember[] = []
    if (this.#take('{')) while (!this.#take('}')) members.push(...this.#member())
    return { name, kind, members }
  }

  #member(): HeaderMember[] {
    let alignment = 0
    if (this.#take('_Alignas')) {
      this.#expect('(')
      alignment = this.#value(this.#next()) ?? this.#fail('an alignment')
      this.#expect(')')
    }
    const isNested = this.#peek() === 'struct' || this.#peek() === 'union'
    const base = isNested ? this.#nestedType() : this.#type()
    if (isStruct(base) && this.#take(';')) return [{ name: '', type: base, count: 1, alignment }]
    const members: HeaderMember[] = []
    do {
      const pointers = this.#pointers()
      const name = this.#next()
      let count = 1
      while (this.#take('[')) {
        const tokens: string[] = []
        while (this.#peek() !== ']') tokens.push(this.#next())
        this.#expect(']')
        count *=
          evaluateConstant(this.#withoutSizeof(tokens), (word) => this.#value(word)) ??
          this.#fail(`the length of ${name}`)
      }
      const type = pointers > 0 && !isStruct(base) ? { ...base, pointers: base.pointers + pointers } : base
      members.push({ name, type, count, alignment })
    } while (this.#take(','))
    this.#expect(';')
    return members
  }

  /** `struct X *next` inside a struct is a pointer; `struct { … } name` is a struct. */
  #nestedType(): TypeReference | HeaderStruct {
    const struct = this.#structBody()
    return struct.members.length > 0 ? struct : { name: struct.name, pointers: this.#pointers(), isConst: false }
  }

  /** The header pads structs by `sizeof` of pointers and enums, which have 8 and 4 bytes on every platform of CUDA. */
  #withoutSizeof(tokens: readonly string[]): string[] {
    const text = tokens.join(' ').replace(/sizeof \( (\w+) (\* )?\)/g, (whole, name: string, pointer?: string) => {
      if (pointer !== undefined) return '8'
      return this.#enums.some((known) => known.name === name) ? '4' : whole
    })
    return text.split(' ')
  }

  #function(): void {
    this.#expect('CUresult')
    const name = this.#next()
    this.#expect('(')
    const parameters: HeaderParameter[] = []
    while (!this.#take(')')) {
      const type = this.#type()
      if (type.name === 'void' && type.pointers === 0 && this.#peek() === ')') continue
      const pointers = this.#pointers()
      const parameter = this.#next()
      if (!/^[A-Za-z_]/.test(parameter)) this.#fail(`a parameter of ${name} without a name`)
      let extra = pointers
      while (this.#take('[')) {
        while (!this.#take(']')) this.#at++
        extra++
      }
      parameters.push({ name: parameter, type: { ...type, pointers: type.pointers + extra } })
      this.#take(',')
    }
    this.#expect(';')
    this.#functions.push({ name, symbol: this.#symbols.get(name) ?? name, parameters })
  }

  #type(): TypeReference {
    let isConst = false
    const words: string[] = []
    for (;;) {
      const token = this.#peek()
      if (token === 'const') isConst = true
      else if (token === 'struct' || token === 'union' || token === 'enum') {
        // the tag that follows names the type
      } else if (words.length === 0 || (arithmetic.has(token) && words.every((word) => arithmetic.has(word))))
        words.push(token)
      else break
      this.#at++
    }
    return { name: words.join(' '), pointers: this.#pointers(), isConst }
  }

  #pointers(): number {
    let count = 0
    while (this.#peek() === '*' || (this.#peek() === 'const' && count > 0)) if (this.#next() === '*') count++
    return count
  }

  #skipParentheses(): void {
    this.#expect('(')
    for (let depth = 1; depth > 0;) {
      const token = this.#next()
      if (token === '(') depth++
      else if (token === ')') depth--
    }
  }

  #value(name: string): number | undefined {
    return /^\d/.test(name) ? Number(name) : (this.#enumerators.get(name) ?? this.#macroValue(name))
  }

  #macroValue(name: string): number | undefined {
    const text = this.#macros.get(name)
    if (text === undefined || text === '') return undefined
    return evaluateConstant(tokenize(text), (word) => (word === name ? undefined : this.#value(word)))
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #next(): string {
    return this.#tokens[this.#at++] ?? this.#fail('the end of the header')
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }

  #expect(token: string): void {
    if (!this.#take(token)) this.#fail(`no '${token}'`)
  }

  #fail(what: string): never {
    throw new Error(
      `cannot read the header: ${what}, at: ${this.#tokens.slice(Math.max(0, this.#at - 8), this.#at + 12).join(' ')}`,
    )
  }
}

const arithmetic = new Set(['unsigned', 'signed', 'char', 'short', 'int', 'long'])

function tokenize(text: string): string[] {
  return text.match(/[A-Za-z_]\w*|0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*|<<|>>|"[^"]*"|\S/g) ?? []
}
