import { registerJob } from '../../kernel/jobs/registry.ts'
import { destroyKept } from './destroy-actions.ts'

registerJob({ name: 'destroyKept', schedule: '41 2 * * *', handler: (ctx) => destroyKept(ctx) })
