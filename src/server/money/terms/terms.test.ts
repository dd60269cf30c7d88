import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import {
  bookAccepted,
  bookOnPaper,
  bookStay,
  command,
  sendRequest,
} from '../../../../test/request-commands.ts'
import { createStage, given, offerOf } from '../../../../test/builders.ts'
import { addDays, daysBetween, parseDay } from '../../../domain/kernel/day.ts'
import { landlordFee, rentOfStay, tenantFee } from '../../../domain/kernel/rent.ts'
import { findDraft } from '../invoices/issue-sql.ts'
import { listLedgerFaults } from '../ledger/sql.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterEach(() => t.reset())
afterAll(() => t.close())

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  landlord: { now: Record<string, unknown>; terms: Record<string, unknown>[] } | null
}

const made = `error { name reason fields } landlord {
  now { landlordFeeRate tenantFeeRate calculationMethod landlordFeeOrigin { source since } }
  terms { scope landlordFeeRate reason madeBy } incentives { amount currency reason grantedBy } }`

async function makeTerms(
  as: Browser,
  landlordId: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const variables = {
    landlordId,
    scope: 'AGREEMENT',
    validFrom: '2029-11-21',
    reason: 'Framework contract',
    key: randomUUID(),
    ...more,
  }
  const { data, errors } = await t.graphql<{ answer: Answer } | null>(
    `mutation($landlordId: ID!, $scope: FeeTermsScope!, $groupId: ID, $landlord: Int, $tenant: Int,
      $method: InvoiceCalculationMethod, $validFrom: Day!, $validUntil: Day, $reason: String!, $key: ID!) {
      answer: makeFeeTerms(landlordId: $landlordId, scope: $scope, groupId: $groupId, landlordFeeRate: $landlord,
        tenantFeeRate: $tenant, calculationMethod: $method, validFrom: $validFrom, validUntil: $validUntil,
        reason: $reason, idempotencyKey: $key) { ${made} } }`,
    variables,
    as,
  )
  const name = errors?.[0]?.extensions?.name ?? ''
  return data?.answer ?? { error: { name, reason: null, fields: null }, landlord: null }
}

async function grant(as: Browser, landlordId: string, more: Record<string, unknown> = {}) {
  const variables = {
    landlordId,
    amount: 30_000,
    currency: 'EUR',
    reason: 'First ten bookings',
    key: randomUUID(),
    ...more,
  }
  const { data, errors } = await t.graphql<{ answer: Answer } | null>(
    `mutation($landlordId: ID!, $amount: Float!, $currency: String!, $reason: String!, $key: ID!) {
      answer: grantIncentive(landlordId: $landlordId, amount: $amount, currency: $currency, reason: $reason,
        idempotencyKey: $key) { ${made} } }`,
    variables,
    as,
  )
  return (
    data?.answer ?? {
      error: { name: errors?.[0]?.extensions?.name ?? '', reason: null, fields: null },
      landlord: null,
    }
  )
}

/** A landlord with a home, a tenant, and somebody of accounting, in November 2029. */
async function stage(group: Record<string, unknown> = {}) {
  t.setNow('2029-11-21T09:00:00Z')
  const people = await createStage(t, { group: { online_signing: false, ...group } })
  await t.createUser({
    email: 'books@mezzo.example',
    firstName: 'Bea',
    lastName: 'Books',
    permissions: ['accounting'],
  })
  return { ...people, staff: await t.login('books@mezzo.example') }
}

const termsOfBooking = (id: string) =>
  t.db
    .selectFrom('bookings')
    .select([
      'landlord_fee_rate as landlord',
      'tenant_fee_rate as tenant',
      'invoice_calculation_method as method',
      'term_origins as origins',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function bookingRequestOf(id: string): Promise<string> {
  const asked = t.db.selectFrom('listing_requests').select('booking_request_id as of').where('id', '=', id)
  return (await asked.executeTakeFirstOrThrow()).of
}

const invoiceOf = (bookingId: string) =>
  t.db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow()

describe('an agreement', () => {
  it('holds for what is booked from its first day on, and says so on the invoice', async () => {
    const { staff, landlordId, ...world } = await stage()
    const id = await sendRequest(t, world, '2030-02-01', '2030-07-31')
    const answer = await makeTerms(staff, landlordId, { landlord: 825 })
    expect(answer.error).toBeNull()
    expect(answer.landlord).toMatchObject({
      now: { landlordFeeRate: 825, landlordFeeOrigin: { source: 'AGREEMENT', since: '2029-11-21' } },
      terms: [
        { scope: 'AGREEMENT', landlordFeeRate: 825, reason: 'Framework contract', madeBy: 'Bea Books' },
      ],
    })
    const shown = await t.graphql(
      `query($id: ID!, $of: ID!) { landlordListingRequest(listingRequestId: $id, bookingRequestId: $of) { landlordFeeRate landlordFeeCharge
        landlordFeeOrigin { source since } } }`,
      { id, of: await bookingRequestOf(id) },
      world.landlord,
    )
    expect(shown.data).toEqual({
      landlordListingRequest: {
        landlordFeeRate: 825,
        landlordFeeCharge: landlordFee(900_000, 825),
        landlordFeeOrigin: { source: 'AGREEMENT', since: '2029-11-21' },
      },
    })
    const bookingId = await bookOnPaper(t, world, id)
    const { id: invoiceId, ...invoice } = await invoiceOf(bookingId)
    expect(invoice).toMatchObject({ fee_rate: 825, net: landlordFee(900_000, 825) })
    expect((await findDraft(t.db, invoiceId))?.origins?.landlordFeePercent).toEqual({
      source: 'AGREEMENT',
      since: '2029-11-21',
    })
  })

  it('of later changes nothing about a booking, also where its stay is cancelled', async () => {
    const { staff, landlordId, ...world } = await stage()
    const bookingId = await bookStay(t, world, '2030-02-01', '2030-07-31')
    const before = await termsOfBooking(bookingId)
    await makeTerms(staff, landlordId, { landlord: 300, tenant: 500, method: 'CALCULATION_PER_NIGHT' })
    expect(await termsOfBooking(bookingId)).toEqual(before)
    expect(before).toMatchObject({ landlord: 1_000, tenant: 0, method: 'OWN_CALCULATION' })
    t.setNow('2030-03-10T09:00:00Z')
    const landlord = await t.login('jana@mezzo.example')
    await cancel(landlord, bookingId, await consequencesOf(landlord, bookingId, '2030-03-31'))
    expect(await invoiceOf(bookingId)).toMatchObject({ fee_rate: 1_000, net: landlordFee(300_000) })
  })

  it('sets the calculation and the tenant’s fee, which stay as the tenant was told them', async () => {
    const { staff, landlordId, ...world } = await stage()
    await makeTerms(staff, landlordId, { tenant: 425, method: 'CALCULATION_PER_NIGHT' })
    const terms = await t.graphql(
      'query($ids: [ID!]!) { stayTerms(groupIds: $ids) { calculationMethod tenantFeeRate tenantFeeVatRate } }',
      { ids: [world.groupId, randomUUID(), 'no id'] },
    )
    expect(terms.data).toEqual({
      stayTerms: [{ calculationMethod: 'CALCULATION_PER_NIGHT', tenantFeeRate: 425, tenantFeeVatRate: 1900 }],
    })
    const id = await sendRequest(t, world, '2030-02-01', '2030-07-30')
    const rent = rentOfStay(
      { from: parseDay('2030-02-01'), to: parseDay('2030-07-30') },
      150_000,
      'CALCULATION_PER_NIGHT',
    )
    const fee = tenantFee(rent, 425)
    await makeTerms(staff, landlordId, { tenant: 900 })
    const told = await t.graphql(
      'query($id: ID!) { tenantRequest(listingRequestId: $id) { totalRent tenantServiceFee { rate amount vat } } }',
      { id },
      world.tenant,
    )
    expect(told.data).toEqual({
      tenantRequest: {
        totalRent: rent,
        tenantServiceFee: { rate: 425, amount: fee, vat: Math.round((fee * 19) / 119) },
      },
    })
    expect(await termsOfBooking(await bookOnPaper(t, world, id))).toMatchObject({
      tenant: 425,
      method: 'CALCULATION_PER_NIGHT',
      origins: { calculationMethod: { source: 'AGREEMENT', since: '2029-11-21' } },
    })
  })

  it('comes after the terms of a listing', async () => {
    const { staff, landlordId, ...world } = await stage()
    await makeTerms(staff, landlordId, { landlord: 825 })
    await makeTerms(staff, landlordId, { scope: 'LISTING', groupId: world.groupId, landlord: 600 })
    const bookingId = await bookStay(t, world, '2030-02-01', '2030-07-31')
    expect(await termsOfBooking(bookingId)).toMatchObject({
      landlord: 600,
      origins: { landlordFeePercent: { source: 'LISTING' }, tenantFeePercent: { source: 'DEFAULT' } },
    })
  })

  it('is never changed, only followed by another, and stands in the log with its reason', async () => {
    const { staff, landlordId } = await stage()
    const key = randomUUID()
    await makeTerms(staff, landlordId, { landlord: 825, key })
    expect((await makeTerms(staff, landlordId, { landlord: 825, key })).landlord?.terms).toHaveLength(1)
    await expect(t.db.updateTable('fee_terms').set({ landlord_fee_rate: 1 }).execute()).rejects.toThrow(
      /never changed/,
    )
    await expect(t.db.deleteFrom('fee_terms').execute()).rejects.toThrow(/never changed/)
    const log = await t.db
      .selectFrom('audit_log')
      .select(['data', 'landlord_id'])
      .where('action', '=', 'makeFeeTerms')
      .execute()
    expect(log).toEqual([
      {
        landlord_id: landlordId,
        data: expect.objectContaining({
          scope: 'AGREEMENT',
          landlordFeeRate: 825,
          reason: 'Framework contract',
        }),
      },
    ])
  })

  it('is read by the former release in whole percent, and what that one stores is understood', async () => {
    const { staff, landlordId } = await stage()
    await makeTerms(staff, landlordId, { landlord: 825, tenant: 49 })
    await sql`
      insert into fee_terms (landlord_id, scope, landlord_fee_percent, valid_from, reason, made_at)
      values (${landlordId}, 'LANDLORD', 7, '2029-11-21', 'Of the former release', now())`.execute(t.db)
    const stored = t.db
      .selectFrom('fee_terms')
      .select(['landlord_fee_percent', 'landlord_fee_rate', 'tenant_fee_percent', 'tenant_fee_rate'])
      .orderBy('position')
    expect((await stored.execute()).map((row) => Object.values(row))).toEqual([
      [8, 825, 0, 49],
      [7, 700, null, null],
    ])
  })

  it('is refused where something is wrong with it', async () => {
    const { staff, landlordId } = await stage()
    const wrong: [string, Record<string, unknown>, string][] = [
      ['begins in the past', { validFrom: '2029-11-20' }, 'ValidationError'],
      ['says no reason', { reason: '     ' }, 'ValidationError'],
      ['has more than all', { landlord: 10_001 }, 'ValidationError'],
      ['is of a listing that isn’t named', { scope: 'LISTING' }, 'ValidationError'],
      [
        'is of a listing that there isn’t',
        { scope: 'LISTING', groupId: randomUUID() },
        'ResourceNotFoundError',
      ],
      ['is of nobody', { landlordId: randomUUID() }, 'ResourceNotFoundError'],
    ]
    const answers = wrong.map(async ([what, more]) => [
      what,
      (await makeTerms(staff, landlordId, { landlord: 825, ...more })).error?.name,
    ])
    expect(await Promise.all(answers)).toEqual(wrong.map(([what, , name]) => [what, name]))
  })

  it('is made by accounting alone; landlords read theirs, without who made it', async () => {
    const { staff, landlordId, landlord, tenant } = await stage()
    expect((await makeTerms(landlord, landlordId, { landlord: 0 })).error?.name).toBe('NotAllowedError')
    expect((await grant(landlord, landlordId)).error?.name).toBe('NotAllowedError')
    await makeTerms(staff, landlordId, { landlord: 825 })
    await grant(staff, landlordId)
    const own = `query { ownTerms { now { landlordFeeRate } made { reason } incentives { amount reason } } }`
    expect((await t.graphql(own, {}, landlord)).data).toEqual({
      ownTerms: {
        now: { landlordFeeRate: 825 },
        made: [{ reason: 'Framework contract' }],
        incentives: [{ amount: 30_000, reason: 'First ten bookings' }],
      },
    })
    expect((await t.graphql('query { ownTerms { made { madeBy } } }', {}, landlord)).errors).toBeDefined()
    expect((await t.graphql(own, {}, tenant)).data).toEqual({ ownTerms: null })
  })
})

describe('an incentive', () => {
  it('is booked once, into what is paid out, and is a line of the money page', async () => {
    const { staff, landlordId, landlord } = await stage()
    const key = randomUUID()
    const first = await grant(staff, landlordId, { key })
    expect(await grant(staff, landlordId, { key })).toEqual(first)
    const accounts = await t.db
      .selectFrom('ledger_accounts')
      .select(['kind', 'debits', 'credits'])
      .orderBy('kind')
      .execute()
    expect(accounts).toEqual([
      { kind: 'FEE_REVENUE', debits: 30_000, credits: 0 },
      { kind: 'LANDLORD_PAYABLE', debits: 0, credits: 30_000 },
    ])
    expect(await listLedgerFaults(t.db)).toEqual([])
    const money = await t.graphql(
      'query { moneyEntries(period: "2029-11", kinds: [INCENTIVE], currency: "EUR") { amount day } }',
      {},
      landlord,
    )
    expect(money.data).toEqual({ moneyEntries: [{ amount: 30_000, day: '2029-11-21' }] })
  })

  it('is never nothing, broken, a slip of the keyboard, or without a reason', async () => {
    const { staff, landlordId } = await stage()
    const wrong = [
      { amount: 0 },
      { amount: -1 },
      { amount: 0.5 },
      { amount: 3_000_000 },
      { currency: 'XXX' },
      { reason: '' },
    ]
    const answers = wrong.map(async (more) => (await grant(staff, landlordId, more)).error?.name)
    expect(await Promise.all(answers)).toEqual(wrong.map(() => 'ValidationError'))
  })
})

interface Shown {
  fingerprint: string
  ends: {
    _id: string
    creditNotes: { creditsNumber: string; net: number; vat: number; amount: number }[]
    invoice: {
      rent: number
      feeRate: number
      net: number
      vat: number
      vatRate: number
      amount: number
      isPaid: boolean
    } | null
    givenBack: number
  }[]
}

async function consequencesOf(
  as: Browser,
  id: string,
  lastDay?: string,
): Promise<Shown & { lastDay: string | undefined }> {
  const { data } = await t.graphql<{ shown: Shown }>(
    `query($id: ID!, $lastDay: Day) { shown: cancellationConsequences(bookingId: $id, lastDay: $lastDay) { fingerprint
      ends { _id creditNotes { creditsNumber net vat amount } givenBack
        invoice { rent feeRate net vat vatRate amount isPaid } } } }`,
    { id, lastDay },
    as,
  )
  return { ...given(data).shown, lastDay }
}

async function cancel(
  as: Browser,
  id: string,
  { fingerprint, lastDay }: { fingerprint: string; lastDay: string | undefined },
) {
  const { data } = await t.graphql<{ answer: { error: { name: string; reason: string } | null } }>(
    `mutation($id: ID!, $lastDay: Day, $seen: String, $key: ID!) { answer: cancelBookingAsLandlord(bookingId: $id,
      cancellationReason: CHANGE_OF_PLANS, lastDay: $lastDay, seen: $seen, idempotencyKey: $key) { error { name reason } } }`,
    { id, lastDay, seen: fingerprint, key: randomUUID() },
    as,
  )
  return given(data).answer.error
}

const plannedOf = async (as: Browser, id: string) => {
  const { data } = await t.graphql<{ request: { bookingFee: Shown['ends'][number]['invoice'] } }>(
    `query($id: ID!, $of: ID!) { request: landlordListingRequest(listingRequestId: $id, bookingRequestId: $of) {
      bookingFee { rent feeRate net vat vatRate amount isPaid } } }`,
    { id, of: await bookingRequestOf(id) },
    as,
  )
  return given(data).request.bookingFee
}

/** What was written of a booking after its documents so far, in the words of what was shown. */
async function writtenSince(bookingId: string, known: number) {
  const rows = await t.db
    .selectFrom('invoices as i')
    .leftJoin('invoices as back', 'back.id', 'i.credits_invoice_id')
    .select([
      'i.document_type',
      'i.rent',
      'i.fee_rate',
      'i.net',
      'i.vat',
      'i.vat_rate',
      'i.amount',
      'i.is_paid',
      'back.number',
    ])
    .where('i.booking_id', '=', bookingId)
    .orderBy('i.position')
    .execute()
  const since = rows.slice(known)
  const invoices = since.filter(({ document_type }) => document_type === 'INVOICE')
  return {
    count: rows.length,
    creditNotes: since
      .filter(({ document_type }) => document_type === 'CREDIT_NOTE')
      .map(({ number, net, vat, amount }) => ({ creditsNumber: number, net, vat, amount })),
    invoice:
      invoices.map((i) => ({
        rent: i.rent,
        feeRate: i.fee_rate,
        net: i.net,
        vat: i.vat,
        vatRate: i.vat_rate,
        amount: i.amount,
        isPaid: i.is_paid,
      }))[0] ?? null,
  }
}

const life = fc.record({
  price: fc.integer({ min: 30_001, max: 400_000 }),
  rate: fc.integer({ min: 0, max: 10_000 }),
  method: fc.constantFrom('OWN_CALCULATION', 'CALCULATION_PER_NIGHT', 'HALF_OR_FULL_MONTH'),
  label: fc.constantFrom('KA', 'SEVEN_PERCENT_TAX_DISCOUNT', 'FSU'),
  nights: fc.integer({ min: 40, max: 200 }),
  longer: fc.integer({ min: 31, max: 90 }),
  lived: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null }),
})

describe('what is shown before the click', () => {
  it.each(fc.sample(life, { numRuns: 3, seed: 5 }))(
    'is what is credited and invoiced then: $method, rate $rate, $label, $nights nights',
    async ({ price, rate, method, label, nights, longer, lived }) => {
      const { staff, landlordId, ...world } = await stage({
        price,
        labels: [label],
        invoice_calculation_method: method,
      })
      await makeTerms(staff, landlordId, { landlord: rate })
      const from = parseDay('2030-02-01')
      const to = addDays(from, nights)
      const id = await sendRequest(t, world, from, to)
      const first = await plannedOf(world.landlord, id)
      const bookingId = await bookOnPaper(t, world, id)
      const booked = await writtenSince(bookingId, 0)
      expect([booked.invoice, booked.creditNotes]).toEqual([first, []])

      const asked = await command(t, world.tenant, 'requestExtension', {
        id: bookingId,
        to: addDays(to, longer),
      })
      const extensionId = given(asked.request).id
      await command(t, world.landlord, 'acceptListingRequest', { id: extensionId })
      const second = await plannedOf(world.landlord, extensionId)
      const extended = await bookAccepted(t, extensionId)
      expect((await writtenSince(extended, 0)).invoice).toEqual(second)

      await t.runJobs()
      if (lived !== null) t.setNow(`${addDays(from, 5)}T09:00:00Z`)
      const landlord = await t.login('jana@mezzo.example')
      const days = daysBetween(addDays(from, 5), addDays(to, -1))
      const lastDay = lived === null ? undefined : addDays(from, 5 + Math.floor(days * lived))
      const shown = await consequencesOf(landlord, bookingId, lastDay)
      expect(shown.ends.map(({ _id }) => _id)).toEqual([bookingId, extended])
      expect(await cancel(landlord, bookingId, shown)).toBeNull()
      for (const end of shown.ends) {
        const { invoice, creditNotes } = await writtenSince(
          end._id,
          end._id === bookingId ? booked.count : second ? 1 : 0,
        )
        expect({ invoice, creditNotes }).toEqual({ invoice: end.invoice, creditNotes: end.creditNotes })
      }
      expect(await listLedgerFaults(t.db)).toEqual([])
    },
  )

  it('is refused once it is no longer right, and the new amount is there to be seen', async () => {
    const { staff, landlordId, ...world } = await stage()
    const id = await sendRequest(t, world, '2030-02-01', '2030-07-31')
    await command(t, world.landlord, 'acceptListingRequest', { id })
    await command(t, world.tenant, 'confirmTenantInterest', { id })
    const { id: offerId } = await offerOf(t.db, id)
    await t.db.updateTable('booking_offers').set({ generating: false }).where('id', '=', offerId).execute()
    await command(t, world.tenant, 'acceptProposedContract', { id: offerId })
    const shown = given(await plannedOf(world.landlord, id)).amount
    await makeTerms(staff, landlordId, { landlord: 1_200 })
    const book = async (feeShown: number) => {
      const { data } = await t.graphql<{ answer: { error: { reason: string } | null } }>(
        `mutation($id: ID!, $feeShown: Float, $key: ID!) { answer: recordOfflineSignatures(offerId: $id,
          feeShown: $feeShown, idempotencyKey: $key) { error { reason } } }`,
        { id: offerId, feeShown, key: randomUUID() },
        world.landlord,
      )
      return given(data).answer.error
    }
    expect(await book(shown)).toEqual({ reason: 'AMOUNT_CHANGED' })
    const now = given(await plannedOf(world.landlord, id)).amount
    expect(now).toBeGreaterThan(shown)
    expect(await book(now)).toBeNull()
  })

  it('of a cancellation is refused where an amount has changed meanwhile', async () => {
    const { landlord, ...world } = await stage()
    const bookingId = await bookStay(t, { ...world, landlord }, '2030-02-01', '2030-07-31')
    const shown = await consequencesOf(landlord, bookingId)
    // The draft has its number now: it isn't withdrawn any more, but credited.
    await t.runJobs()
    expect(await cancel(landlord, bookingId, shown)).toMatchObject({ reason: 'AMOUNT_CHANGED' })
    const again = await consequencesOf(landlord, bookingId)
    expect(again.ends[0]?.creditNotes).toEqual([
      { creditsNumber: 'TEST-2029-0001', net: 90_000, vat: 17_100, amount: 107_100 },
    ])
    expect(await cancel(landlord, bookingId, again)).toBeNull()
  })
})
