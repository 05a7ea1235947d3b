import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { root, workspacePackages } from './workspace.mjs'

/** A set-up step that failed: the message holds its output and what to do. */
export class SetUpError extends Error {
  /** @override */
  name = 'SetUpError'
}

const stampFile = 'node_modules/.cubaton-installed'

/**
 * Installs the workspace if what is installed is not what the lockfile says, and prints nothing when all went well.
 *
 * @param {{ folder?: string, run?: typeof runCommand, log?: (line: string) => void }} [options]
 * @returns {Promise<'installed' | 'up-to-date'>}
 */
export async function ensureInstalled({ folder = root, run = runCommand, log = console.error } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetUpError(`cubaton needs Node.js 20.19 or newer, and this is ${process.version}.`)
  }
  const fingerprint = installFingerprint(folder)
  const stamp = join(folder, stampFile)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint && foldersInstalled(folder)) return 'up-to-date'

  log('Installing dependencies (first run, or the lockfile changed) …')
  await installPackageManager(folder, run)
  const args = [packageManagerEntry(folder), 'install', '--frozen-lockfile']
  const { status, output } = await run(process.execPath, args, {
    cwd: folder,
    // pnpm asks before it removes a node_modules it did not make; nobody is there to answer.
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) {
    throw new SetUpError(
      failure('pnpm install --frozen-lockfile', status, output, [
        'If the network is down, try again later; the npm registry must be reachable for the first run.',
        'If a package.json was edited, write the new lockfile: npm run pnpm -- install --no-frozen-lockfile',
      ]),
    )
  }
  recordInstall(folder)
  return 'installed'
}

/** Remembers that what the lockfile and each package.json say now is installed. */
export function recordInstall(folder = root) {
  const stamp = join(folder, stampFile)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, installFingerprint(folder))
}

/** pnpm comes by `npm ci`, which checks the hashes in tooling/package-manager/package-lock.json. */
export async function installPackageManager(folder = root, run = runCommand) {
  const home = join(folder, 'tooling', 'package-manager')
  const wanted = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies.pnpm
  if (existsSync(packageManagerEntry(folder)) && installedVersion(home) === wanted) return
  const [program, ...first] = npmCommand()
  const args = [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier']
  const { status, output } = await run(program, args, { cwd: home })
  if (status !== 0) {
    throw new SetUpError(
      failure(`npm ci, in tooling/package-manager, to get pnpm ${wanted}`, status, output, [
        'Check that npm reaches its registry: npm ping',
      ]),
    )
  }
}

function installedVersion(home) {
  return JSON.parse(readFileSync(join(home, 'node_modules', 'pnpm', 'package.json'), 'utf8')).version
}

export function packageManagerEntry(folder = root) {
  return join(folder, 'tooling', 'package-manager', 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
}

/** The folder of pnpm's own binary, for the PATH of tools that start pnpm themselves. */
export function packageManagerFolder(folder = root) {
  const scope = join(folder, 'tooling', 'package-manager', 'node_modules', '@pnpm')
  const names = existsSync(scope) ? readdirSync(scope).filter((name) => name.startsWith('exe.')) : []
  if (names.length === 0) throw new SetUpError(`pnpm has no binary for ${process.platform}-${process.arch}.`)
  return join(scope, names[0])
}

/** npm started by path: on Windows `npm` is a command file, which Node does not start without a shell. */
export function npmCommand() {
  const given = process.env.npm_execpath
  const candidates = [
    ...(given !== undefined && given.endsWith('npm-cli.js') ? [given] : []),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const cli = candidates.find((path) => existsSync(path))
  return cli === undefined ? ['npm'] : [process.execPath, cli]
}

/** Changes when anything that an install reads changes. */
export function installFingerprint(folder) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  const manifests = workspacePackages(folder).map((workspacePackage) => `${workspacePackage.folder}/package.json`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    const path = join(folder, file)
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '')
  }
  return hash.digest('hex')
}

function foldersInstalled(folder) {
  return workspacePackages(folder).every(({ path, manifest }) => {
    const count = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).length
    return count === 0 || existsSync(join(path, 'node_modules'))
  })
}

function failure(command, status, output, advice) {
  return [
    `Set-up stopped: \`${command}\` ended with status ${status}. It printed:`,
    '',
    ...output
      .trimEnd()
      .split('\n')
      .map((line) => `    ${line}`),
    '',
    ...advice,
  ].join('\n')
}

/**
 * Runs `main` and turns its answer into the exit status; a failed set-up prints its message without a stack.
 *
 * @param {() => Promise<number>} main
 */
export async function asProgram(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof SetUpError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
