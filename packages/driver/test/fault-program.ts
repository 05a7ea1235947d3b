// Run by driver.gpu.test.ts as a process of its own, since what it does leaves the process without a usable GPU.
import { CubatonError } from '../src/cubaton-error.ts'
import { cString } from '../src/host-memory.ts'
import { openDriver } from '../src/open-driver.ts'

const driver = openDriver({ backend: 'cuda' })
const { checked } = driver
driver.defaultDevice.context.makeCurrent()
const out = new BigUint64Array(1)
const outOf = (call: () => number) => {
  call()
  return Number(out[0])
}
const ptx = '.version 7.0\n.target sm_70\n.address_size 64\n.visible .entry fails()\n{ trap; }\n'
const module = outOf(() => checked.cuModuleLoadData(out, cString(ptx)))
const kernel = outOf(() => checked.cuModuleGetFunction(out, module, 'fails'))
const [first, second] = [0, 1].map(() => outOf(() => checked.cuStreamCreate(out, 1)))
const event = outOf(() => checked.cuEventCreate(out, 2))
const pointer = outOf(() => checked.cuMemAlloc(out, 64))
checked.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, first ?? 0, null, null)

const calls: (() => unknown)[] = [
  () => checked.cuStreamSynchronize(first ?? 0),
  () => checked.cuMemAlloc(out, 64),
  () => checked.cuEventRecord(event, second ?? 0),
  () => checked.cuStreamQuery(second ?? 0),
  () => checked.cuMemFree(pointer),
  () => driver.defaultDevice.memory.free,
]
const errors = calls.map((call) => {
  try {
    call()
    return undefined
  } catch (error) {
    return CubatonError.is(error) ? error : undefined
  }
})
driver.close()
console.log(
  JSON.stringify({
    codes: errors.map((error) => error?.code),
    causes: errors.map((error) => (error?.cause === errors[0] ? 'the first' : error?.cause)),
    closed: driver.closed,
  }),
)
