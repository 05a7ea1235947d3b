import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Command, CommanderError, InvalidArgumentError } from 'commander'
import { formatResult } from './format-result.ts'
import { minimumRounds } from './judge.ts'
import { describeMachine } from './machine.ts'
import type { Machine } from './machine.ts'
import { countGoals, parseResult } from './result.ts'
import type { EarlierResult, Result } from './result.ts'
import { suiteList, suites as allSuites } from './suites.ts'
import type { SuiteTable } from './suites.ts'

/** What the command line touches, so that tests can stand in for it. */
export interface Surroundings {
  readonly suites?: SuiteTable
  readonly describe?: () => Machine
  readonly print?: (text: string) => void
  readonly printError?: (text: string) => void
  readonly color?: boolean
  /** Where progress is drawn over itself; undefined where nobody watches. */
  readonly drawProgress?: ((text: string) => void) | undefined
}

interface Options {
  readonly json?: string
  readonly against?: string
  readonly rounds: number
  readonly batchMs: number
  readonly gc: boolean
}

const badUsage = 2

/** A command line that cannot be followed: its message is for the user, without a stack. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Runs what the arguments ask for and gives the exit status: 0, 1 when a row with a goal does not hold, 2 for bad usage.
 *
 * Files are looked at before anything is measured: minutes of measuring must not end in a path that was mistyped.
 */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings = {}): Promise<number> {
  const { suites = allSuites, print = printLine, printError = printErrorLine } = surroundings
  let status = 0
  const command = new Command('bench')
    .usage('SUITE [options]')
    .description('Measures what operations cost against a peer in the same run, and judges them by their goals.')
    .argument('<suite>', 'which suite to run')
    .option('--json <file>', 'write the result to a file')
    .option('--against <file>', 'show an earlier result beside this one, with ratios')
    .option('--rounds <count>', `how often everything is measured, at least ${minimumRounds}`, roundCount, 51)
    .option('--batch-ms <ms>', 'how long one batch of calls takes at least', positive, 2)
    .option('--gc', 'collect garbage before each round (needs node --expose-gc)', false)
    .addHelpText('after', `\nSuites:\n${suiteList(suites)}`)
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: (text) => printError(text.trimEnd()) })
    .exitOverride()
    .action(async (name: string, options: Options) => {
      status = await runSuite(name, options, surroundings)
    })
  try {
    await command.parseAsync(args, { from: 'user' })
    return status
  } catch (error) {
    // Its message has been printed; --help comes this way too.
    if (error instanceof CommanderError) {
      if (error.code === 'commander.missingArgument') printError(`Suites:\n${suiteList(suites)}`)
      return error.exitCode === 0 ? 0 : badUsage
    }
    if (!(error instanceof UsageError)) throw error
    printError(error.message)
    return badUsage
  }
}

async function runSuite(name: string, options: Options, surroundings: Surroundings): Promise<number> {
  const { suites = allSuites, describe = describeMachine, print = printLine } = surroundings
  const { color = process.stdout.hasColors?.() ?? false, drawProgress = terminalProgress() } = surroundings
  const entry = Object.hasOwn(suites, name) ? suites[name] : undefined
  if (entry === undefined) throw new UsageError(`There is no suite "${name}". Suites:\n${suiteList(suites)}`)
  const earlier = options.against === undefined ? undefined : readEarlier(options.against)
  if (options.json !== undefined) requireWritable(options.json)
  const beforeRound = options.gc ? requireGarbageCollector() : undefined

  const suite = await entry.load()
  const notes: string[] = []
  const rows = await suite({
    timing: { rounds: options.rounds, batchMs: options.batchMs, beforeRound },
    note: (text) => void notes.push(text),
    progress: (text) => drawProgress?.(text),
  })
  drawProgress?.('')
  const result: Result = { suite: name, machine: describe(), notes, rows }
  print(formatResult(result, { color, earlier }))
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`)
  return countGoals(rows).failed === 0 ? 0 : 1
}

function readEarlier(file: string): EarlierResult {
  try {
    return parseResult(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--against ${file} cannot be read as a result: ${messageOf(error)}`)
  }
}

function requireWritable(file: string): void {
  try {
    const exists = statSync(file, { throwIfNoEntry: false })
    if (exists?.isDirectory() === true) throw new Error('it is a folder')
    accessSync(exists === undefined ? dirname(file) : file, constants.W_OK)
  } catch (error) {
    throw new UsageError(`--json ${file} cannot be written: ${messageOf(error)}`)
  }
}

function requireGarbageCollector(): () => void {
  const collect = globalThis.gc
  if (collect === undefined) {
    throw new UsageError('--gc needs Node started with --expose-gc: node --expose-gc tooling/bench/dist/main.js …')
  }
  return () => void collect()
}

function roundCount(text: string): number {
  const count = Number(text)
  // A thousand keeps the arithmetic of the judge exact, and is more than anybody waits for.
  if (Number.isInteger(count) && count >= minimumRounds && count <= 1000) return count
  throw new InvalidArgumentError(`It must be a whole number from ${minimumRounds} to 1000.`)
}

function positive(text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value > 0) return value
  throw new InvalidArgumentError('It must be a number above 0.')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

function printErrorLine(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Draws over the last line of a terminal, so that what is left at the end is the table alone. */
function terminalProgress(): ((text: string) => void) | undefined {
  if (!process.stderr.isTTY) return undefined
  return (text) => void process.stderr.write(`\r\u001b[K${text}`)
}
