import type { Fixture } from './fixture.ts'
import type { Observation } from './observation.ts'

/** For a rule whose outcome no documentation fixes: what happens is recorded, and drivers are compared by it. */
export const observe: unique symbol = Symbol('observe')

/**
 * What not every driver has: a compiler for PTX, with variables of modules and all; the parameters of graph nodes, to be
 * asked for; calls from several threads on the same objects.
 */
export type Need = 'PTX' | 'node parameters' | 'threads'

export interface CaseOptions {
  readonly needs?: Need
}

/** One rule of the driver API: a small program, and what it sees on every driver that keeps the rule. */
export interface ConformanceCase extends CaseOptions {
  readonly area: string
  /** The rule, as a sentence. */
  readonly name: string
  readonly run: (fixture: Fixture) => Observation | Promise<Observation>
  /** Undefined where the outcome is only recorded. */
  readonly expected?: Observation
  readonly observe: boolean
}

export type AddCase = (
  name: string,
  run: ConformanceCase['run'],
  expected: Observation | typeof observe,
  options?: CaseOptions,
) => void

/** The cases of one area, in the order in which they are written. */
export function casesOf(area: string, write: (conformanceCase: AddCase) => void): readonly ConformanceCase[] {
  const cases: ConformanceCase[] = []
  write((name, run, expected, options = {}) => {
    if (cases.some((other) => other.name === name)) throw new Error(`${area} has two cases named "${name}"`)
    const outcome = expected === observe ? { observe: true } : { observe: false, expected }
    cases.push({ area, name, run, ...outcome, ...options })
  })
  return cases
}
