import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, workspacePackages } from './workspace.mjs'

// Run by any runtime on the built packages: every subpath can be imported, errors are recognised, and the doctor, which
// starts a child process and opens libraries, comes to an end; and the emulator emulates.
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

// The emulator needs no native code: it runs wherever JavaScript does.
const driver = built['@cubaton/emulator'].emulatedDriver({ detectRaces: true })
driver.defaultDevice.context.makeCurrent()
const out = new BigUint64Array(1)
driver.checked.cuMemAlloc(out, 64)
const words = new Uint32Array(16)
driver.checked.cuMemsetD32(Number(out[0]), 7, 16)
driver.checked.cuMemcpyDtoH(words, Number(out[0]), 64)
assert.deepEqual([...new Set(words)], [7])
driver.close()

console.log(`${Object.keys(built).length} subpaths imported, the doctor answered`)
