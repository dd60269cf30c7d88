import { threadId } from 'node:worker_threads'
import type { CalendarRefusal } from '../../../../domain/calendars/calendar-event.ts'
import { readCalendar, type PlainContent, type ReadingOptions } from './read-calendar.ts'

/** What the thread is given. */
export interface ReadingTask extends ReadingOptions {
  content: Uint8Array
  /** Set to the thread's number when the reading begins: from then on its use of the processor is counted. */
  begun: Int32Array<SharedArrayBuffer>
}

/** The entry of the thread that reads calendars; the main thread never does (D5). */
export function read({ content, begun, ...options }: ReadingTask): PlainContent | CalendarRefusal {
  Atomics.store(begun, 0, threadId)
  Atomics.notify(begun, 0)
  return readCalendar(content, options)
}
