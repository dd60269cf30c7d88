import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetMessages } from './actions.ts'

registerJob({ name: 'forgetMessages', schedule: '53 * * * *', handler: forgetMessages })
