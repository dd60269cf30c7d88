import { registerJob } from '../jobs/registry.ts'
import { sendMail } from './actions.ts'

registerJob<{ mailId: string }>({ name: 'sendMail', handler: (ctx, { mailId }) => sendMail(ctx, mailId) })
