import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { sourceConditions } from '@tooling/vitest/shared'

/**
 * Imports a TypeScript file of this workspace with all packages read as sources: Node 20 strips no types by itself.
 *
 * @param {string} file
 */
export async function importSource(file) {
  const { module } = await runnerImport(resolve(file), {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions } },
  })
  return module
}
