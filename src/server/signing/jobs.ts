import { registerJob } from '../jobs/registry.ts'
import { endForgottenRefusals, expireContracts } from './expiry-actions.ts'
import { sendDueReminders } from './reminder-actions.ts'

registerJob({
  name: 'expireContracts',
  schedule: '*/5 * * * *',
  handler: async (ctx) => {
    await expireContracts(ctx)
    await endForgottenRefusals(ctx)
  },
})
registerJob({ name: 'remindOfSigning', schedule: '*/5 * * * *', handler: sendDueReminders })
