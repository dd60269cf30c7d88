import { registerJob } from '../../kernel/jobs/registry.ts'
import { checkBillingDetails } from './details-actions.ts'

registerJob({
  name: 'checkBillingDetails',
  schedule: '7 1 * * *',
  handler: async (ctx) => {
    const count = await checkBillingDetails(ctx)
    ctx.log.info({ count }, 'checked billing details')
  },
})
