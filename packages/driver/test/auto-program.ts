// Run by open-driver.test.ts as a process of its own: what `auto` does where there is no GPU, and how often it warns.
import { registerBackend } from '../src/backend.ts'
import { fakeDriver } from '../src/fake-backend.ts'
import { openDriver } from '../src/open-driver.ts'

const warnings: unknown[] = []
process.on('warning', (warning) => {
  const { name, message } = warning
  if (name === 'CubatonWarning') warnings.push({ name, code: Reflect.get(warning, 'code'), message })
})
registerBackend({ name: 'emulator', open: () => fakeDriver() })
const backends = [openDriver(), openDriver({ backend: 'auto' }), openDriver({ backend: 'emulator' })].map((driver) => {
  driver.close()
  return driver.backend
})
setImmediate(() => console.log(JSON.stringify({ backends, warnings })))
