import { registerJob } from '../../kernel/jobs/registry.ts'
import {
  declineSilentRequests,
  endPastRequests,
  resumeRequests,
  tellOfPauses,
  withdrawSilentRequests,
} from './deadline-actions.ts'

registerJob({ name: 'tellOfPauses', schedule: '* * * * *', handler: tellOfPauses })
registerJob({ name: 'resumeRequests', schedule: '* * * * *', handler: resumeRequests })
registerJob({ name: 'autoDecline', schedule: '* * * * *', handler: declineSilentRequests })
registerJob({ name: 'tenantNoResponse', schedule: '* * * * *', handler: withdrawSilentRequests })
registerJob({ name: 'endPastRequests', schedule: '7 * * * *', handler: endPastRequests })
