import { registerJob } from '../../kernel/jobs/registry.ts'
import { askPayouts, payOut, syncPayouts } from './send-actions.ts'

registerJob({ name: 'payOut', sendsMoney: true, schedule: '*/5 * * * *', handler: payOut })
registerJob({ name: 'askPayouts', sendsMoney: true, schedule: '* * * * *', handler: askPayouts })
registerJob<{ eventId: string; externalId: string; account: string | null }>({
  name: 'syncPayouts',
  sendsMoney: true,
  handler: syncPayouts,
})
