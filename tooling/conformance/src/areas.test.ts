import { expect, test } from 'vitest'
import { areas, caseCount } from './areas.ts'

test('every area has eight cases or more, and all have at least 150', () => {
  expect(areas.filter(({ cases }) => cases.length < 8).map(({ name }) => name)).toEqual([])
  expect(caseCount).toBeGreaterThanOrEqual(150)
})

test('no two areas have one name', () => {
  expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length)
})
