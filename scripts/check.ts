import { checkSteps } from './check-steps.ts'
import { endOnSignals } from './processes.ts'
import { runSteps } from './steps.ts'

endOnSignals()
process.exitCode = await runSteps(checkSteps)
