import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesEndingIn, root } from './workspace.mjs'

// A lockfile that names a registry sends everybody to it; npm and pnpm must ask the one that the user configured.
const files = ['pnpm-lock.yaml', '.npmrc', 'pnpm-workspace.yaml', 'tooling/package-manager/package-lock.json']
const breaches = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /https?:\/\/|registry\s*=|tarball:|"resolved"/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
)
const nested = filesEndingIn(root, '.npmrc').filter((file) => file !== '.npmrc')
for (const breach of [...breaches, ...nested]) console.error(`names a registry: ${breach}`)
process.exitCode = breaches.length + nested.length === 0 ? 0 : 1
