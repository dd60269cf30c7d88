import { registerJob } from '../../kernel/jobs/registry.ts'
import { tellOfPowersThatEnd } from './end-actions.ts'

registerJob({ name: 'tellOfPowersThatEnd', schedule: '*/15 * * * *', handler: tellOfPowersThatEnd })
