import { registerJob } from '../../kernel/jobs/registry.ts'
import { scheduleRents } from './actions.ts'

registerJob({ name: 'scheduleRents', schedule: '30 2 * * *', handler: (ctx) => scheduleRents(ctx.db) })
