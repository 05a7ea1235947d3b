import { EventNodeTask } from './event-node-task.ts'
import { Graph } from './graph.ts'
import type { GraphNode } from './graph.ts'
import type { ContextState, StreamState } from './context-state.ts'
import type { Machine } from './machine.ts'
import type { Operation, Task } from './operation.ts'
import { costs } from './virtual-clock.ts'

/** One step of an executable graph: its task, and the steps it comes after, by their place in the list. */
export interface ExecStep {
  readonly node: GraphNode
  /** Undefined for an empty node, which only orders. */
  task: Task | undefined
  readonly after: readonly number[]
}

/**
 * A graph that was instantiated: a fixed list of steps, child graphs taken apart.
 *
 * Launches of one executable graph run one after the other, whatever streams they are launched into.
 *
 * @see cuGraphLaunch (CUDA Driver API, Graph Management)
 */
export class GraphExec {
  readonly kind = 'graph-exec'
  handle = 0
  readonly context: ContextState
  readonly flags: number
  readonly steps: ExecStep[]
  #lastEnd: Operation | undefined

  constructor(context: ContextState, flags: number, steps: ExecStep[]) {
    this.context = context
    this.flags = flags
    this.steps = steps
  }

  launch(machine: Machine, stream: StreamState): void {
    const start = machine.submit(stream, startTask, costs.launchNs, this.#lastEnd)
    if (start === undefined) return
    const operations: Operation[] = []
    const isLast = new Set<Operation>([start])
    for (const { task, after } of this.steps) {
      const before = after.length === 0 ? [start] : after.flatMap((index) => operations[index] ?? [])
      // Of an event that is waited for, the record that it has when the graph is launched.
      const event = task instanceof EventNodeTask ? task.event : undefined
      if (task?.kind === 'wait' && event?.record !== undefined) before.push(event.record)
      const operation = machine.scheduler.submitNode(task ?? emptyTask, stream.queue, before)
      if (task?.kind === 'record' && event !== undefined) event.record = operation
      for (const one of before) isLast.delete(one)
      isLast.add(operation)
      operations.push(operation)
    }
    // What comes after the launch in its stream comes after all of its steps.
    const end = machine.scheduler.submit(endTask, stream.queue, [...isLast])
    for (const operation of operations) operation.closedBy = end
    this.#lastEnd = end
  }
}

/** The steps of a graph; undefined where its nodes depend on each other in a circle. */
export function stepsOf(graph: Graph): ExecStep[] | undefined {
  const steps: ExecStep[] = []
  return append(graph, [], steps) === undefined ? undefined : steps
}

/** Appends a graph that starts after `first`, and gives the steps that everything after it comes after. */
function append(graph: Graph, first: readonly number[], steps: ExecStep[]): readonly number[] | undefined {
  const order = graph.inOrder()
  if (order === undefined) return undefined
  const ends = new Map<GraphNode, readonly number[]>()
  const last: number[] = []
  for (const node of order) {
    const before = [...node.dependencies].flatMap((one) => ends.get(one) ?? [])
    const after = node.dependencies.size === 0 ? first : [...new Set(before)]
    const inner = node.work instanceof Graph ? append(node.work, after, steps) : undefined
    if (inner !== undefined) ends.set(node, inner)
    else if (node.work instanceof Graph) return undefined
    else {
      steps.push({ node, task: node.work === 'empty' ? undefined : node.work, after })
      ends.set(node, [steps.length - 1])
    }
    if (node.dependents.size === 0) last.push(...(ends.get(node) ?? []))
  }
  return order.length === 0 ? first : last
}

const startTask: Task = { kind: 'graph', durationNs: 0, run: () => 0, describe: () => 'launch of a graph' }
const endTask: Task = { kind: 'graph', durationNs: 0, run: () => 0, describe: () => 'end of a graph' }
const emptyTask: Task = { kind: 'empty', durationNs: 0, run: () => 0, describe: () => 'empty node' }
