import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { bookStay } from '../../../../test/request-commands.ts'
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
  await sql`insert into invoices
    select (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object('id', gen_random_uuid(),
      'landlord_id', ${mia}::text, 'number', 'M-99999', 'paid_on', '2029-12-05', 'booking_id', null))).*
    from invoices i`.execute(t.db)
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
