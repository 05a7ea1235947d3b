import { CUgraphExecUpdateResult, CUresult, Struct, structs } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { connect, Graph, GraphNode } from './graph.ts'
import { GraphExec, stepsOf } from './graph-exec.ts'
import type { ExecStep } from './graph-exec.ts'
import { forgetGraph, nodeHandle, nodesAt } from './graph-handles.ts'
import type { Machine } from './machine.ts'
import { isOut64, isSize, put32, put64 } from './out-values.ts'

const { CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_SUPPORTED } = CUresult

/** What cuGraphInstantiate takes: auto free, upload, device launch, node priority. */
const instantiateFlags = 15

/** Graphs: their nodes and edges, instantiated, launched, updated. Nodes with work of their own are in graph-nodes-api. */
export function graphApi(machine: Machine): Partial<DriverFunctions> {
  const graphOf = (handle: number): Graph | undefined => {
    const graph = machine.handles.get(handle)
    return graph instanceof Graph ? graph : undefined
  }
  const nodeOf = (handle: number): GraphNode | undefined => {
    const node = machine.handles.get(handle)
    return node instanceof GraphNode ? node : undefined
  }
  const execOf = (handle: number): GraphExec | undefined => {
    const exec = machine.handles.get(handle)
    return exec instanceof GraphExec ? exec : undefined
  }

  /** Writes the handles of nodes as the driver lists them: the count alone where there is no array. */
  const list = (
    nodes: readonly GraphNode[],
    out: BigUint64Array | null,
    count: BigUint64Array | null,
    second: readonly GraphNode[] = [],
    secondOut: BigUint64Array | null = null,
  ): number => {
    if (!isOut64(count)) return CUDA_ERROR_INVALID_VALUE
    if (out === null) {
      put64(count, nodes.length)
      return 0
    }
    const room = Math.min(Number(count[0]), out.length)
    for (let index = 0; index < room; index++) {
      const node = nodes[index]
      out[index] = node === undefined ? 0n : BigInt(nodeHandle(machine, node))
      const other = second[index]
      if (secondOut !== null && index < secondOut.length)
        secondOut[index] = other === undefined ? 0n : BigInt(nodeHandle(machine, other))
    }
    put64(count, Math.min(room, nodes.length))
    return 0
  }

  const instantiate = (out: BigUint64Array | null, graphHandle: number, flags: number | bigint): number => {
    const context = machine.enter()
    if (typeof context === 'number') return context
    const graph = graphOf(graphHandle)
    if (!isOut64(out) || graph === undefined) return CUDA_ERROR_INVALID_VALUE
    const wanted = Number(flags)
    if (!isSize(wanted) || wanted > instantiateFlags) return CUDA_ERROR_INVALID_VALUE
    // Device-side launch needs kernels that launch graphs, which no kernel here can.
    if ((wanted & 4) !== 0) return CUDA_ERROR_NOT_SUPPORTED
    const steps = stepsOf(graph)
    if (steps === undefined) return CUDA_ERROR_INVALID_VALUE
    const exec = new GraphExec(context, wanted, steps)
    exec.handle = machine.handles.add('graph-exec', exec)
    context.owned.add(exec)
    put64(out, exec.handle)
    return 0
  }

  const changeEdges = (
    graphHandle: number,
    from: BigUint64Array | null,
    to: BigUint64Array | null,
    count: number,
    change: (before: GraphNode, after: GraphNode) => boolean,
  ): number => {
    const graph = graphOf(graphHandle)
    const before = nodesAt(machine, from, count)
    const after = nodesAt(machine, to, count)
    if (graph === undefined || before === undefined || after === undefined) return CUDA_ERROR_INVALID_VALUE
    if ([...before, ...after].some((node) => node.graph !== graph)) return CUDA_ERROR_INVALID_VALUE
    for (const [index, node] of before.entries()) {
      const other = after[index]
      if (other === undefined || !change(node, other)) return CUDA_ERROR_INVALID_VALUE
    }
    return 0
  }

  return {
    cuGraphCreate(out, flags) {
      if (!machine.initialized) return CUresult.CUDA_ERROR_NOT_INITIALIZED
      if (!isOut64(out) || flags !== 0) return CUDA_ERROR_INVALID_VALUE
      const graph = new Graph()
      graph.handle = machine.handles.add('graph', graph)
      put64(out, graph.handle)
      return 0
    },
    cuGraphDestroy(handle) {
      const graph = graphOf(handle)
      if (graph === undefined) return CUDA_ERROR_INVALID_VALUE
      forgetGraph(machine, graph)
      return 0
    },
    cuGraphClone(out, handle) {
      const graph = graphOf(handle)
      if (!isOut64(out) || graph === undefined) return CUDA_ERROR_INVALID_VALUE
      const clone = graph.clone()
      clone.handle = machine.handles.add('graph', clone)
      put64(out, clone.handle)
      return 0
    },
    cuGraphNodeFindInClone(out, handle, cloneHandle) {
      const original = nodeOf(handle)
      const clone = graphOf(cloneHandle)
      if (!isOut64(out) || original === undefined || clone === undefined) return CUDA_ERROR_INVALID_VALUE
      const found = [...clone.nodes].find((node) => node.original === original)
      if (found === undefined) return CUDA_ERROR_INVALID_VALUE
      put64(out, nodeHandle(machine, found))
      return 0
    },
    cuGraphGetNodes(handle, out, count) {
      const graph = graphOf(handle)
      return graph === undefined ? CUDA_ERROR_INVALID_VALUE : list([...graph.nodes], out, count)
    },
    cuGraphGetRootNodes(handle, out, count) {
      const graph = graphOf(handle)
      if (graph === undefined) return CUDA_ERROR_INVALID_VALUE
      return list(
        [...graph.nodes].filter((node) => node.dependencies.size === 0),
        out,
        count,
      )
    },
    cuGraphGetEdges(handle, from, to, edgeData, count) {
      const graph = graphOf(handle)
      if (graph === undefined) return CUDA_ERROR_INVALID_VALUE
      const before: GraphNode[] = []
      const after: GraphNode[] = []
      for (const node of graph.nodes)
        for (const dependent of node.dependents) {
          before.push(node)
          after.push(dependent)
        }
      edgeData?.fill(0) // every edge here is an ordinary one
      return (from === null) === (to === null) ? list(before, from, count, after, to) : CUDA_ERROR_INVALID_VALUE
    },
    cuGraphNodeGetDependencies(handle, out, edgeData, count) {
      const node = nodeOf(handle)
      edgeData?.fill(0)
      return node === undefined ? CUDA_ERROR_INVALID_VALUE : list([...node.dependencies], out, count)
    },
    cuGraphNodeGetDependentNodes(handle, out, edgeData, count) {
      const node = nodeOf(handle)
      edgeData?.fill(0)
      return node === undefined ? CUDA_ERROR_INVALID_VALUE : list([...node.dependents], out, count)
    },
    cuGraphNodeGetType(handle, out) {
      const node = nodeOf(handle)
      return node !== undefined && put32(out, node.type) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuGraphDestroyNode(handle) {
      const node = nodeOf(handle)
      if (node === undefined) return CUDA_ERROR_INVALID_VALUE
      node.graph.remove(node)
      machine.handles.remove('graph-node', handle)
      return 0
    },
    cuGraphAddDependencies: (graph, from, to, _edges, count) =>
      changeEdges(graph, from, to, count, (before, after) => {
        // A circle is found when the graph is instantiated.
        if (before === after || before.dependents.has(after)) return false
        connect(before, after)
        return true
      }),
    cuGraphRemoveDependencies: (graph, from, to, _edges, count) =>
      changeEdges(
        graph,
        from,
        to,
        count,
        (before, after) => before.dependents.delete(after) && after.dependencies.delete(before),
      ),
    cuGraphInstantiate: instantiate,
    cuGraphInstantiateWithParams(out, graph, bytes) {
      const layout = structs.CUDA_GRAPH_INSTANTIATE_PARAMS
      if (!(bytes instanceof Uint8Array) || bytes.byteLength < layout.byteLength) return CUDA_ERROR_INVALID_VALUE
      const parameters = new Struct(layout, bytes as Uint8Array<ArrayBuffer>)
      const result = instantiate(out, graph, parameters.get('flags'))
      parameters.set('result_out', result === 0 ? 0 : 1).set('hErrNode_out', 0)
      return result
    },
    cuGraphExecGetFlags(handle, flags) {
      const exec = execOf(handle)
      return exec !== undefined && put64(flags, exec.flags) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuGraphExecDestroy(handle) {
      const exec = execOf(handle)
      if (exec === undefined) return CUDA_ERROR_INVALID_VALUE
      // What was launched runs on.
      machine.handles.remove('graph-exec', handle)
      exec.context.owned.delete(exec)
      return 0
    },
    cuGraphUpload(handle, streamHandle) {
      const stream = machine.streamOf(streamHandle)
      if (typeof stream === 'number') return stream
      return execOf(handle) === undefined ? CUDA_ERROR_INVALID_VALUE : 0
    },
    cuGraphLaunch(handle, streamHandle) {
      const stream = machine.streamOf(streamHandle)
      if (typeof stream === 'number') return stream
      const exec = execOf(handle)
      if (exec === undefined) return CUDA_ERROR_INVALID_VALUE
      const { capture } = stream
      if (capture !== undefined)
        return machine.captures.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
      exec.launch(machine, stream)
      return 0
    },
    cuGraphExecUpdate(handle, graphHandle, info) {
      const layout = structs.CUgraphExecUpdateResultInfo
      const exec = execOf(handle)
      const graph = graphOf(graphHandle)
      if (!(info instanceof Uint8Array) || info.byteLength < layout.byteLength) return CUDA_ERROR_INVALID_VALUE
      if (exec === undefined || graph === undefined) return CUDA_ERROR_INVALID_VALUE
      const steps = stepsOf(graph)
      const answer = steps === undefined ? { result: 1, node: undefined } : compare(exec.steps, steps)
      new Struct(layout, info as Uint8Array<ArrayBuffer>)
        .set('result', answer.result)
        .set('errorNode', answer.node === undefined ? 0 : nodeHandle(machine, answer.node))
        .set('errorFromNode', 0)
      if (answer.result !== 0 || steps === undefined) return CUresult.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
      for (const [index, step] of steps.entries()) {
        const old = exec.steps[index]
        if (old !== undefined) old.task = step.task
      }
      return 0
    },
  }
}

/** Whether an executable graph can take over the steps of another graph: the same kinds of node, ordered alike. */
function compare(
  old: readonly ExecStep[],
  fresh: readonly ExecStep[],
): { readonly result: number; readonly node: GraphNode | undefined } {
  const topology = CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED
  if (old.length !== fresh.length) return { result: topology, node: undefined }
  for (const [index, step] of fresh.entries()) {
    const before = old[index]
    if (before === undefined) return { result: topology, node: step.node }
    if (before.node.type !== step.node.type)
      return { result: CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED, node: step.node }
    if (before.after.length !== step.after.length || before.after.some((one) => !step.after.includes(one)))
      return { result: topology, node: step.node }
  }
  return { result: 0, node: undefined }
}
