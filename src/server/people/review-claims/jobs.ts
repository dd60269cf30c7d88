import { registerJob } from '../../kernel/jobs/registry.ts'
import { deleteOldClaims } from './sql.ts'

registerJob({
  name: 'forgetReviewClaims',
  schedule: '47 3 * * *',
  handler: async (ctx) => {
    const count = await deleteOldClaims(ctx.db, ctx.now().subtract({ hours: 24 }))
    ctx.log.info({ count }, 'forgot claims of reviews')
  },
})
