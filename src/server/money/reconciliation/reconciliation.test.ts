import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { balances, enterCard, GOOD_CARD, loginAccountant, openProvider } from '../../../../test/paying-app.ts'
import type { LocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { checkBooks } from '../books/check-actions.ts'
import { book } from '../ledger/actions.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { reconcileProvider } from './run-actions.ts'

const start = Temporal.Instant.from('2029-06-01T09:00:00Z')
let now = start
let local: LocalStripe
let payments: Payments
let app: TestApp
let staff: Browser

beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  now = start
  ;({ local, payments } = await openProvider({ now: () => now }))
  app.services.payments = payments
  app.setNow(now)
  staff = await loginAccountant(app)
})
afterEach(async () => {
  const faults = await listLedgerFaults(app.db)
  await payments.close()
  await app.reset()
  if (faults.length > 0) throw new Error(faults.join('\n'))
})
afterAll(() => app.close())

/** Goes on in time, on both sides. */
function goOn(by: Temporal.DurationLike): void {
  now = now.add(by)
  app.setNow(now)
}

/** A landlord's fee that is paid by card; its amount in minor units. */
async function paidFee(): Promise<{ amount: number; landlordId: string }> {
  const stage = await createStage(app)
  await bookStay(app, stage, '2030-02-01', '2030-07-31')
  await app.runJobs()
  const { id } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
  const pay = `mutation($id: ID!) { answer: createLandlordFeeStripePaymentIntent(bookingId: $id) { clientSecret } }`
  type Answer = { answer: { clientSecret: string } }
  const { clientSecret } = (await app.graphql<Answer>(pay, { id }, stage.landlord)).data.answer
  await enterCard(payments, clientSecret, GOOD_CARD)
  const check = `mutation($id: ID!) { answer: checkLandlordFeePayment(bookingId: $id) { payment { amount } } }`
  type Checked = { answer: { payment: { amount: number } } }
  const { amount } = (await app.graphql<Checked>(check, { id }, stage.landlord)).data.answer.payment
  return { amount, landlordId: stage.landlordId }
}

const reconcile = async () => reconcileProvider(await app.ctxFor(null))

interface Account {
  _id: string
  landlordName: string | null
  currency: string
  available: number
  pending: number
  booked: number
  openCount: number
  openAmount: number
  explainedAmount: number
  failure: string
}

async function accounts(): Promise<Account[]> {
  const query = `{ providerAccounts { totalCount nodes { _id landlordName currency available pending booked openCount
    openAmount explainedAmount failure } } }`
  const { data } = await app.graphql<{ providerAccounts: { nodes: Account[] } }>(query, {}, staff)
  return data.providerAccounts.nodes
}

interface Difference {
  _id: string
  kind: string
  amount: number
  entryKind: string | null
  invoiceNumber: string | null
  explanation: string
  explainedBy: string | null
  line: { category: string; net: number } | null
}

async function differences(accountId: string, state = 'OPEN', limit = 50): Promise<Difference[]> {
  const query = `query($accountId: ID!, $state: ProviderDifferenceState!, $limit: Int) {
    providerDifferences(accountId: $accountId, state: $state, limit: $limit) { counts { state count } nodes { _id kind amount
      entryKind invoiceNumber explanation explainedBy line { category net } } } }`
  const variables = { accountId, state, limit }
  type Answer = { providerDifferences: { nodes: Difference[] } }
  return (await app.graphql<Answer>(query, variables, staff)).data.providerDifferences.nodes
}

async function explain(differenceId: string, reason: string, key: string = randomUUID()) {
  const mutation = `mutation($differenceId: ID!, $reason: String!, $key: ID!) {
    answer: explainProviderDifference(differenceId: $differenceId, reason: $reason, idempotencyKey: $key) {
      error { name reason } difference { state explanation } } }`
  type Answer = {
    answer: { error: { name: string; reason: string | null } | null; difference: { state: string } | null }
  }
  return (await app.graphql<Answer>(mutation, { differenceId, reason, key }, staff)).data.answer
}

/** All accounts say of themselves what the provider and the books say, with what lies between. */
async function expectExplained(): Promise<void> {
  for (const { available, pending, booked, openAmount, explainedAmount } of await accounts())
    expect(available + pending).toBe(booked + openAmount + explainedAmount)
}

const first = async () => given((await accounts())[0])

describe('the operator’s account', () => {
  it('fits to the cent with a payment: its cost is booked once, and the money is waited for', async () => {
    const { amount: paid } = await paidFee()
    await reconcile()
    await reconcile()
    const account = await first()
    const { PROVIDER_COSTS: cost = 0, PROVIDER_CLEARING: held } = await balances(app.db)
    expect(cost).toBeGreaterThan(0)
    expect(held).toBe(paid - cost)
    expect(account).toMatchObject({ available: 0, pending: held, booked: held, openCount: 0 })
    const [waiting, ...others] = await differences(account._id)
    expect(waiting).toMatchObject({ kind: 'NOT_AVAILABLE', amount: 0, entryKind: 'INVOICE_PAID' })
    expect(waiting?.invoiceNumber).toMatch(/^TEST-/)
    expect(others).toEqual([])
    expect(await explain(given(waiting)._id, 'It comes.')).toMatchObject({
      error: { reason: 'ENDS_BY_ITSELF' },
    })
    goOn({ hours: 24 * 3 })
    await reconcile()
    expect(await first()).toMatchObject({ available: held, pending: 0 })
    expect(await differences(account._id)).toEqual([])
    expect(await differences(account._id, 'ENDED')).toMatchObject([{ kind: 'NOT_AVAILABLE' }])
  })

  it('shows what nobody knows of, until somebody says why', async () => {
    await paidFee()
    goOn({ hours: 24 * 3 })
    await local.stray({ amount: -700, category: 'other_adjustment' })
    await local.stray({ amount: 300, fee: 20, category: 'topup' })
    await reconcile()
    await expectExplained()
    const { _id } = await first()
    const [one, other] = await differences(_id)
    expect(new Set([one?.amount, other?.amount])).toEqual(new Set([-700, 300]))
    expect(one).toMatchObject({ kind: 'NO_ENTRY', entryKind: null })
    expect(await explain(given(one)._id, ' ')).toMatchObject({ error: { name: 'ValidationError' } })
    const key = randomUUID()
    expect(await explain(given(one)._id, 'A test of the provider.', key)).toMatchObject({ error: null })
    expect(await explain(given(one)._id, 'A test of the provider.', key)).toMatchObject({ error: null })
    expect(await explain(given(one)._id, 'Once more.')).toMatchObject({
      error: { reason: 'DIFFERENCE_EXPLAINED' },
    })
    await reconcile()
    expect(await differences(_id)).toMatchObject([{ amount: other?.amount }])
    expect(await differences(_id, 'EXPLAINED')).toMatchObject([
      { amount: one?.amount, explanation: 'A test of the provider.', explainedBy: expect.any(String) },
    ])
    await expectExplained()
    const audited = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'explainProviderDifference')
      .execute()
    expect(audited).toHaveLength(1)
  })

  it('misses the line of what is booked, and an entry of another amount', async () => {
    const { amount: paid, landlordId } = await paidFee()
    const ctx = await app.ctxFor(null)
    const of = { mode: 'TESTING', currency: 'EUR', landlordId, bookingId: null } as const
    const debit = { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' } as const
    const credit = { kind: 'LANDLORD_PAYABLE', landlordId } as const
    const refund = randomUUID()
    await inTransaction(ctx, (trx) =>
      book(trx, ctx, { ...of, kind: 'REFUND_PAID', subjectId: refund, invoiceId: null, effectiveAt: now }, [
        { debit: credit, credit: debit, amount: 900 },
      ]),
    )
    await reconcile()
    const { _id } = await first()
    const found = await differences(_id)
    expect(new Map(found.map(({ kind, amount }) => [kind, amount]))).toEqual(
      new Map([
        ['NOT_AVAILABLE', 0],
        ['NO_LINE', 900],
      ]),
    )
    await expectExplained()
    await app.db
      .updateTable('provider_lines')
      .set({ amount: paid - 1, net: 0, fee: paid - 1 })
      .where('category', '=', 'charge')
      .execute()
    await reconcile()
    expect((await differences(_id)).map(({ kind }) => kind)).toContain('OTHER_AMOUNT')
  })

  it('pays our own money out to our bank, and has it back when the bank refuses it', async () => {
    await paidFee()
    goOn({ hours: 24 * 3 })
    await local.stray({ amount: -5_000, category: 'payout' })
    await local.stray({ amount: -100, category: 'fee' })
    await reconcile()
    await expectExplained()
    expect(await differences((await first())._id)).toEqual([])
    expect(await balances(app.db)).toMatchObject({ PAYOUT_IN_TRANSIT: 5_000 })
    await local.stray({ amount: 5_000, category: 'payout_reversal' })
    await reconcile()
    expect(await balances(app.db)).not.toHaveProperty('PAYOUT_IN_TRANSIT')
    expect(await differences((await first())._id)).toEqual([])
  })

  it.each([0, 1, 40, 1000])(
    'is read as a whole with %i lines, each once',
    async (count) => {
      for (let at = 0; at < count; at++) await local.stray({ amount: at + 1, category: 'topup' })
      await reconcile()
      await reconcile()
      const account = await first()
      expect(account).toMatchObject({ openCount: count, openAmount: (count * (count + 1)) / 2, booked: 0 })
      expect(await differences(account._id, 'OPEN', 100)).toHaveLength(Math.min(count, 100))
    },
    60_000,
  )
})

/** Lines of a bank statement of today, each with 5,000 from one of these names. */
async function bankLines(...names: string[]) {
  const uploadedBy = await app.createUser({})
  const { id: statementId } = await app.db
    .insertInto('bank_statements')
    .values({
      file_name: 'a.xml',
      format: 'CAMT053',
      sha256: randomUUID(),
      known_lines: 0,
      announced_lines: 0,
      uploaded_by: uploadedBy,
      uploaded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return names.map((other_name, position) => ({
    statement_id: statementId,
    position,
    key: randomUUID(),
    account: 'DE 3000',
    reference: '',
    value_day: dayOf(now),
    amount: 5_000,
    currency: 'EUR',
    is_reversal: false,
    other_name,
    other_iban_country: '',
    other_iban_last4: '',
    remittance: '',
    state: 'NEW' as const,
    reason: 'NOTHING_FITS' as const,
    created_at: now,
  }))
}

it('money that the provider paid out to our bank comes back with the bank statement’s line', async () => {
  await paidFee()
  goOn({ hours: 24 * 3 })
  await local.stray({ amount: -5_000, category: 'payout' })
  await reconcile()
  await app.db
    .insertInto('bank_lines')
    .values(await bankLines('Somebody', 'STRIPE PAYMENTS EUROPE', 'Stripe'))
    .execute()
  await reconcile()
  await reconcile()
  const held = await balances(app.db)
  expect(held).toMatchObject({ 'PROVIDER_CLEARING BANK': 5_000 })
  expect(held).not.toHaveProperty('PAYOUT_IN_TRANSIT')
  const states = await app.db
    .selectFrom('bank_lines')
    .select(['state', 'reason'])
    .orderBy('position')
    .execute()
  expect(states.map(({ state }) => state)).toEqual(['NEW', 'SETTLED', 'NEW'])
  const { faults } = await checkBooks(app.db, app.services.files, now)
  expect(faults).toEqual([])
})

it('a payout that no bank statement brings is shown until somebody says why, and keeps no later one waiting', async () => {
  await paidFee()
  goOn({ hours: 24 * 3 })
  await local.stray({ amount: -5_000, category: 'payout' })
  await reconcile()
  goOn({ hours: 24 * 40 })
  staff = await app.login('books@mezzo.example')
  await local.stray({ amount: -5_000, category: 'payout' })
  await reconcile()
  await app.db
    .insertInto('bank_lines')
    .values(await bankLines('Stripe'))
    .execute()
  await reconcile()
  expect(await balances(app.db)).toMatchObject({
    PAYOUT_IN_TRANSIT: 5_000,
    'PROVIDER_CLEARING BANK': 5_000,
  })
  const [missing, ...others] = await differences((await first())._id)
  expect(others).toEqual([])
  expect(missing).toMatchObject({ kind: 'NOT_ARRIVED', amount: 0, line: { category: 'payout', net: -5_000 } })
  const explain = `mutation($id: ID!, $key: ID!) { answer: explainProviderDifference(differenceId: $id,
    reason: "It is on the statement of March.", idempotencyKey: $key) { error { name } } }`
  const variables = { id: given(missing)._id, key: randomUUID() }
  const { data } = await app.graphql<{ answer: { error: null } }>(explain, variables, staff)
  expect(data.answer.error).toBeNull()
  await reconcile()
  expect(await first()).toMatchObject({ openCount: 0 })
})

describe('a landlord’s account', () => {
  it('has its own balance beside its own clearing account', async () => {
    const landlordId = await app.createUser({ landlord: true })
    const made = await payments.createAccount({
      landlordId,
      email: 'a@mezzo.example',
      country: 'DE',
      key: randomUUID(),
    })
    if (made.kind !== 'KNOWN') throw new Error('The account was not made.')
    await app.db
      .insertInto('payout_accounts')
      .values({
        landlord_id: landlordId,
        provider: 'LOCAL',
        mode: 'TESTING',
        country: 'DE',
        email: 'a@mezzo.example',
        external_id: made.value.externalId,
        status: 'ACTIVE',
        created_at: now,
      })
      .execute()
    await local.stray({ amount: 4_000, category: 'charge' }, made.value.externalId)
    await reconcile()
    const [own, theirs] = await accounts()
    expect(own).toMatchObject({ landlordName: null, available: 0, openCount: 0 })
    expect(theirs).toMatchObject({ available: 4_000, booked: 0, openCount: 1 })
    expect(await differences(given(theirs)._id)).toMatchObject([{ kind: 'NO_ENTRY', amount: 4_000 }])
  })
})

it('a provider that says nothing is said so, and the figures of before stay', async () => {
  await paidFee()
  await reconcile()
  const before = await first()
  local.upset({ on: 'GET /v1/balance_transactions', status: 500 })
  await reconcile()
  expect(await first()).toEqual({ ...before, failure: expect.stringContaining('500') })
  await reconcile()
  expect(await first()).toEqual(before)
})

it('is ordered once by two that ask at once, and by nobody without the permission', async () => {
  const order = (as: Browser, key: string) =>
    app.graphql<{ answer: { run: { _id: string } | null; error: { name: string } | null } } | null>(
      `mutation($key: ID!) { answer: orderProviderRun(idempotencyKey: $key) { run { _id } error { name } } }`,
      { key },
      as,
    )
  const [one, two] = [await order(staff, randomUUID()), await order(staff, randomUUID())]
  expect(one.data?.answer.run?._id).toBe(two.data?.answer.run?._id)
  await app.runJobs()
  expect(await app.db.selectFrom('provider_runs').select('finished_at').execute()).toMatchObject([
    { finished_at: now },
  ])
  await app.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
  expect(
    (await order(await app.login('sales@mezzo.example'), randomUUID())).errors?.[0]?.extensions?.name,
  ).toBe('NotAllowedError')
})
