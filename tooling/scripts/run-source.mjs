import { argv } from 'node:process'
import { importSource } from './import-source.mjs'

// node run-source.mjs FILE: runs a TypeScript file of this workspace as a program.
await importSource(argv[2])
