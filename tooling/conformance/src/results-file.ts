import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Driver } from '@cubaton/driver'
import type { ConformanceCase } from './case.ts'
import type { Observation } from './observation.ts'

export interface SuiteResults {
  readonly backend: string
  readonly version: string
  readonly device: string
  /** The case that runs, if the file was written last in the middle of one. */
  running?: string
  /** What each case saw, under its area and name. */
  readonly cases: Record<string, CaseResult>
}

export interface CaseResult {
  readonly observed?: Observation
  /** Why it did not come to its end. */
  readonly failed?: string
  /** What it needs and the driver has not. */
  readonly skipped?: string
  /** True where nothing says what it should see. */
  readonly observe?: true
}

export function keyOf({ area, name }: ConformanceCase): string {
  return `${area}: ${name}`
}

/** `results.json` → `results.emulator.json`: each driver has its own file. */
export function resultsPath(file: string, backend: string): string {
  const extension = extname(file)
  return `${file.slice(0, file.length - extension.length)}.${backend}${extension === '' ? '.json' : extension}`
}

/** The results of a run, written after each case, so that they are there whatever ends the process. */
export class ResultsFile {
  readonly #results: SuiteResults
  readonly #path: string | undefined

  /** @param file - undefined: keep nothing */
  constructor(driver: Driver, file: string | undefined) {
    this.#path = file === undefined ? undefined : resultsPath(file, driver.backend)
    const { major, minor } = driver.version
    this.#results = {
      backend: driver.backend,
      version: `${major}.${minor}`,
      device: driver.defaultDevice.name,
      cases: {},
    }
  }

  begin(conformanceCase: ConformanceCase): void {
    this.#results.running = keyOf(conformanceCase)
    this.#write()
  }

  end(conformanceCase: ConformanceCase, result: CaseResult): void {
    delete this.#results.running
    this.#results.cases[keyOf(conformanceCase)] = { ...result, ...(conformanceCase.observe ? { observe: true } : {}) }
    this.#write()
  }

  #write(): void {
    if (this.#path !== undefined) writeFileSync(this.#path, `${JSON.stringify(this.#results, undefined, 2)}\n`)
  }
}
