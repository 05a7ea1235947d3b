import { defineConfig } from 'vitest/config'
import { fromSource, reports } from './shared.mjs'

// `npm test`: everything that needs no device. Suites that need MPI skip themselves where it is missing.
export default defineConfig(
  fromSource({
    include: ['{src,test}/**/*.test.ts', '*.test.mjs'],
    exclude: ['**/*.gpu.test.ts', '**/node_modules/**', '**/dist/**'],
    ...reports('test'),
  }),
)
