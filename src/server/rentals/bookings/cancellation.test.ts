import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookOnPaper, command, sendRequest } from '../../../../test/request-commands.ts'
import { createStage, given, joinAsLimited, landlordStatusOf } from '../../../../test/builders.ts'
import { BOOKING_CANCELLATION_REASONS } from '../../../domain/catalogue/contracts.ts'
import { landlordFee, rentOfStay } from '../../../domain/kernel/rent.ts'
import { projectRows } from '../lifecycle/projection.ts'
import { selectRequestsForSystem } from '../lifecycle/requests-sql.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import type { LedgerAccountKind } from '../../../domain/catalogue/ledger.ts'
import { balanceOf } from '../../../domain/money/ledger.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { settleInvoice } from '../../money/invoices/settle-actions.ts'
import { listLedgerFaults } from '../../money/ledger/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

const onPaper = { group: { online_signing: false } }
const day = (text: string) => parseDay(text)

const cancelDocument = `mutation($id: ID!, $reason: BookingCancellationReason!, $note: String, $lastDay: Day, $seen: String, $key: ID!) {
  answer: cancelBookingAsLandlord(bookingId: $id, cancellationReason: $reason, note: $note, lastDay: $lastDay,
    seen: $seen, idempotencyKey: $key) {
    error { name reason fields } canceled canceledAt
    booking { _id phase canceled cancellationReason landlordCancellationNote stayedUntil actualCost actualFee
      actualStay { from to } canBeCanceled { value reason }
      invoices { number documentType amount isPaid creditsNumber creditedBy } } } }`

const consequencesDocument = `query($id: ID!, $lastDay: Day) {
  cancellationConsequences(bookingId: $id, lastDay: $lastDay) {
    canBeCanceled { value reason } possibleLastDays { from to } tenantName fingerprint
    ends { _id from to lastDay freed { from to } rentBefore rent feeBefore fee
      creditNotes { creditsNumber amount } invoice { net vat amount isPaid } givenBack }
    endedRequests { listingRequestId } reopenedRequests { listingRequestId firstName }
    notified { name isLandlord inApp byEmail } } }`

interface Documents {
  number: string
  documentType: string
  amount: number
  net: number
  isPaid: boolean
  creditsNumber: string | null
  creditedBy: string | null
}
interface Cancelled {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  canceled: boolean | null
  canceledAt: string | null
  booking: {
    phase: string
    stayedUntil: string | null
    actualFee: number
    actualCost: number
    actualStay: { from: string; to: string } | null
    cancellationReason: string
    landlordCancellationNote: string
    invoices: { number: string | null; documentType: string }[]
  } | null
}
interface Consequences {
  canBeCanceled: { value: boolean; reason: string | null }
  possibleLastDays: { from: string; to: string } | null
  tenantName: string
  fingerprint: string | null
  ends: {
    _id: string
    lastDay: string | null
    freed: { from: string; to: string }
    rent: number
    feeBefore: number
    fee: number
    creditNotes: { creditsNumber: string; amount: number }[]
    invoice: { net: number; vat: number; amount: number; isPaid: boolean } | null
    givenBack: number
  }[]
  endedRequests: { listingRequestId: string }[]
  reopenedRequests: { listingRequestId: string; firstName: string }[]
  notified: { name: string; isLandlord: boolean; inApp: boolean; byEmail: boolean }[]
}

async function cancel(as: Browser, id: string, more: Record<string, unknown> = {}): Promise<Cancelled> {
  const variables = { id, reason: 'CHANGE_OF_PLANS', key: randomUUID(), ...more }
  return given((await app.graphql<{ answer: Cancelled }>(cancelDocument, variables, as)).data).answer
}

async function consequencesOf(as: Browser, id: string, lastDay?: string): Promise<Consequences | null> {
  const answer = await app.graphql<{ cancellationConsequences: Consequences | null }>(
    consequencesDocument,
    { id, lastDay },
    as,
  )
  return given(answer.data).cancellationConsequences
}

/** A stage with a booking from 1 February to 31 July 2030, seen from November 2029. */
async function bookedStage(units = 1) {
  app.setNow('2029-11-21T09:00:00Z')
  const stage = await createStage(app, { ...onPaper, units })
  const requestId = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
  const bookingId = await bookOnPaper(app, stage, requestId)
  await app.runJobs()
  return { ...stage, requestId, bookingId }
}

/** A net amount with 19 % VAT. */
const gross = (net: number) => net + Math.round(net * 0.19)

/** The documents of a booking once all of them are written. */
async function documentsOf(id: string): Promise<Documents[]> {
  await app.runJobs()
  const rows = await app.db
    .selectFrom('invoices as i')
    .leftJoin('invoices as back', 'back.id', 'i.credits_invoice_id')
    .leftJoin('invoices as note', 'note.credits_invoice_id', 'i.id')
    .select([
      'i.number',
      'i.document_type as documentType',
      'i.amount',
      'i.net',
      'i.is_paid as isPaid',
      'back.number as creditsNumber',
      'note.number as creditedBy',
    ])
    .where('i.booking_id', '=', id)
    .orderBy('i.position')
    .execute()
  return rows.map(({ number, ...row }) => ({ ...row, number: given(number) }))
}

/** Months later the landlord has to log in anew. */
async function landlordAt(now: string): Promise<Browser> {
  app.setNow(now)
  return app.login('jana@mezzo.example')
}

async function noor(): Promise<Browser> {
  await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor', lastName: 'Haddad' })
  return app.login('noor@mezzo.example')
}

const occupied = () => app.db.selectFrom('occupancies').select(['kind', 'days']).orderBy('days').execute()

/** The landlord pays all that is open of a booking by a transfer. */
async function payInvoice(bookingId: string): Promise<void> {
  const ctx = await app.ctxFor(null)
  const { id, amount } = await app.db
    .selectFrom('invoices')
    .select(['id', 'amount'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const settlement = { invoiceId: id, sourceId: randomUUID(), kind: 'BANK_TRANSFER', amount } as const
  const received = { receivedOn: ctx.today(), effectiveAt: ctx.now(), reference: '' }
  await inTransaction(ctx, (trx) => settleInvoice(trx, ctx, { ...settlement, ...received }))
}

/** What the landlord of a booking owes by the books, and what is to be paid out to them. */
async function heldFor(bookingId: string): Promise<{ owed: number; payable: number }> {
  const accounts = await app.db
    .selectFrom('ledger_accounts as a')
    .innerJoin('bookings as b', 'b.landlord_id', 'a.landlord_id')
    .select(['a.kind', 'a.debits', 'a.credits'])
    .where('b.id', '=', bookingId)
    .execute()
  const held = (kind: LedgerAccountKind) => {
    const account = accounts.find((one) => one.kind === kind)
    return account ? balanceOf(kind, account) : 0
  }
  return { owed: held('LANDLORD_RECEIVABLE'), payable: held('LANDLORD_PAYABLE') }
}

const mailsOf = (template: string) =>
  app.db.selectFrom('mails').select(['to', 'subject', 'text']).where('template', '=', template).execute()

const notifiedEvents = async () => {
  const rows = await app.db.selectFrom('notifications').select('event').orderBy('created_at').execute()
  return rows.map(({ event }) => event).filter((event) => event.endsWith('Canceled'))
}

async function expectStoredEqualsProjection(): Promise<void> {
  expect(await projectRows(app.db, await selectRequestsForSystem(app.db).execute())).toEqual([])
}

describe('cancelling a stay that has not begun', () => {
  it('takes the call as the specification writes it: without a key, done once, then refused', async () => {
    const { landlord, bookingId } = await bookedStage()
    const call = `mutation($id: ID!) {
      answer: cancelBookingAsLandlord(bookingId: $id, cancellationReason: CHANGE_OF_PLANS) {
        error { name reason } canceled canceledAt } }`
    const send = async () =>
      given((await app.graphql<{ answer: Cancelled }>(call, { id: bookingId }, landlord)).data).answer
    expect(await send()).toEqual({ error: null, canceled: true, canceledAt: '2029-11-21T09:00:00Z' })
    expect((await send()).error?.name).toBe('ConditionNotMetError')
    expect(await mailsOf('bookingCanceledTenant')).toHaveLength(1)
  })

  it('does what it said before: days, credit note, notices and a mail, all once', async () => {
    const { landlord, tenant, requestId, bookingId } = await bookedStage()
    const before = given(await consequencesOf(landlord, bookingId))
    const fee = landlordFee(900_000)
    expect(before).toMatchObject({
      canBeCanceled: { value: true, reason: null },
      possibleLastDays: null,
      tenantName: 'Amélie Fournier',
      endedRequests: [],
      reopenedRequests: [],
      notified: [{ name: 'Jana Keller', isLandlord: true, inApp: true, byEmail: true }],
    })
    expect(before.ends).toMatchObject([
      {
        lastDay: null,
        freed: { from: '2030-02-01', to: '2030-07-31' },
        rent: 0,
        feeBefore: fee,
        fee: 0,
        creditNotes: [{ amount: gross(fee) }],
        invoice: null,
        givenBack: 0,
      },
    ])
    const answer = await cancel(landlord, bookingId, {
      reason: 'FOUND_DIFFERENT_RESIDENCE_MEZZO',
      note: '  All the best <b>to you</b>  ',
      seen: before.fingerprint,
    })
    expect(answer).toMatchObject({
      error: null,
      canceled: true,
      canceledAt: '2029-11-21T09:00:00Z',
      booking: {
        phase: 'CANCELLED',
        cancellationReason: 'FOUND_DIFFERENT_RESIDENCE_MEZZO',
        landlordCancellationNote: 'All the best <b>to you</b>',
        stayedUntil: null,
        actualStay: null,
        actualCost: 0,
        actualFee: 0,
      },
    })
    expect(given(answer.booking).invoices.at(-1)).toMatchObject({ documentType: 'CREDIT_NOTE', number: null })
    const [invoice, note] = await documentsOf(bookingId)
    expect(note).toMatchObject({
      documentType: 'CREDIT_NOTE',
      amount: gross(fee),
      creditsNumber: given(invoice).number,
    })
    expect(invoice).toMatchObject({ amount: gross(fee), creditedBy: given(note).number })
    expect(await occupied()).toEqual([])
    expect(await notifiedEvents()).toEqual(['bookingCanceled', 'invoiceCanceled'])
    const [mail] = await mailsOf('bookingCanceledTenant')
    expect(mail).toMatchObject({ to: 'amelie@mezzo.example' })
    expect(given(mail).text).toContain('Found another home on Mezzo')
    expect(given(mail).text).toContain('All the best <b>to you</b>')
    const htmls = await app.db.selectFrom('mails').select('html').execute()
    expect(htmls.some(({ html }) => html.includes('<b>to you'))).toBe(false)
    expect(await mailsOf('bookingCanceledTenant')).toHaveLength(1)
    expect(await mailsOf('bookingCanceledLandlord')).toHaveLength(1)
    expect(await mailsOf('invoiceCanceled')).toHaveLength(1)
    await expectStoredEqualsProjection()
    const { data } = await app.graphql(
      'query($id: ID!) { tenantRequest(listingRequestId: $id) { tenantStatus canWithdraw { value reason } } }',
      { id: requestId },
      tenant,
    )
    expect(data).toEqual({
      tenantRequest: { tenantStatus: 'NOT_AVAILABLE', canWithdraw: { value: false, reason: 'ENDED' } },
    })
  })

  it('makes the days bookable for others again', async () => {
    const stage = await bookedStage()
    await cancel(stage.landlord, stage.bookingId)
    const again = await sendRequest(app, stage, '2030-03-01', '2030-06-30', await noor())
    expect(await landlordStatusOf(app.db, again)).toBe('OPEN')
  })

  it('takes back an open invoice: nothing is left to pay', async () => {
    const { landlord, bookingId } = await bookedStage()
    const unpaid = `{ me { landlordNumberOfUnpaidInvoices
      bcInvoiceCacheItemsLink { nodes { documentType openAmount isPayable } } } }`
    const read = async () => (await app.graphql<{ me: object }>(unpaid, {}, landlord)).data.me
    expect(await read()).toMatchObject({ landlordNumberOfUnpaidInvoices: 1 })
    await cancel(landlord, bookingId)
    expect(await read()).toMatchObject({ landlordNumberOfUnpaidInvoices: 0 })
    await app.runJobs()
    expect(await read()).toEqual({
      landlordNumberOfUnpaidInvoices: 0,
      bcInvoiceCacheItemsLink: {
        nodes: [
          { documentType: 'CREDIT_NOTE', openAmount: 0, isPayable: false },
          { documentType: 'INVOICE', openAmount: 0, isPayable: false },
        ],
      },
    })
  })

  it('lets a request go on that was paused for want of a unit, and said so before', async () => {
    const stage = await bookedStage(2)
    const paused = await sendRequest(app, stage, '2030-03-01', '2030-05-31', await noor())
    await app.createUser({ email: 'tom@mezzo.example', firstName: 'Tom', lastName: 'Reed' })
    const tom = await app.login('tom@mezzo.example')
    const signing = await sendRequest(app, stage, '2030-04-01', '2030-08-31', tom)
    await command(app, stage.landlord, 'acceptListingRequest', { id: signing })
    await command(app, tom, 'confirmTenantInterest', { id: signing })
    expect(await landlordStatusOf(app.db, paused)).toBe('BLOCKED_BY_ANOTHER_TENANT')
    const before = given(await consequencesOf(stage.landlord, stage.bookingId))
    expect(before.reopenedRequests).toEqual([{ listingRequestId: paused, firstName: 'Amélie' }])
    await cancel(stage.landlord, stage.bookingId, { seen: before.fingerprint })
    expect(await landlordStatusOf(app.db, paused)).toBe('OPEN')
    await expectStoredEqualsProjection()
  })

  it.each(BOOKING_CANCELLATION_REASONS)('keeps the reason %s', async (reason) => {
    const { landlord, bookingId } = await bookedStage()
    expect((await cancel(landlord, bookingId, { reason })).booking?.cancellationReason).toBe(reason)
  })

  it('makes no documents where invoices are skipped', async () => {
    app.setNow('2029-11-21T09:00:00Z')
    const stage = await createStage(app, {
      group: { online_signing: false, labels: ['SKIP_INVOICE_GENERATION'] },
    })
    const id = await bookOnPaper(app, stage, await sendRequest(app, stage, '2030-02-01', '2030-07-31'))
    expect((await cancel(stage.landlord, id)).booking?.invoices).toEqual([])
    expect(await notifiedEvents()).toEqual(['bookingCanceled'])
  })
})

describe('cancelling while somebody lives there', () => {
  it.each([
    ['not paid', false],
    ['paid', true],
  ])('settles the fee on the days that were lived, the invoice being %s', async (_, isPaid) => {
    const { bookingId } = await bookedStage()
    if (isPaid) await payInvoice(bookingId)
    const landlord = await landlordAt('2030-03-10T09:00:00Z')
    const before = given(await consequencesOf(landlord, bookingId, '2030-04-15'))
    expect(before.possibleLastDays).toEqual({ from: '2030-03-10', to: '2030-07-30' })
    const rent = rentOfStay({ from: day('2030-02-01'), to: day('2030-04-15') }, 150_000)
    const answer = await cancel(landlord, bookingId, { lastDay: '2030-04-15', seen: before.fingerprint })
    const booking = given(answer.booking)
    expect(booking).toMatchObject({
      phase: 'CANCELLED',
      stayedUntil: '2030-04-15',
      actualStay: { from: '2030-02-01', to: '2030-04-15' },
      actualCost: rent,
      actualFee: landlordFee(rent),
    })
    const documents = await documentsOf(bookingId)
    const sum = documents.reduce(
      (total, { documentType, net }) => total + (documentType === 'INVOICE' ? net : -net),
      0,
    )
    expect(sum).toBe(landlordFee(rent))
    expect(documents.map(({ documentType }) => documentType)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE'])
    const amount = gross(landlordFee(rent))
    expect(documents.at(-1)).toMatchObject({ amount, isPaid, creditedBy: null })
    const [{ invoice, givenBack }] = before.ends as [Consequences['ends'][number]]
    expect(invoice).toMatchObject({ net: landlordFee(rent), amount, isPaid })
    expect(givenBack).toBe(isPaid ? gross(landlordFee(900_000)) - amount : 0)
    expect(await heldFor(bookingId)).toEqual({ owed: isPaid ? 0 : amount, payable: givenBack })
    expect(await listLedgerFaults(app.db)).toEqual([])
    expect(await occupied()).toEqual([{ kind: 'BOOKING', days: '[2030-02-01,2030-04-16)' }])
    expect(given((await mailsOf('bookingCanceledTenant'))[0]).text).toContain('15 April 2030')
  })

  it('earns what was lived', async () => {
    const { bookingId, groupId } = await bookedStage()
    const landlord = await landlordAt('2030-03-10T09:00:00Z')
    await cancel(landlord, bookingId, { lastDay: '2030-03-31' })
    const earnings = `query($groupId: ID!) { listingEarningsMetrics(groupId: $groupId, from: "2030-01-01",
      to: "2030-12-31", intervals: QUARTERLY) { totalAmount } }`
    expect((await app.graphql(earnings, { groupId }, landlord)).data).toEqual({
      listingEarningsMetrics: { totalAmount: 300_000 },
    })
  })

  it('ends today without a wish', async () => {
    const { bookingId } = await bookedStage()
    const landlord = await landlordAt('2030-03-10T23:59:00Z')
    expect((await cancel(landlord, bookingId)).booking?.stayedUntil).toBe('2030-03-10')
  })

  it.each(['2030-03-09', '2030-07-31', '2030-08-01'])('refuses %s as the last day', async (lastDay) => {
    const { bookingId } = await bookedStage()
    const landlord = await landlordAt('2030-03-10T09:00:00Z')
    expect((await cancel(landlord, bookingId, { lastDay })).error).toMatchObject({
      name: 'ValidationError',
      fields: { lastDay: 'bookings.lastDay.outside' },
    })
    expect(await mailsOf('bookingCanceledTenant')).toEqual([])
  })

  it('is too late on the last day', async () => {
    const { bookingId } = await bookedStage()
    const landlord = await landlordAt('2030-07-31T09:00:00Z')
    expect(await consequencesOf(landlord, bookingId)).toMatchObject({
      canBeCanceled: { value: false, reason: 'STAY_OVER' },
      ends: [],
      fingerprint: null,
    })
    expect((await cancel(landlord, bookingId)).error).toMatchObject({ reason: 'STAY_OVER' })
  })
})

describe('a chain of extensions', () => {
  async function extendedStage() {
    const stage = await bookedStage()
    const extend = async (bookingId: string, from: string, to: string) => {
      const id = await sendRequest(app, stage, from, to)
      await app.db
        .updateTable('listing_requests')
        .set({ type: 'EXTENSION', extends_booking_id: bookingId })
        .where('id', '=', id)
        .execute()
      return id
    }
    const secondRequest = await extend(stage.bookingId, '2030-08-01', '2030-10-31')
    const second = await bookOnPaper(app, stage, secondRequest)
    await app.db.updateTable('bookings').set({ type: 'EXTENSION' }).where('id', '=', second).execute()
    return { ...stage, second, open: await extend(second, '2030-11-01', '2030-12-31') }
  }

  it('ends with the stay that it goes on from, with a credit note each and one mail to the tenant', async () => {
    const { landlord, bookingId, second, open } = await extendedStage()
    const before = given(await consequencesOf(landlord, bookingId))
    expect(before.ends.map(({ _id }) => _id)).toEqual([bookingId, second])
    expect(before.endedRequests).toEqual([{ listingRequestId: open }])
    expect((await cancel(landlord, bookingId, { seen: before.fingerprint })).error).toBeNull()
    const bookings = await app.db.selectFrom('bookings').select('canceled').execute()
    expect(bookings).toEqual([{ canceled: true }, { canceled: true }])
    const documents = await app.db.selectFrom('invoices').select(['document_type', 'amount']).execute()
    const total = (type: string) =>
      documents.filter((row) => row.document_type === type).reduce((sum, row) => sum + row.amount, 0)
    expect(total('CREDIT_NOTE')).toBe(total('INVOICE'))
    const request = await app.db
      .selectFrom('listing_requests')
      .select(['status_type', 'status_reason', 'landlord_status'])
      .where('id', '=', open)
      .executeTakeFirst()
    expect(request).toEqual({
      status_type: 'NOT_AVAILABLE',
      status_reason: 'DECLINED_BY_LANDLORD',
      landlord_status: 'OTHER',
    })
    expect(await occupied()).toEqual([])
    const mails = await mailsOf('bookingCanceledTenant')
    expect(mails).toHaveLength(1)
    expect(given(mails[0]).text).toContain('Your request to extend your stay has ended too.')
    await expectStoredEqualsProjection()
  })

  it('leaves the stay before it as it is', async () => {
    const { landlord, tenant, bookingId, second } = await extendedStage()
    await cancel(landlord, second)
    const [first] = await app.db
      .selectFrom('bookings')
      .select('canceled')
      .where('id', '=', bookingId)
      .execute()
    expect(first).toEqual({ canceled: false })
    const chain = `query($id: ID!) { tenantBooking(bookingId: $id) { chain { _id type canceled } } }`
    expect((await app.graphql(chain, { id: bookingId }, tenant)).data).toEqual({
      tenantBooking: {
        chain: [
          { _id: bookingId, type: 'STANDARD', canceled: false },
          { _id: second, type: 'EXTENSION', canceled: true },
        ],
      },
    })
  })
})

describe('a cancellation', () => {
  it('happens once, however often it is sent', async () => {
    const { landlord, bookingId } = await bookedStage()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(landlord, bookingId, { key })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await cancel(landlord, bookingId, { key, note: 'x' })).error?.name).toBe(
      'IdempotencyConflictError',
    )
    expect((await cancel(landlord, bookingId)).error).toMatchObject({ reason: 'ALREADY_CANCELED' })
    expect(await mailsOf('bookingCanceledTenant')).toHaveLength(1)
  })

  it('is refused when its consequences have changed since they were shown', async () => {
    const { landlord, bookingId } = await bookedStage()
    const before = given(await consequencesOf(landlord, bookingId))
    const later = await landlordAt('2030-02-02T00:00:30Z')
    expect((await cancel(later, bookingId, { seen: before.fingerprint })).error).toMatchObject({
      name: 'ConditionNotMetError',
      reason: 'CONSEQUENCES_CHANGED',
    })
    expect(await occupied()).toHaveLength(1)
  })

  it('is nobody else’s: a foreign booking looks missing, limited access is refused', async () => {
    const stage = await bookedStage()
    await app.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const henrike = await app.login('henrike@mezzo.example')
    expect((await cancel(henrike, stage.bookingId)).error?.name).toBe('ResourceNotFoundError')
    expect((await cancel(henrike, randomUUID())).error?.name).toBe('ResourceNotFoundError')
    expect(await consequencesOf(henrike, stage.bookingId)).toBeNull()
    const variables = { id: stage.bookingId, reason: 'OTHER', key: randomUUID() }
    for (const browser of [await joinAsLimited(app, stage), stage.tenant]) {
      const { errors } = await app.graphql(cancelDocument, variables, browser)
      expect(given(errors)[0]?.extensions?.name).toBe('NotAllowedError')
    }
    expect(await occupied()).toHaveLength(1)
  })

  it('takes a note of a thousand characters and no longer one', async () => {
    const { landlord, bookingId } = await bookedStage()
    expect((await cancel(landlord, bookingId, { note: 'x'.repeat(1001) })).error).toMatchObject({
      fields: { note: 'bookings.note.long' },
    })
    expect((await cancel(landlord, bookingId, { note: 'x'.repeat(1000) })).error).toBeNull()
  })

  it('stands in the log and in what happened to the request', async () => {
    const { landlord, bookingId, requestId } = await bookedStage()
    await cancel(landlord, bookingId)
    const entry = await app.db
      .selectFrom('audit_log')
      .select(['action', 'data'])
      .where('entity_id', '=', requestId)
      .where('action', '=', 'cancelBooking')
      .execute()
    expect(entry).toEqual([
      { action: 'cancelBooking', data: { bookingId, cancellationReason: 'CHANGE_OF_PLANS' } },
    ])
  })
})
