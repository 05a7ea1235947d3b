/** The prototypes of functions that the driver calls back, by their name in cuda.h. */
export interface CallbackFunctions {
  CUhostFn: (userData: number) => void
  CUstreamCallback: (stream: number, result: number, userData: number) => void
  CUoccupancyB2DSize: (blockSize: number) => number
  /** `info` is the address of a CUasyncNotificationInfo, good during the call: {@link HostBridge.viewOf} shows it. */
  CUasyncCallback: (info: number, userData: number, callback: number) => void
  /** `message` is the address of `length` bytes of text, good during the call. */
  CUlogsCallback: (userData: number, logLevel: number, message: number, length: number) => void
}

export type CallbackKind = keyof CallbackFunctions

export interface CallbackOptions {
  /**
   * The driver calls it once, as it does a host function on a stream: it is unregistered by itself after that call, and
   * until then it counts as pending. Default: false, registered until {@link HostBridge.unregisterCallback}.
   */
  readonly once?: boolean
}

/** What C programs have and JavaScript lacks: addresses of host memory, and functions with an address. */
export interface HostBridge {
  /**
   * The address of the first byte of host memory, for argument lists and structs that hold addresses.
   *
   * The memory is not kept alive by its address: keep the view until the driver no longer needs it.
   */
  addressOf(memory: ArrayBufferView | ArrayBuffer): number
  /**
   * A buffer over host memory that the driver allocated or keeps, such as that of `cuMemHostAlloc`.
   *
   * It shows that memory for as long as the driver keeps it, and must not be used after.
   */
  viewOf(address: number, byteLength: number): ArrayBuffer | SharedArrayBuffer
  /**
   * Gives a JavaScript function an address that the driver can call.
   *
   * It runs on the thread that registered it, when that thread's event loop turns: a thread that blocks in the driver
   * until the callback has run would wait for itself, which the checked stratum refuses (`would-deadlock`), but for
   * `cuMemcpyDtoHAsync` to pageable memory, which waits too. A pending callback does not keep the process alive. Driver
   * calls inside it give CUDA_ERROR_NOT_PERMITTED, as in C. What it throws becomes an uncaught exception.
   */
  registerCallback<Kind extends CallbackKind>(
    kind: Kind,
    callback: CallbackFunctions[Kind],
    options?: CallbackOptions,
  ): number
  /**
   * Takes back what {@link registerCallback} gave; the driver must not call it after. A callback registered with `once`
   * goes by itself after its call: take it back only where it will not be called, since the launch failed or the graph
   * that held it is gone. Until then it counts as pending. An address that is unknown is left alone.
   */
  unregisterCallback(address: number): void
  /** How many callbacks registered with `once` have not run. */
  readonly pendingCallbacks: number
  /** True while a callback runs on this thread. */
  readonly inCallback: boolean
}
