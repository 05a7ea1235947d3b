import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and keeps what it printed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean }} [options] `live` also passes the output through
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runCommand(program, args, { cwd, env = process.env, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const keep = (stream) => (chunk) => {
      output += chunk
      if (live) stream.write(chunk)
    }
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout))
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr))
    child.on('error', (error) => resolve({ status: 127, output: `${output}${program}: ${error.message}\n` }))
    child.on('close', (status, signal) => {
      resolve({ status: status ?? 1, output: signal === null ? output : `${output}ended by ${signal}\n` })
    })
  })
}

/**
 * Runs a program that talks to the terminal itself.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit status
 */
export function runAttached(program, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' })
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (status) => resolve(status ?? 1))
  })
}

/** `PATH` is spelt differently on Windows, and a copy of the environment there has lost its case blindness. */
export function withPath(env, ...folders) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...env, [key]: [...folders, env[key] ?? ''].join(separator) }
}
