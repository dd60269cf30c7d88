import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { createListing, given } from '../../../test/builders.ts'
import { rowsLookedAt } from '../../../test/plans.ts'
import { addDays } from '../../domain/day.ts'
import { findUserByEmail, toViewer } from '../accounts/sql.ts'
import { loadCalendars } from '../availability/calendars.ts'
import { fillDemo } from '../demo/seed.ts'
import { findFigures } from './figures-sql.ts'
import { listGroupKeys } from './counts-sql.ts'
import { isInState, occupancyNext30Days } from './states.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await fillDemo(app.services)
})
afterAll(() => app.close())

const weeks = Array.from({ length: 30 }, (_, week) => week - 5)

it.each(weeks)('week %i: the figures are what the calendars say', async (week) => {
  const viewer = toViewer(given(await findUserByEmail(app.db, 'landlord@mezzo.example')))
  const today = addDays(app.services.now().toZonedDateTimeISO('UTC').toPlainDate(), week * 7)
  const coming = { from: today, to: addDays(today, 29) }
  const figures = await findFigures(app.db, viewer, {
    today,
    coming,
    thisMonth: coming,
    lastMonth: coming,
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

it('look at each unit of a large landlord some times, not at all of them for each', async () => {
  const units = 300
  const landlordId = await app.createUser({ email: `${randomUUID()}@mezzo.example`, landlord: true })
  const { groupId, unitIds } = await createListing(app.db, landlordId, { units })
  const viewer = { ...toViewer(given(await findUserByEmail(app.db, 'landlord@mezzo.example'))), landlordId }
  const today = Temporal.PlainDate.from('2031-05-10')
  const coming = { from: today, to: addDays(today, 29) }
  const answersSince = app.services.now()
  await app.services.database.session(async (session) => {
    // The offers behind the stays are not what this is about.
    await session.exec(`
      set session_replication_role = replica;
      insert into occupancies (listing_id, group_id, landlord_id, kind, days, offer_id)
      select id, '${groupId}', '${landlordId}', 'BOOKING', daterange('2031-04-01', '2031-06-01'), gen_random_uuid()
      from listings where id = any('{${unitIds.join()}}'::uuid[]);
      set session_replication_role = origin;
      -- As where most landlords have a few units.
      alter table listings alter landlord_id set (n_distinct = 40);
      alter table occupancies alter landlord_id set (n_distinct = 40);
      analyze listings, occupancies`)
  })
  const period = { today, coming, thisMonth: coming, lastMonth: coming, answersSince }
  expect((await findFigures(app.db, viewer, period)).becomeFreeSoon).toBe(units)
  expect(await rowsLookedAt(app.services.database, (db) => findFigures(db, viewer, period))).toBeLessThan(
    40 * units,
  )
})
