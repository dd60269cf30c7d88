import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetTold } from './sql.ts'

/** How long fetches are kept, and what was told and is no longer. */
const keptHours = 24 * 30

registerJob({
  name: 'forgetCalendarFetches',
  schedule: '25 3 * * *',
  handler: (ctx) => forgetTold(ctx.db, ctx.now().subtract({ hours: keptHours })),
})
