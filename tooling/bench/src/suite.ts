import type { Row } from './row.ts'
import type { TimingOptions } from './time-calls.ts'

/** What a suite is given. */
export interface SuiteContext {
  /** Rounds, batch length and garbage collection, as the command line says. */
  readonly timing: TimingOptions
  /** Says what is left out and why. It is printed below the table and written to the JSON file: no paths, no names. */
  note(text: string): void
  /** Says what is being measured now, for whoever waits. */
  progress(text: string): void
}

/** Measures, and gives its rows. One suite a file, in `suites/`. */
export type Suite = (context: SuiteContext) => Promise<readonly Row[]>
