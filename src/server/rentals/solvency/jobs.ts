import { registerJob } from '../../kernel/jobs/registry.ts'
import { continueSolvencyChecks, readIncome } from './klippa-actions.ts'
import type { IncomeOrder } from './sql.ts'

registerJob<IncomeOrder>({ name: 'readIncome', handler: readIncome })
registerJob({ name: 'continueSolvencyChecks', schedule: '* * * * *', handler: continueSolvencyChecks })
