import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'

/**
 * The build of a package: ESM and its types, one entry for each subpath that package.json exports.
 *
 * Entries come from the `@cubaton/source` condition of `exports`, so a subpath is written in one place.
 *
 * @param {import('tsup').Options} [overrides]
 */
export function library(overrides = {}) {
  const manifest = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'))
  return defineConfig({
    entry: sourceEntries(manifest),
    format: 'esm',
    target: 'node20.19',
    platform: 'node',
    // Names shared by two subpaths of a package live in one chunk: a class must exist once in a process.
    splitting: true,
    sourcemap: true,
    clean: true,
    dts: {
      compilerOptions: {
        // tsup's declaration step sets baseUrl, which TypeScript 6 reports as deprecated.
        ignoreDeprecations: '6.0',
        // A declaration imports other packages by name; only their published types may be read for it.
        customConditions: [],
      },
    },
    silent: true,
    ...overrides,
  })
}

/** @param {{ name: string, exports?: Record<string, unknown> }} manifest */
export function sourceEntries(manifest) {
  const entries = {}
  for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
    const source = typeof target === 'object' && target !== null ? target['@cubaton/source'] : undefined
    if (typeof source !== 'string') continue
    const output = /^\.\/dist\/(.+)\.js$/.exec(target.default)?.[1]
    if (output === undefined) {
      throw new Error(`${manifest.name}: "${subpath}" in exports has a source, but its default is no ./dist/*.js`)
    }
    entries[output] = source
  }
  return entries
}
