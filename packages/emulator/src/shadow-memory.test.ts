import { array, assert, boolean, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { ShadowMemory } from './shadow-memory.ts'
import type { Access } from './shadow-memory.ts'

interface Model {
  write: Access | undefined
  reads: Access[]
}

const size = 24
const touches = array(
  record({
    start: nat({ max: size - 1 }),
    length: integer({ min: 1, max: 12 }),
    line: nat({ max: 2 }),
    write: boolean(),
  }),
  { maxLength: 40 },
)

test('stretches find the conflicts that a list for each byte finds', () => {
  assert(
    property(touches, (accesses) => {
      const shadow = new ShadowMemory()
      const model = Array.from({ length: size + 12 }, (): Model => ({ write: undefined, reads: [] }))
      for (const [tick, { start, length, line, write }] of accesses.entries()) {
        const access: Access = { line, tick, by: {} }
        // One line’s accesses come one after the other; lines know nothing of each other.
        const ordered = (earlier: Access): boolean => earlier.line === line
        const found = new Set<string>()
        shadow.touch(start, start + length, access, write, ordered, (earlier, earlierWrites, from, to) => {
          for (let byte = from; byte < to; byte++) found.add(`${byte} ${earlier.tick} ${earlierWrites}`)
        })
        const expected = new Set<string>()
        for (const [byte, state] of model.entries()) {
          if (byte < start || byte >= start + length) continue
          if (state.write !== undefined && !ordered(state.write)) expected.add(`${byte} ${state.write.tick} true`)
          if (write) for (const read of state.reads) if (!ordered(read)) expected.add(`${byte} ${read.tick} false`)
          if (write) Object.assign(state, { write: access, reads: [] })
          else state.reads = [...state.reads.filter((read) => !ordered(read)), access]
        }
        expect([...found].toSorted()).toEqual([...expected].toSorted())
      }
      expect(shadow.stretchCount).toBeLessThanOrEqual(2 * accesses.length + 1)
    }),
    { numRuns: 500 },
  )
})
