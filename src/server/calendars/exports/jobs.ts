import { CALENDAR_FETCH_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetExported } from './sql.ts'

registerJob({
  name: 'forgetCalendarFetches',
  schedule: '25 3 * * *',
  handler: (ctx) => forgetExported(ctx.db, ctx.now().subtract({ hours: 24 * CALENDAR_FETCH_DAYS_KEPT })),
})
