import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.mjs'
import { root } from './workspace.mjs'

// check-layers reads every package, so it finds nothing to read where the paths are wrong.
test.each([
  ['the root', root],
  ['a folder deep inside', join(root, 'packages', 'driver', 'src')],
  ['a folder outside', tmpdir()],
])('a script started in %s works on the workspace it lies in', async (_, cwd) => {
  const script = join(root, 'tooling', 'scripts', 'check-layers.mjs')
  const { output } = await runCommand(process.execPath, [script], { cwd })
  expect(output).toMatch(/^[1-9]\d* files of [1-9]\d* packages/m)
})

test('a program that cannot be started is a result with its name, like one that failed', async () => {
  const { status, output } = await runCommand('no-such-program-anywhere', [])
  expect(status).toBe(127)
  expect(output).toContain('no-such-program-anywhere')
})
