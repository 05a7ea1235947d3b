import { cString } from '@cubaton/driver'
import type { Emulator } from '@cubaton/emulator'
import { kernelParameters } from './kernel-provider.ts'
import type { KernelName, KernelProvider } from './kernel-provider.ts'

interface Launch {
  readonly grid: { readonly x: number }
  readonly block: { readonly x: number }
  number(index: number): number
  read(kind: 'u32', address: number, count: number): Uint32Array
  write(kind: 'u32', address: number, count: number): Uint32Array
  readWrite(kind: 'u32', address: number, count: number): Uint32Array
  trap(): never
}

const bodies: Record<KernelName, (launch: Launch) => void> = {
  empty: () => undefined,
  fault: (launch) => launch.trap(),
  fill(launch) {
    launch.write('u32', launch.number(0), wordCount(launch, 1)).fill(launch.number(2))
  },
  copy(launch) {
    const count = wordCount(launch, 2)
    launch.write('u32', launch.number(0), count).set(launch.read('u32', launch.number(1), count))
  },
  add_one(launch) {
    const words = launch.readWrite('u32', launch.number(0), wordCount(launch, 1))
    for (const [index, value] of words.entries()) words[index] = value + 1
  },
}

/** No more words than there are threads. */
function wordCount(launch: Launch, parameter: number): number {
  return Math.min(launch.number(parameter), launch.grid.x * launch.block.x)
}

/** The same kernels, registered with an emulator. */
export function emulatedKernels(emulator: Emulator): KernelProvider {
  const names = Object.keys(kernelParameters) as KernelName[]
  for (const name of names) {
    const parameters = kernelParameters[name].map((kind) => (kind === 'address' ? 'pointer' : 'u32'))
    emulator.registerKernel({ name, parameters, run: bodies[name] })
  }
  return { image: cString(`.cubaton-kernels ${names.join(' ')}`) }
}
