import { describe, expect, test } from 'vitest'
import { findLayerViolations, importsOf } from './layers.mjs'

const inPackage = (name, files, manifest = {}) => ({
  folder: `packages/${name}`,
  manifest: { name: name === 'cubaton' ? name : `@cubaton/${name}`, ...manifest },
  files,
})
const importing = (name, specifier, file = 'src/index.ts') =>
  findLayerViolations([inPackage(name, { [file]: `import { x } from '${specifier}'\nx()` })])

describe('a package', () => {
  test.each([
    ['stream', '@cubaton/driver'],
    ['memory', '@cubaton/stream/internal'],
    ['cubaton', '@cubaton/emulator'],
    ['mpi', '@cubaton/kernel'],
    ['driver', 'koffi'],
    ['mpi', 'koffi'],
    ['stream', 'node:fs'],
    ['driver', 'async-mutex'],
  ])('%s may import %s', (name, specifier) => {
    expect(importing(name, specifier)).toEqual([])
  })

  test.each([
    ['driver', '@cubaton/stream', /not in a layer below driver/],
    ['stream', '@cubaton/memory/internal', /not in a layer below stream/],
    ['graph', '@cubaton/spawn', /not in a layer below graph/],
    ['trace', 'cubaton', /not in a layer below trace/],
    ['stream', 'koffi', /native code/],
    ['memory', '@cubaton/emulator', /which backend runs/],
    ['kernel', '@tooling/testing', /tooling/],
    ['kernel', '@cubaton/unheard-of', /in no layer/],
    ['stream', '../../driver/src/check.ts', /leave the package/],
  ])('%s may not import %s', (name, specifier, reason) => {
    const violations = importing(name, specifier)
    expect(violations).toHaveLength(1)
    expect(violations[0]).toMatch(reason)
  })

  test('may use the emulator and the tooling in its tests', () => {
    expect(importing('memory', '@cubaton/emulator', 'src/copy.test.ts')).toEqual([])
    expect(importing('memory', '@tooling/testing', 'test/handoff.test.ts')).toEqual([])
  })

  test('may not use a higher layer in its tests', () => {
    expect(importing('stream', '@cubaton/memory', 'src/stream.test.ts')).toHaveLength(1)
  })

  test('may not depend on a higher layer in package.json, even if no file imports it', () => {
    const planted = inPackage('driver', {}, { dependencies: { '@cubaton/memory': 'workspace:^' } })
    expect(findLayerViolations([planted])[0]).toMatch(/package\.json: depends on @cubaton\/memory/)
  })

  test('must be in the table', () => {
    expect(findLayerViolations([inPackage('shelf', {})])[0]).toMatch(/add it to the table/)
  })
})

test('a program imports cubaton and mpi, and nothing between', () => {
  const app = (specifier) => ({
    folder: 'apps/halo-exchange',
    manifest: { name: 'halo-exchange' },
    files: { 'src/main.ts': `import '${specifier}'` },
  })
  expect(findLayerViolations([app('cubaton'), app('@cubaton/mpi'), app('node:fs')])).toEqual([])
  expect(findLayerViolations([app('@cubaton/driver')])).toHaveLength(1)
})

test('files of one package that import each other are named, once', () => {
  const files = {
    'src/index.ts': "export * from './a.ts'",
    'src/a.ts': "import './deep/b.ts'",
    'src/deep/b.ts': "import type { A } from '../a.ts'",
  }
  expect(findLayerViolations([inPackage('driver', files)])).toEqual([
    'packages/driver: files import each other: src/a.ts → src/deep/b.ts → src/a.ts',
  ])
})

test('every form of import is seen, and no comment or string', () => {
  const text = `
    import type { A } from 'type-import'
    export { b } from 're-export'
    const c = await import('dynamic')
    type D = import('type-query').D
    import 'side-effect'
    // import 'comment'
    const text = "import 'string'"
  `
  expect(importsOf(text)).toEqual(['type-import', 're-export', 'dynamic', 'type-query', 'side-effect'])
})
