import { endOnSignals } from './processes.ts'
import { checkSteps } from './check-steps.ts'
import { check, playwright, runSteps, vitest } from './steps.ts'

endOnSignals()
process.exitCode = await runSteps([
  ...checkSteps,
  check('build', 'scripts/build-web.ts', ['--force']),
  vitest('server on the embedded database', ['server']),
  vitest('server on PostgreSQL', ['server-postgres']),
  check('byte budgets', 'scripts/check-bytes.ts'),
  check('start-up time', 'scripts/check-startup.ts'),
  playwright('browser tests'),
])
