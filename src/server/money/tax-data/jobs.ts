import { registerJob } from '../../kernel/jobs/registry.ts'
import { chaseTaxData } from './clock-actions.ts'

registerJob({
  name: 'chaseTaxData',
  schedule: '23 4 * * *',
  handler: async (ctx) => {
    const count = await chaseTaxData(ctx)
    ctx.log.info({ count }, 'asked for tax data')
  },
})
