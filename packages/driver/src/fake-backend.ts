import type { BackendDriver } from './backend.ts'
import type { AnyFunction } from './call-gate.ts'
import type { DriverFunctions } from './generated/driver-functions.ts'
import type { HostBridge } from './host-bridge.ts'

type Answers = Partial<Record<keyof DriverFunctions, (...values: unknown[]) => number>>

export interface FakeDriver extends BackendDriver {
  readonly host: HostBridge & { pendingCallbacks: number; inCallback: boolean }
  /** The functions that were looked up, in order. */
  readonly lookedUp: string[]
  /** The functions that were called, in order. */
  readonly called: string[]
  closeCount: number
}

/** A driver for tests without C: it has one device, and each function returns 0 or what `answers` say. */
export function fakeDriver(answers: Answers = {}): FakeDriver {
  const one = (out: unknown): number => {
    if (out instanceof Int32Array) out[0] = 1
    return 0
  }
  const known: Answers = { cuDeviceGetCount: one, ...answers }
  const lookedUp: string[] = []
  const called: string[] = []
  return {
    description: 'a fake driver',
    host: {
      addressOf: () => 4096,
      viewOf: (_, byteLength) => new ArrayBuffer(byteLength),
      registerCallback: () => 4096,
      unregisterCallback: () => undefined,
      pendingCallbacks: 0,
      inCallback: false,
    },
    lookedUp,
    called,
    closeCount: 0,
    lookUp(name): AnyFunction {
      lookedUp.push(name)
      return (...values: never[]) => {
        called.push(name)
        return known[name]?.(...values) ?? 0
      }
    },
    close() {
      this.closeCount++
    },
  }
}
