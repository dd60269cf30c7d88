import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { LANDLORD_STATUSES } from '../../domain/catalogue/requests.ts'
import { SKIP_REASONS } from '../../domain/catalogue/reasons.ts'
import { CURRENT_STATES } from '../../domain/catalogue/listings.ts'
import {
  compareDays,
  dayFrom,
  daysBetween,
  lastOfMonth,
  midnightOf,
  parseDay,
} from '../../domain/kernel/day.ts'
import { recountFigures } from '../rentals/figures/sql.ts'
import { recount } from '../rentals/lifecycle/projection.ts'
import { loadGaps } from '../listings/listings/gaps.ts'
import { signContract } from '../rentals/signing/actions.ts'
import { findOfferForSystem } from '../rentals/lifecycle/offers-sql.ts'
import { demoClock } from './clock.ts'
import { makeDemo } from './fill.ts'
import { jana, sam, tom } from './people.ts'
import { fillDemo } from './seed.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const moments = ['2026-11-21T09:13:00Z', '2028-02-29T23:50:00Z', '2027-01-31T00:05:00Z']

describe.each(moments)('the demo of %s', (moment) => {
  // Reading changes nothing, so that one filling serves all.
  beforeAll(async () => {
    await t.reset()
    t.setNow(moment)
    await fillDemo(t.services)
  })

  it('shows the landlord every status, computed by the real rules', async () => {
    const rows = await t.db
      .selectFrom('listing_requests')
      .select('landlord_status')
      .distinct()
      .where('landlord_id', '=', jana.id)
      .execute()
    const wanted = LANDLORD_STATUSES.filter((status) => status !== 'CREATING_CONTRACT')
    expect(rows.map((row) => row.landlord_status).toSorted()).toEqual(wanted.toSorted())
  })

  it('has told the landlord of the last days, some of it unread', async () => {
    const rows = await t.db
      .selectFrom('notifications')
      .select(['event', 'read_at', 'created_at'])
      .where('user_id', '=', jana.id)
      .execute()
    const unread = rows.filter((row) => row.read_at === null)
    expect(unread.length).toBeGreaterThan(2)
    expect(unread.length).toBeLessThan(60)
    expect(new Set(rows.map((row) => row.event)).size).toBeGreaterThan(6)
    const now = Temporal.Instant.from(moment)
    for (const row of rows) expect(Temporal.Instant.compare(row.created_at, now)).toBeLessThanOrEqual(0)
  })

  it('has told the tenant what their requests have come to, where the bell shows it', async () => {
    const { data } = await t.graphql<{
      unreadNotificationCount: number
      notifications: { nodes: { event: string; target: string; forTenant: boolean; createdAt: string }[] }
    }>(
      '{ unreadNotificationCount notifications(limit: 100) { nodes { event target forTenant createdAt } } }',
      {},
      await t.login(tom.email),
    )
    const { nodes } = data.notifications
    expect(nodes.every(({ forTenant }) => forTenant)).toBe(true)
    expect(nodes.map(({ createdAt }) => createdAt)).toEqual(
      nodes
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(new Set(nodes.map(({ event }) => event))).toEqual(
      new Set([
        'requestAccepted',
        'requestDeclined',
        'extensionAccepted',
        'datesSuggested',
        'documentsNeeded',
        'contractReadyTenant',
        'signedByLandlord',
        'bookingMadeTenant',
      ]),
    )
    // What waits for the tenant now is of the last hours.
    expect(data.unreadNotificationCount).toBeGreaterThan(1)
    expect(data.unreadNotificationCount).toBeLessThan(nodes.length)
    expect(new Set(nodes.map(({ target }) => target))).toEqual(
      new Set(['REQUEST', 'CONTRACT', 'BOOKING', 'DOCUMENTS']),
    )
  })

  it('has contracts to sign of both methods of booking, and counts that a recount confirms', async () => {
    const read = () => t.db.selectFrom('group_counts').selectAll().orderBy('group_id').execute()
    const stored = await read()
    const groups = await t.db.selectFrom('groups').select('id').execute()
    await t.db.transaction().execute((trx) =>
      recount(
        trx,
        groups.map((group) => group.id),
      ),
    )
    expect(stored).toHaveLength(groups.length)
    expect(await read()).toEqual(stored)
    expect(await recountFigures(t.db, null)).toEqual([])
    expect(stored.some((row) => row.num_booking_offers_in_landlord_signing > 0)).toBe(true)
    expect(stored.some((row) => row.num_booking_offers_in_landlord_signing_lbc > 0)).toBe(true)
    expect(stored.some((row) => row.num_needs_you > 0)).toBe(true)
  })

  it('has calendars of others in every state, and one stay that collides', async () => {
    const viewer = await t.login(jana.email)
    const query = '{ calendarFeeds { state conflicts quarantine { heldBack { kind } } } }'
    const { data } = await t.graphql<{
      calendarFeeds: { state: string; conflicts: number; quarantine: { heldBack: unknown[] } | null }[]
    }>(query, {}, viewer)
    expect(new Set(data.calendarFeeds.map(({ state }) => state))).toEqual(
      new Set(['OK', 'QUARANTINE', 'FAILING']),
    )
    expect(data.calendarFeeds.map(({ conflicts }) => conflicts).reduce((sum, one) => sum + one)).toBe(1)
    const held = data.calendarFeeds.find(({ quarantine }) => quarantine)
    expect(held?.quarantine?.heldBack).toEqual([{ kind: 'GONE' }])
  })

  it('has listings in every current state, bookings in every phase and a deadline within hours', async () => {
    const browser = await t.login(jana.email)
    const { data } = await t.graphql<Overview>(overview, {}, browser)
    const states = new Set(data.landlordListings.nodes.map((node) => node.currentState.type))
    expect([...states].toSorted()).toEqual(CURRENT_STATES.toSorted())
    expect(Math.min(...Object.values(data.bookings.counts))).toBeGreaterThan(0)
    const now = Temporal.Instant.from(moment)
    const hoursOf = (kind: string) =>
      data.needsYou.nodes.flatMap(({ nextStep: node }) =>
        node.kind === kind && node.deadline ? now.until(node.deadline).total('hours') : [],
      )
    expect(Math.min(...hoursOf('ANSWER'))).toBeGreaterThan(0)
    expect(Math.min(...hoursOf('ANSWER'))).toBeLessThan(4)
    expect(Math.max(...hoursOf('ANSWER'))).toBeLessThan(73)
    // A contract may be signed within two weeks.
    expect(Math.min(...hoursOf('SIGN'))).toBeGreaterThan(0)
    expect(Math.max(...hoursOf('SIGN'))).toBeLessThan(15 * 24)
    // Jasper refused the contract: another one is the landlord's to send, in time.
    expect(hoursOf('OTHER_CONTRACT')).toHaveLength(1)
    expect(Math.min(...hoursOf('OTHER_CONTRACT'))).toBeGreaterThan(0)
  })
})

describe('the demo of today', () => {
  beforeAll(async () => {
    await t.reset()
    t.setNow(null)
    await fillDemo(t.services)
  })

  it('shows the tenant what the tenant may come across', async () => {
    const { data } = await t.graphql<{ tenantRequests: { tenantStatus: string }[] }>(
      '{ tenantRequests { tenantStatus } }',
      {},
      await t.login(tom.email),
    )
    expect(data.tenantRequests.map((request) => request.tenantStatus).toSorted()).toEqual([
      'BLOCKED_BY_CURRENT_TENANT',
      'BOOKED',
      'BOOKED',
      'BOOKED',
      'CONFIRMING_AVAILABILITY',
      'CONFIRM_TENANT_INTEREST',
      'CONTRACT_SIGNING_TENANT',
      'NOT_AVAILABLE',
      'TENANT_VERIFICATION',
      'TENANT_WITHDREW',
    ])
  })

  it('has a case for every turn that a request, a contract and a booking can take', async () => {
    const valuesOf = async (query: RawBuilder<{ value: string }>) =>
      (await query.execute(t.db)).rows.map((row) => row.value)
    expect(
      await valuesOf(sql`select distinct skip_reason as value from listing_requests
      where skip_reason is not null and landlord_status <> 'OTHER' order by 1`),
    ).toEqual(SKIP_REASONS.toSorted())
    expect(
      await valuesOf(sql`select distinct coalesce(cancellation_reason, status) as value from booking_offers
      where status in ('REJECTED', 'CANCELED') order by 1`),
    ).toEqual(['ONLINE_SIGNING_STOPPED', 'REJECTED', 'SIGNING_EXPIRED'])
    const actions = await valuesOf(sql`select distinct action as value from audit_log`)
    for (const action of ['suggestDates', 'takeSuggestedDates', 'refuseSuggestedDates', 'giveSecondChance'])
      expect(actions).toContain(action)
    for (const action of ['requestExtension', 'prepareContract', 'refuseContract', 'stopOnlineSigning'])
      expect(actions).toContain(action)
    expect(
      await valuesOf(sql`select canceled::text || (stayed_until is not null)::text as value from bookings
      where canceled group by 1 order by 1`),
    ).toEqual(['truefalse', 'truetrue'])
    // Each cancelled booking has its invoice taken back.
    expect(
      await valuesOf(sql`select b.id::text as value from bookings b where b.canceled and not exists (
      select from invoices n join invoices i on i.id = n.credits_invoice_id
      where n.booking_id = b.id and n.document_type = 'CREDIT_NOTE' and n.amount = i.amount)`),
    ).toEqual([])
  })

  it('lets staff review documents and give second chances, and the landlord see how far they are', async () => {
    const staff = await t.login(sam.email)
    const { data } = await t.graphql<{ review: { nodes: object[] }; silent: { totalCount: number } }>(
      `{ review: reviewQueue { nodes { subjectId } }
      silent: silentlyDeclinedRequests(offset: 0, limit: 20) { totalCount } }`,
      {},
      staff,
    )
    expect(data.review.nodes.length).toBeGreaterThan(2)
    expect(data.silent.totalCount).toBeGreaterThan(0)
  })

  it('has an extension in Vienna that asks for the last day of the six months that the law allows', async () => {
    const { rows } = await sql<{ months: number; landlord_status: string }>`
    select (date_part('year', a) * 12 + date_part('month', a))::int as months, landlord_status
    from listing_requests lr join groups g on g.id = lr.group_id join bookings b on b.id = lr.extends_booking_id
    cross join lateral age(lr."to" + 1, b."from") a
    where g.city = 'Wien'`.execute(t.db)
    expect(rows).toEqual([{ months: 6, landlord_status: 'OPEN_WITH_CONSEQUENCES' }])
  })

  it('writes contracts after the start, with the hash of the document that is there, and lets the tenant sign', async () => {
    await t.runJobs()
    const files = await t.db.selectFrom('files').selectAll().execute()
    expect(files.filter((file) => file.type === 'SIGNED_CONTRACT').length).toBeGreaterThan(5)
    for (const file of files) {
      const content = await t.services.files.get(file.storage_key)
      expect(content && createHash('sha256').update(content).digest('hex')).toBe(file.sha256)
    }
    const { id } = await t.db
      .selectFrom('booking_offers')
      .select('id')
      .where('tenant_id', '=', tom.id)
      .where('status', '=', 'TENANT_SIGNING')
      .executeTakeFirstOrThrow()
    const documentSha256 = (await findOfferForSystem(t.db, id))?.documentSha256 ?? ''
    const signature = { typedName: 'Tom Berger', consent: true, documentSha256 }
    await signContract(await t.ctxFor(tom.id), id, signature, crypto.randomUUID())
    expect((await findOfferForSystem(t.db, id))?.bookingId).not.toBeNull()
  })

  it('says everything about each listing, as the API gives it', async () => {
    const browser = await t.login(jana.email)
    const groups = await t.db.selectFrom('groups').select('id').where('landlord_id', '=', jana.id).execute()
    const answers = await Promise.all(
      groups.map(({ id }) => t.send(browser, { method: 'GET', url: `/api/listings/g/${id}` })),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(groups.map(() => 200))
    const listings = answers.map((answer) => answer.json<DemoListing>())
    expect(
      listings.filter((listing) => listing.energyCertificate && listing.apartmentState).length,
    ).toBeGreaterThan(10)
    expect(listings.every((listing) => listing.roomsInformation.length > 0)).toBe(true)
  })

  interface DemoListing {
    energyCertificate: object | null
    apartmentState: string | null
    roomsInformation: object[]
  }

  it('misses nothing of what is published, and shows a draft what it misses', async () => {
    const groups = await t.db
      .selectFrom('groups')
      .innerJoin('listings', 'listings.group_id', 'groups.id')
      .select(['groups.id', 'groups.name', 'listings.published'])
      .distinctOn('groups.id')
      .orderBy('groups.id')
      .orderBy('listings.published', 'desc')
      .execute()
    const gaps = await loadGaps(
      t.db,
      groups.map(({ id }) => id),
      parseDay('2026-11-21'),
    )
    const missing = (published: boolean) =>
      groups
        .filter((group) => group.published === published)
        .flatMap(({ id, name }) => (gaps.get(id) ?? []).map(({ gap }) => `${name}: ${gap}`))
    expect(missing(true)).toEqual([])
    expect(missing(false)).not.toEqual([])
  })
})

it('numbers its invoices also where nobody is known yet who writes them', async () => {
  await t.reset()
  await fillDemo({ ...t.services, config: { ...t.services.config, seller: null } })
  const invoices = await t.db.selectFrom('invoices').select(['number', 'document_file_id']).execute()
  expect(invoices.length).toBeGreaterThan(20)
  expect(
    invoices.filter(({ number, document_file_id }) => number === null || document_file_id !== null),
  ).toEqual([])
})

it('does nothing when it is there already', async () => {
  const count = () => t.db.selectFrom('users').select('id').execute()
  const before = await count()
  expect(before.length).toBeGreaterThan(5)
  await fillDemo(t.services)
  expect(await count()).toHaveLength(before.length)
})

// Making the rows throws when two stays of a unit overlap, a unit is missing, or something happened in the future.
it.each(daysOfTrouble())('makes sense on %s', (day) => {
  const clock = demoClock(midnightOf(parseDay(day)).add({ minutes: 7 }))
  const rows = makeDemo(clock)
  const bookings = rows.bookings.filter((booking) => !booking.canceled)
  expect(bookings.some((booking) => booking.from > clock.today)).toBe(true)
  expect(bookings.some((booking) => booking.to < clock.today)).toBe(true)
  const first = bookings.map((booking) => booking.from).toSorted(compareDays)[0]
  expect(first && daysBetween(first, clock.today)).toBeLessThan(420)
  expect(new Set(rows.users.map((user) => user.email)).size).toBe(rows.users.length)
  const ids = [rows.users, rows.listing_requests, rows.booking_offers, rows.bookings]
    .flat()
    .map((row) => row.id)
  expect(new Set(ids).size).toBe(ids.length)
})

function daysOfTrouble(): string[] {
  const ends = Array.from({ length: 12 }, (_, month) =>
    lastOfMonth(dayFrom({ year: 2027, month: month + 1, day: 1 })),
  )
  return [
    ...ends,
    '2027-01-01',
    '2027-03-15',
    '2027-03-16',
    '2027-03-17',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]
}

const overview = `{
  landlordListings { nodes { currentState { type } } }
  bookings { counts { upcoming current past cancelled } }
  needsYou(first: 50) { nodes { nextStep { kind deadline } } }
}`

interface Overview {
  landlordListings: { nodes: { currentState: { type: string } }[] }
  bookings: { counts: Record<string, number> }
  needsYou: { nodes: { nextStep: { kind: string; deadline: string | null } }[] }
}
