import { join } from 'node:path'
import { asProgram, ensureInstalled, SetUpError } from './install.mjs'
import { runCommand } from './run-command.mjs'
import { fetchRuntime } from './runtimes.mjs'
import { countTests, describeCounts, readReports, removeReports } from './test-results.mjs'
import { runTurboQuietly } from './turbo.mjs'
import { root, workspacePackages } from './workspace.mjs'

// npm run test:nodes: every suite on other versions of Node, and on Bun and Deno a smoke test of what is published.
await asProgram(async () => {
  process.env.NO_COLOR = '1'
  await ensureInstalled()
  const build = await runTurboQuietly(['build'])
  if (build.status !== 0) throw new SetUpError(`The build failed. It printed:\n\n${build.output}`)
  const results = []
  for (const version of ['22', '24', 'latest']) results.push(await onRuntime('node', version, suites))
  for (const name of ['bun', 'deno']) results.push(await onRuntime(name, 'latest', smokeTest))

  console.log('')
  for (const { label, outcome, text } of results) console.log(`${outcome.padEnd(7)} ${label}: ${text}`)
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
})

async function onRuntime(name, version, run) {
  const runtime = await fetchRuntime(name, version)
  if ('missing' in runtime) return { label: `${name} ${version}`, outcome: 'skipped', text: runtime.missing }
  const label = `${name} ${runtime.version}`
  console.log(`${label} …`)
  return { label, ...(await run(runtime.program)) }
}

/** vitest is started by the runtime itself, so that its workers run on it too. */
async function suites(program) {
  const packages = workspacePackages().filter(({ manifest }) => manifest.scripts?.test !== undefined)
  removeReports(packages)
  const failed = []
  for (const { path, manifest } of packages) {
    const vitest = join(root, 'tooling', 'vitest', 'node_modules', 'vitest', 'vitest.mjs')
    const args = [vitest, 'run', '--root', path, '--config', join(root, 'tooling', 'vitest', 'unit.mjs')]
    const { status, output } = await runCommand(program, args, { cwd: path })
    if (status === 0) continue
    failed.push(manifest.name)
    console.log(output)
  }
  const counts = describeCounts(countTests(readReports(packages).reports))
  return failed.length === 0
    ? { outcome: 'passed', text: counts }
    : { outcome: 'failed', text: `${counts}; failed in ${failed.join(', ')}` }
}

async function smokeTest(program) {
  // Deno lets a program read files, start processes and open libraries only where it was told to.
  const first = /deno(\.exe)?$/.test(program) ? ['run', '--allow-all'] : []
  const args = [...first, join(root, 'tooling', 'scripts', 'smoke-test.mjs')]
  const { status, output } = await runCommand(program, args, { cwd: root })
  if (status !== 0) console.log(output)
  return {
    outcome: status === 0 ? 'passed' : 'failed',
    text: `smoke test: ${status === 0 ? output.trim() : 'see above'}`,
  }
}
