import { asyncAllocation } from './areas/async-allocation.ts'
import { callsInCapture } from './areas/calls-in-capture.ts'
import { capture } from './areas/capture.ts'
import { capturedNodes } from './areas/captured-nodes.ts'
import { contexts } from './areas/contexts.ts'
import { copies } from './areas/copies.ts'
import { deviceMemory } from './areas/device-memory.ts'
import { errors } from './areas/errors.ts'
import { events } from './areas/events.ts'
import { hostMemory } from './areas/host-memory.ts'
import { graphLaunches } from './areas/graph-launches.ts'
import { graphs } from './areas/graphs.ts'
import { hostFunctions } from './areas/host-functions.ts'
import { initializationAndDevices } from './areas/initialization-and-devices.ts'
import { memset } from './areas/memset.ts'
import { modulesAndLaunch } from './areas/modules-and-launch.ts'
import { streamValues } from './areas/stream-values.ts'
import { streams } from './areas/streams.ts'
import type { ConformanceCase } from './case.ts'

export interface Area {
  readonly name: string
  readonly cases: readonly ConformanceCase[]
}

/** All cases, by area, in the order in which they run. */
export const areas: readonly Area[] = [
  initializationAndDevices,
  contexts,
  streams,
  events,
  deviceMemory,
  hostMemory,
  copies,
  memset,
  asyncAllocation,
  modulesAndLaunch,
  hostFunctions,
  streamValues,
  capture,
  capturedNodes,
  callsInCapture,
  graphs,
  graphLaunches,
  errors,
].map((cases) => ({ name: cases[0]?.area ?? '', cases }))

export const caseCount = areas.reduce((sum, { cases }) => sum + cases.length, 0)
