import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { npmCommand, packageManagerFolder } from '@tooling/scripts/install'
import { withPath } from '@tooling/scripts/run-command'
import { runTurboQuietly } from '@tooling/scripts/turbo'
import { root, workspacePackages } from '@tooling/scripts/workspace'

// What users get: each public package is built, packed, and installed from its tarball in an empty folder; then every
// subpath is imported, required, and type-checked there, where nothing of the workspace can help.
const publicPackages = workspacePackages().filter(({ manifest }) => !manifest.private)
const versions = JSON.parse(readFileSync(join(root, 'packages', 'driver', 'package.json'), 'utf8')).devDependencies
const folder = mkdtempSync(join(tmpdir(), 'cubaton-packed-'))
try {
  const build = await runTurboQuietly(['build'])
  if (build.status !== 0) throw new Error(`the build failed:\n${build.output}`)
  const tarballs = Object.fromEntries(publicPackages.map((each) => [each.manifest.name, pack(each)]))
  writeJson('package.json', {
    private: true,
    dependencies: tarballs,
    devDependencies: { '@types/node': versions['@types/node'], typescript: versions.typescript },
  })
  const [npm, ...npmArgs] = npmCommand()
  run(npm, [...npmArgs, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'])

  const subpaths = publicPackages.flatMap(({ manifest }) =>
    Object.keys(manifest.exports)
      .filter((subpath) => !subpath.endsWith('.json'))
      .map((subpath) => manifest.name + subpath.slice(1)),
  )
  for (const { manifest } of publicPackages) checkFiles(manifest.name)
  // require() of the same module must give the same objects: two copies of a class would not know each other's errors.
  writeFileSync(join(folder, 'load.mjs'), loadProgram(subpaths))
  run(process.execPath, ['load.mjs'])

  writeFileSync(join(folder, 'esm.mts'), subpaths.map(importLine).join('') + exportLine(subpaths))
  writeFileSync(join(folder, 'commonjs.cts'), subpaths.map(requireLine).join('') + exportLine(subpaths))
  writeJson('tsconfig.json', {
    compilerOptions: {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'esnext.disposable'],
      types: ['node'],
      strict: true,
      skipLibCheck: false,
      noEmit: true,
    },
    files: ['esm.mts', 'commonjs.cts'],
  })
  run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc')])
  console.log(`${subpaths.length} subpaths of ${publicPackages.length} packages, from their tarballs: all good`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** pnpm packs, because it writes versions where the workspace says `workspace:^`. */
function pack({ path, manifest }) {
  const env = withPath(process.env, packageManagerFolder())
  run(
    join(packageManagerFolder(), process.platform === 'win32' ? 'pnpm.exe' : 'pnpm'),
    ['pack', '--pack-destination', folder],
    {
      cwd: path,
      env,
    },
  )
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  if (!readdirSync(folder).includes(file)) throw new Error(`pnpm pack of ${manifest.name} wrote no ${file}`)
  return `file:${file}`
}

/** The license travels, tests and sources stay here. */
function checkFiles(name) {
  const files = readdirSync(join(folder, 'node_modules', name), { recursive: true }).map((file) => String(file))
  const extra = files.filter(
    (file) => !file.startsWith('node_modules') && /\.test\.|\.tsx?$|\.config\./.test(file) && !file.endsWith('.d.ts'),
  )
  if (!files.includes('LICENSE')) throw new Error(`${name} would be published without its LICENSE`)
  if (extra.length > 0) throw new Error(`${name} would publish ${extra.map((file) => basename(file)).join(', ')}`)
}

function loadProgram(names) {
  const lines = names.map(
    (name, index) => `
import * as module${index} from '${name}'
for (const [key, value] of Object.entries(require('${name}'))) {
  if (module${index}[key] !== value) throw new Error('${name}: import and require differ in ' + key)
}`,
  )
  return `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${lines.join('\n')}\n`
}

function importLine(name, index) {
  return `import * as module${index} from '${name}'\n`
}

function requireLine(name, index) {
  return `import module${index} = require('${name}')\n`
}

function exportLine(names) {
  return `export const all = [${names.map((_, index) => `module${index}`).join(', ')}]\n`
}

function run(program, args, { cwd = folder, env = process.env } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (error !== undefined) throw error
  if (status !== 0)
    throw new Error(`${basename(program)} ${args.join(' ')} ended with status ${status}:\n${stdout}${stderr}`)
}

function writeJson(file, value) {
  writeFileSync(join(folder, file), JSON.stringify(value, undefined, 2))
}
