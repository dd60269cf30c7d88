import { registerJob } from '../../kernel/jobs/registry.ts'
import { forgetKeyHandovers } from './actions.ts'

registerJob({ name: 'forgetKeyHandovers', schedule: '27 3 * * *', handler: forgetKeyHandovers })
