import { posix, win32 } from 'node:path'
import type { LibraryEnvironment } from './library-environment.ts'

export interface FakeMachine {
  readonly platform?: NodeJS.Platform
  readonly architecture?: string
  readonly variables?: Readonly<Record<string, string>>
  /** Paths of files; a value is the file's text, or `{ link }` for a link to another of these files. */
  readonly files?: Readonly<Record<string, string | { readonly link: string }>>
  readonly linkerCache?: string
}

/** A machine that exists in a test alone. */
export function fakeEnvironment(machine: FakeMachine = {}): LibraryEnvironment {
  const files = new Map(Object.entries(machine.files ?? {}))
  const platform = machine.platform ?? 'linux'
  const { basename, dirname } = platform === 'win32' ? win32 : posix
  const folders = new Map<string, Set<string>>()
  for (const file of files.keys()) {
    let path = file
    while (dirname(path) !== path) {
      const names = folders.get(dirname(path)) ?? new Set()
      folders.set(dirname(path), names.add(basename(path)))
      path = dirname(path)
    }
  }
  const realPath = (path: string): string => {
    const file = files.get(path)
    return typeof file === 'object' ? realPath(file.link) : path
  }
  return {
    platform,
    architecture: machine.architecture ?? 'x64',
    variables: machine.variables ?? {},
    isFile: (path) => typeof files.get(realPath(path)) === 'string',
    list: (folder) => [...(folders.get(folder) ?? [])],
    readText: (path) => {
      const file = files.get(realPath(path))
      return typeof file === 'string' ? file : undefined
    },
    realPath,
    linkerCache: () => machine.linkerCache ?? '',
  }
}
