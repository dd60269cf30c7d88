import { endOnSignals, runTool, tools } from './processes.ts'

// Q11: ten thousand random lives of a stay's money on each database, or as many as are asked for. The suite itself tries some.
endOnSignals()
const [count = '10000'] = process.argv.slice(2)
process.env.MEZZO_LIVES ??= count
const files = [
  'run',
  '--project',
  'server',
  '--project',
  'server-postgres',
  'test/money-lives/money-lives.test.ts',
]
process.exitCode = await runTool(tools.vitest, files)
