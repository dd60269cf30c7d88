import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
import { buildTestApp, type Browser, type TestApp } from './app.ts'
import { createListing, createStage, given, requestInput } from './builders.ts'
import { insertNotifications } from '../src/server/notifications/notifications/tell-sql.ts'
import { bookAccepted, command } from './request-commands.ts'

// Members of a team who work on single units of a house (decision 111).
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

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

const UNITS = 5
const tenants = ['Abelard', 'Benoît', 'Cunégonde', 'Dagobert', 'Ermengarde']

/** A house in which each unit has a stay, one in signing, a block and a calendar; and somebody whom nothing is named for yet. */
async function createHouse(role: 'MANAGER' | 'LIMITED' = 'MANAGER'): Promise<House> {
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
      stage,
      browser,
      { firstName, lastName: `Von${firstName}` },
      '2027-03-01',
      '2027-06-30',
    )
    const bookingId = await bookAccepted(t, booked)
    await fill(units, booked, [bookingId, `Von${firstName}`])
    const other = `Nach${firstName}`
    const held = await ask(stage, browser, { firstName, lastName: other }, '2027-08-01', '2027-09-30')
    await fill(units, held, [other])
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

async function sendAs(stage: { groupId: string }, browser: Browser, named: Named, from: string, to: string) {
  const sent = await command(t, browser, 'sendBookingRequest', {
    input: requestInput(stage.groupId, from, to, { ...named }),
  })
  expect(sent.error).toBeNull()
  return given(sent.request).id
}

/** A request that has its contract, and with it its unit. */
async function ask(
  stage: { groupId: string; landlord: Browser },
  browser: Browser,
  named: Named,
  from: string,
  to: string,
) {
  const id = await sendAs(stage, browser, named, from, to)
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, browser, 'confirmTenantInterest', { id })
  return id
}

/** Notes what a request has brought beside the unit that it is in. */
async function fill(units: Unit[], requestId: string, marks: string[]) {
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

async function limitTo({ memberId }: House, units: readonly Unit[]) {
  await t.db
    .updateTable('team_members')
    .set({ listing_ids: units.map(({ id }) => id) })
    .where('member_id', '=', memberId)
    .execute()
}

/** All that the pages and files of a landlord's world say to somebody, in one text. */
async function everythingSaidTo(house: House, browser: Browser): Promise<string> {
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

describe('a member who works on single units of a house', () => {
  test('is told everything of these, and nothing of any other, whichever they are', async () => {
    const house = await createHouse()
    const scope = fc.subarray(house.units, { minLength: 1, maxLength: UNITS - 1 })
    await fc.assert(
      fc.asyncProperty(scope, async (own) => {
        await limitTo(house, own)
        const said = await everythingSaidTo(house, house.member)
        const outside = house.units.filter((unit) => !own.includes(unit)).flatMap(({ marks }) => marks)
        expect([...outside, ...house.ofHouse].filter((mark) => said.includes(mark))).toEqual([])
        const inside = own.flatMap(({ marks }) => marks)
        expect(inside.filter((mark) => !said.includes(mark))).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('counts what is there for them, not what the house has', async () => {
    const house = await createHouse()
    await limitTo(house, house.units.slice(0, 2))
    const { data, errors } = await t.graphql<{
      landlordFigures: { apartments: number; openRequests: number }
      landlordListingRequests: { totalCount: number; filterCounts: { all: number; open: number } }
      bookings: { totalCount: number }
      landlordListings: {
        nodes: { unitCount: number; counts: { numInProgressRequests: number; numOpenRequests: number } }[]
      }
    }>(
      `{ landlordFigures { apartments openRequests }
        landlordListingRequests { totalCount filterCounts { all open } }
        bookings { totalCount }
        landlordListings { nodes { unitCount counts { numInProgressRequests numOpenRequests } } } }`,
      {},
      house.member,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      landlordFigures: { apartments: 2, openRequests: 0 },
      landlordListingRequests: { totalCount: 2, filterCounts: { all: 2, open: 0 } },
      bookings: { totalCount: 2 },
      landlordListings: {
        nodes: [{ unitCount: 2, counts: { numInProgressRequests: 2, numOpenRequests: 0 } }],
      },
    })
  })

  test('is told neither to whom the money of the house goes, nor what it lacks', async () => {
    const house = await createHouse()
    const { id: contactPersonId } = await t.db
      .insertInto('contact_persons')
      .values({
        landlord_id: house.landlordId,
        first_name: 'Karl',
        last_name: 'Kontakt',
        email: 'karl@mezzo.example',
        phone: '+49301234567',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db.updateTable('groups').set({ contact_person_id: contactPersonId }).execute()
    const asked = `query($groupId: ID!) { landlordListingByGroupId(groupId: $groupId) {
      billingDetailsItemId isCompliant isExempt gaps { field }
      payoutInformation { bankAccountId depositBankAccountId billingAddressId contactPersonId } } }`
    const told = async (browser: Browser) => {
      const answer = await t.graphql<{ landlordListingByGroupId: unknown }>(
        asked,
        { groupId: house.groupId },
        browser,
      )
      expect(answer.errors).toBeUndefined()
      return answer.data.landlordListingByGroupId
    }
    expect(await told(house.member)).toEqual({
      billingDetailsItemId: null,
      isCompliant: null,
      isExempt: null,
      gaps: [],
      payoutInformation: {
        bankAccountId: null,
        depositBankAccountId: null,
        billingAddressId: null,
        contactPersonId: null,
      },
    })
    expect(await told(house.landlord)).toMatchObject({
      gaps: expect.arrayContaining([{ field: expect.any(String) as string }]) as unknown,
      payoutInformation: { contactPersonId },
    })
  })

  test('blocks days of these alone; the others look as if there were none', async () => {
    const house = await createHouse()
    const [own, foreign] = house.units
    const block = (listingIds: string[]) =>
      change(house.member, 'createBlocks(input: $input, idempotencyKey: $key)', '$input: BlocksInput!', {
        input: { listingIds, from: '2027-11-01', to: '2027-11-10', reason: 'OWN_USE' },
      })
    expect(await block([given(foreign).id])).toEqual({ name: 'ResourceNotFoundError', reason: null })
    expect(await block([given(own).id, given(foreign).id])).toEqual({
      name: 'ResourceNotFoundError',
      reason: null,
    })
    expect(await block([given(own).id])).toBeNull()
  })

  test('can’t take days from somebody whom only the whole house could decline', async () => {
    const house = await createHouse()
    const [own, ...others] = house.units
    const days = { from: '2028-02-01', to: '2028-04-30', reason: 'OWN_USE' }
    const order = '$input: BlocksInput!'
    const text = 'createBlocks(input: $input, idempotencyKey: $key)'
    const taken = await change(house.landlord, text, order, {
      input: { ...days, listingIds: others.map(({ id }) => id) },
    })
    expect(taken).toBeNull()
    const refused = await change(house.member, text, order, {
      input: { ...days, listingIds: [given(own).id] },
    })
    expect(refused).toEqual({ name: 'ConditionNotMetError', reason: 'NO_PERMISSION' })
  })

  test('moves a stay among these, and nowhere else', async () => {
    const house = await createHouse()
    const [first, second, third] = house.units
    await limitTo(house, [given(first), given(second)])
    const inFirst = t.db.selectFrom('bookings').select('id').where('listing_id', '=', given(first).id)
    const { id: bookingId } = await inFirst.executeTakeFirstOrThrow()
    const { data } = await t.graphql<{ unitsForBooking: { units: { name: string }[] } }>(
      'query($id: ID!) { unitsForBooking(bookingId: $id) { units { name } } }',
      { id: bookingId },
      house.member,
    )
    expect(data.unitsForBooking.units.map(({ name }) => name)).toEqual([
      given(first).name,
      given(second).name,
    ])
    const move = (listingId: string) =>
      change(
        house.member,
        'moveBooking(bookingId: $bookingId, listingId: $listingId, idempotencyKey: $key)',
        '$bookingId: ID!, $listingId: ID!',
        { bookingId, listingId },
      )
    expect(await move(given(third).id)).toEqual({ name: 'ResourceNotFoundError', reason: null })
    expect((await move(given(second).id))?.name).toBe('BookingConflictError')
  })

  test('changes nothing that belongs to the house: it looks as if there were none to change', async () => {
    const house = await createHouse()
    const { groupId, member } = house
    const missing = { name: 'ResourceNotFoundError', reason: null }
    const own = given(house.units[0]).id
    const changes = [{ listingId: own, values: { apartmentName: 'Renamed' } }]
    expect(
      await change(
        member,
        'changeUnits(groupId: $groupId, changes: $changes, idempotencyKey: $key)',
        '$groupId: ID!, $changes: [UnitChangeInput!]!',
        { groupId, changes },
      ),
    ).toEqual(missing)
    expect(
      await change(member, 'archiveListing(groupId: $groupId, idempotencyKey: $key)', '$groupId: ID!', {
        groupId,
      }),
    ).toEqual(missing)
    const window = { listingIds: [own], availableFrom: '2027-01-01' }
    expect(
      await change(member, 'changeWindows(input: $input, idempotencyKey: $key)', '$input: WindowsInput!', {
        input: window,
      }),
    ).toEqual({ name: 'ConditionNotMetError', reason: 'NO_PERMISSION' })
    const link = { label: 'House', platform: 'OTHER', withNames: false }
    const text = 'createCalendarExport(input: $input, idempotencyKey: $key)'
    expect(
      await change(member, text, '$input: CreateCalendarExportInput!', { input: { ...link, groupId } }),
    ).toEqual(missing)
    expect(
      await change(member, text, '$input: CreateCalendarExportInput!', {
        input: { ...link, listingId: given(house.units[1]).id },
      }),
    ).toEqual(missing)
    expect(
      await change(member, text, '$input: CreateCalendarExportInput!', {
        input: { ...link, listingId: own },
      }),
    ).toBeNull()
  })

  test('is told in the app what happens in these, and nothing of the others', async () => {
    const house = await createHouse()
    const { rows } = {
      rows: await t.db
        .selectFrom('notifications')
        .select('listing_request_id')
        .where('user_id', '=', house.memberId)
        .execute(),
    }
    expect(rows).toEqual([])
    const held = await t.db
      .selectFrom('booking_offers as o')
      .innerJoin('occupancies as k', 'k.offer_id', 'o.id')
      .select(['o.id', 'o.listing_id', 'o.listing_request_id'])
      .where('k.kind', '=', 'HOLD')
      .execute()
    const ctx = await t.ctxFor(null)
    for (const offer of held)
      await insertNotifications(
        t.db,
        {
          landlordId: house.landlordId,
          groupId: house.groupId,
          event: 'contractReady',
          listingRequestId: offer.listing_request_id,
        },
        ctx.now(),
      )
    const told = await t.db
      .selectFrom('notifications')
      .select('listing_request_id')
      .where('user_id', '=', house.memberId)
      .execute()
    const own = held.filter(({ listing_id }) => listing_id === given(house.units[0]).id)
    expect(told.map((row) => row.listing_request_id)).toEqual(own.map((row) => row.listing_request_id))
  })
})

/** Calls a mutation; answers its error. */
async function change(browser: Browser, call: string, parameters: string, variables: object) {
  const answer = await t.graphql<{ answer: { error: { name: string; reason: string | null } | null } }>(
    `mutation(${parameters}, $key: ID!) { answer: ${call} { error { name reason } } }`,
    { ...variables, key: randomUUID() },
    browser,
  )
  expect(answer.errors).toBeUndefined()
  return answer.data.answer.error
}

describe('whom a landlord limits to single units', () => {
  const invite = `mutation($input: InviteTeamMemberInput!, $key: ID!) {
    answer: inviteTeamMember(input: $input, idempotencyKey: $key) {
      error { name fields } member { allListings groups { name } units { name groupName } } } }`
  const send = async (browser: Browser, input: object) =>
    (
      await t.graphql<{ answer: object }>(
        invite,
        { input: { email: 'max@mezzo.example', role: 'LIMITED', ...input }, key: randomUUID() },
        browser,
      )
    ).data.answer

  test('is invited to them by name; a whole house makes its units needless', async () => {
    const stage = await createStage(t, { units: 3, group: { name: 'Lindenhof' } })
    const [one] = stage.unitIds
    expect(await send(stage.landlord, { groupIds: [], listingIds: [one, one] })).toEqual({
      error: null,
      member: {
        allListings: false,
        groups: [],
        units: [{ name: 'Torstraße 14 / 1', groupName: 'Lindenhof' }],
      },
    })
    expect(await send(stage.landlord, { groupIds: [stage.groupId], listingIds: [one] })).toEqual({
      error: null,
      member: { allListings: false, groups: [{ name: 'Lindenhof' }], units: [] },
    })
    // Units alone are never all listings.
    expect(await send(stage.landlord, { listingIds: [one] })).toMatchObject({
      error: { fields: { groupIds: 'listingMissing' } },
    })
    expect(await send(stage.landlord, {})).toMatchObject({ member: { allListings: true, units: [] } })
  })

  test('needs one at least, of the landlord’s own and not more than a house may have', async () => {
    const stage = await createStage(t, { units: 3 })
    const otherId = await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
    const foreign = await createListing(t.db, otherId, { units: 2 })
    expect(await send(stage.landlord, { groupIds: [], listingIds: [] })).toMatchObject({
      error: { fields: { groupIds: 'listingMissing' } },
    })
    expect(await send(stage.landlord, { groupIds: [], listingIds: foreign.unitIds })).toMatchObject({
      error: { name: 'ResourceNotFoundError' },
    })
    const tooMany = Array.from({ length: 1001 }, () => randomUUID())
    expect(await send(stage.landlord, { groupIds: [], listingIds: tooMany })).toMatchObject({
      error: { fields: { listingIds: 'tooManyUnits' } },
    })
  })

  test('is chosen units for by their names and numbers, in the landlord’s own houses', async () => {
    const stage = await createStage(t, { units: 12 })
    const units =
      'query($groupId: ID!, $search: String) { unitsForTeam(groupId: $groupId, search: $search) { name } }'
    const found = async (search: string | null, browser = stage.landlord) =>
      (
        await t.graphql<{ unitsForTeam: { name: string }[] }>(
          units,
          { groupId: stage.groupId, search },
          browser,
        )
      ).data.unitsForTeam
    expect(await found(null)).toHaveLength(12)
    expect(await found('/ 1')).toHaveLength(4)
    expect(await found('%')).toEqual([])
    await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
    expect(await found(null, await t.login('henrike@mezzo.example'))).toEqual([])
  })
})
