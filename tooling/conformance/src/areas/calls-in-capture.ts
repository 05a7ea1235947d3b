import { CUstreamCaptureMode, CUstreamCaptureStatus } from '@cubaton/driver'
import { casesOf } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import {
  capturedEvent,
  captureImplicit,
  captureInvalidated,
  captureIsolation,
  captureUnsupported,
  illegalState,
  ok,
} from '../result-name.ts'
import type { ResultName } from '../result-name.ts'

/** What a call made during a capture can use: all of it was made before. */
interface Scene {
  readonly capturing: number
  readonly other: number
  /** A stream that takes no part, to be destroyed. */
  readonly spare: number
  /** Recorded outside before the capture, and done. */
  readonly outside: number
  readonly neverRecorded: number
  readonly memory: number
  readonly freed: number
  readonly unregistered: Uint8Array
}

type Call = (fixture: Fixture, scene: Scene) => ResultName

/** What the call gives, and whether it breaks the capture: for the modes global and thread-local, and for relaxed. */
interface Rule {
  readonly strict: readonly [ResultName, broken: boolean]
  readonly relaxed: readonly [ResultName, broken: boolean]
}

const harmless: Rule = { strict: [ok, false], relaxed: [ok, false] }
/** A call that may make the host wait for other streams: only a relaxed capture stands it. */
const unsafe: Rule = { strict: [captureUnsupported, true], relaxed: [ok, false] }
/** A call that no capture stands. */
const never = (result: ResultName): Rule => ({ strict: [result, true], relaxed: [result, true] })

interface Entry {
  readonly name: string
  readonly rule: Rule
  readonly call: Call
  /** Of the streams: CU_STREAM_NON_BLOCKING, or 0 for streams that the default stream waits for. Default: 1. */
  readonly flags?: 0 | 1
}

const host = (): Uint8Array => new Uint8Array(16)
const out = (): BigUint64Array => new BigUint64Array(1)

const entries: readonly Entry[] = [
  { name: 'allocating device memory', rule: unsafe, call: (f) => f.call.cuMemAlloc(out(), 64) },
  { name: 'freeing device memory', rule: unsafe, call: (f, s) => f.call.cuMemFree(s.freed) },
  { name: 'allocating pinned memory', rule: unsafe, call: (f) => f.call.cuMemHostAlloc(out(), 64, 0) },
  { name: 'registering host memory', rule: unsafe, call: (f, s) => f.call.cuMemHostRegister(s.unregistered, 4096, 0) },
  {
    name: 'allocating in the order of another stream',
    rule: unsafe,
    call: (f, s) => f.call.cuMemAllocAsync(out(), 64, s.other),
  },
  { name: 'synchronizing another stream', rule: unsafe, call: (f, s) => f.call.cuStreamSynchronize(s.other) },
  { name: 'querying another stream', rule: unsafe, call: (f, s) => f.call.cuStreamQuery(s.other) },
  { name: 'querying an event recorded outside', rule: unsafe, call: (f, s) => f.call.cuEventQuery(s.outside) },
  {
    name: 'synchronizing an event recorded outside',
    rule: unsafe,
    call: (f, s) => f.call.cuEventSynchronize(s.outside),
  },
  {
    name: 'querying an event that was never recorded',
    rule: unsafe,
    call: (f, s) => f.call.cuEventQuery(s.neverRecorded),
  },
  { name: 'querying the default stream', rule: unsafe, call: (f) => f.call.cuStreamQuery(0) },

  {
    name: 'synchronizing the capturing stream',
    rule: never(captureUnsupported),
    call: (f, s) => f.call.cuStreamSynchronize(s.capturing),
  },
  {
    name: 'querying the capturing stream',
    rule: never(captureUnsupported),
    call: (f, s) => f.call.cuStreamQuery(s.capturing),
  },
  { name: 'synchronizing the context', rule: never(captureUnsupported), call: (f) => f.call.cuCtxSynchronize() },
  {
    name: 'the capturing stream waiting for an event recorded outside',
    rule: never(captureIsolation),
    call: (f, s) => f.call.cuStreamWaitEvent(s.capturing, s.outside, 0),
  },
  {
    name: 'querying an event recorded in the capture',
    rule: never(capturedEvent),
    call(f, s) {
      f.checked.cuEventRecord(s.neverRecorded, s.capturing)
      return f.call.cuEventQuery(s.neverRecorded)
    },
  },
  {
    name: 'synchronizing an event recorded in the capture',
    rule: never(capturedEvent),
    call(f, s) {
      f.checked.cuEventRecord(s.neverRecorded, s.capturing)
      return f.call.cuEventSynchronize(s.neverRecorded)
    },
  },
  {
    name: 'a copy from host memory on the default stream, with a blocking stream in the capture',
    rule: never(captureImplicit),
    flags: 0,
    call: (f, s) => f.call.cuMemcpyHtoD(s.memory, host(), 16),
  },
  {
    name: 'a copy to host memory on the default stream, with a blocking stream in the capture',
    rule: never(captureImplicit),
    flags: 0,
    call: (f, s) => f.call.cuMemcpyDtoH(host(), s.memory, 16),
  },
  {
    name: 'a copy on the device on the default stream, with a blocking stream in the capture',
    rule: never(captureImplicit),
    flags: 0,
    call: (f, s) => f.call.cuMemcpyDtoD(s.memory, s.memory + 64, 16),
  },
  {
    name: 'a memset on the default stream, with a blocking stream in the capture',
    rule: never(captureImplicit),
    flags: 0,
    call: (f, s) => f.call.cuMemsetD8Async(s.memory, 1, 4, 0),
  },
  {
    name: 'querying the default stream, with a blocking stream in the capture',
    rule: never(captureImplicit),
    flags: 0,
    call: (f) => f.call.cuStreamQuery(0),
  },

  {
    name: 'the capturing stream waiting for an event that was never recorded',
    rule: harmless,
    call: (f, s) => f.call.cuStreamWaitEvent(s.capturing, s.neverRecorded, 0),
  },
  {
    name: 'a blocking copy from host memory, with none but non-blocking streams in the capture',
    rule: harmless,
    call: (f, s) => f.call.cuMemcpyHtoD(s.memory, host(), 16),
  },
  {
    name: 'a blocking copy to host memory, with none but non-blocking streams in the capture',
    rule: harmless,
    call: (f, s) => f.call.cuMemcpyDtoH(host(), s.memory, 16),
  },
  {
    name: 'a memset on the default stream, with none but non-blocking streams in the capture',
    rule: harmless,
    call: (f, s) => f.call.cuMemsetD8Async(s.memory, 1, 4, 0),
  },
  {
    name: 'a copy from pageable memory on the capturing stream',
    rule: harmless,
    call: (f, s) => f.call.cuMemcpyHtoDAsync(s.memory, s.unregistered, 16, s.capturing),
  },
  {
    name: 'a copy to pageable memory on the capturing stream',
    rule: harmless,
    call: (f, s) => f.call.cuMemcpyDtoHAsync(s.unregistered, s.memory, 16, s.capturing),
  },
  {
    name: 'a copy from pageable memory on another stream',
    rule: harmless,
    call: (f, s) => f.call.cuMemcpyHtoDAsync(s.memory, host(), 16, s.other),
  },
  { name: 'creating a stream', rule: harmless, call: (f) => f.call.cuStreamCreate(out(), 1) },
  { name: 'destroying another stream', rule: harmless, call: (f, s) => f.call.cuStreamDestroy(s.spare) },
  { name: 'creating an event', rule: harmless, call: (f) => f.call.cuEventCreate(out(), 2) },
  {
    name: 'destroying an event recorded in the capture',
    rule: harmless,
    call(f, s) {
      f.checked.cuEventRecord(s.neverRecorded, s.capturing)
      return f.call.cuEventDestroy(s.neverRecorded)
    },
  },
  { name: 'asking how much memory is free', rule: harmless, call: (f) => f.call.cuMemGetInfo(out(), out()) },
  {
    name: 'asking for the priority of the capturing stream',
    rule: harmless,
    call: (f, s) => f.call.cuStreamGetPriority(s.capturing, new Int32Array(1)),
  },
  {
    name: 'work on another stream',
    rule: harmless,
    call: (f, s) => f.call.cuMemsetD8Async(s.memory, 1, 4, s.other),
  },
  {
    name: 'a record on another stream',
    rule: harmless,
    call: (f, s) => f.call.cuEventRecord(s.neverRecorded, s.other),
  },
  {
    name: 'beginning another capture on the capturing stream',
    rule: { strict: [illegalState, false], relaxed: [illegalState, false] },
    call: (f, s) => f.call.cuStreamBeginCapture(s.capturing, 0),
  },
]

const modes = [
  ['global', CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL],
  ['thread-local', CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL],
  ['relaxed', CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED],
] as const

function sceneOf(f: Fixture, flags: 0 | 1): Scene {
  const scene = {
    capturing: f.stream(flags),
    other: f.stream(flags),
    spare: f.stream(flags),
    outside: f.event(),
    neverRecorded: f.event(),
    memory: f.memory(),
    freed: f.memory(),
    unregistered: new Uint8Array(8192),
  }
  f.checked.cuEventRecord(scene.outside, scene.other)
  f.checked.cuEventSynchronize(scene.outside)
  return scene
}

/** Each call in the middle of a capture in each mode: what it gives, the capture’s status after it, and how it ends. */
export const callsInCapture = casesOf('calls in a capture', (conformanceCase) => {
  for (const [modeName, mode] of modes)
    for (const { name, rule, call, flags = 1 } of entries) {
      const [result, broken] = modeName === 'relaxed' ? rule.relaxed : rule.strict
      conformanceCase(
        `${name}, in a ${modeName} capture`,
        (f) => {
          const scene = sceneOf(f, flags)
          const status = new Int32Array(1)
          const graph = out()
          f.checked.cuStreamBeginCapture(scene.capturing, mode)
          const given = call(f, scene)
          f.checked.cuStreamIsCapturing(scene.capturing, status)
          const ended = f.call.cuStreamEndCapture(scene.capturing, graph)
          if (graph[0] !== 0n) f.checked.cuGraphDestroy(Number(graph[0]))
          // The stream is an ordinary one again.
          const after = f.call.cuMemsetD8Async(scene.memory, 1, 4, scene.capturing)
          return { given, status: status[0] ?? 0, ended, after }
        },
        broken
          ? {
              given: result,
              status: CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_INVALIDATED,
              ended: captureInvalidated,
              after: ok,
            }
          : { given: result, status: CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_ACTIVE, ended: ok, after: ok },
      )
    }
})
