import type { Suite } from './suite.ts'

export interface SuiteEntry {
  /** What it measures, one line. */
  readonly summary: string
  /** Suites are loaded when they are asked for: most of them load native libraries. */
  readonly load: () => Promise<Suite>
}

export type SuiteTable = Readonly<Record<string, SuiteEntry>>

/** Every suite by its name on the command line. A new suite is a file in `suites/` and an entry here. */
export const suites: SuiteTable = {
  driver: {
    summary: 'the strata of @cubaton/driver over bare koffi calls, and what importing it costs',
    load: async () => (await import('./suites/driver/driver.ts')).driverSuite,
  },
}

export function suiteList(table: SuiteTable): string {
  const width = Math.max(...Object.keys(table).map((name) => name.length))
  return Object.entries(table)
    .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
    .join('\n')
}
