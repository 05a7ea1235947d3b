// Run by import.test.ts as a process of its own: what is mapped after the import, and after a driver was looked for.
import { openDriver } from '../src/index.ts'

const mapped = () => JSON.stringify((process.report.getReport() as { sharedObjects: string[] }).sharedObjects)
const before = mapped()
try {
  openDriver({ library: '/no-such-library.so' })
} catch {
  // It is koffi that said so.
}
console.log(JSON.stringify([before, mapped()]))
