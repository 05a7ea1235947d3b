import { openSubject } from './open-subject.ts'
import { runSuite } from './run-suite.ts'

const seed = Number(process.env['CUBATON_CONFORMANCE_SEED'] ?? 1)
console.log(`seed ${seed}`)
runSuite(openSubject('emulator', { random: seed }))
