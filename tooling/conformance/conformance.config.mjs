import { defineConfig } from 'vitest/config'
import { fromSource, reports } from '@tooling/vitest/shared'

// `npm run conformance`: the same cases on every driver that is here, one after the other.
export default defineConfig(
  fromSource({
    include: ['src/emulator.test.ts', 'src/device.gpu.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    ...reports('conformance'),
  }),
)
