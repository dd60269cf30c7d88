import type { CalendarSyncError } from '../../../../domain/catalogue/calendars.ts'

/** What is wrong with an entry: it says no start, ends before it starts, or says a time or rule that can't be understood. */
export type EntryProblem = 'NO_START' | 'ENDS_FIRST' | 'NOT_UNDERSTOOD'

/** The calendar can't be read; `error` is what the person is told, the message is for the log. */
export class RefusedCalendar extends Error {
  readonly error: CalendarSyncError
  /** Not null where it is a single entry that can't be read. */
  readonly problem: EntryProblem | null

  constructor(error: CalendarSyncError, detail: string, problem: EntryProblem | null = null) {
    super(detail)
    this.error = error
    this.problem = problem
  }
}

/** The refusal of something that says when an entry is: leaving the entry out would free its nights. */
export function invalidDate(detail: string, problem: EntryProblem = 'NOT_UNDERSTOOD'): RefusedCalendar {
  return new RefusedCalendar('INVALID_DATE_FORMAT', detail.slice(0, 200), problem)
}

/** The same refusal with where the entry stands: what is wrong, the line of the file, and the UID. */
export function inEntry(refused: RefusedCalendar, line: number, uid: string): RefusedCalendar {
  const name = uid.replaceAll(/\s+/g, ' ').slice(0, 80)
  return new RefusedCalendar(refused.error, `ENTRY ${refused.problem} ${line} ${name}`.trim())
}
