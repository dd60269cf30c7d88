import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  balances,
  bookWithRent,
  enterCard,
  GOOD_CARD,
  openPayingApp,
  type PayingApp,
  type RentStage,
} from '../../../../test/paying-app.ts'

const now = Temporal.Instant.from('2029-11-21T09:00:00Z')
let paying: PayingApp
let app: TestApp
let stage: RentStage

beforeAll(async () => {
  paying = await openPayingApp()
  app = paying.app
})
beforeEach(async () => {
  paying.goTo(now)
  stage = await bookWithRent(app)
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

interface Due {
  _id: string
  purpose: string
  amount: number
  dueOn: string
  paidAt: string | null
  payment: { state: string } | null
  canBePaid: { value: boolean; reason: string | null }
}

async function dues(as: Browser = stage.tenant): Promise<Due[]> {
  const { data } = await app.graphql<{ tenantDues: Due[] }>(
    `query($id: ID!) { tenantDues(bookingId: $id) {
      _id purpose amount dueOn paidAt payment { state } canBePaid { value reason } } }`,
    { id: stage.bookingId },
    as,
  )
  return data.tenantDues
}

interface Answer {
  clientSecret?: string | null
  payment?: { state: string; failure: string | null; surplus: number } | null
  error: { name: string; reason: string | null } | null
}

async function mutate(name: string, variables: object, fields: string, as: Browser): Promise<Answer> {
  const types = 'amount' in variables ? '$dueId: ID!, $amount: Float!' : '$dueId: ID!'
  const passed = 'amount' in variables ? 'dueId: $dueId, amount: $amount' : 'dueId: $dueId'
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    `mutation(${types}) { answer: ${name}(${passed}) { ${fields} error { name reason } } }`,
    { ...variables },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

async function start(amount?: number, as: Browser = stage.tenant): Promise<Answer> {
  const due = given((await dues())[0])
  const order = { dueId: due._id, amount: amount ?? due.amount }
  return mutate('createTenantPaymentIntent', order, 'clientSecret', as)
}

async function check(as: Browser = stage.tenant, dueId?: string): Promise<Answer> {
  const id = dueId ?? given((await dues())[0])._id
  return mutate('checkTenantPayment', { dueId: id }, 'payment { state failure surplus }', as)
}

async function cancel(lastDay: string | null = null): Promise<void> {
  const landlord = await app.login('jana@mezzo.example')
  const { data } = await app.graphql<{ answer: { error: unknown } }>(
    `mutation($id: ID!, $lastDay: Day) {
      answer: cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER, lastDay: $lastDay) { error { name } } }`,
    { id: stage.bookingId, lastDay },
    landlord,
  )
  expect(data.answer.error).toBeNull()
}

const pending = async () =>
  (await app.db.selectFrom('ledger_accounts').select(['kind', 'pending_debits']).where('pending_debits', '>', 0).execute()).map((row) => row.pending_debits) // prettier-ignore

const firstRent = () =>
  app.db
    .selectFrom('rents')
    .select(['amount', 'received_amount', 'received_on'])
    .where('position', '=', 1)
    .executeTakeFirst()

interface Shown {
  firstMonthRentPayment: { status: string; amount: number; dueDate: string } | null
  tenantServiceFee: { status: string; amount: number }
}

/** What landlord and tenant are shown of the stay's request. */
async function shown(): Promise<(Shown | null | undefined)[]> {
  const fields = 'firstMonthRentPayment { status amount dueDate } tenantServiceFee { status amount }'
  const { data } = await app.graphql<{ tenantRequests: (Shown & { bookingRequestId: string })[] }>(
    `{ tenantRequests { bookingRequestId ${fields} } }`,
    {},
    stage.tenant,
  )
  const { bookingRequestId: id, ...tenant } = given(data.tenantRequests[0])
  const landlord = await app.graphql<{ landlordListingRequest: Shown | null }>(
    `query($id: ID!) { landlordListingRequest(bookingRequestId: $id) { ${fields} } }`,
    { id },
    stage.landlord,
  )
  return [landlord.data.landlordListingRequest, tenant]
}

describe('the first month’s rent', () => {
  it('is owed with the booking, and counts once it is paid', async () => {
    expect(await dues()).toMatchObject([
      {
        purpose: 'FIRST_MONTH_RENT',
        amount: 150_000,
        paidAt: null,
        payment: null,
        canBePaid: { value: true },
      },
    ])
    expect(await pending()).toEqual([150_000])
    const before = await balances(app.db)
    expect(before.LANDLORD_PAYABLE).toBeUndefined()

    const { clientSecret } = await start()
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    expect(await dues()).toMatchObject([{ paidAt: null }])
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', surplus: 0 })
    expect(await dues()).toMatchObject([
      { canBePaid: { value: false, reason: 'DUE_PAID' }, payment: { state: 'SUCCEEDED' } },
    ])
    expect(await balances(app.db)).toEqual({
      ...before,
      LANDLORD_PAYABLE: 150_000,
      PROVIDER_CLEARING: 150_000,
    })
    expect(await pending()).toEqual([])
    expect(await firstRent()).toMatchObject({ received_amount: 150_000, received_on: '2029-11-21' })
    expect((await start()).error?.reason).toBe('DUE_PAID')
  })

  it('is refused, and paid with another card by the same payment', async () => {
    const { clientSecret } = await start()
    await enterCard(paying.payments, clientSecret, '4000000000009995')
    expect((await check()).payment).toMatchObject({ state: 'FAILED', failure: 'INSUFFICIENT_FUNDS' })
    expect((await start()).clientSecret).toBe(clientSecret)
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED' })
    expect(await app.db.selectFrom('payments').select('id').execute()).toHaveLength(1)
  })

  it('is paid once, from however many windows', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => start()))
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    await enterCard(paying.payments, answers[0]?.clientSecret, GOOD_CARD)
    await Promise.all([check(), check(), check()])
    expect((await balances(app.db)).LANDLORD_PAYABLE).toBe(150_000)
  })

  it('is not paid when it was shown with another amount', async () => {
    expect((await start(149_999)).error?.reason).toBe('AMOUNT_CHANGED')
  })

  it('is nobody else’s', async () => {
    const { _id } = given((await dues())[0])
    await app.createUser({ email: 'other@mezzo.example', password: PASSWORD })
    const other = await app.login('other@mezzo.example')
    for (const who of [other, stage.landlord]) {
      expect((await start(150_000, who)).error?.name).toBe('ResourceNotFoundError')
      expect((await check(who, _id)).error?.name).toBe('ResourceNotFoundError')
    }
  })

  it('is waived when the stay is cancelled before it was paid, and cannot be paid any more', async () => {
    const due = given((await dues())[0])
    await cancel()
    expect(await dues()).toEqual([])
    expect(await pending()).toEqual([])
    const order = { dueId: due._id, amount: due.amount }
    const { error } = await mutate('createTenantPaymentIntent', order, 'clientSecret', stage.tenant)
    expect(error?.reason).toBe('DUE_WAIVED')
    const kinds = await app.db
      .selectFrom('ledger_events')
      .select('kind')
      .where('kind', 'in', ['RENT_OWED', 'RENT_WAIVED'])
      .execute()
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['RENT_OWED', 'RENT_WAIVED'])
  })

  it('is less for a stay that ends within the month, and an earlier payment of more is called off', async () => {
    const { clientSecret } = await start()
    app.setNow('2030-02-05T09:00:00Z')
    stage = { ...stage, tenant: await app.login('amelie@mezzo.example') }
    await cancel('2030-02-14')
    const [due] = await dues()
    expect(due?.amount).toBeLessThan(150_000)
    expect(await pending()).toEqual([due?.amount])
    const again = await start()
    expect(again.clientSecret).not.toBe(clientSecret)
    await enterCard(paying.payments, again.clientSecret, GOOD_CARD)
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', surplus: 0 })
    expect((await balances(app.db)).LANDLORD_PAYABLE).toBe(due?.amount)
  })

  it('that comes after it was waived is too much, and belongs to the tenant', async () => {
    const due = given((await dues())[0])
    const { clientSecret } = await start()
    await cancel()
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    expect((await check(stage.tenant, due._id)).payment).toMatchObject({
      state: 'SUCCEEDED',
      surplus: 150_000,
    })
    expect(await balances(app.db)).toMatchObject({ PROVIDER_CLEARING: 150_000, TENANT_RECEIVABLE: -150_000 })
    expect((await balances(app.db)).LANDLORD_PAYABLE).toBeUndefined()
  })
})

describe('both sides', () => {
  it('see how far it is, from due to refused to paid', async () => {
    const [{ dueOn } = { dueOn: '' }] = await dues()
    const both = (status: string) => {
      const side = {
        firstMonthRentPayment: { status, amount: 150_000, dueDate: dueOn },
        tenantServiceFee: { status: 'NOT_DUE', amount: 0 },
      }
      return [side, side]
    }
    expect(await shown()).toEqual(both('DUE'))
    const { clientSecret } = await start()
    expect(await shown()).toEqual(both('DUE'))
    await enterCard(paying.payments, clientSecret, '4000000000000002')
    await check()
    expect(await shown()).toEqual(both('FAILED'))
    await enterCard(paying.payments, clientSecret, GOOD_CARD)
    await check()
    expect(await shown()).toEqual(both('PAID'))
  })

  it('see none where the stay was booked without it, whatever is switched on since', async () => {
    await app.db.updateTable('tenant_dues').set({ waived_at: now }).execute()
    for (const side of await shown()) expect(side?.firstMonthRentPayment).toBeNull()
  })
})
