import { CUresult, cString } from '@cubaton/driver'
import type { Driver } from '@cubaton/driver'
import { describe, expect, test } from 'vitest'
import { createEmulator, emulatedDriver } from './emulator.ts'
import type { KernelDefinition } from './kernel-definition.ts'

const axpy: KernelDefinition = {
  name: 'axpy',
  parameters: ['pointer', 'f32', 'u64', 'i8', 'pointer'],
  run(launch) {
    const count = launch.number(2)
    const x = launch.read('f32', launch.number(0), count)
    const y = launch.readWrite('f32', launch.number(4), count)
    for (let index = 0; index < count; index++)
      y[index] = (y[index] ?? 0) + launch.number(1) * (x[index] ?? 0) + launch.number(3)
  },
}

const trap: KernelDefinition = { name: 'trap', parameters: [], run: (launch) => launch.trap() }

function open(): { driver: Driver; kernel(name: string): number } {
  const emulator = createEmulator()
  emulator.registerKernel(axpy)
  emulator.registerKernel(trap)
  const driver = emulatedDriver({}, emulator)
  driver.defaultDevice.context.makeCurrent()
  const out = new BigUint64Array(1)
  driver.checked.cuModuleLoadData(out, cString('.cubaton-kernels axpy trap'))
  const module = Number(out[0])
  return {
    driver,
    kernel(name) {
      driver.checked.cuModuleGetFunction(out, module, name)
      return Number(out[0])
    },
  }
}

function axpyArguments(driver: Driver, x: number, y: number): { addresses: BigUint64Array; held: ArrayBufferView[] } {
  const held = [
    new BigUint64Array([BigInt(x)]),
    new Float32Array([2.5]),
    new BigUint64Array([4n]),
    new Int8Array([-3]),
    new BigUint64Array([BigInt(y)]),
  ]
  return { held, addresses: BigUint64Array.from(held, (view) => BigInt(driver.host.addressOf(view))) }
}

describe('launches', () => {
  test('arguments are taken at the call, by addresses or in one buffer', () => {
    const { driver, kernel } = open()
    const { checked, host } = driver
    const out = new BigUint64Array(1)
    checked.cuMemAlloc(out, 64)
    const x = Number(out[0])
    const y = x + 32
    checked.cuMemcpyHtoD(x, Float32Array.of(1, 2, 3, 4), 16)
    checked.cuMemsetD32(y, 0, 4)
    const { addresses, held } = axpyArguments(driver, x, y)
    checked.cuLaunchKernel(kernel('axpy'), 1, 1, 1, 32, 1, 1, 0, 0, addresses, null)
    ;(held[1] as Float32Array)[0] = 99
    const result = new Float32Array(4)
    checked.cuMemcpyDtoH(result, y, 16)
    expect([...result]).toEqual([-0.5, 2, 4.5, 7])

    const buffer = new DataView(new ArrayBuffer(40))
    buffer.setBigUint64(0, BigInt(x), true)
    buffer.setFloat32(8, 1, true)
    buffer.setBigUint64(16, 4n, true)
    buffer.setInt8(24, 0)
    buffer.setBigUint64(32, BigInt(y), true)
    const size = new BigUint64Array([40n])
    const extra = BigUint64Array.of(1n, BigInt(host.addressOf(buffer)), 2n, BigInt(host.addressOf(size)), 0n)
    checked.cuLaunchKernel(kernel('axpy'), 1, 1, 1, 32, 1, 1, 0, 0, null, extra)
    checked.cuMemcpyDtoH(result, y, 16)
    expect([...result]).toEqual([0.5, 4, 7.5, 11])
    driver.close()
  })

  test.each([
    ['no block', [0, 1, 1, 32, 1, 1]],
    ['no thread', [1, 1, 1, 0, 1, 1]],
    ['2048 threads a block', [1, 1, 1, 2048, 1, 1]],
    ['65 threads in z', [1, 1, 1, 1, 1, 65]],
    ['a grid of 65536 in y', [1, 65_536, 1, 1, 1, 1]],
  ] as const)('%s is an invalid value', (_name, [gx, gy, gz, bx, by, bz]) => {
    const { driver, kernel } = open()
    expect(driver.raw.cuLaunchKernel(kernel('trap'), gx, gy, gz, bx, by, bz, 0, 0, null, null)).toBe(
      CUresult.CUDA_ERROR_INVALID_VALUE,
    )
    driver.close()
  })

  test('a trap takes the device from the process: its code is what later calls give, in other contexts and after a reset', () => {
    const { driver, kernel } = open()
    const { raw } = driver
    const out = new BigUint64Array(1)
    expect(raw.cuCtxCreate(out, null, 0, 0)).toBe(0)
    const another = Number(out[0])
    expect(raw.cuCtxPopCurrent(out)).toBe(0)
    raw.cuLaunchKernel(kernel('trap'), 1, 1, 1, 1, 1, 1, 0, 0, null, null)
    expect(raw.cuCtxSynchronize()).toBe(CUresult.CUDA_ERROR_LAUNCH_FAILED)
    expect(raw.cuMemAlloc(out, 4)).toBe(CUresult.CUDA_ERROR_LAUNCH_FAILED)
    expect(raw.cuStreamCreate(out, 0)).toBe(CUresult.CUDA_ERROR_LAUNCH_FAILED)
    expect(raw.cuCtxPushCurrent(another)).toBe(0)
    expect(raw.cuMemAlloc(out, 4)).toBe(CUresult.CUDA_ERROR_LAUNCH_FAILED)
    expect(raw.cuDevicePrimaryCtxReset(0)).toBe(0)
    expect(raw.cuDevicePrimaryCtxRetain(out, 0)).toBe(CUresult.CUDA_ERROR_LAUNCH_FAILED)
    driver.close()
  })

  test('an access past an allocation is an illegal address, a crooked one is misaligned', () => {
    for (const [offset, code] of [
      [64, CUresult.CUDA_ERROR_ILLEGAL_ADDRESS],
      [2, CUresult.CUDA_ERROR_MISALIGNED_ADDRESS],
    ] as const) {
      const { driver, kernel } = open()
      const out = new BigUint64Array(1)
      driver.checked.cuMemAlloc(out, 64)
      const { addresses } = axpyArguments(driver, Number(out[0]) + offset, Number(out[0]))
      driver.checked.cuLaunchKernel(kernel('axpy'), 1, 1, 1, 1, 1, 1, 0, 0, addresses, null)
      expect(driver.raw.cuCtxSynchronize()).toBe(code)
      driver.close()
    }
  })
})
