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
  checkBlocking(model.functions)
  return (
    `import type { Checker } from '../check.ts'\n` +
    `import { checkArguments } from '../check-arguments.ts'\n` +
    `import { ${predicateNames.join(', ')} } from '../argument-shape.ts'\n` +
    `import { firstOf } from '../host-memory.ts'\n` +
    `import type { HostMemory, StringOut } from '../host-memory.ts'\n` +
    `import type { DriverFunctions } from './driver-functions.ts'\n${handleImport(model)}\n` +
    '/**\n * The driver API with every argument checked before the call and every result after it.\n *\n' +
    ' * A method returns 0, or the number of a result that is an answer and no error, such as CUDA_ERROR_NOT_READY of a query.\n' +
    ' * Anything else is a CubatonError: `invalid-argument` before the call, by {@link Checker} after it.\n */\n' +
    'export function checkFunctions(raw: DriverFunctions, checker: Checker): DriverFunctions {\n' +
    '  // The methods use no `this`, so that they can be taken out of the object, as those of the raw stratum can.\n' +
    '  class CheckedFunctions implements DriverFunctions {\n' +
    model.functions.map(checkedMethod).join('\n') +
    '  }\n  return new CheckedFunctions()\n}\n'
  )
}

/**
 * Calls that may return only when the work of streams is done, which a callback on them may be part of. Seen to wait
 * for a host function on a stream, on CUDA 13.0: those of the first line and of the second on any stream of the context,
 * the copies on streams that the legacy default stream waits for. (`cuMemcpyDtoHAsync` waits too, where it goes to
 * pageable memory; it is left out, since the same call to pinned memory is how a program reads back.)
 */
const blocking = new Set([
  'cuCtxSynchronize',
  'cuCtxSynchronize_v2',
  'cuStreamSynchronize',
  'cuEventSynchronize',
  'cuCtxSetLimit',
  'cuMemFree',
  'cuMemFreeHost',
  'cuModuleUnload',
  'cuModuleLoad',
  'cuModuleLoadData',
  'cuModuleLoadDataEx',
  'cuModuleLoadFatBinary',
  'cuLibraryUnload',
  'cuMemHostUnregister',
  'cuArrayDestroy',
  'cuMipmappedArrayDestroy',
  'cuCtxDestroy',
  'cuDevicePrimaryCtxRelease',
  'cuDevicePrimaryCtxReset',
  'cuGreenCtxDestroy',
  'cuMemcpy',
  'cuMemcpyHtoD',
  'cuMemcpyDtoH',
  'cuMemcpyHtoA',
  'cuMemcpyAtoH',
  'cuMemcpyPeer',
  'cuMemcpy2D',
  'cuMemcpy2DUnaligned',
  'cuMemcpy3D',
  'cuMemcpy3DPeer',
])

/** Calls after which a context that a fault destroyed is gone or new. */
const endsContexts = new Set(['cuDevicePrimaryCtxReset', 'cuCtxDestroy'])

function signature(parameters: readonly ModelParameter[]): string {
  return parameters.map((one) => `${one.name}: ${typeOf(one)}`).join(', ')
}

function checkBlocking(functions: readonly ModelFunction[]): void {
  for (const name of blocking)
    if (!functions.some((one) => one.name === name)) throw new Error(`the header lacks ${name}, which is said to block`)
}

function checkedMethod({ name, parameters }: ModelFunction): string {
  const names = parameters.map((one) => one.name).join(', ')
  const good = parameters.toSorted((one, other) => checkOrder(one) - checkOrder(other)).map(looksGood)
  const check = good.length === 0 ? '' : `      if (!(${good.join(' && ')})) checkArguments('${name}', [${names}])\n`
  const blocks = blocking.has(name) ? `      checker.requireNoPendingCallback('${name}')\n` : ''
  const ends = endsContexts.has(name) ? '      if (cuResult === 0) checker.forgetFault()\n' : ''
  return (
    `    ${name}(${signature(parameters)}): number {\n${check}${blocks}` +
    `      const cuResult = raw.${name}(${names})\n${ends}` +
    `      return cuResult === 0 ? 0 : checker.judge('${name}', cuResult)\n    }\n`
  )
}

/** What says how long others must be is looked at before them: a number first, then an array that holds the number. */
function checkOrder({ shape, count }: ModelParameter): number {
  if (shape === 'scalar') return 0
  return typeof count === 'string' && count.startsWith('*') ? 2 : 1
}

/** A quick look at an argument, by the predicates of packages/driver/src/argument-shape.ts. */
function looksGood(parameter: ModelParameter): string {
  const { name, shape, kind } = parameter
  switch (shape) {
    case 'scalar':
      return `${predicate(scalarPredicates, kind)}(${name})`
    case 'string':
      return `isText(${name})`
    case 'string-out':
      return `isTextOut(${name})`
    case 'struct':
      return `isStruct(${name}, ${parameter.elementBytes})`
    case 'structs':
      return `isBytes(${name}, ${amount(parameter, parameter.elementBytes)})`
    case 'host':
      return `isBytes(${name}, ${amount(parameter, 1)})`
    case 'array':
      return `${predicate(arrayPredicates, kind)}(${name}, ${amount(parameter, 1)})`
  }
}

const scalarPredicates = { u8: 'isU8', u16: 'isU16', u32: 'isU32', i32: 'isI32', u64: 'isU64', f32: 'isFloat' }
const arrayPredicates = { u8: 'isBytes', i32: 'isI32Array', u32: 'isU32Array', u64: 'isU64Array', f32: 'isF32Array' }

const predicateNames = [
  ...new Set([
    ...Object.values(scalarPredicates),
    ...Object.values(arrayPredicates),
    'isText',
    'isTextOut',
    'isStruct',
  ]),
].toSorted()

function predicate(names: Readonly<Record<string, string>>, kind: string): string {
  return names[kind] ?? fail(`no parameter of kind ${kind} was there when the predicates were written`)
}

function fail(message: string): never {
  throw new Error(message)
}

/** How much must lie behind a pointer, in units of which an element has `each`: an expression over the parameters. */
function amount({ count }: ModelParameter, each: number): string {
  if (count === 'any') return '0'
  if (count === 'unknown') return '1'
  if (typeof count === 'number') return String(count * each)
  const source = count.startsWith('*') ? `firstOf(${count.slice(1)})` : `Number(${count})`
  return each === 1 ? source : `${source} * ${each}`
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
