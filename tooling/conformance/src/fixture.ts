import type { CallbackFunctions, CallbackKind, Driver, DriverFunctions, HostBridge } from '@cubaton/driver'
import { Gate } from './gate.ts'
import { kernelParameters } from './kernel-provider.ts'
import type { KernelName } from './kernel-provider.ts'
import { namedCalls } from './named-calls.ts'
import type { NamedCalls } from './named-calls.ts'
import { OpenResources } from './open-resources.ts'
import { nameOfResult } from './result-name.ts'

/** What all cases of one driver share. */
export interface Surroundings {
  readonly driver: Driver
  /** The device’s primary context. */
  readonly context: number
  /** What cuModuleLoadData takes, and the functions in it, loaded. */
  readonly image: Uint8Array
  readonly kernels: ReadonlyMap<KernelName, number>
  /** A stream and pinned memory of their own: reading a result waits for no other stream. */
  readonly reader: { readonly stream: number; readonly address: number; readonly words: Uint32Array }
}

export interface PinnedMemory {
  readonly address: number
  readonly bytes: Uint8Array
  readonly words: Uint32Array
}

/**
 * What one case works with: the driver, with the primary context current and nothing else, and short ways to the usual
 * things. Everything that calls through it make, {@link close} releases.
 *
 * What a case makes, it makes before it closes a gate: allocation and freeing may wait for the whole context.
 */
export class Fixture {
  readonly driver: Driver
  readonly host: HostBridge
  readonly device: number
  readonly context: number
  /** The image of the kernels, for cases about modules. */
  readonly image: Uint8Array
  /** The calls that a case is about: their results by name. */
  readonly call: NamedCalls
  readonly raw: DriverFunctions
  /** The calls that lead there: what fails ends the case. */
  readonly checked: DriverFunctions
  readonly #surroundings: Surroundings
  readonly #resources: OpenResources
  readonly #gates: Gate[] = []
  readonly #callbacks: number[] = []

  constructor(surroundings: Surroundings) {
    const { driver } = surroundings
    this.#surroundings = surroundings
    this.#resources = new OpenResources(driver)
    this.driver = driver
    this.host = driver.host
    this.device = driver.defaultDevice.handle
    this.context = surroundings.context
    this.image = surroundings.image
    this.raw = this.#resources.watch(driver.raw)
    this.checked = this.#resources.watch(driver.checked)
    this.call = namedCalls(this.raw)
  }

  /** The handle, address or count that a call puts out. */
  made(call: (out: BigUint64Array) => number): number {
    const out = new BigUint64Array(1)
    const result = call(out)
    if (result !== 0) throw new Error(`the case could not be set up: ${nameOfResult(result)}`)
    return Number(out[0])
  }

  /** The int that a call puts out. */
  number(call: (out: Int32Array) => number): number {
    const out = new Int32Array(1)
    const result = call(out)
    if (result !== 0) throw new Error(`the case could not be set up: ${nameOfResult(result)}`)
    return out[0] ?? 0
  }

  /** @param flags - default: CU_STREAM_NON_BLOCKING */
  stream(flags = 1): number {
    return this.made((out) => this.checked.cuStreamCreate(out, flags))
  }

  /** @param flags - default: CU_EVENT_DISABLE_TIMING */
  event(flags = 2): number {
    return this.made((out) => this.checked.cuEventCreate(out, flags))
  }

  /** Device memory, all bytes 0. */
  memory(byteLength = 4096): number {
    const address = this.made((out) => this.checked.cuMemAlloc(out, byteLength))
    this.checked.cuMemsetD8Async(address, 0, byteLength, this.#surroundings.reader.stream)
    this.checked.cuStreamSynchronize(this.#surroundings.reader.stream)
    return address
  }

  pinned(byteLength = 4096): PinnedMemory {
    const address = this.made((out) => this.checked.cuMemHostAlloc(out, byteLength, 0))
    const bytes = new Uint8Array(this.host.viewOf(address, byteLength)).fill(0)
    return { address, bytes, words: new Uint32Array(bytes.buffer, 0, byteLength >> 2) }
  }

  /** Holds a stream back from here on, until the gate is opened: by the case, or at its end. */
  gate(stream: number): Gate {
    const gate = this.closedGate()
    gate.block(stream)
    return gate
  }

  /** A gate that no stream waits at yet, for a stream that must be held back after others were set up. */
  closedGate(): Gate {
    const { address, words } = this.pinned(64)
    const gate = new Gate(this.checked, address, words)
    this.#gates.push(gate)
    return gate
  }

  kernel(name: KernelName): number {
    return this.#surroundings.kernels.get(name) ?? 0
  }

  /** Launches a kernel with the parameters that {@link kernelParameters} lists; one block of 128 threads. */
  launch(name: KernelName, stream: number, ...values: number[]): void {
    this.checked.cuLaunchKernel(
      this.kernel(name),
      1,
      1,
      1,
      128,
      1,
      1,
      0,
      stream,
      this.parameters(name, ...values),
      null,
    )
  }

  /** The addresses of a kernel’s arguments, as cuLaunchKernel takes them. Good until the next call that turns the event loop. */
  parameters(name: KernelName, ...values: number[]): BigUint64Array {
    const held = kernelParameters[name].map((kind, index) =>
      kind === 'address' ? BigUint64Array.of(BigInt(values[index] ?? 0)) : Uint32Array.of(values[index] ?? 0),
    )
    this.#arguments.push(...held)
    return BigUint64Array.from(held, (value) => BigInt(this.host.addressOf(value)))
  }

  /** Words of device memory, read on a stream of its own: it waits for nothing else. */
  read(address: number, count = 1): number[] {
    const { stream, address: host, words } = this.#surroundings.reader
    this.checked.cuMemcpyDtoHAsync(host, address, count * 4, stream)
    this.checked.cuStreamSynchronize(stream)
    return [...words.subarray(0, count)]
  }

  /** Writes words to device memory, and waits until they are there. */
  write(address: number, ...values: number[]): void {
    const { stream, address: host, words } = this.#surroundings.reader
    words.set(values)
    this.checked.cuMemcpyHtoDAsync(address, host, values.length * 4, stream)
    this.checked.cuStreamSynchronize(stream)
  }

  /** A function for the driver to call, any number of times: the address that it is called by. */
  callback<Kind extends CallbackKind>(kind: Kind, body: CallbackFunctions[Kind]): number {
    const address = this.host.registerCallback(kind, body)
    this.#callbacks.push(address)
    return address
  }

  hostFunction(body: (userData: number) => void): number {
    return this.callback('CUhostFn', body)
  }

  /** Waits for a stream while the event loop turns, as host functions need it. */
  async untilDone(stream: number, waitMs = patienceMs): Promise<void> {
    const end = performance.now() + waitMs
    while (this.raw.cuStreamQuery(stream) === 600) {
      if (performance.now() > end) throw new Error('the stream is held up: its work should be done by now')
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Opens all gates, waits for all work, releases everything, and tells what was not as it should be left. */
  async close(): Promise<string[]> {
    const { raw } = this.driver
    for (const gate of this.#gates) gate.open()
    const complaints: string[] = []
    for (const stream of this.#resources.streams()) this.#endCapture(stream, complaints)
    const mode = new Int32Array(1)
    raw.cuThreadExchangeStreamCaptureMode(mode)
    if (mode[0] !== 0) complaints.push('the thread was left in another capture mode')
    complaints.push(...this.#leaveContexts())
    // Host functions need the event loop: nothing may block before all of them have run.
    for (const stream of [...this.#resources.streams(), 0]) await this.untilDone(stream)
    const result = raw.cuCtxSynchronize()
    if (result !== 0) complaints.push(`the context ends with ${nameOfResult(result)}`)
    complaints.push(...this.#resources.release())
    for (const address of this.#callbacks) this.host.unregisterCallback(address)
    if (this.host.pendingCallbacks > 0) complaints.push(`${this.host.pendingCallbacks} callbacks were not called`)
    return complaints
  }

  /** What kernel arguments lie in, as long as the case runs. */
  readonly #arguments: ArrayBufferView[] = []

  #endCapture(stream: number, complaints: string[]): void {
    const { raw } = this.driver
    const status = new Int32Array(1)
    raw.cuStreamIsCapturing(stream, status)
    if (status[0] === 0) return
    const graph = new BigUint64Array(1)
    raw.cuStreamEndCapture(stream, graph)
    if (graph[0] !== 0n) raw.cuGraphDestroy(Number(graph[0]))
    complaints.push('a stream was left capturing')
  }

  /** Leaves the thread with the primary context current, once. */
  #leaveContexts(): string[] {
    const { raw } = this.driver
    const popped: number[] = []
    const out = new BigUint64Array(1)
    while (popped.length < 16 && raw.cuCtxPopCurrent(out) === 0) popped.push(Number(out[0]))
    raw.cuCtxSetCurrent(this.context)
    return popped.length === 1 && popped[0] === this.context ? [] : ['the thread was left with other contexts']
  }
}

/** How long work may take that nothing holds back. A safety net, far above what any case needs. */
const patienceMs = 10_000
