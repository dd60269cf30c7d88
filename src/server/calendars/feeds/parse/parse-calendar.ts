import { MAX_CALENDAR_BYTES } from '../../../../domain/calendars/feed-polling.ts'
import { Piscina } from 'piscina'
import type {
  CalendarEvent,
  CalendarRefusal,
  ReadCalendar,
} from '../../../../domain/calendars/calendar-event.ts'
import type { Day } from '../../../../domain/kernel/day.ts'
import type { ReadingTask } from './calendar-worker.ts'
import type { FoundDays } from './found-days.ts'
import { READING_MEMORY_LIMIT, READING_TIME_LIMIT, STARTING_TIME_LIMIT } from './limits.ts'
import { limitProcessor } from './processor-limit.ts'
import type { PlainContent } from './read-calendar.ts'

/** How a calendar is to be read. */
export interface ParseOptions {
  /** The unit's own time zone: whose days are meant. */
  timeZone: string
  today: Day
}

const THREADS = 2
let pool: Piscina<ReadingTask, PlainContent | CalendarRefusal> | null = null
let reading = 0
const waiting: (() => void)[] = []

/**
 * Reads a calendar in a thread of its own, which is killed when it takes too long or too much memory. What the file is
 * like never makes it throw: it is read or refused.
 */
export async function parseCalendar(content: Uint8Array, options: ParseOptions): Promise<ReadCalendar> {
  if (content.length > MAX_CALENDAR_BYTES)
    return { error: 'SYNCHRONIZATION_FAILED', detail: `More than ${MAX_CALENDAR_BYTES} bytes` }
  const { timeZone, today } = options
  const plain = await inThread({ content, timeZone, today })
  return plain.error === null ? { ...plain, events: plain.events.map(eventOf) } : plain
}

/** Ends the threads; the next calendar starts them anew. */
export async function closeCalendarReader(): Promise<void> {
  const closing = pool
  pool = null
  await closing?.destroy()
}

/** Waits for a free thread first, so that no more are begun than can go on. */
async function inThread(task: Omit<ReadingTask, 'begun'>): Promise<PlainContent | CalendarRefusal> {
  if (reading >= THREADS) await new Promise<void>((resolve) => waiting.push(resolve))
  else reading += 1
  try {
    return await runLimited(task)
  } catch (error) {
    // Killed at a limit, or a case that reading doesn't know: either way this file can't be read.
    return refusalOf(error)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else reading -= 1
  }
}

/** Kills the thread when its reading takes too much of the processor, or doesn't begin at all. */
async function runLimited(task: Omit<ReadingTask, 'begun'>): Promise<PlainContent | CalendarRefusal> {
  const killing = new AbortController()
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const kill = () => killing.abort()
  const timer = setTimeout(kill, STARTING_TIME_LIMIT)
  const beginning = Atomics.waitAsync(begun, 0, 0, STARTING_TIME_LIMIT)
  pool ??= openPool()
  const readers = pool
  const counting = (async () => {
    await beginning.value
    clearTimeout(timer)
    const thread = readers.threads.find(({ threadId }) => threadId === begun[0])
    return thread ? limitProcessor(thread, READING_TIME_LIMIT, kill) : () => {}
  })()
  try {
    return await pool.run({ ...task, begun }, { signal: killing.signal })
  } finally {
    // A thread that ended before it began tells nobody.
    Atomics.notify(begun, 0)
    const stopCounting = await counting
    stopCounting()
    clearTimeout(timer)
  }
}

function openPool(): Piscina<ReadingTask, PlainContent | CalendarRefusal> {
  return new Piscina({
    filename: new URL('calendar-worker.ts', import.meta.url).href,
    name: 'read',
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 60_000,
    resourceLimits: {
      maxOldGenerationSizeMb: READING_MEMORY_LIMIT,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  })
}

function refusalOf(error: unknown): CalendarRefusal {
  const { name = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string }
  if (name === 'AbortError' || name === 'TimeoutError')
    return {
      error: 'SYNCHRONIZATION_FAILED',
      detail: `Not read within ${READING_TIME_LIMIT} ms of the processor`,
    }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return { error: 'SYNCHRONIZATION_FAILED', detail: `Not read within ${READING_MEMORY_LIMIT} MB` }
  return { error: 'UNKNOWN_ERROR', detail: message }
}

function eventOf({ createdAt, ...event }: FoundDays): CalendarEvent {
  return {
    ...event,
    createdAt: createdAt === null ? null : Temporal.Instant.from(createdAt),
  }
}
