import { addDays } from '../../domain/day.ts'
import { registerJob } from '../jobs/registry.ts'
import { deleteEvents } from './events-sql.ts'

/** Two years can be compared, and some days more (ours). */
const daysKept = 2 * 366 + 31

registerJob({
  name: 'forgetListingEvents',
  schedule: '23 2 * * *',
  handler: async (ctx) => {
    const count = await deleteEvents(ctx.db, addDays(ctx.today(), -daysKept))
    ctx.log.info({ count }, 'forgot events of listings')
  },
})
