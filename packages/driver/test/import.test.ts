import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const built = new URL('../dist/index.js', import.meta.url)
const reports = 'JSON.stringify(process.report.getReport().sharedObjects)'

/** Runs a program as a process of its own and gives the shared objects that are mapped at its end. */
function sharedObjects(...options: string[]): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, options, { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as string[]
}

const isKoffi = (path: string) => path.includes('koffi')

test('importing the sources loads no native library of ours; opening a driver does', () => {
  const runner = fileURLToPath(new URL('../../../tooling/scripts/run-source.mjs', import.meta.url))
  const program = fileURLToPath(new URL('import-program.ts', import.meta.url))
  const [before, after] = sharedObjects(runner, program).map((text) => JSON.parse(text) as string[])
  expect(before?.length).toBeGreaterThan(0)
  expect(before?.filter(isKoffi)).toEqual([])
  expect(before?.filter((path) => path.includes('cuda'))).toEqual([])
  expect(after?.filter(isKoffi)).not.toEqual([])
})

test.skipIf(!existsSync(built))('importing what was built loads no native library of ours', () => {
  const program = `import ${JSON.stringify(built.href)}; console.log(${reports})`
  const mapped = sharedObjects('--input-type=module', '--eval', program)
  expect(mapped.length).toBeGreaterThan(0)
  expect(mapped.filter((path) => isKoffi(path) || path.includes('cuda'))).toEqual([])
})
