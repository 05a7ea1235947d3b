import { CUpointer_attribute as attribute } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import { invalidValue, notReady, ok, outOfMemory } from '../result-name.ts'

export const hostMemory = casesOf('host memory', (conformanceCase) => {
  conformanceCase(
    'pinned memory is there for the host, and the device reads and writes it',
    (f) => {
      const [stream, pinned] = [f.stream(), f.pinned()]
      pinned.words[0] = 5
      f.launch('add_one', stream, pinned.address, 2)
      f.checked.cuStreamSynchronize(stream)
      return [...pinned.words.subarray(0, 3)]
    },
    [6, 1, 0],
  )

  conformanceCase(
    'the device’s address of pinned memory is the host’s',
    (f) => {
      const { address } = f.pinned()
      const device = f.made((out) => f.raw.cuMemHostGetDevicePointer(out, address, 0))
      return device === address
    },
    true,
  )

  conformanceCase(
    'inside pinned memory too',
    (f) => {
      const { address } = f.pinned()
      const out = new BigUint64Array(1)
      const result = f.call.cuMemHostGetDevicePointer(out, address + 100, 0)
      return [result, Number(out[0]) === address + 100]
    },
    observe,
  )

  conformanceCase(
    'the device’s address takes no flags, and needs memory that the driver knows',
    (f) => {
      const { address } = f.pinned()
      const [out, plain] = [new BigUint64Array(1), new Uint8Array(64)]
      return [
        f.call.cuMemHostGetDevicePointer(out, address, 1),
        f.call.cuMemHostGetDevicePointer(out, plain, 0),
        f.call.cuMemHostGetDevicePointer(null, address, 0),
      ]
    },
    [invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'no bytes of pinned memory',
    (f) => {
      const out = new BigUint64Array(1)
      return [f.call.cuMemHostAlloc(out, 0, 0), f.call.cuMemAllocHost(out, 0), f.call.cuMemHostAlloc(null, 64, 0)]
    },
    observe,
  )

  conformanceCase(
    'flags of pinned memory are kept, with the one for a device’s address always set',
    (f) =>
      [0, 1, 2, 4].map((flags) => {
        const address = f.made((out) => f.checked.cuMemHostAlloc(out, 4096, flags))
        const out = new Uint32Array([99])
        return [f.call.cuMemHostGetFlags(out, address), out[0] ?? 99]
      }),
    observe,
  )

  conformanceCase(
    'flags that mean nothing are refused',
    (f) => f.call.cuMemHostAlloc(new BigUint64Array(1), 64, 64),
    invalidValue,
  )

  conformanceCase(
    'more pinned memory than there can be is refused',
    (f) => f.call.cuMemHostAlloc(new BigUint64Array(1), 2 ** 50, 0),
    outOfMemory,
  )

  conformanceCase(
    'freeing pinned memory twice, or memory that is not pinned, is refused',
    (f) => {
      const { address } = f.pinned()
      return [
        f.call.cuMemFreeHost(address),
        f.call.cuMemFreeHost(address),
        f.call.cuMemFreeHost(new Uint8Array(64)),
        f.call.cuMemFreeHost(f.memory()),
      ]
    },
    [ok, invalidValue, invalidValue, invalidValue],
  )

  conformanceCase('freeing null on the host', (f) => f.call.cuMemFreeHost(null), observe)

  conformanceCase(
    'pinned memory cannot be freed as device memory',
    (f) => f.call.cuMemFree(f.pinned().address),
    observe,
  )

  conformanceCase(
    'memory that is registered is copied from as pinned memory is: when the copy runs',
    (f) => {
      const [stream, to, host] = [f.stream(), f.memory(), new Uint32Array(2048)]
      const registered = f.call.cuMemHostRegister(host, host.byteLength, 0)
      host[0] = 3
      const gate = f.gate(stream)
      f.checked.cuMemcpyHtoDAsync(to, host, 4, stream)
      host[0] = 4
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [registered, f.read(to), f.call.cuMemHostUnregister(host)]
    },
    [ok, [4], ok],
  )

  conformanceCase(
    'a copy to registered memory returns before it has run',
    (f) => {
      const [stream, from, host] = [f.stream(), f.memory(), new Uint32Array(2048)]
      f.write(from, 6)
      f.checked.cuMemHostRegister(host, host.byteLength, 0)
      const gate = f.gate(stream)
      f.checked.cuMemcpyDtoHAsync(host, from, 4, stream)
      const before = [f.call.cuStreamQuery(stream), host[0] ?? 9]
      gate.open()
      f.checked.cuStreamSynchronize(stream)
      return [before, host[0] ?? 9]
    },
    [[notReady, 0], 6],
  )

  conformanceCase(
    'memory cannot be registered twice, nor unregistered when it is not registered',
    (f) => {
      const host = new Uint8Array(8192)
      return [
        f.call.cuMemHostRegister(host, 8192, 0),
        f.call.cuMemHostRegister(host, 8192, 0),
        f.call.cuMemHostUnregister(host),
        f.call.cuMemHostUnregister(host),
      ]
    },
    [ok, 'CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED', ok, 'CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED'],
  )

  conformanceCase(
    'registering no bytes, no memory, or with flags that mean nothing, is refused',
    (f) => {
      const host = new Uint8Array(8192)
      return [
        f.call.cuMemHostRegister(host, 0, 0),
        f.call.cuMemHostRegister(null, 8192, 0),
        f.call.cuMemHostRegister(host, 8192, 1024),
      ]
    },
    [invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'what an address of pinned memory says of itself',
    (f) => {
      const { address } = f.pinned()
      const [word, whole] = [new Uint32Array(1), new BigUint64Array(1)]
      return [
        [f.call.cuPointerGetAttribute(word, attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address), word[0] ?? 0],
        [
          f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_HOST_POINTER, address + 8),
          Number(whole[0]) === address + 8,
        ],
        [
          f.call.cuPointerGetAttribute(whole, attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, address + 8),
          Number(whole[0]) === address + 8,
        ],
      ]
    },
    [
      [ok, 1],
      [ok, true],
      [ok, true],
    ],
  )
})
