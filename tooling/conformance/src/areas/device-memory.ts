import { CUpointer_attribute as attribute } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import { invalidValue, notFound, ok, outOfMemory } from '../result-name.ts'

export const deviceMemory = casesOf('device memory', (conformanceCase) => {
  conformanceCase(
    'no bytes cannot be allocated',
    (f) => {
      const out = BigUint64Array.of(9n)
      return [f.call.cuMemAlloc(out, 0), f.call.cuMemAlloc(null, 64)]
    },
    [invalidValue, invalidValue],
  )

  conformanceCase(
    'what is allocated is aligned to 256 bytes at least',
    (f) => [1, 3, 64, 1000, 4097].map((byteLength) => f.memory(byteLength) % 256),
    [0, 0, 0, 0, 0],
  )

  conformanceCase(
    'two allocations do not overlap',
    (f) => {
      const ranges = Array.from({ length: 50 }, () => f.memory(1000)).toSorted((a, b) => a - b)
      return ranges.slice(1).every((address, index) => address >= (ranges[index] ?? 0) + 1000)
    },
    true,
  )

  conformanceCase(
    'more memory than the device has cannot be allocated, and nothing is lost by trying',
    (f) => [f.call.cuMemAlloc(new BigUint64Array(1), 2 ** 45), f.call.cuMemAlloc(new BigUint64Array(1), 64)],
    [outOfMemory, ok],
  )

  conformanceCase('freeing null does nothing', (f) => f.call.cuMemFree(0), ok)

  conformanceCase(
    'freeing what is no start of an allocation is refused, and frees nothing',
    (f) => {
      const memory = f.memory()
      return [f.call.cuMemFree(12_345), f.call.cuMemFree(memory + 64), f.call.cuMemFree(memory)]
    },
    [invalidValue, invalidValue, ok],
  )

  conformanceCase(
    'freeing twice is refused',
    (f) => {
      const memory = f.memory()
      return [f.call.cuMemFree(memory), f.call.cuMemFree(memory)]
    },
    [ok, invalidValue],
  )

  conformanceCase(
    'freeing waits for the work that was queued before it',
    (f) => {
      const [stream, event, memory] = [f.stream(), f.event(), f.memory()]
      f.launch('fill', stream, memory, 128, 1)
      f.checked.cuEventRecord(event, stream)
      return [f.call.cuMemFree(memory), f.call.cuEventQuery(event)]
    },
    [ok, ok],
  )

  conformanceCase(
    'the range of an address is that of its allocation',
    (f) => {
      const memory = f.memory(1000)
      const [base, byteLength] = [new BigUint64Array(1), new BigUint64Array(1)]
      const inside = f.call.cuMemGetAddressRange(base, byteLength, memory + 500)
      return [inside, Number(base[0]) === memory, Number(byteLength[0])]
    },
    [ok, true, 1000],
  )

  conformanceCase(
    'the range needs only one of its places',
    (f) => {
      const memory = f.memory()
      const out = new BigUint64Array(1)
      return [
        f.call.cuMemGetAddressRange(out, null, memory),
        f.call.cuMemGetAddressRange(null, out, memory),
        f.call.cuMemGetAddressRange(null, null, memory),
      ]
    },
    [ok, ok, ok],
  )

  conformanceCase(
    'an address where no memory is has no range',
    (f) => {
      const [memory, out] = [f.memory(), new BigUint64Array(1)]
      f.checked.cuMemFree(memory)
      return [
        f.call.cuMemGetAddressRange(out, out, 4096),
        f.call.cuMemGetAddressRange(out, out, 0),
        f.call.cuMemGetAddressRange(out, out, memory),
      ]
    },
    [notFound, notFound, notFound],
  )

  conformanceCase(
    'what an address of device memory says of itself',
    (f) => {
      const memory = f.memory()
      const word = new Uint32Array(1)
      const whole = new BigUint64Array(1)
      return [
        [f.call.cuPointerGetAttribute(word, attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, memory + 8), word[0] ?? 0],
        [
          f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, memory + 8),
          Number(whole[0]) === memory + 8,
        ],
        [
          f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_CONTEXT, memory),
          Number(whole[0]) === f.context,
        ],
        [
          f.call.cuPointerGetAttribute(word, attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, memory),
          word[0] === f.device,
        ],
        [
          f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, memory + 8),
          Number(whole[0]) === memory,
        ],
        [f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_RANGE_SIZE, memory + 8), Number(whole[0])],
        f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_HOST_POINTER, memory),
      ]
    },
    [[ok, 2], [ok, true], [ok, true], [ok, true], [ok, true], [ok, 4096], invalidValue],
  )

  conformanceCase(
    'allocations have different identifiers, also one that takes the address of a freed one',
    (f) => {
      const identifier = (memory: number): number =>
        f.made((out) => f.raw.cuPointerGetAttribute(out, attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, memory))
      const first = f.memory()
      const [one, two] = [identifier(first), identifier(f.memory())]
      f.checked.cuMemFree(first)
      return new Set([one, two, identifier(f.memory())]).size
    },
    3,
  )

  conformanceCase(
    'an address where no memory is has no attributes',
    (f) => [
      f.call.cuPointerGetAttribute(new BigUint64Array(1), attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 4096),
      f.call.cuPointerGetAttribute(new BigUint64Array(1), attribute.CU_POINTER_ATTRIBUTE_CONTEXT, 0),
      f.call.cuPointerGetAttribute(null, attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, f.memory()),
      f.call.cuPointerGetAttribute(new BigUint64Array(1), 999, f.memory()),
    ],
    [invalidValue, invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'several attributes are asked for at once, and an address without memory has the memory type 0',
    (f) => {
      const memory = f.memory()
      const [type, base] = [new Uint32Array([9]), BigUint64Array.of(9n)]
      const wanted = Int32Array.of(
        attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
      )
      const data = BigUint64Array.of(BigInt(f.host.addressOf(type)), BigInt(f.host.addressOf(base)))
      const known = [f.call.cuPointerGetAttributes(2, wanted, data, memory), type[0] ?? 9, Number(base[0]) === memory]
      // What else is told of such an address differs from run to run.
      const unknown = [f.call.cuPointerGetAttributes(2, wanted, data, 4096), type[0] ?? 9]
      return [known, unknown]
    },
    [
      [ok, 2, true],
      [ok, 0],
    ],
  )

  conformanceCase(
    'a pitched allocation has rows that are wide enough and aligned',
    (f) => {
      const [address, pitch] = [new BigUint64Array(1), new BigUint64Array(1)]
      const result = f.call.cuMemAllocPitch(address, pitch, 100, 10, 4)
      return [result, Number(pitch[0]) >= 100, Number(pitch[0]) % 64]
    },
    [ok, true, 0],
  )

  conformanceCase(
    'the pitch of rows of 1, 100, 512, 513 and 5000 bytes',
    (f) =>
      [1, 100, 512, 513, 5000].map((width) => {
        const [address, pitch] = [new BigUint64Array(1), new BigUint64Array(1)]
        f.checked.cuMemAllocPitch(address, pitch, width, 4, 4)
        return Number(pitch[0])
      }),
    observe,
  )

  conformanceCase(
    'a pitched allocation takes elements of 4, 8 and 16 bytes, and some of both sizes',
    (f) => {
      const [address, pitch] = [new BigUint64Array(1), new BigUint64Array(1)]
      return [
        ...[4, 8, 16, 3, 0].map((element) => f.call.cuMemAllocPitch(address, pitch, 64, 4, element)),
        f.call.cuMemAllocPitch(address, pitch, 0, 4, 4),
        f.call.cuMemAllocPitch(address, pitch, 64, 0, 4),
      ]
    },
    [ok, ok, ok, invalidValue, invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'free memory shrinks by a large allocation, and grows when it is freed',
    (f) => {
      const free = (): number => {
        const [out, total] = [new BigUint64Array(1), new BigUint64Array(1)]
        f.checked.cuMemGetInfo(out, total)
        return Number(out[0])
      }
      const before = free()
      const memory = f.made((out) => f.checked.cuMemAlloc(out, 64 * 2 ** 20))
      const during = free()
      f.checked.cuMemFree(memory)
      return [before - during >= 64 * 2 ** 20, free() - during >= 64 * 2 ** 20]
    },
    [true, true],
  )
})
