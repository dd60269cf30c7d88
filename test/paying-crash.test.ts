import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeOptions } from '../scripts/processes.ts'
import { localProvider } from '../src/server/kernel/adapters/payments/open-payments.ts'
import {
  type LocalStripe,
  startLocalStripe,
} from '../src/server/kernel/adapters/payments/local-stripe/server.ts'
import { checkBooks } from '../src/server/money/books/check-actions.ts'
import { checkLandlordFeePayment, payLandlordFee } from '../src/server/money/payments/actions.ts'
import { askPayments } from '../src/server/money/payments/ask-actions.ts'
import { reconcileProvider } from '../src/server/money/reconciliation/run-actions.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { bookStay } from './request-commands.ts'
import { createStage } from './builders.ts'
import { startPostgres } from './postgres/server.ts'
import { addMonths, parseDay } from '../src/domain/kernel/day.ts'

// Fifty by `npm run check:crashes`; each run of the tests does some.
const kills = Number(process.env['MEZZO_KILLS'] ?? 4)
const access = { secretKey: 'sk_test_crash', webhookSecret: 'whsec_crash' }
let app: TestApp
let local: LocalStripe
let databaseUrl: string

beforeAll(async () => {
  local = await startLocalStripe(access)
  app = await buildTestApp({ payments: localProvider(access, local.url, () => local.close()) })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db)
  databaseUrl = (await startPostgres()).url(rows[0]?.name ?? '')
})
afterAll(async () => {
  await app.close()
  await local.close()
})

/** Lets a process of its own pay, killed at that step; answers what it printed and by which signal it ended. */
async function payInProcess(landlordId: string, bookingId: string, killAt: number) {
  const child = spawn(process.execPath, [...nodeOptions, 'test/paying-process.ts'], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MEZZO_LOG: 'error',
      DATABASE_URL: databaseUrl,
      STRIPE_API_URL: local.url,
      STRIPE_SECRET_KEY: access.secretKey,
      STRIPE_WEBHOOK_SECRET: access.webhookSecret,
      PAYING_LANDLORD: landlordId,
      PAYING_BOOKING: bookingId,
      PAYING_KILL_AT: String(killAt),
    },
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const signal = await new Promise<NodeJS.Signals | null>((ended) =>
    child.once('close', (_, by) => ended(by)),
  )
  return { output, signal }
}

/** How often a booking's invoice was charged at the provider. */
async function countCharges(bookingId: string): Promise<number> {
  const payments = await app.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .execute()
  const answer = await fetch(`${local.url}/v1/payment_intents?limit=100`, {
    headers: { authorization: `Bearer ${access.secretKey}` },
  })
  type Intent = { status: string; metadata: { payment_id: string } }
  const { data } = (await answer.json()) as { data: Intent[] }
  const ids = new Set(payments.map(({ id }) => id))
  return data.filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata.payment_id)).length
}

async function stateOf(bookingId: string) {
  const { is_paid: isPaid } = await app.db
    .selectFrom('invoices')
    .select('is_paid')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const states = await app.db
    .selectFrom('payments')
    .select('state')
    .where('booking_id', '=', bookingId)
    .execute()
  return { isPaid, states: states.map(({ state }) => state) }
}

it(
  `Q11: ${kills} kills between any two lines of a payment charge once, or not at all`,
  { timeout: 60_000 + kills * 15_000 },
  async () => {
    const stage = await createStage(app)
    const stays = Array.from({ length: kills + 1 }, (_, at) => addMonths(parseDay('2030-01-01'), 7 * at))
    const bookings: string[] = []
    for (const from of stays) bookings.push(await bookStay(app, stage, from, addMonths(from, 5)))
    await app.runJobs()
    const [first = '', ...others] = bookings
    const whole = await payInProcess(stage.landlordId, first, 0)
    const steps = Number(whole.output)
    expect(whole.signal).toBeNull()
    expect(steps).toBeGreaterThan(20)
    const outcomes = { charged: 0, notCharged: 0 }
    for (const [at, bookingId] of others.entries()) {
      const killAt = 1 + Math.floor((at * steps) / kills)
      const { signal } = await payInProcess(stage.landlordId, bookingId, killAt)
      expect(signal).toBe('SIGKILL')
      app.setNow(Temporal.Now.instant().add({ minutes: 20 * (at + 1) }))
      await askPayments(await app.ctxFor(null))
      const { isPaid, states } = await stateOf(bookingId)
      const charges = await countCharges(bookingId)
      expect(charges, `killed at step ${killAt}`).toBe(isPaid ? 1 : 0)
      expect(states).not.toContain('UNKNOWN')
      outcomes[isPaid ? 'charged' : 'notCharged'] += 1
      if (!isPaid) await payNow(stage.landlordId, bookingId)
      expect(await countCharges(bookingId)).toBe(1)
      expect((await stateOf(bookingId)).isPaid).toBe(true)
    }
    expect(outcomes.charged).toBeGreaterThan(0)
    expect(outcomes.notCharged).toBeGreaterThan(0)
    await reconcileProvider(await app.ctxFor(null))
    const { faults } = await checkBooks(app.db, app.services.files, app.services.now())
    expect(faults).toEqual([])
    const open = await app.db
      .selectFrom('provider_differences')
      .select('kind')
      .where('state', '=', 'OPEN')
      .where('kind', '<>', 'NOT_AVAILABLE')
      .execute()
    expect(open).toEqual([])
  },
)

/** Goes on with what was left, as the landlord who comes back does. */
async function payNow(landlordId: string, bookingId: string): Promise<void> {
  const ctx = await app.ctxFor(landlordId)
  const clientSecret = await payLandlordFee(ctx, bookingId, null)
  const card = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
  await app.services.payments?.browserCall?.('pay', { clientSecret, method: 'card', card })
  await checkLandlordFeePayment(ctx, bookingId)
}
