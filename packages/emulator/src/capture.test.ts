import { CUresult, resultName } from '@cubaton/driver'
import type { Driver } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { emulatedDriver } from './emulator.ts'

const threadLocal = 1
const relaxed = 2

interface Scene {
  readonly raw: Driver['raw']
  readonly a: number
  readonly b: number
  readonly inCapture: number
  readonly outside: number
  readonly memory: number
  stream(): number
  event(): number
}

function scene(): Scene {
  const driver = emulatedDriver()
  driver.defaultDevice.context.makeCurrent()
  const { checked, raw } = driver
  const out = new BigUint64Array(1)
  const made = (create: () => number): number => {
    create()
    return Number(out[0])
  }
  const stream = (): number => made(() => checked.cuStreamCreate(out, 1))
  const event = (): number => made(() => checked.cuEventCreate(out, 0))
  return {
    raw,
    a: stream(),
    b: stream(),
    inCapture: event(),
    outside: event(),
    memory: made(() => checked.cuMemAlloc(out, 4096)),
    stream,
    event,
  }
}

function end(raw: Driver['raw'], stream: number): { result: string; graph: number } {
  const graph = new BigUint64Array(1)
  return { result: resultName(raw.cuStreamEndCapture(stream, graph)), graph: Number(graph[0]) }
}

function edgesOf(raw: Driver['raw'], graph: number): number {
  const count = new BigUint64Array(1)
  raw.cuGraphGetEdges(graph, null, null, null, count)
  return Number(count[0])
}

describe('an illegal call while capturing says so and breaks the capture', () => {
  const cases: readonly [string, string, (scene: Scene) => number][] = [
    [
      'query of an event recorded in it',
      'CUDA_ERROR_CAPTURED_EVENT',
      ({ raw, a, inCapture }) => {
        raw.cuEventRecord(inCapture, a)
        return raw.cuEventQuery(inCapture)
      },
    ],
    [
      'the capturing stream waits for an event recorded outside',
      'CUDA_ERROR_STREAM_CAPTURE_ISOLATION',
      ({ raw, a, outside }) => raw.cuStreamWaitEvent(a, outside, 0),
    ],
    [
      'synchronize of the capturing stream',
      'CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED',
      ({ raw, a }) => raw.cuStreamSynchronize(a),
    ],
    [
      'synchronize of another stream',
      'CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED',
      ({ raw, b }) => raw.cuStreamSynchronize(b),
    ],
    ['query of the capturing stream', 'CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED', ({ raw, a }) => raw.cuStreamQuery(a)],
    ['cuMemAlloc', 'CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED', ({ raw }) => raw.cuMemAlloc(new BigUint64Array(1), 16)],
  ]
  test.each(cases)('%s', (_name, expected, call) => {
    const all = scene()
    all.raw.cuEventRecord(all.outside, all.b)
    expect(all.raw.cuStreamBeginCapture(all.a, threadLocal)).toBe(0)
    expect(resultName(call(all))).toBe(expected)
    expect(resultName(all.raw.cuMemsetD8Async(all.memory, 1, 4, all.a))).toBe('CUDA_ERROR_STREAM_CAPTURE_INVALIDATED')
    expect(end(all.raw, all.a)).toEqual({ result: 'CUDA_ERROR_STREAM_CAPTURE_INVALIDATED', graph: 0 })
    // The stream is an ordinary one again.
    expect(all.raw.cuMemsetD8Async(all.memory, 1, 4, all.a)).toBe(0)
    expect(all.raw.cuStreamSynchronize(all.a)).toBe(0)
  })
})

test('a relaxed capture stands cuMemAlloc and waits for other streams', () => {
  const { raw, a, b } = scene()
  raw.cuStreamBeginCapture(a, relaxed)
  expect(raw.cuMemAlloc(new BigUint64Array(1), 16)).toBe(0)
  expect(raw.cuStreamSynchronize(b)).toBe(0)
  expect(end(raw, a).result).toBe('CUDA_SUCCESS')
})

test('what is captured runs at each launch and not before', () => {
  const { raw, a, memory } = scene()
  const bytes = new Uint8Array(4)
  const read = (): number => {
    raw.cuMemcpyDtoH(bytes, memory, 4)
    return bytes[0] ?? 0
  }
  raw.cuMemsetD8(memory, 1, 4096)
  raw.cuStreamBeginCapture(a, threadLocal)
  raw.cuMemsetD8Async(memory, 7, 4, a)
  const { graph } = end(raw, a)
  expect(read()).toBe(1)
  const exec = new BigUint64Array(1)
  expect(raw.cuGraphInstantiate(exec, graph, 0)).toBe(0)
  for (const before of [1, 2]) {
    raw.cuMemsetD8(memory, before, 4)
    expect(raw.cuGraphLaunch(Number(exec[0]), a)).toBe(0)
    raw.cuStreamSynchronize(a)
    expect(read()).toBe(7)
  }
})

test('a stream that joins by an event adds edges, and unrelated branches stay apart', () => {
  const { raw, a, b, inCapture, event, memory } = scene()
  raw.cuStreamBeginCapture(a, threadLocal)
  raw.cuMemsetD8Async(memory, 1, 4, a)
  raw.cuEventRecord(inCapture, a)
  raw.cuStreamWaitEvent(b, inCapture, 0)
  raw.cuMemsetD8Async(memory + 64, 2, 4, b)
  raw.cuMemsetD8Async(memory + 128, 3, 4, a)
  const joined = event()
  raw.cuEventRecord(joined, b)
  raw.cuStreamWaitEvent(a, joined, 0)
  raw.cuMemsetD8Async(memory + 192, 4, 4, a)
  const { result, graph } = end(raw, a)
  expect(result).toBe('CUDA_SUCCESS')
  // first → left, first → right, left → last, right → last
  expect(edgesOf(raw, graph)).toBe(4)
})

test('a second stream that is not joined ends the capture as unjoined, and both streams are ordinary again', () => {
  const { raw, a, b, inCapture, memory } = scene()
  raw.cuStreamBeginCapture(a, threadLocal)
  raw.cuEventRecord(inCapture, a)
  raw.cuStreamWaitEvent(b, inCapture, 0)
  raw.cuMemsetD8Async(memory, 1, 4, b)
  expect(end(raw, a)).toEqual({ result: 'CUDA_ERROR_STREAM_CAPTURE_UNJOINED', graph: 0 })
  for (const stream of [a, b]) {
    expect(raw.cuMemsetD8Async(memory, 1, 4, stream)).toBe(0)
    expect(raw.cuStreamSynchronize(stream)).toBe(0)
  }
})

test('two captures must not be merged', () => {
  const { raw, a, b, inCapture } = scene()
  raw.cuStreamBeginCapture(a, threadLocal)
  raw.cuStreamBeginCapture(b, threadLocal)
  raw.cuEventRecord(inCapture, a)
  expect(raw.cuStreamWaitEvent(b, inCapture, 0)).toBe(CUresult.CUDA_ERROR_STREAM_CAPTURE_MERGE)
  expect(end(raw, b).result).toBe('CUDA_ERROR_STREAM_CAPTURE_INVALIDATED')
})
