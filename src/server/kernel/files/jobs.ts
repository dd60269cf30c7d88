import { registerJob } from '../jobs/registry.ts'
import { sweepFiles } from './sweep-actions.ts'

registerJob({ name: 'sweepFiles', isLong: true, schedule: '41 2 * * *', handler: sweepFiles })
