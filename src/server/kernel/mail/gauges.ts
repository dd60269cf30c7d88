import { registerGauges } from '../observe/gauges.ts'
import { countWaitingMails } from './sql.ts'

registerGauges({
  name: 'mails',
  gauges: {
    mezzo_mails_waiting: { help: 'Mails that have not left yet and still may.' },
    mezzo_mails_oldest_waiting_seconds: {
      help: 'Age of the oldest mail that has not left yet and still may.',
    },
    mezzo_mails_failed: {
      help: 'Mails that could not be sent the last time, also those refused for good or given up.',
    },
  },
  async read({ db, now }) {
    const { waiting, oldest, failed } = await countWaitingMails(db, now)
    return [
      { metric: 'mezzo_mails_waiting', value: waiting },
      { metric: 'mezzo_mails_oldest_waiting_seconds', value: oldest },
      { metric: 'mezzo_mails_failed', value: failed },
    ]
  },
})
