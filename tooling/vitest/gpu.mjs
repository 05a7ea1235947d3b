import { defineConfig } from 'vitest/config'
import { fromSource, reports } from './shared.mjs'

// `npm run test:gpu`: what needs a device. One file at a time, since all of them share the device's memory.
export default defineConfig(
  fromSource({
    include: ['{src,test}/**/*.gpu.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    ...reports('test-gpu'),
  }),
)
