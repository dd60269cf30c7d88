import { afterAll, beforeAll, beforeEach } from 'vitest'
import { closeCalendarReader } from '../src/server/calendars/feeds/parse/parse-calendar.ts'
import { forgetAnswerTimes } from '../src/server/calendars/feeds/slow-hosts.ts'
import { parseAllowedHosts } from '../src/server/kernel/config/allowed-hosts.ts'
import { buildTestApp, type TestApp } from './app.ts'
import type { createStage } from './builders.ts'
import { type CalendarServer, startCalendarServer } from './calendar-server.ts'

/** A landlord with a home whose calendars are linked. */
export type CalendarStage = Awaited<ReturnType<typeof createStage>>

/** The time at which each test of calendars begins. */
export const CALENDARS_BEGIN = '2030-01-01T09:00:00Z'

/** The server and a provider of calendars, for the tests of a file; each test begins without rows. */
export function startCalendars(): { app: TestApp; provider: CalendarServer } {
  const at = {} as { app: TestApp; provider: CalendarServer }
  beforeAll(async () => {
    at.provider = await startCalendarServer()
    const { port } = at.provider
    const allowedPrivateHosts = parseAllowedHosts(`127.0.0.1:${port},localhost:${port}`)
    at.app = await buildTestApp({ config: { allowedPrivateHosts } })
  })
  afterAll(async () => {
    await closeCalendarReader()
    await at.provider.close()
    await at.app.close()
  })
  beforeEach(async () => {
    await at.app.reset()
    at.provider.forget()
    forgetAnswerTimes()
    at.app.setNow(CALENDARS_BEGIN)
  })
  return at
}
