import { expect, test } from 'vitest'
import { deviceRows } from './device-rows.ts'

test('on a device, the strata stand beside bare koffi on record, wait, query and launch, without goals', () => {
  const notes: string[] = []
  const rows = deviceRows({
    timing: { rounds: 15, batchMs: 0.05 },
    note: (text) => void notes.push(text),
    progress: () => undefined,
  })
  expect(notes).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual(
    ['record', 'wait', 'query', 'launch'].flatMap((call) => [`GPU: ${call}, raw`, `GPU: ${call}, checked`]),
  )
  expect(rows.every(({ peer, goal }) => peer === 'bare koffi' && goal === null)).toBe(true)
})
