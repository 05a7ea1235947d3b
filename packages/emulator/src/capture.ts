import { CUresult } from '@cubaton/driver'
import { Capture } from './context-state.ts'
import type { ContextState, EventState, StreamState } from './context-state.ts'
import type { Graph, GraphNode } from './graph.ts'

/** Values of CUstreamCaptureMode. */
export const captureModes = { global: 0, threadLocal: 1, relaxed: 2 } as const

/** The captures under way, and the calls they do not stand. */
export class Captures {
  /** The calling thread’s mode, as cuThreadExchangeStreamCaptureMode sets it: relaxed lifts the ban on unsafe calls. */
  threadMode: number = captureModes.global
  readonly active = new Set<Capture>()
  #nextId = 1

  begin(origin: StreamState, mode: number, graph: Graph, first: Iterable<GraphNode> = []): Capture {
    const capture = new Capture(this.#nextId++, origin, mode, graph, first)
    this.active.add(capture)
    return capture
  }

  end(capture: Capture): boolean {
    this.active.delete(capture)
    return capture.end()
  }

  /** Breaks a capture; returns the result that the illegal call gives. */
  invalidate(capture: Capture, result: number): number {
    capture.invalidated = true
    return result
  }

  /**
   * What a call gives that a capture in another mode than relaxed does not stand, such as cuMemAlloc: it breaks them all.
   * 0 where none minds.
   */
  refuseUnsafe(): number {
    if (this.active.size === 0 || this.threadMode === captureModes.relaxed) return 0
    let result = 0
    for (const capture of this.active)
      if (capture.mode !== captureModes.relaxed)
        result = this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
    return result
  }

  /** The same for the host’s waiting for a stream, or asking it: never while that very stream is captured. */
  refuseHostWait(stream: StreamState): number {
    const { capture } = stream
    if (capture !== undefined) return this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
    return (stream.isLegacy && this.refuseLegacy(stream)) || this.refuseUnsafe()
  }

  /** The same for the host’s waiting for an event, or asking it. */
  refuseHostWaitForEvent(event: EventState): number {
    if (event.captured === undefined) return this.refuseUnsafe()
    const { capture } = event.captured
    if (this.#isOver(capture)) return CUresult.CUDA_ERROR_INVALID_VALUE
    return this.invalidate(capture, CUresult.CUDA_ERROR_CAPTURED_EVENT)
  }

  /** The same for the host’s waiting for all of a context, in whatever mode. */
  refuseHostWaitForContext(context: ContextState): number {
    let result = 0
    for (const capture of this.active)
      if (capture.origin.context === context)
        result = this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
    return result
  }

  /** A capture that the default stream of a context would wait for, since a blocking stream takes part in it. */
  implicit(context: ContextState): Capture | undefined {
    for (const capture of this.active)
      for (const taking of capture.frontiers.keys()) if (taking.blocking && taking.context === context) return capture
    return undefined
  }

  /** What use of the default stream gives while a stream that it would wait for is captured; 0 where none is. */
  refuseLegacy(stream: StreamState): number {
    const capture = this.implicit(stream.context)
    return capture === undefined ? 0 : this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
  }

  /** A stream is destroyed: a capture that it began, or takes part in, is given up. */
  abandon(stream: StreamState): void {
    const { capture } = stream
    if (capture === undefined) return
    if (capture.origin === stream) this.end(capture)
    else capture.invalidated = true
  }

  /** An event of a capture that has ended or is broken marks nothing that anybody could come after. */
  #isOver(capture: Capture): boolean {
    return capture.invalidated || !this.active.has(capture)
  }

  /** A stream is to wait for an event: 0 where an ordinary wait is meant, -1 where the capture took it, or a result. */
  waitEvent(stream: StreamState, event: EventState): number {
    const { capture } = stream
    const mark = event.captured
    if (capture === undefined) {
      if (mark === undefined) return 0
      if (this.#isOver(mark.capture)) return CUresult.CUDA_ERROR_INVALID_VALUE
      if (stream.isLegacy) return this.invalidate(mark.capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_IMPLICIT)
      mark.capture.wait(stream, mark.nodes)
      return -1
    }
    if (mark === undefined) {
      // A never-recorded event orders nothing, here as elsewhere.
      if (event.record === undefined) return -1
      return this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_ISOLATION)
    }
    if (mark.capture !== capture) {
      if (this.#isOver(mark.capture)) return this.invalidate(capture, CUresult.CUDA_ERROR_INVALID_VALUE)
      mark.capture.invalidated = true
      return this.invalidate(capture, CUresult.CUDA_ERROR_STREAM_CAPTURE_MERGE)
    }
    capture.wait(stream, mark.nodes)
    return -1
  }
}
