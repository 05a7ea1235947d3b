import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildModel } from './model.ts'
import { emit } from './emit.ts'
import { findHeader } from './find-header.ts'
import { parseHeader } from './parse-header.ts'

const usage = 'npm run bindings -- [--header FILE] [--check]: writes, or compares, packages/driver/src/generated'

function main(root: string): number {
  const { values } = parseArgs({
    allowPositionals: true, // this file's own name, as run-source.mjs passes it
    options: { header: { type: 'string' }, check: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  if (values.help === true) {
    console.log(usage)
    return 0
  }
  const header = values.header ?? findHeader()
  if (header === undefined) {
    console.error('no cuda.h here: name one with --header, or set CUDA_PATH')
    return 2
  }
  const parsed = parseHeader(readFileSync(header, 'utf8'))
  const files = emit(parsed, buildModel(parsed))
  const folder = join(root, 'packages/driver/src/generated')
  mkdirSync(folder, { recursive: true })
  const differing = [...files].filter(([name, text]) => {
    const file = join(folder, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  if (values.check) {
    for (const [name] of differing) console.error(`${name} is not what the generator writes: run npm run bindings`)
    return differing.length > 0 ? 1 : 0
  }
  for (const [name, text] of differing) writeFileSync(join(folder, name), text)
  console.log(`${parsed.functions.length} functions, ${parsed.enums.length} enums; ${differing.length} files changed`)
  return 0
}

process.exitCode = main(fileURLToPath(new URL('../../..', import.meta.url)))
