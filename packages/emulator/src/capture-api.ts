import { CUresult, CUstreamCaptureStatus, structs } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { captureModes } from './capture.ts'
import { Graph, GraphNode } from './graph.ts'
import { handleOfGraph, nodeHandle, nodesAt } from './graph-handles.ts'
import type { Machine } from './machine.ts'
import { isOut32, isOut64, put32, put64 } from './out-values.ts'

const { CUDA_ERROR_ILLEGAL_STATE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_STREAM_CAPTURE_INVALIDATED } = CUresult
const { CU_STREAM_CAPTURE_STATUS_ACTIVE, CU_STREAM_CAPTURE_STATUS_INVALIDATED, CU_STREAM_CAPTURE_STATUS_NONE } =
  CUstreamCaptureStatus

/** Capture of streams: begun, looked at, ended. What is captured meanwhile is seen to where it is submitted. */
export function captureApi(machine: Machine): Partial<DriverFunctions> {
  const { captures } = machine

  const begin = (handle: number, mode: number, graph: Graph, first: readonly GraphNode[] = []): number => {
    const stream = machine.anyStreamOf(handle)
    if (typeof stream === 'number') return stream
    if (!Object.values<number>(captureModes).includes(mode)) return CUDA_ERROR_INVALID_VALUE
    if (stream.isLegacy) return CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
    if (stream.capture !== undefined) return CUDA_ERROR_ILLEGAL_STATE
    captures.begin(stream, mode, graph, first)
    return 0
  }

  const statusOf = (handle: number): number | { readonly status: number } => {
    const stream = machine.anyStreamOf(handle)
    if (typeof stream === 'number') return stream
    // To ask is no use of the default stream: the capture goes on.
    if (stream.isLegacy && captures.implicit(stream.context) !== undefined)
      return CUresult.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
    if (stream.capture === undefined) return { status: CU_STREAM_CAPTURE_STATUS_NONE }
    return {
      status: stream.capture.invalidated ? CU_STREAM_CAPTURE_STATUS_INVALIDATED : CU_STREAM_CAPTURE_STATUS_ACTIVE,
    }
  }

  return {
    cuStreamBeginCapture: (stream, mode) => begin(stream, mode, new Graph()),
    cuStreamBeginCaptureToGraph(stream, graphHandle, dependencies, _edges, count, mode) {
      const graph = machine.handles.get(graphHandle)
      if (!(graph instanceof Graph)) return CUDA_ERROR_INVALID_VALUE
      const first = nodesAt(machine, dependencies, count)
      if (first === undefined || first.some((node) => node.graph !== graph)) return CUDA_ERROR_INVALID_VALUE
      return begin(stream, mode, graph, first)
    },
    cuStreamEndCapture(handle, out) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      const { capture } = stream
      put64(out, 0)
      if (capture === undefined) return CUDA_ERROR_ILLEGAL_STATE
      if (capture.origin !== stream) return captures.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_UNMATCHED)
      const complete = captures.end(capture)
      if (capture.invalidated) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
      if (!complete) return CUresult.CUDA_ERROR_STREAM_CAPTURE_UNJOINED
      // Without a place for it the graph is thrown away.
      if (!isOut64(out)) return 0
      put64(out, handleOfGraph(machine, capture.graph))
      return 0
    },
    cuStreamIsCapturing(handle, out) {
      if (!isOut32(out)) return CUDA_ERROR_INVALID_VALUE
      const answer = statusOf(handle)
      if (typeof answer === 'number') return answer
      put32(out, answer.status)
      return 0
    },
    cuStreamGetCaptureInfo(handle, status, id, graphOut, dependencies, edges, count) {
      if (!isOut32(status)) return CUDA_ERROR_INVALID_VALUE
      const answer = statusOf(handle)
      if (typeof answer === 'number') return answer
      put32(status, answer.status)
      const stream = machine.anyStreamOf(handle)
      const capture = typeof stream === 'number' ? undefined : stream.capture
      if (typeof stream === 'number' || capture === undefined || capture.invalidated) return 0
      put64(id, capture.id)
      put64(graphOut, handleOfGraph(machine, capture.graph))
      const frontier = [...capture.frontier(stream)]
      // The array is the driver’s own, good until the next call that captures on this stream.
      capture.dependencyHandles = BigUint64Array.from([
        ...frontier.map((node) => BigInt(nodeHandle(machine, node))),
        0n,
      ])
      put64(dependencies, frontier.length === 0 ? 0 : machine.memory.host.addressOf(capture.dependencyHandles))
      // Ordinary edges, all of them: their data is zeros.
      capture.edgeData = new Uint8Array((frontier.length + 1) * structs.CUgraphEdgeData.byteLength)
      put64(edges, frontier.length === 0 ? 0 : machine.memory.host.addressOf(capture.edgeData))
      put64(count, frontier.length)
      return 0
    },
    cuStreamUpdateCaptureDependencies(handle, dependencies, _edges, count, flags) {
      const stream = machine.anyStreamOf(handle)
      if (typeof stream === 'number') return stream
      const { capture } = stream
      if (capture === undefined) return CUDA_ERROR_ILLEGAL_STATE
      if (capture.invalidated) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
      const nodes = nodesAt(machine, dependencies, count)
      if (nodes === undefined || (flags !== 0 && flags !== 1)) return CUDA_ERROR_INVALID_VALUE
      if (nodes.some((node) => node.graph !== capture.graph)) return CUDA_ERROR_INVALID_VALUE
      capture.frontiers.set(stream, new Set(flags === 0 ? [...capture.frontier(stream), ...nodes] : nodes))
      return 0
    },
    cuThreadExchangeStreamCaptureMode(mode) {
      const wanted = mode instanceof Int32Array ? mode[0] : undefined
      if (wanted === undefined || !Object.values<number>(captureModes).includes(wanted)) return CUDA_ERROR_INVALID_VALUE
      put32(mode, captures.threadMode)
      captures.threadMode = wanted
      return 0
    },
  }
}
