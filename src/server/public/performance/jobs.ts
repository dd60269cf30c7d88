import { registerJob } from '../../kernel/jobs/registry.ts'
import { countHomeMonths } from './home-months-actions.ts'

registerJob({ name: 'countHomeMonths', schedule: '41 2 * * *', handler: countHomeMonths })
