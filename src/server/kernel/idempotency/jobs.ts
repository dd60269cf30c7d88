import { registerJob } from '../jobs/registry.ts'
import { deleteKeys } from './sql.ts'

const daysKept = 7

registerJob({
  name: 'forgetIdempotencyKeys',
  schedule: '17 3 * * *',
  handler: async (ctx) => {
    const count = await deleteKeys(ctx.db, ctx.now().subtract({ hours: 24 * daysKept }))
    ctx.log.info({ count }, 'forgot idempotency keys')
  },
})
