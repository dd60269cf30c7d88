import { registerJob } from '../jobs/registry.ts'
import { forgetCalendarGuests } from './forget-actions.ts'
import { pollCalendars } from './poll-actions.ts'

registerJob({
  name: 'pollCalendars',
  schedule: '* * * * *',
  handler: async (ctx) => {
    const run = await pollCalendars(ctx)
    if (run.asked > 0) ctx.log.info(run, 'asked calendars')
  },
})

registerJob({ name: 'forgetCalendarGuests', schedule: '23 3 * * *', handler: forgetCalendarGuests })
