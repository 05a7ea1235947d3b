import { CUdevice_attribute as attribute, textOf } from '@cubaton/driver'
import { casesOf, observe } from '../case.ts'
import { invalidDevice, invalidValue, ok } from '../result-name.ts'

export const initializationAndDevices = casesOf('initialization and devices', (conformanceCase) => {
  conformanceCase('initializing again succeeds', (f) => [f.call.cuInit(0), f.call.cuInit(0)], [ok, ok])

  conformanceCase('initialization takes no flags', (f) => f.call.cuInit(1), invalidValue)

  conformanceCase(
    'the version is a thousand for each major, and ten for each minor number',
    (f) => {
      const version = f.number((out) => f.raw.cuDriverGetVersion(out))
      return version === f.driver.version.major * 1000 + f.driver.version.minor * 10
    },
    true,
  )

  conformanceCase('the version needs a place', (f) => f.call.cuDriverGetVersion(null), invalidValue)

  conformanceCase(
    'there are as many devices as are counted, numbered from 0',
    (f) => {
      const count = f.number((out) => f.raw.cuDeviceGetCount(out))
      return Array.from({ length: count }, (_, ordinal) => f.number((out) => f.raw.cuDeviceGet(out, ordinal))).every(
        (device, ordinal) => device === ordinal,
      )
    },
    true,
  )

  conformanceCase(
    'a device number that no device has is refused',
    (f) => {
      const count = f.number((out) => f.raw.cuDeviceGetCount(out))
      const out = new Int32Array(1)
      return [f.call.cuDeviceGet(out, count), f.call.cuDeviceGet(out, -1), f.call.cuDeviceGet(null, 0)]
    },
    [invalidDevice, invalidDevice, invalidValue],
  )

  conformanceCase('the count of devices needs a place', (f) => f.call.cuDeviceGetCount(null), invalidValue)

  conformanceCase(
    'calls that name no device are refused',
    (f) => [
      f.call.cuDeviceGetAttribute(new Int32Array(1), attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 99),
      f.call.cuDeviceGetName(new Uint8Array(64), 64, 99),
      f.call.cuDeviceTotalMem(new BigUint64Array(1), 99),
      f.call.cuDeviceGetUuid(new Uint8Array(16), 99),
      f.call.cuDevicePrimaryCtxRetain(new BigUint64Array(1), 99),
    ],
    [invalidDevice, invalidDevice, invalidDevice, invalidDevice, invalidDevice],
  )

  conformanceCase(
    'a name that is longer than its place is cut, and ends with a NUL',
    (f) => {
      const [whole, short] = [new Uint8Array(256).fill(255), new Uint8Array(4).fill(255)]
      const results = [f.call.cuDeviceGetName(whole, 256, f.device), f.call.cuDeviceGetName(short, 4, f.device)]
      return [results, textOf(whole).startsWith(textOf(short)), textOf(short).length, short[3] ?? 255]
    },
    [[ok, ok], true, 3, 0],
  )

  conformanceCase(
    'what every device has alike',
    (f) =>
      [
        attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
        attribute.CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING,
        attribute.CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY,
        attribute.CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS,
        attribute.CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED,
        attribute.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED,
        attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_MODE,
      ].map((wanted) => f.number((out) => f.raw.cuDeviceGetAttribute(out, wanted, f.device))),
    [32, 1024, 1024, 1024, 64, 2_147_483_647, 65_535, 65_535, 1, 1, 1, 1, 1, 0],
  )

  conformanceCase(
    'attributes of an H200',
    (f) =>
      [
        attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR,
        attribute.CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY,
        attribute.CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT,
        attribute.CU_DEVICE_ATTRIBUTE_MAX_PITCH,
        attribute.CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT,
        attribute.CU_DEVICE_ATTRIBUTE_INTEGRATED,
        attribute.CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY,
        attribute.CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS,
        attribute.CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS,
        attribute.CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH,
        attribute.CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED,
        attribute.CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM,
        attribute.CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES,
        attribute.CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS,
        attribute.CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR,
        attribute.CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
        attribute.CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH,
      ].map((wanted) => f.number((out) => f.raw.cuDeviceGetAttribute(out, wanted, f.device))),
    observe,
  )

  conformanceCase(
    'an attribute that means nothing is refused',
    (f) => [
      f.call.cuDeviceGetAttribute(new Int32Array(1), 0, f.device),
      f.call.cuDeviceGetAttribute(new Int32Array(1), 9999, f.device),
      f.call.cuDeviceGetAttribute(null, attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, f.device),
    ],
    [invalidValue, invalidValue, invalidValue],
  )

  conformanceCase(
    'the compute capability is that of the attributes',
    (f) => {
      const [major, minor] = [new Int32Array(1), new Int32Array(1)]
      const result = f.call.cuDeviceComputeCapability(major, minor, f.device)
      const { CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: one, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: two } =
        attribute
      return [
        result,
        f.number((out) => f.raw.cuDeviceGetAttribute(out, one, f.device)) === major[0],
        f.number((out) => f.raw.cuDeviceGetAttribute(out, two, f.device)) === minor[0],
      ]
    },
    [ok, true, true],
  )

  conformanceCase(
    'the total memory of a device is what its context says',
    (f) => {
      const total = f.made((out) => f.raw.cuDeviceTotalMem(out, f.device))
      const [free, whole] = [new BigUint64Array(1), new BigUint64Array(1)]
      const result = f.call.cuMemGetInfo(free, whole)
      return [result, Number(whole[0]) === total, Number(free[0]) <= total, Number(free[0]) > 0]
    },
    [ok, true, true, true],
  )

  conformanceCase(
    'a device is found by the number of its place on the bus',
    (f) => {
      const place = new Uint8Array(32)
      const result = f.call.cuDeviceGetPCIBusId(place, 32, f.device)
      const text = textOf(place)
      const found = f.number((out) => f.raw.cuDeviceGetByPCIBusId(out, text)) === f.device
      return [result, /^[0-9A-Fa-f]{4}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\.0$/.test(text), found]
    },
    [ok, true, true],
  )

  conformanceCase(
    'a place on the bus where no device is',
    (f) => [
      f.call.cuDeviceGetByPCIBusId(new Int32Array(1), 'nowhere'),
      f.call.cuDeviceGetByPCIBusId(new Int32Array(1), 'ffff:ff:1f.0'),
    ],
    observe,
  )

  conformanceCase(
    'an identifier of a device is the same each time, and not all zeros',
    (f) => {
      const [first, second] = [new Uint8Array(16), new Uint8Array(16)]
      const results = [f.call.cuDeviceGetUuid(first, f.device), f.call.cuDeviceGetUuid(second, f.device)]
      return [results, first.every((byte, index) => byte === second[index]), first.some((byte) => byte !== 0)]
    },
    [[ok, ok], true, true],
  )

  conformanceCase(
    'a device is no peer of itself',
    (f) => {
      const out = new Int32Array([9])
      return [f.call.cuDeviceCanAccessPeer(out, f.device, f.device), out[0] ?? 9]
    },
    [ok, 0],
  )

  conformanceCase(
    'what a device that is asked about itself as a peer answers',
    (f) => [
      f.call.cuDeviceGetP2PAttribute(new Int32Array(1), 1, f.device, f.device),
      f.call.cuDeviceCanAccessPeer(new Int32Array(1), f.device, 99),
      f.call.cuDeviceCanAccessPeer(null, f.device, f.device),
    ],
    observe,
  )
})
