import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/kernel/day.ts'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { listLedgerFaults } from '../../money/ledger/sql.ts'
import { recountFigures } from '../figures/sql.ts'
import { planCleaning } from '../cleaning/plan.ts'
import { projectRows } from '../lifecycle/projection.ts'
import { selectRequestsForSystem } from '../lifecycle/requests-sql.ts'

let app: TestApp
let stage: Awaited<ReturnType<typeof createStage>> & { bookingId: string }
let first: string
let other: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  const made = await createStage(app, { units: 3 })
  const bookingId = await bookStay(app, made, '2030-01-01', '2030-04-30')
  await at('2030-02-10T10:00:00Z', made)
  stage = { ...made, ...(await people()), bookingId }
  first = given((await stored()).listing_id)
  other = given(stage.unitIds.find((id) => id !== first))
})
afterAll(() => app.close())

async function at(now: string, made: object): Promise<void> {
  app.setNow(now)
  await app.runJobs()
  Object.assign(made, await people())
}

// Time has passed: everybody logs in anew.
const people = async () => ({
  landlord: await app.login('jana@mezzo.example'),
  tenant: await app.login('amelie@mezzo.example'),
})

interface Answer {
  error: { name: string; reason: string | null; fields?: Record<string, string> | null } | null
  proposal?: { _id: string; state: string } | null
}

const documents = {
  offer: `mutation($id: ID!, $unit: ID!, $day: Day!, $message: String, $seen: String!, $key: ID!) {
    answer: offerMove(bookingId: $id, listingId: $unit, day: $day, message: $message, seen: $seen, idempotencyKey: $key) {
      error { name reason fields } proposal { _id state } } }`,
  take: `mutation($id: ID!, $key: ID!) {
    answer: takeMove(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  takeLonger: `mutation($id: ID!, $key: ID!) {
    answer: takeStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } } }`,
  decline: `mutation($id: ID!, $key: ID!) {
    answer: declineStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  withdraw: `mutation($id: ID!, $key: ID!) {
    answer: withdrawStayProposal(proposalId: $id, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  offerLonger: `mutation($id: ID!, $key: ID!) {
    answer: offerLongerStay(bookingId: $id, to: "2030-06-30", idempotencyKey: $key) { error { name reason } } }`,
  offerShorter: `mutation($id: ID!, $lastDay: Day!, $key: ID!) {
    answer: offerShorterStay(bookingId: $id, lastDay: $lastDay, idempotencyKey: $key) { error { name reason } proposal { _id state } } }`,
  takeShorter: `mutation($id: ID!, $key: ID!) {
    answer: takeShorterStay(proposalId: $id, refund: 0, idempotencyKey: $key) { error { name reason } } }`,
}

async function call(name: keyof typeof documents, as: Browser, variables: object): Promise<Answer> {
  const all = { key: randomUUID(), ...variables }
  return (await app.graphql<{ answer: Answer }>(documents[name], all, as)).data.answer
}

interface Running {
  canOffer: { value: boolean; reason: string | null }
  bookingId: string
  unitName: string
  days: { from: string; to: string } | null
  units: {
    listingId: string
    verdict: { value: boolean; reason: string | null }
    declined: number
    seen: string
  }[]
}

async function running(
  day = '2030-03-01',
  as = stage.landlord,
  id = stage.bookingId,
): Promise<Running | null> {
  const { data } = await app.graphql<{ running: Running | null }>(
    `query($id: ID!, $day: Day!) { running: runningMove(bookingId: $id) { canOffer { value reason } bookingId unitName
      days { from to } units(day: $day) { listingId verdict { value reason } declined seen } } }`,
    { id, day },
    as,
  )
  return data.running
}

const placeIn = async (unit: string, day?: string) =>
  given(given(await running(day)).units.find(({ listingId }) => listingId === unit))

async function offer(
  unit = other,
  day = '2030-03-01',
  more: { id?: string; message?: string; seen?: string } = {},
  as = stage.landlord,
): Promise<Answer> {
  const { id = stage.bookingId } = more
  const places = await running(day, stage.landlord, id)
  const seen = places?.units.find(({ listingId }) => listingId === unit)?.seen ?? 'nothing'
  return call('offer', as, { id, unit, day, seen, ...more })
}

const offered = async (unit?: string, day?: string, more: { message?: string } = {}) =>
  given((await offer(unit, day, more)).proposal)._id

const take = (id: string, as = stage.tenant) => call('take', as, { id })

interface Shown {
  kind: string
  state: string
  from: string
  to: string
  rent: number
  monthlyRent: number
  unitName: string | null
  unitBefore: string | null
  message: string
  canBeTaken: { value: boolean; reason: string | null }
}

async function shown(side: 'landlord' | 'tenant' = 'tenant', as: Browser = stage[side]): Promise<Shown[]> {
  const field = side === 'landlord' ? 'stayProposals' : 'tenantStayProposals'
  const { data } = await app.graphql<{ proposals: Shown[] }>(
    `query($id: ID!) { proposals: ${field}(bookingId: $id) { kind state from to rent monthlyRent unitName unitBefore
      message canBeTaken { value reason } } }`,
    { id: stage.bookingId },
    as,
  )
  return data.proposals
}

const stored = (id = stage.bookingId) =>
  app.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function taken(id = stage.bookingId): Promise<[string, string][]> {
  const rows = await app.db
    .selectFrom('occupancies')
    .select(['listing_id', 'days'])
    .where('booking_id', '=', id)
    .orderBy('days')
    .execute()
  return rows.map(({ listing_id, days }) => [listing_id, days])
}

const parted: () => [string, string][] = () => [
  [first, '[2030-01-01,2030-03-01)'],
  [other, '[2030-03-01,2030-05-01)'],
]

const nameOf = async (id: string) =>
  given(await app.db.selectFrom('listings').select('apartment_name').where('id', '=', id).executeTakeFirst())
    .apartment_name

const mailsTo = (template: string) =>
  app.db.selectFrom('mails').select(['to', 'text']).where('template', '=', template).execute()

/** All that is stored about money, as rows: nothing of it may differ. */
async function money() {
  const tables = [
    'rents',
    'invoices',
    'tenant_dues',
    'ledger_events',
    'ledger_transfers',
    'payments',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => app.db.selectFrom(table).selectAll().orderBy('id').execute()),
  )
  const { total_cost, actual_cost, price, canceled, from, to } = await stored()
  return { rows, booking: { total_cost, actual_cost, price, canceled, from, to } }
}

async function months() {
  return app.db.selectFrom('booking_months').selectAll().orderBy('month').orderBy('nights').execute()
}

async function block(unit: string, from: string, to: string): Promise<void> {
  const place = { listing_id: unit, group_id: stage.groupId, landlord_id: stage.landlordId }
  const words = { source: 'own', reason: 'OTHER', note: '' } as const
  await app.db
    .insertInto('blocks')
    .values({ ...place, days: `[${from},${to}]`, ...words })
    .execute()
}

async function consistent(): Promise<void> {
  expect(await recountFigures(app.db, null)).toEqual([])
  expect(await listLedgerFaults(app.db)).toEqual([])
  expect(await projectRows(app.db, await selectRequestsForSystem(app.db).execute())).toEqual([])
}

describe('proposing a move to whoever lives there', () => {
  it('changes nothing, and says to both what it means', async () => {
    expect(await running()).toMatchObject({
      canOffer: { value: true, reason: null },
      bookingId: stage.bookingId,
      unitName: await nameOf(first),
      days: { from: '2030-02-11', to: '2030-04-29' },
    })
    expect((await placeIn(first)).verdict.reason).toBe('SAME_UNIT')
    const before = await money()
    expect((await offer(other, '2030-03-01', { message: ' The pipes are replaced. ' })).error).toBeNull()
    const [proposal] = await shown()
    expect(proposal).toEqual({
      kind: 'MOVE',
      state: 'OPEN',
      from: '2030-03-01',
      to: '2030-04-30',
      rent: 0,
      monthlyRent: before.booking.price,
      unitName: await nameOf(other),
      unitBefore: await nameOf(first),
      message: 'The pipes are replaced.',
      canBeTaken: { value: true, reason: null },
    })
    expect(await shown('landlord')).toEqual([proposal])
    expect(await money()).toEqual(before)
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-05-01)']])
    const [mail] = await mailsTo('moveOffered')
    expect(mail?.to).toBe('amelie@mezzo.example')
    expect(mail?.text).toContain('The pipes are replaced.')
    expect(mail?.text).toContain(await nameOf(other))
  })

  it('is one at a time, also beside what is proposed about the last day', async () => {
    await offer()
    expect((await offer(other, '2030-03-05', { seen: 'any' })).error?.reason).toBe('OFFER_EXISTS')
    expect((await call('offerLonger', stage.landlord, { id: stage.bookingId })).error?.reason).toBe(
      'OFFER_EXISTS',
    )
    const shorter = { id: stage.bookingId, lastDay: '2030-03-15' }
    expect((await call('offerShorter', stage.landlord, shorter)).error?.reason).toBe('OFFER_EXISTS')
    expect((await running())?.canOffer.reason).toBe('OFFER_EXISTS')
  })

  it('is refused for a day or unit that can’t be, for other consequences, and to others', async () => {
    for (const day of ['2030-02-10', '2030-04-30', '2030-05-02'])
      expect((await offer(other, day)).error?.fields).toEqual({ day: 'bookings.moveDay.outside' })
    expect((await offer(first)).error?.reason).toBe('SAME_UNIT')
    expect((await offer(randomUUID())).error?.name).toBe('ResourceNotFoundError')
    expect((await offer(other, '2030-03-01', { seen: 'else' })).error?.reason).toBe('CONSEQUENCES_CHANGED')
    await block(other, '2030-04-30', '2030-05-02')
    expect((await placeIn(other)).verdict.reason).toBe('UNAVAILABLE')
    expect((await offer()).error?.name).toBe('BookingConflictError')
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await app.login('other@mezzo.example')
    expect((await offer(other, '2030-03-01', {}, stranger)).error?.name).toBe('ResourceNotFoundError')
    expect(await running('2030-03-01', stranger)).toBeNull()
    const limited = await joinAsLimited(app, stage)
    const order = { id: stage.bookingId, unit: other, day: '2030-03-01', seen: 'any', key: 'k' }
    const asked = await app.graphql(documents.offer, order, limited)
    expect(asked.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    expect(await shown()).toEqual([])
  })

  it('is for running stays: before them the landlord moves alone, after them nothing moves', async () => {
    for (const [now, reason] of [
      ['2029-12-31T10:00:00Z', 'NOBODY_MOVED_IN'],
      ['2030-04-29T10:00:00Z', 'TIME_OVER'],
      ['2030-04-30T10:00:00Z', 'STAY_OVER'],
    ] as const) {
      app.setNow(now)
      Object.assign(stage, await people())
      expect((await running())?.canOffer.reason).toBe(reason)
      expect((await offer()).error?.reason).toBe(reason)
    }
  })
})

describe('agreeing to a move', () => {
  it('parts the days, and leaves all money as it was, to the cent, once', async () => {
    const before = await money()
    const earned = await months()
    const id = await offered()
    const order = { id, key: randomUUID() }
    const [one, two] = await Promise.all([
      call('take', stage.tenant, order),
      call('take', stage.tenant, order),
    ])
    expect(one).toEqual({ error: null, proposal: { _id: id, state: 'TAKEN' } })
    expect(two).toEqual(one)
    expect(await taken()).toEqual(parted())
    await app.runJobs()
    expect(await money()).toEqual(before)
    expect((await stored()).listing_id).toBe(other)
    const after = await months()
    expect(after.map(({ month, listing_id, nights }) => [month, listing_id, nights])).toEqual([
      ['2030-01-01', first, 31],
      ['2030-02-01', first, 28],
      ['2030-03-01', other, 31],
      ['2030-04-01', other, 30],
    ])
    expect(after.map(({ amount }) => amount)).toEqual(earned.map(({ amount }) => amount))
    await consistent()
    expect((await take(id)).error?.reason).toBe('ALREADY_ANSWERED')
  })

  it('counts a month in two units beside each, and together as before', async () => {
    const sum = (rows: Awaited<ReturnType<typeof months>>) =>
      rows.reduce((total, { amount }) => total + amount, 0)
    const before = sum(await months())
    await take(await offered(other, '2030-03-18'))
    const after = await months()
    expect(after.filter(({ month }) => month === '2030-03-01').map(({ nights }) => nights)).toEqual([14, 17])
    expect(sum(after)).toBe(before)
    expect(before).toBe((await stored()).total_cost)
    await consistent()
  })

  it('is told to both and shown so, with no amendment left to agree on', async () => {
    await take(await offered())
    const units = [
      { listingId: first, name: await nameOf(first), from: '2030-01-01', to: '2030-02-28' },
      { listingId: other, name: await nameOf(other), from: '2030-03-01', to: '2030-04-30' },
    ]
    const read = async () => {
      const { data } = await app.graphql<{ booking: { listing: { apartmentName: string } } }>(
        `query($id: ID!) { booking: landlordBooking(_id: $id) { units { listingId name from to } contractUnit { name }
          listing { _id apartmentName } } }`,
        { id: stage.bookingId },
        stage.landlord,
      )
      return data.booking
    }
    const tenants = await app.graphql<{ booking: object }>(
      `query($id: ID!) { booking: tenantBooking(bookingId: $id) { units { listingId name from to } contractUnit { name } } }`,
      { id: stage.bookingId },
      stage.tenant,
    )
    expect(tenants.data.booking).toEqual({ units, contractUnit: null })
    expect(await read()).toEqual({
      units,
      contractUnit: null,
      listing: { _id: first, apartmentName: await nameOf(first) },
    })
    await at('2030-03-01T10:00:00Z', stage)
    expect((await read()).listing.apartmentName).toBe(await nameOf(other))
    expect((await mailsTo('moveAgreedTenant')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    const [landlords] = await mailsTo('moveAgreed')
    expect(landlords?.to).toBe('jana@mezzo.example')
    expect(landlords?.text).toContain(`${await nameOf(first)} is available again`)
    const entries = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'in', ['offerMove', 'takeMove', 'moveBooking'])
      .orderBy('action')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['moveBooking', 'offerMove', 'takeMove'])
  })

  it('has the tenant live in each unit on its days, with a departure and an arrival to clean for', async () => {
    await take(await offered())
    const livesIn = async (unit: string) => {
      const { data } = await app.graphql<{
        stays: Record<'current' | 'next', { from: string; to: string; booking: { _id: string } } | null>
      }>(
        `query($id: ID!) { stays: unitStays(listingId: $id) { current { from to booking { _id } } next { from to booking { _id } } } }`,
        { id: unit },
        stage.landlord,
      )
      return data.stays
    }
    const booking = { _id: stage.bookingId }
    const before = { from: '2030-01-01', to: '2030-02-28', booking }
    const after = { from: '2030-03-01', to: '2030-04-30', booking }
    expect(await livesIn(first)).toEqual({ current: before, next: null })
    expect(await livesIn(other)).toEqual({ current: null, next: after })
    const reader = { viewer: given((await app.ctxFor(stage.landlordId)).viewer) }
    const turnovers = await planCleaning(app.db, reader, parseDay('2030-02-10'))
    expect(turnovers.map(({ listingId, departure, arrival }) => [listingId, departure, arrival])).toEqual([
      [first, '2030-02-28', null],
      [other, null, '2030-03-01'],
    ])
    await at('2030-03-01T10:00:00Z', stage)
    expect((await livesIn(first)).current).toBeNull()
    expect((await livesIn(other)).current).toEqual(after)
  })

  it('takes a signed extension along, and goes on there with the next one', async () => {
    const extension = await extend('2030-06-30')
    const id = await offered()
    expect((await shown())[0]?.to).toBe('2030-06-30')
    expect((await take(id)).error).toBeNull()
    expect(await taken()).toEqual(parted())
    expect(await taken(extension)).toEqual([[other, '[2030-05-01,2030-07-01)']])
    await consistent()
    const asked = await command(app, stage.tenant, 'requestExtension', { id: extension, to: '2030-08-31' })
    expect(asked.error).toBeNull()
    await command(app, stage.landlord, 'acceptListingRequest', { id: given(asked.request).id })
    await app.runJobs()
    const held = await app.db
      .selectFrom('occupancies')
      .select('listing_id')
      .where('kind', '=', 'HOLD')
      .execute()
    expect(held).toEqual([{ listing_id: other }])
  })

  it('goes by the booking that is lived in, whichever of the chain is opened', async () => {
    const extension = await extend('2030-06-30')
    expect((await running('2030-03-01', stage.landlord, extension))?.bookingId).toBe(stage.bookingId)
  })

  it('waits for a contract for staying longer that is being signed, and not for another stay than was shown', async () => {
    const id = await offered()
    const asked = await command(app, stage.tenant, 'requestExtension', {
      id: stage.bookingId,
      to: '2030-06-30',
    })
    const requestId = given(asked.request).id
    await command(app, stage.landlord, 'acceptListingRequest', { id: requestId })
    await app.runJobs()
    expect((await take(id)).error?.reason).toBe('OFFER_EXISTS')
    await sign(requestId)
    expect((await shown())[0]?.canBeTaken.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await take(id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-05-01)']])
  })

  it('declines who was shown to be, and is refused where somebody else would be', async () => {
    for (const unit of stage.unitIds.filter((one) => one !== other))
      await block(unit, '2030-05-10', '2030-05-20')
    const waiting = await sendRequest(app, stage, '2030-04-15', '2030-07-14')
    expect((await placeIn(other)).declined).toBe(1)
    const id = await offered()
    await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
    const noor = await app.login('noor@mezzo.example')
    const later = await sendRequest(app, { ...stage, tenant: noor }, '2030-04-20', '2030-07-14')
    expect((await take(id)).error?.reason).toBe('CONSEQUENCES_CHANGED')
    await command(app, noor, 'withdrawListingRequest', { id: later })
    expect((await take(id)).error).toBeNull()
    const request = await app.db
      .selectFrom('listing_requests')
      .select('status_reason')
      .where('id', '=', waiting)
      .executeTakeFirst()
    expect(request?.status_reason).toBe('DECLINED_BY_CONFLICT')
    await consistent()
  })

  it('is refused where the unit was taken meanwhile, and nothing is left behind', async () => {
    const id = await offered()
    await block(other, '2030-04-30', '2030-05-02')
    expect((await shown())[0]?.canBeTaken.reason).toBe('UNAVAILABLE')
    expect((await take(id)).error?.name).toBe('BookingConflictError')
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-05-01)']])
    expect((await shown())[0]?.state).toBe('OPEN')
  })

  it('is either withdrawn or agreed to where both happen at once', async () => {
    const id = await offered()
    const [agreed, withdrawn] = await Promise.all([take(id), call('withdraw', stage.landlord, { id })])
    const isAgreed = agreed.error === null
    expect(withdrawn.error === null).toBe(!isAgreed)
    expect((await taken()).length).toBe(isAgreed ? 2 : 1)
    expect((await shown())[0]?.state).toBe(isAgreed ? 'TAKEN' : 'WITHDRAWN')
  })

  it('leaves no day to two tenants who agree to the same unit at once', async () => {
    const { bookingId, tenant } = await neighbour()
    const lived = [first, (await stored(bookingId)).listing_id]
    const third = given(stage.unitIds.find((id) => !lived.includes(id)))
    const mine = await offered(third)
    const theirs = given((await offer(third, '2030-03-01', { id: bookingId })).proposal)._id
    const answers = await Promise.all([take(mine), take(theirs, tenant)])
    const refused = answers.flatMap(({ error }) => error ?? [])
    expect(refused.map(({ name }) => name)).toEqual(['BookingConflictError'])
    const rows = await sql<{ total: number }>`
      select count(*)::int as total from occupancies a join occupancies b
      on b.listing_id = a.listing_id and b.id <> a.id and b.days && a.days`.execute(app.db)
    expect(rows.rows[0]?.total).toBe(0)
    await consistent()
  })

  it('is the tenant’s alone, in time, and no other answer', async () => {
    const id = await offered()
    expect((await call('takeLonger', stage.tenant, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await call('takeShorter', stage.tenant, { id })).error?.name).toBe('ResourceNotFoundError')
    expect((await take(id, stage.landlord)).error?.name).toBe('ResourceNotFoundError')
    await at('2030-02-17T10:00:00Z', stage)
    expect((await take(id)).error?.reason).toBe('TIME_OVER')
    expect((await shown())[0]?.state).toBe('EXPIRED')
  })

  it('waits at most until the day before', async () => {
    const id = await offered(other, '2030-02-12')
    await at('2030-02-11T23:59:00Z', stage)
    expect((await shown())[0]?.canBeTaken.value).toBe(true)
    await at('2030-02-12T00:00:00Z', stage)
    expect((await take(id)).error?.reason).toBe('TIME_OVER')
  })
})

describe('a stay that was agreed to move', () => {
  it('moves again, also back, and on another day than was agreed first', async () => {
    await take(await offered())
    await take(await offered(other, '2030-02-20'))
    expect(await taken()).toEqual([
      [first, '[2030-01-01,2030-02-20)'],
      [other, '[2030-02-20,2030-05-01)'],
    ])
    expect(
      (await months()).find(({ month, listing_id }) => month === '2030-02-01' && listing_id === other)
        ?.nights,
    ).toBe(9)
    await consistent()
    await take(await offered(first, '2030-02-15'))
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-05-01)']])
    expect((await stored()).listing_id).toBe(first)
    await consistent()
  })

  it('never comes to the other unit where it ends before', async () => {
    await take(await offered())
    const shorter = { id: stage.bookingId, lastDay: '2030-02-20' }
    const offer = given((await call('offerShorter', stage.landlord, shorter)).proposal)._id
    expect((await call('takeShorter', stage.tenant, { id: offer })).error).toBeNull()
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-02-21)']])
    expect((await stored()).listing_id).toBe(first)
    await consistent()
  })

  it('ends in the other unit where it ends after, with rent and fee of the whole stay', async () => {
    await take(await offered())
    const shorter = { id: stage.bookingId, lastDay: '2030-03-15' }
    const offer = given((await call('offerShorter', stage.landlord, shorter)).proposal)._id
    expect((await call('takeShorter', stage.tenant, { id: offer })).error).toBeNull()
    expect(await taken()).toEqual([
      [first, '[2030-01-01,2030-03-01)'],
      [other, '[2030-03-01,2030-03-16)'],
    ])
    await app.runJobs()
    const booking = await stored()
    const invoices = await app.db.selectFrom('invoices').select(['document_type', 'net']).execute()
    const net = invoices.reduce((sum, one) => sum + (one.document_type === 'INVOICE' ? one.net : -one.net), 0)
    expect(net).toBe(Math.round((given(booking.actual_cost) * given(booking.landlord_fee_rate)) / 10_000))
    await consistent()
  })
})

describe('a member who works on single units', () => {
  it('sees a stay that moves out of theirs, and proposes only their own', async () => {
    const member = await memberOf([first])
    const places = given(await running('2030-03-01', member)).units.map(({ listingId }) => listingId)
    expect(places).toEqual([first])
    await take(await offered())
    const sees = async (as: Browser) => {
      const { data } = await app.graphql<{ booking: { _id: string } | null }>(
        `query($id: ID!) { booking: landlordBooking(_id: $id) { _id } }`,
        { id: stage.bookingId },
        as,
      )
      return data.booking !== null
    }
    expect(await sees(member)).toBe(true)
    expect(await sees(await memberOf([other]))).toBe(true)
    expect(await sees(await memberOf(stage.unitIds.filter((id) => id !== first && id !== other)))).toBe(false)
  })
})

describe('a move that isn’t agreed to', () => {
  it('is declined: the landlord is told, the days stay', async () => {
    const id = await offered()
    expect((await call('decline', stage.tenant, { id })).proposal?.state).toBe('DECLINED')
    expect((await mailsTo('moveDeclined')).map(({ to }) => to)).toEqual(['jana@mezzo.example'])
    expect(await taken()).toEqual([[first, '[2030-01-01,2030-05-01)']])
    expect((await running())?.canOffer.value).toBe(true)
  })

  it('is withdrawn: the tenant is told and can’t agree any more', async () => {
    const id = await offered()
    expect((await call('withdraw', stage.landlord, { id })).proposal?.state).toBe('WITHDRAWN')
    expect((await mailsTo('moveWithdrawn')).map(({ to }) => to)).toEqual(['amelie@mezzo.example'])
    expect((await take(id)).error?.reason).toBe('ENDED')
  })

  it('is shown to nobody else', async () => {
    const id = await offered()
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const stranger = await app.login('other@mezzo.example')
    expect(await shown('landlord', stranger)).toEqual([])
    expect(await shown('tenant', stranger)).toEqual([])
    expect((await take(id, stranger)).error?.name).toBe('ResourceNotFoundError')
    expect((await call('withdraw', stranger, { id })).error?.name).toBe('ResourceNotFoundError')
  })
})

/** A signed extension of the stay; answers with its booking. */
async function extend(to: string): Promise<string> {
  const asked = await command(app, stage.tenant, 'requestExtension', { id: stage.bookingId, to })
  const id = given(asked.request).id
  await command(app, stage.landlord, 'acceptListingRequest', { id })
  await app.runJobs()
  await sign(id)
  return given(
    await app.db.selectFrom('bookings').select('id').where('listing_request_id', '=', id).executeTakeFirst(),
  ).id
}

async function sign(requestId: string) {
  const offer = given(
    await app.db
      .selectFrom('booking_offers')
      .innerJoin('signature_procedures as p', 'p.offer_id', 'booking_offers.id')
      .select(['booking_offers.id', 'p.document_sha256'])
      .where('listing_request_id', '=', requestId)
      .executeTakeFirst(),
  )
  const input = (typedName: string) => ({ typedName, consent: true, documentSha256: offer.document_sha256 })
  await command(app, stage.landlord, 'signContract', { id: offer.id, input: input('Jana Keller') })
  return command(app, stage.tenant, 'signContract', { id: offer.id, input: input('Amélie Fournier') })
}

/** Somebody who lives in another unit of the house. */
async function neighbour(): Promise<{ bookingId: string; tenant: Browser }> {
  app.setNow('2030-01-15T10:00:00Z')
  await app.createUser({ email: 'noor@mezzo.example', firstName: 'Noor' })
  const made = { ...stage, ...(await people()), tenant: await app.login('noor@mezzo.example') }
  const bookingId = await bookStay(app, made, '2030-02-01', '2030-04-30')
  await at('2030-02-10T10:00:00Z', stage)
  return { bookingId, tenant: await app.login('noor@mezzo.example') }
}

/** A manager who works on these units of the house alone. */
async function memberOf(units: readonly string[]): Promise<Browser> {
  const email = `${given(units[0])}@mezzo.example`
  const memberId = await app.createUser({ email })
  const now = app.services.now()
  await app.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email,
      role: 'MANAGER',
      group_ids: [],
      listing_ids: [...units],
      invited_at: now,
      accepted_at: now,
      expires_at: now.add({ hours: 24 }),
    })
    .execute()
  return app.login(email)
}
