import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayOf } from '../../src/domain/kernel/day.ts'
import { localProvider } from '../../src/server/kernel/adapters/payments/open-payments.ts'
import {
  type LocalStripe,
  startLocalStripe,
} from '../../src/server/kernel/adapters/payments/local-stripe/server.ts'
import {
  type SentWebhook,
  signedWebhook,
} from '../../src/server/kernel/adapters/payments/local-stripe/webhooks.ts'
import type { Payments } from '../../src/server/kernel/adapters/payments/payments.ts'
import { findJob } from '../../src/server/kernel/jobs/registry.ts'
import type { JobName } from '../../src/server/kernel/jobs/names.ts'
import { findFeeFacts } from '../../src/server/money/invoices/fee-facts-sql.ts'
import { factsOfDraft, numberDocument } from '../../src/server/money/invoices/issue-actions.ts'
import { findDraft, listDrafts } from '../../src/server/money/invoices/issue-sql.ts'
import { inTransaction } from '../../src/server/kernel/db/transaction.ts'
import type { Context } from '../../src/server/kernel/viewer/context.ts'
import { askPayoutAccounts } from '../../src/server/money/payout-accounts/ask-actions.ts'
import { findPayoutAccount } from '../../src/server/money/payout-accounts/sql.ts'
import { makeFeeTerms } from '../../src/server/money/terms/actions.ts'
import { insertAccount } from '../../src/server/people/accounts/sign-up-sql.ts'
import { buildTestApp, type TestApp } from '../app.ts'
import { createListing, given } from '../builders.ts'
import { LIVES_TOGETHER } from './life.ts'
import type { Terms } from './model.ts'
import { asOwner } from '../as-owner.ts'

const access = { secretKey: 'sk_test_lives', webhookSecret: 'whsec_lives' }
export const START = Temporal.Instant.from('2029-11-21T09:00:00Z')

const LANDLORDS = [
  { landlordPercent: 10, tenantPercent: 0, method: 'OWN_CALCULATION' },
  { landlordPercent: 7, tenantPercent: 9, method: 'CALCULATION_PER_NIGHT' },
  { landlordPercent: 33, tenantPercent: 4, method: 'HALF_OR_FULL_MONTH' },
] as const

/** A home in which one life at a time happens. */
export interface Home {
  groupId: string
  landlordId: string
  tenantId: string
  terms: Terms
}

/** The server with its people and homes, and the card provider, which is a new one for each run. */
export interface Stage {
  app: TestApp
  staffId: string
  landlords: { id: string; account: string }[]
  homes: Home[]
  local: LocalStripe
  payments: Payments
  /** What was told and has not come yet. */
  late: SentWebhook[]
  /** Whether documents are drawn and read back, as the product does. */
  isWriting: boolean
  runs: number
  /** Work that did not succeed while the provider was upset. */
  failed: { name: JobName; data: object }[]
}

let now = START

/** Builds the people and homes once. */
export async function buildStage(): Promise<Stage> {
  const app = await buildTestApp()
  const { enqueue } = app.services
  // Nobody does the other work here, such as sending mails.
  app.services.enqueue = async (trx, name, ...job) => {
    if (ORDERED.includes(name)) await enqueue(trx, name, ...job)
  }
  goTo(app, START)
  await app.db.insertInto('feature_flags').values({ name: 'FIRST_MONTH_RENT', enabled: true, changed_at: START }).execute() // prettier-ignore
  const staffId = await person(app, 'books', { permissions: ['accounting'] })
  const landlords: Stage['landlords'] = []
  for (const [at, terms] of LANDLORDS.entries()) {
    const id = await person(app, `landlord-${at}`, { landlord: true })
    const order = {
      landlordId: id,
      groupId: null,
      scope: 'LANDLORD',
      landlordFeeRate: terms.landlordPercent * 100,
      tenantFeeRate: terms.tenantPercent * 100,
      calculationMethod: terms.method,
      validFrom: dayOf(START),
      validUntil: null,
      reason: 'Agreed with the landlord.',
    } as const
    await makeFeeTerms(await app.ctxFor(staffId), order, randomUUID())
    landlords.push({ id, account: '' })
  }
  const homes: Home[] = []
  for (let at = 0; at < LIVES_TOGETHER; at++) homes.push(await home(app, landlords, at))
  const provider = await openProvider(app)
  return { app, staffId, landlords, homes, ...provider, late: [], failed: [], isWriting: true, runs: 0 }
}

async function home(app: TestApp, landlords: Stage['landlords'], at: number): Promise<Home> {
  const landlord = at % LANDLORDS.length
  const { id: landlordId } = given(landlords[landlord])
  // Amounts that have to be rounded, and two that are small.
  const price = given([150_000, 99_999, 87_654, 123_457, 3_001, 250_003, 66_667, 111_111, 2_999, 178_899][at])
  const labels = at === 7 ? (['SKIP_INVOICE_GENERATION'] as const) : at === 8 ? (['SEVEN_PERCENT_TAX_DISCOUNT'] as const) : [] // prettier-ignore
  const { groupId } = await createListing(app.db, landlordId, {
    group: { price, online_signing: false, labels: [...labels] },
  })
  const tenantId = await person(app, `tenant-${at}`, {})
  const vatRate = at === 8 ? 7 : 19
  return {
    groupId,
    landlordId,
    tenantId,
    terms: { price, ...given(LANDLORDS[landlord]), vatRate, isInvoiced: at !== 7 },
  }
}

/** Nobody logs in here, and hashing passwords takes its time. */
function person(app: TestApp, name: string, more: { landlord?: boolean; permissions?: ['accounting'] }) {
  return insertAccount(
    app.db,
    { email: `${name}@mezzo.example`, firstName: 'Toni', lastName: 'Muster', ...more },
    'x',
  )
}

function goTo(app: TestApp, instant: Temporal.Instant): void {
  now = instant
  app.setNow(instant)
}

/** Goes on in time, on both sides. */
export function goOn({ app }: Stage, hours: number): void {
  goTo(app, now.add({ hours }))
}

async function openProvider(app: TestApp): Promise<Pick<Stage, 'local' | 'payments'>> {
  const local = await startLocalStripe({ ...access, now: () => now })
  const payments = localProvider(access, local.url, () => local.close())
  app.services.payments = payments
  return { local, payments }
}

const KEPT = [
  'migrations',
  'account_freezes',
  'users',
  'accounts',
  'feature_flags',
  'groups',
  'listings',
  'group_counts',
  'billing_addresses',
  'billing_details_items',
  'bank_accounts',
  'contact_persons',
  'partner_sources',
  'files',
  'fee_terms',
]

/** Forgets all that was lived, here and at the provider, and opens the landlords' accounts. */
export async function startOver(stage: Stage): Promise<void> {
  const { app } = stage
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${KEPT}::text[])`.execute(app.db)
  const names = sql.raw(rows.map(({ name }) => name).join(', '))
  await asOwner(app.db, (trx) => sql`truncate ${names} restart identity`.execute(trx))
  await sql`delete from pgboss.job`.execute(app.db)
  goTo(app, START)
  await stage.payments.close()
  Object.assign(stage, await openProvider(app), { late: [], failed: [] })
  const { provider, mode } = stage.payments
  for (const [at, landlord] of stage.landlords.entries()) {
    const browser = await app.loginConfirmed(`landlord-${at}@mezzo.example`)
    await app.graphql('mutation { openPayoutAccount(country: "DE") { url } }', {}, browser)
    const account = await findPayoutAccount(app.db, { landlordId: landlord.id, provider, mode })
    landlord.account = given(account?.external_id)
    await stage.local.onboard(landlord.account, 'COMPLETE')
  }
  goOn(stage, 1)
  await askPayoutAccounts(await app.ctxFor(null))
  stage.local.webhooks.length = 0
}

/** Ends what was begun. */
export async function closeStage(stage: Stage): Promise<void> {
  await stage.app.close()
  await stage.payments.close()
}

/** A webhook as it is sent now: each try has a signature of its own. */
export function signedNow({ body }: SentWebhook): SentWebhook {
  return signedWebhook(JSON.parse(body), access.webhookSecret, Math.floor(now.epochMilliseconds / 1000))
}

/** Brings a webhook; answers the status. */
export async function tell({ app }: Stage, { body, headers }: SentWebhook): Promise<number> {
  const request = { method: 'POST', url: '/api/webhooks/stripe', payload: body, headers } as const
  return (await app.app.inject(request)).statusCode
}

// In the order in which one leads to another; others, such as mails, are not about money.
const ORDERED: readonly JobName[] = [
  'issueInvoices',
  'syncPayment',
  'syncDispute',
  'refundSurplus',
  'sendRefund',
  'syncRefund',
  'syncPayoutAccount',
  'syncPayouts',
]
const MOST_ROUNDS = 5
const BY_THEMSELVES: readonly JobName[] = [
  'issueInvoices',
  'askPayments',
  'askDisputes',
  'askRefunds',
  'askPayouts',
  'payOut',
]

/** Which work is done: also what comes by itself; and whether all of it has to succeed, or is tried again later. */
interface Work {
  comesByItself?: boolean
  isStrict?: boolean
}

/** Does the work that was ordered. */
export async function work(stage: Stage, { comesByItself = false, isStrict = false }: Work): Promise<void> {
  const again = stage.failed.splice(0)
  for (const { name, data } of again) await attempt(stage, name, data, isStrict)
  for (let round = 0, count = 1; count > 0 && round < MOST_ROUNDS; round++) {
    count = 0
    const ordered = await listOrdered(stage)
    for (const name of ORDERED.filter((one) => ordered.has(one))) {
      const fetched = await stage.app.boss.fetch<object>(name, { batchSize: 1000 })
      count += fetched.length
      for (const { data } of fetched) await attempt(stage, name, data, isStrict)
      const ids = fetched.map(({ id }) => id)
      if (ids.length > 0) await stage.app.boss.complete(name, ids)
    }
  }
  if (comesByItself) for (const name of BY_THEMSELVES) await attempt(stage, name, {}, isStrict)
}

/** The work that waits now; what it orders by itself is done in the next round. */
async function listOrdered({ app }: Stage): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state in ('created', 'retry') and name = any(${ORDERED}::text[])`.execute(
    app.db,
  )
  return new Set(rows.map(({ name }) => name))
}

async function attempt(stage: Stage, name: JobName, data: object, isStrict: boolean): Promise<void> {
  try {
    const ctx = await stage.app.ctxFor(null)
    if (name === 'issueInvoices' && !stage.isWriting) await numberDocuments(ctx)
    else await given(findJob(name)).handler(ctx, data)
  } catch (error) {
    if (isStrict) throw error
    stage.failed.push({ name, data })
  }
}

/** Issues documents without drawing them, which takes longer than all the rest. */
async function numberDocuments(ctx: Context): Promise<void> {
  for (const { id } of await listDrafts(ctx.db)) {
    // A credit note says what its invoice says, which may just have got its number.
    const draft = await findDraft(ctx.db, id)
    const facts = draft && (await factsOfDraft(ctx, draft, await findFeeFacts(ctx.db, draft.groupId)))
    if (draft && facts)
      await inTransaction(ctx, (trx) => numberDocument(trx, ctx, draft, { ...facts, written: null }))
  }
}
