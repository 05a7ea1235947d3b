import { Struct, structs } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import { GraphParts, handles } from '../graph-parts.ts'
import { invalidValue, ok } from '../result-name.ts'

export const graphs = casesOf('graphs', (conformanceCase) => {
  conformanceCase(
    'a node runs after those that it depends on',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, graph] = [f.memory(), parts.create()]
      const first = parts.memset(graph, memory, 1)
      const second = parts.kernel(graph, 'copy', [memory + 64, memory, 1], first)
      parts.memset(graph, memory, 2, second)
      return [parts.run(parts.instantiate(graph)), f.read(memory), f.read(memory + 64)]
    },
    [ok, [2], [1]],
  )

  conformanceCase(
    'nodes, roots and edges can be counted and listed',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const a = parts.empty(graph)
      const b = parts.empty(graph, a)
      parts.empty(graph, a, b)
      return [parts.nodes(graph).length, parts.rootCount(graph), parts.edges(graph).length, parts.types(graph)]
    },
    [3, 1, 3, [5, 5, 5]],
  )

  conformanceCase(
    'a list that is longer than there are nodes is filled up with zeros, and a shorter one holds the first',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      for (let index = 0; index < 3; index++) parts.empty(graph)
      const list = new BigUint64Array(5).fill(9n)
      const count = BigUint64Array.of(5n)
      const long = [f.call.cuGraphGetNodes(graph, list, count), Number(count[0]), [...list.subarray(3)].map(Number)]
      count[0] = 2n
      const short = [f.call.cuGraphGetNodes(graph, list, count), Number(count[0])]
      return [long, short]
    },
    [
      [ok, 3, [0, 0]],
      [ok, 2],
    ],
  )

  conformanceCase(
    'edges are added once, never from a node to itself, and only between nodes of the graph',
    (f) => {
      const parts = new GraphParts(f)
      const [graph, other] = [parts.create(), parts.create()]
      const [a, b, foreign] = [parts.empty(graph), parts.empty(graph), parts.empty(other)]
      const add = (from: number, to: number) =>
        f.call.cuGraphAddDependencies(graph, handles(from), handles(to), null, 1)
      return [add(a, b), add(a, b), add(a, a), add(a, foreign), parts.edgeCount(graph)]
    },
    [ok, invalidValue, invalidValue, invalidValue, 1],
  )

  conformanceCase(
    'a circle can be added, and is found when the graph is instantiated',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const [a, b] = [parts.empty(graph), parts.empty(graph)]
      return [
        f.call.cuGraphAddDependencies(graph, handles(a, b), handles(b, a), null, 2),
        f.call.cuGraphInstantiate(new BigUint64Array(1), graph, 0),
      ]
    },
    [ok, invalidValue],
  )

  conformanceCase(
    'an edge can be removed, but not one that is not there',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const a = parts.empty(graph)
      const b = parts.empty(graph, a)
      const remove = () => f.call.cuGraphRemoveDependencies(graph, handles(a), handles(b), null, 1)
      return [remove(), remove(), parts.edgeCount(graph)]
    },
    [ok, invalidValue, 0],
  )

  conformanceCase(
    'a node that is destroyed takes its edges along',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const a = parts.empty(graph)
      const b = parts.empty(graph, a)
      parts.empty(graph, b)
      return [f.call.cuGraphDestroyNode(b), parts.nodes(graph).length, parts.edgeCount(graph)]
    },
    [ok, 2, 0],
  )

  conformanceCase(
    'a node knows what it depends on, and what depends on it',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const [a, b] = [parts.empty(graph), parts.empty(graph)]
      const c = parts.empty(graph, a, b)
      const count = new BigUint64Array(1)
      const results = [f.call.cuGraphNodeGetDependencies(c, null, null, count), Number(count[0])]
      results.push(f.call.cuGraphNodeGetDependentNodes(a, null, null, count), Number(count[0]))
      return results
    },
    [ok, 2, ok, 1],
  )

  conformanceCase(
    'a clone is a graph of its own, whose nodes are found by those they were made from',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.create()
      const node = parts.empty(graph)
      const clone = f.made((out) => f.checked.cuGraphClone(out, graph))
      parts.empty(graph, node)
      const found = new BigUint64Array(1)
      return [
        parts.nodes(clone).length,
        f.call.cuGraphNodeFindInClone(found, node, clone),
        Number(found[0]) !== node && parts.nodes(clone).includes(Number(found[0])),
        f.call.cuGraphNodeFindInClone(found, node, graph),
      ]
    },
    [1, ok, true, invalidValue],
  )

  conformanceCase(
    'a kernel node gives its parameters back, and takes others',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, graph] = [f.memory(), parts.create()]
      const node = parts.kernel(graph, 'fill', [memory, 1, 1])
      const given = new Struct(structs.CUDA_KERNEL_NODE_PARAMS)
      const result = f.call.cuGraphKernelNodeGetParams(node, given.bytes)
      const taken = f.call.cuGraphKernelNodeSetParams(node, parts.kernelParameters('fill', [memory, 1, 9]).bytes)
      return [result, given.get('blockDimX'), taken, parts.run(parts.instantiate(graph)), f.read(memory)]
    },
    [ok, 32, ok, ok, [9]],
    { needs: 'node parameters' },
  )

  conformanceCase(
    'a memset node gives its parameters back',
    (f) => {
      const parts = new GraphParts(f)
      const memory = f.memory()
      const node = parts.memset(parts.create(), memory, 77)
      const given = new Struct(structs.CUDA_MEMSET_NODE_PARAMS)
      const result = f.call.cuGraphMemsetNodeGetParams(node, given.bytes)
      return [result, given.get('dst') === memory, given.get('value'), given.get('elementSize'), given.get('width')]
    },
    [ok, true, 77, 4, 1],
    { needs: 'node parameters' },
  )

  conformanceCase(
    'a child graph runs as one node: what depends on it comes after all of it',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, inner, outer] = [f.memory(), parts.create(), parts.create()]
      const first = parts.memset(inner, memory, 1)
      parts.kernel(inner, 'add_one', [memory, 1], first)
      const child = f.made((out) => f.checked.cuGraphAddChildGraphNode(out, outer, null, 0, inner))
      parts.kernel(outer, 'copy', [memory + 64, memory, 1], child)
      return [parts.types(outer), parts.run(parts.instantiate(outer)), f.read(memory + 64)]
    },
    [[0, 4], ok, [2]],
  )

  conformanceCase(
    'a graph takes no flags',
    (f) => [f.call.cuGraphCreate(new BigUint64Array(1), 1), f.call.cuGraphCreate(null, 0)],
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'the null graph and the null executable graph are none',
    (f) => [
      f.call.cuGraphInstantiate(new BigUint64Array(1), 0, 0),
      f.call.cuGraphDestroy(0),
      f.call.cuGraphExecDestroy(0),
      f.call.cuGraphLaunch(0, f.stream()),
      f.call.cuGraphGetNodes(0, null, new BigUint64Array(1)),
    ],
    observe,
  )
})
