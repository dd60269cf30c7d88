import { registerJob } from '../../kernel/jobs/registry.ts'
import { beginPlannedRents } from './actions.ts'

registerJob({ name: 'beginPlannedRents', schedule: '*/5 * * * *', handler: beginPlannedRents })
