import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, buildTestApp } from '../../../../test/app.ts'
import { createListing, given } from '../../../../test/builders.ts'
import { allowBareRows, bareBooking } from '../../../../test/bare-rows.ts'
import { type Chance, chances } from '../../../../test/chances.ts'
import { addDays, addMonths, type Day, lastOfMonth, parseDay, type Stay } from '../../../domain/kernel/day.ts'
import type { CountedNights } from '../../../domain/public/performance-figures.ts'
import { findUser, toViewer } from '../../people/accounts/sql.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { countByNights, countStretches, type LivedUnit, monthOf } from './brute-force.test-data.ts'
import { findNightFigures, type HomeRow, type MonthRow } from './figures-sql.ts'
import { countedSpans } from './read-performance.ts'
import { performanceSpan } from '../../../domain/public/performance-span.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await allowBareRows(app.db)
})
afterAll(() => app.close())

const first = parseDay('2023-01-01')

interface World {
  viewer: Viewer
  units: LivedUnit[]
  groupIds: string[]
}

/** A landlord with a home, one that ends, and a group of three, and three years of what happened to them. */
async function createWorld(chance: Chance): Promise<World> {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const units: LivedUnit[] = []
  const groupIds: string[] = []
  for (const size of [1, 1, 3]) {
    const price = 80_000 + chance(200_000)
    const availableFrom = addDays(first, chance(200))
    const availableTo = chance(3) === 0 ? addDays(availableFrom, 300 + chance(600)) : null
    const dates = { available_from: availableFrom, available_to: availableTo }
    const { groupId, unitIds } = await createListing(app.db, landlordId, {
      units: size,
      unit: dates,
      group: { price },
    })
    groupIds.push(groupId)
    for (const unitId of unitIds) {
      // Some of a house cost a rent of their own (decision 137).
      const own = size > 1 && chance(2) === 0 ? price + 1_000 + chance(50_000) : null
      await app.db.updateTable('listings').set({ price: own }).where('id', '=', unitId).execute()
      const unit: LivedUnit = {
        unitId,
        groupId,
        price: own ?? price,
        availableFrom,
        availableTo,
        events: [],
        bookings: [],
        blocks: [],
      }
      await live(unit, landlordId, chance)
      units.push(unit)
    }
  }
  return { viewer: toViewer(given(await findUser(app.db, landlordId))), units, groupIds }
}

async function live(unit: LivedUnit, landlordId: string, chance: Chance): Promise<void> {
  await publish(unit, landlordId, chance)
  for (let day = addDays(first, chance(120)); day < '2026-02-01';) {
    day = addDays(day, chance(3) === 0 ? 0 : chance(60))
    const stay = { from: day, to: addDays(day, 1 + chance(200)) }
    const fate = chance(8)
    const until = fate === 0 ? null : fate === 1 ? addDays(stay.from, chance(daysIn(stay))) : stay.to
    await book(unit, landlordId, { ...stay, until, rent: chance(2_000_000) })
    day = addDays(until ?? day, 1)
  }
  for (let n = chance(6); n > 0; n--) await block(unit, landlordId, chance)
}

function daysIn({ from, to }: Stay): number {
  let days = 0
  for (let day = from; day < to; day = addDays(day, 1)) days++
  return days
}

async function publish(unit: LivedUnit, landlordId: string, chance: Chance): Promise<void> {
  let at = Temporal.Instant.from('2023-01-01T00:00:00Z').add({ minutes: chance(200_000) })
  for (
    let published = true;
    Temporal.Instant.compare(at, Temporal.Instant.from('2026-02-01T00:00:00Z')) < 0;
  ) {
    unit.events.push({ published, at })
    await app.db
      .insertInto('publish_events')
      .values({ listing_id: unit.unitId, group_id: unit.groupId, landlord_id: landlordId, published, at })
      .execute()
    // Often for months, sometimes for a part of a day.
    at = at.add({ minutes: 1 + chance(chance(4) === 0 ? 600 : published ? 700_000 : 90_000) })
    published = !published
  }
}

async function book(
  unit: LivedUnit,
  landlordId: string,
  stay: Stay & { until: Day | null; rent: number },
): Promise<void> {
  const { from, to, until, rent } = stay
  const isCancelled = until !== to
  const lived = isCancelled && until ? Math.floor(rent / 3) : null
  unit.bookings.push({ from, to, rent, until, isCancelled, lived })
  const owner = { listing_id: unit.unitId, group_id: unit.groupId, landlord_id: landlordId }
  const offerId = randomUUID()
  await app.db
    .insertInto('bookings')
    .values(
      bareBooking({
        ...owner,
        offer_id: offerId,
        from,
        to,
        total_cost: rent,
        canceled: isCancelled,
        stayed_until: isCancelled ? until : null,
        actual_cost: lived,
      }),
    )
    .execute()
  if (!until) return
  await sql`insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
    values (${unit.unitId}, ${unit.groupId}, ${landlordId}, 'BOOKING', daterange(${from}::date, ${until}::date, '[]'),
      ${offerId})`.execute(app.db)
}

async function block(unit: LivedUnit, landlordId: string, chance: Chance): Promise<void> {
  const from = addDays(first, chance(1000))
  const to = addDays(from, chance(40))
  unit.blocks.push({ from, to })
  await sql`insert into blocks (listing_id, group_id, landlord_id, days, source, reason)
    values (${unit.unitId}, ${unit.groupId}, ${landlordId}, daterange(${from}::date, ${to}::date, '[]'), 'own', 'OTHER')`.execute(
    app.db,
  )
}

/** A period as somebody asks for it: a month, a quarter or a year of whole months, on some day in it or after it. */
function asked(chance: Chance): { period: Stay; today: Day } {
  const from = addMonths(parseDay('2024-01-01'), chance(24))
  const to = lastOfMonth(addMonths(from, given([0, 2, 11][chance(3)])))
  return { period: { from, to }, today: addDays(from, 1 + chance(400)) }
}

const nightsOf = ({
  booked,
  vacant,
  blocked,
  unpublished,
  earned,
  vacancyCost,
}: CountedNights): CountedNights => ({
  booked,
  vacant,
  blocked,
  unpublished,
  earned,
  vacancyCost,
})

const byMonth = (rows: readonly MonthRow[], span: string) =>
  new Map(rows.filter((row) => row.span === span).map((row) => [row.month as string, nightsOf(row)]))

const byHome = (rows: readonly HomeRow[]) =>
  new Map(rows.map((row) => [row.listingId ?? row.groupId, nightsOf(row)]))

describe('nights by SQL are those of a count of each night by itself', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('world %i', async (seed) => {
    const chance = chances(seed)
    const { viewer, units, groupIds } = await createWorld(chance)
    const foreign = await createWorld(chance)
    let rows = 0
    for (let question = 0; question < 75; question++) {
      const { period, today } = asked(chance)
      const span = performanceSpan(period, today)
      const spans = given(countedSpans(span))
      const groupId = chance(2) === 0 ? null : given(groupIds[chance(groupIds.length)])
      const found = await findNightFigures(app.db, {
        viewer,
        groupId,
        currency: 'EUR',
        ...spans,
        homesOffset: 0,
        homesLimit: 100,
        spellsLimit: 500,
      })
      const own = units.filter((unit) => groupId === null || unit.groupId === groupId)
      const now = given(span.now)
      expect(byMonth(found.months, 'NOW')).toEqual(countByNights(own, now, monthOf))
      expect(byMonth(found.months, 'BEFORE')).toEqual(countByNights(own, given(span.before), monthOf))
      const homes = countByNights(own, now, (unit) => (groupId ? unit.unitId : unit.groupId))
      expect(byHome(found.homes)).toEqual(homes)
      expect(found.spellCount).toBe(countStretches(own, now))
      expect(found.spellCountBefore).toBe(countStretches(own, given(span.before)))
      // Vacant stretches are what the months are together, and the homes, too.
      const cost = found.spells.reduce((sum, spell) => sum + spell.cost, 0)
      expect(cost).toBe([...homes.values()].reduce((sum, home) => sum + home.vacancyCost, 0))
      rows += found.months.length + found.homes.length
    }
    // Ten worlds: 5 000 months and homes.
    expect(rows).toBeGreaterThan(500)
    expect(foreign.units).not.toEqual(units)
  })
})

it('a member who sees one group, one with limited access and a stranger get the nights of what they may see', async () => {
  const chance = chances(11)
  const { viewer, units, groupIds } = await createWorld(chance)
  const spans = given(
    countedSpans(performanceSpan({ from: first, to: parseDay('2025-12-31') }, parseDay('2026-01-10'))),
  )
  const windows = { homesOffset: 0, homesLimit: 100, spellsLimit: 5 }
  const read = (as: Viewer, groupId: string | null) =>
    findNightFigures(app.db, { viewer: as, groupId, currency: 'EUR', ...spans, ...windows })
  const one = given(groupIds[0])
  const member: Viewer = { ...viewer, groupIds: [one] }
  expect((await read(member, null)).homes.map(({ groupId }) => groupId)).toEqual([one])
  expect((await read(member, given(groupIds[1]))).homes).toEqual([])
  expect(await read({ ...viewer, access: 'LIMITED' }, null)).toMatchObject({
    months: [],
    homes: [],
    spells: [],
  })
  expect(await read({ ...viewer, landlordId: randomUUID() }, one)).toMatchObject({
    months: [],
    homes: [],
    spells: [],
  })
  expect(units.length).toBe(5)
})
