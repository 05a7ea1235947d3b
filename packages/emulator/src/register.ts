import { registerEmulator } from './emulator.ts'

// The one entry with an effect at import: it makes the emulator known to openDriver, and opens nothing.
registerEmulator()
