import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { fromSource } from './shared.mjs'

// Where a missed branch is a silent race, more of the branches must have been taken.
const careful = ['packages/stream/src/epoch-ledger.ts', 'packages/memory/src']
const branchFloors = careful
  .filter((path) => existsSync(path))
  .map((path) => [path.endsWith('.ts') ? path : `${path}/**/*.ts`, { branches: 95 }])

export default defineConfig(
  fromSource({
    include: ['packages/*/{src,test}/**/*.test.ts'],
    exclude: ['**/*.gpu.test.ts', '**/node_modules/**', '**/dist/**'],
    reporters: ['default'],
    coverage: {
      provider: 'v8',
      // Files that no test touches count as not covered.
      include: ['packages/*/src/**/*.ts'],
      // Generated tables are checked by the generator's own test.
      exclude: ['**/*.test.ts', '**/*.test-d.ts', '**/generated/**'],
      reporter: ['text', 'json-summary'],
      thresholds: { lines: 90, ...Object.fromEntries(branchFloors) },
    },
  }),
)
