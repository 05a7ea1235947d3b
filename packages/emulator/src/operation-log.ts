import type { Operation, TaskKind } from './operation.ts'

/** One operation that ran. */
export interface LoggedOperation {
  readonly sequence: number
  readonly stream: string
  readonly kind: TaskKind
  readonly description: string
  readonly startNs: number
  readonly endNs: number
}

/** What ran, in the order in which it ran. */
export class OperationLog {
  readonly entries: LoggedOperation[] = []

  add(operation: Operation): void {
    this.entries.push({
      sequence: operation.sequence,
      stream: operation.queue.label,
      kind: operation.task.kind,
      description: operation.task.describe(),
      startNs: operation.startNs,
      endNs: operation.endNs,
    })
  }

  clear(): void {
    this.entries.length = 0
  }
}
