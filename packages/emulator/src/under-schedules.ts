import type { Driver } from '@cubaton/driver'
import { createEmulator, emulatedDriver } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import type { EmulatorOptions, SchedulerOption } from './emulator-options.ts'
import { ScheduleTree } from './schedule-tree.ts'

/** A program that throws where something is wrong. The primary context of device 0 is current. */
export type EmulatedProgram = (driver: Driver, emulator: Emulator) => void | Promise<void>

export interface ScheduleOptions extends Omit<EmulatorOptions, 'scheduler'> {
  /**
   * Under which schedules it runs: by name, `{ random: n }` for n seeds, `exhaustive` for all that can differ.
   *
   * Default: in order, latest possible, and 20 seeds.
   */
  readonly schedules?: readonly ('in-order' | 'latest-possible' | 'exhaustive' | { readonly random: number })[]
  /** The first seed. Default: 1. */
  readonly seed?: number
  /** Fail where the race detector found something, with the option `detectRaces`. Default: true. */
  readonly failOnRaces?: boolean
}

const defaultSchedules = ['in-order', 'latest-possible', { random: 20 }] as const

/**
 * Runs a program under several schedules, each on an emulator of its own. Returns how many they were.
 *
 * @throws {Error} for the first schedule under which the program throws or has a race: it names the scheduler with its
 *   seed, or for `exhaustive` the shortest order that fails so; the program’s error is its cause
 */
export async function underSchedules(options: ScheduleOptions, program: EmulatedProgram): Promise<number> {
  const { schedules = defaultSchedules, seed = 1 } = options
  let count = 0
  for (const schedule of schedules) {
    if (schedule === 'exhaustive') {
      count += await everySchedule(options, program)
      continue
    }
    const runs = typeof schedule === 'object' ? schedule.random : 1
    for (let run = 0; run < runs; run++) {
      const scheduler: SchedulerOption = typeof schedule === 'object' ? { random: seed + run } : schedule
      const failure = await runOnce(options, scheduler, program)
      count++
      if (failure !== undefined) throw failed(`under scheduler ${JSON.stringify(scheduler)}`, failure.error)
    }
  }
  return count
}

/**
 * A test function for vitest or node:test, which passes where the program does under all schedules:
 * `test('two halos', emulated({ schedules: ['exhaustive'] }, (driver) => { … }))`.
 *
 * @see underSchedules for what it does
 */
export function emulated(options: ScheduleOptions, program: EmulatedProgram): () => Promise<void> {
  return async () => {
    await underSchedules(options, program)
  }
}

async function everySchedule(options: ScheduleOptions, program: EmulatedProgram): Promise<number> {
  const tree = new ScheduleTree()
  let count = 0
  let shortest: Failure | undefined
  do {
    tree.beginRun()
    const scheduler: SchedulerOption = { choose: (ready) => tree.choose(ready) }
    const failure = await runOnce(options, scheduler, program, tree)
    if (!tree.redundant) count++
    if (failure === undefined) continue
    if (shortest === undefined || failure.order.length < shortest.order.length) shortest = failure
  } while (tree.advance())
  if (shortest === undefined) return count
  const steps = shortest.order.map((step, index) => `\n  ${index + 1}. ${step}`).join('')
  throw failed(
    `under ${count === 1 ? 'the only schedule' : 'a schedule'} that runs, in this order,${steps}`,
    shortest.error,
  )
}

interface Failure {
  readonly error: unknown
  /** What had run until then, where that was chosen. */
  readonly order: readonly string[]
}

async function runOnce(
  options: ScheduleOptions,
  scheduler: SchedulerOption,
  program: EmulatedProgram,
  tree?: ScheduleTree,
): Promise<Failure | undefined> {
  const emulator = createEmulator({ ...options, scheduler })
  if (tree !== undefined) emulator.observeAccesses((...access) => tree.touched(...access))
  const driver = emulatedDriver({}, emulator)
  try {
    driver.defaultDevice.context.makeCurrent()
    await program(driver, emulator)
    emulator.drain()
    const [race] = options.failOnRaces === false ? [] : emulator.races
    if (race !== undefined) throw new Error(race.text)
    return undefined
  } catch (error) {
    return { error, order: [...(tree?.order ?? [])] }
  } finally {
    driver.close()
  }
}

function failed(where: string, cause: unknown): Error {
  return new Error(`the program fails ${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
}
