import { endOnSignals, runTool, tools } from './processes.ts'

// Q1: two hundred rounds of five hundred clients, on the database of production. The suite itself runs one.
endOnSignals()
process.env.MEZZO_RACE_ROUNDS ??= '200'
process.exitCode = await runTool(tools.vitest, ['run', '--project', 'server-postgres', 'test/race'])
