import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, createStage, given, sendRequest } from '../../../../test/builders.ts'
import { balanceOf } from '../../../domain/money/ledger.ts'
import { localProvider } from '../../kernel/adapters/payments/open-payments.ts'
import { type LocalStripe, startLocalStripe } from '../../kernel/adapters/payments/local-stripe/server.ts'
import type { Payments } from '../../kernel/adapters/payments/payments.ts'
import { listInvoiceFaults } from '../books/check-sql.ts'
import { listLedgerFaults } from '../ledger/sql.ts'

const access = { secretKey: 'sk_test_disputes', webhookSecret: 'whsec_disputes' }
const now = Temporal.Instant.from('2029-11-21T09:00:00Z')
let local: LocalStripe
let payments: Payments
let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let staff: Browser

beforeAll(async () => {
  local = await startLocalStripe({ ...access, now: () => now, deliver: bring })
  payments = localProvider(access, local.url, () => local.close())
  app = await buildTestApp({ payments })
})
beforeEach(async () => {
  app.setNow(now)
  await app.db.insertInto('feature_flags').values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at: now }).execute() // prettier-ignore
  stage = await createStage(app, { group: { online_signing: false } })
  await app.createUser({ email: 'staff@mezzo.example', permissions: ['accounting'] })
  staff = await app.login('staff@mezzo.example')
  await bookOnPaper(app, stage, await sendRequest(app, stage, '2030-02-01', '2030-07-31'))
  await app.runJobs()
})
afterEach(async () => {
  const faults = [...(await listLedgerFaults(app.db)), ...(await listInvoiceFaults(app.db))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  local.calm()
  local.webhooks.length = 0
  await app.reset()
})
afterAll(async () => {
  await app.close()
  await payments.close()
})

/** Webhooks arrive as everybody's do. */
async function bring({ body, headers }: { body: string; headers: Record<string, string> }): Promise<boolean> {
  if (!app) return false
  const answer = await app.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers })
  return answer.statusCode === 200
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
}

async function mutate(name: string, args: string, variables: object, as: Browser): Promise<Answer> {
  const passed = [...args.matchAll(/\$(\w+)/g)].map(([, word]) => `${word}: $${word}`).join(', ')
  const { data, errors } = await app.graphql<{ answer: Answer } | null>(
    `mutation(${args}) { answer: ${name}(${passed}) { error { name reason fields } } }`,
    { idempotencyKey: randomUUID(), ...variables },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

async function pay(number = '4242424242424242'): Promise<void> {
  const due = await app.db.selectFrom('tenant_dues').selectAll().executeTakeFirstOrThrow()
  await begin(due)
  await payWith(number)
  await check(due.id)
  await app.runJobs()
}

let secret = ''
async function begin(due: { id: string; amount: number }): Promise<void> {
  const { data } = await app.graphql<{ answer: { clientSecret: string } }>(
    `mutation($dueId: ID!, $amount: Float!) {
      answer: createTenantPaymentIntent(dueId: $dueId, amount: $amount) { clientSecret } }`,
    { dueId: due.id, amount: due.amount },
    stage.tenant,
  )
  secret = data.answer.clientSecret
}

const payWith = (number: string) =>
  payments.browserCall?.('pay', { clientSecret: secret, method: 'card', card: { number, expiry: '12/34', cvc: '123' } }) // prettier-ignore

const check = (dueId: string) =>
  app.graphql(
    'mutation($dueId: ID!) { checkTenantPayment(dueId: $dueId) { error { name } } }',
    { dueId },
    stage.tenant,
  )

/** What accounts hold, those of the landlord's fee and those of nothing left out. */
async function balances(): Promise<Record<string, number>> {
  const accounts = await app.db.selectFrom('ledger_accounts').selectAll().execute()
  const held = accounts
    .filter(({ kind }) => !['LANDLORD_RECEIVABLE', 'FEE_REVENUE', 'VAT'].includes(kind))
    .map((one) => [`${one.kind}${one.provider === 'BANK' ? ' BANK' : ''}`, balanceOf(one.kind, one)] as const)
  return Object.fromEntries(held.filter(([, balance]) => balance !== 0))
}

const ANSWER = '$disputeId: ID!, $text: String!, $withContract: Boolean, $idempotencyKey: ID!'

async function dispute(): Promise<{ id: string; external_id: string; state: string; answer: string | null }> {
  return app.db
    .selectFrom('disputes')
    .select(['id', 'external_id', 'state', 'answer'])
    .executeTakeFirstOrThrow()
}

const disputeMails = async () =>
  (await app.db.selectFrom('mails').select('template').where('template', 'like', 'dispute%').orderBy('created_at').execute()).map(({ template }) => template) // prettier-ignore

describe('a contested payment', () => {
  beforeEach(() => pay('4000000000000259'))

  it('is held until it is decided, and comes back when it is won', async () => {
    expect(await balances()).toEqual({ DISPUTE_HOLD: 150_000, LANDLORD_PAYABLE: 150_000 })
    const { id } = await dispute()
    const order = { disputeId: id, text: '', withContract: false }
    expect((await mutate('answerDispute', ANSWER, { ...order, text: 'short' }, staff)).error?.fields).toEqual({ text: 'disputes.text' }) // prettier-ignore
    await expect(mutate('answerDispute', ANSWER, order, stage.landlord)).rejects.toThrow('Not allowed')
    const { external_id } = await dispute()
    const words = { ...order, text: 'The tenant signed the contract and moved in.' }
    expect((await mutate('answerDispute', ANSWER, words, staff)).error).toBeNull()
    expect((await mutate('answerDispute', ANSWER, words, staff)).error?.reason).toBe('DISPUTE_ANSWERED')
    await app.runJobs()
    expect((await dispute()).state).toBe('UNDER_REVIEW')
    await local.decide(external_id, 'won')
    await app.runJobs()
    expect((await dispute()).state).toBe('WON')
    expect(await balances()).toEqual({ LANDLORD_PAYABLE: 150_000, PROVIDER_CLEARING: 150_000 })
    expect(await disputeMails()).toEqual(['disputeOpened', 'disputeDecided'])
  })

  it('is taken from the landlord when it is given up', async () => {
    const { id } = await dispute()
    expect((await mutate('acceptDispute', '$disputeId: ID!, $idempotencyKey: ID!', { disputeId: id }, staff)).error).toBeNull() // prettier-ignore
    await app.runJobs()
    expect((await dispute()).state).toBe('LOST')
    expect(await balances()).toEqual({})
  })
})

it('takes nothing where the bank only asks', async () => {
  await pay()
  const { charge_id } = await app.db.selectFrom('payments').select('charge_id').executeTakeFirstOrThrow()
  const { id } = await local.inquire(given(charge_id))
  await app.runJobs()
  expect((await dispute()).state).toBe('WARNING_NEEDS_RESPONSE')
  await local.dropInquiry(id)
  await app.runJobs()
  expect((await dispute()).state).toBe('WARNING_CLOSED')
  expect(await balances()).toEqual({ LANDLORD_PAYABLE: 150_000, PROVIDER_CLEARING: 150_000 })
})
