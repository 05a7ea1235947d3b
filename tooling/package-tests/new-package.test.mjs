import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from '@tooling/scripts/run-command'
import { root } from '@tooling/scripts/workspace'
import { afterAll, beforeAll, expect, test } from 'vitest'

// "Adding a package" of CONTRIBUTING.md, followed to the letter: three files, and every task works.
const driver = join(root, 'packages', 'driver')
const manifest = JSON.parse(readFileSync(join(driver, 'package.json'), 'utf8'))
let folder

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-package-'))
  symlinkSync(join(driver, 'node_modules'), join(folder, 'node_modules'), 'junction')
  write('package.json', JSON.stringify({ ...manifest, name: '@cubaton/sample', dependencies: {} }))
  write('tsconfig.json', recipe('json'))
  write('tsup.config.ts', recipe('ts'))
  write('src/double.ts', 'export class Double {\n  readonly factor: number = 2\n}\n')
  write('src/index.ts', "export { Double } from './double.ts'\n")
  write('src/internal.ts', "export { Double } from './double.ts'\n")
  write(
    'src/double.test.ts',
    `import { expect, test } from 'vitest'
import { Double } from './double.ts'
test('it doubles', () => expect(new Double().factor).toBe(2))
`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The code block of that language in the recipe. */
function recipe(language) {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const section = text.slice(text.indexOf('## Adding a package'))
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)
  return (block?.[1] ?? '').replaceAll(/^ {3}/gm, '')
}

function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const runTool = (tool, ...args) =>
  runCommand(process.execPath, [join(driver, 'node_modules', tool), ...args], { cwd: folder })

test('the recipe has two lines a file, without the braces', () => {
  expect(recipe('ts').trimEnd().split('\n')).toHaveLength(2)
  expect(Object.keys(JSON.parse(recipe('json')))).toEqual(['extends'])
})

test('it type-checks, and a mistake is found', async () => {
  expect(await runTool('typescript/bin/tsc')).toEqual({ status: 0, output: '' })
  write('src/mistake.ts', 'export const first: string = [1][0]\nexport enum Colour {\n  red,\n}\n')
  const { status, output } = await runTool('typescript/bin/tsc')
  rmSync(join(folder, 'src', 'mistake.ts'))
  expect(status).not.toBe(0)
  expect(output).toContain("Type 'number | undefined' is not assignable to type 'string'")
  expect(output).toContain('erasableSyntaxOnly')
})

test('it builds one entry a subpath, and both hold the same class', async () => {
  expect(await runTool('tsup/dist/cli-default.js')).toMatchObject({ status: 0 })
  const files = readdirSync(join(folder, 'dist'))
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'internal.js', 'internal.d.ts']))
  expect(files.filter((file) => file.includes('test'))).toEqual([])
  const program =
    "import('./dist/index.js').then(async (a) => console.log(a.Double === (await import('./dist/internal.js')).Double))"
  const { output } = await runCommand(process.execPath, ['-e', program], { cwd: folder })
  expect(output.trim()).toBe('true')
})

test('its tests run', async () => {
  const config = join(root, 'tooling', 'vitest', 'unit.mjs')
  expect(await runTool('vitest/vitest.mjs', 'run', '--root', folder, '--config', config)).toMatchObject({
    status: 0,
  })
  const report = JSON.parse(readFileSync(join(folder, '.results', 'test.json'), 'utf8'))
  expect(report).toMatchObject({ numPassedTests: 1, numTotalTests: 1 })
})
