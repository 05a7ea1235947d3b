import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './workspace.mjs'

// Reads the changesets configuration as a release would: a group that names no package would stop one. The reader comes
// with the command, which knows its own version of it.
const fromCommand = createRequire(createRequire(join(root, 'package.json')).resolve('@changesets/cli/package.json'))
await fromCommand('@changesets/config').read(root)
