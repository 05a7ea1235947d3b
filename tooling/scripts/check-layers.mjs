import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLayerViolations } from './layers.mjs'
import { filesEndingIn, workspacePackages } from './workspace.mjs'

// npm run layers: prints each breach of the layers and ends with status 1 if there is one.
const packages = workspacePackages()
  .filter(({ folder }) => !folder.startsWith('tooling/'))
  .map(({ folder, path, manifest }) => {
    const names = filesEndingIn(path, '.ts').filter((name) => !name.endsWith('.config.ts'))
    return {
      folder,
      manifest,
      files: Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'utf8')])),
    }
  })
const violations = findLayerViolations(packages)
for (const violation of violations) console.error(violation)
const fileCount = packages.reduce((sum, { files }) => sum + Object.keys(files).length, 0)
console.log(`${fileCount} files of ${packages.length} packages: ${violations.length} breaches of the layers`)
process.exitCode = violations.length === 0 ? 0 : 1
