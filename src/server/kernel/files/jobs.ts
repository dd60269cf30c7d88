import { registerJob } from '../jobs/registry.ts'
import { sweepFiles } from './sweep-actions.ts'

registerJob({ name: 'sweepFiles', schedule: '41 2 * * *', handler: sweepFiles })
