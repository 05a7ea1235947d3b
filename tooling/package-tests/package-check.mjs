#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// package-check, in the folder of a public package: what its package.json promises is what its dist/ holds.
const here = dirname(fileURLToPath(import.meta.url))
const checks = [
  ['publint', 'publint', 'publint', '--strict'],
  // CommonJS programs reach an ESM-only package by require() of ESM, which older resolvers do not know.
  ['attw', '@arethetypeswrong/cli', 'attw', '--pack', '.', '--profile', 'esm-only'],
]

for (const [label, packageName, bin, ...args] of checks) {
  const { status, error } = spawnSync(process.execPath, [binaryOf(packageName, bin), ...args], { stdio: 'inherit' })
  if (error !== undefined) throw error
  if (status !== 0) {
    console.error(`${label} found something wrong with ${process.cwd()}`)
    process.exit(1)
  }
}

function binaryOf(packageName, bin) {
  const manifestPath = join(here, 'node_modules', packageName, 'package.json')
  const manifest = createRequire(import.meta.url)(manifestPath)
  return join(dirname(manifestPath), typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin])
}
