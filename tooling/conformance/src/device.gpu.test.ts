import { CubatonError } from '@cubaton/driver'
import { openSubject } from './open-subject.ts'
import { runSuite } from './run-suite.ts'
import type { Subject } from './subject.ts'

runSuite(openIfThere())

/** The driver of this machine, or why there is none. */
function openIfThere(): Subject | string {
  try {
    return openSubject('cuda')
  } catch (error) {
    if (!CubatonError.is(error) || !['driver-missing', 'device-missing'].includes(error.code)) throw error
    return error.message
  }
}
