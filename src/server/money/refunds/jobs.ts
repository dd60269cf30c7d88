import { registerJob } from '../../kernel/jobs/registry.ts'
import { refundSurplus, refundSurpluses } from './actions.ts'
import { askRefunds, sendRefund, syncRefund } from './ask-actions.ts'

registerJob<{ refundId: string }>({ name: 'sendRefund', sendsMoney: true, handler: sendRefund })
registerJob<{ eventId: string; externalId: string }>({
  name: 'syncRefund',
  sendsMoney: true,
  handler: syncRefund,
})
registerJob<{ paymentId: string }>({ name: 'refundSurplus', sendsMoney: true, handler: refundSurplus })
registerJob({ name: 'refundSurpluses', sendsMoney: true, schedule: '40 3 * * *', handler: refundSurpluses })
registerJob({ name: 'askRefunds', sendsMoney: true, schedule: '* * * * *', handler: askRefunds })
