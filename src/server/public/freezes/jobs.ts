import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetFreezes } from './actions.ts'

registerJob({ name: 'forgetFreezes', schedule: '50 3 * * *', handler: forgetFreezes })
