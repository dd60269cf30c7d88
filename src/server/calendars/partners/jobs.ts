import { registerJob } from '../../kernel/jobs/registry.ts'
import { PARTNER_SYNC_MINUTES, syncPartnerSources } from './actions.ts'

registerJob({
  name: 'syncPartnerSources',
  schedule: `*/${PARTNER_SYNC_MINUTES} * * * *`,
  handler: syncPartnerSources,
})
