import { expect } from 'vitest'
import {
  BookingFilterChoicesDocument,
  BookingListDocument,
  HomeFiguresDocument,
  HomeListingsDocument,
  HomeNeedsYouCalendarsDocument,
  HomeNeedsYouDocument,
  HomeUnitsDocument,
  InboxListingsDocument,
  InboxPageDocument,
  MoneyEntriesDocument,
  MoneyOverviewDocument,
  NotificationListDocument,
  PaletteQuestionDocument,
  PaletteSearchDocument,
  UnitFeedsDocument,
  UnitsTableDocument,
} from '../src/web/gen/graphql.ts'
import type { Browser, TestApp } from './app.ts'
import { createStage, given, requestInput } from './builders.ts'
import { bookAccepted, command } from './request-commands.ts'

/** A unit of the house with what is there: every text in it stands nowhere else. */
interface Unit {
  id: string
  name: string
  marks: string[]
}

interface House {
  landlordId: string
  landlord: Browser
  groupId: string
  units: Unit[]
  /** What belongs to no unit: a request that waits for one, the link of the house's calendar. */
  ofHouse: string[]
  member: Browser
  memberId: string
}

export const UNITS = 5
const tenants = ['Abelard', 'Benoît', 'Cunégonde', 'Dagobert', 'Ermengarde']

/** A house in which each unit has a stay, one in signing, a block and a calendar; and somebody whom nothing is named for yet. */
export async function createHouse(t: TestApp, role: 'MANAGER' | 'LIMITED' = 'MANAGER'): Promise<House> {
  const stage = await createStage(t, { units: UNITS, group: { name: 'Lindenhof' } })
  const units: Unit[] = []
  for (const [at, id] of stage.unitIds.entries()) {
    const name = `Wohnung-Nr-${at}`
    await t.db
      .updateTable('listings')
      .set({ apartment_name: name, external_id: `EXT-${at}-X` })
      .where('id', '=', id)
      .execute()
    units.push({ id, name, marks: [id, name, `EXT-${at}-X`] })
  }
  for (const [at, firstName] of tenants.entries()) {
    const email = `tenant${at}@mezzo.example`
    await t.createUser({ email, firstName, lastName: `Von${firstName}` })
    const browser = await t.login(email)
    const booked = await ask(
      t,
      stage,
      browser,
      { firstName, lastName: `Von${firstName}` },
      '2027-03-01',
      '2027-06-30',
    )
    const bookingId = await bookAccepted(t, booked)
    await fill(t, units, booked, [bookingId, `Von${firstName}`])
    await askToLeave(t, bookingId)
    const other = `Nach${firstName}`
    const held = await ask(t, stage, browser, { firstName, lastName: other }, '2027-08-01', '2027-09-30')
    await fill(t, units, held, [other])
  }
  for (const unit of units) {
    const own = { group_id: stage.groupId, landlord_id: stage.landlordId, listing_id: unit.id }
    const note = `Notiz zu ${unit.name}`
    const { id: blockId } = await t.db
      .insertInto('blocks')
      .values({ ...own, days: '[2027-12-01,2027-12-20]', source: 'own', reason: 'OWN_USE', note })
      .returning('id')
      .executeTakeFirstOrThrow()
    const label = `Kalender von ${unit.name}`
    const { id: feedId } = await t.db
      .insertInto('calendar_feeds')
      .values({
        ...own,
        kind: 'LINK',
        platform: 'OTHER',
        label,
        url: `https://x.example/${unit.id}`,
        created_at: t.services.now(),
        failing_since: t.services.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    unit.marks.push(blockId, note, feedId, label)
  }
  await t.createUser({ email: 'zoe@mezzo.example', firstName: 'Zoé', lastName: 'Zweifel' })
  const waiting = await sendAs(
    t,
    stage,
    await t.login('zoe@mezzo.example'),
    { firstName: 'Zoé', lastName: 'Zweifel' },
    '2028-02-01',
    '2028-04-30',
  )
  const email = 'lena@mezzo.example'
  const memberId = await t.createUser({ email, firstName: 'Lena', lastName: 'Hoffmann' })
  const now = t.services.now()
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id: memberId,
      email,
      role,
      group_ids: [],
      listing_ids: [given(units[0]).id],
      invited_at: now,
      accepted_at: now,
      expires_at: now,
    })
    .execute()
  return { ...stage, units, ofHouse: [waiting, 'Zweifel'], member: await t.login(email), memberId }
}

type Named = { firstName: string; lastName: string }

async function sendAs(
  t: TestApp,
  stage: { groupId: string },
  browser: Browser,
  named: Named,
  from: string,
  to: string,
) {
  const sent = await command(t, browser, 'sendBookingRequest', {
    input: requestInput(stage.groupId, from, to, { ...named }),
  })
  expect(sent.error).toBeNull()
  return given(sent.request).id
}

/** A request that has its contract, and with it its unit. */
async function ask(
  t: TestApp,
  stage: { groupId: string; landlord: Browser },
  browser: Browser,
  named: Named,
  from: string,
  to: string,
) {
  const id = await sendAs(t, stage, browser, named, from, to)
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, browser, 'confirmTenantInterest', { id })
  return id
}

/** The tenant of a stay proposes to leave earlier, which its landlord's home says. */
async function askToLeave(t: TestApp, bookingId: string) {
  const now = t.services.now()
  const booking = await t.db
    .selectFrom('bookings')
    .select(['landlord_id', 'tenant_id', 'group_id', 'to'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { to, ...own } = booking
  await t.db
    .insertInto('stay_proposals')
    .values({
      ...own,
      booking_id: bookingId,
      kind: 'SHORTER',
      proposed_by: 'TENANT',
      from: to,
      to,
      rent: 1,
      refund: 0,
      answer_until: now.add({ hours: 24 }),
      created_at: now,
    })
    .execute()
}

/** Notes what a request has brought beside the unit that it is in. */
async function fill(t: TestApp, units: Unit[], requestId: string, marks: string[]) {
  const offer = await t.db
    .selectFrom('booking_offers as o')
    .innerJoin('listing_requests as lr', 'lr.id', 'o.listing_request_id')
    .select(['o.id', 'o.listing_id', 'lr.user_friendly_id'])
    .where('lr.id', '=', requestId)
    .executeTakeFirstOrThrow()
  given(units.find(({ id }) => id === offer.listing_id)).marks.push(
    requestId,
    offer.id,
    offer.user_friendly_id,
    ...marks,
  )
}

export async function limitTo(t: TestApp, { memberId }: House, units: readonly Unit[]) {
  await t.db
    .updateTable('team_members')
    .set({ listing_ids: units.map(({ id }) => id) })
    .where('member_id', '=', memberId)
    .execute()
}

/** All that the pages and files of a landlord's world say to somebody, in one text. */
export async function everythingSaidTo(t: TestApp, house: House, browser: Browser): Promise<string> {
  const { groupId, units } = house
  const said: string[] = []
  const query = async (document: { toString(): string }, variables: Record<string, unknown> = {}) => {
    const answer = await t.graphql(document.toString(), variables, browser)
    expect(answer.errors).toBeUndefined()
    said.push(JSON.stringify(answer))
  }
  await query(HomeNeedsYouDocument)
  await query(HomeNeedsYouCalendarsDocument)
  await query(HomeFiguresDocument)
  await query(HomeListingsDocument, { offset: 0, limit: 50 })
  await query(HomeListingsDocument, { offset: 0, limit: 50, search: 'wohnung' })
  await query(HomeUnitsDocument, { groupId })
  await query(InboxListingsDocument)
  for (const filter of ['ALL', 'NEEDS_YOU', 'WAITING', 'ENDED']) await query(InboxPageDocument, { filter })
  await query(InboxPageDocument, { filter: 'ALL', groupId })
  await query(BookingListDocument, { filter: {}, offset: 0, limit: 50 })
  await query(BookingFilterChoicesDocument)
  await query(NotificationListDocument, { unread: false, offset: 0, limit: 100 })
  await query(UnitsTableDocument, { groupId })
  for (const { id: listingId } of units) await query(UnitFeedsDocument, { listingId })
  await query(MoneyOverviewDocument, { period: '2027' })
  await query(MoneyEntriesDocument, {
    period: '2027',
    kinds: ['EARNED', 'RENT'],
    currency: 'EUR',
    page: 1,
    pageSize: 50,
  })
  for (const text of ['Wohnung', 'EXT-', 'Von', 'Nach', 'Lindenhof', 'Zweifel'])
    await query(PaletteSearchDocument, { text, first: 20 })
  for (const text of ['free homes in march 2028', 'who lives in Lindenhof in april 2027', 'open requests'])
    await query(PaletteQuestionDocument, { text })
  const urls = [
    `/api/calendar?from=2027-01-01&to=2028-12-31`,
    `/api/calendar?groupId=${groupId}&from=2027-01-01&to=2028-12-31`,
    ...units.map(({ id }) => `/api/calendar?listingId=${id}&from=2027-01-01&to=2028-12-31`),
    `/api/calendar.csv?from=2027-01-01&to=2028-12-31`,
    `/api/calendar.csv?months=1&from=2027-01-01&to=2028-12-31`,
    '/api/bookings.csv',
    '/api/requests.csv',
    '/api/money.csv?period=2027',
    '/api/notifications.csv',
    '/api/performance.csv',
    '/api/homes.csv',
    `/api/listings/g/${groupId}/units.csv`,
  ]
  for (const url of urls) said.push((await t.send(browser, { method: 'GET', url })).body)
  return said.join('\n')
}
