import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A shared library built from `stub/`, gone when it is disposed. */
export interface Stub extends Disposable {
  readonly library: string
}

export interface NoStub {
  /** Why there is none, for people: it names no folder. */
  readonly reason: string
}

const compilers = ['cc', 'gcc', 'clang']

/**
 * Builds the stub driver with the first C compiler on the PATH that works.
 *
 * Where none does, says so: the rows that need the stub are then left out.
 */
export function buildStub(candidates: readonly string[] = compilers): Stub | NoStub {
  const folder = mkdtempSync(join(tmpdir(), 'cubaton-bench-'))
  const windows = process.platform === 'win32'
  const library = join(folder, windows ? 'driver-stub.dll' : 'libdriver-stub.so')
  // Works from src/ and from dist/, which lie side by side.
  const source = fileURLToPath(new URL('../stub/driver-stub.c', import.meta.url))
  // Every address in a Windows library is relocatable, and clang there refuses to be told so.
  const flags = ['-O2', '-shared', ...(windows ? [] : ['-fPIC'])]
  let present: string | undefined
  for (const compiler of candidates) {
    const { status, error } = spawnSync(compiler, [...flags, '-o', library, source], { stdio: 'ignore' })
    if (status === 0) return { library, [Symbol.dispose]: () => removeFolder(folder) }
    if (error === undefined) present ??= compiler
  }
  removeFolder(folder)
  const reason =
    present === undefined
      ? `there is no C compiler here (${candidates.join(', ')})`
      : `the C compiler here (${present}) could not build it`
  return { reason }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Windows keeps a loaded library until the process ends; it lies in the temporary folder, which is cleared.
  }
}
