import { CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions, StructLayout } from '@cubaton/driver'
import { EventState } from './context-state.ts'
import { MemsetTask } from './copy-task.ts'
import { EventNodeTask } from './event-node-task.ts'
import { Graph, GraphNode } from './graph.ts'
import type { NodeWork } from './graph.ts'
import { GraphExec } from './graph-exec.ts'
import { handleOfGraph, nodeHandle, nodesAt } from './graph-handles.ts'
import { HostFunctionTask } from './host-function-task.ts'
import { KernelTask } from './kernel-task.ts'
import { argumentsOf, isShape } from './launch-api.ts'
import type { Machine } from './machine.ts'
import { functionOf } from './module-api.ts'
import type { Task } from './operation.ts'
import { isOut64, isSize, put64 } from './out-values.ts'

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = CUresult

/** Nodes that a program adds to a graph by hand, and the parameters of those that it changes. */
export function graphNodesApi(machine: Machine): Partial<DriverFunctions> {
  /** Adds a node whose work `make` makes, or gives the result that `make` gives. */
  const add = (
    out: BigUint64Array | null,
    graphHandle: number,
    dependencies: BigUint64Array | null,
    count: number,
    make: () => NodeWork | number,
  ): number => {
    const graph = machine.handles.get(graphHandle)
    const before = nodesAt(machine, dependencies, count)
    if (!isOut64(out) || !(graph instanceof Graph) || before === undefined) return CUDA_ERROR_INVALID_VALUE
    if (before.some((node) => node.graph !== graph) || new Set(before).size < before.length)
      return CUDA_ERROR_INVALID_VALUE
    const work = make()
    if (typeof work === 'number') return work
    put64(out, nodeHandle(machine, graph.add(work, before)))
    return 0
  }

  const memset = (bytes: Uint8Array | null): Task | number => {
    const parameters = structAt(structs.CUDA_MEMSET_NODE_PARAMS, bytes)
    if (parameters === undefined) return CUDA_ERROR_INVALID_VALUE
    const elementBytes = parameters.get('elementSize')
    const width = parameters.get('width')
    const height = parameters.get('height')
    const pitch = parameters.get('pitch')
    const address = parameters.get('dst')
    if (![1, 2, 4].includes(elementBytes) || !isSize(width) || !isSize(height)) return CUDA_ERROR_INVALID_VALUE
    if (width === 0 || height === 0 || address % elementBytes !== 0) return CUDA_ERROR_INVALID_VALUE
    if (height > 1 && (!isSize(pitch) || pitch < width * elementBytes)) return CUDA_ERROR_INVALID_VALUE
    const byteLength = (height - 1) * (height > 1 ? pitch : 0) + width * elementBytes
    const place = machine.memory.place(address, byteLength)
    if (place === undefined) return CUDA_ERROR_INVALID_VALUE
    if (!machine.memory.touch(place.allocation)) return CUresult.CUDA_ERROR_OUT_OF_MEMORY
    return new MemsetTask(machine, { place, pitch }, parameters.get('value'), elementBytes, width, height)
  }

  const hostFunction = (bytes: Uint8Array | null): Task | number => {
    const parameters = structAt(structs.CUDA_HOST_NODE_PARAMS, bytes)
    if (parameters === undefined || !machine.host.knowsCallback(parameters.get('fn'))) return CUDA_ERROR_INVALID_VALUE
    return new HostFunctionTask(machine, parameters.get('fn'), [parameters.get('userData')])
  }

  const kernel = (bytes: Uint8Array | null): Task | number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    const parameters = structAt(structs.CUDA_KERNEL_NODE_PARAMS, bytes)
    if (parameters === undefined) return CUDA_ERROR_INVALID_VALUE
    const found = functionOf(machine, context, parameters.get('func') || parameters.get('kern'))
    if (found === undefined) return CUDA_ERROR_INVALID_HANDLE
    const shape = {
      grid: { x: parameters.get('gridDimX'), y: parameters.get('gridDimY'), z: parameters.get('gridDimZ') },
      block: { x: parameters.get('blockDimX'), y: parameters.get('blockDimY'), z: parameters.get('blockDimZ') },
      sharedBytes: parameters.get('sharedMemBytes'),
    }
    if (!isShape(shape, found)) return CUDA_ERROR_INVALID_VALUE
    const { parameters: kinds } = found.definition
    const addresses = wordsAt(machine, parameters.get('kernelParams'), kinds.length)
    // At most three pairs and the end.
    const extra = addresses === null ? wordsAt(machine, parameters.get('extra'), 5) : null
    const values = argumentsOf(machine, kinds, addresses, extra)
    return values === undefined
      ? CUDA_ERROR_INVALID_VALUE
      : new KernelTask(machine, context, found.definition, shape, values)
  }

  const event = (kind: 'record' | 'wait', handle: number): Task | number => {
    const found = machine.handles.get(handle)
    return found instanceof EventState ? new EventNodeTask(kind, found) : CUDA_ERROR_INVALID_HANDLE
  }

  /** Replaces the work of a node by other work of its kind, in its graph. */
  const change = (handle: number, make: () => Task | number): number => {
    const node = machine.handles.get(handle)
    if (!(node instanceof GraphNode)) return CUDA_ERROR_INVALID_VALUE
    const work = make()
    if (typeof work === 'number') return work
    if (node.type !== new GraphNode(node.graph, work).type) return CUDA_ERROR_INVALID_VALUE
    node.work = work
    return 0
  }

  /** The same in an executable graph, for its later launches: the node is that of the graph it was made from. */
  const changeExec = (execHandle: number, handle: number, make: () => Task | number): number => {
    const exec = machine.handles.get(execHandle)
    const node = machine.handles.get(handle)
    if (!(exec instanceof GraphExec) || !(node instanceof GraphNode)) return CUDA_ERROR_INVALID_VALUE
    const step = exec.steps.find((one) => one.node === node)
    const work = make()
    if (typeof work === 'number') return work
    if (step?.task === undefined || step.task.kind !== work.kind) return CUDA_ERROR_INVALID_VALUE
    step.task = work
    return 0
  }

  return {
    cuGraphAddEmptyNode: (out, graph, dependencies, count) => add(out, graph, dependencies, count, () => 'empty'),
    cuGraphAddMemsetNode: (out, graph, dependencies, count, parameters) =>
      add(out, graph, dependencies, count, () => memset(parameters)),
    cuGraphAddHostNode: (out, graph, dependencies, count, parameters) =>
      add(out, graph, dependencies, count, () => hostFunction(parameters)),
    cuGraphAddKernelNode: (out, graph, dependencies, count, parameters) =>
      add(out, graph, dependencies, count, () => kernel(parameters)),
    cuGraphAddEventRecordNode: (out, graph, dependencies, count, handle) =>
      add(out, graph, dependencies, count, () => event('record', handle)),
    cuGraphAddEventWaitNode: (out, graph, dependencies, count, handle) =>
      add(out, graph, dependencies, count, () => event('wait', handle)),
    cuGraphAddChildGraphNode: (out, graph, dependencies, count, childHandle) =>
      add(out, graph, dependencies, count, () => {
        const child = machine.handles.get(childHandle)
        return child instanceof Graph && childHandle !== graph ? child.clone() : CUDA_ERROR_INVALID_VALUE
      }),
    cuGraphChildGraphNodeGetGraph(handle, out) {
      const node = machine.handles.get(handle)
      if (!(node instanceof GraphNode) || !(node.work instanceof Graph) || !isOut64(out))
        return CUDA_ERROR_INVALID_VALUE
      put64(out, handleOfGraph(machine, node.work))
      return 0
    },
    cuGraphKernelNodeSetParams: (node, parameters) => change(node, () => kernel(parameters)),
    cuGraphMemsetNodeSetParams: (node, parameters) => change(node, () => memset(parameters)),
    cuGraphHostNodeSetParams: (node, parameters) => change(node, () => hostFunction(parameters)),
    cuGraphExecKernelNodeSetParams: (exec, node, parameters) => changeExec(exec, node, () => kernel(parameters)),
    cuGraphExecMemsetNodeSetParams: (exec, node, parameters) => changeExec(exec, node, () => memset(parameters)),
    cuGraphExecHostNodeSetParams: (exec, node, parameters) => changeExec(exec, node, () => hostFunction(parameters)),
  }
}

function structAt<Layout extends StructLayout>(layout: Layout, bytes: Uint8Array | null): Struct<Layout> | undefined {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength < layout.byteLength) return undefined
  return new Struct(layout, bytes as Uint8Array<ArrayBuffer>)
}

/** A list of addresses that a struct points at; null for the null pointer and where nothing lies there. */
function wordsAt(machine: Machine, address: number, count: number): BigUint64Array | null {
  if (address === 0 || count === 0) return null
  for (let length = count; length > 0; length--) {
    const bytes = machine.hostBytes(address, length * 8)
    if (bytes !== undefined) return new BigUint64Array(bytes.slice().buffer)
  }
  return null
}
