import { Struct, structs } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import { GraphParts, memsetParameters } from '../graph-parts.ts'
import { captureUnsupported, invalidValue, notReady, ok, updateFailure } from '../result-name.ts'

export const graphLaunches = casesOf('graph launches', (conformanceCase) => {
  conformanceCase(
    'a launch runs in the order of its stream',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, graph] = [f.stream(), f.memory(), parts.create()]
      parts.kernel(graph, 'add_one', [memory, 1])
      const exec = parts.instantiate(graph)
      const gate = f.gate(stream)
      f.launch('fill', stream, memory, 1, 10)
      const launched = f.call.cuGraphLaunch(exec, stream)
      f.launch('copy', stream, memory + 64, memory, 1)
      const before = f.call.cuStreamQuery(stream)
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [launched, before, f.read(memory + 64)]
    },
    [ok, notReady, [11]],
  )

  conformanceCase(
    'an event that is recorded after a launch covers the whole graph',
    (f) => {
      const parts = new GraphParts(f)
      const [held, other, event, memory, graph] = [f.stream(), f.stream(), f.event(), f.memory(), parts.create()]
      for (let index = 0; index < 4; index++) parts.kernel(graph, 'fill', [memory + 4 * index, 1, 7])
      const exec = parts.instantiate(graph)
      const gate = f.gate(held)
      f.checked.cuGraphLaunch(exec, held)
      f.checked.cuEventRecord(event, held)
      f.checked.cuStreamWaitEvent(other, event, 0)
      f.launch('copy', other, memory + 64, memory, 4)
      const before = f.call.cuEventQuery(event)
      gate.open()
      f.checked.cuStreamSynchronize(other)
      return [before, f.read(memory + 64, 4)]
    },
    [notReady, [7, 7, 7, 7]],
  )

  conformanceCase(
    'launches of one executable graph run one after the other, also on different streams',
    (f) => {
      const parts = new GraphParts(f)
      const [held, free, memory, graph] = [f.stream(), f.stream(), f.memory(), parts.create()]
      parts.kernel(graph, 'add_one', [memory, 1])
      const exec = parts.instantiate(graph)
      const gate = f.gate(held)
      f.checked.cuGraphLaunch(exec, held)
      f.checked.cuGraphLaunch(exec, free)
      const before = f.call.cuStreamQuery(free)
      gate.open()
      f.checked.cuStreamSynchronize(free)
      return [before, f.read(memory)]
    },
    [notReady, [2]],
  )

  conformanceCase(
    'two executable graphs of one graph do not wait for each other',
    async (f) => {
      const parts = new GraphParts(f)
      const [held, free, memory, graph] = [f.stream(), f.stream(), f.memory(), parts.create()]
      parts.kernel(graph, 'fill', [memory, 1, 5])
      const [first, second] = [parts.instantiate(graph), parts.instantiate(graph)]
      f.gate(held)
      f.checked.cuGraphLaunch(first, held)
      f.checked.cuGraphLaunch(second, free)
      await f.untilDone(free)
      return [f.call.cuStreamQuery(held), f.read(memory)]
    },
    [notReady, [5]],
  )

  conformanceCase(
    'a graph may be changed and destroyed once it is instantiated, and its launches go on as they were',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, graph] = [f.memory(), parts.create()]
      const node = parts.memset(graph, memory, 3)
      const exec = parts.instantiate(graph)
      const results = [
        f.call.cuGraphMemsetNodeSetParams(node, memsetParameters(memory, 4).bytes),
        f.call.cuGraphDestroy(graph),
      ]
      return [results, parts.run(exec), f.read(memory)]
    },
    [[ok, ok], ok, [3]],
  )

  conformanceCase(
    'an executable graph may be destroyed while a launch of it is pending',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, graph] = [f.stream(), f.memory(), parts.create()]
      parts.kernel(graph, 'fill', [memory, 1, 6])
      const exec = parts.instantiate(graph)
      const gate = f.gate(stream)
      f.checked.cuGraphLaunch(exec, stream)
      const destroyed = f.call.cuGraphExecDestroy(exec)
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [destroyed, f.read(memory)]
    },
    [ok, [6]],
  )

  conformanceCase(
    'a graph without nodes can be launched',
    (f) => {
      const parts = new GraphParts(f)
      return parts.run(parts.instantiate(parts.create()))
    },
    ok,
  )

  conformanceCase(
    'an executable graph takes other parameters for one of its nodes, for launches from then on',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, graph] = [f.stream(), f.memory(), parts.create()]
      const node = parts.kernel(graph, 'fill', [memory, 1, 1])
      const exec = parts.instantiate(graph)
      const gate = f.gate(stream)
      f.checked.cuGraphLaunch(exec, stream)
      f.launch('copy', stream, memory + 64, memory, 1)
      const other = parts.kernelParameters('fill', [memory, 1, 2])
      const changed = f.call.cuGraphExecKernelNodeSetParams(exec, node, other.bytes)
      f.checked.cuGraphLaunch(exec, stream)
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [changed, f.read(memory + 64), f.read(memory)]
    },
    [ok, [1], [2]],
  )

  conformanceCase(
    'an executable graph is updated from a graph of the same shape',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, old, fresh] = [f.memory(), parts.create(), parts.create()]
      parts.kernel(old, 'fill', [memory, 1, 1])
      parts.kernel(fresh, 'fill', [memory, 1, 5])
      const exec = parts.instantiate(old)
      const info = new Struct(structs.CUgraphExecUpdateResultInfo)
      const result = f.call.cuGraphExecUpdate(exec, fresh, info.bytes)
      return [result, info.get('result'), parts.run(exec), f.read(memory)]
    },
    [ok, 0, ok, [5]],
  )

  conformanceCase(
    'an update from a graph of another shape is refused, and the executable graph stays as it was',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, old, fresh] = [f.memory(), parts.create(), parts.create()]
      const first = parts.memset(old, memory, 3)
      parts.kernel(old, 'add_one', [memory, 1], first)
      parts.memset(fresh, memory, 1)
      parts.memset(fresh, memory, 2)
      const exec = parts.instantiate(old)
      const info = new Struct(structs.CUgraphExecUpdateResultInfo)
      return [f.call.cuGraphExecUpdate(exec, fresh, info.bytes), parts.run(exec), f.read(memory)]
    },
    [updateFailure, ok, [4]],
  )

  conformanceCase(
    'why updates are refused: other edges, more nodes, a node of another type',
    (f) => {
      const parts = new GraphParts(f)
      const memory = f.memory()
      const old = parts.create()
      parts.empty(old, parts.empty(old))
      const exec = parts.instantiate(old)
      const reasonFor = (fill: (graph: number) => void): (string | number)[] => {
        const graph = parts.create()
        fill(graph)
        const info = new Struct(structs.CUgraphExecUpdateResultInfo)
        return [f.call.cuGraphExecUpdate(exec, graph, info.bytes), info.get('result')]
      }
      return [
        reasonFor((graph) => {
          parts.empty(graph)
          parts.empty(graph)
        }),
        reasonFor((graph) => parts.empty(graph, parts.empty(graph, parts.empty(graph)))),
        reasonFor((graph) => parts.memset(graph, memory, 1, parts.empty(graph))),
      ]
    },
    observe,
  )

  conformanceCase(
    'a graph cannot be launched on a capturing stream',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, graph] = [f.stream(), parts.create()]
      parts.empty(graph)
      const exec = parts.instantiate(graph)
      f.checked.cuStreamBeginCapture(stream, 1)
      const launched = f.call.cuGraphLaunch(exec, stream)
      f.raw.cuStreamEndCapture(stream, new BigUint64Array(1))
      return launched
    },
    captureUnsupported,
  )

  conformanceCase(
    'an event node records its event at each launch',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, event, graph] = [f.stream(), f.event(), parts.create()]
      f.made((out) => f.checked.cuGraphAddEventRecordNode(out, graph, null, 0, event))
      const exec = parts.instantiate(graph)
      const never = f.call.cuEventQuery(event)
      const gate = f.gate(stream)
      f.checked.cuGraphLaunch(exec, stream)
      const pending = f.call.cuEventQuery(event)
      gate.open()
      return [never, pending, f.call.cuEventSynchronize(event)]
    },
    [ok, notReady, ok],
  )

  conformanceCase(
    'a host node calls its function at each launch',
    async (f) => {
      const parts = new GraphParts(f)
      const [stream, graph, seen] = [f.stream(), parts.create(), [] as number[]]
      const look = f.hostFunction((userData) => seen.push(userData))
      const parameters = new Struct(structs.CUDA_HOST_NODE_PARAMS).set('fn', look).set('userData', 4)
      f.made((out) => f.checked.cuGraphAddHostNode(out, graph, null, 0, parameters.bytes))
      const exec = parts.instantiate(graph)
      f.checked.cuGraphLaunch(exec, stream)
      f.checked.cuGraphLaunch(exec, stream)
      await f.untilDone(stream)
      return seen
    },
    [4, 4],
  )

  conformanceCase(
    'instantiation takes the flags that there are, and refuses others',
    (f) => {
      const parts = new GraphParts(f)
      const [graph, exec, flags] = [parts.create(), new BigUint64Array(1), BigUint64Array.of(9n)]
      parts.empty(graph)
      const results = [f.call.cuGraphInstantiate(exec, graph, 0), f.call.cuGraphExecGetFlags(Number(exec[0]), flags)]
      return [results, Number(flags[0]), f.call.cuGraphInstantiate(new BigUint64Array(1), graph, 99)]
    },
    [[ok, ok], 0, invalidValue],
  )

  conformanceCase(
    'an executable graph can be brought to the device before its launch',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, graph] = [f.stream(), f.memory(), parts.create()]
      parts.memset(graph, memory, 2)
      const exec = parts.instantiate(graph)
      return [f.call.cuGraphUpload(exec, stream), f.call.cuStreamSynchronize(stream), parts.run(exec), f.read(memory)]
    },
    [ok, ok, ok, [2]],
  )

  conformanceCase(
    'the default stream launches graphs',
    (f) => {
      const parts = new GraphParts(f)
      const [memory, graph] = [f.memory(), parts.create()]
      parts.memset(graph, memory, 8)
      const result = f.call.cuGraphLaunch(parts.instantiate(graph), 0)
      f.checked.cuStreamSynchronize(0)
      return [result, f.read(memory)]
    },
    [ok, [8]],
  )
})
