import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  balances,
  beforeEachRent,
  BOOKED_ON,
  FEE_ACCOUNTS,
  mutate,
  openPayoutAccount,
  type PayingApp,
  payRent,
  type Refusal,
  type RentStage,
} from '../../../../test/paying-app.ts'
import { payOut } from '../paying-out/send-actions.ts'
import { reconcileProvider } from '../reconciliation/run-actions.ts'
import { askRefunds } from '../refunds/ask-actions.ts'
import { askDisputes, storeDispute } from './ask-actions.ts'

let paying: PayingApp
let app: TestApp
let stage: RentStage
let staff: Browser

beforeEachRent((test) => {
  ;({ paying, app, stage, staff } = test)
})
beforeEach(async () => {
  // Its money can be had at once.
  await payRent(paying, stage, '4000000000000077')
})

const held = () => balances(app.db, FEE_ACCOUNTS)
const payment = () =>
  app.db.selectFrom('payments').selectAll().where('due_id', 'is not', null).executeTakeFirstOrThrow()
const refundRow = () => app.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()

async function refund(amount: number): Promise<Refusal> {
  const args = '$paymentId: ID!, $amount: Float!, $reason: RefundReason!, $idempotencyKey: ID!'
  const order = { paymentId: (await payment()).id, amount, reason: 'GOODWILL' }
  const answer = await mutate(app, stage.landlord, 'refundTenant', args, order)
  await app.runJobs()
  return answer
}

async function sendBack(): Promise<void> {
  await paying.local.failRefund(given((await refundRow()).external_id))
  await app.runJobs()
}

async function transfer(): Promise<string | null> {
  const args = '$refundId: ID!, $transferredOn: Day!, $idempotencyKey: ID!'
  const order = { refundId: (await refundRow()).id, transferredOn: '2029-11-21' }
  const { error } = await mutate(app, staff, 'recordRefundTransfer', args, order)
  return error?.reason ?? error?.name ?? null
}

async function contest(): Promise<string> {
  const { id } = await paying.local.dispute(given((await payment()).charge_id))
  await app.runJobs()
  return id
}

async function decide(id: string, end: 'won' | 'lost'): Promise<void> {
  await paying.local.decide(id, end)
  await app.runJobs()
}

/** What both sides are shown of the refund; they see the same. */
async function shown(): Promise<Record<string, unknown>> {
  const fields = 'state amount settledAmount'
  const { data: tenant } = await app.graphql<{ tenantRefunds: Record<string, unknown>[] }>(
    `query($id: ID!) { tenantRefunds(bookingId: $id) { ${fields} } }`,
    { id: stage.bookingId },
    stage.tenant,
  )
  const { data: landlord } = await app.graphql<{ paidByTenant: { refunds: Record<string, unknown>[] }[] }>(
    `query($id: ID!) { paidByTenant(bookingId: $id) { refunds { ${fields} } } }`,
    { id: stage.bookingId },
    stage.landlord,
  )
  expect(landlord.paidByTenant[0]?.refunds).toEqual(tenant.tenantRefunds)
  return given(tenant.tenantRefunds[0])
}

describe('a refund that did not arrive', () => {
  it('is paid by a bank that takes the whole payment, and by nobody else', async () => {
    await refund(40_000)
    await sendBack()
    const id = await contest()
    expect(await transfer()).toBe('PAYMENT_DISPUTED')
    await decide(id, 'lost')
    expect(await shown()).toEqual({ state: 'SETTLED', amount: 40_000, settledAmount: 40_000 })
    expect(await held()).toEqual({})
    expect(await transfer()).toBe('REFUND_SETTLED')
    expect((await refund(1)).error?.reason).toBe('PAYMENT_DISPUTED')
    expect(await payment()).toMatchObject({ refunded_amount: 0, disputed_amount: 150_000 })
  })

  it('is transferred once the landlord has won', async () => {
    await refund(40_000)
    await sendBack()
    await decide(await contest(), 'won')
    expect(await transfer()).toBeNull()
    expect(await shown()).toEqual({ state: 'SUCCEEDED', amount: 40_000, settledAmount: 0 })
    expect((await held())['PROVIDER_CLEARING BANK']).toBe(-40_000)
  })

  it('is still owed where the bank had contested only the rest', async () => {
    await refund(40_000)
    const id = await contest()
    paying.goTo(BOOKED_ON.add({ hours: 1 }))
    await sendBack()
    await decide(id, 'lost')
    expect(await shown()).toEqual({ state: 'FAILED', amount: 40_000, settledAmount: 0 })
    expect(await held()).toMatchObject({ REFUND_PAYABLE: 40_000 })
    expect(await transfer()).toBeNull()
    expect(await held()).toEqual({ PROVIDER_CLEARING: 40_000, 'PROVIDER_CLEARING BANK': -40_000 })
  })

  it('and fails only after the bank has taken all is paid by that, too', async () => {
    paying.local.upset({ on: 'POST /v1/refunds', times: 9, status: 500 })
    await expect(refund(40_000)).rejects.toThrow('not known yet')
    await decide(await contest(), 'lost')
    expect(await held()).toMatchObject({ LANDLORD_PAYABLE: -40_000, REFUND_PAYABLE: 40_000 })
    paying.local.calm()
    paying.goTo(BOOKED_ON.add({ hours: 1 }))
    await askRefunds(await app.ctxFor(null))
    expect(await shown()).toEqual({ state: 'SETTLED', amount: 40_000, settledAmount: 40_000 })
    expect(await held()).toEqual({})
    const told = await app.db.selectFrom('mails').select('template').where('template', '=', 'refundFailed').execute() // prettier-ignore
    expect(told).toEqual([])
  })
})

it('a contested payment of which all went back before is one of nothing, however it ends', async () => {
  await refund(150_000)
  const before = await held()
  const id = await contest()
  const row = await app.db.selectFrom('disputes').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ amount: 0, state: 'NEEDS_RESPONSE' })
  await decide(id, 'lost')
  expect(await held()).toEqual(before)
  await reconcileProvider(await app.ctxFor(null))
  // Other tests of this file have used the same provider.
  const differences = await app.db
    .selectFrom('provider_differences')
    .selectAll()
    .where('kind', '=', 'NO_ENTRY')
    .where('amount', '=', 0)
    .execute()
  expect(differences).toEqual([])
  const mails = await app.db.selectFrom('mails').select('id').where('template', 'like', 'dispute%').execute()
  expect(mails).toEqual([])
})

it('what a bank only asked about is held with what it contests in the end', async () => {
  const { charge_id } = await payment()
  const { id } = await paying.local.inquire(given(charge_id))
  await app.runJobs()
  await refund(40_000)
  const seen = await paying.payments.findDispute(id)
  if (seen.kind !== 'KNOWN') throw new Error('The provider does not know the dispute.')
  const contested = { ...seen.value, state: 'NEEDS_RESPONSE' as const, amount: 110_000 }
  const ctx = await app.ctxFor(null)
  await storeDispute(ctx, paying.payments, contested)
  await storeDispute(ctx, paying.payments, { ...contested, amount: 150_000 })
  expect(await held()).toMatchObject({ DISPUTE_HOLD: 110_000, LANDLORD_PAYABLE: 110_000 })
})

it('a dispute of which nobody has told for weeks is found all the same', async () => {
  paying.local.mood.held = true
  await paying.local.dispute(given((await payment()).charge_id))
  paying.goTo(BOOKED_ON.add({ hours: 24 * 29 }))
  await askDisputes(await app.ctxFor(null))
  expect(await held()).toMatchObject({ DISPUTE_HOLD: 150_000 })
})

it('a rent that is contested is paid out once the bank has decided', async () => {
  await openPayoutAccount(paying)
  const id = await contest()
  paying.goTo('2030-02-02T09:00:00Z')
  const why = async () => {
    const { data } = await app.graphql<{
      nextPayouts: { amount: number; contested: number; waitsFor: string }[]
      moneyOverview: { currencies: { whyNotPaid: { reason: string } }[] }
    }>(
      `{ nextPayouts { amount contested waitsFor }
        moneyOverview(period: "2030-02") { currencies { whyNotPaid { reason } } } }`,
      {},
      await app.login('jana@mezzo.example'),
    )
    return { ...data.nextPayouts[0], why: data.moneyOverview.currencies[0]?.whyNotPaid.reason }
  }
  await payOut(await app.ctxFor(null))
  const contested = { amount: 0, contested: 150_000, waitsFor: 'PAYOUT_CONTESTED', why: 'PAYOUT_CONTESTED' }
  expect(await why()).toEqual(contested)
  expect(await app.db.selectFrom('payouts').selectAll().execute()).toEqual([])
  await decide(id, 'won')
  await payOut(await app.ctxFor(null))
  const [payout] = await app.db.selectFrom('payouts').selectAll().execute()
  expect(payout).toMatchObject({ amount: 150_000 - (await fee()) })
})

const fee = async () =>
  (await app.db.selectFrom('invoices').select('amount').executeTakeFirstOrThrow()).amount
