// Run by native-host-bridge.test.ts as a process of its own: what it is to do is in CUBATON_TEST_MODE.
import { openDriver } from '../src/open-driver.ts'
import { loadKoffi } from '../src/native/load-koffi.ts'
import { NativeHostBridge } from '../src/native/native-host-bridge.ts'

const mode = process.env['CUBATON_TEST_MODE'] ?? ''
const driver = openDriver({ library: process.env['CUBATON_TEST_LIBRARY'] ?? '' })
const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined)
const [sameThread, otherThread] = [1, 2]
let called = 0
const uncaught: string[] = []

function launch(stream: number, callback: (data: number) => void): void {
  const address = driver.host.registerCallback('CUhostFn', callback, { once: true })
  driver.checked.cuLaunchHostFunc(stream, address, null)
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function untilNonePending(): Promise<void> {
  while (driver.host.pendingCallbacks > 0) await turn()
  await turn()
  await turn()
}

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

async function rounds(): Promise<unknown> {
  let heapAtFirst = 0
  for (let round = 1; round <= 10_000; round++) {
    launch(round % 2 === 0 ? sameThread : otherThread, () => called++)
    if (round % 100 === 0) {
      collect()
      await untilNonePending()
    }
    if (round === 1000) heapAtFirst = heap()
  }
  await untilNonePending()
  return { called, heapAtFirst, heapAtEnd: heap(), pending: driver.host.pendingCallbacks }
}

async function failing(stream: number): Promise<unknown> {
  launch(stream, () => {
    called++
    throw new Error('from the callback')
  })
  await untilNonePending()
  return { uncaught, called }
}

async function wrongNumber(): Promise<unknown> {
  const callback = driver.host.registerCallback('CUoccupancyB2DSize', () => {
    called++
    return 'many' as unknown as number
  })
  driver.checked.cuOccupancyMaxPotentialBlockSize(new Int32Array(1), new Int32Array(1), 1, callback, 0, 0)
  await turn()
  return { uncaught, called }
}

/** The bridge of another copy of the package, over the same koffi. */
async function copies(): Promise<unknown> {
  const file = new URL('../src/native/native-host-bridge.ts?copy', import.meta.url).href
  const copy = (await import(/* @vite-ignore */ file)) as { NativeHostBridge: typeof NativeHostBridge }
  const second = new copy.NativeHostBridge(loadKoffi())
  launch(sameThread, () => called++)
  const address = second.registerCallback('CUhostFn', () => called++, { once: true })
  driver.checked.cuLaunchHostFunc(sameThread, address, null)
  await untilNonePending()
  return { isCopy: copy.NativeHostBridge !== NativeHostBridge, called }
}

if (mode !== 'throw-uncaught') process.on('uncaughtException', (error) => uncaught.push(error.message))
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  rounds,
  'throw-same-thread': () => failing(sameThread),
  'throw-other-thread': () => failing(otherThread),
  'throw-uncaught': () => failing(otherThread),
  'wrong-number': wrongNumber,
  copies,
}
console.log(JSON.stringify(await programs[mode]?.()))
driver.close()
