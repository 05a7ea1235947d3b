import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { systemLibraryEnvironment } from './library-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'cubaton-environment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is there is read, and what is not is empty', () => {
  const environment = systemLibraryEnvironment()
  const file = join(folder, 'file')
  writeFileSync(file, 'text')
  expect(environment.isFile(file)).toBe(true)
  expect(environment.isFile(folder)).toBe(false)
  expect(environment.isFile(join(file, 'below a file'))).toBe(false)
  expect(environment.list(folder)).toEqual(['file'])
  expect(environment.list(file)).toEqual([])
  expect(environment.readText(file)).toBe('text')
  expect(environment.readText(folder)).toBeUndefined()
  expect(environment.realPath(join(folder, 'gone'))).toBe(join(folder, 'gone'))
  expect(environment.realPath(file)).toMatch(/file$/)
  expect(environment.linkerCache()).toBe(environment.linkerCache())
  expect(environment.platform).toBe(process.platform)
})
