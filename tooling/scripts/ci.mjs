import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeStep, summarise, testStep } from './ci-summary.mjs'
import { npmCommand } from './install.mjs'
import { runAttached, runCommand } from './run-command.mjs'
import { countTests, readReports } from './test-results.mjs'
import { runTurboQuietly, turboEnvironment } from './turbo.mjs'
import { filesEndingIn, root, workspacePackages } from './workspace.mjs'

// .ci/run: `npm test`, then each check below, also when an earlier one failed. The last line counts tests and checks.

const script = (name) => join(root, 'tooling', 'scripts', name)
const tool = (...parts) => join(root, 'node_modules', ...parts)
const node = (...args) => runCommand(process.execPath, args, { cwd: root })

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => string | undefined} [skip] why it cannot be run
 * @property {() => Promise<{ status: number, output: string }>} run
 */

/** @type {readonly Check[]} */
const checks = [
  {
    name: 'second run of the tests, from another folder, does no work again',
    skip: () => (testStatus === 0 ? undefined : 'the first run failed'),
    run: secondRun,
  },
  { name: 'build', run: () => runTurboQuietly(['build'], ['--continue']) },
  { name: 'type check', run: () => runTurboQuietly(['type-check'], ['--continue']) },
  { name: 'lint', run: () => node(tool('oxlint', 'bin', 'oxlint')) },
  { name: 'format', run: () => node(tool('oxfmt', 'bin', 'oxfmt'), '--check') },
  { name: 'publint and attw on every public package', run: () => runTurboQuietly(['package-check'], ['--continue']) },
  { name: 'turbo boundaries', run: boundaries },
  { name: 'layers', run: () => node(script('check-layers.mjs')) },
  { name: 'no registry or machine is named in what is committed', run: () => node(script('check-hosts.mjs')) },
  { name: 'demo', run: () => node(script('demo.mjs')) },
  { name: 'examples', skip: noExamples, run: () => node(script('examples.mjs')) },
  { name: 'coverage', run: coverage },
  { name: 'changesets can be read', run: () => node(script('check-changesets.mjs')) },
  { name: 'packed tarballs', run: () => node(join(root, 'tooling', 'package-tests', 'packed.mjs')) },
]

function noExamples() {
  const examples = filesEndingIn(join(root, 'examples'), '.ts')
  return examples.length === 0 ? 'there are none' : undefined
}

async function secondRun() {
  const [elsewhere] = workspacePackages().filter(({ folder }) => folder.startsWith('packages/'))
  const result = await runCommand(process.execPath, [script('test.mjs')], { cwd: elsewhere.path })
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(result.output) ?? []
  const again = cached === undefined || cached !== total || result.output.includes('Installing dependencies')
  return result.status === 0 && again ? { ...result, status: 1 } : result
}

function boundaries() {
  const args = [tool('turbo', 'bin', 'turbo'), 'boundaries', '--no-color']
  return runCommand(process.execPath, args, { cwd: root, env: turboEnvironment() })
}

async function coverage() {
  const home = join(root, 'tooling', 'vitest')
  const vitest = join(home, 'node_modules', 'vitest', 'vitest.mjs')
  const result = await node(vitest, 'run', '--coverage', '--root', root, '--config', join(home, 'coverage.mjs'))
  // The report is worth reading when the floor holds, too.
  const total = /^All files.*$/m.exec(result.output)?.[0]
  if (total !== undefined) console.log(`        ${total}`)
  return result
}

/**
 * @param {Check} check
 * @returns {Promise<import('./ci-summary.mjs').StepResult>}
 */
async function perform({ name, skip, run }) {
  const reason = skip?.()
  if (reason !== undefined) return { name, outcome: 'skipped', reason }
  const started = performance.now()
  const { status, output } = await run().catch((error) => ({ status: 1, output: String(error?.stack ?? error) }))
  const seconds = (performance.now() - started) / 1000
  return { name, outcome: status === 0 ? 'passed' : 'failed', output, seconds }
}

// The output is kept and shown again, indented; colours would only be in the way.
process.env.NO_COLOR = '1'

const started = performance.now()
const [npm, ...npmArgs] = npmCommand()
const testStatus = await runAttached(npm, [...npmArgs, 'test'], { cwd: root })
console.log(`\nnpm test took ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

const { reports, missing } = readReports(workspacePackages())
const tests = countTests(reports)
const steps = testStep(testStatus, tests, missing)
for (const step of steps) console.log(describeStep(step))

if (existsSync(tool('turbo'))) {
  for (const each of checks) {
    const step = await perform(each)
    steps.push(step)
    console.log(describeStep(step))
  }
} else {
  /** @type {import('./ci-summary.mjs').StepResult} */
  const step = { name: 'every other check', outcome: 'failed', output: 'Nothing is installed; see above.' }
  steps.push(step)
  console.log(describeStep(step))
}

const { line, status } = summarise(tests, steps)
console.log(`\nAll of it took ${((performance.now() - started) / 1000).toFixed(1)} s`)
console.log(line)
process.exitCode = status
