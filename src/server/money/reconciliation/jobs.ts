import { registerJob } from '../../kernel/jobs/registry.ts'
import { reconcileProvider } from './run-actions.ts'

registerJob({ name: 'reconcileProvider', schedule: '0 4 * * *', handler: reconcileProvider })
