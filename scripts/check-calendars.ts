import { endOnSignals, runTool, tools } from './processes.ts'

// S6: 20 000 changed calendars. The suite itself reads fewer.
endOnSignals()
process.env.MEZZO_MUTATED_CALENDARS ??= '20000'
process.exitCode = await runTool(tools.vitest, [
  'run',
  '--project',
  'server',
  'test/calendars/mutated.test.ts',
])
