import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { insertNotifications } from '../src/server/notifications/notifications/tell-sql.ts'
import { createHouse, everythingSaidTo, limitTo, UNITS } from './unit-members-stage.ts'

// Members of a team who work on single units of a house (decision 111).
let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.reset())

describe('a member who works on single units of a house', () => {
  test('is told everything of these, and nothing of any other, whichever they are', async () => {
    const house = await createHouse(t)
    const scope = fc.subarray(house.units, { minLength: 1, maxLength: UNITS - 1 })
    await fc.assert(
      fc.asyncProperty(scope, async (own) => {
        await limitTo(t, house, own)
        const said = await everythingSaidTo(t, house, house.member)
        const outside = house.units.filter((unit) => !own.includes(unit)).flatMap(({ marks }) => marks)
        expect([...outside, ...house.ofHouse].filter((mark) => said.includes(mark))).toEqual([])
        const inside = own.flatMap(({ marks }) => marks)
        expect(inside.filter((mark) => !said.includes(mark))).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('counts what is there for them, not what the house has', async () => {
    const house = await createHouse(t)
    await limitTo(t, house, house.units.slice(0, 2))
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
    const house = await createHouse(t)
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
    const house = await createHouse(t)
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
    const house = await createHouse(t)
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
    const house = await createHouse(t)
    const [first, second, third] = house.units
    await limitTo(t, house, [given(first), given(second)])
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
    const house = await createHouse(t)
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
    const house = await createHouse(t)
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
