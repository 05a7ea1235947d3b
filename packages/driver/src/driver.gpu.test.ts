import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CubatonError } from './cubaton-error.ts'
import type { Driver } from './driver.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import { functionTable } from './generated/function-table.ts'
import { cString } from './host-memory.ts'
import { CUresult } from './generated/enums.ts'
import { signatureOf } from './function-signature.ts'
import { hasFunction } from './native/load-first-library.ts'
import { loadKoffi, resolveKoffi } from './native/load-koffi.ts'
import { openDriver } from './open-driver.ts'

const opened = openIfThere()

function openIfThere(): Driver | undefined {
  try {
    return openDriver({ backend: 'cuda' })
  } catch (error) {
    if (!CubatonError.is(error) || !['driver-missing', 'device-missing'].includes(error.code)) throw error
    console.warn(`skipped: ${error.message}`)
    return undefined
  }
}

/** Writes `v` to the first `n` words behind `p`. */
const fillKernel = `
.version 7.0
.target sm_70
.address_size 64
.visible .entry fill(.param .u64 p, .param .u32 n, .param .u32 v)
{
  .reg .pred %q; .reg .b32 %r<7>; .reg .b64 %d<4>;
  ld.param.u64 %d1, [p]; ld.param.u32 %r1, [n]; ld.param.u32 %r2, [v];
  cvta.to.global.u64 %d1, %d1;
  mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x;
  mad.lo.u32 %r6, %r3, %r4, %r5;
  setp.ge.u32 %q, %r6, %r1;
  @%q bra DONE;
  mul.wide.u32 %d2, %r6, 4; add.u64 %d3, %d1, %d2;
  st.global.u32 [%d3], %r2;
DONE:
  ret;
}
`

describe.skipIf(opened === undefined)('with the driver of this machine', () => {
  let driver: Driver
  let checked: DriverFunctions

  beforeAll(() => {
    if (opened === undefined) throw new Error('this suite is skipped without a GPU')
    driver = opened
    checked = driver.checked
    driver.defaultDevice.context.makeCurrent()
  })
  afterAll(() => opened?.close())

  /** Calls with a fresh out-array and gives what C wrote there. */
  function outOf(call: (out: BigUint64Array) => number): number {
    const out = new BigUint64Array(1)
    call(out)
    return Number(out[0])
  }

  async function untilDone(stream: number): Promise<void> {
    while (checked.cuStreamQuery(stream) === CUresult.CUDA_ERROR_NOT_READY)
      await new Promise((resolve) => setImmediate(resolve))
  }

  function codeOf(action: () => unknown): string {
    try {
      action()
    } catch (error) {
      if (CubatonError.is(error)) return error.code
      throw error
    }
    return 'nothing was thrown'
  }

  test('the symbols of the table are there, but for what a newer header knows', () => {
    const library = loadKoffi().load(driver.description)
    const symbols = (Object.keys(functionTable) as (keyof DriverFunctions)[]).map((name) => signatureOf(name).symbol)
    const missing = symbols.filter((symbol) => !hasFunction(library, symbol))
    console.log(
      `CUDA ${driver.version.major}.${driver.version.minor}: ${symbols.length - missing.length} of ${symbols.length} symbols resolve; missing: ${missing.join(', ') || 'none'}`,
    )
    if (driver.version.major >= 13) expect(missing.length).toBeLessThanOrEqual(symbols.length * 0.05)
    // cuGetProcAddress knows a symbol by the name without its version, or not at all: dlsym is asked here as bindings are.
    expect(hasFunction(library, 'cuNoSuchFunction')).toBe(false)
  })

  test('every function can be bound, missing or not', () => {
    for (const name of Object.keys(functionTable) as (keyof DriverFunctions)[])
      expect(driver.raw[name]).toBeTypeOf('function')
  })

  test('the device says what it is', () => {
    const { name, computeCapability, memory } = driver.defaultDevice
    expect(name).not.toBe('')
    expect(computeCapability.major).toBeGreaterThanOrEqual(5)
    expect(memory.free).toBeLessThanOrEqual(memory.total)
    expect(driver.defaultDevice.attribute('WARP_SIZE')).toBe(32)
    expect(driver.defaultDevice.context.isCurrent).toBe(true)
  })

  test('memory goes there and comes back', () => {
    const pointer = outOf((out) => checked.cuMemAlloc(out, 4096))
    const sent = Float32Array.from({ length: 1024 }, (_, index) => index / 3)
    checked.cuMemcpyHtoD(pointer, sent, sent.byteLength)
    const received = new Float32Array(1024)
    checked.cuMemcpyDtoH(received, pointer, received.byteLength)
    expect(received).toEqual(sent)
    checked.cuMemsetD32(pointer, 0xffff_fffe, 512)
    const words = new Uint32Array(received.buffer)
    checked.cuMemcpyDtoH(words, pointer, 4096)
    expect([words[0], words[511]]).toEqual([0xffff_fffe, 0xffff_fffe])
    checked.cuMemFree(pointer)
  })

  test('a stream waits for an event of another, and queries answer', async () => {
    const first = outOf((out) => checked.cuStreamCreate(out, 1))
    const second = outOf((out) => checked.cuStreamCreate(out, 1))
    const event = outOf((out) => checked.cuEventCreate(out, 2))
    checked.cuEventRecord(event, first)
    checked.cuStreamWaitEvent(second, event, 0)
    await untilDone(second)
    expect(checked.cuEventQuery(event)).toBe(0)
    checked.cuEventSynchronize(event)
    checked.cuEventDestroy(event)
    checked.cuStreamDestroy(first)
    checked.cuStreamDestroy(second)
  })

  test('a kernel, with its arguments by address and in one piece', () => {
    const module = outOf((out) => checked.cuModuleLoadData(out, cString(fillKernel)))
    const kernel = outOf((out) => checked.cuModuleGetFunction(out, module, 'fill'))
    const pointer = outOf((out) => checked.cuMemAlloc(out, 4096))
    checked.cuMemsetD32(pointer, 0, 1024)
    const values = new DataView(new ArrayBuffer(16))
    values.setBigUint64(0, BigInt(pointer), true)
    values.setUint32(8, 1000, true)
    values.setUint32(12, 42, true)
    const base = driver.host.addressOf(values)
    const parameters = BigUint64Array.from([base, base + 8, base + 12], BigInt)
    checked.cuLaunchKernel(kernel, 8, 1, 1, 128, 1, 1, 0, 0, parameters, null)
    const words = new Uint32Array(1024)
    checked.cuMemcpyDtoH(words, pointer, 4096)
    expect([words[0], words[999], words[1000]]).toEqual([42, 42, 0])

    values.setUint32(12, 43, true)
    const byteLength = BigUint64Array.of(16n)
    const extra = BigUint64Array.of(1n, BigInt(base), 2n, BigInt(driver.host.addressOf(byteLength)), 0n)
    checked.cuLaunchKernel(kernel, 8, 1, 1, 128, 1, 1, 0, 0, null, extra)
    checked.cuMemcpyDtoH(words, pointer, 4096)
    expect([words[0], words[999], words[1000]]).toEqual([43, 43, 0])
    checked.cuMemFree(pointer)
    checked.cuModuleUnload(module)
  })

  test('memory that the driver allocated on the host shows as a buffer', () => {
    const address = outOf((out) => checked.cuMemHostAlloc(out, 4096, 0))
    const pointer = outOf((out) => checked.cuMemAlloc(out, 4096))
    const view = new Uint8Array(driver.host.viewOf(address, 4096)).fill(7)
    expect(driver.host.addressOf(view)).toBe(address)
    checked.cuMemcpyHtoD(pointer, address, 4096)
    view.fill(0)
    checked.cuMemcpyDtoH(view, pointer, 4096)
    expect([view[0], view[4095]]).toEqual([7, 7])
    checked.cuMemFree(pointer)
    checked.cuMemFreeHost(address)
  })

  test('a host function runs between the work of a stream, once, and may not call the driver', async () => {
    const stream = outOf((out) => checked.cuStreamCreate(out, 1))
    const seen: number[] = []
    const count = new Int32Array(1)
    const { host, raw } = driver
    const callback = host.registerCallback('CUhostFn', (data) => seen.push(data, raw.cuDeviceGetCount(count)), {
      once: true,
    })
    checked.cuLaunchHostFunc(stream, callback, 5)
    expect(codeOf(() => checked.cuStreamSynchronize(stream))).toBe('would-deadlock')
    await untilDone(stream)
    expect(seen).toEqual([5, CUresult.CUDA_ERROR_NOT_PERMITTED])
    expect(host.pendingCallbacks).toBe(0)
    expect(checked.cuStreamSynchronize(stream)).toBe(0)
    checked.cuStreamDestroy(stream)
  })

  test('a callback that the occupancy calculator asks', () => {
    const module = outOf((out) => checked.cuModuleLoadData(out, cString(fillKernel)))
    const kernel = outOf((out) => checked.cuModuleGetFunction(out, module, 'fill'))
    const asked: number[] = []
    const callback = driver.host.registerCallback('CUoccupancyB2DSize', (blockSize) => asked.push(blockSize))
    const grid = new Int32Array(1)
    const block = new Int32Array(1)
    checked.cuOccupancyMaxPotentialBlockSize(grid, block, kernel, callback, 0, 0)
    driver.host.unregisterCallback(callback)
    expect(asked.length).toBeGreaterThan(0)
    expect(block[0]).toBeGreaterThan(0)
    checked.cuModuleUnload(module)
  })

  test('names of results are those of the driver', () => {
    const name: (string | null)[] = [null]
    const differing = Object.entries(CUresult).filter(
      ([expected, result]) => driver.raw.cuGetErrorName(result, name) === 0 && name[0] !== expected,
    )
    expect(differing).toEqual([])
  })

  test('errors of the driver have codes', () => {
    const out = new BigUint64Array(1)
    expect(codeOf(() => checked.cuMemAlloc(out, 2 ** 50))).toBe('out-of-memory')
    expect(codeOf(() => checked.cuModuleLoadData(out, cString('no PTX')))).toBe('compile')
    expect(codeOf(() => openDriver({ backend: 'cuda', device: 99 }))).toBe('device-missing')
    expect(codeOf(() => checked.cuDeviceGet(new Int32Array(1), 99))).toBe('device-missing')
    expect(codeOf(() => checked.cuStreamCreate(new BigUint64Array(0), 0))).toBe('invalid-argument')
  })

  test('a thread that made no context current is told so, by its result', async () => {
    // koffi alone: a worker thread of a test runner reads no TypeScript.
    const program = `
      const { parentPort, workerData } = require('node:worker_threads')
      const library = require(workerData.koffi).load(workerData.library)
      const alloc = library.func('cuMemAlloc_v2', 'int', ['void *', 'uint64_t'])
      parentPort.postMessage(alloc(new BigUint64Array(1), 64))`
    const worker = new Worker(program, {
      eval: true,
      workerData: { koffi: resolveKoffi(), library: driver.description },
    })
    const result = await new Promise<number>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    await worker.terminate()
    expect(result).toBe(CUresult.CUDA_ERROR_INVALID_CONTEXT)
  })

  test('without a current context a call says no-context, and works again with one', () => {
    const { context } = driver.defaultDevice
    checked.cuCtxSetCurrent(0)
    expect(context.isCurrent).toBe(false)
    expect(codeOf(() => checked.cuMemAlloc(new BigUint64Array(1), 64))).toBe('no-context')
    expect(driver.defaultDevice.memory.free).toBeGreaterThan(0)
    expect(context.isCurrent).toBe(false)
    context.makeCurrent()
    checked.cuMemFree(outOf((out) => checked.cuMemAlloc(out, 64)))
  })

  test('C35: after a kernel trapped, each call says so and names the first, and closing is quiet', () => {
    const runner = fileURLToPath(new URL('../../../tooling/scripts/run-source.mjs', import.meta.url))
    const program = fileURLToPath(new URL('../test/fault-program.ts', import.meta.url))
    const { stdout, status } = spawnSync(process.execPath, [runner, program], { encoding: 'utf8', timeout: 50_000 })
    expect(JSON.parse(stdout)).toEqual({
      codes: Array.from({ length: 6 }, () => 'context-lost'),
      causes: [undefined, ...Array.from({ length: 5 }, () => 'the first')].map((cause) => cause ?? null),
      closed: true,
    })
    expect(status).toBe(0)
  })

  test('C42: a call that would wait for a pending callback is refused, and so is done after it', async () => {
    const stream = outOf((out) => checked.cuStreamCreate(out, 0))
    const pointer = outOf((out) => checked.cuMemAlloc(out, 64))
    const module = outOf((out) => checked.cuModuleLoadData(out, cString(fillKernel)))
    const bytes = new Uint8Array(64)
    const callback = driver.host.registerCallback('CUhostFn', () => undefined, { once: true })
    checked.cuLaunchHostFunc(stream, callback, null)
    const waits = [
      () => checked.cuMemcpyDtoH(bytes, pointer, 64),
      () => checked.cuMemFree(pointer),
      () => checked.cuModuleUnload(module),
      () => checked.cuCtxSynchronize(),
    ]
    expect(waits.map(codeOf)).toEqual(waits.map(() => 'would-deadlock'))
    await untilDone(stream)
    expect(waits.map(codeOf)).toEqual(waits.map(() => 'nothing was thrown'))
    checked.cuStreamDestroy(stream)
  })
})
