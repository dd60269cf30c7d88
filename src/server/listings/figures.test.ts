import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/app.ts'
import { given } from '../../../test/builders.ts'
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
}, 120_000)
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
