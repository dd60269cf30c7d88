import { registerJob } from '../jobs/registry.ts'
import { sealAuditLog } from './actions.ts'

registerJob({
  name: 'sealAuditLog',
  schedule: '7 * * * *',
  handler: async (ctx) => {
    const count = await sealAuditLog(ctx)
    ctx.log.info({ count }, 'sealed the audit log')
  },
})
