import { join } from 'node:path'
import { argv } from 'node:process'
import { asProgram, ensureInstalled, packageManagerFolder, SetUpError } from './install.mjs'
import { runAttached, withPath } from './run-command.mjs'
import { runTurbo } from './turbo.mjs'
import { root } from './workspace.mjs'

// npm run version-packages: turns changesets into versions and changelogs, and writes the lockfile that fits them.
// npm run release: builds every package and publishes those whose version the registry does not have.
const steps = {
  version: [
    () => changeset('version'),
    () =>
      runAttached(process.execPath, [join(root, 'tooling', 'scripts', 'pnpm.mjs'), 'install', '--no-frozen-lockfile']),
  ],
  publish: [() => runTurbo(['build', 'package-check']), () => changeset('publish')],
}

await asProgram(async () => {
  await ensureInstalled()
  const chosen = steps[argv[2]]
  if (chosen === undefined) throw new SetUpError(`release.mjs takes one of: ${Object.keys(steps).join(', ')}`)
  for (const step of chosen) {
    const status = await step()
    if (status !== 0) return status
  }
  return 0
})

function changeset(command) {
  // changesets publishes through pnpm, which writes real versions where a package.json says `workspace:^`.
  const env = { ...withPath(process.env, packageManagerFolder()), NPM_CONFIG_PROVENANCE: 'true' }
  return runAttached(process.execPath, [join(root, 'node_modules', '@changesets', 'cli', 'bin.js'), command], {
    cwd: root,
    env,
  })
}
