import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  balances,
  beforeEachRent,
  beginRent,
  BOOKED_ON,
  checkRent,
  enterCard,
  FEE_ACCOUNTS,
  GOOD_CARD,
  mutate,
  type PayingApp,
  payRent,
  type Refusal,
  type RentStage,
} from '../../../../test/paying-app.ts'
import { syncDispute } from '../disputes/ask-actions.ts'
import { refundSurpluses } from './actions.ts'
import { askRefunds } from './ask-actions.ts'

let paying: PayingApp
let app: TestApp
let stage: RentStage

beforeEachRent((test) => {
  ;({ paying, app, stage } = test)
})

const held = () => balances(app.db, FEE_ACCOUNTS)

async function payment() {
  return app.db
    .selectFrom('payments')
    .select(['id', 'state', 'surplus', 'charge_id', 'disputed_amount'])
    .where('due_id', 'is not', null)
    .executeTakeFirstOrThrow()
}

async function refund(amount: number): Promise<void> {
  const args = '$paymentId: ID!, $amount: Float!, $reason: RefundReason!, $idempotencyKey: ID!'
  const order = { paymentId: (await payment()).id, amount, reason: 'GOODWILL' }
  expect((await mutate(app, stage.landlord, 'refundTenant', args, order)).error).toBeNull()
}

async function cancel(): Promise<Refusal> {
  const args = '$bookingId: ID!, $cancellationReason: BookingCancellationReason!, $idempotencyKey: ID'
  const order = { bookingId: stage.bookingId, cancellationReason: 'OTHER' }
  return mutate(app, stage.landlord, 'cancelBookingAsLandlord', args, order)
}

/** What went back of the charge at the provider. */
async function wentBack(): Promise<number[]> {
  const lines = await paying.payments.listLines(
    null,
    BOOKED_ON.subtract({ hours: 1 }),
    BOOKED_ON.add({ hours: 50 }),
  )
  const sourced = lines.kind === 'KNOWN' ? lines.value.filter(({ type }) => type === 'refund') : []
  const ids = sourced.map(({ sourceIds }) => given(sourceIds[0]))
  const refunds = await Promise.all(ids.map((id) => paying.payments.findRefund(id)))
  const { charge_id } = await payment()
  return refunds.flatMap((one) =>
    one.kind === 'KNOWN' && one.value.chargeId === charge_id ? [one.value.amount] : [],
  )
}

const refunds = () => app.db.selectFrom('refunds').select(['amount', 'state', 'reason']).execute()

describe('a refund whose answer says nothing', () => {
  beforeEach(async () => {
    await payRent(paying, stage)
    paying.local.mood.held = true
  })

  const runUnanswered = () => expect(app.runJobs()).rejects.toThrow('is not known yet')
  const later = async (hours: number) => {
    paying.goTo(BOOKED_ON.add({ hours }))
    await askRefunds(await app.ctxFor(null))
  }

  it('is looked for before it is ordered again, also once its key is forgotten', async () => {
    paying.local.upset({ on: 'POST /v1/refunds', kept: 'DONE' })
    await refund(40_000)
    await runUnanswered()
    expect(await refunds()).toMatchObject([{ state: 'UNKNOWN' }])
    await later(25)
    expect(await refunds()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await wentBack()).toEqual([40_000])
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 110_000, PROVIDER_CLEARING: 110_000 })
  })

  it('is not owed again where all of it went back', async () => {
    paying.local.upset({ on: 'POST /v1/refunds', kept: 'DONE' })
    await refund(150_000)
    await runUnanswered()
    await later(25)
    expect(await refunds()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await held()).toEqual({})
  })

  it('is ordered again where it was not made, once its key brings back more than that', async () => {
    paying.local.upset({ on: 'POST /v1/refunds', kept: 'UNDONE' })
    await refund(40_000)
    await runUnanswered()
    await later(23)
    expect(await refunds()).toMatchObject([{ state: 'UNKNOWN' }])
    await later(25)
    expect(await refunds()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await wentBack()).toEqual([40_000])
  })

  it('is unknown, and not refused, where its key was used with another body', async () => {
    const chargeId = given((await payment()).charge_id)
    const order = { refundId: 'one', chargeId, amount: 100, currency: 'EUR', key: randomUUID() }
    expect((await paying.payments.createRefund(order)).kind).toBe('KNOWN')
    expect((await paying.payments.createRefund({ ...order, amount: 200 })).kind).toBe('UNKNOWN')
  })

  it('is known by the webhook that names it', async () => {
    paying.local.mood.held = false
    paying.local.upset({ on: 'POST /v1/refunds', kept: 'DONE' })
    await refund(40_000)
    await runUnanswered()
    await app.runJobs()
    expect(await refunds()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await wentBack()).toEqual([40_000])
  })
})

describe('what was paid for what was no longer owed', () => {
  beforeEach(async () => {
    const { dueId, clientSecret } = await beginRent(app, stage.tenant)
    await cancel()
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    await checkRent(app, stage.tenant, dueId)
  })

  const goneBack = [{ amount: 150_000, state: 'SUCCEEDED', reason: 'NO_LONGER_OWED' }]

  it('goes back once the bank has decided against whoever contested it', async () => {
    const { id } = await paying.local.dispute(given((await payment()).charge_id))
    await syncDispute(await app.ctxFor(null), { eventId: 'first', externalId: id })
    await app.runJobs()
    expect([await refunds(), (await payment()).disputed_amount]).toEqual([[], 150_000])
    await paying.local.decide(id, 'won')
    await app.runJobs()
    expect(await refunds()).toEqual(goneBack)
    expect(await held()).toEqual({})
  })

  it('goes back the next night where its job was lost', async () => {
    await sql`delete from pgboss.job where name = 'refundSurplus'`.execute(app.db)
    await app.runJobs()
    expect(await refunds()).toEqual([])
    for (const _ of [1, 2]) await refundSurpluses(await app.ctxFor(null))
    await app.runJobs()
    expect(await refunds()).toEqual(goneBack)
  })
})

it('a payment that comes while the stay is cancelled goes back', async () => {
  const { dueId, clientSecret } = await beginRent(app, stage.tenant)
  await enterCard(paying.payments, clientSecret, GOOD_CARD)
  paying.local.mood.held = true
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    return rows[0]?.count
  }
  // The cancellation has made its plan, and gets no further until the payment is known.
  const both = await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('bookings').select('id').where('id', '=', stage.bookingId).forNoKeyUpdate().execute()
    const cancelled = cancel()
    await expect.poll(waiting).toBe(1)
    let isPaid = false
    const paid = checkRent(app, stage.tenant, dueId).then(() => (isPaid = true))
    await expect.poll(async () => isPaid || (await waiting()) === 2).toBe(true)
    return [cancelled, paid] as const
  })
  expect((await both[0]).error).toBeNull()
  await both[1]
  await app.runJobs()
  expect(await payment()).toMatchObject({ state: 'SUCCEEDED', surplus: 150_000 })
  expect(await refunds()).toEqual([{ amount: 150_000, state: 'SUCCEEDED', reason: 'NO_LONGER_OWED' }])
  expect(await held()).toEqual({})
})
