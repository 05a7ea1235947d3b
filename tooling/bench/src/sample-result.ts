import type { Goal } from './judge.ts'
import type { Machine } from './machine.ts'
import type { Result } from './result.ts'
import { measuredRow } from './row.ts'
import type { Row } from './row.ts'

/** A machine and rows for tests, with figures that were made up. */
export const sampleMachine: Machine = {
  cpu: 'Sample CPU',
  cores: 4,
  memoryGiB: 16,
  node: '20.19.0',
  os: 'linux x64',
  gpu: null,
  gpuDriver: null,
  commit: '0123456789abcdef0123456789abcdef01234567',
  uncommittedChanges: false,
}

const around = (value: number, step = 1) => Array.from({ length: 15 }, (_, round) => value + step * ((round % 3) - 1))

const goal: Goal = { text: '≤ 10 ns over bare koffi', limit: 10, of: 'difference', bound: 'at most' }

/** `over` nanoseconds above a peer of 30, each round `spread` up or down from that. */
export function sampleRow(name: string, over: number, spread = 0): Row {
  const peer = { name: 'bare koffi', samples: around(30) }
  const noise = around(0, spread)
  const samples = peer.samples.map((sample, round) => sample + over + (noise[round] ?? 0))
  return measuredRow({ name, unit: 'ns', samples, peer, goal })
}

export function aloneRow(name: string, value: number): Row {
  return measuredRow({ name, unit: 'ns', samples: around(value) })
}

export function sampleResult(rows: readonly Row[], notes: readonly string[] = []): Result {
  return { suite: 'sample', machine: sampleMachine, notes, rows }
}
