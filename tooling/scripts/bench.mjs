import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { argv } from 'node:process'
import { asProgram, ensureInstalled, SetUpError } from './install.mjs'
import { runAttached } from './run-command.mjs'
import { runTurboQuietly } from './turbo.mjs'
import { root } from './workspace.mjs'

// npm run bench -- SUITE [--json FILE] [--against FILE]: builds what is measured, then measures the built output, which
// is what users run.
await asProgram(async () => {
  await ensureInstalled()
  const { status, output } = await runTurboQuietly(['build'], ['--filter=@tooling/bench...'])
  if (status !== 0) throw new SetUpError(`The build failed. It printed:\n\n${output}`)
  const main = join(root, 'tooling', 'bench', 'dist', 'main.js')
  if (!existsSync(main)) throw new SetUpError('tooling/bench was built, but wrote no dist/main.js.')
  // npm moves to the root; a file named on the command line is meant from where the user is.
  const from = process.env.INIT_CWD ?? process.cwd()
  return runAttached(process.execPath, [main, ...absoluteFiles(argv.slice(2), from)], { cwd: root })
})

function absoluteFiles(args, from) {
  return args.map((arg, index) => {
    if (['--json', '--against'].includes(args[index - 1])) return resolve(from, arg)
    const [, option, file] = /^(--json|--against)=(.+)$/.exec(arg) ?? []
    return file === undefined ? arg : `${option}=${resolve(from, file)}`
  })
}
