import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of this workspace, from where this file lies: the scripts work from any current folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Every package of the workspace, by folder.
 *
 * The patterns of pnpm-workspace.yaml are read here rather than asked of pnpm, because the first caller runs before
 * pnpm is there. Only what that file uses is understood: `folder`, `folder/*` and `!folder/name`.
 *
 * @param {string} [from]
 */
export function workspacePackages(from = root) {
  const patterns = packagePatterns(readFileSync(join(from, 'pnpm-workspace.yaml'), 'utf8'))
  const excluded = new Set(patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)))
  const folders = patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(from, pattern.slice(0, -2)) : [pattern]))
  return folders
    .filter((folder) => !excluded.has(folder) && existsSync(join(from, folder, 'package.json')))
    .map((folder) => ({
      folder,
      path: join(from, folder),
      manifest: JSON.parse(readFileSync(join(from, folder, 'package.json'), 'utf8')),
    }))
}

/** @param {string} text */
function packagePatterns(text) {
  const patterns = []
  let listed = false
  for (const line of text.split(/\r?\n/)) {
    if (/^\S/.test(line) && !line.startsWith('#')) listed = line.startsWith('packages:')
    const item = listed && /^\s+-\s+['"]?([^'"#\s]+)['"]?/.exec(line)
    if (item) patterns.push(item[1])
  }
  return patterns
}

function subfolders(from, folder) {
  if (!existsSync(join(from, folder))) return []
  return readdirSync(join(from, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .toSorted()
}

const skippedFolders = new Set(['node_modules', 'dist', '.turbo', '.git', '.results', 'coverage'])

/**
 * Files under `folder` whose name ends in `suffix`, relative to it, with `/` on every system.
 *
 * @param {string} folder
 * @param {string} suffix
 */
export function filesEndingIn(folder, suffix) {
  if (!existsSync(folder)) return []
  const found = []
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) visit(join(path, entry.name))
      if (entry.isFile() && entry.name.endsWith(suffix)) {
        found.push(relative(folder, join(path, entry.name)).split(sep).join('/'))
      }
    }
  }
  visit(folder)
  return found.toSorted()
}
