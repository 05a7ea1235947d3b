import { CUresult, resultName } from '@cubaton/driver'
import type { DriverFunctions } from '@cubaton/driver'
import { deviceAttribute } from './device-attributes.ts'
import type { Machine } from './machine.ts'
import { isOut32, put32, put64, putText } from './out-values.ts'

const { CUDA_ERROR_INVALID_DEVICE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_INITIALIZED } = CUresult
const names = new Set<number>(Object.values(CUresult))

/** Initialization, versions, errors, devices and what they can do. */
export function devicesApi(machine: Machine): Partial<DriverFunctions> {
  return {
    cuInit(flags) {
      if (flags !== 0) return CUDA_ERROR_INVALID_VALUE
      if (machine.devices.length === 0) return CUresult.CUDA_ERROR_NO_DEVICE
      machine.initialized = true
      return 0
    },
    cuDriverGetVersion: (version) => (put32(version, 13_000) ? 0 : CUDA_ERROR_INVALID_VALUE),
    cuGetErrorName: (error, out) => putErrorText(error, out, resultName(error)),
    cuGetErrorString: (error, out) =>
      putErrorText(error, out, resultName(error).replace('CUDA_ERROR_', '').replaceAll('_', ' ').toLowerCase()),
    cuDeviceGetCount(count) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      return put32(count, machine.devices.length) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceGet(out, ordinal) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      if (!isOut32(out)) return CUDA_ERROR_INVALID_VALUE
      if (machine.devices[ordinal] === undefined) return CUDA_ERROR_INVALID_DEVICE
      out[0] = ordinal
      return 0
    },
    cuDeviceGetName(out, length, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      return putText(out, length, device.emulated.name) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceGetUuid(out, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      if (!(out instanceof Uint8Array) || out.byteLength < 16) return CUDA_ERROR_INVALID_VALUE
      out.fill(0, 0, 16)
      out.set([0xc0, 0xba, 0x70, 0x4e, ordinal & 0xff])
      return 0
    },
    cuDeviceTotalMem(out, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      return put64(out, device.emulated.memoryBytes) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceGetAttribute(out, attribute, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      const value = deviceAttribute(device.emulated, ordinal, attribute)
      return value !== undefined && put32(out, value) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceComputeCapability(major, minor, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      const { computeCapability } = device.emulated
      if (!isOut32(major) || !isOut32(minor)) return CUDA_ERROR_INVALID_VALUE
      major[0] = computeCapability.major
      minor[0] = computeCapability.minor
      return 0
    },
    cuDeviceGetPCIBusId(out, length, ordinal) {
      const device = machine.deviceAt(ordinal)
      if (typeof device === 'number') return device
      return putText(out, length, busId(ordinal)) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceGetByPCIBusId(out, id) {
      if (!machine.initialized) return CUDA_ERROR_NOT_INITIALIZED
      if (!isOut32(out) || typeof id !== 'string') return CUDA_ERROR_INVALID_VALUE
      const ordinal = machine.devices.findIndex((device) => busId(device.ordinal) === id.toLowerCase())
      if (ordinal < 0) return /^[\da-f]+:[\da-f]+/i.test(id) ? CUDA_ERROR_INVALID_DEVICE : CUDA_ERROR_INVALID_VALUE
      out[0] = ordinal
      return 0
    },
    cuDeviceCanAccessPeer(out, ordinal, peer) {
      const device = machine.deviceAt(ordinal)
      const other = machine.deviceAt(peer)
      if (typeof device === 'number') return device
      if (typeof other === 'number') return other
      return put32(out, device === other ? 0 : 1) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
    cuDeviceGetP2PAttribute(out, attribute, source, destination) {
      const device = machine.deviceAt(source)
      const other = machine.deviceAt(destination)
      if (typeof device === 'number') return device
      if (typeof other === 'number') return other
      if (device === other) return CUDA_ERROR_INVALID_DEVICE
      if (!Number.isInteger(attribute) || attribute < 1 || attribute > 4) return CUDA_ERROR_INVALID_VALUE
      // Access, and nothing of the atomics and arrays that go beyond it.
      return put32(out, attribute === 2 ? 1 : 0) ? 0 : CUDA_ERROR_INVALID_VALUE
    },
  }
}

function busId(ordinal: number): string {
  return `0000:${(ordinal + 1).toString(16).padStart(2, '0')}:00.0`
}

function putErrorText(error: number, out: (string | null)[] | null, text: string): number {
  if (!Array.isArray(out)) return CUDA_ERROR_INVALID_VALUE
  out[0] = names.has(error) ? text : null
  return names.has(error) ? 0 : CUDA_ERROR_INVALID_VALUE
}
