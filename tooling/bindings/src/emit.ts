import type { Header } from './header.ts'
import type { Model, ModelFunction, ModelParameter } from './model.ts'

/** The generated files by name, as text. The same header gives the same bytes. */
export function emit(header: Header, model: Model): ReadonlyMap<string, string> {
  return new Map([
    ['handles.ts', banner(model) + handles(model)],
    ['driver-functions.ts', banner(model) + functionInterface(model)],
    ['function-table.ts', banner(model) + functionTable(model)],
    ['checked-functions.ts', banner(model) + checkedFunctions(model)],
    ['enums.ts', banner(model) + enums(header)],
    ['structs.ts', banner(model) + structs(model)],
  ])
}

function banner(model: Model): string {
  const version = `${Math.floor(model.version / 1000)}.${Math.floor((model.version % 1000) / 10)}`
  return `// Generated from cuda.h of CUDA ${version} by \`npm run bindings\`. Do not edit: change tooling/bindings.\n\n`
}

function handles(model: Model): string {
  const lines = model.handles.map((name) => `export type ${name} = Handle<'${name}'>\n`)
  return `import type { Handle } from '../handle.ts'\n\n${lines.join('')}`
}

function functionInterface(model: Model): string {
  const methods = model.functions.map(({ name, symbol, parameters }) => {
    const comment = symbol === name ? '' : `  /** Links to \`${symbol}\`. */\n`
    return `${comment}  ${name}(${signature(parameters)}): number\n`
  })
  return (
    `import type { HostMemory, StringOut } from '../host-memory.ts'\n${handleImport(model)}\n` +
    '/**\n' +
    ' * The CUDA driver API: one method a function of cuda.h, under the name that C programs call it by.\n *\n' +
    ' * Handles, device addresses and sizes are numbers; a method returns the CUresult. What C writes through a pointer is\n' +
    ' * written into the typed array of that width that the caller keeps: `int *` an Int32Array, `size_t *`, handles and\n' +
    ' * device addresses a BigUint64Array, structs their bytes. `null` is the null pointer.\n' +
    ' */\n' +
    `export interface DriverFunctions {\n${methods.join('')}}\n`
  )
}

function handleImport(model: Model): string {
  const used = model.handles.filter((handle) =>
    model.functions.some(({ parameters }) => parameters.some((one) => typeOf(one) === handle)),
  )
  return `import type { ${used.join(', ')} } from './handles.ts'\n`
}

const requirements = [
  'requireBytes',
  'requireInteger',
  'requireNumber',
  'requireString',
  'requireStruct',
  'requireUnsigned32',
  'requireUnsigned64',
]

const arrayTypes = {
  i8: 'Int8Array',
  u8: 'Uint8Array',
  i16: 'Int16Array',
  u16: 'Uint16Array',
  i32: 'Int32Array',
  u32: 'Uint32Array',
  i64: 'BigInt64Array',
  u64: 'BigUint64Array',
  f32: 'Float32Array',
  f64: 'Float64Array',
}

function typeOf(parameter: ModelParameter): string {
  switch (parameter.shape) {
    case 'scalar':
      if (parameter.isHandle) return parameter.typeName
      return parameter.kind.endsWith('64') && parameter.typeName !== 'size_t' && !parameter.kind.startsWith('f')
        ? 'number | bigint'
        : 'number'
    case 'struct':
      return 'Uint8Array'
    case 'array':
      return `${arrayTypes[parameter.kind]} | null`
    case 'structs':
      return 'Uint8Array | null'
    case 'host':
      return 'HostMemory'
    case 'string':
      return 'string | null'
    case 'string-out':
      return 'StringOut | null'
  }
}

/** Enough to bind a function: each parameter as `name:kind`, a pointer as `name:*kind`. */
function functionTable(model: Model): string {
  const rows = model.functions.map(
    (one) => `  ${one.name}: '${one.symbol}(${one.parameters.map(tableEntry).join(' ')})',\n`,
  )
  return (
    '/**\n * Every function of cuda.h: the symbol it links to, and its parameters as `name:kind`.\n *\n' +
    ' * Kinds: i8 to u64, f32 and f64 by value; `*` host memory; `*u64[count]` that many numbers, `*name` what the number\n' +
    ' * behind that parameter says; `string`, `string*`; `struct NAME` by value, `*struct NAME` behind a pointer.\n */\n' +
    `export const functionTable = {\n${rows.join('')}} as const\n`
  )
}

function tableEntry(parameter: ModelParameter): string {
  const { name, shape, kind, typeName, count } = parameter
  const length = count === 1 ? '' : `[${count}]`
  switch (shape) {
    case 'scalar':
      return `${name}:${kind}`
    case 'struct':
      return `${name}:struct/${typeName}`
    case 'array':
      return `${name}:*${kind}${length}`
    case 'structs':
      return `${name}:*struct/${typeName}${length}`
    case 'host':
      return `${name}:*${length}`
    case 'string':
      return `${name}:string`
    case 'string-out':
      return `${name}:string*`
  }
}

function checkedFunctions(model: Model): string {
  return (
    `import type { Checker } from '../check.ts'\n` +
    `import { firstOf } from '../host-memory.ts'\n` +
    `import type { HostMemory, StringOut } from '../host-memory.ts'\n` +
    `import { ${requirements.join(', ')} } from '../require-argument.ts'\n` +
    `import type { DriverFunctions } from './driver-functions.ts'\n${handleImport(model)}\n` +
    '/**\n * The driver API with every argument checked before the call and every result after it.\n *\n' +
    ' * A method returns 0, or the number of a result that is an answer and no error, such as CUDA_ERROR_NOT_READY of a query.\n' +
    ' * Anything else is a CubatonError: `invalid-argument` before the call, by {@link Checker} after it.\n */\n' +
    'export class CheckedFunctions implements DriverFunctions {\n' +
    '  readonly #raw: DriverFunctions\n' +
    '  readonly #checker: Checker\n\n' +
    '  constructor(raw: DriverFunctions, checker: Checker) {\n    this.#raw = raw\n    this.#checker = checker\n  }\n' +
    model.functions.map(checkedMethod).join('') +
    '}\n'
  )
}

/** Calls that return only when work on streams is done, which a callback on them may be part of. */
const blocking = new Set(['cuCtxSynchronize', 'cuCtxSynchronize_v2', 'cuStreamSynchronize', 'cuEventSynchronize'])

/** Calls after which a context that a fault destroyed is gone or new. */
const endsContexts = new Set(['cuDevicePrimaryCtxReset', 'cuCtxDestroy'])

function signature(parameters: readonly ModelParameter[]): string {
  return parameters.map((one) => `${one.name}: ${typeOf(one)}`).join(', ')
}

function checkedMethod({ name, parameters }: ModelFunction): string {
  const checks = parameters.map((parameter) => argumentCheck(name, parameter, parameters)).filter((line) => line !== '')
  return (
    `\n  ${name}(${signature(parameters)}): number {\n` +
    checks.map((line) => `    ${line}\n`).join('') +
    (blocking.has(name) ? `    this.#checker.requireNoPendingCallback('${name}')\n` : '') +
    `    const cuResult = this.#raw.${name}(${parameters.map((one) => one.name).join(', ')})\n` +
    (endsContexts.has(name) ? '    if (cuResult === 0) this.#checker.forgetFault()\n' : '') +
    `    return cuResult === 0 ? 0 : this.#checker.judge('${name}', cuResult)\n  }\n`
  )
}

function argumentCheck(call: string, parameter: ModelParameter, all: readonly ModelParameter[]): string {
  const { name, shape, kind } = parameter
  const labels = `'${call}', '${name}', ${name}`
  if (shape === 'string') return `requireString(${labels})`
  if (shape === 'string-out') return ''
  if (shape === 'struct') return `requireStruct(${labels}, ${parameter.elementBytes})`
  if (shape !== 'scalar') return `requireBytes(${labels}, ${bytesNeeded(parameter, all)})`
  if (kind === 'f32' || kind === 'f64') return `requireNumber(${labels})`
  if (kind === 'u64') return `requireUnsigned64(${labels})`
  if (kind === 'u32') return `if (${name} >>> 0 !== ${name}) requireUnsigned32(${labels})`
  if (kind === 'i32') return `if ((${name} | 0) !== ${name}) requireInteger(${labels}, -2147483648, 2147483647)`
  const bits = Number(kind.slice(1))
  const low = kind.startsWith('u') ? 0 : -(2 ** (bits - 1))
  const high = kind.startsWith('u') ? 2 ** bits - 1 : 2 ** (bits - 1) - 1
  return `requireInteger(${labels}, ${low}, ${high})`
}

/** The bytes that must lie behind a pointer, as an expression over the call's own parameters. */
function bytesNeeded({ count, elementBytes }: ModelParameter, all: readonly ModelParameter[]): string {
  if (count === 'unknown') return '0'
  if (typeof count === 'number') return String(count * elementBytes)
  const source = count.startsWith('*') ? `firstOf(${count.slice(1)})` : `Number(${count})`
  if (!all.some((parameter) => parameter.name === count.replace('*', ''))) throw new Error(`no parameter ${count}`)
  return elementBytes === 1 ? source : `${source} * ${elementBytes}`
}

function enums(header: Header): string {
  const blocks = header.enums.map(({ name, members }) => objectLiteral(name, members))
  return (
    blocks.join('\n') +
    '\n' +
    objectLiteral('constants', header.constants, '/** Flags and sizes that cuda.h has as macros. */\n')
  )
}

function objectLiteral(name: string, members: ReadonlyMap<string, number>, comment = ''): string {
  const lines = [...members].map(([member, value]) => `  ${member}: ${value},\n`)
  return `${comment}export const ${name} = {\n${lines.join('')}} as const\n`
}

function structs(model: Model): string {
  const blocks = [...model.structs].map(([name, layout]) => {
    const fields = [...layout.fields].map(([field, { offset, kind, count }]) => {
      const key = /^[A-Za-z_]\w*$/.test(field) ? field : `'${field}'`
      return `    ${key}: [${offset}, '${kind}'${count === 1 ? '' : `, ${count}`}],\n`
    })
    return `export const ${name} = {\n  name: '${name}',\n  byteLength: ${layout.byteLength},\n  fields: {\n${fields.join('')}  },\n} as const\n`
  })
  return blocks.join('\n')
}
