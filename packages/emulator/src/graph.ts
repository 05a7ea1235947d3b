import { CUgraphNodeType } from '@cubaton/driver'
import type { Task, TaskKind } from './operation.ts'

/** A graph, and its nodes in the order in which they were added. */
export class Graph {
  readonly kind = 'graph'
  handle = 0
  readonly nodes = new Set<GraphNode>()

  add(work: NodeWork, dependencies: Iterable<GraphNode> = []): GraphNode {
    const node = new GraphNode(this, work)
    this.nodes.add(node)
    for (const dependency of dependencies) connect(dependency, node)
    return node
  }

  remove(node: GraphNode): void {
    for (const before of node.dependencies) before.dependents.delete(node)
    for (const after of node.dependents) after.dependencies.delete(node)
    this.nodes.delete(node)
  }

  /** A copy whose nodes know which ones they were made from. */
  clone(): Graph {
    const copy = new Graph()
    const copies = new Map<GraphNode, GraphNode>()
    for (const node of this.nodes) {
      const made = copy.add(node.work instanceof Graph ? node.work.clone() : node.work)
      made.original = node
      copies.set(node, made)
    }
    for (const node of this.nodes)
      for (const before of node.dependencies) {
        const [from, to] = [copies.get(before), copies.get(node)]
        if (from !== undefined && to !== undefined) connect(from, to)
      }
    return copy
  }

  /** Every node after those that it depends on; undefined where they depend on each other in a circle. */
  inOrder(): GraphNode[] | undefined {
    const left = new Map<GraphNode, number>()
    const order: GraphNode[] = []
    for (const node of this.nodes) {
      left.set(node, node.dependencies.size)
      if (node.dependencies.size === 0) order.push(node)
    }
    for (const node of order)
      for (const after of node.dependents) {
        const count = (left.get(after) ?? 0) - 1
        left.set(after, count)
        if (count === 0) order.push(after)
      }
    return order.length === this.nodes.size ? order : undefined
  }
}

/** What a node does: a task, a graph of its own, or nothing. */
export type NodeWork = Task | Graph | 'empty'

export class GraphNode {
  readonly kind = 'graph-node'
  handle = 0
  readonly graph: Graph
  work: NodeWork
  readonly dependencies = new Set<GraphNode>()
  readonly dependents = new Set<GraphNode>()
  /** In a clone: the node it was made from. */
  original: GraphNode | undefined

  constructor(graph: Graph, work: NodeWork) {
    this.graph = graph
    this.work = work
  }

  /** A value of CUgraphNodeType. */
  get type(): number {
    if (this.work === 'empty') return CUgraphNodeType.CU_GRAPH_NODE_TYPE_EMPTY
    return this.work instanceof Graph ? CUgraphNodeType.CU_GRAPH_NODE_TYPE_GRAPH : nodeTypes[this.work.kind]
  }
}

const nodeTypes: Readonly<Record<TaskKind, number>> = {
  kernel: CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL,
  copy: CUgraphNodeType.CU_GRAPH_NODE_TYPE_MEMCPY,
  memset: CUgraphNodeType.CU_GRAPH_NODE_TYPE_MEMSET,
  'host-function': CUgraphNodeType.CU_GRAPH_NODE_TYPE_HOST,
  record: CUgraphNodeType.CU_GRAPH_NODE_TYPE_EVENT_RECORD,
  wait: CUgraphNodeType.CU_GRAPH_NODE_TYPE_WAIT_EVENT,
  'wait-value': CUgraphNodeType.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
  'write-value': CUgraphNodeType.CU_GRAPH_NODE_TYPE_BATCH_MEM_OP,
  allocate: CUgraphNodeType.CU_GRAPH_NODE_TYPE_MEM_ALLOC,
  free: CUgraphNodeType.CU_GRAPH_NODE_TYPE_MEM_FREE,
  graph: CUgraphNodeType.CU_GRAPH_NODE_TYPE_GRAPH,
  empty: CUgraphNodeType.CU_GRAPH_NODE_TYPE_EMPTY,
}

export function connect(before: GraphNode, after: GraphNode): void {
  before.dependents.add(after)
  after.dependencies.add(before)
}

/** Whether work of `node` comes before one of `after`, or is one of them. */
export function isBeforeOrIn(node: GraphNode, after: ReadonlySet<GraphNode>): boolean {
  const seen = new Set<GraphNode>()
  const pending = [...after]
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    if (current === node) return true
    if (seen.has(current)) continue
    seen.add(current)
    pending.push(...current.dependencies)
  }
  return false
}
