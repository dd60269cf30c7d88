import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { faultsAfter } from '../../../../test/broken-books.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { issueInvoices } from '../invoices/issue-actions.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { lockInvoice } from '../invoices/settle-sql.ts'
import { giveUpRest, takeWriteOffBack } from '../invoices/write-off-actions.ts'
import { checkBooks } from './check-actions.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const check = () => checkBooks(t.db, t.services.files, t.services.now())
const invoices = () => t.db.selectFrom('invoices').selectAll().orderBy('position').execute()

async function issue(): Promise<void> {
  await issueInvoices(await t.ctxFor(null))
}

async function pay(invoiceId: string, amount: number, sourceId: string = randomUUID()) {
  const ctx = await t.ctxFor(null)
  const received = { receivedOn: ctx.today(), effectiveAt: ctx.now(), reference: '' }
  return inTransaction(ctx, (trx) =>
    settleInvoice(trx, ctx, { invoiceId, sourceId, kind: 'BANK_TRANSFER', amount, ...received }),
  )
}

/** One invoice that is paid in part and written off, and one that is paid with too much, taken back and written anew. */
async function lived() {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false }, units: 2 })
  await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  const bookingId = await bookOnPaper(t, stage, await sendRequest(t, stage, '2031-02-01', '2031-07-31'))
  await issue()
  const [first, second] = await invoices()
  await pay(given(first).id, 7_100)
  await pay(given(second).id, 110_000)
  const ctx = await t.ctxFor(null)
  await inTransaction(ctx, async (trx) =>
    giveUpRest(trx, ctx, given(await lockInvoice(trx, given(first).id)), 'Gone without an address.'),
  )
  const cancel = `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER) { error { name } } }`
  await t.graphql(cancel, { id: bookingId }, stage.landlord)
  await issue()
  return { ...stage, first: given(first).id, second: given(second).id }
}

describe('books that are right', () => {
  afterEach(() => t.reset())

  it('have no fault, with all that can happen to an invoice', async () => {
    await lived()
    expect(await check()).toEqual({ entries: 11, documents: 3, unwritten: 0, faults: [] })
  })

  it('have none when an invoice that was given up is paid after all, or taken back', async () => {
    const { first } = await lived()
    await pay(first, 100_000)
    expect(
      await t.db.selectFrom('invoices').select('written_off_at').where('id', '=', first).execute(),
    ).toEqual([{ written_off_at: null }])
    expect((await check()).faults).toEqual([])
    const ctx = await t.ctxFor(null)
    await t.db.updateTable('invoices').set({ written_off_at: null }).execute()
    await inTransaction(ctx, async (trx) => takeWriteOffBack(trx, ctx, given(await lockInvoice(trx, first))))
    expect((await check()).faults).toEqual([])
  })

  it('have none without any invoice', async () => {
    expect(await check()).toEqual({ entries: 0, documents: 0, unwritten: 0, faults: [] })
  })

  it('say what is still to be made into a file, and miss it after a day', async () => {
    await lived()
    await asOwner(t.db, (trx) =>
      trx
        .updateTable('invoices')
        .set({ document_file_id: null, document: null })
        .where('number', '=', 'TEST-2029-0001')
        .execute(),
    )
    expect(await check()).toMatchObject({ unwritten: 1, documents: 2, faults: [] })
    t.setNow('2029-11-22T10:00:00Z')
    expect((await check()).faults).toEqual(['TEST-2029-0001 has its number since 2029-11-21, but no file.'])
  })
})

describe('books that are not right', () => {
  beforeAll(async () => void (await lived()))

  it.each<[string, string, string[]]>([
    [
      'a balance',
      `update ledger_accounts set credits = credits + 1 where kind = 'FEE_REVENUE'`,
      ['Account', `don't sum to zero`],
    ],
    [
      'an entry that is gone',
      `delete from ledger_transfers where id = (select max(id) from ledger_transfers)`,
      ['Account'],
    ],
    [
      'an event that is gone',
      `delete from ledger_events where kind = 'INVOICE_WRITTEN' and subject_id = (select id from invoices where number = 'TEST-2029-0001')`,
      ['TEST-2029-0001 has no event in the books.'],
    ],
    [
      'an invoice with another net',
      `update invoices set net = net + 1, vat = vat - 1 where number = 'TEST-2029-0001'`,
      ['TEST-2029-0001 is 90001 net and 17099 VAT; the books say 90000 and 17100.', 'its document says'],
    ],
    [
      'an invoice that lost its number',
      `update invoices set number = null, issued_on = null, issued_at = null where number = 'TEST-2029-0001'`,
      ['is of a document that has no number', 'Number 1 of 2029 (TESTING) is missing.'],
    ],
    [
      'a credit note with another VAT',
      `update invoices set vat = vat + 1, amount = amount + 1 where document_type = 'CREDIT_NOTE'`,
      ['TEST-2029-0003 is 90000 net and 17101 VAT; TEST-2029-0002, which it takes back, is 90000 and 17100.'],
    ],
    [
      'a credit note that takes back another invoice',
      `update invoices set credits_invoice_id = (select id from invoices where number = 'TEST-2029-0001') where document_type = 'CREDIT_NOTE'`,
      ['TEST-2029-0003 does not take back what TEST-2029-0001 has booked.'],
    ],
    [
      'more paid than came',
      `update invoices set paid_amount = paid_amount + 1 where number = 'TEST-2029-0001'`,
      ['TEST-2029-0001 says that 7101 is paid; what settled it is 7100.'],
    ],
    [
      'a settlement that never came',
      `update invoice_settlements set amount = amount + 1`,
      ['For TEST-2029-0001 the books say that 7100 came; 7101 settled it and 0 was carried.'],
    ],
    [
      'a credit that is gone',
      `delete from ledger_events where kind = 'CREDIT_CARRIED' and subject_id in (select id from invoices)`,
      ['that were taken back, 107100, the use of 0 is known.'],
    ],
    [
      'a write-off of another amount',
      `update invoice_write_offs set amount = amount - 1`,
      ['TEST-2029-0001 was written off with 99999; the books say 100000, of which 0 was taken back.'],
    ],
    [
      'a write-off that was forgotten',
      `update invoices set written_off_at = null where number = 'TEST-2029-0001'`,
      [
        'TEST-2029-0001 says that it is not written off; its write-offs say otherwise.',
        'owes 100000 EUR (TESTING)',
      ],
    ],
    [
      'a gap in the numbers',
      `update invoice_numbers set last_number = 4`,
      ['Number 4 of 2029 (TESTING) is missing.'],
    ],
    [
      'a number too many',
      `update invoice_numbers set last_number = 2`,
      ['TEST-2029-0003 is beyond the last number that was given: 2.'],
    ],
    [
      'a number of the other mode',
      `update invoices set number = '2029-0001' where number = 'TEST-2029-0001'`,
      ['2029-0001 is no number of a document of TESTING.', 'its document is TEST-2029-0001'],
    ],
    [
      'a number of another year',
      `update invoices set issued_on = '2028-12-31' where number = 'TEST-2029-0001'`,
      ['TEST-2029-0001 was written in 2028-12-31.'],
    ],
    [
      'a file whose row is another',
      `update files set sha256 = repeat('0', 64) where file_name = 'TEST-2029-0001.pdf'`,
      ['TEST-2029-0001: its file was changed.'],
    ],
    [
      'a document that says something else',
      `update invoices set document = jsonb_set(document, '{buyer,city}', '"Nowhere"') where number = 'TEST-2029-0001'`,
      ['TEST-2029-0001: its file says something else, buyer.city'],
    ],
  ])('are found out: %s', async (_, change, named) => {
    const faults = await faultsAfter(t, change)
    for (const words of named) expect(faults).toContain(words)
  })

  it('are found out: a file that is missing, or has a byte changed', async () => {
    const [file] = await t.db
      .selectFrom('files')
      .select(['storage_key as key', 'file_name as name'])
      .where('type', '=', 'INVOICE')
      .orderBy('file_name')
      .execute()
    const { key } = given(file)
    const content = Uint8Array.from(given(await t.services.files.get(key)))
    content[content.length - 10] = 0
    await t.services.files.put(key as FileKey, content)
    expect((await check()).faults).toEqual(['TEST-2029-0001: its file was changed.'])
    await t.services.files.remove(key)
    expect((await check()).faults).toEqual(['TEST-2029-0001: its file is missing.'])
  })
})
