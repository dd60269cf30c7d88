import { registerJob } from '../../kernel/jobs/registry.ts'
import { deleteOldLogins } from './sql.ts'

registerJob({
  name: 'forgetOldLogins',
  schedule: '37 3 * * *',
  handler: async (ctx) => {
    const count = await deleteOldLogins(ctx.db, ctx.now())
    ctx.log.info({ count }, 'forgot old logins')
  },
})
