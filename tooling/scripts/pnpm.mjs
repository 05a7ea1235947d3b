import { argv } from 'node:process'
import { asProgram, installPackageManager, packageManagerEntry, recordInstall } from './install.mjs'
import { runAttached } from './run-command.mjs'
import { root } from './workspace.mjs'

// npm run pnpm -- ARGUMENT …: the pinned pnpm, for whoever adds a dependency or a package.
const changing = new Set(['install', 'i', 'add', 'remove', 'rm', 'update', 'up'])

await asProgram(async () => {
  await installPackageManager()
  const args = argv.slice(2)
  const status = await runAttached(process.execPath, [packageManagerEntry(), ...args], { cwd: root })
  if (status === 0 && args.some((arg) => changing.has(arg)) && !args.includes('--lockfile-only')) recordInstall()
  return status
})
