import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, workspacePackages } from './workspace.mjs'

// Run by any runtime on the built packages: every subpath can be imported, errors are recognised, and the doctor, which
// starts a child process and opens libraries, comes to an end.
const built = {}
for (const { folder, manifest } of workspacePackages()) {
  if (manifest.private) continue
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string') continue
    const module = await import(pathToFileURL(join(root, folder, target.default)).href)
    // What is imported for what it does, and says so, need not export anything.
    const acts = Array.isArray(manifest.sideEffects) && manifest.sideEffects.includes(target.default)
    assert.ok(acts || Object.keys(module).length > 0, `${manifest.name} ${subpath} exports nothing`)
    built[manifest.name + subpath.slice(1)] = module
  }
}

const { CubatonError, diagnose, formatDiagnosis } = built['@cubaton/driver']
assert.ok(CubatonError.is(new CubatonError('closed', 'the stream was closed')))
assert.ok(!CubatonError.is(new Error('closed')))
assert.equal(typeof formatDiagnosis(await diagnose()), 'string')
console.log(`${Object.keys(built).length} subpaths imported, the doctor answered`)
