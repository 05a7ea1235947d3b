import { faultScenarios } from './fault-scenarios.ts'
import type { FaultScenario } from './fault-scenarios.ts'
import { openSubject } from './open-subject.ts'
import { Session } from './session.ts'
import type { SubjectName } from './subject.ts'

/** Opens a driver for one scenario, and leaves it as the scenario left it. */
export function runScenario(subject: SubjectName, scenario: FaultScenario, say: (line: string) => void): void {
  faultScenarios[scenario](new Session(openSubject(subject)).fixture(), say)
}
