import { registerJob } from '../../kernel/jobs/registry.ts'
import { blockWhatIsGoneInSilence } from './block-again-actions.ts'
import { forgetCalendarGuests } from './forget-actions.ts'
import { pollWhileBusy } from './poll-actions.ts'

registerJob({
  name: 'pollCalendars',
  schedule: '* * * * *',
  handler: async (ctx) => {
    const run = await pollWhileBusy(ctx)
    if (run.asked > 0) ctx.log.info(run, 'asked calendars')
  },
})

registerJob({ name: 'forgetCalendarGuests', schedule: '23 3 * * *', handler: forgetCalendarGuests })

registerJob({ name: 'blockWhatIsGone', schedule: '*/5 * * * *', handler: blockWhatIsGoneInSilence })
