import { functionTable } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { parameterCount } from '@cubaton/driver/internal'
import { cString } from '@cubaton/driver'
import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createEmulator, emulatedDriver } from '../src/emulator.ts'

const names = Object.keys(functionTable) as (keyof DriverFunctions)[]
const calls = Number(process.env['CUBATON_FUZZ_CALLS'] ?? 20_000)
const perRun = 400
const schedulers = ['in-order', 'latest-possible'] as const
/** The device that no random call is told of: a reset of it would free the guard. */
const guardDevice = 7

const common =
  /^cu(Stream|Event|Mem(cpy|set|Alloc|Free|Host|Pool)|Ctx(Set|Get|Sync)|Graph|Launch|Module(Load|Get)|Func|Pointer)/

/** One call: which function, and for each parameter a number that becomes a value of its kind. */
interface Step {
  readonly name: keyof DriverFunctions
  readonly seeds: readonly number[]
}

const step: Arbitrary<Step> = record({
  // Calls that are emulated come up more often than the many that are not.
  name: oneof(constantFrom(...names), constantFrom(...names.filter((name) => common.test(name)))),
  seeds: array(nat({ max: 0xffff_ffff }), { minLength: 14, maxLength: 14 }),
})
test('no call with random handles, sizes and order throws or harms its neighbour', () => {
  const runs = Math.ceil(calls / perRun)
  const warnings: string[] = []
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void warnings.push(String(warning)))
  let seen = 0
  assert(
    property(array(step, { minLength: perRun, maxLength: perRun }), (steps) => {
      const emulator = createEmulator({
        devices: guardDevice + 1,
        detectRaces: true,
        touchableBytes: 64 * 2 ** 20,
        reuseHandles: steps.length % 2 === 0,
        scheduler: schedulers[(steps[0]?.seeds[0] ?? 0) % 3] ?? { random: steps[0]?.seeds[1] ?? 0 },
      })
      emulator.registerKernel({
        name: 'add',
        parameters: ['pointer', 'u32'],
        run: (launch) => {
          const [first] = launch.readWrite('u32', launch.number(0), 4)
          launch.write('u32', launch.number(0), 1)[0] = (first ?? 0) + launch.number(1)
        },
      })
      const driver = emulatedDriver({}, emulator)
      driver.defaultDevice.context.makeCurrent()
      const world = new World(driver.raw, (view) => driver.host.addressOf(view))
      const { guard, before } = world.makeGuard()
      for (const [index, { name, seeds }] of steps.entries()) {
        if (index % 40 === 0) world.makeUsable()
        const call = driver.raw[name] as (...values: unknown[]) => number
        const result = call(...world.values(name, seeds))
        world.keep(name)
        expect(Number.isInteger(result) && result >= 0, `${name} returned ${String(result)}`).toBe(true)
        seen++
      }
      expect(world.read(guard)).toEqual(before)
      emulator.drain()
      driver.close()
    }),
    { numRuns: runs, endOnFailure: true },
  )
  expect(warnings.filter((text) => text.includes('a fault of its own'))).toEqual([])
  expect(seen).toBeGreaterThanOrEqual(calls)
}, 600_000)

/** What is a stream, an event, …: the calls that make it, and the parameters that take it. */
const kinds: readonly (readonly [kind: string, makers: RegExp, parameters: RegExp])[] = [
  ['stream', /^cuStreamCreate/, /stream/i],
  ['event', /^cuEventCreate/, /event|^hStart|^hEnd/i],
  ['memory', /^cuMem(Alloc|HostAlloc)/, /ptr|^dst|^src|addr|^devPtr/i],
  ['graph', /^cuGraph(Create|Clone)|EndCapture/, /^(hG|g|originalG|childG)raph$/],
  ['node', /^cuGraphAdd/, /node/i],
  ['exec', /^cuGraphInstantiate/, /graphExec/i],
  ['module', /^cuModuleLoad/, /^(hmod|mod)$/],
  ['function', /^cuModuleGetFunction|cuKernelGetFunction/, /^(f|func|hfunc|function_)$/],
  ['library', /^cuLibraryLoad/, /^(lib|library)$/],
  ['kernel', /^cuLibraryGetKernel/, /^kernel$/],
  ['pool', /Pool/, /pool/i],
  ['context', /Ctx/, /ctx/i],
]

/** The values that random calls use: what earlier calls gave, and what makes no sense. */
class World {
  readonly #raw: DriverFunctions
  readonly #addressOf: (view: ArrayBufferView) => number
  readonly #known: number[] = [0, 1, 2, 3, 0xdead_beef]
  readonly #views: ArrayBufferView[] = []
  readonly #byKind = new Map<string, number[]>()
  #outs: BigUint64Array[] = []

  constructor(raw: DriverFunctions, addressOf: (view: ArrayBufferView) => number) {
    this.#raw = raw
    this.#addressOf = addressOf
  }

  /** Memory that no random call is told of, in a context of its own. */
  makeGuard(): { guard: number; before: number[] } {
    const out = new BigUint64Array(1)
    this.#raw.cuDevicePrimaryCtxRetain(out, guardDevice)
    const context = Number(out[0])
    this.#raw.cuCtxPushCurrent(context)
    this.#raw.cuMemHostAlloc(out, 64, 0)
    const guard = Number(out[0])
    this.#raw.cuMemsetD32(guard, 0x1234_5678, 16)
    this.#raw.cuCtxPopCurrent(out)
    return { guard, before: Array.from({ length: 16 }, () => 0x1234_5678) }
  }

  read(address: number): number[] {
    const out = new BigUint64Array(1)
    this.#raw.cuDevicePrimaryCtxRetain(out, guardDevice)
    this.#raw.cuCtxPushCurrent(Number(out[0]))
    const values = new Uint32Array(16)
    const result = this.#raw.cuMemcpyDtoH(values, address, 64)
    return result === 0 ? [...values] : Array.from({ length: 16 }, () => 0x1234_5678)
  }

  values(name: keyof DriverFunctions, seeds: readonly number[]): unknown[] {
    const table = functionTable[name]
    const parameters = table.slice(table.indexOf('(') + 1, -1).split(' ')
    this.#outs = []
    return Array.from({ length: parameterCount(name) }, (_, index) =>
      this.#value(parameters[index] ?? '', seeds[index] ?? 0),
    )
  }

  /** Random calls lose the current context sooner or later. */
  makeUsable(): void {
    const out = new BigUint64Array(1)
    this.#raw.cuDevicePrimaryCtxRetain(out, 0)
    this.#raw.cuCtxSetCurrent(Number(out[0]))
    this.#raw.cuStreamCreate(out, 1)
    this.#remember('stream', Number(out[0]))
    this.#raw.cuMemAlloc(out, 65_536)
    this.#remember('memory', Number(out[0]))
  }

  /** Remembers what a call put out. */
  keep(name: string): void {
    const kind = kinds.find(([, makers]) => makers.test(name))?.[0] ?? 'other'
    for (const out of this.#outs) {
      const value = Number(out[0])
      if (value > 4) this.#remember(kind, value)
    }
  }

  #remember(kind: string, value: number): void {
    if (this.#known.length < 400) this.#known.push(value)
    const alike = this.#byKind.get(kind) ?? []
    this.#byKind.set(kind, [...alike.slice(-20), value])
  }

  #value(parameter: string, seed: number): unknown {
    const [name = '', kind = ''] = parameter.split(':')
    const pick = seed >>> 8
    const alike = this.#byKind.get(kinds.find(([, , parameters]) => parameters.test(name))?.[0] ?? '') ?? []
    if (kind === 'u64' && pick % 4 !== 0 && alike.length > 0) return alike[(pick >> 2) % alike.length]
    if (seed % 37 === 0) return kind.startsWith('*') || kind === 'string' ? null : [-1, 2 ** 40, 1.5, NaN][pick % 4]
    if (kind.startsWith('*u64')) return this.#out(pick)
    if (kind.startsWith('*i32')) return Int32Array.from({ length: 8 }, (_, index) => (pick >> index) & 7)
    if (kind.startsWith('*u32')) return new Uint32Array(8)
    if (kind.startsWith('*f32')) return new Float32Array(8)
    if (kind.startsWith('string')) return kind === 'string*' ? [null] : ['add', '', '/nowhere', 'main'][pick % 4]
    if (kind.startsWith('*struct') || kind.startsWith('*u8')) return this.#struct(pick)
    if (kind.startsWith('*')) return this.#memory(pick)
    if (kind === 'u64')
      return pick % 4 === 0 ? [0, 4, 64, 4096, 2 ** 33, 2 ** 52][(pick >> 2) % 6] : this.#knownValue(pick)
    const small = pick % 3 === 0 ? pick % 1024 : pick % 4
    return small === guardDevice ? 0 : small
  }

  #knownValue(pick: number): number {
    return (this.#known[pick % this.#known.length] ?? 0) + (pick % 11 === 0 ? 16 : 0)
  }

  #out(pick: number): BigUint64Array {
    const out = new BigUint64Array(4)
    for (const index of out.keys()) out[index] = BigInt(Math.max(0, this.#knownValue(pick + index)))
    if (pick % 3 === 0) out[0] = BigInt(this.#addressOf(this.#view(pick)))
    this.#outs.push(out)
    return out
  }

  #view(pick: number): ArrayBufferView {
    const view = new BigUint64Array(4).fill(BigInt(Math.max(0, Math.floor(this.#knownValue(pick)))))
    if (this.#views.length < 100) this.#views.push(view)
    return view
  }

  #memory(pick: number): unknown {
    switch (pick % 4) {
      case 0:
        return new Uint8Array(pick % 5000)
      case 1:
        return this.#knownValue(pick)
      case 2:
        return cString(pick % 8 < 4 ? '.cubaton-kernels add' : '.version 8.0')
      default:
        return this.#addressOf(this.#view(pick))
    }
  }

  #struct(pick: number): Uint8Array {
    const bytes = new Uint8Array([0, 8, 64, 256][pick % 4] ?? 0)
    const words = new DataView(bytes.buffer)
    for (let offset = 0; offset + 8 <= bytes.length; offset += 8)
      words.setBigUint64(
        offset,
        BigInt(
          Math.max(0, Math.floor((pick + offset) % 3 === 0 ? this.#knownValue(pick + offset) : (pick + offset) % 9)),
        ),
        true,
      )
    return bytes
  }
}
