import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetMessages } from './actions.ts'
import { forgetMessageReports } from './report-actions.ts'

registerJob({ name: 'forgetMessages', schedule: '53 * * * *', handler: forgetMessages })
registerJob({ name: 'forgetMessageReports', schedule: '41 3 * * *', handler: forgetMessageReports })
