import { readConfig } from '../src/server/kernel/config/config.ts'
import { createLog } from '../src/server/kernel/config/log.ts'
import type { Payments } from '../src/server/kernel/adapters/payments/payments.ts'
import { requestContext } from '../src/server/kernel/viewer/context.ts'
import { checkLandlordFeePayment, payLandlordFee } from '../src/server/money/payments/actions.ts'
import { findUser, toViewer } from '../src/server/people/accounts/sql.ts'
import { startServices } from '../src/server/services.ts'

// Pays a landlord's fee as the product does, and is killed at one of the places where something leaves it or comes
// back: before and after each statement and each call to the provider. It prints how many of them there were.
const { PAYING_BOOKING = '', PAYING_LANDLORD = '', PAYING_KILL_AT = '0' } = process.env
const killAt = Number(PAYING_KILL_AT)
let steps = 0

function step(): void {
  steps += 1
  if (steps === killAt) process.kill(process.pid, 'SIGKILL')
}

const config = readConfig(process.env)
const services = await startServices(config, createLog(config), false)
const { payments } = services
if (!payments) throw new Error('Nobody can pay here.')
const user = await findUser(services.database.kysely, PAYING_LANDLORD)
if (!user) throw new Error('There is no such landlord.')
const facts = { language: 'en', requestId: 'paying', ip: '', userAgent: '' } as const
const kysely = services.database.kysely.withPlugin({
  transformQuery: ({ node }) => {
    step()
    return node
  },
  transformResult: async ({ result }) => {
    step()
    return result
  },
})
const ctx = requestContext(
  { ...services, database: { ...services.database, kysely }, payments: watched(payments) },
  { ...facts, viewer: toViewer(user) },
)

const clientSecret = await payLandlordFee(ctx, PAYING_BOOKING, null)
const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
step()
await payments.browserCall?.('pay', { clientSecret, method: 'card', card })
step()
await checkLandlordFeePayment(ctx, PAYING_BOOKING)
step()
process.stdout.write(`${steps}\n`)
await services.stop()

function watched(provider: Payments): Payments {
  return {
    ...provider,
    createPayment: (order) => around(() => provider.createPayment(order)),
    findPayment: (id) => around(() => provider.findPayment(id)),
  }
}

async function around<T>(call: () => Promise<T>): Promise<T> {
  step()
  const result = await call()
  step()
  return result
}
