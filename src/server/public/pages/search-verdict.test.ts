import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing } from '../../../../test/builders.ts'
import { isRequestableStay } from '../../../domain/rentals/booking-request-input.ts'
import { type Stay, addDays, addMonths, parseDay } from '../../../domain/kernel/day.ts'
import { isFreeFor } from '../../../domain/calendars/occupancy.ts'
import { searchedStay } from '../../../domain/public/searched-stay.ts'
import { checkStay } from '../../../domain/listings/stay-limits.ts'
import { loadCalendars, published } from '../../listings/occupancy/calendars.ts'
import { listGroupsInOrder } from './describe-listing.ts'
import { findPublicGroups } from './search-sql.ts'
import { limitedBy } from '../../listings/listings/sql.ts'

const TODAY = parseDay('2026-11-21')

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  t.setNow(Temporal.Instant.from('2026-11-21T12:00:00Z'))
})
afterAll(() => t.close())
beforeEach(() => t.reset())

const places = [
  { city: 'Hamburg', zip_code: '20095', country: 'DE' },
  { city: 'HAMBURG', zip_code: '22145', country: 'DE' },
  { city: 'Stapelfeld', zip_code: '22145', country: 'DE' },
  { city: 'Aachen', zip_code: ' 52062', country: 'DE' },
  { city: 'KÖLN', zip_code: '51467', country: 'DE' },
  { city: 'köln', zip_code: '51149 ', country: 'DE' },
  { city: 'Bonn', zip_code: '53111', country: 'DE' },
  { city: ' wien ', zip_code: '1010', country: 'AT' },
  { city: 'Vienna', zip_code: '1230', country: 'AT' },
  { city: 'Lausanne', zip_code: '1010', country: 'AT' },
  { city: 'Wien', zip_code: '1010', country: 'LU' },
  { city: 'Berlin', zip_code: '10115', country: 'DE' },
]
const months = fc.option(fc.integer({ min: 1, max: 13 }))
const day = (most: number) => fc.integer({ min: -40, max: most }).map((days) => addDays(TODAY, days))
const listing = fc.record({
  place: fc.constantFrom(...places),
  min: months,
  max: months,
  permit: fc.constantFrom(null, '', 'X-1'),
  exemption: fc.boolean(),
  from: day(200),
  days: fc.option(fc.integer({ min: 1, max: 700 })),
  block: fc.option(fc.record({ from: day(300), days: fc.integer({ min: 1, max: 90 }) })),
})
type Listing = typeof listing extends fc.Arbitrary<infer One> ? One : never
const stays = fc.oneof(
  fc.record({ from: day(300), days: fc.integer({ min: -1, max: 420 }) }).map(({ from, days }) => ({
    from,
    to: addDays(from, days),
  })),
  // Whole months, where a day more or less decides.
  fc
    .record({ from: day(300), months: fc.integer({ min: 1, max: 13 }), off: fc.integer({ min: -2, max: 1 }) })
    .map((it) => ({ from: it.from, to: addDays(addMonths(it.from, it.months), it.off) })),
)

test('a search finds the listings of which the domain says that their days can be asked for, and no others', async () => {
  const owner = await t.createUser({ email: 'jana@mezzo.example', landlord: true })
  const ids: string[] = []
  for (const one of fc.sample(listing, { numRuns: 80, seed: 7 })) ids.push(await created(owner, one))
  const groups = await listGroupsInOrder(t.db, ids)
  const calendars = await loadCalendars(t.db, ids, addDays(TODAY, -100))
  const canBeAsked = (stay: Stay) =>
    groups.filter((group) => {
      const { belowMinimum, aboveMaximum } = checkStay(limitedBy(group), stay, TODAY)
      const isFree = published(calendars.get(group.groupId) ?? []).some((unit) => isFreeFor(unit, stay))
      return isRequestableStay(stay, TODAY) && isFree && !belowMinimum && !aboveMaximum
    })
  // What is compared below is not only nothing with nothing.
  const wanted = { from: addDays(TODAY, 190), to: addDays(TODAY, 281) }
  expect(canBeAsked(wanted).length).toBeGreaterThan(5)
  await fc.assert(
    fc.asyncProperty(stays, async (stay) => {
      const expected = canBeAsked(stay).map(({ groupId }) => groupId)
      expect(await found(stay)).toEqual(expected.toSorted())
    }),
    { numRuns: 80, examples: [[wanted]] },
  )
})

async function created(owner: string, one: Listing): Promise<string> {
  const { groupId, unitIds } = await createListing(t.db, owner, {
    group: {
      ...one.place,
      min_booking_duration: one.min,
      max_booking_duration: one.max,
      min_booking_duration_permit_id: one.permit,
      min_booking_duration_exemption: one.exemption,
    },
    unit: { available_from: one.from, available_to: one.days === null ? null : addDays(one.from, one.days) },
  })
  const { block } = one
  if (block) {
    await t.db
      .insertInto('blocks')
      .values({
        listing_id: unitIds[0] ?? '',
        group_id: groupId,
        landlord_id: owner,
        days: `[${block.from},${addDays(block.from, block.days)})`,
        source: 'own',
        reason: 'OTHER',
      })
      .execute()
  }
  return groupId
}

async function found({ from, to }: Stay): Promise<string[]> {
  const stay = searchedStay({ from, to }, TODAY)
  if (!stay) return []
  const anything = {
    cities: null,
    category: null,
    guests: null,
    maxPrice: null,
    currencies: ['EUR'],
    minArea: null,
    pets: false,
    window: null,
  }
  const { ids } = await findPublicGroups(t.db, { ...anything, stay }, { offset: 0, limit: 1000 })
  return ids.toSorted()
}

test('days for which nobody may ask find nothing, not even what is free', async () => {
  t.setNow('2026-11-21T10:00:00Z')
  await createListing(t.db, await t.createUser({ email: 'jana@mezzo.example', landlord: true }))
  const count = async (from: string, to: string) => {
    const query = 'query($filter: PublicSearchFilter!) { publicSearch(filter: $filter) { totalCount } }'
    const { data } = await t.graphql<{ publicSearch: { totalCount: number } }>(query, {
      filter: { from, to },
    })
    return data.publicSearch.totalCount
  }
  expect(await count('2026-11-21', '2027-01-20')).toBe(1)
  expect(await count('2026-11-20', '2027-01-20')).toBe(0)
  expect(await count('2027-01-20', '2027-01-20')).toBe(0)
})
