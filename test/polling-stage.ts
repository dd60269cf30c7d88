import { expect } from 'vitest'
import { pollCalendars } from '../src/server/calendars/feeds/poll-actions.ts'
import { given } from './builders.ts'
import { CALENDARS_BEGIN, type CalendarStage, startCalendars } from './calendars-start.ts'

/** So many minutes after a test has begun. */
export const minutesLater = (minutes: number) => Temporal.Instant.from(CALENDARS_BEGIN).add({ minutes })

/** The server and a provider of calendars, for the tests of a file; each test begins without rows. */
export function startPolling() {
  const at = startCalendars()
  return Object.assign(at, {
    /** Links a calendar of the provider with a unit; it is due. */
    link: async (stage: CalendarStage, name: string, unit = 0): Promise<string> => {
      const { id } = await at.app.db
        .insertInto('calendar_feeds')
        .values({
          listing_id: given(stage.unitIds[unit]),
          group_id: stage.groupId,
          landlord_id: stage.landlordId,
          kind: 'LINK',
          platform: 'AIRBNB',
          label: name,
          url: at.provider.link(name),
          next_check_at: at.app.services.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    feedOf: (id: string) =>
      at.app.db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    blockedDays: async (): Promise<string[]> => {
      const rows = await at.app.db.selectFrom('blocks').select('days').orderBy('days').execute()
      return rows.map(({ days }) => days)
    },
    poll: async (now = at.app.services.now()) => {
      at.app.setNow(now)
      return pollCalendars(await at.app.ctxFor(null))
    },
    /** How many rows stand where a change of a calendar leaves some. */
    writtenRows: async (): Promise<number[]> => {
      const count = async (table: 'audit_log' | 'blocks' | 'calendar_feed_changes') =>
        (await at.app.db.selectFrom(table).selectAll().execute()).length
      return [await count('audit_log'), await count('blocks'), await count('calendar_feed_changes')]
    },
    /** What people were notified of about calendars, by mail and in the app alike. */
    notified: async (): Promise<string[]> => {
      const { db } = at.app
      const notices = await db.selectFrom('notifications').select('event').orderBy('created_at').execute()
      const mails = await db.selectFrom('mails').select('template').orderBy('created_at').execute()
      const calendarMails = mails
        .map(({ template }) => template)
        .filter((name) => name.startsWith('calendar'))
      const events = notices.map(({ event }) => event).filter((name) => name.startsWith('calendar'))
      expect(calendarMails).toEqual(events)
      return events
    },
  })
}
