import { CUmemPool_attribute as attribute } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import type { Fixture } from '../fixture.ts'
import { invalidValue, notReady, ok, outOfMemory } from '../result-name.ts'

export const asyncAllocation = casesOf('async allocation', (conformanceCase) => {
  conformanceCase(
    'what is allocated on a stream can be used by what is queued there next',
    (f) => {
      const stream = f.stream()
      const memory = allocate(f, stream)
      f.launch('fill', stream, memory, 4, 7)
      f.checked.cuStreamSynchronize(stream)
      const words = f.read(memory, 4)
      return [words, f.call.cuMemFreeAsync(memory, stream), f.call.cuStreamSynchronize(stream)]
    },
    [[7, 7, 7, 7], ok, ok],
  )

  conformanceCase(
    'allocating no bytes succeeds',
    (f) => {
      const stream = f.stream()
      const out = BigUint64Array.of(9n)
      return [f.call.cuMemAllocAsync(out, 0, stream), f.call.cuStreamSynchronize(stream)]
    },
    [ok, ok],
  )

  conformanceCase(
    'the address of no bytes',
    (f) => {
      const stream = f.stream()
      const out = BigUint64Array.of(9n)
      f.checked.cuMemAllocAsync(out, 0, stream)
      return Number(out[0])
    },
    observe,
  )

  conformanceCase(
    'an allocation needs a place for its address',
    (f) => f.call.cuMemAllocAsync(null, 64, f.stream()),
    invalidValue,
  )

  conformanceCase(
    'more than the device has cannot be allocated on a stream either',
    (f) => f.call.cuMemAllocAsync(new BigUint64Array(1), 2 ** 45, f.stream()),
    outOfMemory,
  )

  conformanceCase(
    'memory that was freed on a held stream is not given to another stream',
    (f) => {
      const [held, other] = [f.stream(), f.stream()]
      const memory = allocate(f, held, 2 ** 20)
      f.checked.cuStreamSynchronize(held)
      const gate = f.gate(held)
      const freed = f.call.cuMemFreeAsync(memory, held)
      const second = allocate(f, other, 2 ** 20)
      gate.open()
      return [freed, second !== memory]
    },
    [ok, true],
  )

  conformanceCase(
    'memory that was freed is given out again by the same stream, also while it is held',
    (f) => {
      const stream = f.stream()
      const memory = allocate(f, stream, 2 ** 20)
      f.checked.cuStreamSynchronize(stream)
      const gate = f.gate(stream)
      f.checked.cuMemFreeAsync(memory, stream)
      const second = allocate(f, stream, 2 ** 20)
      gate.open()
      return second === memory
    },
    observe,
  )

  conformanceCase(
    'memory is freed in the order of its stream: what was queued before still uses it',
    (f) => {
      const [stream, to] = [f.stream(), f.memory()]
      const memory = allocate(f, stream)
      const gate = f.gate(stream)
      f.launch('fill', stream, memory, 4, 3)
      f.launch('copy', stream, to, memory, 4)
      const freed = f.call.cuMemFreeAsync(memory, stream)
      const before = f.call.cuStreamQuery(stream)
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [freed, before, f.read(to, 4)]
    },
    [ok, notReady, [3, 3, 3, 3]],
  )

  conformanceCase(
    'memory of one stream may be freed on another that waited for its use',
    (f) => {
      const [first, second, event] = [f.stream(), f.stream(), f.event()]
      const memory = allocate(f, first)
      f.launch('fill', first, memory, 4, 1)
      f.checked.cuEventRecord(event, first)
      f.checked.cuStreamWaitEvent(second, event, 0)
      return [f.call.cuMemFreeAsync(memory, second), f.call.cuStreamSynchronize(second)]
    },
    [ok, ok],
  )

  conformanceCase(
    'memory that was allocated on a stream can be freed without one',
    (f) => {
      const stream = f.stream()
      const memory = allocate(f, stream)
      f.checked.cuStreamSynchronize(stream)
      return [f.call.cuMemFree(memory), f.call.cuMemFree(memory)]
    },
    [ok, invalidValue],
  )

  conformanceCase(
    'memory that was allocated without a stream can be freed on one',
    (f) => {
      const [stream, memory] = [f.stream(), f.memory()]
      return [f.call.cuMemFreeAsync(memory, stream), f.call.cuStreamSynchronize(stream)]
    },
    observe,
  )

  conformanceCase(
    'freeing on a stream what is no allocation',
    (f) => {
      const stream = f.stream()
      const memory = allocate(f, stream)
      return [
        f.call.cuMemFreeAsync(12_345, stream),
        f.call.cuMemFreeAsync(memory + 64, stream),
        f.call.cuMemFreeAsync(0, stream),
        f.call.cuMemFreeAsync(memory, stream),
        f.call.cuMemFreeAsync(memory, stream),
      ]
    },
    observe,
  )

  conformanceCase(
    'a device has a default pool, which is its pool until another is set',
    (f) => {
      const byDefault = f.made((out) => f.raw.cuDeviceGetDefaultMemPool(out, f.device))
      return [byDefault !== 0, f.made((out) => f.raw.cuDeviceGetMemPool(out, f.device)) === byDefault]
    },
    [true, true],
  )

  conformanceCase(
    'the default pool keeps nothing once a synchronization has come, unless it is told to',
    (f) => {
      const pool = f.made((out) => f.raw.cuDeviceGetDefaultMemPool(out, f.device))
      return poolNumber(f, pool, attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)
    },
    [ok, 0],
  )

  conformanceCase(
    'a pool counts what is in use',
    (f) => {
      const pool = f.made((out) => f.raw.cuDeviceGetDefaultMemPool(out, f.device))
      const used = (): number => Number(poolNumber(f, pool, attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT)[1])
      const stream = f.stream()
      const before = used()
      const memory = allocate(f, stream, 2 ** 20)
      const during = used()
      f.checked.cuMemFreeAsync(memory, stream)
      f.checked.cuStreamSynchronize(stream)
      return [during - before, used() - before]
    },
    observe,
  )

  conformanceCase(
    'a pool can be trimmed',
    (f) => {
      const pool = f.made((out) => f.raw.cuDeviceGetDefaultMemPool(out, f.device))
      f.checked.cuCtxSynchronize()
      return f.call.cuMemPoolTrimTo(pool, 0)
    },
    ok,
  )

  conformanceCase(
    'the null pool is no pool',
    (f) => [
      f.call.cuMemPoolTrimTo(0, 0),
      f.call.cuMemAllocFromPoolAsync(new BigUint64Array(1), 64, 0, f.stream()),
      f.call.cuMemPoolDestroy(0),
    ],
    observe,
  )
})

function allocate(f: Fixture, stream: number, byteLength = 4096): number {
  return f.made((out) => f.checked.cuMemAllocAsync(out, byteLength, stream))
}

function poolNumber(f: Fixture, pool: number, which: number): [string, number] {
  const value = new BigUint64Array(1)
  return [f.call.cuMemPoolGetAttribute(pool, which, value), Number(value[0])]
}
