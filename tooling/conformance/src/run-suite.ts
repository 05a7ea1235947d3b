import { env } from 'node:process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { areas, caseCount } from './areas.ts'
import type { ConformanceCase, Need } from './case.ts'
import type { Fixture } from './fixture.ts'
import { HangGuard } from './hang-guard.ts'
import { keyOf, ResultsFile } from './results-file.ts'
import type { CaseResult } from './results-file.ts'
import { Session } from './session.ts'
import type { Subject } from './subject.ts'

/**
 * Registers every case as a test of one driver.
 *
 * @param subject - the driver, or why there is none: then all cases are skipped, and it is said how many
 */
export function runSuite(subject: Subject | string): void {
  let session: Session | undefined
  let results: ResultsFile | undefined
  let guard: HangGuard | undefined
  let fixture: Fixture | undefined
  const skipped: Need[] = []

  const missing = typeof subject === 'string' ? subject : undefined
  if (missing !== undefined) console.warn(`${caseCount} cases skipped: ${missing}`)

  beforeAll(() => {
    if (typeof subject === 'string') return
    guard = new HangGuard()
    guard.watch('the set-up')
    session = new Session(subject)
    results = new ResultsFile(session.driver, env['CUBATON_CONFORMANCE_OUT'])
  })

  afterEach(async () => {
    const used = fixture
    fixture = undefined
    const complaints = (await used?.close()) ?? []
    guard?.watch(undefined)
    expect(complaints).toEqual([])
  })

  afterAll(async () => {
    for (const need of new Set(skipped))
      console.log(`${skipped.filter((other) => other === need).length} cases skipped: this driver has no ${need}`)
    session?.close()
    await guard?.close()
  })

  for (const { name, cases } of areas) {
    describe(`${name}`, () => {
      for (const conformanceCase of cases) {
        test(`${conformanceCase.name}`, async (context) => {
          if (session === undefined) return context.skip(missing)
          const { needs } = conformanceCase
          if (needs !== undefined && session.subject.lacks.includes(needs)) {
            skipped.push(needs)
            results?.end(conformanceCase, { skipped: needs })
            return context.skip(`needs ${needs}`)
          }
          guard?.watch(keyOf(conformanceCase))
          results?.begin(conformanceCase)
          fixture = session.fixture()
          const result = await runCase(conformanceCase, fixture)
          results?.end(conformanceCase, result)
          expect(result.failed).toBeUndefined()
          if (!conformanceCase.observe) expect(result.observed).toEqual(conformanceCase.expected)
        })
      }
    })
  }
}

async function runCase(conformanceCase: ConformanceCase, fixture: Fixture): Promise<CaseResult> {
  try {
    return { observed: await conformanceCase.run(fixture) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
