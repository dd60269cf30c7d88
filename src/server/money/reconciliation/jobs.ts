import { registerJob } from '../../kernel/jobs/registry.ts'
import { reconcileProvider } from './run-actions.ts'

registerJob({ name: 'reconcileProvider', isLong: true, schedule: '0 4 * * *', handler: reconcileProvider })
