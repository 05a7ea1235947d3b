import { openSubject } from './open-subject.ts'
import { runSuite } from './run-suite.ts'

runSuite(openSubject('emulator'))
