import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser, TestApp } from '../../../../test/app.ts'
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
import { balanceOf } from '../../../domain/money/ledger.ts'
import { askRefunds } from './ask-actions.ts'

let paying: PayingApp
let app: TestApp
let stage: RentStage
let staff: Browser

beforeEachRent((test) => {
  ;({ paying, app, stage, staff } = test)
})

const REFUND =
  '$paymentId: ID!, $amount: Float!, $reason: RefundReason!, $explanation: String, $idempotencyKey: ID!'

async function refund(
  variables: { amount: number; reason?: string; explanation?: string; idempotencyKey?: string },
  as = stage.landlord,
  by = 'refundTenant',
): Promise<Refusal> {
  const order = { paymentId: await paymentId(), reason: 'GOODWILL', ...variables }
  const answer = await mutate(app, as, by, REFUND, order)
  await app.runJobs()
  return answer
}

async function paymentId(): Promise<string> {
  const row = await app.db
    .selectFrom('payments')
    .select('id')
    .where('due_id', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  return row.id
}

interface Shown {
  amount: number
  state: string
  failure: string | null
  reason: string
  way: string
}

/** What both sides are shown of refunds; they see the same. */
async function shown(): Promise<Shown[]> {
  const fields = 'amount state failure reason way'
  const { data: tenant } = await app.graphql<{ tenantRefunds: Shown[] }>(
    `query($id: ID!) { tenantRefunds(bookingId: $id) { ${fields} } }`,
    { id: stage.bookingId },
    stage.tenant,
  )
  const { data: landlord } = await app.graphql<{ paidByTenant: { refunds: Shown[] }[] }>(
    `query($id: ID!) { paidByTenant(bookingId: $id) { refunds { ${fields} } } }`,
    { id: stage.bookingId },
    stage.landlord,
  )
  expect(landlord.paidByTenant.flatMap((paid) => paid.refunds)).toEqual(tenant.tenantRefunds)
  return tenant.tenantRefunds
}

const held = () => balances(app.db, FEE_ACCOUNTS)

const mails = async () =>
  (await app.db.selectFrom('mails').select('template').where('template', 'like', 'refund%').orderBy('template').execute()).map(({ template }) => template) // prettier-ignore

async function cancel(
  more: { lastDay?: string; refund?: number | null; seen?: string } = {},
): Promise<Refusal> {
  const args = '$bookingId: ID!, $cancellationReason: BookingCancellationReason!, $lastDay: Day, $refund: Float, $seen: String, $idempotencyKey: ID' // prettier-ignore
  const order = { bookingId: stage.bookingId, cancellationReason: 'OTHER', ...more }
  const jana = await app.login('jana@mezzo.example')
  const answer = await mutate(app, jana, 'cancelBookingAsLandlord', args, order)
  await app.runJobs()
  return answer
}

const consequences = async (lastDay: string | null = null) => {
  const { data } = await app.graphql<{
    cancellationConsequences: { fingerprint: string; ends: { refunds: { kept: number; amount: number }[] }[] }
  }>(
    `query($id: ID!, $lastDay: Day) { cancellationConsequences(bookingId: $id, lastDay: $lastDay) {
      fingerprint ends { refunds { purpose kept amount } } } }`,
    { id: stage.bookingId, lastDay },
    await app.login('jana@mezzo.example'),
  )
  return data.cancellationConsequences
}

describe('a refund by the landlord', () => {
  beforeEach(() => payRent(paying, stage))

  it('goes back in parts, is taken off what the landlord gets, and both sides see it', async () => {
    expect((await refund({ amount: 40_000, reason: 'NOT_AS_DESCRIBED' })).error).toBeNull()
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 110_000, PROVIDER_CLEARING: 110_000 })
    const made = {
      amount: 40_000,
      state: 'SUCCEEDED',
      failure: null,
      reason: 'NOT_AS_DESCRIBED',
      way: 'CARD',
    }
    expect(await shown()).toEqual([made])
    expect(await mails()).toEqual(['refundMade', 'refundMadeLandlord'])
    expect((await refund({ amount: 110_000 })).error).toBeNull()
    expect(await held()).toEqual({})
    expect((await refund({ amount: 1 })).error?.reason).toBe('ALL_REFUNDED')
  })

  it('is refused where it can’t be, and changes nothing', async () => {
    const refused = [
      [{ amount: 150_001 }, { reason: 'MORE_THAN_PAID' }],
      [{ amount: 0 }, { fields: { amount: 'refunds.amount' } }],
      [{ amount: -5 }, { fields: { amount: 'refunds.amount' } }],
      [{ amount: 0.5 }, { fields: { amount: 'refunds.amount' } }],
      [{ amount: 5, reason: 'OTHER' }, { fields: { explanation: 'refunds.explanation' } }],
      [{ amount: 5, explanation: 'x'.repeat(1001) }, { fields: { explanation: 'refunds.explanation' } }],
    ] as const
    for (const [order, error] of refused) expect((await refund(order)).error).toMatchObject(error)
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 150_000, PROVIDER_CLEARING: 150_000 })
  })

  it('happens once, however often it is sent', async () => {
    const idempotencyKey = randomUUID()
    for (const _ of [1, 2]) expect((await refund({ amount: 100, idempotencyKey })).error).toBeNull()
    expect(await shown()).toHaveLength(1)
    expect((await refund({ amount: 200, idempotencyKey })).error?.name).toBe('IdempotencyConflictError')
  })

  it('is never of more than was paid, from however many windows', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund({ amount: 60_000 })))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2)
    expect((await held()).PROVIDER_CLEARING).toBe(30_000)
  })

  it('is nobody else’s', async () => {
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await refund({ amount: 100 }, other)).error?.name).toBe('ResourceNotFoundError')
    for (const who of [stage.tenant, staff])
      await expect(refund({ amount: 100 }, who)).rejects.toThrow('Not allowed to access')
    await expect(refund({ amount: 100 }, stage.landlord, 'refundTenantForStaff')).rejects.toThrow(
      'Not allowed',
    )
    expect(await shown()).toEqual([])
  })

  it('whose answer was lost is asked for again as the same', async () => {
    // Other tests of this file have used the same provider.
    const refundLines = async () => {
      const lines = await paying.payments.listLines(
        null,
        BOOKED_ON.subtract({ hours: 1 }),
        BOOKED_ON.add({ hours: 1 }),
      )
      return lines.kind === 'KNOWN' ? lines.value.filter(({ type }) => type === 'refund').length : null
    }
    const before = Number(await refundLines())
    paying.local.upset({ on: 'POST /v1/refunds', lose: true })
    await refund({ amount: 40_000 })
    expect(await shown()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect(await refundLines()).toBe(before + 1)
  })

  it('that the bank sends back is owed again, until staff have transferred it', async () => {
    await refund({ amount: 40_000 })
    const { external_id, id } = await app.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
    const transfer = { refundId: id, transferredOn: '2029-11-21', reference: 'Rueckzahlung' }
    const args = '$refundId: ID!, $transferredOn: Day!, $reference: String, $idempotencyKey: ID!'
    const early = await mutate(app, staff, 'recordRefundTransfer', args, transfer)
    expect(early.error?.reason).toBe('REFUND_ARRIVED')
    await paying.local.failRefund(given(external_id))
    await app.runJobs()
    expect(await shown()).toMatchObject([{ state: 'FAILED', failure: 'CARD_EXPIRED' }])
    expect(await held()).toEqual({
      LANDLORD_PAYABLE: 110_000,
      PROVIDER_CLEARING: 150_000,
      REFUND_PAYABLE: 40_000,
    })
    const tomorrow = { ...transfer, transferredOn: '2029-11-22' }
    const late = await mutate(app, staff, 'recordRefundTransfer', args, tomorrow)
    expect(late.error?.fields).toEqual({ transferredOn: 'refunds.transferredOn' })
    expect((await mutate(app, staff, 'recordRefundTransfer', args, transfer)).error).toBeNull()
    expect(await shown()).toMatchObject([{ state: 'SUCCEEDED', way: 'BANK_TRANSFER' }])
    expect(await held()).toEqual({
      LANDLORD_PAYABLE: 110_000,
      PROVIDER_CLEARING: 150_000,
      'PROVIDER_CLEARING BANK': -40_000,
    })
    expect(await mails()).toEqual(['refundFailed', 'refundMade', 'refundMade', 'refundMadeLandlord', 'refundMadeLandlord']) // prettier-ignore
  })

  it('that the bank sends back is known the next day, also where nobody tells of it', async () => {
    await refund({ amount: 40_000 })
    const { external_id } = await app.db.selectFrom('refunds').select('external_id').executeTakeFirstOrThrow()
    paying.local.mood.held = true
    await paying.local.failRefund(given(external_id))
    for (const [hours, state] of [
      [23, 'SUCCEEDED'],
      [25, 'FAILED'],
    ] as const) {
      app.setNow(BOOKED_ON.add({ hours }))
      await askRefunds(await app.ctxFor(null))
      expect(await shown()).toMatchObject([{ state }])
    }
    expect((await held()).REFUND_PAYABLE).toBe(40_000)
  })

  it('that the provider does not take has failed, and is still owed', async () => {
    const { charge_id } = await app.db.selectFrom('payments').select('charge_id').where('due_id', 'is not', null).executeTakeFirstOrThrow() // prettier-ignore
    await paying.payments.createRefund({ refundId: 'by hand', chargeId: given(charge_id), amount: 150_000, currency: 'EUR', key: randomUUID() }) // prettier-ignore
    await refund({ amount: 40_000 })
    expect(await shown()).toMatchObject([{ state: 'FAILED', failure: 'OTHER' }])
    expect((await held()).REFUND_PAYABLE).toBe(40_000)
  })
})

describe('a cancelled stay', () => {
  it('gives back the whole first rent, as the dialog has said', async () => {
    await payRent(paying, stage)
    const { ends, fingerprint } = await consequences()
    expect(ends[0]?.refunds).toEqual([{ purpose: 'FIRST_MONTH_RENT', kept: 150_000, amount: 150_000 }])
    expect((await cancel({ seen: fingerprint })).error).toBeNull()
    expect(await shown()).toMatchObject([{ amount: 150_000, state: 'SUCCEEDED', reason: 'STAY_CANCELLED' }])
    expect(await held()).toEqual({})
  })

  it('gives all of it back where nobody has moved in, whatever the landlord wants', async () => {
    await payRent(paying, stage)
    for (const amount of [150_001, -1, 0.5])
      expect((await cancel({ refund: amount })).error?.fields).toEqual({ refund: 'bookings.refund' })
    for (const amount of [0, 149_999])
      expect((await cancel({ refund: amount })).error?.reason).toBe('NOBODY_MOVED_IN')
    expect((await cancel({ refund: 150_000 })).error).toBeNull()
    expect(await shown()).toMatchObject([{ amount: 150_000, reason: 'STAY_CANCELLED' }])
  })

  it('gives back what the landlord wants once somebody lives there', async () => {
    await payRent(paying, stage)
    paying.goTo('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example'), landlord: await app.login('jana@mezzo.example') } // prettier-ignore
    expect((await cancel({ lastDay: '2030-02-14', refund: 60_000 })).error).toBeNull()
    expect(await shown()).toMatchObject([{ amount: 60_000, reason: 'STAY_SHORTENED' }])
  })

  it('that ends within the month gives back what is not lived', async () => {
    await payRent(paying, stage)
    app.setNow('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example'), landlord: await app.login('jana@mezzo.example') } // prettier-ignore
    const [ending] = (await consequences('2030-02-14')).ends
    expect((await cancel({ lastDay: '2030-02-14' })).error).toBeNull()
    expect(await shown()).toMatchObject([{ amount: 75_000, state: 'SUCCEEDED', reason: 'STAY_SHORTENED' }])
    expect(ending?.refunds[0]?.amount).toBe(75_000)
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 75_000, PROVIDER_CLEARING: 75_000 })
  })

  it('that ends earlier by agreement gives back exactly what the tenant was shown, once', async () => {
    await payRent(paying, stage)
    app.setNow('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example'), landlord: await app.login('jana@mezzo.example') } // prettier-ignore
    const args = '$bookingId: ID!, $lastDay: Day!, $idempotencyKey: ID!'
    const order = { bookingId: stage.bookingId, lastDay: '2030-02-14' }
    expect((await mutate(app, stage.landlord, 'offerShorterStay', args, order)).error).toBeNull()
    const { data } = await app.graphql<{ proposals: { _id: string; end: { refund: number } }[] }>(
      'query($id: ID!) { proposals: tenantStayProposals(bookingId: $id) { _id end { refund } } }',
      { id: stage.bookingId },
      stage.tenant,
    )
    const { _id: proposalId, end } = given(data.proposals[0])
    expect(end.refund).toBe(75_000)
    const take = (amount: number) =>
      mutate(app, stage.tenant, 'takeShorterStay', '$proposalId: ID!, $refund: Float!, $idempotencyKey: ID!', { proposalId, refund: amount }) // prettier-ignore
    expect((await take(74_999)).error?.reason).toBe('AMOUNT_CHANGED')
    expect((await take(75_000)).error).toBeNull()
    await app.runJobs()
    expect((await take(75_000)).error?.reason).toBe('ALREADY_ANSWERED')
    expect(await shown()).toMatchObject([{ amount: 75_000, state: 'SUCCEEDED', reason: 'STAY_SHORTENED' }])
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 75_000, PROVIDER_CLEARING: 75_000 })
  })

  it('that the tenant asked to end earlier gives back exactly what both were shown', async () => {
    await payRent(paying, stage)
    app.setNow('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example'), landlord: await app.login('jana@mezzo.example') } // prettier-ignore
    const { data } = await app.graphql<{ shorter: { end: { rent: number; refund: number } } }>(
      'query($id: ID!) { shorter: tenantShorterStay(bookingId: $id) { end(lastDay: "2030-02-14") { rent refund } } }',
      { id: stage.bookingId },
      stage.tenant,
    )
    const { rent, refund } = data.shorter.end
    expect(refund).toBe(75_000)
    const args = '$bookingId: ID!, $lastDay: Day!, $rent: Float!, $refund: Float!, $idempotencyKey: ID!'
    const propose = (amount: number) =>
      mutate(app, stage.tenant, 'proposeShorterStay', args, { bookingId: stage.bookingId, lastDay: '2030-02-14', rent, refund: amount }) // prettier-ignore
    expect((await propose(75_001)).error?.reason).toBe('AMOUNT_CHANGED')
    expect((await propose(refund)).error).toBeNull()
    const { id: proposalId } = await app.db
      .selectFrom('stay_proposals')
      .select('id')
      .executeTakeFirstOrThrow()
    const { fingerprint: seen } = await consequences('2030-02-14')
    const accepted = await mutate(app, stage.landlord, 'acceptShorterStay', '$proposalId: ID!, $seen: String!, $idempotencyKey: ID!', { proposalId, seen }) // prettier-ignore
    expect(accepted.error).toBeNull()
    await app.runJobs()
    expect(await shown()).toMatchObject([{ amount: 75_000, state: 'SUCCEEDED', reason: 'STAY_SHORTENED' }])
    expect(await held()).toEqual({ LANDLORD_PAYABLE: 75_000, PROVIDER_CLEARING: 75_000 })
  })

  it('that the tenant asked to end earlier can’t end so once they have paid more than they were shown', async () => {
    app.setNow('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example'), landlord: await app.login('jana@mezzo.example') } // prettier-ignore
    const { data } = await app.graphql<{ shorter: { end: { rent: number; refund: number } } }>(
      'query($id: ID!) { shorter: tenantShorterStay(bookingId: $id) { end(lastDay: "2030-02-14") { rent refund } } }',
      { id: stage.bookingId },
      stage.tenant,
    )
    const args = '$bookingId: ID!, $lastDay: Day!, $rent: Float!, $refund: Float!, $idempotencyKey: ID!'
    const wish = { bookingId: stage.bookingId, lastDay: '2030-02-14', ...data.shorter.end }
    expect((await mutate(app, stage.tenant, 'proposeShorterStay', args, wish)).error).toBeNull()
    await payRent(paying, stage)
    const { id: proposalId } = await app.db
      .selectFrom('stay_proposals')
      .select('id')
      .executeTakeFirstOrThrow()
    const { fingerprint: seen } = await consequences('2030-02-14')
    const accepted = await mutate(app, stage.landlord, 'acceptShorterStay', '$proposalId: ID!, $seen: String!, $idempotencyKey: ID!', { proposalId, seen }) // prettier-ignore
    expect(accepted.error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect(await shown()).toEqual([])
  })

  it('asks anew where the tenant has paid since the dialog was opened', async () => {
    const { fingerprint } = await consequences()
    await payRent(paying, stage)
    expect((await cancel({ seen: fingerprint })).error?.reason).toBe('AMOUNT_CHANGED')
  })

  it('gives back by itself what is paid only afterwards, and no landlord is told', async () => {
    const { dueId, clientSecret } = await beginRent(app, stage.tenant)
    await cancel()
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    await checkRent(app, stage.tenant, dueId)
    await app.runJobs()
    const { data } = await app.graphql<{ tenantRefunds: Shown[] }>(
      'query($id: ID!) { tenantRefunds(bookingId: $id) { amount state reason } }',
      { id: stage.bookingId },
      stage.tenant,
    )
    expect(data.tenantRefunds).toEqual([{ amount: 150_000, state: 'SUCCEEDED', reason: 'NO_LONGER_OWED' }])
    expect(await held()).toEqual({})
    expect(await mails()).toEqual(['refundMade'])
  })
})

describe('the service fee', () => {
  async function serviceFee(): Promise<void> {
    await app.db.updateTable('tenant_dues').set({ purpose: 'TENANT_SERVICE_FEE', vat: 23_949 }).execute()
    await app.db.updateTable('rents').set({ through_product: false }).execute()
  }

  /** What landlord and tenant read of it. */
  async function status(): Promise<unknown> {
    const fields = 'tenantServiceFee { status amount refundedAmount }'
    const { data } = await app.graphql<{
      tenantRequests: { tenantServiceFee: unknown; bookingRequestId: string }[]
    }>(`{ tenantRequests { bookingRequestId ${fields} } }`, {}, stage.tenant)
    const { bookingRequestId: id, tenantServiceFee } = given(data.tenantRequests[0])
    const landlord = await app.graphql<{ landlordListingRequest: { tenantServiceFee: unknown } }>(
      `query($id: ID!) { landlordListingRequest(bookingRequestId: $id) { ${fields} } }`,
      { id },
      stage.landlord,
    )
    expect(landlord.data.landlordListingRequest.tenantServiceFee).toEqual(tenantServiceFee)
    return tenantServiceFee
  }

  it('has all the states of C4, from not due to refunded, and both sides read the same', async () => {
    const { amount } = await app.db.selectFrom('tenant_dues').select('amount').executeTakeFirstOrThrow()
    expect(await status()).toEqual({ status: 'NOT_DUE', amount: 0, refundedAmount: 0 })
    await serviceFee()
    expect(await status()).toEqual({ status: 'DUE', amount, refundedAmount: 0 })
    const { dueId, clientSecret } = await beginRent(app, stage.tenant)
    await enterCard(paying.payments, clientSecret, '4000002500003155')
    await checkRent(app, stage.tenant, dueId)
    expect(await status()).toEqual({ status: 'PENDING', amount, refundedAmount: 0 })
    await paying.payments.browserCall?.('authenticate', { clientSecret, approve: true })
    await checkRent(app, stage.tenant, dueId)
    expect(await status()).toEqual({ status: 'PAID', amount, refundedAmount: 0 })
    const order = { paymentId: await paymentId(), amount: 50_000, reason: 'GOODWILL' }
    expect((await mutate(app, staff, 'refundTenantForStaff', REFUND, order)).error).toBeNull()
    expect(await status()).toEqual({ status: 'REFUND_REQUESTED', amount, refundedAmount: 0 })
    await app.runJobs()
    expect(await status()).toEqual({ status: 'PAID', amount, refundedAmount: 50_000 })
    await refund({ amount: 100_000 }, staff, 'refundTenantForStaff')
    expect(await status()).toEqual({ status: 'REFUNDED', amount, refundedAmount: 150_000 })
  })

  it('is given back with its VAT by staff alone', async () => {
    const fees = async () => {
      const rows = await app.db.selectFrom('ledger_accounts').selectAll().where('kind', 'in', ['FEE_REVENUE', 'VAT']).orderBy('kind').execute() // prettier-ignore
      return rows.map((one) => balanceOf(one.kind, one))
    }
    const before = await fees()
    await serviceFee()
    await payRent(paying, stage)
    const [fee, vat] = before.map(Number)
    expect((await refund({ amount: 100 })).error?.reason).toBe('REFUNDED_BY_STAFF')
    for (const amount of [33_333, 33_333, 83_334])
      expect((await refund({ amount }, staff, 'refundTenantForStaff')).error).toBeNull()
    // The pending entry was one of rent: what was posted to the landlord is not what came back from the fee.
    const [feeAfter, vatAfter] = await fees()
    expect([Number(fee) - Number(feeAfter), Number(vat) - Number(vatAfter)]).toEqual([
      150_000 - 23_949,
      23_949,
    ])
  })
})

it('shows landlord and tenant the first rent as paid, and what of it went back', async () => {
  await payRent(paying, stage)
  await refund({ amount: 150_000 })
  const { data } = await app.graphql<{ tenantRequests: { firstMonthRentPayment: object }[] }>(
    '{ tenantRequests { firstMonthRentPayment { status amount refundedAmount } } }',
    {},
    stage.tenant,
  )
  const rent = { status: 'PAID', amount: 150_000, refundedAmount: 150_000 }
  expect(data.tenantRequests[0]?.firstMonthRentPayment).toEqual(rent)
})
