import { argv } from 'node:process'
import { asProgram, ensureInstalled } from './install.mjs'
import { countTests, describeCounts, readReports, removeReports } from './test-results.mjs'
import { runTurbo } from './turbo.mjs'
import { workspacePackages } from './workspace.mjs'

// npm test [-- TURBO ARGUMENT …]: installs if needed, then every suite that needs no device. Packages whose inputs did
// not change since their last good run are not run again; their results are counted from turbo's cache.
await asProgram(async () => {
  await ensureInstalled()
  const packages = workspacePackages()
  removeReports(packages)
  const status = await runTurbo(['test'], ['--continue', ...argv.slice(2)])
  const { reports } = readReports(packages)
  console.log(
    `${describeCounts(countTests(reports))} in ${reports.length} ${reports.length === 1 ? 'package' : 'packages'}`,
  )
  return status
})
