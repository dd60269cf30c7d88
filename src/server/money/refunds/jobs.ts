import { registerJob } from '../../kernel/jobs/registry.ts'
import { refundSurplus, refundSurpluses } from './actions.ts'
import { askRefunds, sendRefund, syncRefund } from './ask-actions.ts'

registerJob<{ refundId: string }>({ name: 'sendRefund', handler: sendRefund })
registerJob<{ eventId: string; externalId: string }>({ name: 'syncRefund', handler: syncRefund })
registerJob<{ paymentId: string }>({ name: 'refundSurplus', handler: refundSurplus })
registerJob({ name: 'refundSurpluses', schedule: '40 3 * * *', handler: refundSurpluses })
registerJob({ name: 'askRefunds', schedule: '* * * * *', handler: askRefunds })
