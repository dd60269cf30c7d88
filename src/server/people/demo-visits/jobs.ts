import { registerJob } from '../../kernel/jobs/registry.ts'
import { endPastDemos } from './actions.ts'

registerJob({ name: 'endPastDemos', schedule: '*/10 * * * *', handler: endPastDemos })
