import { interleave } from './interleave.ts'

/** Something that is called over and over, and timed. */
export interface Contender {
  readonly name: string
  /**
   * The call that is measured. Write it as a function of its own for each contender: V8 keeps what it learned about a
   * call site by the place in the source, and one that several contenders share is slower for all of them.
   *
   * What it returns is stored, so that it must be computed; what it does should still depend on more than constants.
   */
  readonly run: () => unknown
  /** Runs after each batch, outside the measured time: waits for a device to drain, frees what was made. */
  readonly afterBatch?: () => void
  /** The most calls in one batch, where more would change what is measured, such as a queue that fills. */
  readonly maximumCalls?: number
}

export interface TimingOptions {
  readonly rounds: number
  /** How long a batch takes at least, unless `maximumCalls` ends it before. */
  readonly batchMs: number
  readonly beforeRound?: (() => void) | undefined
  /** Nanoseconds of a clock. Default: the system's. */
  readonly now?: () => bigint
}

interface Batch {
  readonly contender: Contender
  readonly repeat: (calls: number) => void
  calls: number
}

/**
 * Nanoseconds a call of each contender, by contender and round, measured in interleaved batches.
 *
 * Reading the clock costs some 50 ns; a batch of milliseconds holds tens of thousands of calls, so that cost is far below
 * a hundredth of a nanosecond a call. The loop itself stays in the figures, the same for all: see `harnessRows`.
 * Garbage that the calls make is collected while they run, unless `beforeRound` collects it.
 */
export function timeCalls(contenders: readonly Contender[], options: TimingOptions): number[][] {
  const { rounds, batchMs, beforeRound, now = process.hrtime.bigint } = options
  const batches = contenders.map((contender): Batch => ({ contender, repeat: repeater(contender.run), calls: 1 }))
  const time = (batch: Batch): number => {
    const start = now()
    batch.repeat(batch.calls)
    const elapsed = Number(now() - start)
    batch.contender.afterBatch?.()
    return elapsed
  }
  for (const batch of batches) fitCalls(batch, batchMs * 1e6, time)
  warmUp(batches, time)
  // Warm code is faster: what filled a batch before does so no longer.
  for (const batch of batches) fitCalls(batch, batchMs * 1e6, time)
  return interleave(
    batches.map((batch) => () => time(batch) / batch.calls),
    rounds,
    beforeRound,
  )
}

/** Doubles the calls of a batch until it takes long enough. */
function fitCalls(batch: Batch, batchNs: number, time: (batch: Batch) => number): void {
  const maximum = batch.contender.maximumCalls ?? Number.POSITIVE_INFINITY
  while (batch.calls < maximum && time(batch) < batchNs) batch.calls = Math.min(batch.calls * 2, maximum)
}

const patience = 8
const warmCalls = 10_000
const maximumWarmUpTurns = 200

/**
 * Runs all contenders in turn until each was called often and none has become faster for a while: until then V8 is still
 * compiling, and the last compiler to run is the one that counts. They run in turn because what one teaches V8 can undo
 * what another did.
 */
function warmUp(batches: readonly Batch[], time: (batch: Batch) => number): void {
  const best = batches.map(() => Number.POSITIVE_INFINITY)
  const fewestCalls = Math.min(...batches.map(({ calls }) => calls))
  let quiet = 0
  for (let turn = 0; turn < maximumWarmUpTurns; turn++) {
    if (quiet >= patience && turn * fewestCalls >= warmCalls) return
    quiet++
    for (const [index, batch] of batches.entries()) {
      const elapsed = time(batch)
      const fastest = best[index] ?? elapsed
      if (elapsed < fastest * 0.99) quiet = 0
      best[index] = Math.min(fastest, elapsed)
    }
  }
}

let compiled = 0

/**
 * A loop around `run`, compiled for it alone: written once for all, its call site would see every contender, and V8
 * could inline none of them. The number in the text keeps V8 from finding the last one in its cache, call site included:
 * without it the first contender of a run came out 2 ns faster than an equal second one.
 */
function repeater(run: () => unknown): (calls: number) => void {
  const compile = new Function(
    'run',
    'sink',
    `return function repeat(calls) { for (let call = 0; call < calls; call++) sink.value = run() } // ${compiled++}`,
  ) as (run: () => unknown, sink: { value: unknown }) => (calls: number) => void
  return compile(run, { value: undefined })
}
