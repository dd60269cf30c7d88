import { registerJob } from '../../kernel/jobs/registry.ts'
import { askPayoutAccounts, syncPayoutAccount } from './ask-actions.ts'

registerJob<{ eventId: string; externalId: string }>({
  name: 'syncPayoutAccount',
  handler: syncPayoutAccount,
})
registerJob({ name: 'askPayoutAccounts', schedule: '*/5 * * * *', handler: askPayoutAccounts })
