import { describe, expect, test } from 'vitest'
import type { SchedulerOption } from '../src/emulator-options.ts'
import { bytes, Scene } from './scene.ts'

interface Mistake {
  /** Of the case in the collection of public bug reports. */
  readonly id: string
  readonly name: string
  readonly right: number
  /** @param waits - whether the program has the wait that people forget */
  run(scene: Scene, waits: boolean): number
}

const mistakes: readonly Mistake[] = [
  {
    id: 'C01',
    name: 'memory is given back on an idle stream while a kernel elsewhere uses it',
    right: 2,
    run(scene, waits) {
      const { checked } = scene
      const [a, b, used] = [scene.stream(), scene.stream(), scene.event()]
      const x = scene.made((out) => checked.cuMemAllocAsync(out, bytes, b))
      checked.cuStreamSynchronize(b)
      const open = scene.gate(a)
      scene.store(a, x, 1)
      scene.record(used, a)
      if (waits) scene.wait(b, used)
      checked.cuMemFreeAsync(x, b)
      const y = scene.made((out) => checked.cuMemAllocAsync(out, bytes, b))
      scene.store(b, y, 2)
      open()
      if (waits) return scene.read(b, y)
      checked.cuStreamSynchronize(b)
      checked.cuStreamSynchronize(a)
      return scene.read(b, y)
    },
  },
  {
    id: 'C02',
    name: 'a block read on one stream is handed out again on the stream that made it',
    right: 1,
    run(scene, waits) {
      const { checked } = scene
      const [a, b, made, read] = [scene.stream(), scene.stream(), scene.event(), scene.event()]
      const r = scene.memory()
      const x = scene.made((out) => checked.cuMemAllocAsync(out, bytes, a))
      scene.store(a, x, 1)
      scene.record(made, a)
      scene.wait(b, made)
      const open = scene.gate(b)
      scene.copy(b, r, x)
      scene.record(read, b)
      if (waits) scene.wait(a, read)
      checked.cuMemFreeAsync(x, a)
      const y = scene.made((out) => checked.cuMemAllocAsync(out, bytes, a))
      scene.store(a, y, 9)
      open()
      if (!waits) checked.cuStreamSynchronize(a)
      return scene.read(b, r)
    },
  },
  {
    id: 'C04',
    name: 'a result is read on another stream before it was made',
    right: 1,
    run(scene, waits) {
      const [a, b, made] = [scene.stream(), scene.stream(), scene.event()]
      const [x, y] = [scene.memory(), scene.memory()]
      scene.store(a, x, 1)
      scene.record(made, a)
      if (waits) scene.wait(b, made)
      scene.copy(b, y, x)
      return scene.read(b, y)
    },
  },
  {
    id: 'C05',
    name: 'a writer waits for earlier readers but not for an earlier writer',
    right: 2,
    run(scene, waits) {
      const [a, b, written] = [scene.stream(), scene.stream(), scene.event()]
      const x = scene.memory()
      scene.store(a, x, 1)
      scene.record(written, a)
      if (waits) scene.wait(b, written)
      scene.store(b, x, 2)
      scene.checked.cuStreamSynchronize(b)
      scene.checked.cuStreamSynchronize(a)
      return scene.read(b, x)
    },
  },
  {
    id: 'C07',
    name: 'one event is recorded on two streams in turn, and only the last record is waited for',
    right: 3,
    run(scene, waits) {
      const [a, b, c] = [scene.stream(), scene.stream(), scene.stream()]
      const [event, other] = [scene.event(), scene.event()]
      const [x, y] = [scene.memory(), scene.memory()]
      scene.store(a, x, 1)
      scene.record(waits ? other : event, a)
      scene.store(b, y, 2)
      scene.record(event, b)
      scene.wait(c, event)
      if (waits) scene.wait(c, other)
      return scene.read(c, x) + scene.read(c, y)
    },
  },
  {
    id: 'C08',
    name: 'one event is shared by two transfers, so an unpack begins before its transfer has ended',
    right: 7,
    run(scene, waits) {
      const [compute, transfer, event] = [scene.stream(), scene.stream(), scene.event()]
      const shared = waits ? scene.event() : event
      const [packed, received, unpacked, other] = [scene.memory(), scene.memory(), scene.memory(), scene.memory()]
      scene.store(compute, packed, 7)
      scene.record(event, compute)
      scene.wait(transfer, event)
      scene.copy(transfer, received, packed)
      scene.record(event, transfer)
      scene.store(compute, other, 8)
      scene.record(shared, compute)
      scene.wait(compute, event)
      scene.copy(compute, unpacked, received)
      return scene.read(compute, unpacked)
    },
  },
  {
    id: 'C09',
    name: 'a stream waits for an event before it is recorded',
    right: 1,
    run(scene, waits) {
      const [a, b, event] = [scene.stream(), scene.stream(), scene.event()]
      const [x, r] = [scene.memory(), scene.memory()]
      scene.store(a, x, 1)
      if (waits) scene.record(event, a)
      scene.wait(b, event)
      if (!waits) scene.record(event, a)
      scene.copy(b, r, x)
      return scene.read(b, r)
    },
  },
  {
    id: 'C12',
    name: 'a blocking upload returns before the bytes have landed, and a non-blocking stream reads the old ones',
    right: 1,
    run(scene, waits) {
      const a = scene.stream()
      const [x, r] = [scene.memory(), scene.memory()]
      scene.checked.cuMemcpyHtoD(x, new Uint32Array(bytes / 4).fill(1), bytes)
      if (waits) scene.checked.cuStreamSynchronize(0)
      scene.copy(a, r, x)
      return scene.read(a, r)
    },
  },
  {
    id: 'C21',
    name: 'pinned memory is written again while a copy from it is in flight',
    right: 1,
    run(scene, waits) {
      const [a, x, { address, view }] = [scene.stream(), scene.memory(), scene.pinned()]
      view.fill(1)
      scene.checked.cuMemcpyHtoDAsync(x, address, bytes, a)
      if (waits) scene.checked.cuStreamSynchronize(a)
      scene.emulator.hostAccess(view, bytes, 'write')
      view.fill(9)
      return scene.read(a, x)
    },
  },
  {
    id: 'C24',
    name: 'a message is sent from pinned memory before the copy into it has ended',
    right: 5,
    run(scene, waits) {
      const [a, x, { address, view }] = [scene.stream(), scene.memory(), scene.pinned()]
      scene.store(a, x, 5)
      scene.checked.cuMemcpyDtoHAsync(address, x, bytes, a)
      if (waits) scene.checked.cuStreamSynchronize(a)
      scene.emulator.hostAccess(address, bytes, 'read')
      const sent = view[0] ?? 0
      scene.emulator.drain()
      return sent
    },
  },
]

const seeds = Array.from({ length: 20 }, (_, seed): SchedulerOption => ({ random: seed + 1 }))

describe.each(mistakes)('$id: $name', ({ right, run }) => {
  test('with the wait it is right under every schedule, and the detector is silent', () => {
    for (const scheduler of ['in-order', 'latest-possible', ...seeds] as const) {
      const scene = new Scene({ scheduler, detectRaces: true })
      expect({ scheduler, value: run(scene, true) }).toEqual({ scheduler, value: right })
      scene.emulator.drain()
      expect(scene.emulator.races).toEqual([])
      scene.driver.close()
    }
  })

  test('without it some schedule gives another value, and the detector names both sides under each', () => {
    const values: number[] = []
    for (const scheduler of ['in-order', 'latest-possible', ...seeds] as const) {
      const scene = new Scene({ scheduler, detectRaces: true })
      values.push(run(scene, false))
      scene.emulator.drain()
      const found = scene.emulator.races.map((race) => race.text).join('\n')
      expect(`${JSON.stringify(scheduler)}: ${found}`).toMatch(/race on \d+ bytes at 0x.*(writes|reads)/)
      scene.driver.close()
    }
    expect(values.some((value) => value !== right)).toBe(true)
  })
})
