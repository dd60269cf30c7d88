import { registerJob } from '../jobs/registry.ts'
import { declineSilentRequests, withdrawSilentRequests } from './deadline-actions.ts'

registerJob({ name: 'autoDecline', schedule: '* * * * *', handler: declineSilentRequests })
registerJob({ name: 'tenantNoResponse', schedule: '* * * * *', handler: withdrawSilentRequests })
