import { registerGauges } from '../../kernel/observe/gauges.ts'
import { countFeedsOnTime } from './overdue-sql.ts'

registerGauges({
  name: 'feeds',
  gauges: {
    mezzo_feeds_linked: { help: 'Calendars that are asked again and again.' },
    mezzo_feeds_overdue: { help: 'Calendars that should have been asked by now.' },
    mezzo_feeds_oldest_overdue_seconds: { help: 'How late the calendar is that has waited longest.' },
    mezzo_feeds_oldest_answer_seconds: {
      help: 'How long ago the calendar answered that has been silent longest, without those that fail.',
    },
    mezzo_feeds_failing: { help: 'Calendars that could not be read the last time.' },
  },
  async read({ db, now }) {
    const { linked, overdue, oldest, silent, failing } = await countFeedsOnTime(db, now)
    return [
      { metric: 'mezzo_feeds_linked', value: linked },
      { metric: 'mezzo_feeds_overdue', value: overdue },
      { metric: 'mezzo_feeds_oldest_overdue_seconds', value: oldest },
      { metric: 'mezzo_feeds_oldest_answer_seconds', value: silent },
      { metric: 'mezzo_feeds_failing', value: failing },
    ]
  },
})
