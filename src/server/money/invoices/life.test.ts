import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../../../../test/as-owner.ts'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import type { Tag } from '../../../domain/catalogue/flags.ts'
import type { LedgerAccountKind } from '../../../domain/catalogue/ledger.ts'
import { addDays, parseDay, partsOfDay, utcDayOf } from '../../../domain/kernel/day.ts'
import { balanceOf } from '../../../domain/money/ledger.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { readBack } from '../documents/read-back.ts'
import { listLedgerFaults } from '../ledger/sql.ts'
import { issueInvoices } from './issue-actions.ts'
import { listUnwritten } from './issue-sql.ts'
import { remindOfInvoices } from './reminder-actions.ts'
import { settleInvoice } from './settle-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

/** A booking of six months at 1,500 made on 21 November 2029, its invoice still a draft. */
async function booked(group: { labels?: Tag[]; billing_address_id?: null } = {}) {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false, ...group } })
  const bookingId = await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  return { ...stage, bookingId }
}

const invoices = () => t.db.selectFrom('invoices').selectAll().orderBy('position').execute()
const only = async () => given((await invoices())[0])
const mails = () =>
  t.db
    .selectFrom('mails')
    .select(['template', 'to', 'text', 'attachment_file_id as attachment'])
    .where('template', 'like', 'invoice%')
    .orderBy('created_at')
    .execute()

async function issue(): Promise<void> {
  await issueInvoices(await t.ctxFor(null))
}

async function pay(amount: number, sourceId: string = randomUUID()) {
  const ctx = await t.ctxFor(null)
  const { id } = await only()
  const received = { receivedOn: ctx.today(), effectiveAt: ctx.now(), reference: 'RF 1' }
  return inTransaction(ctx, (trx) =>
    settleInvoice(trx, ctx, { invoiceId: id, sourceId, kind: 'BANK_TRANSFER', amount, ...received }),
  )
}

async function held(): Promise<Partial<Record<LedgerAccountKind, number>>> {
  const accounts = await t.db.selectFrom('ledger_accounts').selectAll().execute()
  return Object.fromEntries(accounts.map((account) => [account.kind, balanceOf(account.kind, account)]))
}

describe('an invoice', () => {
  it('is a draft with the booking, and then a numbered document that reads back what it was made of', async () => {
    const { landlordId } = await booked()
    expect(await only()).toMatchObject({ number: null, net: 90_000, vat: 17_100, amount: 107_100 })
    expect(await held()).toEqual({})
    await issue()
    const invoice = await only()
    expect(invoice).toMatchObject({
      number: 'TEST-2029-0001',
      live_mode: 'TESTING',
      landlord_id: landlordId,
      vat_rate: 1900,
      vat_category: 'S',
      issued_on: '2029-11-21',
      due_date: '2029-12-05',
      paid_amount: 0,
      is_paid: false,
    })
    const file = await t.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', given(invoice.document_file_id))
      .executeTakeFirstOrThrow()
    expect(file).toMatchObject({ type: 'INVOICE', file_name: 'TEST-2029-0001.pdf', landlord_id: landlordId })
    const bytes = given(await t.services.files.get(file.storage_key))
    expect(readBack(bytes, given(invoice.document))).toEqual([])
    expect(await held()).toEqual({ LANDLORD_RECEIVABLE: 107_100, FEE_REVENUE: 90_000, VAT: 17_100 })
    expect(await mails()).toEqual([
      {
        template: 'invoiceReady',
        to: 'jana@mezzo.example',
        text: expect.stringContaining('€1,071.00'),
        attachment: file.id,
      },
    ])
    await issue()
    expect(await invoices()).toHaveLength(1)
    expect(await listLedgerFaults(t.db)).toEqual([])
  })

  it.each<[string, string]>([
    ['its number', `update invoices set number = 'TEST-2029-0002'`],
    ['its amounts', 'update invoices set net = net + 1, amount = amount + 1'],
    ['its landlord', 'update invoices set landlord_id = (select tenant_id from bookings)'],
    ['what it says', `update invoices set document = '{}'`],
    ['when it is due', `update invoices set due_date = '2031-01-01'`],
    ['its file', `update invoices set document = null, document_file_id = null`],
    ['the contents of its file', `update files set sha256 = 'x' where type = 'INVOICE'`],
    ['what settled it', 'update invoice_settlements set amount = amount - 1'],
    ['that it was settled', 'delete from invoice_settlements'],
    ['that it is there', 'delete from invoices'],
    ['all documents', 'truncate invoices cascade'],
    ['all settlements', 'truncate invoice_settlements'],
    ['all entries of the books', 'truncate ledger_transfers cascade'],
    ['all events of the books', 'truncate ledger_events cascade'],
  ])('does not let the database change %s', async (_, change) => {
    await booked()
    await issue()
    await pay(100)
    await expect(sql.raw(change).execute(t.db)).rejects.toThrow(/never changed|is kept|permission denied/)
  })

  it('asks for no transfer where the fee is kept from the first rent, in the file as in the mail', async () => {
    const { bookingId } = await booked()
    await t.db
      .insertInto('tenant_dues')
      .values({
        booking_id: bookingId,
        landlord_id: (await only()).landlord_id,
        purpose: 'FIRST_MONTH_RENT',
        mode: 'TESTING',
        amount: 150_000,
        currency: 'EUR',
        due_on: parseDay('2030-02-01'),
        created_at: t.services.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await issue()
    expect(given((await only()).document).payment).toEqual({ kind: 'KEPT_FROM_PAYOUT' })
    const [mail] = await mails()
    expect(mail?.text).toContain('We’ll take it off your next payout')
    expect(mail?.text).toContain('This is a test: no real money is moved.')
  })

  it('may be removed as a draft, and by the end of an erasure once its eight years are over', async () => {
    await booked()
    await sql`delete from invoices`.execute(t.db)
    expect(await invoices()).toEqual([])
    const written = async (day: string) => {
      await t.reset()
      const { landlordId } = await booked()
      await issue()
      const now = t.services.now()
      const erased = {
        user_id: landlordId,
        requested_at: now,
        done_at: now,
        logged_at: now,
        started_at: now,
        digest: 'of a test',
      }
      await asOwner(t.db, async (trx) => {
        await trx.insertInto('deletion_requests').values(erased).execute()
        await sql`truncate ledger_events, ledger_transfers, payments cascade`.execute(trx)
        await trx
          .updateTable('invoices')
          .set({ issued_on: parseDay(day) })
          .execute()
      })
    }
    const destroyed = () =>
      t.db.transaction().execute(async (trx) => {
        await sql`select set_config('mezzo.destroying', id::text, true) from deletion_requests`.execute(trx)
        await trx.deleteFrom('invoices').execute()
      })
    const { year } = partsOfDay(utcDayOf(Date.now()))
    await written(`${year - 8}-01-01`)
    await expect(destroyed()).rejects.toThrow('eight years')
    await written(`${year - 9}-12-31`)
    await expect(sql`delete from invoices`.execute(t.db)).rejects.toThrow('eight years')
    await destroyed()
    expect(await invoices()).toEqual([])
  })

  it('waits, without a number, until it is known where it goes', async () => {
    const { groupId, landlordId } = await booked({ billing_address_id: null })
    await issue()
    expect(await only()).toMatchObject({ number: null, document_file_id: null })
    // Nobody looks at it again until then.
    const asked = { hasSeller: true, after: 0, limit: 10 }
    expect(await listUnwritten(t.db, asked)).toEqual([])
    expect(await mails()).toEqual([])
    const address = { name: 'Jana Keller', address_line1: 'Rosenweg 2', zip_code: '20095', city: 'Hamburg' }
    const { id } = await t.db
      .insertInto('billing_addresses')
      .values({ landlord_id: landlordId, country: 'DE', ...address })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db.updateTable('groups').set({ billing_address_id: id }).where('id', '=', groupId).execute()
    expect(await listUnwritten(t.db, asked)).toHaveLength(1)
    expect(await listUnwritten(t.db, { ...asked, hasSeller: false })).toEqual([])
    const [first] = await listUnwritten(t.db, asked)
    expect(await listUnwritten(t.db, { ...asked, after: given(first).position })).toEqual([])
    t.setNow('2030-01-03T09:00:00Z')
    await issue()
    expect(await only()).toMatchObject({
      number: 'TEST-2030-0001',
      issued_on: '2030-01-03',
      due_date: '2030-01-17',
    })
    expect(given((await only()).document).buyer).toMatchObject({ name: 'Jana Keller', city: 'Hamburg' })
  })

  it('takes no number when its document cannot be written, and others go on', async () => {
    await booked()
    const first = await only()
    await t.db
      .updateTable('invoices')
      .set({ stay_to: parseDay('2030-01-01') })
      .execute()
    await expect(issue()).rejects.toThrow('1 of 1 documents failed')
    const numbers = await t.db.selectFrom('invoice_numbers').selectAll().execute()
    expect([(await only()).number, numbers]).toEqual([null, []])
    await t.db.updateTable('invoices').set({ stay_to: first.stay_to }).execute()
    await issue()
    expect((await only()).number).toBe('TEST-2029-0001')
  })

  it('is numbered once when several write at the same time, and numbers have no gaps', async () => {
    await booked()
    const { id: _, position: __, is_paid: ___, document: ____, ...draft } = await only()
    for (let count = 1; count < 6; count++) await t.db.insertInto('invoices').values(draft).execute()
    await Promise.all([issue(), issue(), issue()])
    const numbers = new Set((await invoices()).map(({ number }) => number))
    expect(numbers).toEqual(new Set([1, 2, 3, 4, 5, 6].map((count) => `TEST-2029-000${count}`)))
    expect(await held()).toMatchObject({ LANDLORD_RECEIVABLE: 6 * 107_100 })
    expect(await listLedgerFaults(t.db)).toEqual([])
  })

  it.each<[string, Tag[], string | null]>([
    ['of a key account is due in 30 days', ['KA'], '2029-12-21'],
    ['by the old logic is due when the stay begins', ['OLD_DUE_DATE_LOGIC_IN_INVOICE'], '2030-02-01'],
    ['of a unit in full service is not written', ['FSU'], null],
    ['that is skipped is not written', ['SKIP_INVOICE_GENERATION'], null],
  ])('%s, also as a draft', async (_, labels, due) => {
    await booked({ labels })
    const days = async () => (await invoices()).map(({ due_date: day }) => day)
    expect(await days()).toEqual(due ? [due] : [])
    await issue()
    expect(await days()).toEqual(due ? [due] : [])
  })

  it('has the reduced rate where its listing has the flag', async () => {
    await booked({ labels: ['SEVEN_PERCENT_TAX_DISCOUNT'] })
    expect(await only()).toMatchObject({ net: 90_000, vat: 6_300, vat_rate: 700 })
    await issue()
    expect(await only()).toMatchObject({ net: 90_000, vat: 6_300, vat_rate: 700 })
  })
})

describe('money for an invoice', () => {
  it('pays it in parts, once from each source, and what is too much is paid out', async () => {
    await booked()
    await issue()
    const source = randomUUID()
    expect(await pay(100_000, source)).toEqual({ used: 100_000, surplus: 0 })
    expect(await pay(100_000, source)).toBeNull()
    expect(await only()).toMatchObject({ paid_amount: 100_000, is_paid: false })
    expect(await pay(10_000)).toEqual({ used: 7_100, surplus: 2_900 })
    expect(await only()).toMatchObject({ paid_amount: 107_100, is_paid: true, paid_on: '2029-11-21' })
    expect(await held()).toEqual({
      LANDLORD_RECEIVABLE: 0,
      FEE_REVENUE: 90_000,
      VAT: 17_100,
      PROVIDER_CLEARING: 110_000,
      LANDLORD_PAYABLE: 2_900,
    })
    expect(await listLedgerFaults(t.db)).toEqual([])
  })

  it('comes once when it is told of many times at once', async () => {
    await booked()
    await issue()
    const source = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(107_100, source)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await held()).toMatchObject({ PROVIDER_CLEARING: 107_100, LANDLORD_RECEIVABLE: 0 })
  })

  it('for one that was taken back is paid out as a whole', async () => {
    const { landlord, bookingId } = await booked()
    await issue()
    const cancel = `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER) { error { name } } }`
    await t.graphql(cancel, { id: bookingId }, landlord)
    await issue()
    expect(await pay(107_100)).toEqual({ used: 0, surplus: 107_100 })
    expect(await held()).toMatchObject({ LANDLORD_RECEIVABLE: 0, FEE_REVENUE: 0, LANDLORD_PAYABLE: 107_100 })
  })
})

describe('an overdue invoice', () => {
  const remindOn = async (day: string) => {
    t.setNow(`${day}T07:00:00Z`)
    await remindOfInvoices(await t.ctxFor(null))
  }
  const reminders = async () =>
    (await mails())
      .map(({ template }) => template)
      .filter((template) => template.startsWith('invoiceReminder'))

  it('is reminded of three times, each once', async () => {
    await booked()
    await issue()
    for (let day = parseDay('2029-12-01'); day < parseDay('2030-03-01'); day = addDays(day, 1))
      await remindOn(day)
    expect(await reminders()).toEqual([
      'invoiceReminderFirst',
      'invoiceReminderSecond',
      'invoiceReminderLast',
    ])
    expect(await only()).toMatchObject({ reminders: 3, remind_on: null })
  })

  it('is not reminded of once it is paid', async () => {
    await booked()
    await issue()
    await remindOn('2029-12-08')
    await pay(107_100)
    for (const day of ['2029-12-19', '2030-01-02']) await remindOn(day)
    expect(await reminders()).toEqual(['invoiceReminderFirst'])
  })

  it('is told with what is still open and by when to pay', async () => {
    await booked()
    await issue()
    await pay(100_000)
    await remindOn('2029-12-08')
    const mail = given((await mails()).at(-1))
    expect(mail.text).toContain('€71.00 of invoice TEST-2029-0001')
    expect(mail.text).toContain('was due on 5 December 2029')
    expect(mail.text).toContain('Please pay it by 18 December 2029')
    expect(mail.attachment).toBe((await only()).document_file_id)
  })
})
