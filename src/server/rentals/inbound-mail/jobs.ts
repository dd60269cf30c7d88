import { registerJob } from '../../kernel/jobs/registry.ts'
import { readInboundMail, tidyInboundMails } from './actions.ts'

registerJob<{ inboundMailId: string }>({
  name: 'readInboundMail',
  handler: (ctx, { inboundMailId }) => readInboundMail(ctx, inboundMailId),
})
registerJob({ name: 'forgetInboundMails', schedule: '57 * * * *', handler: tidyInboundMails })
