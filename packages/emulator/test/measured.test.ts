import { Struct, structs } from '@cubaton/driver'
import { describe, expect, test, vi } from 'vitest'
import { Scene } from './scene.ts'

/** Results of single calls on an H200 (driver 580.159, CUDA 13.0), one line a call. */
const measured: readonly (readonly [name: string, result: number, call: (scene: Scene) => number])[] = [
  ['cuMemAlloc of 2^50 bytes', 2, ({ raw }) => raw.cuMemAlloc(new BigUint64Array(1), 2 ** 50)],
  ['cuMemFree of 0', 0, ({ raw }) => raw.cuMemFree(0)],
  ['cuMemFree of what is no memory', 1, ({ raw }) => raw.cuMemFree(12_345)],
  ['cuMemFreeAsync of 0', 0, (scene) => scene.raw.cuMemFreeAsync(0, scene.stream())],
  ['cuMemFreeAsync of memory of cuMemAlloc', 0, (scene) => scene.raw.cuMemFreeAsync(scene.memory(), scene.stream())],
  ['cuMemHostAlloc of 0 bytes', 0, ({ raw }) => raw.cuMemHostAlloc(new BigUint64Array(1), 0, 0)],
  ['cuMemHostAlloc with flags 8', 1, ({ raw }) => raw.cuMemHostAlloc(new BigUint64Array(1), 64, 8)],
  ['cuMemFreeHost in the middle', 1, (scene) => scene.raw.cuMemFreeHost(scene.pinned().address + 4)],
  [
    'a memset on a freed block of a pool',
    1,
    (scene) => {
      const a = scene.stream()
      const x = scene.made((out) => scene.raw.cuMemAllocAsync(out, 4096, a))
      scene.raw.cuMemFreeAsync(x, a)
      return scene.raw.cuMemsetD8Async(x, 1, 16, a)
    },
  ],
  [
    'cuMemFree of memory of cuMemAllocAsync',
    0,
    (scene) => {
      const x = scene.made((out) => scene.raw.cuMemAllocAsync(out, 4096, scene.stream()))
      return scene.raw.cuMemFree(x)
    },
  ],
  [
    'cuMemGetAddressRange of what is no memory',
    500,
    ({ raw }) => raw.cuMemGetAddressRange(new BigUint64Array(1), new BigUint64Array(1), 12_345),
  ],
  [
    'cuPointerGetAttribute of what is no memory',
    1,
    ({ raw }) => raw.cuPointerGetAttribute(new Int32Array(1), 2, 12_345),
  ],
  [
    'the host pointer of device memory',
    1,
    (scene) => scene.raw.cuPointerGetAttribute(new BigUint64Array(1), 4, scene.memory()),
  ],
  ['cuEventCreate with flags 3', 0, ({ raw }) => raw.cuEventCreate(new BigUint64Array(1), 3)],
  ['cuEventCreate with flags 4', 1, ({ raw }) => raw.cuEventCreate(new BigUint64Array(1), 4)],
  ['cuEventCreate with flags 6', 0, ({ raw }) => raw.cuEventCreate(new BigUint64Array(1), 6)],
  ['cuStreamCreate with flags 2', 1, ({ raw }) => raw.cuStreamCreate(new BigUint64Array(1), 2)],
  ['cuStreamDestroy of 0', 400, ({ raw }) => raw.cuStreamDestroy(0)],
  ['cuStreamDestroy of 1', 400, ({ raw }) => raw.cuStreamDestroy(1)],
  [
    'a wait for a crooked word',
    1,
    (scene) => scene.raw.cuStreamWaitValue32(scene.stream(), scene.pinned().address + 2, 0, 0),
  ],
  ['a wait with flags 9', 1, (scene) => scene.raw.cuStreamWaitValue32(scene.stream(), scene.pinned().address, 0, 9)],
  [
    'a wait with a flush',
    801,
    (scene) => scene.raw.cuStreamWaitValue32(scene.stream(), scene.pinned().address, 0, 0x4000_0000),
  ],
  ['a wait for what is no memory', 1, (scene) => scene.raw.cuStreamWaitValue32(scene.stream(), 12_344, 0, 0)],
  ['a write with flags 2', 1, (scene) => scene.raw.cuStreamWriteValue32(scene.stream(), scene.pinned().address, 0, 2)],
  [
    'a pitched allocation of elements of 3 bytes',
    1,
    ({ raw }) => raw.cuMemAllocPitch(new BigUint64Array(1), new BigUint64Array(1), 5, 6, 3),
  ],
  ['device 99', 101, ({ raw }) => raw.cuDeviceGet(new Int32Array(1), 99)],
  ['device attribute 0', 1, ({ raw }) => raw.cuDeviceGetAttribute(new Int32Array(1), 0, 0)],
  ['device attribute 999', 1, ({ raw }) => raw.cuDeviceGetAttribute(new Int32Array(1), 999, 0)],
  ['limit 3', 215, ({ raw }) => raw.cuCtxGetLimit(new BigUint64Array(1), 3)],
  ['limit 10', 1, ({ raw }) => raw.cuCtxGetLimit(new BigUint64Array(1), 10)],
  ['a two-dimensional copy', 0, (scene) => box(scene, {})],
  ['one without pitches', 0, (scene) => box(scene, { srcPitch: 0, dstPitch: 0 })],
  ['one with a pitch below its width', 1, (scene) => box(scene, { srcPitch: 8 })],
  ['one with a width of 0', 0, (scene) => box(scene, { WidthInBytes: 0, srcPitch: 0, dstPitch: 0 })],
  ['one with a height of 0', 0, (scene) => box(scene, { Height: 0 })],
  ['one from memory type 9', 1, (scene) => box(scene, { srcMemoryType: 9 })],
  ['one with a pitch of 2^32', 1, (scene) => box(scene, { srcPitch: 2 ** 32 })],
  ['one row that goes past its pitch', 1, (scene) => box(scene, { srcXInBytes: 60, Height: 1 })],
]

test.each(measured)('%s gives %i', (_name, result, call) => {
  const scene = new Scene()
  expect(call(scene)).toBe(result)
  expect(scene.raw.cuCtxSynchronize()).toBe(0)
  scene.driver.close()
})

/** What the host does while a stream is blocked: does the call wait for it? */
const whileBlocked: readonly (readonly [
  name: string,
  blocksFor: 'both' | 'blocking' | 'neither',
  call: (scene: Scene, blocked: number, x: number, y: number) => number,
])[] = [
  ['cuMemFree', 'both', (scene, _blocked, x) => scene.raw.cuMemFree(x)],
  ['cuMemFreeHost', 'both', (scene) => scene.raw.cuMemFreeHost(scene.pinned().address)],
  ['cuMemAlloc', 'neither', (scene) => scene.raw.cuMemAlloc(new BigUint64Array(1), 64 * 2 ** 20)],
  ['cuMemHostAlloc', 'neither', (scene) => scene.raw.cuMemHostAlloc(new BigUint64Array(1), 4096, 0)],
  ['cuMemcpyDtoD', 'neither', (scene, _blocked, x, y) => scene.raw.cuMemcpyDtoD(x, y, 4096)],
  ['cuMemsetD8', 'neither', (scene, _blocked, x) => scene.raw.cuMemsetD8(x, 1, 4096)],
  [
    'cuMemcpyHtoD from pageable memory',
    'blocking',
    (scene, _blocked, x) => scene.raw.cuMemcpyHtoD(x, new Uint8Array(16), 16),
  ],
  [
    'cuMemcpyHtoDAsync from pageable memory',
    'neither',
    (scene, blocked, x) => scene.raw.cuMemcpyHtoDAsync(x, new Uint8Array(4096), 4096, blocked),
  ],
  [
    'cuMemcpyDtoHAsync to pageable memory',
    'both',
    (scene, blocked, x) => scene.raw.cuMemcpyDtoHAsync(new Uint8Array(16), x, 16, blocked),
  ],
  ['cuStreamSynchronize of the default stream', 'blocking', (scene) => scene.raw.cuStreamSynchronize(0)],
  ['cuStreamCreate', 'neither', (scene) => scene.raw.cuStreamCreate(new BigUint64Array(1), 1)],
  ['cuStreamDestroy', 'neither', (scene, blocked) => scene.raw.cuStreamDestroy(blocked)],
]

describe.each(whileBlocked)('%s', (_name, blocksFor, call) => {
  test.each(['blocking', 'non-blocking'] as const)(`waits for ${blocksFor}, with a %s stream blocked`, (kind) => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const scene = new Scene()
    const [x, y] = [scene.memory(), scene.memory()]
    const blocked = scene.made((out) => scene.checked.cuStreamCreate(out, kind === 'blocking' ? 0 : 1))
    const open = scene.gate(blocked)
    const blocks = blocksFor === 'both' || blocksFor === kind
    // Here nobody else can open the gate, so a call that waits says that it would wait for ever.
    expect(call(scene, blocked, x, y)).toBe(blocks ? 999 : 0)
    open()
    expect(scene.raw.cuCtxSynchronize()).toBe(0)
    scene.driver.close()
  })
})

function box(scene: Scene, changes: Partial<Record<keyof (typeof structs.CUDA_MEMCPY2D)['fields'], number>>): number {
  const parameters = new Struct(structs.CUDA_MEMCPY2D)
    .set('srcMemoryType', 2)
    .set('dstMemoryType', 2)
    .set('srcDevice', scene.memory())
    .set('dstDevice', scene.memory())
    .set('srcPitch', 64)
    .set('dstPitch', 64)
    .set('WidthInBytes', 16)
    .set('Height', 2)
  for (const [field, value] of Object.entries(changes))
    parameters.set(field as keyof (typeof structs.CUDA_MEMCPY2D)['fields'], value)
  return scene.raw.cuMemcpy2D(parameters.bytes)
}
