import type { LibraryEnvironment } from './library-environment.ts'

/** One library that the system's loader knows by name. */
export interface CachedLibrary {
  /** Such as `libcuda.so.1`. */
  readonly name: string
  readonly path: string
}

// "	libcuda.so.1 (libc6,x86-64) => /lib/x86_64-linux-gnu/libcuda.so.1"
const line = /^\s*(\S+) \(([^)]*)\) => (\/.*\S)\s*$/

// How ldconfig marks a library of each architecture; 32-bit x86 libraries have no mark at all.
const marks: Readonly<Record<string, string>> = {
  x64: 'x86-64',
  arm64: 'AArch64',
  ppc64: '64bit',
  riscv64: 'double-float',
}

/** Libraries of this architecture in the cache of the system's loader, in its order. */
export function readLinkerCache(environment: LibraryEnvironment): readonly CachedLibrary[] {
  const mark = marks[environment.architecture]
  const found: CachedLibrary[] = []
  for (const text of environment.linkerCache().split('\n')) {
    const [, name, flags, path] = line.exec(text) ?? []
    if (name === undefined || flags === undefined || path === undefined) continue
    if (mark !== undefined && !flags.split(/,\s*/).includes(mark)) continue
    found.push({ name, path })
  }
  return found
}
