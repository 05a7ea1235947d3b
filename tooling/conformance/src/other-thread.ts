import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** A thread that waits in the driver for an event. */
export class OtherThread {
  /** What it was given, once it came back. */
  answer: string | undefined
  readonly #worker: Worker
  readonly #ended: Promise<unknown>

  private constructor(worker: Worker) {
    this.#worker = worker
    this.#ended = once(worker, 'exit')
    worker.on('message', (message: string) => {
      this.answer = message === 'waiting' ? undefined : message
    })
  }

  /** Starts it; it is about to call cuEventSynchronize. */
  static async waitingFor(event: number): Promise<OtherThread> {
    const [runner, program] = ['../../scripts/run-source.mjs', './thread-program.ts'].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    )
    // Not the conditions that the test runner was started with: Node itself could not read what they lead to.
    const worker = new Worker(runner ?? '', { argv: [program ?? ''], execArgv: [], workerData: { event } })
    const thread = new OtherThread(worker)
    await once(worker, 'message')
    return thread
  }

  /** Its answer, when it has come back. */
  async end(): Promise<string | undefined> {
    await this.#ended
    await this.#worker.terminate()
    return this.answer
  }
}
