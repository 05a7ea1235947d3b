import { CUlimit } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import { invalidContext, invalidValue, ok } from '../result-name.ts'

export const contexts = casesOf('contexts', (conformanceCase) => {
  conformanceCase(
    'the context that was made current is current',
    (f) => [current(f) === f.context, f.number((out) => f.raw.cuCtxGetDevice(out)) === f.device],
    [true, true],
  )

  conformanceCase(
    'setting no context current leaves none, and calls that need one say so',
    (f) => {
      const results = [f.call.cuCtxSetCurrent(0)]
      const none = current(f)
      results.push(
        f.call.cuMemAlloc(new BigUint64Array(1), 64),
        f.call.cuStreamCreate(new BigUint64Array(1), 1),
        f.call.cuEventCreate(new BigUint64Array(1), 2),
        f.call.cuCtxSynchronize(),
        f.call.cuCtxGetDevice(new Int32Array(1)),
        f.call.cuMemGetInfo(new BigUint64Array(1), new BigUint64Array(1)),
        f.call.cuMemHostAlloc(new BigUint64Array(1), 64, 0),
      )
      f.checked.cuCtxSetCurrent(f.context)
      return [none, results]
    },
    [
      0,
      [
        ok,
        invalidContext,
        invalidContext,
        invalidContext,
        invalidContext,
        invalidContext,
        invalidContext,
        invalidContext,
      ],
    ],
  )

  conformanceCase(
    'with no context current, streams and events bring their own, and the default stream has none',
    (f) => {
      const [stream, event, memory] = [f.stream(), f.event(), f.memory()]
      f.checked.cuCtxSetCurrent(0)
      const results = [
        f.call.cuStreamQuery(stream),
        f.call.cuEventRecord(event, stream),
        f.call.cuEventSynchronize(event),
        f.call.cuMemsetD8Async(memory, 1, 4, stream),
        f.call.cuMemcpyDtoDAsync(memory, memory + 64, 4, stream),
        f.call.cuStreamSynchronize(stream),
        f.call.cuStreamQuery(0),
      ]
      f.checked.cuCtxSetCurrent(f.context)
      return results
    },
    [ok, ok, ok, ok, ok, ok, invalidContext],
  )

  conformanceCase(
    'contexts are a stack: popping gives the current one and makes the one below current',
    (f) => {
      const pushed = f.call.cuCtxPushCurrent(f.context)
      const popped = [f.made((out) => f.raw.cuCtxPopCurrent(out)), f.made((out) => f.raw.cuCtxPopCurrent(out))]
      const left = current(f)
      const empty = f.call.cuCtxPopCurrent(new BigUint64Array(1))
      f.checked.cuCtxPushCurrent(f.context)
      return [pushed, popped.map((context) => context === f.context), left, empty, current(f) === f.context]
    },
    [ok, [true, true], 0, invalidContext, true],
  )

  conformanceCase(
    'setting a context current replaces the one on top of the stack alone',
    (f) => {
      const other = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
      const created = current(f) === other
      f.checked.cuCtxSetCurrent(f.context)
      const first = f.made((out) => f.raw.cuCtxPopCurrent(out)) === f.context
      const second = current(f) === f.context
      f.checked.cuCtxDestroy(other)
      return [created, first, second]
    },
    [true, true, true],
  )

  conformanceCase(
    'setting none current takes the top of the stack away',
    (f) => {
      f.checked.cuCtxPushCurrent(f.context)
      f.checked.cuCtxSetCurrent(0)
      return current(f) === f.context
    },
    true,
  )

  conformanceCase(
    'pushing no context',
    (f) => {
      const result = f.call.cuCtxPushCurrent(0)
      if (result === ok) f.raw.cuCtxPopCurrent(new BigUint64Array(1))
      return result
    },
    observe,
  )

  conformanceCase(
    'popping needs no place for the context',
    (f) => {
      f.checked.cuCtxPushCurrent(f.context)
      return [f.call.cuCtxPopCurrent(null), current(f) === f.context]
    },
    [ok, true],
  )

  conformanceCase('the current context needs a place', (f) => f.call.cuCtxGetCurrent(null), invalidValue)

  conformanceCase(
    'retaining the primary context gives the same one each time, and makes nothing current',
    (f) => {
      f.checked.cuCtxSetCurrent(0)
      const again = f.made((out) => f.raw.cuDevicePrimaryCtxRetain(out, f.device)) === f.context
      const none = current(f)
      const released = f.call.cuDevicePrimaryCtxRelease(f.device)
      f.checked.cuCtxSetCurrent(f.context)
      return [again, none, released]
    },
    [true, 0, ok],
  )

  conformanceCase(
    'a primary context that is retained is active',
    (f) => {
      const [flags, active] = [new Uint32Array([9]), new Int32Array([9])]
      return [f.call.cuDevicePrimaryCtxGetState(f.device, flags, active), active[0] ?? 9]
    },
    [ok, 1],
  )

  conformanceCase(
    'a new context is current, has a device, and goes with all that is in it',
    (f) => {
      const other = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
      const home = f.number((out) => f.raw.cuCtxGetDevice(out)) === f.device
      f.stream()
      f.event()
      const memory = f.made((out) => f.checked.cuMemAlloc(out, 4096))
      const destroyed = f.call.cuCtxDestroy(other)
      return [home, destroyed, current(f) === f.context, f.call.cuMemFree(memory)]
    },
    [true, ok, true, invalidValue],
  )

  conformanceCase(
    'what is there to free when its context is not current',
    (f) => {
      const other = f.made((out) => f.checked.cuCtxCreate(out, null, 0, f.device))
      const stream = f.stream()
      const memory = f.made((out) => f.checked.cuMemAlloc(out, 4096))
      f.checked.cuCtxPopCurrent(null)
      const results = [
        f.call.cuMemsetD8Async(memory, 1, 4, stream),
        f.call.cuStreamSynchronize(stream),
        f.call.cuMemFree(memory),
        f.call.cuStreamDestroy(stream),
      ]
      f.checked.cuCtxDestroy(other)
      return results
    },
    [ok, ok, ok, ok],
  )

  conformanceCase(
    'a context has an identifier, a version, and flags',
    (f) => {
      const [identifier, again] = [0, 1].map(() => f.made((out) => f.raw.cuCtxGetId(f.context, out)))
      const flags = new Uint32Array([99])
      const version = new Uint32Array(1)
      return [
        identifier === again,
        f.call.cuCtxGetFlags(flags),
        f.call.cuCtxGetApiVersion(f.context, version),
        (version[0] ?? 0) > 0,
      ]
    },
    [true, ok, ok, true],
  )

  conformanceCase(
    'limits of a context',
    (f) => [
      limit(f, CUlimit.CU_LIMIT_STACK_SIZE),
      limit(f, CUlimit.CU_LIMIT_PRINTF_FIFO_SIZE),
      limit(f, CUlimit.CU_LIMIT_MALLOC_HEAP_SIZE),
      f.call.cuCtxGetLimit(new BigUint64Array(1), 99),
      f.call.cuCtxSetLimit(99, 1),
      f.call.cuCtxGetLimit(null, CUlimit.CU_LIMIT_STACK_SIZE),
    ],
    observe,
  )

  conformanceCase(
    'cache and shared memory preferences of a context can be asked for and set',
    (f) => {
      const config = new Int32Array([9])
      return [f.call.cuCtxGetCacheConfig(config), config[0] ?? 9, f.call.cuCtxSetCacheConfig(config[0] ?? 0)]
    },
    [ok, 0, ok],
  )

  conformanceCase(
    'peer access from a context to itself is refused',
    (f) => [f.call.cuCtxEnablePeerAccess(f.context, 0), f.call.cuCtxDisablePeerAccess(f.context)],
    ['CUDA_ERROR_PEER_ACCESS_UNSUPPORTED', 'CUDA_ERROR_PEER_ACCESS_NOT_ENABLED'],
  )
})

function current(f: Fixture): number {
  return f.made((out) => f.raw.cuCtxGetCurrent(out))
}

function limit(f: Fixture, which: number): [string, number] {
  const value = new BigUint64Array(1)
  return [f.call.cuCtxGetLimit(value, which), Number(value[0])]
}
