import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import { addPayouts } from '../../../../test/payout-rows.ts'
import { handoverBusiness, offer, planOf, step } from '../../../../test/handover-stage.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.reset()
  t.setNow(null)
})

type Stage = Awaited<ReturnType<typeof handoverBusiness>>

const modeOf = () => t.services.config.invoiceMode

/** Something that the tenant of a stay has paid; answers the id of the due. */
async function paidDue(stay: string, landlordId: string, purpose: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into tenant_dues (booking_id, landlord_id, purpose, mode, amount, currency, due_on, created_at, paid_at)
    values (${stay}, ${landlordId}, ${purpose}, ${modeOf()}, 100, 'EUR', '2030-06-01', now(), now())
    returning id`.execute(t.db)
  return given(rows[0]).id
}

async function payment(
  { landlordId }: Stage,
  stay: string,
  { state = 'SUCCEEDED', surplus = 0 }: { state?: string; surplus?: number } = {},
): Promise<string> {
  const due = await paidDue(stay, landlordId, 'TENANT_SERVICE_FEE')
  const { rows } = await sql<{ id: string }>`
    insert into payments (landlord_id, purpose, booking_id, payer_id, amount, currency, mode, provider, state, surplus,
      description, methods, external_id, created_at, succeeded_at, due_id)
    select b.landlord_id, 'TENANT_SERVICE_FEE', b.id, b.tenant_id, 100, 'EUR', ${modeOf()}, 'LOCAL', ${state},
      ${surplus}::bigint, 'Service fee', '{CREDIT_CARD}', ${`external-${due}`}, now(),
      case when ${state} = 'SUCCEEDED' then now() end, ${due}::uuid
    from bookings b where b.id = ${stay}::uuid returning id`.execute(t.db)
  return given(rows[0]).id
}

async function refund(stage: Stage, stay: string, state: string): Promise<void> {
  const paid = await payment(stage, stay)
  await sql`insert into refunds (payment_id, landlord_id, booking_id, purpose, amount, currency, mode, provider, reason,
      state, created_at, arrived_at)
    values (${paid}, ${stage.landlordId}, ${stay}, 'TENANT_SERVICE_FEE', 50, 'EUR', ${modeOf()}, 'LOCAL', 'GOODWILL',
      ${state}, now(), case when ${state} = 'SUCCEEDED' then now() end)`.execute(t.db)
}

async function dispute(stage: Stage, stay: string, state: string): Promise<void> {
  const paid = await payment(stage, stay)
  await sql`insert into disputes (payment_id, landlord_id, booking_id, provider, mode, external_id, amount, currency,
      reason, state, opened_at, created_at)
    values (${paid}, ${stage.landlordId}, ${stay}, 'LOCAL', ${modeOf()}, ${`dispute-${paid}`}, 100, 'EUR', 'OTHER',
      ${state}, now(), now())`.execute(t.db)
}

/** A payout of a bonus of which nothing is booked yet: the balance is still there. */
async function payout({ landlordId }: Stage, state: string): Promise<void> {
  await addPayouts(t, landlordId, 1)
  if (state !== 'PAID')
    await sql`update payouts set state = ${state}, paid_at = null where landlord_id = ${landlordId}`.execute(
      t.db,
    )
}

async function payoutChange({ landlordId, groupId }: Stage, state: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_accounts (landlord_id, account_holder, iban, iban_country, iban_last4, currency)
    values (${landlordId}, 'Jana Keller', 'sealed', 'DE', '2051', 'EUR') returning id`.execute(t.db)
  await sql`insert into payout_changes (landlord_id, group_id, purpose, to_account_id, state, requested_at,
      takes_effect_at, resolved_at)
    values (${landlordId}, ${groupId}, 'RENT', ${given(rows[0]).id}, ${state}, '2030-06-09T10:00:00Z',
      '2030-06-12T10:00:00Z', case when ${state} = 'CANCELED' then '2030-06-10T10:00:00Z'::timestamptz end)`.execute(
    t.db,
  )
}

async function rentOfMonth({ running, landlordId }: Stage, to: string): Promise<void> {
  await paidDue(running, landlordId, 'FIRST_MONTH_RENT')
  await sql`update rents set through_product = true, "to" = ${to}::date
    where booking_id = ${running}::uuid and position = 1`.execute(t.db)
}

const MONEY: [string, string[], (stage: Stage) => Promise<unknown>][] = [
  ['a month that was paid here and isn’t over', ['PAID_AHEAD'], (stage) => rentOfMonth(stage, '2030-06-10')],
  ['a month that was paid here and is over', [], (stage) => rentOfMonth(stage, '2030-06-09')],
  [
    'a payment that begins',
    ['PAYMENT_UNDER_WAY'],
    (stage) => payment(stage, stage.running, { state: 'CREATED' }),
  ],
  [
    'a payment under way',
    ['PAYMENT_UNDER_WAY'],
    (stage) => payment(stage, stage.running, { state: 'PROCESSING' }),
  ],
  [
    'a payment nobody knows of',
    ['PAYMENT_UNDER_WAY'],
    (stage) => payment(stage, stage.running, { state: 'UNKNOWN' }),
  ],
  // It waits for another card.
  [
    'a payment that failed',
    ['PAYMENT_UNDER_WAY'],
    (stage) => payment(stage, stage.running, { state: 'FAILED' }),
  ],
  ['a payment that was called off', [], (stage) => payment(stage, stage.running, { state: 'CANCELED' })],
  ['a payment that has come', [], (stage) => payment(stage, stage.running)],
  ['a payment of a stay that is over', [], (stage) => payment(stage, stage.past, { state: 'PROCESSING' })],
  ['a refund under way', ['REFUND_UNDER_WAY'], (stage) => refund(stage, stage.running, 'PENDING')],
  ['a refund that has arrived', [], (stage) => refund(stage, stage.running, 'SUCCEEDED')],
  ['a refund of a stay that is over', [], (stage) => refund(stage, stage.past, 'PENDING')],
  ['what was paid twice', ['REFUND_UNDER_WAY'], (stage) => payment(stage, stage.running, { surplus: 100 })],
  ['an open dispute', ['OPEN_DISPUTE'], (stage) => dispute(stage, stage.running, 'NEEDS_RESPONSE')],
  ['a dispute under review', ['OPEN_DISPUTE'], (stage) => dispute(stage, stage.running, 'UNDER_REVIEW')],
  ['a dispute that was won', [], (stage) => dispute(stage, stage.running, 'WON')],
  ['a dispute about a stay that is over', [], (stage) => dispute(stage, stage.past, 'NEEDS_RESPONSE')],
  ['a payout that begins', ['PAYOUT_UNDER_WAY', 'MONEY_TO_SETTLE'], (stage) => payout(stage, 'PENDING')],
  ['a payout on its way', ['PAYOUT_UNDER_WAY', 'MONEY_TO_SETTLE'], (stage) => payout(stage, 'IN_TRANSIT')],
  ['a balance without a payout under way', ['MONEY_TO_SETTLE'], (stage) => payout(stage, 'PAID')],
  ['a change of an account', ['PAYOUT_DATA_CHANGES'], (stage) => payoutChange(stage, 'PENDING')],
  ['a change that was called off', [], (stage) => payoutChange(stage, 'CANCELED')],
]

it.each(MONEY)('%s: hinders as %j', async (_, obstacles, happens) => {
  const stage = await handoverBusiness(t)
  const { _id: id } = given((await offer(t, stage.landlord)).handover)
  const { fingerprint: seen } = given(await planOf(t, stage.receiver, id))
  given((await step(t, stage.receiver, 'confirmHandover', id, { seen })).handover)
  await happens(stage)
  const plan = given(await planOf(t, stage.landlord, id))
  expect(plan.obstacles).toEqual(obstacles)
  const { error } = await step(t, stage.landlord, 'completeHandover', id, { seen: plan.fingerprint })
  expect(error?.reason ?? null).toBe(obstacles.length > 0 ? 'CONSEQUENCES_CHANGED' : null)
  const { landlord_id } = await t.db
    .selectFrom('bookings')
    .select('landlord_id')
    .where('id', '=', stage.running)
    .executeTakeFirstOrThrow()
  expect(landlord_id).toBe(obstacles.length > 0 ? stage.landlordId : stage.receiverId)
})
