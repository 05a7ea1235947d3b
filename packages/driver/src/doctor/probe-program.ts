/**
 * The program that a child process runs to try one library, as CommonJS text for `node --eval`.
 *
 * Text and not a file: it must be the same in the sources and in a bundle, whose files nobody can find by their place.
 * It reads a {@link ProbeRequest} from its last argument and writes one line of JSON to file descriptor 3 before each
 * step, so that the parent knows where a process ended that says no more. Its last line has `done`.
 *
 * It stands on nothing of this package, for it calls libraries of which nothing is known.
 */
export const probeProgram = String.raw`'use strict'
const { readFileSync, writeSync } = require('node:fs')
const request = JSON.parse(process.argv.at(-1))
const say = (message) => writeSync(3, JSON.stringify(message) + '\n')
const messageOf = (error) =>
  String((error && error.message) || error).split('\n')[0].replace(/^Failed to load shared library: /, '')
const finish = (outcome, detail, facts) => say({ done: true, outcome, detail, file: loadedFile(), ...facts })

let library

function main() {
  say({ step: 'while koffi was loaded' })
  let koffi
  try {
    koffi = require(request.koffi)
  } catch (error) {
    return finish('not-loadable', messageOf(error))
  }
  if (request.kind === 'koffi') return finish('usable', '', { version: koffi.version })

  for (const companion of request.companions) {
    say({ step: 'while ' + companion + ' was loaded' })
    try {
      koffi.load(companion)
    } catch {}
  }
  say({ step: 'while it was loaded' })
  try {
    library = koffi.load(request.path)
  } catch (error) {
    return finish('not-loadable', messageOf(error))
  }
  const needed = request.kind === 'driver' ? ['cuInit', 'cuDriverGetVersion'] : ['nvrtcVersion', 'nvrtcCreateProgram']
  const lacking = needed.find((name) => !has(name))
  if (lacking !== undefined) return finish('wrong-library', 'it has no ' + lacking)
  const facts = request.kind === 'driver' ? driverFacts(koffi) : nvrtcFacts(koffi)
  finish('usable', '', facts)
}

function has(name) {
  try {
    library.symbol(name)
    return true
  } catch {
    return false
  }
}

function call(name, types, ...values) {
  say({ step: 'in ' + name })
  return library.func(name, 'int', types)(...values)
}

function text(bytes) {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end))
}

function loadedFile() {
  if (library === undefined || process.platform !== 'linux') return null
  try {
    const name = request.path.slice(request.path.lastIndexOf('/') + 1).replace(/\.so.*$/, '.so')
    const line = readFileSync('/proc/self/maps', 'utf8').split('\n').find((each) => each.includes('/' + name))
    return line === undefined ? null : line.slice(line.indexOf('/'))
  } catch {
    return null
  }
}

function driverFacts(koffi) {
  const nameOf = (result) => {
    const name = [null]
    if (has('cuGetErrorName')) call('cuGetErrorName', ['int', koffi.out('const char **')], result, name)
    return name[0] === null ? 'CUresult ' + result : name[0]
  }
  const integer = new Int32Array(1)
  let version = null
  if (call('cuDriverGetVersion', ['void *'], integer) === 0) {
    version = { major: Math.trunc(integer[0] / 1000), minor: Math.trunc((integer[0] % 1000) / 10) }
  }
  const result = call('cuInit', ['unsigned int'], 0)
  const initialization = { result, resultName: nameOf(result) }
  const devices = []
  if (result !== 0 || !has('cuDeviceGetCount')) return { version, initialization, devices }
  const counted = call('cuDeviceGetCount', ['void *'], integer)
  const count = counted === 0 ? Math.min(integer[0], 1024) : 0
  for (let index = 0; index < count; index++) {
    let error = null
    const succeeds = (name, types, ...values) => {
      if (!has(name)) {
        if (error === null) error = 'the driver has no ' + name
        return false
      }
      const failure = call(name, types, ...values)
      if (failure !== 0 && error === null) error = name + ': ' + nameOf(failure) + ' (' + failure + ')'
      return failure === 0
    }
    if (!succeeds('cuDeviceGet', ['void *', 'int'], integer, index)) {
      devices.push({ index, name: null, computeCapability: null, memoryBytes: null, multiprocessorCount: null, error })
      continue
    }
    const device = integer[0]
    const bytes = new Uint8Array(256)
    const name = succeeds('cuDeviceGetName', ['void *', 'int', 'int'], bytes, 256, device) ? text(bytes) : null
    const memory = new BigUint64Array(1)
    const memoryBytes = succeeds('cuDeviceTotalMem_v2', ['void *', 'int'], memory, device) ? Number(memory[0]) : null
    const attribute = (number) =>
      succeeds('cuDeviceGetAttribute', ['void *', 'int', 'int'], integer, number, device) ? integer[0] : null
    const major = attribute(75)
    const minor = attribute(76)
    const computeCapability = major === null || minor === null ? null : major + '.' + minor
    devices.push({ index, name, computeCapability, memoryBytes, multiprocessorCount: attribute(16), error })
  }
  return { version, initialization, devices }
}

function nvrtcFacts(koffi) {
  const major = new Int32Array(1)
  const minor = new Int32Array(1)
  call('nvrtcVersion', ['void *', 'void *'], major, minor)
  const version = { major: major[0], minor: minor[0] }
  const count = new Int32Array(1)
  let architectures = []
  if (has('nvrtcGetSupportedArchs') && call('nvrtcGetNumSupportedArchs', ['void *'], count) === 0 && count[0] > 0) {
    const list = new Int32Array(Math.min(count[0], 1024))
    if (list.length === count[0] && call('nvrtcGetSupportedArchs', ['void *'], list) === 0) architectures = [...list]
  }
  // An empty kernel needs the builtins library, which is looked for only now.
  const program = new BigUint64Array(1)
  const strings = 'const char **'
  let failure = call(
    'nvrtcCreateProgram',
    ['void *', 'const char *', 'const char *', 'int', strings, strings],
    program,
    'extern "C" __global__ void empty() {}',
    null,
    0,
    null,
    null,
  )
  if (failure === 0) {
    failure = call('nvrtcCompileProgram', ['uint64_t', 'int', strings], Number(program[0]), 0, null)
    call('nvrtcDestroyProgram', ['void *'], program)
  }
  let compileError = null
  if (failure !== 0) {
    say({ step: 'in nvrtcGetErrorString' })
    const name = has('nvrtcGetErrorString') ? library.func('nvrtcGetErrorString', 'const char *', ['int'])(failure) : null
    compileError = name === null ? 'nvrtcResult ' + failure : name
  }
  return { version, architectures, compileError }
}

main()
`
