import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureInstalled, SetUpError } from './install.mjs'
import { root } from './workspace.mjs'

/** A workspace of one package, and a `run` that does what npm and pnpm would leave behind. */
let folder
let commands
let failing

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  commands = []
  failing = undefined
  for (const path of ['packages/one', 'tooling/package-manager']) mkdirSync(join(folder, path), { recursive: true })
  for (const file of ['pnpm-workspace.yaml', 'tooling/package-manager/package.json']) {
    cpSync(join(root, file), join(folder, file))
  }
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'lockfileVersion: 1')
  writeManifest({ name: 'one', dependencies: { koffi: '1.0.0' } })
})

function writeManifest(manifest) {
  writeFileSync(join(folder, 'packages', 'one', 'package.json'), JSON.stringify(manifest))
}

/** @type {typeof import('./run-command.mjs').runCommand} */
async function run(_program, args, { cwd = '' } = {}) {
  const command = args.includes('ci') ? 'npm ci' : 'pnpm install'
  commands.push(command)
  if (failing === command) return { status: 7, output: 'getaddrinfo ENOTFOUND\n' }
  if (command === 'npm ci') {
    const bin = join(cwd, 'node_modules', 'pnpm', 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, 'pnpm.mjs'), '')
    writeFileSync(join(bin, '..', 'package.json'), JSON.stringify({ version: '12.4.2' }))
  } else {
    expect(args).toContain('--frozen-lockfile')
    mkdirSync(join(cwd, 'packages', 'one', 'node_modules'), { recursive: true })
  }
  return { status: 0, output: 'Packages: +267\n' }
}

const install = () => ensureInstalled({ folder, run, log: () => {} })

describe('the first run', () => {
  test('gets pnpm through npm, then installs', async () => {
    expect(await install()).toBe('installed')
    expect(commands).toEqual(['npm ci', 'pnpm install'])
  })

  test('says one line about a success', async () => {
    const lines = []
    await ensureInstalled({ folder, run, log: (line) => lines.push(line) })
    expect(lines).toHaveLength(1)
  })
})

describe('a later run', () => {
  beforeEach(async () => {
    await install()
    commands = []
  })

  test('starts no program and says nothing', async () => {
    const lines = []
    expect(await ensureInstalled({ folder, run, log: (line) => lines.push(line) })).toBe('up-to-date')
    expect(commands).toEqual([])
    expect(lines).toEqual([])
  })

  test('installs again when the lockfile changed, with the pnpm that is there', async () => {
    writeFileSync(join(folder, 'pnpm-lock.yaml'), 'lockfileVersion: 2')
    expect(await install()).toBe('installed')
    expect(commands).toEqual(['pnpm install'])
  })

  test('installs again when a package.json changed', async () => {
    writeManifest({ name: 'one', dependencies: { koffi: '2.0.0' } })
    expect(await install()).toBe('installed')
  })

  test('installs again when the dependencies of a package were removed', async () => {
    rmSync(join(folder, 'packages', 'one', 'node_modules'), { recursive: true })
    expect(await install()).toBe('installed')
  })
})

describe('a failure', () => {
  test.each(['npm ci', 'pnpm install'])('of %s shows the command, its output and what to do', async (command) => {
    failing = command
    const error = await install().catch((caught) => caught)
    expect(error).toBeInstanceOf(SetUpError)
    expect(error.message).toContain(command)
    expect(error.message).toContain('status 7')
    expect(error.message).toContain('    getaddrinfo ENOTFOUND')
    expect(error.message).toMatch(/registry/)
  })

  test('is not taken for an install by the next run', async () => {
    failing = 'pnpm install'
    await expect(install()).rejects.toThrow(SetUpError)
    failing = undefined
    expect(await install()).toBe('installed')
  })
})
