import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { given } from '../../../../test/builders.ts'
import {
  balances,
  bookWithRent,
  bring,
  openPayingApp,
  openPayoutAccount,
  type PayingApp,
  payRent,
  providerKeys,
  type RentStage,
} from '../../../../test/paying-app.ts'
import type { Posting } from '../../../domain/money/ledger.ts'
import type { LocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import type { BankRefusal as BankFailure } from '../../kernel/adapters/payments/local-stripe/payouts.ts'
import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { listPayoutFaults } from '../books/check-payouts-sql.ts'
import { book } from '../ledger/actions.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { askPayoutAccounts } from '../payout-accounts/ask-actions.ts'
import { reconcileProvider } from '../reconciliation/run-actions.ts'
import { askPayouts, payOut } from './send-actions.ts'

const booked = Temporal.Instant.from('2029-11-21T09:00:00Z')
const movedIn = Temporal.Instant.from('2030-02-02T09:00:00Z')
let now = booked
let paying: PayingApp
let local: LocalStripe
let app: TestApp
let stage: RentStage

beforeAll(async () => {
  // What is lost is booked by hand here, without its refund.
  const faults = async (db: Db) => [...(await listLedgerFaults(db)), ...(await listPayoutFaults(db))]
  paying = await openPayingApp({ faults })
  ;({ app, local } = paying)
})
beforeEach(async () => {
  goTo(booked)
  stage = await bookWithRent(app)
  // Its money can be had at once.
  await payRent(paying, stage, '4000000000000077')
  await openPayoutAccount(paying)
  local.webhooks.length = 0
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

function goTo(instant: Temporal.Instant): void {
  now = instant
  paying.goTo(instant)
}

const ctx = () => app.ctxFor(null)
const accountId = async () =>
  given((await app.db.selectFrom('payout_accounts').select('external_id').executeTakeFirst())?.external_id)

/** Somebody names another bank at the provider. */
async function nameBank(number: string): Promise<void> {
  const form = new URLSearchParams({
    'external_account[object]': 'bank_account',
    'external_account[account_number]': number,
    'external_account[country]': 'DE',
    'external_account[currency]': 'eur',
  })
  const headers = { authorization: `Bearer ${providerKeys.secretKey}` }
  const url = `${local.url}/v1/accounts/${await accountId()}`
  const answer = await fetch(url, { method: 'POST', body: form, headers })
  if (!answer.ok) throw new Error(await answer.text())
  // Its webhook gets lost.
  local.webhooks.length = 0
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
    headers: {
      authorization: `Bearer ${providerKeys.secretKey}`,
      ...(account && { 'stripe-account': account }),
    },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { data: unknown[] }).data.length
}

async function settle(failure?: BankFailure): Promise<void> {
  const bank = (await attempts()).findLast(({ leg }) => leg === 'TO_BANK')
  await local.settlePayout(await accountId(), given(bank?.external_id), failure)
}

async function deliver(): Promise<void> {
  for (const webhook of local.webhooks.splice(0)) expect((await bring(app, webhook)).statusCode).toBe(200)
  await app.runJobs()
}

const mails = async (template: 'payoutOnItsWay' | 'payoutFailed' | 'payoutBankChanged') =>
  (await app.db.selectFrom('mails').select('id').where('template', '=', template).execute()).length

/** Something that changes what the landlord gets; negative for a loss. */
async function bookOnPayable(
  kind: 'REFUND_OWED' | 'DISPUTE_OPENED' | 'INCENTIVE_GRANTED' | 'CREDIT_CARRIED',
  amount: number,
  bookingId: string | null = null,
) {
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
    bookingId,
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
    expect(await balances(app.db)).toMatchObject({
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
    const after = await balances(app.db)
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

  it('is held while the landlord’s account is on hold, and made when that ends', async () => {
    const freeze = (frozen_at: Temporal.Instant | null) =>
      app.db.updateTable('users').set({ frozen_at }).where('id', '=', stage.landlordId).execute()
    goTo(movedIn)
    await freeze(movedIn)
    await run()
    expect(await state()).toEqual([])
    await freeze(null)
    const dying = { ...paying.payments, createTransfer: () => Promise.reject(new Error('killed')) }
    await expect(payOut({ ...(await ctx()), payments: dying })).rejects.toThrow('landlords to pay failed')
    await freeze(movedIn)
    await ask()
    expect(await moved()).toEqual({ transfers: 0, payouts: 0 })
    await freeze(null)
    goTo(movedIn.add({ hours: 1 }))
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('is taken up where a process died before the call', async () => {
    goTo(movedIn)
    const dying = { ...paying.payments, createTransfer: () => Promise.reject(new Error('killed')) }
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
      ...paying.payments,
      createPayout: async (order) => {
        await paying.payments.createPayout(order)
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

  it.each([
    ['the order', async () => {}],
    // The library repeats a call once by itself after a connection that closed.
    ['the second try of an order that nobody answered', async () => { local.upset({ on: 'POST /v1/payouts', status: 500, times: 1 }); await run() }], // prettier-ignore
    ['the order after a process died', async () => { await expect(payOut({ ...(await ctx()), payments: { ...paying.payments, createTransfer: () => Promise.reject(new Error('killed')) } })).rejects.toThrow('landlords to pay failed') }], // prettier-ignore
  ])('goes to no bank that was named just before %s, though nothing was told of it', async (_, begin) => {
    goTo(movedIn)
    await begin()
    const { transfers } = await moved()
    await nameBank('DE02120300000000202051')
    await run()
    goTo(movedIn.add({ hours: 2 }))
    await ask()
    expect(await moved()).toEqual({ transfers, payouts: 0 })
    expect(await mails('payoutBankChanged')).toBe(2)
    goTo(movedIn.add({ hours: 27 }))
    await run()
    await ask()
    expect(await moved()).toEqual({ transfers: 1, payouts: 1 })
  })

  it('begins only where the provider says how the account is', async () => {
    goTo(movedIn)
    local.upset({ on: `GET /v1/accounts/${await accountId()}`, status: 500, times: 1 })
    await run()
    expect(await attempts()).toEqual([])
    goTo(movedIn.add({ hours: 1 }))
    await ask()
    expect(await state()).toEqual(['IN_TRANSIT'])
  })

  it('waits for no tenant with what the landlord had paid too much, nor with a stay that nobody begins', async () => {
    const { id } = await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    goTo(booked.add({ hours: 25 }))
    await bookOnPayable('CREDIT_CARRIED', 200_000, id)
    await run()
    expect((await items())[0]).toEqual({ kind: 'CREDIT', amount: 200_000 })
    expect((await items()).map(({ kind }) => kind)).not.toContain('RENT')
    const canceled = { canceled: true, canceled_at: now, cancellation_reason: 'OTHER' } as const
    await app.db.updateTable('bookings').set(canceled).execute()
    await run()
    expect((await items()).map(({ kind }) => kind)).toContain('RENT')
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
    expect(await balances(app.db)).toMatchObject({
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
    expect(await balances(app.db)).toMatchObject({
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
    await nameBank('DE02120300000000202051')
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
    goTo(booked.add({ hours: 25 }))
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

  it('is told of each amount what it waits for, and no payout waits for one on its way', async () => {
    goTo(movedIn)
    await run()
    const [{ amount }] = [given((await payouts())[0])]
    await bookOnPayable('INCENTIVE_GRANTED', 5_000)
    await app.db.updateTable('payout_accounts').set({ status: 'RESTRICTED' }).execute()
    expect(await next()).toMatchObject({ amount: 5_000, waitsFor: 'PAYOUT_ACCOUNT_RESTRICTED', on: null })
    const parts = '{ reason amount nextOn }'
    const { moneyOverview } = await ask<{ moneyOverview: { currencies: unknown[] } }>(
      `{ moneyOverview(period: "2030-02") { currencies { whyNotPaid ${parts} alsoNotPaid ${parts} } } }`,
    )
    expect(moneyOverview.currencies[0]).toEqual({
      whyNotPaid: { reason: 'PAYOUT_IN_TRANSIT', amount, nextOn: '2030-02-03' },
      alsoNotPaid: [{ reason: 'PAYOUT_ACCOUNT_RESTRICTED', amount: 5_000, nextOn: null }],
    })
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
