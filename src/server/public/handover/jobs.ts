import { registerJob } from '../../kernel/jobs/registry.ts'
import { endHandovers } from './end-actions.ts'

registerJob({ name: 'endHandovers', schedule: '*/15 * * * *', handler: endHandovers })
