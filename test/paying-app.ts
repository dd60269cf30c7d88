import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { LedgerAccountKind } from '../src/domain/catalogue/ledger.ts'
import { balanceOf } from '../src/domain/money/ledger.ts'
import {
  type LocalStripe,
  type LocalStripeOptions,
  startLocalStripe,
} from '../src/server/kernel/adapters/payments/local-stripe/server.ts'
import type { SentWebhook } from '../src/server/kernel/adapters/payments/local-stripe/webhooks.ts'
import { localProvider } from '../src/server/kernel/adapters/payments/open-payments.ts'
import type { Payments } from '../src/server/kernel/adapters/payments/payments.ts'
import type { Db } from '../src/server/kernel/db/database.ts'
import { listPayoutFaults } from '../src/server/money/books/check-payouts-sql.ts'
import { listInvoiceFaults } from '../src/server/money/books/check-sql.ts'
import { listLedgerFaults } from '../src/server/money/ledger/sql.ts'
import { askPayoutAccounts } from '../src/server/money/payout-accounts/ask-actions.ts'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { bookOnPaper, sendRequest } from './request-commands.ts'
import { createStage, given } from './builders.ts'

/** The keys of the tests' card provider. */
export const providerKeys = { secretKey: 'sk_test_paying', webhookSecret: 'whsec_paying' }

/** A card provider of its own. */
export interface TestProvider {
  /** What it does by itself, and how tests upset it. */
  local: LocalStripe
  payments: Payments
}

/** Starts a card provider; what it tells is kept in `local.webhooks` unless somebody is named who gets it. */
export async function openProvider(
  options: Pick<LocalStripeOptions, 'now' | 'deliver' | 'store'> = {},
): Promise<TestProvider> {
  const local = await startLocalStripe({ ...providerKeys, ...options })
  return { local, payments: localProvider(providerKeys, local.url, () => local.close()) }
}

/** The server with a card provider, both at the same time of day. */
export interface PayingApp extends TestProvider {
  app: TestApp
  /** Sets both clocks. */
  goTo(instant: Temporal.Instant | string): void
  /** Proves the books and empties everything, for the next test. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Opens them; `isTold`: webhooks arrive by themselves; `faults`: what has to be right when a test ends. */
export async function openPayingApp({ isTold = false, faults = listFaults } = {}): Promise<PayingApp> {
  let now = Temporal.Now.instant()
  let app: TestApp | null = null
  const tell = async (webhook: SentWebhook) =>
    !isTold || (app !== null && (await bring(app, webhook)).statusCode === 200)
  const provider = await openProvider({ now: () => now, deliver: tell })
  app = await buildTestApp({ payments: provider.payments })
  const opened = app
  return {
    ...provider,
    app: opened,
    goTo(instant) {
      now = Temporal.Instant.from(instant)
      opened.setNow(now)
    },
    async reset() {
      const found = await faults(opened.db)
      provider.local.calm()
      provider.local.webhooks.length = 0
      await opened.reset()
      expect(found).toEqual([])
    },
    async close() {
      await opened.close()
      await provider.payments.close()
    },
  }
}

/** What is wrong with the books, and with the invoices and payouts in them, in sentences. */
async function listFaults(db: Db): Promise<string[]> {
  const booked = [...(await listLedgerFaults(db)), ...(await listInvoiceFaults(db))]
  return [...booked, ...(await listPayoutFaults(db))]
}

/** A webhook arrives as everybody's do; answers what its sender is told. */
export function bring({ app }: TestApp, { body, headers }: Pick<SentWebhook, 'body' | 'headers'>) {
  return app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers })
}

/** A stay whose first rent is paid through the product. */
export type RentStage = Awaited<ReturnType<typeof createStage>> & { bookingId: string }

/** Books a stay of half a year from 1 February 2030; its first rent of 1 500 euros is due. */
export async function bookWithRent(app: TestApp): Promise<RentStage> {
  const changed_at = app.services.now()
  await app.db.insertInto('feature_flags').values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at }).execute() // prettier-ignore
  const stage = await createStage(app, { group: { online_signing: false } })
  const bookingId = await bookOnPaper(app, stage, await sendRequest(app, stage, '2030-02-01', '2030-07-31'))
  await app.runJobs()
  return { ...stage, bookingId }
}

/** What tests about such a stay have at hand. */
export interface RentTest {
  paying: PayingApp
  app: TestApp
  stage: RentStage
  /** Of somebody who keeps the books. */
  staff: Browser
}

/** The day on which those stays are booked. */
export const BOOKED_ON = Temporal.Instant.from('2029-11-21T09:00:00Z')

/** Before each test of a file such a stay is booked anew, webhooks arrive, and after it the books have to be right. */
export function beforeEachRent(begin: (test: RentTest) => void): void {
  let paying: PayingApp
  beforeAll(async () => {
    paying = await openPayingApp({ isTold: true })
  })
  beforeEach(async () => {
    paying.goTo(BOOKED_ON)
    const { app } = paying
    begin({ paying, app, stage: await bookWithRent(app), staff: await loginAccountant(app) })
  })
  afterEach(() => paying.reset())
  afterAll(() => paying.close())
}

/** The landlord of such a stay opens the payout account at the provider, which lacks nothing; answers its id there. */
export async function openPayoutAccount({ app, local }: Pick<PayingApp, 'app' | 'local'>): Promise<string> {
  const landlord = await app.loginConfirmed('jana@mezzo.example')
  await app.graphql('mutation { openPayoutAccount(country: "DE") { url } }', {}, landlord)
  const account = await app.db.selectFrom('payout_accounts').select('external_id').executeTakeFirstOrThrow()
  const id = given(account.external_id)
  await local.onboard(id, 'COMPLETE')
  await app.db.updateTable('payout_accounts').set({ checked_at: null }).execute()
  await askPayoutAccounts(await app.ctxFor(null))
  return id
}

/** A browser of somebody who keeps the books. */
export async function loginAccountant(app: TestApp): Promise<Browser> {
  const email = 'books@mezzo.example'
  await app.createUser({ email, permissions: ['accounting'] })
  return app.login(email)
}

/** A card that is taken. */
export const GOOD_CARD = '4242424242424242'

/** Pays the first rent of a stay, or whatever its tenant owes, and does what follows from it. */
export async function payRent(
  { app, payments }: Pick<PayingApp, 'app' | 'payments'>,
  { tenant }: { tenant: Browser },
  number = GOOD_CARD,
): Promise<void> {
  const begun = await beginRent(app, tenant)
  await enterCard(payments, begun.clientSecret, number)
  await checkRent(app, tenant, begun.dueId)
  await app.runJobs()
}

/** The tenant opens the card form of what is owed first. */
export async function beginRent(
  app: TestApp,
  tenant: Browser,
): Promise<{ dueId: string; clientSecret: string }> {
  const due = await app.db
    .selectFrom('tenant_dues')
    .select(['id', 'amount'])
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  const { data } = await app.graphql<{ answer: { clientSecret: string } }>(
    `mutation($dueId: ID!, $amount: Float!) {
      answer: createTenantPaymentIntent(dueId: $dueId, amount: $amount) { clientSecret } }`,
    { dueId: due.id, amount: due.amount },
    tenant,
  )
  return { dueId: due.id, clientSecret: data.answer.clientSecret }
}

/** Enters a card as the provider's own form sends it. */
export async function enterCard(
  payments: Payments,
  clientSecret: string | null | undefined,
  number: string,
): Promise<void> {
  const card = { number, expiry: '12/34', cvc: '123' }
  await payments.browserCall?.('pay', { clientSecret: given(clientSecret), method: 'card', card })
}

/** The tenant's page asks what became of a payment. */
export async function checkRent(app: TestApp, tenant: Browser, dueId: string): Promise<void> {
  await app.graphql(
    'mutation($dueId: ID!) { checkTenantPayment(dueId: $dueId) { error { name } } }',
    { dueId },
    tenant,
  )
}

/** What a mutation answers where it refuses. */
export interface Refusal {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
}

/** Sends a mutation whose arguments are named as its variables are, with a key of its own unless one is given. */
export async function mutate(
  app: TestApp,
  as: Browser,
  name: string,
  args: string,
  variables: object,
): Promise<Refusal> {
  const passed = [...args.matchAll(/\$(\w+)/g)].map(([, word]) => `${word}: $${word}`).join(', ')
  const { data, errors } = await app.graphql<{ answer: Refusal } | null>(
    `mutation(${args}) { answer: ${name}(${passed}) { error { name reason fields } } }`,
    { idempotencyKey: randomUUID(), ...variables },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.answer
}

/** What a landlord’s fee leaves in the books, which tests of other money look past. */
export const FEE_ACCOUNTS = ['LANDLORD_RECEIVABLE', 'FEE_REVENUE', 'VAT'] as const

/** What accounts hold, those of nothing left out; the bank's and a landlord's own at the provider by names of their own. */
export async function balances(
  db: Db,
  without: readonly LedgerAccountKind[] = [],
): Promise<Record<string, number>> {
  const accounts = await db.selectFrom('ledger_accounts').selectAll().execute()
  const held = accounts
    .filter(({ kind }) => !without.includes(kind))
    .map((account) => [nameOf(account), balanceOf(account.kind, account)] as const)
  return Object.fromEntries(held.filter(([, balance]) => balance !== 0))
}

function nameOf(account: { kind: LedgerAccountKind; provider: string; landlord_id: string | null }): string {
  const { kind, provider, landlord_id } = account
  if (kind === 'PROVIDER_CLEARING' && landlord_id !== null) return 'THEIR_CLEARING'
  return provider === 'BANK' ? `${kind} BANK` : kind
}
