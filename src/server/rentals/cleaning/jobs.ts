import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetOldCleaning } from './actions.ts'

registerJob({ name: 'forgetCleaning', schedule: '35 3 * * *', handler: (ctx) => forgetOldCleaning(ctx) })
