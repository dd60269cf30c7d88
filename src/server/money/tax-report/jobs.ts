import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetTaxReports } from './forget-actions.ts'
import { runTaxReports } from './run-actions.ts'
import { writeTaxStatements } from './statement-actions.ts'

registerJob({ name: 'runTaxReport', schedule: '*/10 * * * *', handler: runTaxReports })

registerJob({ name: 'writeTaxStatements', isLong: true, schedule: '41 4 * * *', handler: writeTaxStatements })

registerJob({ name: 'forgetTaxReports', schedule: '29 3 2 1 *', handler: forgetTaxReports })
