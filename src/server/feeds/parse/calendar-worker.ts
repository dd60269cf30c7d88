import type { CalendarRefusal } from '../../../domain/calendar-event.ts'
import { readCalendar, type PlainContent, type ReadingOptions } from './read-calendar.ts'

/** What the thread is given. */
export interface ReadingTask extends ReadingOptions {
  content: Uint8Array
}

/** The entry of the thread that reads calendars; the main thread never does (D5). */
export function read({ content, ...options }: ReadingTask): PlainContent | CalendarRefusal {
  return readCalendar(content, options)
}
