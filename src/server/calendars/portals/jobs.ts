import { PORTAL_REMOVED_DAYS } from '../../../domain/calendars/portal-asked.ts'
import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetPortalFetches } from './fetch-sql.ts'
import { forgetRemoved } from './told-sql.ts'

registerJob({
  name: 'forgetPortalFeeds',
  schedule: '35 3 * * *',
  handler: async (ctx) => {
    const before = ctx.now().subtract({ hours: 24 * PORTAL_REMOVED_DAYS })
    await forgetPortalFetches(ctx.db, before)
    await forgetRemoved(ctx.db, before)
  },
})
