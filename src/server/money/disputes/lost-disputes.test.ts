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
  type RentStage,
} from '../../../../test/paying-app.ts'
import { askDisputes } from './ask-actions.ts'

const MINUTES_UNTIL_ASKED_AGAIN = 10
let paying: PayingApp
let app: TestApp
let stage: RentStage

beforeEachRent((test) => {
  ;({ paying, app, stage } = test)
})

const held = () => balances(app.db, FEE_ACCOUNTS)
const fees = async () => {
  const { FEE_REVENUE = 0, VAT = 0 } = await balances(app.db)
  return { fee: FEE_REVENUE, vat: VAT }
}

/** Somebody contests the newest payment, and the bank decides against us. */
async function lose(): Promise<void> {
  const { charge_id } = await app.db
    .selectFrom('payments')
    .select('charge_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const { id } = await paying.local.dispute(given(charge_id))
  await app.runJobs()
  await paying.local.decide(id, 'lost')
  await app.runJobs()
}

const states = async () =>
  (await app.db.selectFrom('disputes').select('state').execute()).map(({ state }) => state)
const toldOf = async () =>
  (await app.db.selectFrom('mails').select('template').where('template', 'like', 'dispute%').orderBy('created_at').execute()).map(({ template }) => template) // prettier-ignore

async function cancelStay(): Promise<void> {
  const args = '$bookingId: ID!, $cancellationReason: BookingCancellationReason!, $idempotencyKey: ID'
  const order = { bookingId: stage.bookingId, cancellationReason: 'OTHER' }
  expect((await mutate(app, stage.landlord, 'cancelBookingAsLandlord', args, order)).error).toBeNull()
}

interface Shown {
  state: string
  amount: number
  hasReopenedInvoice: boolean
}

/** The disputes that the landlord is shown of the stay. */
async function toLandlord(): Promise<Shown[]> {
  const { data } = await app.graphql<{ paidByTenant: { disputes: Shown[] }[] }>(
    'query($id: ID!) { paidByTenant(bookingId: $id) { disputes { state amount hasReopenedInvoice } } }',
    { id: stage.bookingId },
    stage.landlord,
  )
  return data.paidByTenant.flatMap(({ disputes }) => disputes)
}

it('of the tenant’s service fee is taken from fees and VAT, and the landlord hears nothing of it', async () => {
  await app.db.updateTable('tenant_dues').set({ purpose: 'TENANT_SERVICE_FEE', vat: 23_949 }).execute()
  await app.db.updateTable('rents').set({ through_product: false }).execute()
  await payRent(paying, stage)
  const before = await fees()
  await lose()
  expect(await states()).toEqual(['LOST'])
  const after = await fees()
  expect({ fee: before.fee - after.fee, vat: before.vat - after.vat }).toEqual({
    fee: 150_000 - 23_949,
    vat: 23_949,
  })
  expect(await toldOf()).toEqual([])
  expect(await toLandlord()).toEqual([])
})

it('of what the tenant had paid too much is the tenant’s own, and does not go back as well', async () => {
  const { dueId, clientSecret } = await beginRent(app, stage.tenant)
  await cancelStay()
  await app.runJobs()
  await enterCard(paying.payments, clientSecret, GOOD_CARD)
  await checkRent(app, stage.tenant, dueId)
  expect(await held()).toEqual({ PROVIDER_CLEARING: 150_000, TENANT_RECEIVABLE: -150_000 })
  const { charge_id } = await app.db.selectFrom('payments').select('charge_id').executeTakeFirstOrThrow()
  const { id } = await paying.local.dispute(given(charge_id))
  await askDisputes(await app.ctxFor(null))
  await app.runJobs()
  await paying.local.decide(id, 'lost')
  await app.runJobs()
  expect(await states()).toEqual(['LOST'])
  expect(await held()).toEqual({})
  expect(await app.db.selectFrom('refunds').select('id').execute()).toEqual([])
  expect(await toldOf()).toEqual([])
})

describe('of a landlord’s fee', () => {
  beforeEach(async () => {
    const intent = `mutation($id: ID!) { answer: createLandlordFeeStripePaymentIntent(bookingId: $id) { clientSecret } }`
    const order = { id: stage.bookingId }
    type Started = { answer: { clientSecret: string } }
    const { data } = await app.graphql<Started>(intent, order, stage.landlord)
    await enterCard(paying.payments, data.answer.clientSecret, GOOD_CARD)
    await app.graphql('mutation($id: ID!) { checkLandlordFeePayment(bookingId: $id) { error { name } } }', order, stage.landlord) // prettier-ignore
  })

  const settlements = () =>
    app.db.selectFrom('invoice_settlements').select(['kind', 'amount']).orderBy('created_at').execute()
  const invoice = () =>
    app.db
      .selectFrom('invoices')
      .select(['amount', 'is_paid', 'paid_amount'])
      .where('document_type', '=', 'INVOICE')
      .executeTakeFirstOrThrow()

  it('opens the invoice again, which can be paid anew', async () => {
    const { amount } = await invoice()
    expect(await settlements()).toEqual([{ kind: 'CARD', amount }])
    await lose()
    expect(await settlements()).toEqual([
      { kind: 'CARD', amount },
      { kind: 'CHARGEBACK', amount: -amount },
    ])
    expect(await invoice()).toEqual({ amount, is_paid: false, paid_amount: 0 })
    expect(await balances(app.db)).toMatchObject({ LANDLORD_RECEIVABLE: amount })
    expect(await toLandlord()).toEqual([{ state: 'LOST', amount, hasReopenedInvoice: true }])
    expect(await toldOf()).toEqual(['disputeOpened', 'disputeDecided'])
    expect(await lastMail()).toContain('Our invoice is due again')
    const again = `mutation($id: ID!) { answer: createLandlordFeeStripePaymentIntent(bookingId: $id) { clientSecret error { name } } }`
    const { data } = await app.graphql<{ answer: object }>(again, { id: stage.bookingId }, stage.landlord)
    expect(data.answer).toMatchObject({ error: null })
  })

  it('whose invoice was taken back since is taken from what the landlord gets', async () => {
    const { amount } = await invoice()
    await cancelStay()
    await app.runJobs()
    const before = await held()
    await lose()
    expect((await held()).LANDLORD_PAYABLE ?? 0).toBe((before.LANDLORD_PAYABLE ?? 0) - amount)
    expect(await toLandlord()).toEqual([{ state: 'LOST', amount, hasReopenedInvoice: false }])
    expect(await lastMail()).toContain('Our invoice had been cancelled in the meantime')
  })
})

async function lastMail(): Promise<string> {
  const { text } = await app.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'disputeDecided')
    .executeTakeFirstOrThrow()
  return text
}

it('is found also where nobody tells of it, from the beginning to the end', async () => {
  await payRent(paying, stage)
  const { charge_id } = await app.db.selectFrom('payments').select('charge_id').executeTakeFirstOrThrow()
  paying.local.mood.held = true
  const { id } = await paying.local.dispute(given(charge_id))
  await app.runJobs()
  expect(await states()).toEqual([])
  await askDisputes(await app.ctxFor(null))
  expect(await states()).toEqual(['NEEDS_RESPONSE'])
  await paying.local.decide(id, 'lost')
  // Longer ago than new ones are looked for.
  paying.goTo(BOOKED_ON.add({ hours: 24 * 4, minutes: MINUTES_UNTIL_ASKED_AGAIN }))
  for (const _ of [1, 2]) await askDisputes(await app.ctxFor(null))
  expect(await states()).toEqual(['LOST'])
  expect(await held()).toEqual({})
  expect(await toldOf()).toEqual(['disputeOpened', 'disputeDecided'])
})
