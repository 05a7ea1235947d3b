import type { Fixture } from './fixture.ts'

/** Tells what it sees, line by line, so that what was said before a process died is known. */
type Scenario = (fixture: Fixture, say: (line: string) => void) => void

/** Programs that may leave their process without a usable device, or end it: each runs in one of its own. */
export const faultScenarios = {
  trap: (f, say) => afterFault(f, say, (stream) => f.launch('fault', stream)),

  'illegal address': (f, say) => afterFault(f, say, (stream) => f.launch('fill', stream, 4096, 1, 1)),

  'misaligned address': (f, say) => {
    const memory = f.memory()
    afterFault(f, say, (stream) => f.launch('fill', stream, memory + 2, 1, 1))
  },

  'work queued behind a fault': (f, say) => {
    const [stream, other, event, memory, pinned] = [f.stream(), f.stream(), f.event(), f.memory(), f.pinned()]
    const gate = f.gate(stream)
    f.launch('fault', stream)
    f.launch('fill', stream, pinned.address, 1, 1)
    f.checked.cuEventRecord(event, stream)
    f.checked.cuStreamWaitEvent(other, event, 0)
    say(`launch before ${f.call.cuMemsetD8Async(memory, 1, 4, other)}`)
    gate.open()
    say(`event ${f.call.cuEventSynchronize(event)}`)
    say(`waiter ${f.call.cuStreamSynchronize(other)}`)
    say(`written ${pinned.words[0]}`)
  },

  'an event that was done before a fault': (f, say) => {
    const [stream, event] = [f.stream(), f.event()]
    f.checked.cuEventRecord(event, stream)
    f.checked.cuEventSynchronize(event)
    f.launch('fault', stream)
    say(`stream ${f.call.cuStreamSynchronize(stream)}`)
    say(`event ${f.call.cuEventQuery(event)}`)
    say(`synchronized ${f.call.cuEventSynchronize(event)}`)
  },

  'another context after a fault': (f, say) => {
    const other = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
    const there = f.stream()
    f.checked.cuCtxPopCurrent(null)
    const stream = f.stream()
    f.launch('fault', stream)
    say(`stream ${f.call.cuStreamSynchronize(stream)}`)
    say(`pushed ${f.call.cuCtxPushCurrent(other)}`)
    say(`other stream ${f.call.cuStreamSynchronize(there)}`)
    say(`allocated ${f.call.cuMemAlloc(new BigUint64Array(1), 64)}`)
  },

  'reset after a fault': (f, say) => {
    const stream = f.stream()
    f.launch('fault', stream)
    say(`stream ${f.call.cuStreamSynchronize(stream)}`)
    say(`reset ${f.call.cuDevicePrimaryCtxReset(f.device)}`)
    say(`retained ${f.call.cuDevicePrimaryCtxRetain(new BigUint64Array(1), f.device)}`)
    say(`allocated ${f.call.cuMemAlloc(new BigUint64Array(1), 64)}`)
  },

  'destroying the primary context': (f, say) => {
    say(f.call.cuCtxDestroy(f.context))
    say(f.call.cuMemAlloc(new BigUint64Array(1), 64))
  },

  'copies to where there is no memory': (f, say) => {
    const [stream, memory, host] = [f.stream(), f.memory(), new Uint8Array(4)]
    say(`host to 4096 ${f.call.cuMemcpyHtoD(4096, host, 4)}`)
    say(`host to 0 ${f.call.cuMemcpyHtoD(0, host, 4)}`)
    say(`null to device ${f.call.cuMemcpyHtoD(memory, null, 4)}`)
    say(`device to null ${f.call.cuMemcpyDtoH(null, memory, 4)}`)
    say(`4096 to host ${f.call.cuMemcpyDtoH(host, 4096, 4)}`)
    say(`0 to device ${f.call.cuMemcpyDtoD(memory, 0, 4)}`)
    say(`4096 to device, on a stream ${f.call.cuMemcpyDtoDAsync(memory, 4096, 4, stream)}`)
    say(`device to 4096, on a stream ${f.call.cuMemcpyDtoDAsync(4096, memory, 4, stream)}`)
    say(`in the end ${f.call.cuCtxSynchronize()}`)
  },

  'copies of no bytes to null': (f, say) => {
    const stream = f.stream()
    say(f.call.cuMemcpyDtoD(0, 0, 0))
    say(f.call.cuMemcpyDtoDAsync(0, 0, 0, stream))
    say(f.call.cuMemcpyHtoDAsync(0, null, 0, stream))
    say(f.call.cuMemcpyDtoHAsync(null, 0, 0, stream))
    say(f.call.cuCtxSynchronize())
  },

  'work on memory that was freed': (f, say) => {
    const [stream, memory] = [f.stream(), f.memory(4 * 2 ** 20)]
    f.checked.cuMemFree(memory)
    say(f.call.cuMemsetD8Async(memory, 1, 4, stream))
    say(f.call.cuMemcpyDtoD(memory, memory + 64, 4))
    say(f.call.cuStreamWriteValue32(stream, memory, 1, 0))
    say(f.call.cuCtxSynchronize())
  },

  'words where there is no memory': (f, say) => {
    const stream = f.stream()
    say(f.call.cuStreamWriteValue32(stream, 0, 1, 0))
    say(f.call.cuStreamWriteValue32(stream, 12_344, 1, 0))
    say(f.call.cuStreamWaitValue32(stream, 12_344, 0, 0))
    say(f.call.cuCtxSynchronize())
  },

  'no host function': (f, say) => say(f.call.cuLaunchHostFunc(f.stream(), 0, 0)),
} as const satisfies Record<string, Scenario>

export type FaultScenario = keyof typeof faultScenarios

/** What every call says once a kernel has failed. */
function afterFault(f: Fixture, say: (line: string) => void, fail: (stream: number) => void): void {
  const [stream, other, event, memory] = [f.stream(), f.stream(), f.event(), f.memory()]
  fail(stream)
  say(`stream ${f.call.cuStreamSynchronize(stream)}`)
  say(`other stream ${f.call.cuStreamQuery(other)}`)
  say(`context ${f.call.cuCtxSynchronize()}`)
  say(`allocation ${f.call.cuMemAlloc(new BigUint64Array(1), 64)}`)
  say(`free ${f.call.cuMemFree(memory)}`)
  say(`record ${f.call.cuEventRecord(event, other)}`)
  say(`event ${f.call.cuEventQuery(event)}`)
  say(`copy ${f.call.cuMemcpyDtoH(new Uint8Array(4), memory, 4)}`)
  say(`launch ${f.call.cuLaunchKernel(f.kernel('empty'), 1, 1, 1, 1, 1, 1, 0, other, null, null)}`)
  say(`new stream ${f.call.cuStreamCreate(new BigUint64Array(1), 1)}`)
  say(`device count ${f.call.cuDeviceGetCount(new Int32Array(1))}`)
  say(`current context ${f.call.cuCtxGetCurrent(new BigUint64Array(1))}`)
}
