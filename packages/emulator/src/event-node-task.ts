import type { EventState } from './context-state.ts'
import type { Task } from './operation.ts'

/** A node of a graph that records an event, or waits for its newest record, each time the graph is launched. */
export class EventNodeTask implements Task {
  readonly kind: 'record' | 'wait'
  readonly durationNs = 0
  readonly event: EventState

  constructor(kind: 'record' | 'wait', event: EventState) {
    this.kind = kind
    this.event = event
  }

  run(): number {
    return 0
  }

  describe(): string {
    return this.kind === 'record' ? 'record of an event by a graph' : 'wait of a graph for an event'
  }
}
