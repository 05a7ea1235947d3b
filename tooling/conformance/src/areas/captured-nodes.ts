import { casesOf, observe } from '../case.ts'
import { GraphParts } from '../graph-parts.ts'
import { ok } from '../result-name.ts'

const threadLocal = 1

export const capturedNodes = casesOf('captured nodes', (conformanceCase) => {
  conformanceCase(
    'a capture runs nothing: it becomes a graph, which does at its launch',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory] = [f.stream(), f.memory()]
      const graph = parts.capture(stream, () => f.launch('fill', stream, memory, 1, 5))
      f.checked.cuStreamSynchronize(stream)
      const before = f.read(memory)
      return [before, parts.run(parts.instantiate(graph)), f.read(memory)]
    },
    [[0], ok, [5]],
  )

  conformanceCase(
    'a capture with nothing in it is a graph without nodes, which can be launched',
    (f) => {
      const parts = new GraphParts(f)
      const graph = parts.capture(f.stream(), () => undefined)
      return [parts.nodes(graph).length, parts.run(parts.instantiate(graph))]
    },
    [0, ok],
  )

  conformanceCase(
    'what one stream captures becomes a chain',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory] = [f.stream(), f.memory()]
      const graph = parts.capture(stream, () => {
        for (let value = 0; value < 4; value++) f.launch('fill', stream, memory, 1, value)
      })
      return [parts.nodes(graph).length, parts.edgeCount(graph), parts.rootCount(graph)]
    },
    [4, 3, 1],
  )

  conformanceCase(
    'a fork and a join become edges, and the two branches stay apart',
    (f) => {
      const parts = new GraphParts(f)
      const [first, second, memory, fork, join] = [f.stream(), f.stream(), f.memory(), f.event(), f.event()]
      const graph = parts.capture(first, () => {
        f.launch('fill', first, memory, 1, 1)
        f.checked.cuEventRecord(fork, first)
        f.checked.cuStreamWaitEvent(second, fork, 0)
        f.launch('copy', first, memory + 64, memory, 1)
        f.launch('copy', second, memory + 128, memory, 1)
        f.checked.cuEventRecord(join, second)
        f.checked.cuStreamWaitEvent(first, join, 0)
        f.launch('add_one', first, memory + 128, 1)
      })
      return [
        parts.nodes(graph).length,
        parts.edgeCount(graph),
        parts.rootCount(graph),
        parts.run(parts.instantiate(graph)),
        f.read(memory + 64),
        f.read(memory + 128),
      ]
    },
    [4, 4, 1, ok, [1], [2]],
  )

  conformanceCase(
    'an event of a capture covers what was captured before its record, and no more',
    (f) => {
      const parts = new GraphParts(f)
      const [first, second, memory, early, join] = [f.stream(), f.stream(), f.memory(), f.event(), f.event()]
      const graph = parts.capture(first, () => {
        f.launch('fill', first, memory, 1, 1)
        f.checked.cuEventRecord(early, first)
        f.launch('fill', first, memory + 64, 1, 2)
        f.checked.cuStreamWaitEvent(second, early, 0)
        f.launch('copy', second, memory + 128, memory, 1)
        f.checked.cuEventRecord(join, second)
        f.checked.cuStreamWaitEvent(first, join, 0)
      })
      return [parts.edges(graph).length, parts.edges(graph).filter(([from]) => from === 0).length]
    },
    [2, 2],
  )

  conformanceCase(
    'two captures that have nothing to do with each other are two graphs',
    (f) => {
      const parts = new GraphParts(f)
      const [first, second, memory] = [f.stream(), f.stream(), f.memory()]
      f.checked.cuStreamBeginCapture(first, threadLocal)
      f.checked.cuStreamBeginCapture(second, threadLocal)
      f.launch('fill', first, memory, 1, 1)
      f.launch('fill', second, memory, 1, 2)
      f.launch('fill', second, memory, 1, 3)
      const graphs = [first, second].map((stream) => f.made((out) => f.checked.cuStreamEndCapture(stream, out)))
      return graphs.map((graph) => parts.nodes(graph).length)
    },
    [1, 2],
  )

  conformanceCase(
    'a capture into a graph adds to what is there',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, graph] = [f.stream(), f.memory(), parts.create()]
      const first = parts.memset(graph, memory, 1)
      const begun = f.call.cuStreamBeginCaptureToGraph(
        stream,
        graph,
        BigUint64Array.of(BigInt(first)),
        null,
        1,
        threadLocal,
      )
      f.launch('add_one', stream, memory, 1)
      const same = f.made((out) => f.checked.cuStreamEndCapture(stream, out)) === graph
      return [begun, same, parts.edges(graph), parts.run(parts.instantiate(graph)), f.read(memory)]
    },
    [ok, true, [[0, 1]], ok, [2]],
  )

  conformanceCase(
    'what the next captured call depends on can be replaced',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory] = [f.stream(), f.memory()]
      const graph = parts.capture(stream, () => {
        f.launch('fill', stream, memory, 1, 1)
        f.checked.cuStreamUpdateCaptureDependencies(stream, null, null, 0, 1)
        f.launch('fill', stream, memory + 64, 1, 2)
      })
      return [parts.edgeCount(graph), parts.rootCount(graph)]
    },
    [0, 2],
  )

  conformanceCase(
    'a captured copy from pageable memory, when its bytes are read',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, sent] = [f.stream(), f.memory(), Uint32Array.of(7)]
      const graph = parts.capture(stream, () => f.checked.cuMemcpyHtoDAsync(memory, sent, 4, stream))
      sent[0] = 8
      parts.run(parts.instantiate(graph))
      return f.read(memory)
    },
    observe,
  )

  conformanceCase(
    'each captured call becomes a node of its type',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory, event] = [f.stream(), f.memory(), f.event()]
      const look = f.hostFunction(() => undefined)
      const graph = parts.capture(stream, () => {
        f.launch('fill', stream, memory, 1, 1)
        f.checked.cuMemcpyDtoDAsync(memory + 64, memory, 16, stream)
        f.checked.cuMemsetD32Async(memory, 1, 4, stream)
        f.checked.cuLaunchHostFunc(stream, look, 0)
        f.checked.cuStreamWaitEvent(stream, event, 1)
        f.checked.cuEventRecordWithFlags(event, stream, 1)
        f.checked.cuStreamWriteValue32(stream, memory + 128, 1, 0)
      })
      return parts.types(graph)
    },
    [0, 1, 2, 3, 6, 7, 12],
  )

  conformanceCase(
    'a memset or a copy of no bytes is no node',
    (f) => {
      const parts = new GraphParts(f)
      const [stream, memory] = [f.stream(), f.memory()]
      const graph = parts.capture(stream, () => {
        f.checked.cuMemsetD8Async(memory, 1, 0, stream)
        f.checked.cuMemcpyDtoDAsync(memory + 64, memory, 0, stream)
      })
      return parts.nodes(graph).length
    },
    0,
  )

  conformanceCase(
    'memory allocated by the capturing stream belongs to the graph',
    (f) => {
      const parts = new GraphParts(f)
      const stream = f.stream()
      const address = new BigUint64Array(1)
      f.checked.cuStreamBeginCapture(stream, threadLocal)
      const allocated = f.call.cuMemAllocAsync(address, 4096, stream)
      const freed = f.call.cuMemFreeAsync(Number(address[0]), stream)
      const out = new BigUint64Array(1)
      const ended = f.call.cuStreamEndCapture(stream, out)
      return [allocated, freed, ended, out[0] === 0n ? [] : parts.types(Number(out[0]))]
    },
    observe,
  )
})
