import { Struct, structs } from '@cubaton/driver'
import type { Fixture } from './fixture.ts'
import { kernelParameters } from './kernel-provider.ts'
import type { KernelName } from './kernel-provider.ts'
import type { ResultName } from './result-name.ts'

/** Handles in an array, as graph calls take and give them. */
export function handles(...values: number[]): BigUint64Array {
  return BigUint64Array.from(values, BigInt)
}

/** A graph by short words, and what is in it. */
export class GraphParts {
  readonly #f: Fixture

  constructor(fixture: Fixture) {
    this.#f = fixture
  }

  create(): number {
    return this.#f.made((out) => this.#f.checked.cuGraphCreate(out, 0))
  }

  empty(graph: number, ...after: number[]): number {
    return this.#f.made((out) => this.#f.checked.cuGraphAddEmptyNode(out, graph, handles(...after), after.length))
  }

  /** A node that sets one word. */
  memset(graph: number, to: number, value: number, ...after: number[]): number {
    const { bytes } = memsetParameters(to, value)
    const dependencies = handles(...after)
    return this.#f.made((out) =>
      this.#f.checked.cuGraphAddMemsetNode(out, graph, dependencies, after.length, bytes, this.#f.context),
    )
  }

  kernel(graph: number, name: KernelName, values: readonly number[], ...after: number[]): number {
    const { bytes } = this.kernelParameters(name, values)
    const dependencies = handles(...after)
    return this.#f.made((out) => this.#f.checked.cuGraphAddKernelNode(out, graph, dependencies, after.length, bytes))
  }

  kernelParameters(name: KernelName, values: readonly number[]): Struct<typeof structs.CUDA_KERNEL_NODE_PARAMS> {
    const parameters =
      kernelParameters[name].length === 0 ? 0 : this.#f.host.addressOf(this.#f.parameters(name, ...values))
    return new Struct(structs.CUDA_KERNEL_NODE_PARAMS)
      .set('func', this.#f.kernel(name))
      .set('gridDimX', 1)
      .set('gridDimY', 1)
      .set('gridDimZ', 1)
      .set('blockDimX', 32)
      .set('blockDimY', 1)
      .set('blockDimZ', 1)
      .set('kernelParams', parameters)
  }

  instantiate(graph: number): number {
    return this.#f.made((out) => this.#f.checked.cuGraphInstantiate(out, graph, 0))
  }

  /** Launches on a stream of its own, and waits for the end. */
  run(exec: number): ResultName {
    const stream = this.#f.stream()
    this.#f.checked.cuGraphLaunch(exec, stream)
    return this.#f.call.cuStreamSynchronize(stream)
  }

  nodes(graph: number): number[] {
    const count = new BigUint64Array(1)
    this.#f.checked.cuGraphGetNodes(graph, null, count)
    const nodes = new BigUint64Array(Math.max(1, Number(count[0])))
    if (Number(count[0]) > 0) this.#f.checked.cuGraphGetNodes(graph, nodes, count)
    return [...nodes.subarray(0, Number(count[0]))].map(Number)
  }

  /** The edges, as places in the list of nodes. */
  edges(graph: number): [from: number, to: number][] {
    const count = new BigUint64Array(1)
    this.#f.checked.cuGraphGetEdges(graph, null, null, null, count)
    const [from, to] = [0, 1].map(() => new BigUint64Array(Math.max(1, Number(count[0]))))
    const nodes = this.nodes(graph)
    if (Number(count[0]) > 0) this.#f.checked.cuGraphGetEdges(graph, from ?? null, to ?? null, null, count)
    return Array.from({ length: Number(count[0]) }, (_, index) => [
      nodes.indexOf(Number(from?.[index])),
      nodes.indexOf(Number(to?.[index])),
    ])
  }

  edgeCount(graph: number): number {
    return this.edges(graph).length
  }

  rootCount(graph: number): number {
    const count = new BigUint64Array(1)
    this.#f.checked.cuGraphGetRootNodes(graph, null, count)
    return Number(count[0])
  }

  /** The types of the nodes, sorted. */
  types(graph: number): number[] {
    return this.nodes(graph)
      .map((node) => this.#f.number((out) => this.#f.checked.cuGraphNodeGetType(node, out)))
      .toSorted((a, b) => a - b)
  }

  /** Captures on a stream what `body` does. */
  capture(stream: number, body: () => void, mode = 1): number {
    this.#f.checked.cuStreamBeginCapture(stream, mode)
    body()
    return this.#f.made((out) => this.#f.checked.cuStreamEndCapture(stream, out))
  }
}

export function memsetParameters(to: number, value: number): Struct<typeof structs.CUDA_MEMSET_NODE_PARAMS> {
  return new Struct(structs.CUDA_MEMSET_NODE_PARAMS)
    .set('dst', to)
    .set('value', value)
    .set('elementSize', 4)
    .set('width', 1)
    .set('height', 1)
}
