import { spawnSync } from 'node:child_process'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { FaultScenario } from './fault-scenarios.ts'
import type { Observation } from './observation.ts'
import { runScenario } from './run-scenario.ts'

const [runner, program] = ['../../scripts/run-source.mjs', './scenario-program.ts'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/**
 * What a scenario tells, on a driver of its own: a real one in a process of its own, since a fault stays as long as its
 * process. A process that died is told in the last line.
 */
export function isolated(backend: string, scenario: FaultScenario): Observation {
  const lines: string[] = []
  if (backend === 'cuda') {
    const options = { encoding: 'utf8', timeout: 40_000, killSignal: 'SIGKILL' } as const
    const { stdout, status, signal } = spawnSync(execPath, [runner ?? '', program ?? '', backend, scenario], options)
    lines.push(...stdout.split('\n').filter((line) => line !== ''))
    if (status !== 0) lines.push(`the process ended by ${signal ?? `status ${status}`}`)
  } else {
    runScenario('emulator', scenario, (line) => lines.push(line))
  }
  return lines
}
