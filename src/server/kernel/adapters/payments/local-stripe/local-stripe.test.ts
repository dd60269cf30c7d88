import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stripeClient } from '../stripe-calls.ts'
import { type LocalStripe, startLocalStripe } from './server.ts'
import type { SentWebhook } from './webhooks.ts'

const secretKey = 'sk_test_local'
const webhookSecret = 'whsec_local'
let now = Temporal.Instant.from('2026-11-21T09:00:00Z')
let delivered: SentWebhook[] = []
let listens = true
let local: LocalStripe
let stripe: Stripe
beforeAll(async () => {
  local = await startLocalStripe({
    secretKey,
    webhookSecret,
    now: () => now,
    deliver: async (webhook) => {
      if (listens) delivered.push(webhook)
      return listens
    },
  })
  stripe = stripeClient({ secretKey, url: local.url })
})
beforeEach(() => {
  local.calm()
  delivered = []
  listens = true
})
afterAll(() => local.close())

const pay = (payment_method: string, amount = 10_000) =>
  stripe.paymentIntents.create({ amount, currency: 'eur', confirm: true, payment_method })

async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const [result] = await Promise.allSettled([call])
  if (result?.status !== 'rejected') throw new Error('The call was expected to fail.')
  return result.reason as Stripe.errors.StripeError
}

async function browser(name: string, body: object) {
  const answer = await fetch(`${local.url}/browser/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    status: answer.status,
    body: (await answer.json()) as { status?: string; error?: { code: string; decline_code?: string } },
  }
}

describe('cards', () => {
  it.each([
    ['4242 4242 4242 4242', 200, 'succeeded', undefined],
    ['4000000000000002', 402, undefined, 'generic_decline'],
    ['4000000000009995', 402, undefined, 'insufficient_funds'],
    ['4000000000009987', 402, undefined, 'lost_card'],
    ['4000000000000341', 402, undefined, 'generic_decline'],
    ['4000002500003155', 200, 'requires_action', undefined],
    ['4000002760003184', 200, 'requires_action', undefined],
    ['4000000000000259', 200, 'succeeded', undefined],
    ['4111111111111111', 402, undefined, 'generic_decline'],
  ])('%s in the browser: %i', async (number, status, state, decline) => {
    const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'eur' })
    const card = { number, expiry: '12/30', cvc: '123' }
    const answer = await browser('pay', { clientSecret: intent.client_secret, method: 'card', card })
    expect([answer.status, answer.body.status, answer.body.error?.decline_code]).toEqual([
      status,
      state,
      decline,
    ])
  })

  it.each([
    [{ number: '4242424242424243', expiry: '12/30', cvc: '123' }, 'incorrect_number'],
    [{ number: '4242424242424242', expiry: '10/26', cvc: '123' }, 'expired_card'],
    [{ number: '4242424242424242', expiry: '13/30', cvc: '123' }, 'invalid_expiry_month'],
    [{ number: '4242424242424242', expiry: '12/30', cvc: '1' }, 'incorrect_cvc'],
    [{ number: '', expiry: '', cvc: '' }, 'incorrect_number'],
  ])('%o is refused before anything is tried', async (card, code) => {
    const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'eur' })
    const answer = await browser('pay', { clientSecret: intent.client_secret, method: 'card', card })
    expect([answer.status, answer.body.error?.code]).toEqual([402, code])
    expect((await stripe.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull()
  })

  it('takes the current month as not expired', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 10_000, currency: 'eur' })
    const card = { number: '4242424242424242', expiry: '11 / 26', cvc: '123' }
    expect((await browser('pay', { clientSecret: intent.client_secret, method: 'card', card })).status).toBe(
      200,
    )
  })

  it('needs the client secret in the browser', async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 10_000, currency: 'eur' })
    for (const clientSecret of [id, `${id}_secret_guess`, 'pi_x_secret_y', ''])
      expect((await browser('intent', { clientSecret })).status).toBe(404)
  })

  it('asks for 3-D Secure, and goes by its end', async () => {
    const one = await pay('pm_card_authenticationRequired')
    await browser('authenticate', { clientSecret: one.client_secret, approve: true })
    expect((await stripe.paymentIntents.retrieve(one.id)).status).toBe('succeeded')
    const other = await pay('pm_card_authenticationRequired')
    const refused = await browser('authenticate', { clientSecret: other.client_secret, approve: false })
    expect(refused.body.error?.code).toBe('payment_intent_authentication_failure')
    const { status, last_payment_error } = await stripe.paymentIntents.retrieve(other.id)
    expect([status, last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ])
  })

  it('keeps what led to a refusal', async () => {
    const error = await errorOf(pay('pm_card_visa_chargeDeclinedInsufficientFunds'))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
    })
    const charge = await stripe.charges.retrieve(error.charge ?? '')
    expect([charge.status, charge.paid, charge.failure_code]).toEqual(['failed', false, 'card_declined'])
  })

  it('pays with wallets, and asks for PayPal', async () => {
    for (const method of ['apple_pay', 'google_pay']) {
      const intent = await stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
      const answer = await browser('pay', { clientSecret: intent.client_secret, method })
      expect(answer.body.status).toBe('succeeded')
    }
    const intent = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
    })
    expect((await browser('pay', { clientSecret: intent.client_secret, method: 'paypal' })).status).toBe(400)
  })
})

describe('a call', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    [
      'of a wrong key',
      () => stripeClient({ secretKey: 'sk_test_other', url: local.url }).balance.retrieve(),
      { statusCode: 401 },
    ],
    [
      'about nothing',
      () => stripe.paymentIntents.retrieve('pi_nothing'),
      { statusCode: 404, code: 'resource_missing' },
    ],
    [
      'of too little',
      () => stripe.paymentIntents.create({ amount: 49, currency: 'eur' }),
      { statusCode: 400, code: 'amount_too_small' },
    ],
    [
      'in an unknown currency',
      () => stripe.paymentIntents.create({ amount: 100, currency: 'xyz' }),
      { statusCode: 400, param: 'currency' },
    ],
    [
      'with an unknown word',
      () => stripe.paymentIntents.create({ amount: 100, currency: 'eur', magic: 1 } as never),
      { code: 'parameter_unknown' },
    ],
    [
      'for an unknown account',
      () => stripe.balance.retrieve({}, { stripeAccount: 'acct_none' }),
      { statusCode: 403 },
    ],
    [
      'for a payment that has ended',
      async () => stripe.paymentIntents.cancel((await pay('pm_card_visa')).id),
      { code: 'payment_intent_unexpected_state' },
    ],
  ])('%s is refused', async (_, call, expected) => {
    expect(await errorOf(call())).toMatchObject(expected)
  })

  it.each([[429], [500], [503]])('can be answered with %i', async (status) => {
    local.upset({ status })
    expect(await errorOf(stripe.balance.retrieve())).toMatchObject({ statusCode: status })
    expect((await stripe.balance.retrieve()).object).toBe('balance')
  })

  it('of the same key is done once, and refused with another body', async () => {
    const idempotencyKey = randomUUID()
    const order = { amount: 7_000, currency: 'eur' }
    const first = await stripe.paymentIntents.create(order, { idempotencyKey })
    const second = await stripe.paymentIntents.create(order, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(new Headers(second.lastResponse.headers).get('idempotent-replayed')).toBe('true')
    const error = await errorOf(stripe.paymentIntents.create({ ...order, amount: 8_000 }, { idempotencyKey }))
    expect(error).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' })
  })

  it.each([
    ['DONE', 2],
    ['UNDONE', 1],
  ] as const)('that failed (%s) fails for a day with its key, and is then done anew', async (kept, times) => {
    const idempotencyKey = randomUUID()
    const name = `Lost ${kept}`
    const make = () => stripe.customers.create({ name }, { idempotencyKey })
    local.upset({ on: 'POST /v1/customers', kept })
    for (const _ of [1, 2]) expect(await errorOf(make())).toMatchObject({ statusCode: 500 })
    now = now.add({ hours: 24 })
    await make()
    const created = local.webhooks.filter(({ body }) => body.includes(name))
    expect(created).toHaveLength(times)
  })

  it('repeats a refusal, too', async () => {
    const idempotencyKey = randomUUID()
    const order = {
      amount: 7_000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa_chargeDeclined',
    }
    const errors = [
      await errorOf(stripe.paymentIntents.create(order, { idempotencyKey })),
      await errorOf(stripe.paymentIntents.create(order, { idempotencyKey })),
    ]
    expect(errors[0]?.charge).toBe(errors[1]?.charge)
  })

  it('is refused while another of its key is under way', async () => {
    local.upset({ late: 200, on: 'POST /v1/customers', times: 12 })
    const idempotencyKey = randomUUID()
    const make = () => stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey })
    const results = await Promise.allSettled(Array.from({ length: 12 }, make))
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []))
    expect(new Set(made).size).toBe(1)
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as Stripe.errors.StripeError] : [],
    )
    expect(
      refused.every(({ statusCode, code }) => statusCode === 409 && code === 'idempotency_key_in_use'),
    ).toBe(true)
    expect(refused.length).toBeGreaterThan(0)
  })

  it('whose answer is lost is done all the same', async () => {
    const idempotencyKey = randomUUID()
    local.upset({ on: 'POST /v1/payment_intents', lose: true, times: 2 })
    const order = { amount: 6_100, currency: 'eur' }
    expect(await errorOf(stripe.paymentIntents.create(order, { idempotencyKey }))).toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    )
    const { data } = await stripe.paymentIntents.list({ limit: 1 })
    expect(data[0]?.amount).toBe(6_100)
    expect((await stripe.paymentIntents.create(order, { idempotencyKey })).id).toBe(data[0]?.id)
  })

  it('pages through everything, none twice and none left out', async () => {
    const since = Math.floor(now.epochMilliseconds / 1000) + 5_000
    now = now.add({ seconds: 5_000 })
    const made: string[] = []
    for (let index = 0; index < 23; index++)
      made.unshift((await stripe.customers.create({ name: `${index}` }), (await pay('pm_card_visa')).id))
    const listed = await stripe.paymentIntents
      .list({ created: { gte: since }, limit: 5 })
      .autoPagingToArray({ limit: 100 })
    expect(listed.map(({ id }) => id)).toEqual(made)
    const middle = await stripe.paymentIntents.list({ limit: 3, ending_before: made[10] })
    expect(middle.data.map(({ id }) => id)).toEqual(made.slice(7, 10))
  })

  it('answers objects within, where they are asked for', async () => {
    const { id } = await pay('pm_card_visa')
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] })
    expect(intent.latest_charge).toMatchObject({
      balance_transaction: { amount: 10_000, fee: 175, net: 9_825 },
    })
    const list = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge'] })
    expect(list.data[0]?.latest_charge).toMatchObject({ object: 'charge' })
  })
})

describe('the books', () => {
  const sum = (lines: readonly { net: number }[]) => lines.reduce((total, { net }) => total + net, 0)
  const linesOf = (account?: string) =>
    stripe.balanceTransactions
      .list({ limit: 100 }, account ? { stripeAccount: account } : {})
      .autoPagingToArray({ limit: 1_000 })

  it('have a line for everything, which is the balance', async () => {
    const paid = await pay('pm_card_bypassPending', 20_000)
    const charge = paid.latest_charge as string
    await stripe.refunds.create({ charge, amount: 5_000 })
    const back = await stripe.refunds.create({ charge, amount: 1_000 })
    await local.failRefund(back.id)
    const contested = await pay('pm_card_createDispute', 4_000)
    const [dispute] = (await stripe.disputes.list({ payment_intent: contested.id })).data
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })
    const balance = await stripe.balance.retrieve()
    const total = [...balance.available, ...balance.pending].reduce((all, { amount }) => all + amount, 0)
    expect(sum(await linesOf())).toBe(total)
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won')
  })

  it('have back what the bank of a card does not take', async () => {
    const { latest_charge } = await pay('pm_card_refundFail', 5_000)
    const before = sum(await linesOf())
    const refund = await stripe.refunds.create({ charge: latest_charge as string, amount: 2_000 })
    expect([refund.status, refund.failure_reason]).toEqual(['failed', 'expired_or_canceled_card'])
    expect(sum(await linesOf())).toBe(before)
  })

  it('follow money to a landlord’s account and the bank, and back', async () => {
    const charge = (await pay('pm_card_visa', 100_000)).latest_charge as string
    const { id: account } = await stripe.accounts.create({
      type: 'express',
      country: 'DE',
      capabilities: { transfers: { requested: true } },
    })
    await local.onboard(account, 'COMPLETE')
    const transfer = await stripe.transfers.create({
      amount: 90_000,
      currency: 'eur',
      destination: account,
      source_transaction: charge,
    })
    const more = stripe.transfers.create({
      amount: 10_001,
      currency: 'eur',
      destination: account,
      source_transaction: charge,
    })
    expect(await errorOf(more)).toMatchObject({ statusCode: 400 })
    await stripe.transfers.createReversal(transfer.id, { amount: 20_000 })
    const order = (amount: number) =>
      stripe.payouts.create({ amount, currency: 'eur' }, { stripeAccount: account })
    expect(await errorOf(order(70_001))).toMatchObject({ code: 'balance_insufficient' })
    const payout = await order(30_000)
    await local.settlePayout(account, payout.id, 'account_closed')
    const failed = await stripe.payouts.retrieve(payout.id, {}, { stripeAccount: account })
    expect([failed.status, failed.failure_code]).toEqual(['failed', 'account_closed'])
    expect(await errorOf(stripe.accounts.del(account))).toMatchObject({ statusCode: 400 })
    const again = await order(70_000)
    now = now.add({ hours: 25 })
    await local.tick()
    expect((await stripe.payouts.retrieve(again.id, {}, { stripeAccount: account })).status).toBe('paid')
    expect(sum(await linesOf(account))).toBe(0)
    expect(await stripe.accounts.del(account)).toMatchObject({ id: account, deleted: true })
    const gone = { statusCode: 403, code: 'account_invalid' }
    expect(await errorOf(stripe.accounts.retrieve(account))).toMatchObject(gone)
    expect(await errorOf(stripe.balance.retrieve({}, { stripeAccount: account }))).toMatchObject(gone)
  })

  it.each([
    ['COMPLETE', true, 0],
    ['WITHOUT_BANK', false, 1],
    ['IN_REVIEW', false, 0],
    ['DUE_SOON', true, 1],
    ['COULD_BE_BETTER', true, 0],
    ['REJECTED', false, 1],
  ] as const)('are of an account that ended its onboarding %s', async (end, payouts, due) => {
    const { id } = await stripe.accounts.create({
      type: 'express',
      country: 'DE',
      capabilities: { transfers: { requested: true } },
    })
    await local.onboard(id, end)
    const account = await stripe.accounts.retrieve(id)
    expect([account.payouts_enabled, account.requirements?.currently_due?.length]).toEqual([payouts, due])
  })
})

describe('webhooks', () => {
  const receivedAt = () => now.epochMilliseconds
  const read = ({ body, headers }: SentWebhook) =>
    stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'],
      webhookSecret,
      300,
      undefined,
      receivedAt(),
    )

  it('are signed as the provider does', async () => {
    const { id } = await pay('pm_card_visa')
    const events = delivered.map(read)
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ])
    expect(events.at(-1)?.data.object).toMatchObject({ id, status: 'succeeded' })
  })

  it.each<[string, (webhook: SentWebhook) => SentWebhook]>([
    ['forged', (webhook) => ({ ...webhook, body: webhook.body.replace('10000', '99999') })],
    ['written anew', (webhook) => ({ ...webhook, body: JSON.stringify(JSON.parse(webhook.body)) })],
  ])('are refused when %s', async (_, change) => {
    await pay('pm_card_visa')
    const [webhook] = delivered
    expect(() => read(change(webhook as SentWebhook))).toThrow(Stripe.errors.StripeSignatureVerificationError)
  })

  it('come twice, backwards, or not at all', async () => {
    local.mood.doubled = true
    local.mood.backwards = true
    await pay('pm_card_visa')
    expect(delivered.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.succeeded',
      'charge.succeeded',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.created',
    ])
    local.calm()
    delivered = []
    local.mood.held = true
    await pay('pm_card_visa')
    expect(delivered).toEqual([])
  })

  it('that did not arrive are sent again', async () => {
    listens = false
    await pay('pm_card_visa')
    listens = true
    now = now.add({ minutes: 1 })
    await local.tick()
    expect(delivered.map(({ type }) => type)).toContain('payment_intent.succeeded')
    delivered = []
    now = now.add({ minutes: 1 })
    await local.tick()
    expect(delivered).toEqual([])
  })
})
