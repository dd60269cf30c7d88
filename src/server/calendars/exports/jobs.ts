import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetExported } from './sql.ts'

/** How long fetches are kept, and what was exported and no longer is. */
const keptHours = 24 * 30

registerJob({
  name: 'forgetCalendarFetches',
  schedule: '25 3 * * *',
  handler: (ctx) => forgetExported(ctx.db, ctx.now().subtract({ hours: keptHours })),
})
