import { CALL_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import { registerJob } from '../jobs/registry.ts'
import { deleteKeys } from './sql.ts'

registerJob({
  name: 'forgetIdempotencyKeys',
  schedule: '17 3 * * *',
  handler: async (ctx) => {
    const count = await deleteKeys(ctx.db, ctx.now().subtract({ hours: 24 * CALL_DAYS_KEPT }))
    ctx.log.info({ count }, 'forgot idempotency keys')
  },
})
