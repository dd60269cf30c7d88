import { endOnSignals } from './processes.ts'
import { checkSteps } from './check-steps.ts'
import { check, playwright, runSteps, vitest } from './steps.ts'

endOnSignals()
process.exitCode = await runSteps([
  ...checkSteps,
  vitest('server on the embedded database', 'server'),
  vitest('server on PostgreSQL', 'server-postgres'),
  check('build', 'scripts/build-web.ts', ['--force']),
  check('byte budgets', 'scripts/check-bytes.ts'),
  check('start-up time', 'scripts/check-startup.ts'),
  playwright('browser tests'),
])
