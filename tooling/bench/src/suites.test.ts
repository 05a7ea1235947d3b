import { expect, test } from 'vitest'
import { suiteList, suites } from './suites.ts'

test.each(Object.entries(suites))('the suite %s loads, and says what it measures', async (name, { summary, load }) => {
  expect(summary).not.toBe('')
  expect(await load()).toBeTypeOf('function')
  expect(suiteList(suites)).toContain(`  ${name}`)
})
