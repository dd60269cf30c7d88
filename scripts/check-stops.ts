import { endOnSignals, runTool, tools } from './processes.ts'

// Q6: a hundred stops under traffic, on the database of production. The suite itself tries some.
endOnSignals()
process.env.MEZZO_STOPS ??= '100'
process.exitCode = await runTool(tools.vitest, ['run', '--project', 'server-postgres', 'test/stops.test.ts'])
