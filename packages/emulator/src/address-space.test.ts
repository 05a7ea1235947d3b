import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { AddressSpace } from './address-space.ts'

const step = record({
  free: nat({ max: 2 }),
  pick: nat(),
  byteLength: oneof(nat({ max: 5000 }), constantFrom(2 ** 20, 2 ** 20 + 1, 5 * 2 ** 20, 80 * 2 ** 30)),
})

test('ranges never overlap, are found by every address in them, and not once they were released', () => {
  assert(
    property(array(step, { maxLength: 200 }), (steps) => {
      const space = new AddressSpace<{ start: number; byteLength: number }>(2 ** 40, 2 ** 44, true)
      const held: { start: number; byteLength: number }[] = []
      for (const { free, pick, byteLength } of steps) {
        if (free === 0 && held.length > 0) {
          const [gone] = held.splice(pick % held.length, 1)
          if (gone === undefined) continue
          space.release(gone.start, gone.byteLength)
          expect(space.find(gone.start)).not.toBe(gone)
          continue
        }
        const start = space.reserve(byteLength)
        if (start === undefined) continue
        const range = { start, byteLength }
        space.own(start, range)
        const end = start + Math.max(1, byteLength)
        for (const other of held)
          expect(end <= other.start || start >= other.start + Math.max(1, other.byteLength)).toBe(true)
        held.push(range)
      }
      for (const range of held)
        for (const address of [range.start, range.start + Math.max(0, range.byteLength - 1)])
          expect(space.find(address)).toBe(range)
    }),
    { numRuns: 200 },
  )
})

test('a space that is used up gives nothing, and what is released can be had again', () => {
  const space = new AddressSpace<object>(0, 2 ** 23, true)
  const all = [space.reserve(2 ** 22), space.reserve(2 ** 21 + 1)]
  expect(all).toEqual([0, 2 ** 22])
  expect(space.reserve(16)).toBeUndefined()
  space.release(0, 2 ** 22)
  expect(space.reserve(16)).toBe(0)
})
