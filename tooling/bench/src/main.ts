import { runCommandLine } from './command-line.ts'

// Exit status: 0, 1 when a row with a goal does not hold, 2 for a command line that makes no sense.
process.exitCode = await runCommandLine(process.argv.slice(2))
