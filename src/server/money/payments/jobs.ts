import { registerJob } from '../../kernel/jobs/registry.ts'
import { askPayments, syncPayment } from './ask-actions.ts'

registerJob<{ eventId: string; externalId: string }>({ name: 'syncPayment', handler: syncPayment })
registerJob({ name: 'askPayments', schedule: '* * * * *', handler: askPayments })
