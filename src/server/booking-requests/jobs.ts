import { registerJob } from '../jobs/registry.ts'
import { declineSilentRequests, resumeRequests, withdrawSilentRequests } from './deadline-actions.ts'

registerJob({ name: 'resumeRequests', schedule: '* * * * *', handler: resumeRequests })
registerJob({ name: 'autoDecline', schedule: '* * * * *', handler: declineSilentRequests })
registerJob({ name: 'tenantNoResponse', schedule: '* * * * *', handler: withdrawSilentRequests })
