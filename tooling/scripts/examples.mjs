import { join } from 'node:path'
import { asProgram } from './install.mjs'
import { runCommand } from './run-command.mjs'
import { filesEndingIn, root } from './workspace.mjs'

// Runs every example as a program of its own, from sources. Each checks its own result and throws when it is wrong.
await asProgram(async () => {
  const examples = filesEndingIn(join(root, 'examples'), '.ts')
  let failed = 0
  for (const example of examples) {
    const args = [join(root, 'tooling', 'scripts', 'run-source.mjs'), join(root, 'examples', example)]
    const { status, output } = await runCommand(process.execPath, args, { cwd: root })
    console.log(`${status === 0 ? 'ok    ' : 'failed'} examples/${example}`)
    if (status !== 0) console.log(output)
    failed += status === 0 ? 0 : 1
  }
  console.log(`${examples.length} examples, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
