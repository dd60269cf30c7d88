import { endOnSignals, runTool, tools } from './processes.ts'

// Q5 and Q11: fifty kills under writes, on both databases, and fifty in the middle of a payment. The suite itself does some.
endOnSignals()
process.env.MEZZO_KILLS ??= '50'
const files = [
  'run',
  '--project',
  'server',
  '--project',
  'server-postgres',
  'test/crash.test.ts',
  'test/paying-crash.test.ts',
]
process.exitCode = await runTool(tools.vitest, files)
