import { buildWeb } from './build-web.ts'
import { endOnSignals, runTool, tools } from './processes.ts'

endOnSignals()
// Some tests of the server look at the pages that it sends.
if (!['unit', 'unit*', 'pages'].some((project) => process.argv.includes(project))) await buildWeb()
process.exitCode = await runTool(tools.vitest, ['run', ...process.argv.slice(2)])
