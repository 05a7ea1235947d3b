import { argv } from 'node:process'
import { asProgram, ensureInstalled } from './install.mjs'
import { runTurbo } from './turbo.mjs'

// node run-turbo.mjs TASK … [ARGUMENT …]: installs if needed, then runs tasks of turbo.json in every package that has them.
await asProgram(async () => {
  await ensureInstalled()
  return runTurbo(argv.slice(2))
})
