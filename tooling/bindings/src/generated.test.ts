import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { emit } from './emit.ts'
import { findHeader } from './find-header.ts'
import { buildModel } from './model.ts'
import { parseHeader } from './parse-header.ts'

const generated = fileURLToPath(new URL('../../../packages/driver/src/generated', import.meta.url))
const file = findHeader()
const header = file === undefined ? undefined : readHeader(file)

/** The header of this machine; of a version that the committed tables are not written from, only its number. */
function readHeader(path: string) {
  const source = readFileSync(path, 'utf8')
  return { source, folder: dirname(path), version: Number(/#define CUDA_VERSION (\d+)/.exec(source)?.[1]) }
}

function whyNotCompared(): string | undefined {
  if (header === undefined) return 'there is no cuda.h: set CUDA_PATH'
  const wanted = /CUDA (\d+\.\d+)/.exec(readFileSync(join(generated, 'structs.ts'), 'utf8'))?.[1]
  const found = `${Math.floor(header.version / 1000)}.${Math.floor((header.version % 1000) / 10)}`
  return found === wanted ? undefined : `cuda.h is of CUDA ${found}, and the tables are of ${wanted}`
}

const reason = whyNotCompared()
if (reason !== undefined) console.warn(`skipped: ${reason}`)
const noCompiler =
  spawnSync('cc', ['--version'], { stdio: 'ignore' }).status === 0 ? undefined : 'there is no C compiler (cc)'
if (noCompiler !== undefined) console.warn(`skipped: ${noCompiler}`)

describe.skipIf(reason !== undefined)('with the cuda.h of the committed tables', () => {
  const parsed = () => parseHeader(header?.source ?? '')

  test('the committed output is what the generator writes', () => {
    const read = parsed()
    for (const [name, text] of emit(read, buildModel(read)))
      if (readFileSync(join(generated, name), 'utf8') !== text)
        throw new Error(`${name} is not what the generator writes: run npm run bindings`)
    expect(read.functions.length).toBeGreaterThan(400)
  })

  test('the same header gives the same bytes', () => {
    expect([...emit(parsed(), buildModel(parsed()))]).toEqual([...emit(parsed(), buildModel(parsed()))])
  })

  test.skipIf(noCompiler !== undefined)('structs, enumerators and constants are those of a C compiler', () => {
    const read = parsed()
    const { structs } = buildModel(read)
    const facts = new Map<string, number>()
    for (const [name, layout] of structs) {
      facts.set(`sizeof(${name})`, layout.byteLength)
      for (const [field, { offset, kind, count }] of layout.fields) {
        const member = field.replace(/\.(\d+)/g, '[$1]')
        facts.set(`offsetof(${name}, ${member})`, offset)
        facts.set(`sizeof(((${name} *)0)->${member})`, (Number(kind.slice(1)) / 8) * count)
      }
    }
    for (const { members } of read.enums) for (const [name, value] of members) facts.set(`(long long)${name}`, value)
    for (const [name, value] of read.constants) facts.set(`(long long)${name}`, value)
    console.log(`${structs.size} structs, ${facts.size} facts compared`)
    expect(differencesInC(facts)).toEqual([])
    expect(structs.size).toBeGreaterThan(60)
  })

  test.skipIf(noCompiler !== undefined)('a wrong offset would be noticed', () => {
    expect(differencesInC(new Map([['offsetof(CUmemLocation, id)', 5]]))).toEqual(['offsetof(CUmemLocation, id) is 4'])
  })
})

/** What a C compiler says otherwise, one line each. */
function differencesInC(facts: ReadonlyMap<string, number>): string[] {
  const lines = [...facts].map(
    ([expression, value]) =>
      `  if ((long long)(${expression}) != ${value}LL) printf("%s is %lld\\n", ${JSON.stringify(expression)}, (long long)(${expression}));`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'cubaton-layout-'))
  try {
    const source = join(folder, 'layout.c')
    const program = join(folder, 'layout')
    writeFileSync(
      source,
      `#include <stddef.h>\n#include <stdio.h>\n#include <cuda.h>\nint main(void) {\n${lines.join('\n')}\n  return 0;\n}\n`,
    )
    const built = spawnSync('cc', ['-std=c11', '-O0', '-w', `-I${header?.folder ?? ''}`, '-o', program, source], {
      encoding: 'utf8',
    })
    if (built.status !== 0) throw new Error(built.stderr.slice(0, 4000))
    return spawnSync(program, { encoding: 'utf8' })
      .stdout.split('\n')
      .filter((line) => line !== '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
