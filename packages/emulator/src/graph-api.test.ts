import { CUresult, Struct, structs } from '@cubaton/driver'
import type { Driver } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { createEmulator, emulatedDriver } from './emulator.ts'
import { createDriver } from '@cubaton/driver/internal'

const { CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE, CUDA_ERROR_INVALID_VALUE } = CUresult

/** The calls of graphs with their handles as numbers. */
function graphs(driver: Driver = emulatedDriver()) {
  driver.defaultDevice.context.makeCurrent()
  const { raw, checked } = driver
  const out = new BigUint64Array(1)
  const made = (call: () => number): number => {
    expect(call()).toBe(0)
    return Number(out[0])
  }
  const list = (handles: readonly number[]) => BigUint64Array.from(handles.map(BigInt))
  return {
    raw,
    checked,
    graph: () => made(() => raw.cuGraphCreate(out, 0)),
    empty: (graph: number, after: number[] = []) =>
      made(() => raw.cuGraphAddEmptyNode(out, graph, list(after), after.length)),
    memset(graph: number, address: number, value: number, after: number[] = []) {
      const parameters = new Struct(structs.CUDA_MEMSET_NODE_PARAMS)
        .set('dst', address)
        .set('value', value)
        .set('elementSize', 1)
        .set('width', 4)
        .set('height', 1)
      return made(() => raw.cuGraphAddMemsetNode(out, graph, list(after), after.length, parameters.bytes, 0))
    },
    connect: (graph: number, from: number, to: number) =>
      raw.cuGraphAddDependencies(graph, list([from]), list([to]), null, 1),
    instantiate: (graph: number) => made(() => raw.cuGraphInstantiate(out, graph, 0)),
    clone: (graph: number) => made(() => raw.cuGraphClone(out, graph)),
    stream: () => made(() => raw.cuStreamCreate(out, 1)),
    event: () => made(() => raw.cuEventCreate(out, 2)),
    memory: () => made(() => raw.cuMemAlloc(out, 4096)),
    read(address: number): number {
      const bytes = new Uint8Array(1)
      raw.cuMemcpyDtoH(bytes, address, 1)
      return bytes[0] ?? 0
    },
    count(graph: number): number {
      raw.cuGraphGetNodes(graph, null, out)
      return Number(out[0])
    },
  }
}

test('the nodes of a graph run after those they depend on, and before what comes later in the stream', () => {
  const { raw, graph, memset, instantiate, stream, memory, read } = graphs()
  const address = memory()
  const whole = graph()
  const first = memset(whole, address, 1)
  memset(whole, address, 2, [first])
  const on = stream()
  expect(raw.cuGraphLaunch(instantiate(whole), on)).toBe(0)
  raw.cuMemcpyDtoDAsync(address + 64, address, 4, on)
  raw.cuStreamSynchronize(on)
  expect(read(address + 64)).toBe(2)
})

test('launches of one executable graph on two streams run one after the other', () => {
  const emulator = createEmulator({ scheduler: 'latest-possible', logOperations: true })
  const { raw, graph, memset, instantiate, stream, memory } = graphs(createDriver('emulator', emulator.open(), 0))
  const whole = graph()
  memset(whole, memory(), 1)
  const exec = instantiate(whole)
  const [a, b] = [stream(), stream()]
  raw.cuGraphLaunch(exec, a)
  raw.cuGraphLaunch(exec, b)
  // Only b is asked for: the launch on a has to run for it.
  raw.cuStreamSynchronize(b)
  expect(emulator.pendingOperations).toBe(0)
})

test('a circle of dependencies is found when the graph is instantiated', () => {
  const { raw, graph, empty, connect } = graphs()
  const whole = graph()
  const [a, b] = [empty(whole), empty(whole)]
  expect(connect(whole, a, b)).toBe(0)
  expect(connect(whole, b, a)).toBe(0)
  expect(raw.cuGraphInstantiate(new BigUint64Array(1), whole, 0)).toBe(CUDA_ERROR_INVALID_VALUE)
})

describe('an executable graph takes over', () => {
  test('new parameters of the same nodes', () => {
    const { raw, graph, memset, instantiate, stream, memory, read } = graphs()
    const address = memory()
    const old = graph()
    memset(old, address, 1)
    const exec = instantiate(old)
    const fresh = graph()
    memset(fresh, address, 5)
    const info = new Struct(structs.CUgraphExecUpdateResultInfo)
    expect(raw.cuGraphExecUpdate(exec, fresh, info.bytes)).toBe(0)
    const on = stream()
    raw.cuGraphLaunch(exec, on)
    raw.cuStreamSynchronize(on)
    expect(read(address)).toBe(5)
  })

  test('but no other edges, and says that the topology changed', () => {
    const { raw, graph, empty, connect, instantiate } = graphs()
    const old = graph()
    connect(old, empty(old), empty(old))
    const exec = instantiate(old)
    const fresh = graph()
    empty(fresh)
    empty(fresh)
    const info = new Struct(structs.CUgraphExecUpdateResultInfo)
    expect(raw.cuGraphExecUpdate(exec, fresh, info.bytes)).toBe(CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE)
    expect(info.get('result')).toBe(2)
  })
})

test('what was launched runs on with the old parameters when the executable graph is updated or destroyed', () => {
  const emulator = createEmulator({ scheduler: 'latest-possible' })
  const { raw, graph, memset, instantiate, stream, memory, read } = graphs(createDriver('emulator', emulator.open(), 0))
  const address = memory()
  const old = graph()
  memset(old, address, 1)
  const fresh = graph()
  memset(fresh, address, 5)
  const exec = instantiate(old)
  const on = stream()
  raw.cuGraphLaunch(exec, on)
  raw.cuGraphExecUpdate(exec, fresh, new Struct(structs.CUgraphExecUpdateResultInfo).bytes)
  raw.cuGraphExecDestroy(exec)
  raw.cuStreamSynchronize(on)
  expect(read(address)).toBe(1)
})

test('a clone is a graph of its own, whose nodes can be found by those it was made from', () => {
  const { raw, graph, empty, clone, count } = graphs()
  const whole = graph()
  const node = empty(whole)
  const copy = clone(whole)
  empty(whole)
  expect(count(copy)).toBe(1)
  const found = new BigUint64Array(1)
  expect(raw.cuGraphNodeFindInClone(found, node, copy)).toBe(0)
  expect(Number(found[0])).not.toBe(node)
  expect(raw.cuGraphNodeFindInClone(found, node, whole)).toBe(CUDA_ERROR_INVALID_VALUE)
})

test('a child graph is taken apart: what depends on it runs after all of its nodes', () => {
  const { raw, graph, memset, instantiate, stream, memory, read } = graphs()
  const address = memory()
  const inner = graph()
  memset(inner, address, 1)
  const outer = graph()
  const child = new BigUint64Array(1)
  expect(raw.cuGraphAddChildGraphNode(child, outer, null, 0, inner)).toBe(0)
  memset(outer, address, 2, [Number(child[0])])
  const on = stream()
  raw.cuGraphLaunch(instantiate(outer), on)
  raw.cuStreamSynchronize(on)
  expect(read(address)).toBe(2)
})

test('a record node records its event at each launch', () => {
  const { raw, graph, memset, instantiate, stream, event, memory } = graphs(
    emulatedDriver({ scheduler: 'latest-possible' }),
  )
  const whole = graph()
  const marked = event()
  const before = memset(whole, memory(), 1)
  expect(
    raw.cuGraphAddEventRecordNode(new BigUint64Array(1), whole, BigUint64Array.of(BigInt(before)), 1, marked),
  ).toBe(0)
  const exec = instantiate(whole)
  expect(raw.cuEventQuery(marked)).toBe(0)
  raw.cuGraphLaunch(exec, stream())
  expect(raw.cuEventQuery(marked)).toBe(CUresult.CUDA_ERROR_NOT_READY)
  expect(raw.cuEventSynchronize(marked)).toBe(0)
  expect(raw.cuEventQuery(marked)).toBe(0)
})
