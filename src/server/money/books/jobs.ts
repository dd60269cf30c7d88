import { registerJob } from '../../kernel/jobs/registry.ts'
import { runBooksCheck } from './run-check-actions.ts'

registerJob({ name: 'checkBooks', schedule: '0 3 * * *', handler: runBooksCheck })
