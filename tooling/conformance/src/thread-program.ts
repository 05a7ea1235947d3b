// Run by other-thread.ts in a worker thread, with a driver of its own: waits for an event, and tells what it was given.
import { parentPort, workerData } from 'node:worker_threads'
import { openSubject } from './open-subject.ts'
import { nameOfResult } from './result-name.ts'

const { event } = workerData as { event: number }
const { driver } = openSubject('cuda')
driver.defaultDevice.context.makeCurrent()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
parentPort?.postMessage('waiting')
const result = nameOfResult(driver.raw.cuEventSynchronize(event))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- as above
parentPort?.postMessage(result)
