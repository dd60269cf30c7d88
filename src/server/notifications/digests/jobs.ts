import { registerJob } from '../../kernel/jobs/registry.ts'
import { sendDigests } from './actions.ts'

registerJob({ name: 'sendDigests', schedule: '7 * * * *', handler: sendDigests })
