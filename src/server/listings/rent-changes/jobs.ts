import { registerJob } from '../../kernel/jobs/registry.ts'
import { beginPlannedRents } from './actions.ts'
import { beginPlannedLimits } from './limit-actions.ts'

registerJob({ name: 'beginPlannedRents', schedule: '*/5 * * * *', handler: beginPlannedRents })
registerJob({ name: 'beginPlannedLimits', schedule: '*/5 * * * *', handler: beginPlannedLimits })
