import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { CompiledQuery } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given } from '../../../../test/builders.ts'
import {
  addDays,
  addMonths,
  type Day,
  dayOf,
  parseDay,
  partsOfDay,
  type Stay,
} from '../../../domain/kernel/day.ts'
import { MONEY_ENTRY_KINDS, type MoneyEntryKind } from '../../../domain/money/overview.ts'
import { periodOf, periodText, shiftPeriod } from '../../../domain/money/period.ts'
import { rentByMonths } from '../../../domain/rentals/rent-by-months.ts'
import type { Question } from '../../kernel/db/reads.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { issueInvoices } from '../invoices/issue-actions.ts'
import { settleInvoice } from '../invoices/settle-actions.ts'
import { bookReversal, book } from '../ledger/actions.ts'
import { listMonthlySums } from './entries-sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

/** A booking from 1 February to 31 July 2030 at 1,500 a month, made in November 2029; its invoice is written. */
async function booked() {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false } })
  const bookingId = await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  await issueInvoices(await t.ctxFor(null))
  return { ...stage, bookingId, again: () => t.login('jana@mezzo.example') }
}

interface Money {
  currency: string
  earned: number
  nights: number
  apartments: number
  invoiced: number
  dueBefore: number
  dueAhead: number
  paidOut: number
  payments: number
  lastPaidOn: string | null
  openBefore: number
  lines: { line: string; amount: number; entries: number }[]
  open: number
  dated: number
  nextOn: string | null
  owed: number
  waiting: number
  whyNotPaid: { reason: string; amount: number; dueOn: string | null; nextOn: string | null } | null
}

type Scope = { groupId?: string; listingId?: string; bookingId?: string }

async function overview(as: Browser, period: string, scope: Scope = {}) {
  const { data, errors } = await t.graphql<{
    moneyOverview: { apartmentName: string | null; groupName: string | null; currencies: Money[] }
  } | null>(
    `query($period: String!, $groupId: ID, $listingId: ID, $bookingId: ID) {
      moneyOverview(period: $period, groupId: $groupId, listingId: $listingId, bookingId: $bookingId) {
        groupName apartmentName
        currencies { currency earned nights apartments invoiced dueBefore dueAhead paidOut payments lastPaidOn
          openBefore lines { line amount entries } open dated nextOn owed waiting
          whyNotPaid { reason amount dueOn nextOn } } } }`,
    { period, ...scope },
    as,
  )
  return { ...data?.moneyOverview, refused: errors?.[0]?.extensions?.name ?? null }
}

async function moneyIn(as: Browser, period: string, scope: Scope = {}): Promise<Money> {
  return given((await overview(as, period, scope)).currencies?.[0])
}

interface Entry {
  _id: string
  kind: string
  day: string
  amount: number
  number: string | null
  bookingId: string | null
  documentUrl: string | null
}

async function entriesOf(as: Browser, period: string, kind: string, page = 0): Promise<Entry[]> {
  const { data } = await t.graphql<{ moneyEntries: Entry[] }>(
    `query($period: String!, $kinds: [MoneyEntryKind!]!, $page: Int!) {
      moneyEntries(period: $period, kinds: $kinds, currency: "EUR", page: $page, pageSize: 100) {
        _id kind day amount number bookingId documentUrl } }`,
    { period, kinds: [kind], page },
    as,
  )
  return data.moneyEntries
}

async function markRents(until: string): Promise<void> {
  await t.db
    .updateTable('rents')
    .set((eb) => ({ received_amount: eb.ref('amount'), received_on: eb.ref('due_on') }))
    .where('due_on', '<=', parseDay(until))
    .execute()
}

describe('the money of a month', () => {
  it('is what was earned, due and paid in it, and what is still to come', async () => {
    const { again } = await booked()
    await markRents('2030-03-01')
    t.setNow('2030-04-10T09:00:00Z')
    const landlord = await again()
    const march = await moneyIn(landlord, '2030-03')
    expect(march).toMatchObject({
      currency: 'EUR',
      nights: 31,
      apartments: 1,
      invoiced: 150_000,
      paidOut: 150_000,
      payments: 1,
      lastPaidOn: '2030-03-01',
    })
    const april = await moneyIn(landlord, '2030-Q2')
    const fee = await t.db.selectFrom('invoices').select(['amount']).executeTakeFirstOrThrow()
    expect(april).toMatchObject({
      invoiced: 450_000,
      paidOut: 0,
      open: 450_000 - fee.amount,
      dated: 300_000,
      nextOn: '2030-05-01',
      owed: fee.amount,
      waiting: 150_000,
      whyNotPaid: { reason: 'RENT_NOT_MARKED', amount: 150_000, dueOn: '2030-04-01', nextOn: '2030-05-01' },
    })
  })

  it('says what was paid too much, taken back and paid out', async () => {
    const { again, bookingId } = await booked()
    const ctx = await t.ctxFor(null)
    const invoice = await t.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
    const received = { receivedOn: ctx.today(), effectiveAt: ctx.now(), reference: 'RF 1' }
    await inTransaction(ctx, (trx) =>
      settleInvoice(trx, ctx, {
        invoiceId: invoice.id,
        sourceId: randomUUID(),
        kind: 'BANK_TRANSFER',
        amount: invoice.amount + 700,
        ...received,
      }),
    )
    const landlord = await again()
    const paid = await moneyIn(landlord, '2029-11')
    expect(paid.lines.filter(({ amount }) => amount !== 0)).toEqual([
      { line: 'FEE', amount: -invoice.net, entries: 1 },
      ...(invoice.vat > 0 ? [{ line: 'VAT', amount: -invoice.vat, entries: 1 }] : []),
      { line: 'PAID_BY_LANDLORD', amount: invoice.amount + 700, entries: 1 },
    ])
    expect(paid).toMatchObject({ open: 700, whyNotPaid: { reason: 'PAYOUT_WAITS', amount: 700 } })
    const happening = {
      mode: invoice.live_mode,
      currency: 'EUR',
      landlordId: invoice.landlord_id,
      bookingId,
      invoiceId: invoice.id,
      effectiveAt: ctx.now(),
    }
    await inTransaction(ctx, async (trx) => {
      await bookReversal(
        trx,
        ctx,
        { ...happening, kind: 'CREDIT_NOTE_WRITTEN', subjectId: randomUUID() },
        { kind: 'INVOICE_WRITTEN', subjectId: invoice.id },
      )
      await book(trx, ctx, { ...happening, kind: 'PAYOUT_PAID', subjectId: randomUUID(), bookingId: null }, [
        {
          debit: { kind: 'LANDLORD_PAYABLE', landlordId: invoice.landlord_id },
          credit: { kind: 'PAYOUT_IN_TRANSIT', landlordId: invoice.landlord_id },
          amount: 700,
        },
      ])
    })
    const back = await moneyIn(landlord, '2029-11')
    expect(back.lines.find(({ line }) => line === 'CREDITED')?.amount).toBe(invoice.amount)
    expect(back).toMatchObject({ paidOut: 700, payments: 1, open: invoice.amount })
    expect(await entriesOf(landlord, '2029-11', 'PAID_OUT')).toMatchObject([
      { amount: -700, bookingId: null },
    ])
  })

  it('opens to its entries, each with its document', async () => {
    const { again, bookingId } = await booked()
    const landlord = await again()
    const [fee] = await entriesOf(landlord, '2029', 'FEE')
    expect(fee).toMatchObject({ bookingId, day: '2029-11-21' })
    expect(fee?.number).toMatch(/^TEST-2029-/)
    expect(fee?.documentUrl).toMatch(/^\/api\/files\//)
    expect(await entriesOf(landlord, '2030-Q1', 'RENT')).toMatchObject([
      { day: '2030-03-01', amount: 150_000 },
      { day: '2030-02-01', amount: 150_000 },
    ])
    expect(await entriesOf(landlord, '2030', 'RENT', 1)).toEqual([])
  })
})

describe('for a group, a unit or a booking', () => {
  it('is the part that belongs to it', async () => {
    const { again, bookingId, groupId, unitIds } = await booked()
    const listingId = given(unitIds[0])
    const landlord = await again()
    const all = await moneyIn(landlord, '2030')
    for (const scope of [{ groupId }, { listingId }, { bookingId }]) {
      expect(await moneyIn(landlord, '2030', scope)).toEqual(all)
    }
  })

  it('is missing where it is somebody else’s, or no id', async () => {
    const { bookingId } = await booked()
    await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const as = await t.login('other@mezzo.example')
    expect((await overview(as, '2030')).currencies).toEqual([])
    for (const scope of [{ bookingId }, { groupId: randomUUID() }, { listingId: 'x' }]) {
      expect((await overview(as, '2030', scope)).refused).toBe('ResourceNotFoundError')
    }
  })
})

it('has no other periods than months, quarters and years', async () => {
  const { landlord } = await booked()
  expect((await overview(landlord, '2030-13')).refused).toBe('ValidationError')
})

describe('the exports', () => {
  const get = async (as: Browser, url: string) => t.send(as, { method: 'GET', url })

  it('are the entries as a table and as a booking batch, to the cent', async () => {
    const { again } = await booked()
    const landlord = await again()
    const table = await get(landlord, '/api/money.csv?period=2030-Q1&language=de')
    expect(table.headers['content-disposition']).toBe('attachment; filename="mezzo-2030-Q1.csv"')
    const [head, ...lines] = table.body.trim().split('\r\n')
    expect(head).toContain('Art,Tag,Betrag')
    expect(lines.filter((line) => line.startsWith('Fällige Miete'))).toHaveLength(2)
    expect(lines.join()).toContain(',1500,EUR,')
    const batch = await get(landlord, '/api/money.datev?period=2030&chart=SKR04&bank=1810&client=77')
    const posted = batch.rawPayload.toString('latin1').split('\r\n')
    expect(posted[0]).toMatch(/^"EXTF";700;21;.*;1001;77;20300101;4;20300101;20301231;/)
    expect(posted.filter((line) => line.startsWith('1500,00;"S";"EUR";;;;1200;4105;'))).toHaveLength(6)
    expect(posted.join('')).toContain('Amélie Fournier')
  })

  it('leave on each account of the batch what is open, after a fee was kept and a credit carried', async () => {
    const { again } = await booked()
    const ctx = await t.ctxFor(null)
    const invoice = await t.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
    const pay = async (kind: 'PAYOUT' | 'BANK_TRANSFER', amount: number) =>
      inTransaction(ctx, (trx) =>
        settleInvoice(trx, ctx, {
          invoiceId: invoice.id,
          sourceId: randomUUID(),
          kind,
          amount,
          receivedOn: ctx.today(),
          effectiveAt: ctx.now(),
          reference: '',
        }),
      )
    const landlord = await again()
    const expectOpen = async (owed: number) => {
      const { rawPayload } = await get(
        landlord,
        '/api/money.datev?period=2029&chart=SKR03&bank=1200&client=77',
      )
      const held = sumsOfBatch(rawPayload.toString('latin1'))
      const { open } = await moneyIn(landlord, '2029')
      // What is owed for invoices stands on 1600, what is to come on 1400.
      expect(held).toMatchObject({ '1600': 0 - owed, '1400': open + owed })
    }
    await expectOpen(invoice.amount)
    await pay('PAYOUT', 7_100)
    await expectOpen(invoice.amount - 7_100)
    await pay('BANK_TRANSFER', invoice.amount)
    await expectOpen(0)
  })

  it('are everything for the tax adviser in one archive, each document among it', async () => {
    const { again } = await booked()
    const landlord = await again()
    const { rawPayload, headers } = await get(landlord, '/api/money.zip?period=2029&language=en')
    expect(headers['content-type']).toBe('application/zip')
    const files = unzipSync(rawPayload)
    const names = Object.keys(files)
    expect(names).toEqual([
      'entries.csv',
      'EXTF_Buchungsstapel_2029-01-01_2029-12-31.csv',
      expect.stringMatching(/^documents\/TEST-2029-\d+\.pdf$/),
      'documents.csv',
    ])
    expect(strFromU8(given(files[given(names[2])]).slice(0, 5))).toBe('%PDF-')
    expect(strFromU8(given(files['documents.csv']))).toContain(names[2])
  })

  it.each([
    ['period=2030-13', 422],
    ['', 422],
    ['period=2030&currency=XXX', 422],
    ['period=2030&chart=SKR99', 422],
    ['period=2030&bank=12', 422],
    ['period=2030&client=0', 422],
    [`period=2030&bookingId=${randomUUID()}`, 404],
  ])('refuse %o before they begin', async (query, status) => {
    const { again } = await booked()
    const landlord = await again()
    for (const file of ['csv', 'datev', 'zip']) {
      expect((await get(landlord, `/api/money.${file}?${query}`)).statusCode).toBe(status)
    }
  })

  it('have nothing of another landlord’s', async () => {
    await booked()
    await t.createUser({ email: 'other@mezzo.example', landlord: true })
    const table = await get(await t.login('other@mezzo.example'), '/api/money.csv?period=2030')
    expect(table.body.trim().split('\r\n')).toHaveLength(1)
  })
})

/** What a booking batch leaves on each account, debits positive, in minor units. */
function sumsOfBatch(batch: string): Record<string, number> {
  const sums: Record<string, number> = { '1400': 0, '1600': 0 }
  for (const line of batch.trim().split('\r\n').slice(2)) {
    const [amount = '', side, , , , , account = '', other = ''] = line.split(';')
    const debited = (side === '"S"' ? 1 : -1) * Math.round(Number(amount.replace(',', '.')) * 100)
    sums[account] = (sums[account] ?? 0) + debited
    sums[other] = (sums[other] ?? 0) - debited
  }
  return sums
}

describe('of random stays', () => {
  it('is to the cent what the tables and the books say, in every month and as a whole', async () => {
    const random = seeded(20_301)
    const { again, landlordId, ...stage } = await booked()
    const landlord = await again()
    const stays: string[] = []
    for (let month = 8; month < 30; month += 1 + random(4)) {
      const from = addDays(addMonths(parseDay('2030-01-01'), month), random(20))
      const to = addDays(from, 40 + random(60))
      const requestId = await sendRequest(t, stage, from, to)
      stays.push(await bookOnPaper(t, { ...stage, landlord }, requestId))
      month = 1 + (partsOfDay(to).year - 2030) * 12 + partsOfDay(to).month - 1
    }
    await issueInvoices(await t.ctxFor(null))
    await t.graphql(
      `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER) { error { name } } }`,
      { id: stays[1] },
      landlord,
    )
    await issueInvoices(await t.ctxFor(null))
    const ctx = await t.ctxFor(null)
    for (const invoice of await t.db.selectFrom('invoices').selectAll().orderBy('position').execute()) {
      if (invoice.document_type === 'CREDIT_NOTE' || random(2) === 0) continue
      await inTransaction(ctx, (trx) =>
        settleInvoice(trx, ctx, {
          invoiceId: invoice.id,
          sourceId: randomUUID(),
          kind: 'CARD',
          amount: 1 + random(2 * invoice.amount),
          receivedOn: ctx.today(),
          effectiveAt: ctx.now(),
          reference: '',
        }),
      )
    }
    for (const rent of await t.db.selectFrom('rents').selectAll().orderBy('due_on').execute()) {
      if (random(3) === 0) continue
      const received = {
        received_amount: 1 + random(rent.amount),
        received_on: addDays(rent.due_on, random(45)),
      }
      await t.db.updateTable('rents').set(received).where('id', '=', rent.id).execute()
    }

    let before = 0
    for (
      let month = periodOf('month', parseDay('2029-11-01'));
      month.from < '2033-01-01';
      month = shiftPeriod(month, 1)
    ) {
      const expected = await referenceOf(month)
      const money = await moneyIn(landlord, periodText(month))
      const lines = Object.fromEntries(money.lines.map(({ line, amount }) => [line, amount]))
      expect({ month: month.from, EARNED: money.earned, ...lines }).toEqual({
        month: month.from,
        ...expected,
      })
      expect(money.earned - money.dueBefore + money.dueAhead).toBe(money.invoiced)
      expect(money.openBefore).toBe(before)
      before = money.open
    }
    expect(before).toBe(await openInBooks(landlordId))
    for (const kind of MONEY_ENTRY_KINDS) {
      const entries = await entriesOf(landlord, '2030', kind)
      const year = await moneyIn(landlord, '2030')
      const figure = year.lines.find(({ line }) => line === kind)?.amount ?? year.earned
      expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(figure)
    }
  }, 60_000)
})

/** What each figure of a month has to be, added up row by row from where it was written. */
async function referenceOf({ from, to }: Stay): Promise<Record<MoneyEntryKind, number>> {
  const isIn = (day: Day | null) => day !== null && day >= from && day <= to
  const add = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const bookings = await t.db.selectFrom('bookings').selectAll().execute()
  const rents = await t.db.selectFrom('rents').selectAll().execute()
  const documents = await t.db.selectFrom('invoices').selectAll().where('number', 'is not', null).execute()
  const isInvoice = ({ document_type }: { document_type: string }) => document_type === 'INVOICE'
  const issued = documents.filter((document) => isIn(document.issued_on))
  const paid = await t.db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_events as e', 'e.id', 't.event_id')
    .select(['t.amount', 'e.effective_at as at'])
    .where('e.kind', '=', 'INVOICE_PAID')
    .execute()
  return {
    EARNED: add(
      bookings
        .filter(({ canceled }) => !canceled)
        .flatMap((booking) => rentByMonths(booking, booking.total_cost))
        .filter(({ month }) => isIn(month))
        .map(({ amount }) => amount),
    ),
    RENT: add(rents.filter((rent) => isIn(rent.due_on)).map(({ amount }) => amount)),
    FEE: 0 - add(issued.filter(isInvoice).map(({ net }) => net)),
    VAT: 0 - add(issued.filter(isInvoice).map(({ vat }) => vat)),
    CREDITED: add(issued.filter((document) => !isInvoice(document)).map(({ amount }) => amount)),
    WRITTEN_OFF: 0,
    PAID_BY_LANDLORD: add(paid.filter(({ at }) => isIn(dayOf(at))).map(({ amount }) => amount)),
    REFUNDED: 0,
    DISPUTED: 0,
    INCENTIVE: 0,
    ADJUSTED: 0,
    RECEIVED: 0 - add(rents.filter((rent) => isIn(rent.received_on)).map((rent) => rent.received_amount)),
    PAID_OUT: 0,
  }
}

/** What is open when all is over: rents that did not come, and what landlord and operator owe each other by the books. */
async function openInBooks(landlordId: string): Promise<number> {
  const rents = await t.db.selectFrom('rents').selectAll().execute()
  const accounts = await t.db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('landlord_id', '=', landlordId)
    .where('kind', 'in', ['LANDLORD_RECEIVABLE', 'LANDLORD_PAYABLE'])
    .execute()
  return (
    rents.reduce((all, rent) => all + rent.amount - rent.received_amount, 0) +
    accounts.reduce((all, { credits, debits }) => all + credits - debits, 0)
  )
}

/** The same numbers in every run, each below a limit. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('sums of all of a landlord read no event of the books: there is one for each transfer', async () => {
  const { landlordId } = await booked()
  const { viewer } = await t.ctxFor(landlordId)
  const none = { groupId: null, listingId: null, bookingId: null }
  const asked: Question[] = []
  const noting = { ask: async (question: Question) => (asked.push(question), []) }
  await listMonthlySums(noting, { viewer: given(viewer), ...none, mode: 'TESTING' })
  const { text, parameters } = given(
    asked.map(({ built, parameters }) => ({ text: built.text, parameters }))[0],
  )
  const { rows } = await t.db.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]))
  const plan = rows.map((row) => Object.values(row).join()).join('\n')
  expect(plan).toContain('ledger_transfers')
  expect(plan).not.toContain('ledger_events')
})
