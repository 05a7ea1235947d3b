import { join } from 'node:path'
import { packageManagerFolder } from './install.mjs'
import { runAttached, runCommand, withPath } from './run-command.mjs'
import { root } from './workspace.mjs'

/** What turbo is started with: its tasks run through pnpm, which only this workspace has, and it reports to nobody. */
export function turboEnvironment(env = process.env) {
  return {
    ...withPath(env, packageManagerFolder()),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    RUNTIME_VERSION: process.version,
  }
}

function turboArguments(tasks, args) {
  return [
    join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
    'run',
    ...tasks,
    '--output-logs=new-only',
    '--log-order=grouped',
    ...args,
  ]
}

/** Runs turbo tasks on the terminal and gives the exit status. */
export function runTurbo(tasks, args = []) {
  return runAttached(process.execPath, turboArguments(tasks, args), { cwd: root, env: turboEnvironment() })
}

/** Runs turbo tasks and keeps quiet: the output is for the caller to show, usually when the status is not 0. */
export function runTurboQuietly(tasks, args = []) {
  return runCommand(process.execPath, turboArguments(tasks, args), { cwd: root, env: turboEnvironment() })
}
