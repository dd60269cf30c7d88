import type { CalendarSyncError } from '../../../domain/catalogue/calendar-sync-error.ts'

/** The calendar can't be read; `error` is what the person is told, the message is for the log. */
export class RefusedCalendar extends Error {
  readonly error: CalendarSyncError

  constructor(error: CalendarSyncError, detail: string) {
    super(detail)
    this.error = error
  }
}

/** The refusal of something that says when an entry is: leaving the entry out would free its nights. */
export function invalidDate(detail: string): RefusedCalendar {
  return new RefusedCalendar('INVALID_DATE_FORMAT', detail.slice(0, 200))
}
