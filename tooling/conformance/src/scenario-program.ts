// Run by isolated.ts as a process of its own: the driver and the scenario are its arguments.
import { writeSync } from 'node:fs'
import { argv } from 'node:process'
import type { FaultScenario } from './fault-scenarios.ts'
import { runScenario } from './run-scenario.ts'
import type { SubjectName } from './subject.ts'

const [subject, scenario] = argv.slice(3)
runScenario(subject as SubjectName, scenario as FaultScenario, (line) => writeSync(1, `${line}\n`))
// Leaving in the ordinary way would wait for what the scenario left behind.
process.exit(0)
