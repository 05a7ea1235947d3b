import { GraphNode } from './graph.ts'
import type { Graph } from './graph.ts'
import type { Machine } from './machine.ts'
import { isSize } from './out-values.ts'

/** A node’s handle: nodes that capture made get one when somebody asks. */
export function nodeHandle(machine: Machine, node: GraphNode): number {
  if (node.handle === 0) node.handle = machine.handles.add('graph-node', node)
  return node.handle
}

/** A graph’s handle: one that capture or a child node made gets it when somebody asks. */
export function handleOfGraph(machine: Machine, graph: Graph): number {
  if (graph.handle === 0) graph.handle = machine.handles.add('graph', graph)
  return graph.handle
}

/** The nodes that an array names; undefined where one of them is none. */
export function nodesAt(
  machine: Machine,
  handles: BigUint64Array | null | undefined,
  count: number | bigint,
): GraphNode[] | undefined {
  const length = Number(count)
  if (!isSize(length)) return undefined
  if (length === 0) return []
  if (!(handles instanceof BigUint64Array) || handles.length < length) return undefined
  const nodes: GraphNode[] = []
  for (const handle of handles.subarray(0, length)) {
    const node = machine.handles.get(Number(handle))
    if (!(node instanceof GraphNode)) return undefined
    nodes.push(node)
  }
  return nodes
}

/** Takes the handles of a graph and its nodes back. */
export function forgetGraph(machine: Machine, graph: Graph): void {
  for (const node of graph.nodes) {
    if (node.handle !== 0) machine.handles.remove('graph-node', node.handle)
    if (typeof node.work === 'object' && 'nodes' in node.work) forgetGraph(machine, node.work)
  }
  if (graph.handle !== 0) machine.handles.remove('graph', graph.handle)
}
