import { registerJob } from '../../kernel/jobs/registry.ts'
import { endForgottenRefusals, expireContracts } from './expiry-actions.ts'
import { reconcileSigning, syncSigning } from './external-actions.ts'
import { sendDueReminders } from './reminder-actions.ts'
import { generateContract, orderStuckContracts, sealContract } from './contract-actions.ts'

registerJob({
  name: 'expireContracts',
  schedule: '*/5 * * * *',
  handler: async (ctx) => {
    await expireContracts(ctx)
    await endForgottenRefusals(ctx)
  },
})
registerJob({ name: 'remindOfSigning', schedule: '*/5 * * * *', handler: sendDueReminders })
registerJob<{ externalId: string }>({ name: 'syncSigning', handler: syncSigning })
registerJob({
  name: 'reconcileSigning',
  schedule: '*/5 * * * *',
  handler: async (ctx) => {
    await orderStuckContracts(ctx)
    await reconcileSigning(ctx)
  },
})

registerJob<{ offerId: string }>({ name: 'generateContract', handler: generateContract })
registerJob<{ offerId: string }>({ name: 'sealContract', handler: sealContract })
