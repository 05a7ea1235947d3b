import ts from 'typescript'

/**
 * Who may import whom: a package imports only from rows above its own. This is the one place where the layers are
 * written down for programs; docs and style guides describe the same table.
 */
export const layers = [
  ['ptx'],
  ['driver'],
  ['emulator'],
  ['stream'],
  ['memory'],
  ['kernel'],
  ['graph', 'spawn', 'mpi', 'trace'],
  ['cubaton'],
]

/** The packages that know native code. Above them a pointer is a number and a call is a method. */
const koffiPackages = new Set(['driver', 'mpi'])

/** What a program as a user would write it may import of ours. */
const programImports = new Set(['cubaton', 'mpi'])

/**
 * @typedef {object} SourcePackage
 * @property {string} folder relative to the workspace: `packages/driver`, `apps/halo-exchange`, `examples`
 * @property {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} manifest
 * @property {Record<string, string>} files their text, by path relative to the package
 */

/**
 * Breaches of the layers, one sentence each; none means that all hold.
 *
 * Type imports count: a package that needs a type of a higher layer cannot be published without that layer.
 *
 * @param {readonly SourcePackage[]} packages
 * @returns {string[]}
 */
export function findLayerViolations(packages) {
  return packages.flatMap((sourcePackage) => {
    const violations = []
    const { folder, manifest, files } = sourcePackage
    const name = layerName(manifest.name)
    if (folder.startsWith('packages/') && rowOf(name) === -1) {
      violations.push(`${folder}: ${manifest.name} is in no layer; add it to the table in tooling/scripts/layers.mjs`)
    }
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      const reason = refuse(sourcePackage, dependency, false)
      if (reason !== undefined) violations.push(`${folder}/package.json: depends on ${dependency}, but ${reason}`)
    }
    const graph = new Map()
    for (const [file, text] of Object.entries(files)) {
      const imports = importsOf(text)
      graph.set(
        file,
        imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => resolveRelative(file, specifier)),
      )
      for (const specifier of imports) {
        const reason = specifier.startsWith('.')
          ? refuseRelative(file, specifier)
          : refuse(sourcePackage, packageOf(specifier), isTest(file))
        if (reason !== undefined) violations.push(`${folder}/${file}: imports ${specifier}, but ${reason}`)
      }
    }
    for (const cycle of findCycles(graph)) violations.push(`${folder}: files import each other: ${cycle.join(' → ')}`)
    return violations
  })
}

/** @param {string} text the specifiers of all imports, of values and types, static and dynamic */
export function importsOf(text) {
  return ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName)
}

/** Why `sourcePackage` may not import `imported`, or undefined. */
function refuse({ folder, manifest }, imported, fromTest) {
  const name = layerName(manifest.name)
  if (imported === 'koffi') {
    return koffiPackages.has(name) ? undefined : `only ${[...koffiPackages].join(' and ')} may know native code`
  }
  if (imported.startsWith('@tooling/')) {
    return fromTest ? undefined : 'what is published cannot use tooling of the workspace'
  }
  const target = layerName(imported)
  if (target === undefined || target === name) return undefined
  const targetRow = rowOf(target)
  if (targetRow === -1) return `${imported} is in no layer`
  if (!folder.startsWith('packages/')) {
    return programImports.has(target) ? undefined : 'a program imports only cubaton and @cubaton/mpi'
  }
  if (targetRow >= rowOf(name)) return `${target} is not in a layer below ${name}`
  if (target === 'emulator' && name !== 'cubaton' && !fromTest) {
    return 'nobody above driver knows which backend runs (tests may: make it a devDependency)'
  }
  return undefined
}

function refuseRelative(file, specifier) {
  return resolveRelative(file, specifier).startsWith('..') ? 'a path must not leave the package' : undefined
}

function rowOf(name) {
  return layers.findIndex((row) => row.includes(name))
}

/** `@cubaton/stream` is the layer `stream`, `cubaton` itself the umbrella; any other package has no layer. */
function layerName(packageName) {
  if (packageName === 'cubaton') return 'cubaton'
  return packageName.startsWith('@cubaton/') ? packageName.slice('@cubaton/'.length) : undefined
}

function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function isTest(file) {
  return file.startsWith('test/') || /\.(test|prove)(-d)?\.[cm]?ts$/.test(file)
}

function resolveRelative(file, specifier) {
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** One cycle for each way back to a file on the current path, depth first. */
function findCycles(graph) {
  const cycles = []
  const done = new Set()
  const path = []
  const visit = (file) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file) || path.includes(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
