import { endOnSignals, runTool, tools } from './processes.ts'

// Q5: fifty kills under writes, on both databases. The suite itself does some.
endOnSignals()
process.env.MEZZO_KILLS ??= '50'
const files = ['run', '--project', 'server', '--project', 'server-postgres', 'test/crash.test.ts']
process.exitCode = await runTool(tools.vitest, files)
