import type { Driver } from '@cubaton/driver'
import { Fixture } from './fixture.ts'
import type { Surroundings } from './fixture.ts'
import { kernelParameters } from './kernel-provider.ts'
import type { KernelName } from './kernel-provider.ts'
import type { Subject } from './subject.ts'

/** An open driver, made ready for cases. */
export class Session implements Surroundings {
  readonly subject: Subject
  readonly image: Uint8Array
  readonly driver: Driver
  readonly context: number
  readonly kernels: ReadonlyMap<KernelName, number>
  readonly reader: Surroundings['reader']
  readonly #module: number

  constructor(subject: Subject) {
    this.subject = subject
    this.image = subject.kernels.image
    const { driver } = subject
    const { checked, defaultDevice } = driver
    this.driver = driver
    defaultDevice.context.makeCurrent()
    this.context = defaultDevice.context.handle
    const out = new BigUint64Array(1)
    checked.cuModuleLoadData(out, this.image)
    this.#module = Number(out[0])
    this.kernels = new Map(
      (Object.keys(kernelParameters) as KernelName[]).map((name) => {
        checked.cuModuleGetFunction(out, this.#module, name)
        const handle = Number(out[0])
        // A function that is loaded at its first launch would wait there for the whole context, a closed gate included.
        checked.cuFuncLoad(handle)
        return [name, handle]
      }),
    )
    checked.cuStreamCreate(out, 1)
    const stream = Number(out[0])
    checked.cuMemHostAlloc(out, readableBytes, 0)
    const address = Number(out[0])
    this.reader = { stream, address, words: new Uint32Array(driver.host.viewOf(address, readableBytes)) }
    this.#warmUp()
  }

  fixture(): Fixture {
    return new Fixture(this)
  }

  close(): void {
    const { raw } = this.driver
    raw.cuModuleUnload(this.#module)
    raw.cuStreamDestroy(this.reader.stream)
    raw.cuMemFreeHost(this.reader.address)
    this.driver.close()
  }

  /** The driver’s own kernels for memset and the like are loaded at their first use, which must not be behind a gate. */
  #warmUp(): void {
    const { checked } = this.driver
    const out = new BigUint64Array(1)
    const { stream } = this.reader
    checked.cuMemAlloc(out, 4096)
    const address = Number(out[0])
    checked.cuMemsetD8Async(address, 0, 4096, stream)
    checked.cuMemsetD16Async(address, 0, 2048, stream)
    checked.cuMemsetD32Async(address, 0, 1024, stream)
    checked.cuMemsetD2D8Async(address, 64, 0, 3, 4, stream)
    checked.cuMemsetD2D16Async(address, 64, 0, 3, 4, stream)
    checked.cuMemsetD2D32Async(address, 64, 0, 3, 4, stream)
    checked.cuMemcpyDtoDAsync(address, address + 2048, 1024, stream)
    checked.cuMemcpyDtoDAsync(address + 1, address + 2049, 5, stream)
    checked.cuLaunchKernel(this.kernels.get('empty') ?? 0, 1, 1, 1, 1, 1, 1, 0, stream, null, null)
    checked.cuStreamSynchronize(stream)
    checked.cuMemFree(address)
  }
}

const readableBytes = 65_536
