import { spawnSync } from 'node:child_process'
import { win32 } from 'node:path'
import { countedRow } from '../../row.ts'
import type { Row } from '../../row.ts'
import type { SuiteContext } from '../../suite.ts'

const name = "import '@cubaton/driver'"

/**
 * How many shared libraries are mapped in a process that imported `@cubaton/driver`: as many as in bare node. koffi and
 * CUDA's libraries are loaded by what opens a driver, so that importing works where neither can be loaded.
 *
 * @param imported - the module, as a URL
 */
export function mappedRows(
  { note, progress }: SuiteContext,
  imported: string = import.meta.resolve('@cubaton/driver'),
): Row[] {
  progress('libraries mapped by an import')
  const bare = mappedLibraries('')
  if (bare.length === 0) {
    // An empty list for node itself would make the goal hold whatever an import loads.
    note('the libraries that an import maps are left out: node cannot list them here')
    return []
  }
  const importing = mappedLibraries(`import ${JSON.stringify(imported)}`)
  const added = importing.filter((library) => !bare.includes(library))
  // `win32` knows both separators. The folder stays out: results are shared.
  if (added.length > 0) note(`${name} maps ${added.map((library) => win32.basename(library)).join(', ')}`)
  return [
    countedRow({
      name: `${name}, libraries mapped`,
      unit: 'libraries',
      value: bare.length + added.length,
      peer: { name: 'bare node', value: bare.length },
      goal: { text: 'none over bare node', limit: 0, of: 'difference', bound: 'at most' },
    }),
  ]
}

/** The shared libraries of a child process once it ran `statement`. They stay mapped: nothing unloads a native module. */
function mappedLibraries(statement: string): string[] {
  const report = 'process.stdout.write(JSON.stringify(process.report.getReport().sharedObjects))'
  // Without the network part, which can ask name servers and has nothing to do with libraries.
  const script = `${statement}\nprocess.report.excludeNetwork = true\n${report}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`a child process that lists its libraries ended with ${status}:\n${stderr}`)
  const libraries: unknown = JSON.parse(stdout)
  return Array.isArray(libraries) ? libraries.map(String) : []
}
