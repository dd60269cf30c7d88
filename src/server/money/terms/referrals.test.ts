import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { encryptText } from '../../kernel/adapters/secret-text.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'

let t: TestApp
let bea: Browser
let vera: { id: string; browser: Browser }
let jana: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
/** Vera has invited Jana, who has a booking; Bea does the accounting. */
beforeEach(async () => {
  await t.reset()
  jana = await createStage(t)
  const id = await t.createUser({ email: 'vera@mezzo.example', firstName: 'Vera', landlord: true })
  vera = { id, browser: await t.login('vera@mezzo.example') }
  await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
  bea = await t.login('books@mezzo.example')
  await change(jana.landlordId, { referred_by: id })
  await bookStay(t, jana, '2030-02-01', '2030-07-31')
  await t.runJobs()
})

const change = (id: string, values: { referred_by?: string; phone?: string; landlord?: boolean }) =>
  t.db.updateTable('users').set(values).where('id', '=', id).execute()

const addAccount = (landlord_id: string, iban: string) =>
  t.db
    .insertInto('bank_accounts')
    .values({
      landlord_id,
      account_holder: 'Jana Keller',
      iban: encryptText(t.services.config, 'iban', iban),
      iban_country: iban.slice(0, 2),
      iban_last4: iban.slice(-4),
      currency: 'EUR',
    })
    .execute()

/** Pays a part of the fee, or all of it. */
async function payFee(share = 1) {
  const ctx = await t.ctxFor(null)
  const invoice = await t.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
  await inTransaction(ctx, (trx) =>
    settleInvoice(trx, ctx, {
      invoiceId: invoice.id,
      sourceId: randomUUID(),
      kind: 'BANK_TRANSFER',
      amount: Math.round(invoice.amount * share),
      receivedOn: parseDay('2029-12-01'),
      effectiveAt: ctx.now(),
      reference: 'By bank',
    }),
  )
}

const paid = async () =>
  (
    await t.graphql<{ paidReferrals: object[] }>(
      '{ paidReferrals { referrerName referredId shared isEarned feePaidOn } }',
      {},
      bea,
    )
  ).data.paidReferrals

interface Answer {
  error: { name: string; fields: Record<string, string> | null } | null
}

async function reward(more: Record<string, unknown> = {}) {
  const { data, errors } = await t.graphql<{ answer: Answer } | null>(
    `mutation($landlordId: ID!, $amount: Float!, $referredId: ID, $key: ID!) {
      answer: grantIncentive(landlordId: $landlordId, amount: $amount, currency: "EUR", reason: "Invited Jana Keller",
        referredId: $referredId, idempotencyKey: $key) { error { name fields } } }`,
    { landlordId: vera.id, amount: 30_000, referredId: jana.landlordId, key: randomUUID(), ...more },
    bea,
  )
  expect(errors).toBeUndefined()
  return given(data).answer.error
}

it('an invitation earns nothing until the fee is paid as a whole, then once, and goes into the payout', async () => {
  expect(await paid()).toEqual([])
  await payFee(0.5)
  expect(await paid()).toEqual([])
  expect(await reward()).toMatchObject({ fields: { referredId: 'referral.feeOpen' } })
  await payFee(0.5)
  expect(await paid()).toEqual([
    expect.objectContaining({
      referredId: jana.landlordId,
      shared: [],
      isEarned: true,
      feePaidOn: '2029-12-01',
    }),
  ])
  expect(await reward({ amount: 30_001 })).toMatchObject({ fields: { amount: 'referral.amount' } })
  expect(await reward()).toBeNull()
  const payable = await t.db
    .selectFrom('ledger_accounts')
    .select(['credits', 'debits'])
    .where('landlord_id', '=', vera.id)
    .where('kind', '=', 'LANDLORD_PAYABLE')
    .executeTakeFirstOrThrow()
  expect(payable.credits - payable.debits).toBe(30_000)
  expect(await reward()).toMatchObject({ fields: { referredId: 'referral.granted' } })
  expect(await paid()).toEqual([])
  const audits = await t.db
    .selectFrom('audit_log')
    .select('data')
    .where('action', '=', 'grantIncentive')
    .execute()
  expect(audits).toEqual([{ data: expect.objectContaining({ referredId: jana.landlordId }) }])
  const { data } = await t.graphql(
    '{ myReferral { signUps landlords published booked rewarded } }',
    {},
    vera.browser,
  )
  expect(data).toEqual({ myReferral: { signUps: 1, landlords: 1, published: 0, booked: 1, rewarded: 1 } })
})

it('whoever has invited themselves under another address is shown as such, and earns nothing', async () => {
  await payFee()
  await change(vera.id, { phone: '+49 30 1234567' })
  await change(jana.landlordId, { phone: '030 12345-67' })
  expect(await paid()).toEqual([expect.objectContaining({ shared: ['PHONE'], isEarned: false })])
  expect(await reward()).toMatchObject({ fields: { referredId: 'referral.samePerson' } })
  await change(vera.id, { phone: '' })
  await change(jana.landlordId, { phone: '' })
  expect(await paid()).toEqual([expect.objectContaining({ shared: [] })])
})

it('what can be granted stands before what can not, though it was paid later', async () => {
  const mia = await t.createUser({ email: 'mia@mezzo.example', firstName: 'Mia', landlord: true })
  await change(mia, { referred_by: vera.id })
  await payFee()
  // Mia has paid such a fee, too, a few days later.
  const { rows } = await sql<{ columns: string }>`select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_name = 'invoices' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(
    t.db,
  )
  const columns = sql.raw(rows[0]?.columns ?? '')
  await sql`insert into invoices (${columns}) select ${columns}
    from (select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'landlord_id', ${mia}::text,
      'number', 'M-99999', 'paid_on', '2029-12-05'))).* from invoices i) as later`.execute(t.db)
  const referred = async () => (await paid()).map((one) => (one as { referredId: string }).referredId)
  expect(await referred()).toEqual([jana.landlordId, mia])
  for (const id of [vera.id, jana.landlordId]) await change(id, { phone: '+49 30 1234567' })
  expect(await referred()).toEqual([mia, jana.landlordId])
})

it('the same bank account is shown as such, and one that only ends alike is another', async () => {
  await payFee()
  await addAccount(vera.id, 'DE89370400440532013000')
  await addAccount(jana.landlordId, 'DE02120300000000203000')
  expect(await paid()).toEqual([expect.objectContaining({ shared: [] })])
  await addAccount(jana.landlordId, 'DE89370400440532013000')
  expect(await paid()).toEqual([expect.objectContaining({ shared: ['BANK_ACCOUNT'] })])
  expect(await reward()).toMatchObject({ fields: { referredId: 'referral.samePerson' } })
})

it('the same tax number is shown as such, however it is written and in whichever field', async () => {
  await payFee()
  const { config } = t.services
  const billing = (landlord_id: string, numbers: { tax_id?: string; vat_id?: string }) =>
    t.db
      .insertInto('billing_details_items')
      .values({ landlord_id, type: 'PRIVATE', first_name: 'A', last_name: 'B', ...numbers })
      .execute()
  await billing(vera.id, { tax_id: encryptText(config, 'tax-id', 'DE 123-456-789') })
  await billing(jana.landlordId, { tax_id: encryptText(config, 'tax-id', 'DE123456780') })
  expect(await paid()).toEqual([expect.objectContaining({ shared: [] })])
  await billing(jana.landlordId, { vat_id: 'de123456789' })
  expect(await paid()).toEqual([expect.objectContaining({ shared: ['TAX_ID'], isEarned: false })])
  expect(await reward()).toMatchObject({ fields: { referredId: 'referral.samePerson' } })
})

it('nobody earns for whom another has invited, and tenants have no account for it', async () => {
  await payFee()
  const otherId = await t.createUser({ email: 'otto@mezzo.example', landlord: true })
  expect(await reward({ landlordId: otherId })).toMatchObject({ name: 'ResourceNotFoundError' })
  expect(await reward({ referredId: otherId })).toMatchObject({ name: 'ResourceNotFoundError' })
  expect(await reward({ referredId: 'nonsense' })).toMatchObject({ name: 'ResourceNotFoundError' })
  await change(vera.id, { landlord: false })
  expect(await paid()).toEqual([])
})

it('the database itself refuses to pay twice for one person', async () => {
  await payFee()
  await reward()
  const [first] = await t.db.selectFrom('incentives').selectAll().execute()
  const { id: _, ...again } = given(first)
  await expect(t.db.insertInto('incentives').values(again).execute()).rejects.toThrow('incentives_referred')
})
