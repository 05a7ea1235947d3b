import { callsInCapture } from './areas/calls-in-capture.ts'
import { copies } from './areas/copies.ts'
import { events } from './areas/events.ts'
import { streams } from './areas/streams.ts'
import type { ConformanceCase } from './case.ts'

export interface Area {
  readonly name: string
  readonly cases: readonly ConformanceCase[]
}

/** All cases, by area, in the order in which they run. */
export const areas: readonly Area[] = [streams, events, copies, callsInCapture].map((cases) => ({
  name: cases[0]?.area ?? '',
  cases,
}))

export const caseCount = areas.reduce((sum, { cases }) => sum + cases.length, 0)
