import { randomUUID } from 'node:crypto'
import { asOwner } from '../../../../test/as-owner.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, buildTestApp, PASSWORD, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import {
  bring,
  openPayingApp,
  openProvider,
  type PayingApp,
  providerKeys,
} from '../../../../test/paying-app.ts'
import type { LocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import { databaseStore } from '../../kernel/adapters/payments/local-stripe/store-sql.ts'
import type { SentWebhook } from '../../kernel/adapters/payments/local-stripe/webhooks.ts'
import { insertCreditNotes } from '../invoices/sql.ts'
import { remindOfInvoices } from '../invoices/reminder-actions.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { applyOutcome } from './apply-outcome.ts'
import { askPayments } from './ask-actions.ts'

let now = Temporal.Instant.from('2029-06-01T09:00:00Z')
let paying: PayingApp
let local: LocalStripe
let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string

beforeAll(async () => {
  // Invoices are changed by hand here, behind the back of the books.
  paying = await openPayingApp({ faults: listLedgerFaults })
  ;({ app, local } = paying)
})
beforeEach(async () => {
  paying.goTo(now)
  stage = await createStage(app)
  await bookStay(app, stage, '2030-02-01', '2030-07-31')
  await app.runJobs()
  bookingId = (await app.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()).id
})
afterEach(() => paying.reset())
afterAll(() => paying.close())

interface Started {
  clientSecret: string | null
  error: { name: string; reason: string | null } | null
}

async function start(as: Browser = stage.landlord, amount?: number): Promise<Started> {
  const mutation = `mutation($id: ID!, $amount: Float) {
    answer: createLandlordFeeStripePaymentIntent(bookingId: $id, amount: $amount) { clientSecret error { name reason } } }`
  const { data, errors } = await app.graphql<{ answer: Started } | null>(
    mutation,
    { id: bookingId, amount },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

async function check(as: Browser = stage.landlord) {
  const mutation = `mutation($id: ID!) { answer: checkLandlordFeePayment(bookingId: $id) {
    payment { state failure method amount surplus } error { name reason } } }`
  type Answer = { answer: { payment: Record<string, unknown> | null; error: { name: string } | null } }
  return (await app.graphql<Answer>(mutation, { id: bookingId }, as)).data.answer
}

async function browser(name: string, body: object) {
  const answer = await app.send(stage.landlord, {
    method: 'POST',
    url: `/api/test-payments/${name}`,
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const payWith = (clientSecret: string | null, number: string) =>
  browser('pay', { clientSecret, method: 'card', card: { number, expiry: '12/34', cvc: '123' } })

async function deliver(webhooks: readonly SentWebhook[]): Promise<void> {
  for (const webhook of webhooks) expect((await bring(app, webhook)).statusCode).toBe(200)
  await app.runJobs()
}

async function stored() {
  const rows = await app.db
    .selectFrom('payments')
    .selectAll()
    .orderBy('created_at')
    .orderBy('amount', 'desc')
    .execute()
  return rows.map(({ state, failure, surplus, amount, method }) => ({
    state,
    failure,
    surplus,
    amount,
    method,
  }))
}

async function invoice() {
  return app.db
    .selectFrom('invoices')
    .select(['id', 'amount', 'is_paid as isPaid'])
    .where('document_type', '=', 'INVOICE')
    .executeTakeFirstOrThrow()
}

const findStored = () => app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow()

const intents = () => stripeList('payment_intents')
const intentsOf = async (id: string) =>
  (await stripeList('payment_intents', null)).filter(
    ({ metadata }) => (metadata as Record<string, string>).payment_id === id,
  )
const charges = async () => (await stripeList('charges')).filter(({ paid }) => paid)

/** What the provider has of our payments, or of everybody's. */
async function stripeList(kind: string, whose: 'OURS' | null = 'OURS'): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${local.url}/v1/${kind}?limit=100`, {
    headers: { authorization: `Bearer ${providerKeys.secretKey}` },
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
  if (!whose) return data
  const ours = new Set(
    (await app.db.selectFrom('payments').select('external_id').execute()).map((row) => row.external_id),
  )
  return data.filter(({ id, payment_intent }) => ours.has((payment_intent ?? id) as string))
}

describe('the fee of a booking', () => {
  it('is paid by card, and by nothing that the browser says', async () => {
    const { clientSecret } = await start()
    expect(await stored()).toMatchObject([{ state: 'CREATED', amount: (await invoice()).amount }])
    expect((await payWith(clientSecret, '4242424242424242')).body.status).toBe('succeeded')
    expect(await invoice()).toMatchObject({ isPaid: false })
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', method: 'CREDIT_CARD', surplus: 0 })
    expect(await invoice()).toMatchObject({ isPaid: true })
    expect((await start()).error).toMatchObject({ name: 'ConditionNotMetError', reason: 'ALREADY_PAID' })
  })

  it.each([
    ['4000000000000002', 'CARD_DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000009987', 'CARD_DECLINED'],
    ['4000000000000069', 'EXPIRED_CARD'],
    ['4000000000000127', 'INCORRECT_CVC'],
    ['4000000000000119', 'PROCESSING_ERROR'],
    ['4242424242424241', 'INCORRECT_NUMBER'],
    ['4000000000006975', 'LIMIT_EXCEEDED'],
  ])('is refused with %s, and can be paid with another card by the same payment', async (number, failure) => {
    const { clientSecret } = await start()
    expect((await payWith(clientSecret, number)).status).toBe(402)
    expect((await check()).payment).toMatchObject({ state: 'FAILED', failure })
    const again = await start()
    expect(again.clientSecret).toBe(clientSecret)
    await payWith(clientSecret, '4242424242424242')
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', failure: null })
    expect([(await stored()).length, (await charges()).length]).toEqual([1, 1])
  })

  it('waits for 3-D Secure, and goes by what the bank hears', async () => {
    const { clientSecret } = await start()
    await payWith(clientSecret, '4000002760003184')
    expect((await check()).payment).toMatchObject({ state: 'REQUIRES_ACTION' })
    await browser('authenticate', { clientSecret, approve: false })
    expect((await check()).payment).toMatchObject({ state: 'FAILED', failure: 'AUTHENTICATION_FAILED' })
    await payWith(clientSecret, '4000002760003184')
    await browser('authenticate', { clientSecret, approve: true })
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED' })
  })

  it('can’t be paid anew while the bank takes its time', async () => {
    const { clientSecret } = await start()
    const [intent = ''] = given(clientSecret).split('_secret_')
    await fetch(`${local.url}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${providerKeys.secretKey}` },
      body: 'payment_method=pm_card_lasts',
    })
    expect((await start()).error?.reason).toBe('PAYMENT_RUNNING')
    await local.finish(intent)
    await deliver(local.webhooks)
    expect(await invoice()).toMatchObject({ isPaid: true })
  })

  it('is paid once from two tabs', async () => {
    const [one, other] = await Promise.all([start(), start()])
    expect(other.clientSecret).toBe(one.clientSecret)
    await payWith(one.clientSecret, '4242424242424242')
    expect((await payWith(other.clientSecret, '4242424242424242')).status).toBe(400)
    await check()
    expect([(await stored()).length, (await charges()).length]).toEqual([1, 1])
  })

  it('has one payment after 100 calls at once, which all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => start()))
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(answers[0]?.clientSecret).toBeTruthy()
    expect([(await stored()).length, (await intents()).length]).toEqual([1, 1])
  })

  it.each<[string, (landlord: Browser) => Promise<Browser>]>([
    [
      'another landlord',
      async () => {
        await app.createUser({ email: 'other@mezzo.example', landlord: true, password: PASSWORD })
        return app.login('other@mezzo.example')
      },
    ],
  ])('is a missing one to %s', async (_, who) => {
    const stranger = await who(stage.landlord)
    expect((await start(stranger)).error?.name).toBe('ResourceNotFoundError')
    expect((await check(stranger)).error?.name).toBe('ResourceNotFoundError')
    expect(await stored()).toEqual([])
  })

  it('is nothing to the tenant', async () => {
    await expect(start(stage.tenant)).rejects.toThrow('Not allowed to access')
  })

  it('is not paid when it was shown with another amount', async () => {
    const { amount } = await invoice()
    expect((await start(stage.landlord, amount - 1)).error?.reason).toBe('AMOUNT_CHANGED')
    expect(await stored()).toEqual([])
    expect((await start(stage.landlord, amount)).clientSecret).toBeTruthy()
  })

  it('ends the payment whose amount is no longer right, and begins another', async () => {
    const first = await start()
    const { id, amount } = await invoice()
    await asOwner(app.db, (trx) =>
      trx
        .updateTable('invoices')
        .set((eb) => ({ amount: amount - 1_000, net: eb('net', '-', 1_000) }))
        .where('id', '=', id)
        .execute(),
    )
    const second = await start()
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect(await stored()).toMatchObject([
      { state: 'CANCELED', amount },
      { state: 'CREATED', amount: amount - 1_000 },
    ])
    expect((await payWith(first.clientSecret, '4242424242424242')).status).toBe(400)
  })

  it('leaves a payment of another amount where the provider does not call it off', async () => {
    await start()
    const { id, amount } = await invoice()
    await asOwner(app.db, (trx) =>
      trx
        .updateTable('invoices')
        .set((eb) => ({ amount: amount - 1_000, net: eb('net', '-', 1_000) }))
        .where('id', '=', id)
        .execute(),
    )
    const externalId = (await app.db.selectFrom('payments').select('external_id').executeTakeFirstOrThrow())
      .external_id
    local.upset({ on: `POST /v1/payment_intents/${externalId}/cancel`, status: 500 })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    expect(await stored()).toMatchObject([{ state: 'CREATED', amount }])
    expect((await start()).clientSecret).toBeTruthy()
  })

  it('tells what came in too much when the amount changed while it was paid', async () => {
    const { clientSecret } = await start()
    const { id, amount } = await invoice()
    await asOwner(app.db, (trx) =>
      trx
        .updateTable('invoices')
        .set((eb) => ({ amount: amount - 1_000, net: eb('net', '-', 1_000) }))
        .where('id', '=', id)
        .execute(),
    )
    await payWith(clientSecret, '4242424242424242')
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', amount, surplus: 1_000 })
    expect(await invoice()).toMatchObject({ isPaid: true })
  })

  it('leaves an invoice open that became more meanwhile', async () => {
    const { clientSecret } = await start()
    const { id, amount } = await invoice()
    await asOwner(app.db, (trx) =>
      trx
        .updateTable('invoices')
        .set((eb) => ({ amount: amount + 1_000, net: eb('net', '+', 1_000) }))
        .where('id', '=', id)
        .execute(),
    )
    await payWith(clientSecret, '4242424242424242')
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', surplus: 0 })
    expect(await invoice()).toMatchObject({ isPaid: false })
  })

  it('goes back whole when the invoice was taken back meanwhile', async () => {
    const { clientSecret } = await start()
    const { id, amount } = await invoice()
    await insertCreditNotes(app.db, [id], app.services.now())
    expect((await start()).error?.reason).toBe('CREDITED')
    await payWith(clientSecret, '4242424242424242')
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', surplus: amount })
  })

  it('is counted by the provider as the provider counts, in krónur, and is never paid in another mode', async () => {
    await asOwner(app.db, (trx) => trx.updateTable('invoices').set({ currency: 'ISK' }).execute())
    const { amount } = await invoice()
    const { clientSecret } = await start()
    const [intent] = await intents()
    expect(intent).toMatchObject({ amount: amount * 100, currency: 'isk' })
    await asOwner(app.db, (trx) => trx.updateTable('invoices').set({ live_mode: 'LIVE' }).execute())
    expect((await start()).error?.reason).toBe('PAYMENTS_OFF')
    expect(clientSecret).toBeTruthy()
    const { data } = await app.graphql<{
      me: { landlordNumberOfUnpaidInvoices: number; link: { nodes: unknown[] } }
    }>(
      '{ me { landlordNumberOfUnpaidInvoices link: bcInvoiceCacheItemsLink { nodes { isPayable openAmount canBePaid { reason } } } } }',
      {},
      stage.landlord,
    )
    expect(data.me).toMatchObject({
      landlordNumberOfUnpaidInvoices: 0,
      link: { nodes: [{ isPayable: false, openAmount: 0, canBePaid: { reason: 'PAYMENTS_OFF' } }] },
    })
    app.setNow('2029-12-01T09:00:00Z')
    await remindOfInvoices(await app.ctxFor(null))
    expect(await app.db.selectFrom('mails').select('id').where('template', 'like', 'invoiceReminder%').execute()).toEqual([]) // prettier-ignore
  })

  it('offers PayPal with its flag alone', async () => {
    const one = await start()
    expect((await browser('intent', { clientSecret: one.clientSecret })).body.methods).toEqual(['card'])
    await app.db.updateTable('payments').set({ state: 'CANCELED' }).execute()
    await app.db
      .insertInto('feature_flags')
      .values({ name: 'PAY_VIA_PAYPAL', enabled: true, changed_at: app.services.now() })
      .execute()
    const { clientSecret } = await start()
    await browser('pay', { clientSecret, method: 'paypal' })
    await browser('authenticate', { clientSecret, approve: true })
    expect((await check()).payment).toMatchObject({ state: 'SUCCEEDED', method: 'PAYPAL' })
  })
})

describe('a provider that does not say', () => {
  it('what became of a new payment leaves it unknown, until the same key finds it', async () => {
    local.upset({ on: 'POST /v1/payment_intents', lose: true, times: 2 })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    expect(await stored()).toMatchObject([{ state: 'UNKNOWN' }])
    now = now.add({ minutes: 2 })
    paying.goTo(now)
    await askPayments(await app.ctxFor(null))
    expect(await stored()).toMatchObject([{ state: 'CREATED' }])
    expect((await start()).clientSecret).toBeTruthy()
    expect((await intents()).length).toBe(1)
  })

  it('whether a try went through leaves it unknown, and nobody can pay anew', async () => {
    const { clientSecret } = await start()
    await payWith(clientSecret, '4242424242424242')
    local.upset({ on: 'GET /v1/payment_intents', status: 500, times: 3 })
    expect((await check()).payment).toMatchObject({ state: 'UNKNOWN' })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    local.calm()
    now = now.add({ minutes: 2 })
    paying.goTo(now)
    await askPayments(await app.ctxFor(null))
    expect(await stored()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect([(await charges()).length, (await invoice()).isPaid]).toEqual([1, true])
  })

  it.each<[string, object]>([
    ['answers with 500', { status: 500 }],
    ['answers with 429', { status: 429 }],
    ['answers with garbage', { garbage: true }],
    ['breaks off', { lose: true, times: 2 }],
  ])('and %s harms no other page', async (_, upset) => {
    local.upset({ on: 'POST /v1/payment_intents', ...upset })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    const me = await app.graphql('query { me { landlordNumberOfUnpaidInvoices } }', {}, stage.landlord)
    expect(me.errors).toBeUndefined()
    expect((await start()).clientSecret).toBeTruthy()
  })

  it.each([['UNDONE'], ['DONE']] as const)(
    'and keeps that answer (%s) has one payment after the next click',
    async (kept) => {
      local.upset({ on: 'POST /v1/payment_intents', kept })
      expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
      const answers = await Promise.all([start(), start(), start()])
      const secrets = new Set(answers.map(({ clientSecret }) => clientSecret))
      expect([...secrets]).toEqual([expect.any(String)])
      expect(await intentsOf((await findStored()).id)).toHaveLength(1)
    },
  )

  it('and has one payment if the next click falls into the second opening', async () => {
    local.upset({ on: 'POST /v1/payment_intents', kept: 'UNDONE' })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    const before = await findStored()
    local.upset({ on: 'POST /v1/payment_intents', late: 500 })
    const first = start()
    await vi.waitFor(async () =>
      expect((await findStored()).idempotency_key).not.toBe(before.idempotency_key),
    )
    const answers = await Promise.all([first, start()])
    expect(new Set(answers.map(({ clientSecret }) => clientSecret))).toEqual(new Set([expect.any(String)]))
    expect(await intentsOf(before.id)).toHaveLength(1)
  })

  it('and whose silence is noticed only after the next opening makes that one no secret', async () => {
    local.upset({ on: 'POST /v1/payment_intents', kept: 'UNDONE' })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    const before = await findStored()
    expect((await start()).clientSecret).toBeTruthy()
    const ctx = await app.ctxFor(null)
    const late = { kind: 'UNKNOWN', cause: 'It took too long.', isBusy: false } as const
    await app.db.transaction().execute((trx) => applyOutcome(trx, ctx, before, late, 'OPENING'))
    expect(await stored()).toMatchObject([{ state: 'CREATED' }])
  })

  it('for a whole day lets a new payment begin the day after', async () => {
    local.upset({ status: 500, times: 100 })
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    now = now.add({ hours: 25 })
    paying.goTo(now)
    await askPayments(await app.ctxFor(null))
    expect(await stored()).toMatchObject([{ state: 'CANCELED' }])
    local.calm()
    expect((await start()).clientSecret).toBeTruthy()
  })

  it('and hangs is left after ten seconds', async () => {
    local.upset({ on: 'POST /v1/payment_intents', hang: true })
    const started = performance.now()
    expect((await start()).error?.reason).toBe('PAYMENT_UNKNOWN')
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it('is asked again where a crash left no answer: before the call, and before what came back was stored', async () => {
    const { clientSecret } = await start()
    const forgotten = { external_id: null, checked_at: null, state: 'CREATED' } as const
    await app.db.updateTable('payments').set(forgotten).execute()
    expect((await start()).clientSecret).toBe(clientSecret)
    await payWith(clientSecret, '4242424242424242')
    await app.db.updateTable('payments').set(forgotten).execute()
    await deliver(local.webhooks)
    expect(await stored()).toMatchObject([{ state: 'SUCCEEDED' }])
    expect([(await intents()).length, (await charges()).length]).toEqual([1, 1])
  })

  it('calls off what nobody has paid for a day', async () => {
    const { clientSecret } = await start()
    now = now.add({ hours: 25 })
    paying.goTo(now)
    await askPayments(await app.ctxFor(null))
    expect(await stored()).toMatchObject([{ state: 'CANCELED' }])
    expect((await payWith(clientSecret, '4242424242424242')).status).toBe(400)
    expect((await start()).clientSecret).not.toBe(clientSecret)
  })
})

describe('webhooks', () => {
  async function paid(): Promise<SentWebhook[]> {
    const { clientSecret } = await start()
    await payWith(clientSecret, '4242424242424242')
    return [...local.webhooks]
  }

  it.each<[string, (webhooks: SentWebhook[]) => SentWebhook[]]>([
    ['in their order', (webhooks) => webhooks],
    ['backwards', (webhooks) => webhooks.toReversed()],
    ['twice', (webhooks) => webhooks.flatMap((webhook) => [webhook, webhook])],
    ['only the first', (webhooks) => webhooks.slice(0, 1)],
    ['only the last', (webhooks) => webhooks.slice(-1)],
  ])('lead to the same end when they come %s', async (_, arrange) => {
    await deliver(arrange(await paid()))
    expect(await stored()).toMatchObject([{ state: 'SUCCEEDED', surplus: 0 }])
    expect(await invoice()).toMatchObject({ isPaid: true })
    const log = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'paymentSucceeded')
      .execute()
    expect(log).toHaveLength(1)
  })

  it('are stored once, before they are answered', async () => {
    const [webhook] = await paid()
    expect((await bring(app, given(webhook))).json()).toEqual({ received: true })
    await bring(app, given(webhook))
    const events = await app.db.selectFrom('webhook_events').select(['provider', 'handled_at']).execute()
    expect(events).toEqual([{ provider: 'STRIPE', handled_at: null }])
    await app.runJobs()
    const { handled_at } = await app.db
      .selectFrom('webhook_events')
      .select('handled_at')
      .executeTakeFirstOrThrow()
    expect(handled_at).not.toBeNull()
  })

  it.each<[string, (webhook: SentWebhook) => Pick<SentWebhook, 'body' | 'headers'>]>([
    ['forged', ({ body, headers }) => ({ body: body.replace('"created"', '"Created"'), headers })],
    ['written anew', ({ body, headers }) => ({ body: JSON.stringify(JSON.parse(body)), headers })],
    [
      'signed with another secret',
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'stripe-signature': headers['stripe-signature'].replace(/v1=../, 'v1=00') },
      }),
    ],
    ['not signed', ({ body, headers }) => ({ body, headers: { ...headers, 'stripe-signature': '' } })],
  ])('that are %s are refused and not stored', async (_, change) => {
    const webhook = given((await paid()).at(-1))
    expect((await bring(app, change(webhook))).statusCode).toBe(403)
    expect(await app.db.selectFrom('webhook_events').select('id').execute()).toEqual([])
  })

  it.each([
    [299, 200],
    [-299, 200],
    [301, 403],
    [-301, 403],
  ])('that are %i seconds old are answered with %i', async (seconds, status) => {
    const webhook = given((await paid()).at(-1))
    app.setNow(now.add({ seconds }))
    expect((await bring(app, webhook)).statusCode).toBe(status)
  })

  it('that come before the answer find the payment by its own id', async () => {
    local.upset({ on: 'POST /v1/payment_intents', lose: true, times: 2 })
    await start()
    await deliver(local.webhooks)
    expect(await stored()).toMatchObject([{ state: 'CREATED' }])
  })

  it('about payments of others, or none, change nothing', async () => {
    await fetch(`${local.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${providerKeys.secretKey}` },
      body: `amount=1000&currency=eur&confirm=true&payment_method=pm_card_visa&metadata[payment_id]=${randomUUID()}`,
    })
    await deliver(local.webhooks)
    expect(await stored()).toEqual([])
  })
})

it('the local provider’s books are those of the database, for a restart and for a second process', async () => {
  const store = databaseStore(app.db)
  const first = await openProvider({ now: () => now, store })
  const order = {
    paymentId: randomUUID(),
    amount: 5_000,
    currency: 'EUR',
    description: 'x',
    methods: ['CREDIT_CARD'],
    key: randomUUID(),
  } as const
  const made = await first.payments.createPayment(order)
  await first.payments.close()
  const { payments: provider } = await openProvider({ now: () => now, store })
  const again = await provider.createPayment(order)
  expect(made.kind).toBe('KNOWN')
  expect(again).toEqual(made)
  await provider.browserCall?.('pay', {
    clientSecret: made.kind === 'KNOWN' ? made.value.clientSecret : '',
    method: 'apple_pay',
  })
  const lines = await provider.listLines(null, now.subtract({ hours: 1 }), now.add({ hours: 1 }))
  expect(lines).toMatchObject({
    kind: 'KNOWN',
    value: [{ type: 'charge', amount: 5_000, fee: 100, net: 4_900 }],
  })
  const seen = await provider.findPayment(made.kind === 'KNOWN' ? made.value.externalId : '')
  expect(seen).toMatchObject({ value: { state: 'SUCCEEDED', method: 'APPLE_PAY' } })
  await provider.close()
})

it('the test provider’s pages are there with it alone, and plainly say what they are', async () => {
  const page = await app.send(null, { method: 'GET', url: '/api/test-payments/card?lang=de&theme=dark' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Testmodus: Es fließt kein Geld.')
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  const real = await buildTestApp()
  for (const [method, url] of [
    ['GET', '/api/test-payments/card'],
    ['GET', '/api/test-payments/onboarding'],
    ['POST', '/api/test-payments/pay'],
    ['POST', '/api/webhooks/stripe'],
  ] as const)
    expect(
      (await real.send(await real.visit(), { method, url, ...(method === 'POST' && { payload: {} }) }))
        .statusCode,
    ).toBe(404)
  await real.close()
})

it('the provider’s hosts are named by the page that was asked for to pay, and by no other', async () => {
  const keys = {
    kind: 'STRIPE',
    mode: 'TESTING',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: [],
  } as const
  const real = await buildTestApp({ config: { payments: keys } })
  const policyOf = async (on: TestApp, url: string) =>
    String((await on.send(null, { method: 'GET', url })).headers['content-security-policy'])
  expect(await policyOf(real, '/de/dashboard/payments?pay=b1')).toContain(
    "frame-src 'self' https://js.stripe.com",
  )
  expect(await policyOf(real, '/de/dashboard/payments?show=open&pay=b1')).toContain('https://api.stripe.com')
  for (const url of [
    '/de/dashboard/payments',
    '/de/dashboard?pay=b1',
    '/de/login?x=/de/dashboard/payments?pay=b1',
  ])
    expect(await policyOf(real, url)).not.toContain('stripe.com')
  expect(await policyOf(app, '/de/dashboard/payments?pay=b1')).not.toContain('stripe.com')
  await real.close()
})
