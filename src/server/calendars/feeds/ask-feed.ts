import type { CalendarContent, ReadCalendar } from '../../../domain/calendars/calendar-event.ts'
import type { CalendarSyncError } from '../../../domain/catalogue/calendars.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { FEED_FAILING_HOURS, nextCheckAt } from '../../../domain/calendars/feed-polling.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { type AppliedAnswer, applyAnswer, AS_BEFORE } from './apply.ts'
import { tellOfFailing } from './feed-mails.ts'
import { type FetchedCalendar, fetchCalendar } from './fetch/fetch-calendar.ts'
import { parseCalendar } from './parse/parse-calendar.ts'
import { type LeasedFeed, NO_EVENTS_HASH, saveFailed, saveUnchanged, type UnchangedFeed } from './poll-sql.ts'
import { noteAnswerTime } from './slow-hosts.ts'

// Answers that one process takes over at the same time: fewer than the pool has connections, so that pages keep some.
const AT_ONCE = 4

let running = 0
const waiting: (() => void)[] = []

/** What asking a calendar came to. */
export type Asked =
  /** Nothing new: `times` are still to be stored, with those of others. */
  | { kind: 'UNCHANGED'; times: UnchangedFeed }
  | { kind: 'APPLIED'; changes: AppliedAnswer['changes'] }
  | { kind: 'FAILED'; error: CalendarSyncError }

/** Asks a calendar that is leased to us, takes over what it says, and gives it back unless nothing is new. */
export async function askFeed(ctx: Context, feed: LeasedFeed, within: number): Promise<Asked> {
  try {
    const { url, etag, lastModified } = feed
    const began = performance.now()
    const fetched = await fetchCalendar(ctx, { url, etag, lastModified, within })
    noteAnswerTime(url, performance.now() - began)
    return await takeAnswer(ctx, feed, fetched)
  } catch (error) {
    // One calendar that can't be taken over keeps no other one waiting, and is not asked again at once.
    ctx.log.error({ err: error, feedId: feed.id }, 'a calendar was not taken over')
    return fail(ctx, feed, { error: 'UNKNOWN_ERROR', detail: 'not taken over', retryAfter: null })
  }
}

async function takeAnswer(ctx: Context, feed: LeasedFeed, fetched: FetchedCalendar): Promise<Asked> {
  if (fetched.kind === 'FAILED') return fail(ctx, feed, fetched)
  const { recheckAt } = feed
  // What hasn't changed may mean something else by now: then it is looked at once more.
  const isRechecked = recheckAt !== null && Temporal.Instant.compare(recheckAt, ctx.now()) <= 0
  if (fetched.kind === 'NOT_MODIFIED') {
    const times = timesAfter(ctx, feed, feed)
    return isRechecked ? apply(ctx, feed, AS_BEFORE, times) : { kind: 'UNCHANGED', times }
  }
  const timeZone = timeZoneOf(feed.country)
  const read = await parseCalendar(fetched.content, { timeZone, today: dayOf(ctx.now(), timeZone) })
  const calendar = answerIn(read)
  if (!calendar) return fail(ctx, feed, { ...refusalOf(read), retryAfter: null })
  const times = timesAfter(ctx, feed, fetched)
  if (calendar.hash === feed.contentHash && !isRechecked) return { kind: 'UNCHANGED', times }
  return apply(ctx, feed, calendar, times)
}

async function apply(
  ctx: Context,
  { id, lease }: LeasedFeed,
  answer: Parameters<typeof applyAnswer>[2],
  times: UnchangedFeed,
): Promise<Asked> {
  // Whoever asked has not changed the calendar: it says so itself.
  const system = { ...ctx, viewer: null }
  const applied = await inTurn(() => applyAnswer(system, id, answer, ctx.now(), { lease }))
  if (applied.rows === 0) return { kind: 'UNCHANGED', times }
  // Stored at once: only with its days are the marks of an answer worth something.
  await saveUnchanged(ctx.db, [times])
  return { kind: 'APPLIED', changes: applied.changes }
}

/** An empty calendar is an answer, which the rules of the import look at; whatever else can't be read is none. */
export function answerIn(read: ReadCalendar): CalendarContent | null {
  if (read.error === null) return read
  if (read.error !== 'NO_EVENTS') return null
  return { error: null, events: [], prodId: '', name: '', method: null, free: 0, hash: NO_EVENTS_HASH }
}

function refusalOf(read: ReadCalendar): { error: CalendarSyncError; detail: string } {
  return read.error === null ? { error: 'UNKNOWN_ERROR', detail: '' } : read
}

function timesAfter(
  ctx: Context,
  feed: LeasedFeed,
  marks: Pick<UnchangedFeed, 'etag' | 'lastModified'>,
): UnchangedFeed {
  const now = ctx.now()
  return {
    id: feed.id,
    lease: feed.lease,
    checkedAt: now,
    nextCheckAt: nextCheckAt({ now, failures: 0, retryAfter: null, chance: Math.random() }),
    etag: marks.etag,
    lastModified: marks.lastModified,
  }
}

async function fail(
  ctx: Context,
  feed: LeasedFeed,
  {
    error,
    detail,
    retryAfter,
  }: { error: CalendarSyncError; detail: string; retryAfter: Temporal.Instant | null },
): Promise<Asked> {
  const now = ctx.now()
  const nextAt = nextCheckAt({ now, failures: feed.failures + 1, retryAfter, chance: Math.random() })
  const failed = { id: feed.id, lease: feed.lease, checkedAt: now, nextCheckAt: nextAt, error, detail }
  ctx.log.info({ feedId: feed.id, error, detail }, 'a calendar did not answer')
  const since = now.subtract({ hours: FEED_FAILING_HOURS })
  await inTurn(() =>
    inTransaction(ctx, async (trx) => {
      if (await saveFailed(trx, failed, since)) await tellOfFailing(trx, ctx, feed.id)
    }),
  )
  return { kind: 'FAILED', error }
}

// Does what takes a connection for long, such as waiting for the lock of a group, after those who came before.
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Who is next takes over the place.
    if (next) next()
    else running--
  }
}
