import { Worker } from 'node:worker_threads'

/**
 * Ends the process when a case does not come back: a thread inside the driver can be stopped in no other way, and
 * nothing after it would run.
 */
export class HangGuard {
  readonly #worker = new Worker(program, { eval: true })

  constructor() {
    this.#worker.unref()
  }

  /** @param name - what runs from now on; undefined: nothing that may hang */
  watch(name: string | undefined): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    this.#worker.postMessage(name)
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}

const limitMs = 45_000

const program = `
const { parentPort } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let timer
parentPort.on('message', (name) => {
  clearTimeout(timer)
  if (name === undefined) return
  timer = setTimeout(() => {
    writeSync(2, 'conformance: "' + name + '" hangs; this process ends itself\\n')
    process.kill(process.pid, 'SIGKILL')
  }, ${limitMs})
})`
