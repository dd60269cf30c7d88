import { registerJob } from '../../kernel/jobs/registry.ts'
import { runBooksCheck } from './run-check-actions.ts'

registerJob({ name: 'checkBooks', isLong: true, schedule: '0 3 * * *', handler: runBooksCheck })
