import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay } from '../../../../test/request-commands.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { rowsLookedAt } from '../../../../test/plans.ts'
import { addDays, addMonths, type Day, dayOf, parseDay } from '../../../domain/kernel/day.ts'
import { findUserByEmail, toViewer } from '../../people/accounts/sql.ts'
import { loadCalendars } from '../../listings/occupancy/calendars.ts'
import { fillDemo } from '../../demo/seed.ts'
import { findFigures } from './sql.ts'
import { listGroupKeys } from '../../listings/listings/counts-sql.ts'
import { isInState, occupancyNext30Days } from '../../listings/listings/states.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await fillDemo(app.services)
})
afterAll(() => app.close())

const weeks = Array.from({ length: 30 }, (_, week) => week - 5)

it.each(weeks)('week %i: the figures are what the calendars say', async (week) => {
  const viewer = toViewer(given(await findUserByEmail(app.db, 'landlord@mezzo.example')))
  const today = addDays(dayOf(app.services.now()), week * 7)
  const figures = await findFigures(app.db, viewer, {
    today,
    comingDays: 30,
    thisMonth: today,
    lastMonth: today,
    answersSince: app.services.now(),
  })
  const groupIds = (await listGroupKeys(app.db, viewer, false)).map((key) => key.groupId)
  const calendars = [...(await loadCalendars(app.db, groupIds, addDays(today, -400))).values()].flat()
  expect(figures.apartments).toBe(calendars.length)
  expect(figures.becomeFreeSoon).toBe(
    calendars.filter((calendar) => isInState(calendar, 'VACANT_SOON', today)).length,
  )
  expect(figures.occupiedDays / (figures.apartments * 30)).toBeCloseTo(occupancyNext30Days(calendars, today))
})

it('earn the rents of the days that were lived in a month, and answer in the middle of all times', async () => {
  const stage = await createStage(app)
  // 28, 31 and 30 days.
  const bookingId = await bookStay(app, stage, '2030-02-01', '2030-04-30')
  const viewer = toViewer(given(await findUserByEmail(app.db, 'jana@mezzo.example')))
  const now = app.services.now()
  const figuresOf = (month: string) => {
    const first = parseDay(month)
    return findFigures(app.db, viewer, {
      today: first,
      comingDays: 30,
      thisMonth: first,
      lastMonth: addMonths(first, -1),
      answersSince: now.subtract({ hours: 48 }),
    })
  }
  const earned = async (month: string) => (await figuresOf(month)).earnings
  const pay = (costs: {
    total_cost: number
    actual_cost: number | null
    canceled?: boolean
    stayed_until?: Day
  }) => app.db.updateTable('bookings').set(costs).where('id', '=', bookingId).execute()

  await pay({ total_cost: 89_000, actual_cost: null })
  expect(await earned('2030-03-01')).toEqual([{ currency: 'EUR', thisMonth: 31_000, lastMonth: 28_000 }])
  expect(await earned('2030-05-01')).toEqual([{ currency: 'EUR', thisMonth: null, lastMonth: 30_000 }])
  expect(await earned('2030-07-01')).toEqual([])
  await pay({
    total_cost: 89_000,
    actual_cost: 38_000,
    canceled: true,
    stayed_until: parseDay('2030-03-10'),
  })
  expect(await earned('2030-03-01')).toMatchObject([{ thisMonth: 10_000, lastMonth: 28_000 }])

  const answer = async (minutes: number) => {
    const requestedAt = now.subtract({ hours: 1 })
    const { listing_request_id: id } = await app.db
      .selectFrom('bookings')
      .select('listing_request_id')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('listing_requests')
      .set({ requested_at: requestedAt, answered_at: requestedAt.add({ minutes }) })
      .where('id', '=', id)
      .execute()
    return (await figuresOf('2030-03-01')).medianAnswerMinutes
  }
  expect([await answer(7), await answer(45)]).toEqual([7, 45])
})

it('look at each unit of a large landlord some times, not at all of them for each', async () => {
  const units = 300
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const { groupId, unitIds } = await createListing(app.db, landlordId, { units })
  const viewer = { ...toViewer(given(await findUserByEmail(app.db, 'landlord@mezzo.example'))), landlordId }
  const today = parseDay('2031-05-10')
  const answersSince = app.services.now()
  await app.services.database.session(async (session) => {
    // The offers behind the stays are not what this is about.
    await session.exec(`
      alter table occupancies drop constraint occupancies_offer_id_fkey;
      insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
      select id, '${groupId}', '${landlordId}', 'BOOKING', daterange('2031-04-01', '2031-06-01'), gen_random_uuid()
      from listings where id = any('{${unitIds.join()}}'::uuid[]);
      -- As where most landlords have a few units.
      alter table listings alter landlord_id set (n_distinct = 40);
      alter table unit_years alter landlord_id set (n_distinct = 40);
      analyze listings, unit_years`)
  })
  const period = { today, comingDays: 30, thisMonth: today, lastMonth: today, answersSince }
  expect((await findFigures(app.db, viewer, period)).becomeFreeSoon).toBe(units)
  expect(await rowsLookedAt(app.services.database, (db) => findFigures(db, viewer, period))).toBeLessThan(
    15 * units,
  )
})
