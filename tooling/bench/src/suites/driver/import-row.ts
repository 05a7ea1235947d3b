import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interleave } from '../../interleave.ts'
import { measuredRow } from '../../row.ts'
import type { Row } from '../../row.ts'
import type { SuiteContext } from '../../suite.ts'

const limit = 30

/**
 * What `import '@cubaton/driver'` adds to the life of a Node process, from its start to its end, over one that runs an
 * empty script. The built package is measured, as users have it. Starting Node's loader of ES modules is in the figure
 * too, since bare node does without.
 *
 * @param imported - the module, as a URL
 */
export function importRow(
  { timing, progress }: SuiteContext,
  imported: string = import.meta.resolve('@cubaton/driver'),
): Row {
  progress('import')
  const folder = mkdtempSync(join(tmpdir(), 'cubaton-bench-'))
  try {
    const bare = join(folder, 'bare.cjs')
    const importing = join(folder, 'importing.mjs')
    writeFileSync(bare, '')
    writeFileSync(importing, `import ${JSON.stringify(imported)}\n`)
    const samplers = [() => runMs(bare), () => runMs(importing)]
    // The first run of each reads its files from the disk.
    interleave(samplers, 2)
    const [bareMs = [], importingMs = []] = interleave(samplers, timing.rounds)
    return measuredRow({
      name: "import '@cubaton/driver'",
      unit: 'ms',
      samples: importingMs,
      peer: { name: 'bare node', samples: bareMs },
      goal: { text: `< ${limit} ms over bare node`, limit, of: 'difference', bound: 'at most' },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runMs(script: string): number {
  const start = process.hrtime.bigint()
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  const elapsedMs = Number(process.hrtime.bigint() - start) / 1e6
  if (status !== 0) throw new Error(`a child process that only imports ended with ${status}:\n${stderr}`)
  return elapsedMs
}
