import { CUresult } from '@cubaton/driver'
import type { StringOut } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import type { FaultScenario } from '../fault-scenarios.ts'
import { isolated } from '../isolated.ts'
import type { Observation } from '../observation.ts'
import { invalidValue, notReady, ok } from '../result-name.ts'

const launchFailed = 'CUDA_ERROR_LAUNCH_FAILED'
const illegalAddress = 'CUDA_ERROR_ILLEGAL_ADDRESS'
const misalignedAddress = 'CUDA_ERROR_MISALIGNED_ADDRESS'

export const errors = casesOf('errors', (conformanceCase) => {
  conformanceCase(
    'each result has its name',
    (f) => {
      const name: StringOut = [null]
      return Object.entries(CUresult)
        .filter(([expected, result]) => f.call.cuGetErrorName(result, name) !== ok || name[0] !== expected)
        .map(([expected]) => expected)
    },
    [],
  )

  conformanceCase(
    'each result is described',
    (f) => {
      const text: StringOut = [null]
      return Object.values(CUresult).every(
        (result) => f.call.cuGetErrorString(result, text) === ok && (text[0] ?? '') !== '',
      )
    },
    true,
  )

  conformanceCase(
    'a number that is no result has no name',
    (f) => {
      const name: StringOut = ['before']
      return [f.call.cuGetErrorName(123_456, name), name[0] ?? null, f.call.cuGetErrorString(123_456, name)]
    },
    [invalidValue, null, invalidValue],
  )

  conformanceCase(
    'what the results say',
    (f) =>
      [CUresult.CUDA_SUCCESS, CUresult.CUDA_ERROR_INVALID_VALUE, CUresult.CUDA_ERROR_NOT_READY].map((result) => {
        const text: StringOut = [null]
        f.checked.cuGetErrorString(result, text)
        return text[0] ?? null
      }),
    observe,
  )

  conformanceCase(
    'a call that was refused leaves no error behind for the calls after it',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [
        f.call.cuMemFree(12_345),
        f.call.cuMemsetD32Async(memory + 1, 1, 1, stream),
        f.call.cuMemsetD32Async(memory, 1, 1, stream),
        f.call.cuStreamSynchronize(stream),
        f.call.cuCtxSynchronize(),
      ]
    },
    [invalidValue, invalidValue, ok, ok, ok],
  )

  conformanceCase(
    'not ready is an answer, and no error: the stream goes on',
    (f) => {
      const stream = f.stream()
      const gate = f.gate(stream)
      const answers = [f.call.cuStreamQuery(stream), f.call.cuStreamQuery(stream)]
      gate.open()
      return [answers, f.call.cuStreamSynchronize(stream), f.call.cuStreamQuery(stream)]
    },
    [[notReady, notReady], ok, ok],
  )

  const rules: readonly (readonly [FaultScenario, rule: string, Observation | typeof observe])[] = [
    ['trap', 'a kernel that fails takes its context along: every later call says so', everyCall(launchFailed)],
    ['illegal address', 'a kernel that writes where no memory is takes its context along', everyCall(illegalAddress)],
    [
      'misaligned address',
      'a kernel that writes a word that is not aligned takes its context along',
      everyCall(misalignedAddress),
    ],
    ['work queued behind a fault', 'what is queued behind a fault, or waits for it', observe],
    ['an event that was done before a fault', 'an event that was done before a fault, asked after it', observe],
    ['another context after a fault', 'another context of the process after a fault', observe],
    ['reset after a fault', 'a reset of the primary context after a fault', observe],
    ['destroying the primary context', 'a primary context destroyed like one that was made', observe],
    ['copies to where there is no memory', 'copies to and from where there is no memory', observe],
    ['copies of no bytes to null', 'copies of no bytes with null addresses', observe],
    ['work on memory that was freed', 'work on memory that was freed', observe],
    ['words where there is no memory', 'words written and waited for where there is no memory', observe],
    ['no host function', 'a launch of no host function', observe],
  ]
  for (const [scenario, rule, expected] of rules)
    conformanceCase(rule, (f) => isolated(f.driver.backend, scenario), expected)
})

function everyCall(result: string): Observation {
  const failing = [
    'stream',
    'other stream',
    'context',
    'allocation',
    'free',
    'record',
    'event',
    'copy',
    'launch',
    'new stream',
  ]
  return [...failing.map((call) => `${call} ${result}`), `device count ${ok}`, `current context ${ok}`]
}
