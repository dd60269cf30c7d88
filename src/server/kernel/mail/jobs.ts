import { MAIL_DAYS_KEPT } from '../../../domain/kernel/constants.ts'
import { registerJob } from '../jobs/registry.ts'
import { sendMail, sendWaitingMails } from './actions.ts'
import { deleteMails } from './sql.ts'

registerJob<{ mailId: string }>({ name: 'sendMail', handler: (ctx, { mailId }) => sendMail(ctx, mailId) })
registerJob({ name: 'sendWaitingMails', schedule: '*/10 * * * *', handler: sendWaitingMails })
registerJob({
  name: 'forgetMails',
  schedule: '29 3 * * *',
  handler: async (ctx) => {
    const count = await deleteMails(ctx.db, ctx.now().subtract({ hours: 24 * MAIL_DAYS_KEPT }))
    ctx.log.info({ count }, 'forgot mails')
  },
})
