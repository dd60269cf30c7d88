import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, createStage, given, sendRequest } from '../../../../test/builders.ts'
import { balanceOf, type Posting } from '../../../domain/money/ledger.ts'
import { localProvider } from '../../kernel/adapters/payments/open-payments.ts'
import { type LocalStripe, startLocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import type { PayoutFailure as BankFailure } from '../../kernel/adapters/payments/local-stripe/payouts.ts'
import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { book } from '../ledger/actions.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { askPayoutAccounts } from '../payout-accounts/ask-actions.ts'
import { reconcileProvider } from '../reconciliation/run-actions.ts'
import { askPayouts, payOut } from './send-actions.ts'

const access = { secretKey: 'sk_test_payouts', webhookSecret: 'whsec_payouts' }
const booked = Temporal.Instant.from('2029-11-21T09:00:00Z')
const movedIn = Temporal.Instant.from('2030-02-02T09:00:00Z')
let now = booked
let local: LocalStripe
let payments: Payments
let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>

beforeAll(async () => {
  local = await startLocalStripe({ ...access, now: () => now })
  payments = localProvider(access, local.url, () => local.close())
  app = await buildTestApp({ payments })
})
beforeEach(async () => {
  goTo(booked)
  await app.db.insertInto('feature_flags').values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at: now }).execute() // prettier-ignore
  stage = await createStage(app, { group: { online_signing: false } })
  await bookOnPaper(app, stage, await sendRequest(app, stage, '2030-02-01', '2030-07-31'))
  await app.runJobs()
  await payRent()
  await openAccount()
  local.webhooks.length = 0
})
afterEach(async () => {
  const faults = await listLedgerFaults(app.db)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  local.calm()
  local.webhooks.length = 0
  await app.reset()
})
afterAll(async () => {
  await app.close()
  await payments.close()
})

function goTo(instant: Temporal.Instant): void {
  now = instant
  app.setNow(instant)
}

async function payRent(): Promise<void> {
  const [booking] = await app.db.selectFrom('bookings').select('id').execute()
  const { data } = await app.graphql<{ tenantDues: { _id: string; amount: number }[] }>(
    'query($id: ID!) { tenantDues(bookingId: $id) { _id amount } }',
    { id: booking?.id },
    stage.tenant,
  )
  const { _id: dueId, amount } = given(data.tenantDues[0])
  const started = await app.graphql<{ answer: { clientSecret: string } }>(
    'mutation($id: ID!, $amount: Float!) { answer: createTenantPaymentIntent(dueId: $id, amount: $amount) { clientSecret } }',
    { id: dueId, amount },
    stage.tenant,
  )
  await payments.browserCall?.('pay', {
    clientSecret: started.data.answer.clientSecret,
    method: 'card',
    card: { number: '4000 0000 0000 0077', expiry: '12/34', cvc: '123' },
  })
  await app.graphql(
    'mutation($id: ID!) { checkTenantPayment(dueId: $id) { payment { state } } }',
    { id: dueId },
    stage.tenant,
  )
}

const ctx = () => app.ctxFor(null)
const accountId = async () =>
  given((await app.db.selectFrom('payout_accounts').select('external_id').executeTakeFirst())?.external_id)

async function openAccount(): Promise<void> {
  await app.graphql(
    'mutation { openPayoutAccount(country: "DE") { url } }',
    {},
    await app.login('jana@mezzo.example'),
  )
  await local.onboard(await accountId(), 'COMPLETE')
  await askAccount()
}

async function askAccount(): Promise<void> {
  await app.db.updateTable('payout_accounts').set({ checked_at: null }).execute()
  await askPayoutAccounts(await ctx())
}

const run = async () => payOut(await ctx())
const ask = async () => askPayouts(await ctx())
const payouts = () => app.db.selectFrom('payouts').selectAll().orderBy('created_at').execute()
const items = () =>
  app.db.selectFrom('payout_items').select(['kind', 'amount']).orderBy('transfer_id').execute()
const attempts = () => app.db.selectFrom('payout_transfers').selectAll().orderBy('position').execute()
const state = async () => (await payouts()).map((payout) => payout.state)

/** What accounts hold, those of nothing left out; the landlord's own clearing account by a name of its own. */
async function balances(): Promise<Record<string, number>> {
  const accounts = await app.db.selectFrom('ledger_accounts').selectAll().execute()
  const held = accounts.map((account) => {
    const isTheirs = account.kind === 'PROVIDER_CLEARING' && account.landlord_id !== null
    return [isTheirs ? 'THEIR_CLEARING' : account.kind, balanceOf(account.kind, account)] as const
  })
  return Object.fromEntries(held.filter(([, balance]) => balance !== 0))
}

/** How often the provider has moved money to the landlord, and on to the bank. */
async function moved(): Promise<{ transfers: number; payouts: number }> {
  const account = await accountId()
  const [transfers, sent] = await Promise.all([
    list(`transfers?limit=100&destination=${account}`),
    list('payouts?limit=100', account),
  ])
  return { transfers, payouts: sent }
}

async function list(path: string, account?: string): Promise<number> {
  const answer = await fetch(`${local.url}/v1/${path}`, {
    headers: { authorization: `Bearer ${access.secretKey}`, ...(account && { 'stripe-account': account }) },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { data: unknown[] }).data.length
}

async function settle(failure?: BankFailure): Promise<void> {
  const bank = (await attempts()).findLast(({ leg }) => leg === 'TO_BANK')
  await local.settlePayout(await accountId(), given(bank?.external_id), failure)
}

async function deliver(): Promise<void> {
  for (const { body, headers } of local.webhooks.splice(0)) {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: body,
      headers,
    })
    expect(answer.statusCode).toBe(200)
  }
  await app.runJobs()
}

const mails = async (template: 'payoutOnItsWay' | 'payoutFailed') =>
  (await app.db.selectFrom('mails').select('id').where('template', '=', template).execute()).length

/** Something that changes what the landlord gets; negative for a loss. */
async function bookOnPayable(kind: 'REFUND_OWED' | 'DISPUTE_OPENED' | 'INCENTIVE_GRANTED', amount: number) {
  const context = await ctx()
  const theirs: Posting['debit'] = { kind: 'LANDLORD_PAYABLE', landlordId: stage.landlordId }
  const other: Posting['debit'] = { kind: 'REFUND_PAYABLE' }
  const [debit, credit] = amount < 0 ? [theirs, other] : [other, theirs]
  const happening = {
    kind,
    subjectId: crypto.randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId: stage.landlordId,
    bookingId: null,
    invoiceId: null,
    effectiveAt: now,
  } as const
  await inTransaction(context, (trx) =>
    book(trx, context, happening, [{ debit, credit, amount: Math.abs(amount) }]),
  )
}

describe('a payout', () => {
  it('waits until the tenant has moved in, keeps the fee, and each cent of it is an item', async () => {
    await run()
    expect(await payouts()).toEqual([])
    goTo(movedIn)
    await run()
    const [payout] = await payouts()
    expect(payout).toMatchObject({ state: 'IN_TRANSIT', arrives_on: '2030-02-03' })
    const all = await items()
    expect(all.map(({ kind }) => kind)).toEqual(['RENT', 'FEE_KEPT'])
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(payout?.amount)
    const invoice = await app.db
      .selectFrom('invoices')
      .select(['paid_amount', 'amount'])
      .executeTakeFirstOrThrow()
    expect(invoice.paid_amount).toBe(-given(all[1]).amount)
    expect(await balances()).toMatchObject({
      LANDLORD_PAYABLE: payout?.amount,
      PAYOUT_IN_TRANSIT: payout?.amount,
    })
    expect(await mails('payoutOnItsWay')).toBe(1)
    const more = given(payout).amount + 1
    const changed = app.db.updateTable('payouts').set({ amount: more }).execute()
    await expect(changed).rejects.toThrow('are not its amount')

    await settle()
    await deliver()
    expect(await state()).toEqual(['PAID'])
    const after = await balances()
    for (const kind of ['LANDLORD_PAYABLE', 'PAYOUT_IN_TRANSIT', 'THEIR_CLEARING'])
      expect(after).not.toHaveProperty(kind)
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
    await reconcileProvider(await ctx())
    const differences = app.db.selectFrom('provider_differences').select(['kind', 'amount'])
    expect(await differences.where('amount', '<>', 0).execute()).toEqual([])
    // The payment, its costs, the transfer on both accounts, and the payout.
    expect(await app.db.selectFrom('provider_lines').select('id').where('event_id', 'is not', null).execute()).toHaveLength(4) // prettier-ignore
  })

  it('is made and sent once, by however many', async () => {
    goTo(movedIn)
    await Promise.all([run(), run(), run()])
    await Promise.all([ask(), run(), ask()])
    expect(await payouts()).toHaveLength(1)
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it.each([
    ['POST /v1/transfers', { lose: true }],
    ['POST /v1/payouts', { lose: true }],
  ])('of which nobody knows (%s, %o) is asked about until it is known', async (on, wrong) => {
    goTo(movedIn)
    // The library repeats a call once by itself after a connection that closed.
    local.upset({ on, times: 2, ...wrong })
    await run()
    expect(await state()).toEqual(['UNKNOWN'])
    await run()
    local.calm()
    goTo(movedIn.add({ hours: 30 }))
    await ask()
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('is taken up where a process died before the call', async () => {
    goTo(movedIn)
    const dying = { ...payments, createTransfer: () => Promise.reject(new Error('killed')) }
    await expect(payOut({ ...(await ctx()), payments: dying })).rejects.toThrow(
      '1 of 1 landlords to pay failed',
    )
    expect(await attempts()).toMatchObject([{ leg: 'TO_ACCOUNT', state: 'CREATED' }])
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('is taken up where a process died after the call', async () => {
    goTo(movedIn)
    const dying: Payments = {
      ...payments,
      createPayout: async (order) => {
        await payments.createPayout(order)
        throw new Error('killed')
      },
    }
    await expect(payOut({ ...(await ctx()), payments: dying })).rejects.toThrow(
      '1 of 1 landlords to pay failed',
    )
    await ask()
    expect(await state()).toEqual(['PENDING'])
    goTo(movedIn.add({ hours: 1 }))
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('nets what is lost, and carries on what is left of a loss', async () => {
    goTo(movedIn)
    await bookOnPayable('REFUND_OWED', -10_000)
    await bookOnPayable('INCENTIVE_GRANTED', 300)
    await run()
    expect((await items()).map(({ kind }) => kind)).toEqual(['RENT', 'REFUND', 'INCENTIVE', 'FEE_KEPT'])
    await settle()
    await deliver()

    await bookOnPayable('DISPUTE_OPENED', -5_000)
    await run()
    expect(await payouts()).toHaveLength(1)
    await bookOnPayable('INCENTIVE_GRANTED', 6_000)
    goTo(movedIn.add({ hours: 24 }))
    await run()
    expect((await payouts())[1]).toMatchObject({ amount: 1_000 })
  })
})

describe('a payout that comes back', () => {
  it('is explained, and stays at the provider', async () => {
    goTo(movedIn)
    await run()
    await settle('incorrect_account_holder_name')
    await deliver()
    const [payout] = await payouts()
    expect(payout).toMatchObject({ state: 'FAILED', failure: 'NAME_MISMATCH' })
    expect(await balances()).toMatchObject({
      LANDLORD_PAYABLE: payout?.amount,
      THEIR_CLEARING: payout?.amount,
    })
    expect(await mails('payoutFailed')).toBe(1)
    goTo(movedIn.add({ hours: 48 }))
    await run()
    await ask()
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('after it had arrived is owed again', async () => {
    goTo(movedIn)
    await run()
    await settle()
    await deliver()
    await settle('account_closed')
    await deliver()
    expect(await state()).toEqual(['FAILED'])
    const [payout] = await payouts()
    expect(await balances()).toMatchObject({
      LANDLORD_PAYABLE: payout?.amount,
      THEIR_CLEARING: payout?.amount,
    })
  })

  it('after it had arrived is found without a webhook, by looking once a day', async () => {
    goTo(movedIn)
    await run()
    await settle()
    await deliver()
    await settle('account_closed')
    local.webhooks.length = 0
    await ask()
    expect(await state()).toEqual(['PAID'])
    goTo(movedIn.add({ hours: 25 }))
    await ask()
    expect(await state()).toEqual(['FAILED'])
  })

  it('is looked at no more than once a day once it has arrived, and not for ever', async () => {
    goTo(movedIn)
    await run()
    await settle()
    await deliver()
    for (const [hours, looked] of [
      [25, 25],
      [26, 25],
      [50, 50],
      [24 * 70, 50],
    ] as const) {
      goTo(movedIn.add({ hours }))
      await ask()
      expect((await payouts())[0]?.checked_at).toEqual(movedIn.add({ hours: looked }))
    }
  })

  it('is sent again a day after the bank has become another one', async () => {
    goTo(movedIn)
    await run()
    await settle('account_closed')
    await deliver()
    goTo(movedIn.add({ hours: 2 }))
    await app.db.updateTable('payout_accounts').set({ bank_last4: '9999' }).execute()
    await askAccount()
    goTo(movedIn.add({ hours: 25 }))
    await ask()
    expect(await state()).toEqual(['FAILED'])
    goTo(movedIn.add({ hours: 27 }))
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 2 })
    await settle()
    await deliver()
    expect(await state()).toEqual(['PAID'])
  })
})

describe('a landlord', () => {
  const items = '{ kind amount tenantNames number from to }'
  const ask = async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
    email = 'jana@mezzo.example',
  ) => (await app.graphql<Data>(query, variables, await app.login(email))).data
  interface Next {
    nextPayouts: {
      amount: number
      on: string | null
      waitsFor: string
      items: { kind: string; amount: number }[]
    }[]
  }
  const next = async () =>
    given((await ask<Next>(`{ nextPayouts { amount on waitsFor items ${items} } }`)).nextPayouts[0])
  interface Answer {
    answer: { error: { name: string; reason: string | null } | null; payout?: { state: string } | null }
  }
  const choose = (schedule: string) =>
    ask<Answer>(`mutation { answer: choosePayoutSchedule(schedule: ${schedule}) { error { name reason } } }`)
  const retry = async (email?: string) =>
    (
      await ask<Answer>(
        'mutation($id: ID!) { answer: retryPayout(payoutId: $id) { error { name reason } payout { state } } }',
        { id: (await payouts())[0]?.id },
        email,
      )
    ).answer

  it('sees the next payout as it will be, and why it has not come', async () => {
    const held = await next()
    expect(held).toMatchObject({ on: '2030-02-02', waitsFor: 'PAYOUT_HELD' })
    expect(held.items.map(({ kind }) => kind)).toEqual(['RENT', 'FEE_KEPT'])
    const why = '{ moneyOverview(period: "2030-02") { currencies { whyNotPaid { reason nextOn } } } }'
    const { moneyOverview } = await ask<{ moneyOverview: { currencies: { whyNotPaid: unknown }[] } }>(why)
    expect(moneyOverview.currencies[0]?.whyNotPaid).toEqual({ reason: 'PAYOUT_HELD', nextOn: '2030-02-02' })

    await choose('MONTHLY')
    expect(await next()).toMatchObject({
      on: '2030-03-01',
      waitsFor: 'PAYOUT_SCHEDULED',
      amount: held.amount,
    })
    goTo(movedIn)
    await run()
    expect(await payouts()).toEqual([])
    await choose('AT_ONCE')
    await run()
    expect((await payouts())[0]?.amount).toBe(held.amount)
    const chosen = await app.db
      .selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'choosePayoutSchedule')
      .execute()
    expect(chosen).toHaveLength(2)
  })

  it('opens a payout to its parts, and sends one that came back again, once', async () => {
    goTo(movedIn)
    await run()
    await settle('account_closed')
    await deliver()
    const { landlordPayouts: page } = await ask<{
      landlordPayouts: {
        totalCount: number
        nodes: { amount: number; failure: string; items: { amount: number }[] }[]
      }
    }>(`{ landlordPayouts { totalCount nodes { amount failure items ${items} } } }`)
    const [payout] = page.nodes
    const ofBooking = '($id: ID!) { landlordPayouts(bookingId: $id) { totalCount } }'
    const { id } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const count = async (bookingId: string) =>
      (await ask<{ landlordPayouts: { totalCount: number } }>(`query${ofBooking}`, { id: bookingId }))
        .landlordPayouts.totalCount
    expect([await count(id), await count(crypto.randomUUID()), await count('none')]).toEqual([1, 0, 0])
    expect(payout).toMatchObject({ failure: 'ACCOUNT_CLOSED' })
    expect(payout?.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(payout?.amount)

    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    expect((await retry('other@mezzo.example')).error?.name).toBe('ResourceNotFoundError')
    const answers = await Promise.all([retry(), retry()])
    expect(answers.map(({ error }) => error?.reason ?? null)).toContain(null)
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 2 })
    expect((await retry()).error?.reason).toBe('PAYOUT_NOT_FAILED')
  })
})
