import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asProgram, ensureInstalled, SetUpError } from './install.mjs'
import { runTurboQuietly } from './turbo.mjs'
import { root } from './workspace.mjs'

// npm run demo: installs if needed, builds the driver, and prints what was found on this machine or is missing.
await asProgram(async () => {
  await ensureInstalled()
  const { status, output } = await runTurboQuietly(['build'], ['--filter=@cubaton/driver'])
  if (status !== 0) throw new SetUpError(`The build of @cubaton/driver failed. It printed:\n\n${output}`)
  const entry = join(root, 'packages', 'driver', 'dist', 'index.js')
  const { diagnose, formatDiagnosis } = await import(pathToFileURL(entry).href)
  console.log(formatDiagnosis(await diagnose()))
  return 0
})
