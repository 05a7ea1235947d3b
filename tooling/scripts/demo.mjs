import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { showForgottenWait } from './forgotten-wait.mjs'
import { asProgram, ensureInstalled, SetUpError } from './install.mjs'
import { runTurboQuietly } from './turbo.mjs'
import { root } from './workspace.mjs'

// npm run demo: installs if needed, builds, prints what was found on this machine or is missing, and shows on the
// emulator what a forgotten wait does.
await asProgram(async () => {
  await ensureInstalled()
  const { status, output } = await runTurboQuietly(['build'], ['--filter=@cubaton/emulator...'])
  if (status !== 0) throw new SetUpError(`The build failed. It printed:\n\n${output}`)
  const { diagnose, formatDiagnosis } = await built('driver')
  console.log(formatDiagnosis(await diagnose()))
  console.log(showForgottenWait(await built('emulator')))
  return 0
})

/** A package as its users get it. */
function built(name) {
  return import(pathToFileURL(join(root, 'packages', name, 'dist', 'index.js')).href)
}
