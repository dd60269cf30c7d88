import { endOnSignals, runTool, tools } from './processes.ts'

endOnSignals()
process.exitCode = await runTool(tools.vitest, ['run', ...process.argv.slice(2)])
