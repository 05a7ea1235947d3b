import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'

/**
 * Where a result was measured, as far as it matters to the figures. Results are shared, so it names no host, no user and
 * no folder.
 */
export interface Machine {
  readonly cpu: string
  /** How many this process may use. */
  readonly cores: number
  readonly memoryGiB: number
  readonly node: string
  /** Kind and architecture: `linux x64`. */
  readonly os: string
  readonly gpu: string | null
  readonly gpuDriver: string | null
  /** The commit that was measured, in a git checkout. */
  readonly commit: string | null
  /** Whether the tree differs from that commit, so that the figures may not be those of the commit. */
  readonly uncommittedChanges: boolean | null
}

/** Runs a program and gives what it printed; undefined where there is no such program or it failed. */
export type Ask = (program: string, args: readonly string[]) => string | undefined

export function describeMachine(ask: Ask = askProgram): Machine {
  const [gpu = null, gpuDriver = null] = firstGpu(ask)
  const commit = ask('git', ['rev-parse', 'HEAD'])?.trim() ?? null
  const status = commit === null ? undefined : ask('git', ['status', '--porcelain'])
  return {
    cpu: cpus()[0]?.model.trim() || 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    os: `${process.platform} ${process.arch}`,
    gpu,
    gpuDriver,
    commit,
    uncommittedChanges: status === undefined ? null : status !== '',
  }
}

/** nvidia-smi comes with every NVIDIA driver, WSL's included, and asking it opens no driver in this process. */
function firstGpu(ask: Ask): string[] {
  const answer = ask('nvidia-smi', ['--query-gpu=name,driver_version', '--format=csv,noheader'])
  const line = answer?.split('\n').find((text) => text.includes(','))
  return line === undefined ? [] : line.split(',').map((field) => field.trim())
}

function askProgram(program: string, args: readonly string[]): string | undefined {
  // Where this file lies, and not the current folder, is the checkout that was measured.
  const { status, stdout } = spawnSync(program, args, { cwd: import.meta.dirname, encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? stdout : undefined
}

/** One line for people. */
export function machineLine(machine: Machine): string {
  const { commit, uncommittedChanges } = machine
  return [
    `${machine.cpu}, ${machine.cores} ${machine.cores === 1 ? 'core' : 'cores'}, ${machine.memoryGiB} GiB`,
    ...(machine.gpu === null ? [] : [`${machine.gpu}, driver ${machine.gpuDriver ?? 'unknown'}`]),
    `Node ${machine.node}`,
    machine.os,
    ...(commit === null ? [] : [`commit ${commit.slice(0, 10)}${uncommittedChanges === true ? ' with changes' : ''}`]),
  ].join(' · ')
}
