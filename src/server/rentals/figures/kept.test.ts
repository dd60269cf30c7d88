import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, buildTestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { allowBareRows, bareBooking } from '../../../../test/bare-rows.ts'
import { type Chance, chances } from '../../../../test/chances.ts'
import { addDays, type Day, firstOfMonth, parseDay } from '../../../domain/kernel/day.ts'
import { rentByMonths } from '../../../domain/rentals/rent-by-months.ts'
import { loadUnitDays } from '../../listings/occupancy/calendars.ts'
import { isInState, occupancyNext30Days } from '../../listings/listings/states.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { findUser, toViewer } from '../../people/accounts/sql.ts'
import { recountFigures, findFigures } from './sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await allowBareRows(app.db)
})
afterAll(() => app.close())

interface World {
  viewer: Viewer
  groups: { groupId: string; unitIds: string[] }[]
  unitIds: string[]
}

async function createWorld(): Promise<World> {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const groups = [
    await createListing(app.db, landlordId, { units: 3 }),
    await createListing(app.db, landlordId, { unit: { available_to: parseDay('2032-02-10') } }),
    await createListing(app.db, landlordId, { unit: { available_from: parseDay('2031-12-20') } }),
  ]
  const viewer = toViewer(given(await findUser(app.db, landlordId)))
  return { viewer, groups, unitIds: groups.flatMap(({ unitIds }) => unitIds) }
}

const firstDay = parseDay('2031-06-01')

/** One change as the product makes them, of stays or of blocks; what the database refuses changes nothing. */
async function change({ unitIds, groups, viewer }: World, chance: Chance): Promise<void> {
  const { db } = app
  const unit = given(unitIds[chance(unitIds.length)])
  const from = addDays(firstDay, chance(500))
  const to = addDays(from, chance(4) === 0 ? chance(1_500) : chance(90))
  const days = sql`daterange(${from}::date, ${to}::date, '[]')`
  const free = sql`not exists (select from occupancies x where x.listing_id = u.id and x.days && ${days})`
  const stay = sql`(select id from occupancies where landlord_id = ${viewer.landlordId} order by md5(id::text || ${unit}) limit 1)`
  const block = sql`(select id from blocks where landlord_id = ${viewer.landlordId} order by md5(id::text || ${unit}) limit 2)`
  const steps = [
    sql`insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
      select u.id, u.group_id, u.landlord_id, ${chance(2) === 0 ? 'BOOKING' : 'HOLD'}, ${days}, gen_random_uuid()
      from listings u where u.landlord_id = ${viewer.landlordId} and ${free}`,
    // The next stay begins with the day after this one.
    sql`insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
      select u.id, u.group_id, u.landlord_id, 'BOOKING', daterange(upper(o.days), upper(o.days) + 20), gen_random_uuid()
      from listings u, occupancies o where o.id in ${stay} and u.id = o.listing_id and not exists (
        select from occupancies x where x.listing_id = u.id and x.days && daterange(upper(o.days), upper(o.days) + 20))`,
    sql`update occupancies set kind = 'BOOKING' where id in ${stay}`,
    sql`update occupancies set days = daterange(lower(days), lower(days) + ${1 + chance(20)}::int) where id in ${stay}
      and upper(days) > lower(days) + 20`,
    sql`update occupancies o set listing_id = u.id from listings u where o.id in ${stay} and u.id = ${unit}
      and not exists (select from occupancies x where x.listing_id = u.id and x.days && o.days)`,
    sql`delete from occupancies where id in ${stay}`,
    sql`insert into blocks (listing_id, group_id, landlord_id, days, source, reason)
      select u.id, u.group_id, u.landlord_id, daterange(${from}::date + shift, case when shift = 7
        then ${chance(3) === 0 ? '9999-12-20' : '2032-01-01'}::date else ${to}::date + shift end + 10), 'own', 'OTHER'
      from listings u, unnest(array[0, 3, 7]) as shift where u.id = ${unit} and ${from}::date < '2031-12-20'`,
    sql`update blocks set days = daterange(lower(days) + 1, least(upper(days), '2040-01-01') + 1) where id in ${block}
      and lower(days) < '2035-01-01'`,
    sql`update blocks set note = 'seen', conflict_notified_at = now()`,
    sql`update blocks set listing_id = u.id, group_id = u.group_id from listings u where blocks.id in ${block} and u.id = ${unit}`,
    sql`delete from blocks where id in ${block}`,
    sql`update listings set deleted_at = case when deleted_at is null then now() end where id = ${unit}`,
    sql`update groups set archived_at = case when archived_at is null then now() end where id = ${given(groups[0]).groupId}`,
  ]
  await given(steps[chance(steps.length)]).execute(db)
}

async function expectFigures({ viewer, groups }: World, today: Day): Promise<void> {
  const { apartments, occupiedDays, becomeFreeSoon } = await findFigures(app.db, viewer, {
    today,
    comingDays: 30,
    thisMonth: firstOfMonth(today),
    lastMonth: firstOfMonth(today),
    answersSince: app.services.now(),
  })
  const archived = await app.db
    .selectFrom('groups')
    .select('id')
    .where('archived_at', 'is not', null)
    .execute()
  const shown = groups
    .map(({ groupId }) => groupId)
    .filter((id) => !archived.some((group) => group.id === id))
    .filter((id) => !viewer.groupIds || viewer.groupIds.includes(id))
  const calendars = [
    ...(await loadUnitDays(app.db, shown, { since: parseDay('2020-01-01'), today })).values(),
  ].flat()
  expect({ today, apartments, occupiedDays, becomeFreeSoon }).toEqual({
    today,
    apartments: calendars.length,
    occupiedDays: Math.round(occupancyNext30Days(calendars, today) * calendars.length * 30),
    becomeFreeSoon: calendars.filter((calendar) => isInState(calendar, 'VACANT_SOON', today)).length,
  })
}

describe('random lives of units', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'life %i: what is kept is what a recount counts, and the figures are what the calendars say',
    async (seed) => {
      const chance = chances(seed)
      const world = await createWorld()
      for (let step = 0; step < 60; step++) {
        await change(world, chance)
        expect(await recountFigures(app.db, world.viewer.landlordId)).toEqual([])
        await expectFigures(world, addDays(firstDay, chance(500)))
      }
      const [group] = world.groups
      for (const today of ['2031-12-31', '2032-01-01', '2032-02-29', '2032-12-01', '2031-11-01']) {
        await expectFigures(world, parseDay(today))
        const limited: Viewer = { ...world.viewer, groupIds: [given(group).groupId] }
        await expectFigures({ ...world, viewer: limited }, parseDay(today))
      }
    },
  )
})

it('changes of one unit at the same time lose nothing of each other, whoever forgets to lock its group', async () => {
  const { viewer, groups } = await createWorld()
  const { groupId, unitIds } = given(groups[0])
  const both = (db: Db, days: RawBuilder<unknown>) =>
    sql`
    with stay as (
      insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
      select ${unitIds[0]}::uuid, ${groupId}::uuid, ${viewer.landlordId}::uuid, 'HOLD', ${days},
        gen_random_uuid()
    )
    insert into blocks (listing_id, group_id, landlord_id, days, source, reason)
    select ${unitIds[0]}::uuid, ${groupId}::uuid, ${viewer.landlordId}::uuid, ${days}, 'own', 'OTHER'`.execute(
      db,
    )
  // Each goes on for a while after its change, so that all have begun before the first one is done.
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      app.db.transaction().execute(async (trx) => {
        const from = addDays(firstDay, index * 40)
        await both(trx, sql`daterange(${from}::date, ${from}::date + 10)`)
        await sql`select pg_sleep(0.05)`.execute(trx)
      }),
    ),
  )
  expect(await recountFigures(app.db, viewer.landlordId)).toEqual([])
  await expectFigures({ viewer, groups, unitIds }, firstDay)
  await Promise.all(
    ['occupancies', 'blocks', 'occupancies', 'blocks'].map((table, turn) =>
      app.db.transaction().execute(async (trx) => {
        const month = addDays(firstDay, turn < 2 ? 0 : 40)
        await sql`delete from ${sql.table(table)} where listing_id = ${unitIds[0]} and days @> ${month}::date`.execute(
          trx,
        )
        await sql`select pg_sleep(0.05)`.execute(trx)
      }),
    ),
  )
  expect(await recountFigures(app.db, viewer.landlordId)).toEqual([])
})

it('a recount finds what was changed behind it, of the landlord asked for, and sets it right', async () => {
  const stage = await createStage(app)
  const bookingId = await bookStay(app, stage, '2030-02-01', '2031-03-15')
  const { listing_id, landlord_id } = await app.db
    .selectFrom('bookings')
    .select(['listing_id', 'landlord_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const kept = async () => ({
    years: await app.db
      .selectFrom('unit_years')
      .selectAll()
      .orderBy('listing_id')
      .orderBy('first_day')
      .execute(),
    months: await app.db.selectFrom('booking_months').selectAll().orderBy('month').execute(),
  })
  const right = await kept()
  expect(await recountFigures(app.db, null)).toEqual([])
  expect(await kept()).toEqual(right)

  const first = parseDay('2031-01-01')
  await app.db
    .updateTable('unit_years')
    .set({ held: sql`~held` })
    .where('listing_id', '=', listing_id)
    .where('first_day', '=', first)
    .execute()
  await app.db
    .deleteFrom('unit_years')
    .where('first_day', '<', first)
    .where('listing_id', '=', listing_id)
    .execute()
  await app.db
    .updateTable('booking_months')
    .set({ amount: 1 })
    .where('month', '=', first)
    .where('booking_id', '=', bookingId)
    .execute()
  expect(await recountFigures(app.db, randomUUID())).toEqual([])
  expect(await recountFigures(app.db, landlord_id)).toEqual([
    `booking ${bookingId}`,
    `unit ${listing_id} in 2030`,
    `unit ${listing_id} in 2031`,
  ])
  expect(await recountFigures(app.db, null)).toEqual([])
  expect(await kept()).toEqual(right)
})

it('the months of a booking are what the rule says, of a cancelled one those that were lived', async () => {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const { groupId, unitIds } = await createListing(app.db, landlordId)
  const chance = chances(7)
  for (let n = 0; n < 60; n++) {
    const stay = { from: addDays(firstDay, chance(600)), to: addDays(firstDay, 901 + chance(900)) }
    const cost = chance(10_000_000)
    const { id } = await app.db
      .insertInto('bookings')
      .values(
        bareBooking({
          listing_id: given(unitIds[0]),
          group_id: groupId,
          landlord_id: landlordId,
          ...stay,
          total_cost: cost,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const months = () =>
      app.db
        .selectFrom('booking_months')
        .select(['month', 'nights', 'amount'])
        .where('booking_id', '=', id)
        .orderBy('month')
        .execute()
    const cancel = (lived: { stayed_until: Day | null; actual_cost: number | null }) =>
      app.db
        .updateTable('bookings')
        .set({ canceled: true, ...lived })
        .where('id', '=', id)
        .execute()
    expect(await months()).toEqual(rentByMonths(stay, cost))
    const until = addDays(stay.from, chance(200))
    await cancel({ stayed_until: until, actual_cost: Math.floor(cost / 3) })
    expect(await months()).toEqual(rentByMonths({ from: stay.from, to: until }, Math.floor(cost / 3)))
    await cancel({ stayed_until: null, actual_cost: null })
    expect(await months()).toEqual([])
  }
})

it('days from before 2000 and after 2099 are not kept: a block without an end is a row for each year between', async () => {
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const { groupId, unitIds } = await createListing(app.db, landlordId)
  const unitId = given(unitIds[0])
  await sql`insert into blocks (listing_id, group_id, landlord_id, days, source, reason)
    values (${unitId}, ${groupId}, ${landlordId}, '[1990-05-01,9999-12-31]', 'ics', 'OTHER')`.execute(app.db)
  const { rows } = await sql<{ first: string; last: string; years: number; days: number }>`
    select min(first_day)::text as first, max(first_day)::text as last, count(*)::int as years,
      sum(bit_count(blocked))::int as days from unit_years where listing_id = ${unitId}`.execute(app.db)
  expect(rows).toEqual([{ first: '2000-01-01', last: '2099-01-01', years: 100, days: 36_525 }])
  await app.db.deleteFrom('blocks').where('listing_id', '=', unitId).execute()
  expect(await recountFigures(app.db, landlordId)).toEqual([])
})
