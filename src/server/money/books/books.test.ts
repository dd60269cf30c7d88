import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { createStage } from '../../../../test/builders.ts'
import { checkBooks } from './check-actions.ts'
import { issueInvoices } from '../invoices/issue-actions.ts'
import { remindOfInvoices } from '../invoices/reminder-actions.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

async function invoiced() {
  t.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(t, { group: { online_signing: false } })
  await bookOnPaper(t, stage, await sendRequest(t, stage, '2030-02-01', '2030-07-31'))
  await issueInvoices(await t.ctxFor(null))
  await t.createUser({ email: 'books@mezzo.example', permissions: ['accounting'] })
  const { id } = await t.db.selectFrom('invoices').select('id').executeTakeFirstOrThrow()
  return { ...stage, id, staff: await t.login('books@mezzo.example') }
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  invoice: Record<string, unknown> | null
}

const CALLS = {
  recordBankTransfer: [
    '$amount: Float!, $receivedOn: Day!',
    'amount: $amount, receivedOn: $receivedOn, reference: "RF 1"',
  ],
  writeInvoiceOff: ['$reason: String!', 'reason: $reason'],
  expectInvoiceAgain: ['', ''],
  setInvoiceReminder: ['$remindOn: Day', 'remindOn: $remindOn'],
} as const

async function change(
  as: Browser,
  call: keyof typeof CALLS,
  { key = randomUUID(), ...variables }: Record<string, unknown>,
): Promise<Answer> {
  const [declared, passed] = CALLS[call]
  const mutation = `mutation($id: ID!, $key: ID!, ${declared}) { answer: ${call}(invoiceId: $id, idempotencyKey: $key, ${passed}) {
    error { name reason fields } invoice { state openAmount writtenOffAmount writeOffReason remindOn } } }`
  const { data, errors } = await t.graphql<{ answer: Answer } | null>(mutation, { key, ...variables }, as)
  return (
    data?.answer ?? {
      error: { name: errors?.[0]?.extensions?.name ?? '', reason: null, fields: null },
      invoice: null,
    }
  )
}

const faults = async () => (await checkBooks(t.db, t.services.files, t.services.now())).faults
const transfer = { amount: 107_100, receivedOn: '2029-11-20' }

describe('a bank transfer that staff record', () => {
  it('pays the invoice, once for a key, and stands in the log', async () => {
    const { id, staff, landlordId } = await invoiced()
    const key = randomUUID()
    const answers = await Promise.all(
      [...Array(5)].map(() => change(staff, 'recordBankTransfer', { id, ...transfer, key })),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ error: null, invoice: { state: 'PAID', openAmount: 0 } })
    expect((await change(staff, 'recordBankTransfer', { id, ...transfer })).error).toMatchObject({
      reason: 'NOTHING_OPEN',
    })
    expect(
      await t.db
        .selectFrom('invoice_settlements')
        .select(['kind', 'amount', 'received_on', 'reference'])
        .execute(),
    ).toEqual([{ kind: 'BANK_TRANSFER', amount: 107_100, received_on: '2029-11-20', reference: 'RF 1' }])
    const log = await t.db
      .selectFrom('audit_log')
      .select(['landlord_id', 'data'])
      .where('action', '=', 'recordBankTransfer')
      .execute()
    expect(log).toEqual([
      { landlord_id: landlordId, data: expect.objectContaining({ amount: 107_100, surplus: 0 }) },
    ])
    expect(await faults()).toEqual([])
  })

  it.each([
    [{ ...transfer, amount: 0 }, 'amount'],
    [{ ...transfer, amount: -1 }, 'amount'],
    [{ ...transfer, amount: 0.5 }, 'amount'],
    [{ ...transfer, amount: 10_000_000_001 }, 'amount'],
    [{ ...transfer, receivedOn: '2029-11-22' }, 'receivedOn'],
    [{ ...transfer, receivedOn: '1999-01-01' }, 'receivedOn'],
  ])('is refused as %o', async (wrong, field) => {
    const { id, staff } = await invoiced()
    const { error } = await change(staff, 'recordBankTransfer', { id, ...wrong })
    expect([error?.name, Object.keys(error?.fields ?? {})]).toEqual(['ValidationError', [field]])
  })

  it('is for an invoice that exists, by staff who keep the books', async () => {
    const { id, staff, landlord } = await invoiced()
    for (const other of [randomUUID(), 'x']) {
      const answer = await change(staff, 'recordBankTransfer', { id: other, ...transfer })
      expect(answer.error?.name).toBe('ResourceNotFoundError')
    }
    await t.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
    for (const as of [landlord, await t.login('sales@mezzo.example')]) {
      expect((await change(as, 'recordBankTransfer', { id, ...transfer })).error?.name).toBe(
        'NotAllowedError',
      )
    }
    expect(await t.db.selectFrom('invoice_settlements').selectAll().execute()).toEqual([])
  })
})

describe('an invoice that nobody expects to be paid', () => {
  it('is written off with its rest, reminded of no more, and expected again', async () => {
    const { id, staff } = await invoiced()
    await change(staff, 'recordBankTransfer', { id, ...transfer, amount: 7_100 })
    expect((await change(staff, 'writeInvoiceOff', { id, reason: 'x' })).error?.fields).toEqual({
      reason: 'writeOff.reason',
    })
    expect(
      (await change(staff, 'writeInvoiceOff', { id, reason: 'They are insolvent.' })).invoice,
    ).toMatchObject({
      state: 'UNCOLLECTIBLE',
      openAmount: 0,
      writtenOffAmount: 100_000,
      writeOffReason: 'They are insolvent.',
    })
    expect((await change(staff, 'writeInvoiceOff', { id, reason: 'Once more.' })).error?.reason).toBe(
      'ALREADY_WRITTEN_OFF',
    )
    t.setNow('2029-12-20T09:00:00Z')
    await remindOfInvoices(await t.ctxFor(null))
    expect(
      await t.db.selectFrom('mails').select('id').where('template', '=', 'invoiceReminderFirst').execute(),
    ).toEqual([])
    expect(await faults()).toEqual([])
    const later = await t.login('books@mezzo.example')
    expect((await change(later, 'expectInvoiceAgain', { id })).invoice).toMatchObject({
      state: 'OVERDUE',
      openAmount: 100_000,
    })
    expect((await change(later, 'expectInvoiceAgain', { id })).error?.reason).toBe('NOT_WRITTEN_OFF')
    expect((await change(later, 'writeInvoiceOff', { id, reason: 'They are insolvent.' })).error).toBeNull()
    expect(await faults()).toEqual([])
  })

  it('is expected again by itself when money comes', async () => {
    const { id, staff } = await invoiced()
    await change(staff, 'writeInvoiceOff', { id, reason: 'They are insolvent.' })
    const answer = await change(staff, 'recordBankTransfer', { id, ...transfer, amount: 50_000 })
    expect(answer.invoice).toMatchObject({ openAmount: 57_100, writtenOffAmount: 0 })
    expect(await faults()).toEqual([])
  })
})

describe('the next reminder', () => {
  it('comes on the day that staff set, or not at all', async () => {
    const { id, staff } = await invoiced()
    expect((await change(staff, 'setInvoiceReminder', { id, remindOn: '2029-12-24' })).invoice).toMatchObject(
      { remindOn: '2029-12-24' },
    )
    expect((await change(staff, 'setInvoiceReminder', { id, remindOn: '2029-11-20' })).error?.fields).toEqual(
      { remindOn: 'reminder.day' },
    )
    expect((await change(staff, 'setInvoiceReminder', { id, remindOn: null })).invoice).toMatchObject({
      remindOn: null,
    })
    t.setNow('2029-12-24T09:00:00Z')
    await remindOfInvoices(await t.ctxFor(null))
    expect(await t.db.selectFrom('invoices').select('reminders').execute()).toEqual([{ reminders: 0 }])
  })
})

describe('the invoices of all landlords', () => {
  const found = async (as: Browser, variables: Record<string, unknown>) => {
    const query = `query($search: String, $state: InvoiceState) { staffInvoices(search: $search, state: $state) {
      totalCount nodes { number state } } }`
    const { data } = await t.graphql<{ staffInvoices: { totalCount: number; nodes: { state: string }[] } }>(
      query,
      variables,
      as,
    )
    return [data.staffInvoices.totalCount, ...data.staffInvoices.nodes.map(({ state }) => state)]
  }

  it.each(['TEST-2029-0001', 'test-2029', '2029-0001', 'jana', 'keller', 'jana@mezzo'])(
    'are found by %s',
    async (search) => {
      const { staff } = await invoiced()
      expect(await found(staff, { search })).toEqual([1, 'OPEN'])
      expect(await found(staff, { search: `${search}9` })).toEqual([0])
    },
  )

  it('are found by their state, which SQL and the rule know alike', async () => {
    const { id } = await invoiced()
    const at = async (now: string, state: string) => {
      t.setNow(now)
      const staff = await t.login('books@mezzo.example')
      const states = ['OPEN', 'DUE', 'OVERDUE', 'PAID', 'CREDITED', 'UNCOLLECTIBLE']
      for (const one of states)
        expect(await found(staff, { state: one })).toEqual(one === state ? [1, state] : [0])
    }
    await at('2029-12-01T09:00:00Z', 'OPEN')
    await at('2029-12-02T09:00:00Z', 'DUE')
    await at('2029-12-05T09:00:00Z', 'DUE')
    await at('2029-12-06T09:00:00Z', 'OVERDUE')
    await change(await t.login('books@mezzo.example'), 'writeInvoiceOff', {
      id,
      reason: 'They are insolvent.',
    })
    await at('2029-12-06T09:00:00Z', 'UNCOLLECTIBLE')
    await change(await t.login('books@mezzo.example'), 'recordBankTransfer', { id, ...transfer })
    await at('2029-12-06T09:00:00Z', 'PAID')
    const { id: bookingId } = await t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const cancel = `mutation($id: ID!) { cancelBookingAsLandlord(bookingId: $id, cancellationReason: OTHER) { error { name } } }`
    await t.graphql(cancel, { id: bookingId }, await t.login('jana@mezzo.example'))
    await at('2029-12-06T09:00:00Z', 'CREDITED')
  })
})

describe('a check of the books', () => {
  it('is ordered, done by a job, and shown', async () => {
    const { staff } = await invoiced()
    const query = `{ lastBooksCheck { entries documents faultCount faults } booksCheckUnderWay { _id } }`
    const shown = async () => (await t.graphql(query, {}, staff)).data
    expect(await shown()).toEqual({ lastBooksCheck: null, booksCheckUnderWay: null })
    const order = `mutation($key: ID!) { orderBooksCheck(idempotencyKey: $key) { error { name } check { _id } } }`
    const ordered = await Promise.all(
      [...Array(4)].map(async () => (await t.graphql(order, { key: randomUUID() }, staff)).data),
    )
    expect(ordered.every((answer) => JSON.stringify(answer).includes('"error":null'))).toBe(true)
    expect(await shown()).toMatchObject({
      lastBooksCheck: null,
      booksCheckUnderWay: { _id: expect.any(String) },
    })
    await t.runJobs()
    expect(await shown()).toEqual({
      lastBooksCheck: { entries: 2, documents: 1, faultCount: 0, faults: [] },
      booksCheckUnderWay: null,
    })
    await t.db.updateTable('invoices').set({ paid_amount: 5 }).execute()
    t.setNow('2029-11-21T09:05:00Z')
    const { id } = await t.db.selectFrom('books_checks').select('id').executeTakeFirstOrThrow()
    const next = `mutation($id: ID, $key: ID!) { orderBooksCheck(lastCheckId: $id, idempotencyKey: $key) { error { name } } }`
    await t.graphql(next, { id, key: randomUUID() }, staff)
    await t.runJobs()
    expect(await shown()).toMatchObject({
      lastBooksCheck: {
        faultCount: 2,
        faults: expect.arrayContaining(['TEST-2029-0001 says that 5 is paid; what settled it is 0.']),
      },
    })
  })

  it('shows the accounts by kind', async () => {
    const { staff } = await invoiced()
    const { data } = await t.graphql(`{ ledgerAccounts { kind mode currency balance accounts } }`, {}, staff)
    const common = { mode: 'TESTING', currency: 'EUR', accounts: 1 }
    expect(data).toEqual({
      ledgerAccounts: [
        { kind: 'FEE_REVENUE', balance: 90_000, ...common },
        { kind: 'LANDLORD_RECEIVABLE', balance: 107_100, ...common },
        { kind: 'VAT', balance: 17_100, ...common },
      ],
    })
  })
})
