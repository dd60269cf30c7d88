import { endOnSignals, runTool, tools } from './processes.ts'

// Q2: ten thousand random sequences against the reference model. The suite itself tries some.
endOnSignals()
process.env.MEZZO_LIFECYCLE_SEQUENCES ??= '10000'
process.exitCode = await runTool(tools.vitest, [
  'run',
  '--project',
  'server',
  'test/lifecycle/lifecycle.test.ts',
])
