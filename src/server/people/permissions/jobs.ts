import { registerJob } from '../../kernel/jobs/registry.ts'
import { endPermissionRequests } from './end-actions.ts'

registerJob({ name: 'endPermissionRequests', schedule: '11 * * * *', handler: endPermissionRequests })
