import { join } from 'node:path'
import { argv } from 'node:process'
import { asProgram, installPackageManager } from './install.mjs'
import { runAttached } from './run-command.mjs'
import { root } from './workspace.mjs'

// npm run pnpm -- ARGUMENT …: the pinned pnpm, for whoever adds a dependency.
await asProgram(async () => {
  await installPackageManager()
  const entry = join(root, 'tooling', 'package-manager', 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
  return runAttached(process.execPath, [entry, ...argv.slice(2)], { cwd: root })
})
