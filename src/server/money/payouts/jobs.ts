import { registerJob } from '../../kernel/jobs/registry.ts'
import { applyPayoutChanges } from './change-actions.ts'

registerJob({
  name: 'applyPayoutChanges',
  schedule: '* * * * *',
  handler: async (ctx) => {
    const count = await applyPayoutChanges(ctx)
    if (count > 0) ctx.log.info({ count }, 'applied changes of payout data')
  },
})
