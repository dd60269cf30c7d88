import { checkSteps } from './check-steps.ts'
import { runSteps } from './steps.ts'

process.exitCode = await runSteps(checkSteps)
