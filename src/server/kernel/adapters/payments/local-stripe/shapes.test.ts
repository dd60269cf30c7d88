import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripeClient } from '../stripe-calls.ts'
import { type LocalStripe, startLocalStripe } from './server.ts'

const fixtures = join(import.meta.dirname, '../../../../../../test/stripe-shapes/fixtures.json')
const { resources } = JSON.parse(readFileSync(fixtures, 'utf8')) as { resources: Record<string, Fields> }
type Fields = Record<string, unknown>

/** What the API has had since the fixtures were written, whose account an event is of, and what landlords' banks have. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  payment_intent: ['allowed_payment_method_types'],
  event: ['account'],
  bank_account: ['default_for_currency'],
}

const secretKey = 'sk_test_shapes'
let local: LocalStripe
let stripe: Stripe
beforeAll(async () => {
  local = await startLocalStripe({ secretKey, webhookSecret: 'whsec_shapes' })
  stripe = stripeClient({ secretKey, url: local.url })
})
afterAll(() => local.close())

/** What differs from the fixture: fields too many, too few, and of another type; null is of every type. */
function differences(object: unknown, kind: string): string[] {
  const [ours, theirs] = [object as Fields, resources[kind] ?? {}]
  const newer = NEWER[kind] ?? []
  const missing = Object.keys(theirs).filter((name) => !(name in ours))
  const more = Object.keys(ours).filter(
    (name) => !(name in theirs) && !newer.includes(name) && name !== 'lastResponse',
  )
  const other = Object.keys(theirs).filter((name) => typeName(ours[name]) !== typeName(theirs[name]))
  const differing = other.filter((name) => ours[name] !== null && theirs[name] !== null && name in ours)
  return [
    ...missing.map((name) => `${name} is missing`),
    ...more.map((name) => `${name} is not in the fixture`),
    ...differing.map((name) => `${name} is ${typeName(ours[name])}, not ${typeName(theirs[name])}`),
  ]
}

const typeName = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

async function everything(): Promise<Record<string, unknown>> {
  const paid = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_bypassPending',
    expand: ['latest_charge.balance_transaction'],
  })
  const charge = paid.latest_charge as Stripe.Charge
  const contested = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_createDispute',
  })
  const [dispute] = (await stripe.disputes.list({ payment_intent: contested.id })).data
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'DE',
    capabilities: { transfers: { requested: true } },
  })
  await local.onboard(account.id, 'COMPLETE')
  const transfer = await stripe.transfers.create({
    amount: 3_000,
    currency: 'eur',
    destination: account.id,
    source_transaction: charge.id,
  })
  const reversal = await stripe.transfers.createReversal(transfer.id, { amount: 1_000 })
  const payout = await stripe.payouts.create(
    { amount: 1_500, currency: 'eur' },
    { stripeAccount: account.id },
  )
  const [event] = (await stripe.events.list({ limit: 1 })).data
  const known = await stripe.accounts.retrieve(account.id)
  return {
    payment_intent: await stripe.paymentIntents.retrieve(paid.id),
    charge: await stripe.charges.retrieve(charge.id),
    balance_transaction: charge.balance_transaction,
    refund: await stripe.refunds.create({ charge: charge.id, amount: 100 }),
    dispute,
    account: known,
    bank_account: known.external_accounts?.data[0],
    account_link: await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      return_url: 'https://a.example',
      refresh_url: 'https://a.example',
    }),
    transfer: await stripe.transfers.retrieve(transfer.id),
    transfer_reversal: reversal,
    payout,
    balance: await stripe.balance.retrieve(),
    customer: await stripe.customers.create({ email: 'a@b.example' }),
    event,
  }
}

it('answers objects of the provider’s own shapes', async () => {
  const objects = await everything()
  expect(Object.keys(objects).toSorted()).toEqual(Object.keys(resources).toSorted())
  const found = Object.entries(objects).map(([kind, object]) => [kind, differences(object, kind)] as const)
  expect(found.filter(([, differing]) => differing.length > 0)).toEqual([])
})
