import { registerJob } from '../../kernel/jobs/registry.ts'
import { moveRecoveries } from './deadline-actions.ts'

registerJob({ name: 'moveRecoveries', schedule: '*/5 * * * *', handler: moveRecoveries })
