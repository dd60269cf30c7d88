import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetEvents, sumUpEvents } from './sums-actions.ts'

registerJob({ name: 'sumUpEvents', schedule: '7 * * * *', handler: sumUpEvents })
registerJob({ name: 'forgetListingEvents', schedule: '23 2 * * *', handler: forgetEvents })
