import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'

/**
 * What a search for libraries looks at. Tests pass a written tree; {@link systemLibraryEnvironment} is the real one.
 *
 * No method throws: what is not there is empty.
 */
export interface LibraryEnvironment {
  readonly platform: NodeJS.Platform
  /** As `process.arch` says it: `x64`, `arm64`, … */
  readonly architecture: string
  readonly variables: Readonly<Record<string, string | undefined>>
  /** True where `path` is a file or leads to one. */
  isFile(path: string): boolean
  /** The names in a folder, in no particular order. */
  list(folder: string): readonly string[]
  readText(path: string): string | undefined
  /** Where links lead in the end; `path` itself where that cannot be told. */
  realPath(path: string): string
  /** What `ldconfig -p` prints. */
  linkerCache(): string
}

/** The machine this process runs on. Reads nothing before it is asked, and the linker's cache once. */
export function systemLibraryEnvironment(): LibraryEnvironment {
  let cache: string | undefined
  return {
    platform: process.platform,
    architecture: process.arch,
    variables: process.env,
    isFile: (path) => whatIsThere(() => statSync(path).isFile()) ?? false,
    list: (folder) => whatIsThere(() => readdirSync(folder)) ?? [],
    readText: (path) => whatIsThere(() => readFileSync(path, 'utf8')),
    realPath: (path) => whatIsThere(() => realpathSync(path)) ?? path,
    linkerCache: () => (cache ??= process.platform === 'linux' ? printLinkerCache() : ''),
  }
}

/** An unreadable folder and a missing one are the same to a search: nothing to load from there. */
function whatIsThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function printLinkerCache(): string {
  // Not imported above: it takes 2 ms to load, and nearly every program does without it.
  const { spawnSync } = process.getBuiltinModule('node:child_process')
  // By full path: what PATH would find first is somebody else's choice.
  for (const program of ['/sbin/ldconfig', '/usr/sbin/ldconfig']) {
    const { status, stdout } = spawnSync(program, ['-p'], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5000,
      maxBuffer: 64 * 1024 * 1024,
    })
    if (status === 0) return stdout
  }
  return ''
}
