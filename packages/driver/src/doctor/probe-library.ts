import { parse } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import type { CudaVersion, DiagnosedDevice, LibraryOutcome } from './diagnosis.ts'
import { probeProgram } from './probe-program.ts'

export interface ProbeRequest {
  /** `koffi` tries koffi alone. */
  readonly kind: 'koffi' | 'driver' | 'nvrtc'
  /** Where koffi is, a full path. */
  readonly koffi: string
  /** The library: a full path, or a bare name for the system's loader. Empty for `koffi`. */
  readonly path: string
  /** Full paths of libraries to load before it. */
  readonly companions: readonly string[]
}

/** What the child found; the facts of the kind that was asked for are there where the outcome is `usable`. */
export interface ProbeReport {
  readonly outcome: LibraryOutcome
  readonly detail: string
  readonly file: string | null
  readonly version?: CudaVersion | string | null
  readonly initialization?: { readonly result: number; readonly resultName: string }
  readonly devices?: readonly DiagnosedDevice[]
  readonly architectures?: readonly number[]
  readonly compileError?: string | null
}

export interface ProbeOptions {
  readonly timeLimitMs: number
  /** The environment of the child. */
  readonly variables: Readonly<Record<string, string | undefined>>
}

const guard = 'CUBATON_PROBE'
const reportLimit = 1 << 20
const errorOutputLimit = 4096

/**
 * Tries a library in a process of its own: one that crashes, hangs or exits when it is loaded or called takes no one
 * with it.
 *
 * Never rejects. The child is gone when the promise is fulfilled, or, where the system cannot end it (a call stuck in
 * a kernel module), left behind without holding this process.
 */
export function probeLibrary(request: ProbeRequest, options: ProbeOptions): Promise<ProbeReport> {
  if (options.variables[guard] !== undefined) {
    // Where the executable is no Node (an application built into one file), the child runs this very program.
    return Promise.resolve(report('not-tried', 'this executable cannot run a program given as text'))
  }
  // Not imported above: it takes 2 ms to load, which programs that ask for no diagnosis need not wait for.
  const { spawn } = process.getBuiltinModule('node:child_process')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...evalArguments(), probeProgram, JSON.stringify(request)], {
      // Nothing in the current folder may come into it, and a core file of a crash has no place there.
      cwd: parse(process.execPath).root,
      env: childVariables(options.variables),
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    const reader = readMessages()
    let errorOutput = ''
    let ended: ProbeReport | undefined
    let grace: NodeJS.Timeout | undefined

    const settle = () => {
      clearTimeout(limit)
      clearTimeout(grace)
      child.stderr?.destroy()
      child.stdio[3]?.destroy()
      child.unref()
      resolve(ended ?? report('not-tried', 'the process ended without a word'))
    }
    const end = (result: ProbeReport) => {
      ended ??= result
      // Also after a good report: what the library does when its process exits is of no interest.
      child.kill('SIGKILL')
      grace ??= setTimeout(settle, 2000)
    }
    const limit = setTimeout(
      () => end(report('hung', `no answer within ${options.timeLimitMs / 1000} s, ${reader.step()}`)),
      options.timeLimitMs,
    )

    child.stdio[3]?.on('data', (chunk: Buffer) => {
      const done = reader.add(chunk)
      if (done !== undefined) end(done)
      else if (reader.byteLength() > reportLimit) end(report('hung', `it never stops reporting, ${reader.step()}`))
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      errorOutput = (errorOutput + chunk.toString()).slice(-errorOutputLimit)
    })
    // Without a listener, an error of a pipe would be thrown; the end of the process tells all there is to tell.
    for (const stream of [child.stderr, child.stdio[3]]) stream?.on('error', () => {})
    child.on('error', (error) => {
      ended ??= report('not-tried', `no process could be started: ${error.message}`)
      settle()
    })
    child.on('close', (code, signal) => {
      ended ??= endWithoutReport(code, signal, reader.step(), errorOutput)
      settle()
    })
    child.on('exit', (code, signal) => {
      // A process that the library started can hold the pipes open, and then `close` never comes.
      grace ??= setTimeout(() => {
        ended ??= endWithoutReport(code, signal, reader.step(), errorOutput)
        settle()
      }, 500)
    })
  })
}

function evalArguments(): readonly string[] {
  // Bun knows no --input-type, and needs none.
  return process.versions['bun'] === undefined ? ['--input-type=commonjs', '--eval'] : ['--eval']
}

function childVariables(variables: ProbeOptions['variables']): NodeJS.ProcessEnv {
  const own = { ...variables }
  // Loaders, inspectors and coverage of the parent are not for the child.
  for (const name of ['NODE_OPTIONS', 'NODE_V8_COVERAGE', 'NODE_CHANNEL_FD']) delete own[name]
  return { ...own, [guard]: '1', ELECTRON_RUN_AS_NODE: '1' }
}

function report(outcome: LibraryOutcome, detail: string): ProbeReport {
  return { outcome, detail, file: null }
}

function endWithoutReport(
  code: number | null,
  signal: NodeJS.Signals | null,
  step: string,
  errorOutput: string,
): ProbeReport {
  const words = errorOutput.trim().split('\n').at(-1)?.trim() ?? ''
  const said = words === '' ? '' : `: ${words}`
  if (signal !== null) return report('crashed', `${signal} ${step}${said}`)
  // Windows has no signals: an exception ends the process with its own number.
  if (code !== null && (code < 0 || code > 255))
    return report('crashed', `0x${(code >>> 0).toString(16)} ${step}${said}`)
  return report('exited', `it ended its process with status ${code} ${step}${said}`)
}

function readMessages() {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let step = 'before anything was loaded'
  let byteLength = 0
  return {
    /** The report, once it is complete. */
    add(chunk: Buffer): ProbeReport | undefined {
      byteLength += chunk.byteLength
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const message = parseMessage(line)
        if (message === undefined) continue
        if (message.done === true) {
          const { done: _, step: __, ...found } = message
          return found
        }
        if (typeof message.step === 'string') step = message.step
      }
      return undefined
    },
    step: () => step,
    byteLength: () => byteLength,
  }
}

/** A library can write to any file descriptor: a line that is none of ours is passed over. */
function parseMessage(line: string): (ProbeReport & { readonly done?: boolean; readonly step?: string }) | undefined {
  try {
    const message: unknown = JSON.parse(line)
    return typeof message === 'object' && message !== null ? (message as ProbeReport) : undefined
  } catch {
    return undefined
  }
}
