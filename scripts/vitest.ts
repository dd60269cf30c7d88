import { runTool, tools } from './processes.ts'

process.exitCode = await runTool(tools.vitest, ['run', ...process.argv.slice(2)])
