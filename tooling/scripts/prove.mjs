import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { argv } from 'node:process'
import { asProgram, ensureInstalled } from './install.mjs'
import { runProof } from './proof.mjs'
import { runCommand } from './run-command.mjs'
import { filesEndingIn, root } from './workspace.mjs'

// npm run prove [-- NAME …]: runs the proofs, or those named, and writes docs/proof/NAME.json after each slice. Stopped
// and started again on the same commit, it goes on where it was.
const suffix = '.prove.ts'
const proofFolder = join(root, 'docs', 'proof')

await asProgram(async () => {
  await ensureInstalled()
  const { importSource } = await import('./import-source.mjs')
  const files = filesEndingIn(root, suffix)
  const names = argv.slice(2)
  const unknown = names.filter((name) => !files.some((file) => nameOf(file) === name))
  if (unknown.length > 0) {
    console.error(`There is no proof ${unknown.join(', ')}. There are: ${files.map(nameOf).join(', ') || 'none'}`)
    return 1
  }
  const chosen = files.filter((file) => names.length === 0 || names.includes(nameOf(file)))
  if (chosen.length === 0) console.log('No package has a *.prove.ts file.')

  const commit = await cleanCommit()
  for (const file of chosen) {
    const path = join(proofFolder, `${nameOf(file)}.json`)
    const proof = (await importSource(join(root, file))).default
    const record = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
    const result = await runProof(proof, { commit, record, save: (next) => write(path, next) })
    console.log(`${nameOf(file)}: ${result.done} slices from seed ${result.seed}, ${JSON.stringify(result.totals)}`)
  }
  return 0
})

function nameOf(file) {
  return basename(file, suffix)
}

/** The commit, or undefined if the code is not what was committed. Results of proofs are not code. */
async function cleanCommit() {
  const git = (...args) => runCommand('git', args, { cwd: root })
  const changes = await git('status', '--porcelain', '--', '.', ':!docs/proof')
  const head = await git('rev-parse', 'HEAD')
  return changes.status === 0 && changes.output === '' && head.status === 0 ? head.output.trim() : undefined
}

/** A record is whole or not there: a run may be stopped at any moment. */
function write(path, record) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify(record, undefined, 2)}\n`)
  renameSync(`${path}.new`, path)
}
