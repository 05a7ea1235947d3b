import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of small shared libraries that a test file compiles from C, gone when it is disposed. */
export interface StubLibraries extends Disposable {
  readonly folder: string
  /** Compiles `source` to a library of that name in {@link folder} and gives its full path. */
  compile(name: string, source: string): string
}

/**
 * Why stub libraries cannot be compiled here, or undefined where they can. Suites that need them skip with this.
 *
 * Says so on the console too, so that a run shows what it left out.
 */
export function noCompiler(): string | undefined {
  const reason =
    process.platform === 'win32'
      ? 'stub libraries are compiled with cc, which Windows has not'
      : spawnSync('cc', ['--version'], { stdio: 'ignore' }).status === 0
        ? undefined
        : 'there is no C compiler (cc) to compile stub libraries with'
  if (reason !== undefined) console.warn(`skipped: ${reason}`)
  return reason
}

export function createStubLibraries(): StubLibraries {
  const folder = mkdtempSync(join(tmpdir(), 'cubaton-stub-'))
  return {
    folder,
    compile(name, source) {
      const input = join(folder, `${name}.c`)
      const output = join(folder, name)
      writeFileSync(input, source)
      const result = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', output, input], { encoding: 'utf8' })
      if (result.status !== 0) throw new Error(`cc failed on ${name}:\n${result.stderr}`)
      return output
    },
    [Symbol.dispose]() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
