import { registerJob } from '../../kernel/jobs/registry.ts'
import { issueInvoices } from './issue-actions.ts'
import { remindOfInvoices } from './reminder-actions.ts'

registerJob({ name: 'issueInvoices', schedule: '*/5 * * * *', handler: issueInvoices })
registerJob({ name: 'remindOfInvoices', schedule: '0 7 * * *', handler: remindOfInvoices })
