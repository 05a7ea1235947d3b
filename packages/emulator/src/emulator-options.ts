/**
 * Who decides which operation runs when.
 *
 * - `in-order`: by order of submission. What nobody waits for is run by the event loop.
 * - `latest-possible`: an operation runs only when something the host waits for needs it.
 * - `{ random: seed }`: any operation that may run, the same ones for the same seed.
 * - `{ choose }`: whatever the function says.
 */
export type SchedulerOption =
  | 'in-order'
  | 'latest-possible'
  | { readonly random: number }
  | { readonly choose: ChooseOperation }

/**
 * Picks the operation that runs next. It is asked only while the host waits, and only about operations that touch
 * memory: records and waits run as soon as they may, which no program can tell.
 *
 * @param ready - by order of submission, never empty
 */
export type ChooseOperation = (ready: readonly RunnableOperation[]) => RunnableOperation

/** An operation that may run, as whoever chooses sees it. */
export interface RunnableOperation {
  /** Its place in the order of submission. */
  readonly sequence: number
  toString(): string
}

export interface EmulatedDeviceOptions {
  /** Default: 80 GiB. It costs nothing until it is touched. */
  readonly memoryBytes?: number
  /** Default: { major: 9, minor: 0 }. */
  readonly computeCapability?: { readonly major: number; readonly minor: number }
  /** Default: `Emulated GPU 0`. */
  readonly name?: string
}

export interface EmulatorOptions {
  /** How many devices, or one entry for each. Default: 1. */
  readonly devices?: number | readonly EmulatedDeviceOptions[]
  /** Default: `in-order`. */
  readonly scheduler?: SchedulerOption
  /** Watch all accesses to memory for races. Default: false. */
  readonly detectRaces?: boolean
  /** Keep what ran, in order, for tests and traces. Default: false. */
  readonly logOperations?: boolean
  /** Give the number of the last destroyed object of a kind to the next new one. Default: false, numbers are used once. */
  readonly reuseHandles?: boolean
  /**
   * Whether freed addresses come back: `at-once`, the last one freed first, or `never`. Default: `at-once`, as a GPU’s
   * driver likes to do.
   */
  readonly reuseAddresses?: 'at-once' | 'never'
  /** Bytes of real memory that may be touched. Default and most: 4 GiB. */
  readonly touchableBytes?: number
}

export interface EmulatedDevice {
  readonly memoryBytes: number
  readonly computeCapability: { readonly major: number; readonly minor: number }
  readonly name: string
}

const gibibyte = 2 ** 30

/** The devices that options ask for, with everything filled in. */
export function emulatedDevices(devices: EmulatorOptions['devices'] = 1): EmulatedDevice[] {
  const wanted: readonly EmulatedDeviceOptions[] =
    typeof devices === 'number' ? Array.from({ length: devices }, () => ({})) : devices
  return wanted.map((device, ordinal) => ({
    memoryBytes: device.memoryBytes ?? 80 * gibibyte,
    computeCapability: device.computeCapability ?? { major: 9, minor: 0 },
    name: device.name ?? `Emulated GPU ${ordinal}`,
  }))
}
