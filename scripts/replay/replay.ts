import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { ReadCalendar } from '../../src/domain/calendars/calendar-event.ts'
import { CALENDAR_SYNC_ERROR_TEXTS, type CalendarSyncError } from '../../src/domain/catalogue/calendars.ts'
import { type Stay, dayOf, daysOfStay } from '../../src/domain/kernel/day.ts'
import { leftOver } from '../../src/domain/calendars/feed-days.ts'
import type { FeedChange } from '../../src/domain/calendars/feed-changes.ts'
import { type AppliedAnswer, applyAnswer } from '../../src/server/calendars/feeds/apply.ts'
import { answerIn } from '../../src/server/calendars/feeds/ask-feed.ts'
import { parseCalendar } from '../../src/server/calendars/feeds/parse/parse-calendar.ts'
import type { ThrowAway } from './throw-away.ts'
import type { Version } from './versions.ts'

/** Days as the summary has them, both inclusive. */
export interface Days {
  from: string
  to: string
  nights: number
}

/** What one version came to. */
export interface VersionReport {
  file: string
  at: string
  /** REFUSED: no answer at all, nothing changes. UNCHANGED: the same as before, only the check time is written. */
  result: 'CHANGED' | 'UNCHANGED' | 'REFUSED'
  /** One of the six messages, and why. */
  message: string | null
  detail: string | null
  events: number | null
  blocked: (Days & { summary: string; reason: string })[]
  freed: (Days & { summary: string; reason: string })[]
  moved: { from: Days; to: Days; summary: string }[]
  heldBack: (Days & { summary: string })[]
  recognised: (Days & { kind: string; summary: string })[]
  conflicts: number
  quarantine: { since: string; answers: number } | null
  /** From that day on: nights that are blocked now and were not, and those that became free. */
  nights: { blocked: number; freed: number; recognised: number }
  /** Rows written in all tables, the check time among them. */
  rows: number
  rowsByTable: Record<string, number>
}

/** Imports one version as the server does, at the time of its name. */
export async function replayVersion(
  place: ThrowAway,
  version: Version,
  timeZone: string,
): Promise<VersionReport> {
  const { at } = version
  place.setNow(at)
  const read = await parseCalendar(readFileSync(version.path), { timeZone, today: dayOf(at, timeZone) })
  const answer = answerIn(read)
  const applied =
    answer && (await isNews(place, answer.hash, at))
      ? await applyAnswer(place.ctx, place.feedId, answer, at, { timeZone, isSilent: true })
      : null
  if (!applied || applied.rows === 0) await saveChecked(place, at, read.error)
  else await saveError(place, read.error)
  const rowsByTable = await place.countRows()
  return {
    file: version.file,
    at: at.toString(),
    ...refusalOf(read),
    result: answer ? (isChange(applied) ? 'CHANGED' : 'UNCHANGED') : 'REFUSED',
    events: answer ? answer.events.length : null,
    ...changesOf(applied),
    rows: Object.values(rowsByTable).reduce((sum, rows) => sum + rows, 0),
    rowsByTable,
  }
}

function refusalOf(read: ReadCalendar): { message: string | null; detail: string | null } {
  if (read.error === null) return { message: null, detail: null }
  return { message: CALENDAR_SYNC_ERROR_TEXTS[read.error], detail: read.detail }
}

/** As the poller decides: the same answer is looked at again only where time may have changed its meaning. */
async function isNews({ db, feedId }: ThrowAway, hash: string, at: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ hash: string | null; recheckAt: Temporal.Instant | null }>`
    select content_hash as hash, recheck_at as "recheckAt" from calendar_feeds where id = ${feedId}`.execute(
    db,
  )
  const [feed] = rows
  if (feed?.hash !== hash) return true
  return feed.recheckAt !== null && Temporal.Instant.compare(feed.recheckAt, at) <= 0
}

/** As the poller does after each answer: what was wrong with an earlier version is over. */
async function saveError({ db, feedId }: ThrowAway, error: CalendarSyncError | null): Promise<void> {
  await sql`
    update calendar_feeds set error = ${error}
    where id = ${feedId} and error is distinct from ${error}::text`.execute(db)
}

async function saveChecked(
  { db, feedId }: ThrowAway,
  at: Temporal.Instant,
  error: CalendarSyncError | null,
): Promise<void> {
  const failed = error !== null && error !== 'NO_EVENTS'
  await sql`
    update calendar_feeds set checked_at = ${at}, error = ${error},
      answered_at = case when ${failed}::boolean then answered_at else ${at}::timestamptz end
    where id = ${feedId}`.execute(db)
}

function isChange(applied: AppliedAnswer | null): boolean {
  return applied !== null && applied.history.length > 0
}

function changesOf(applied: AppliedAnswer | null) {
  const history = applied?.history ?? []
  const of = (...kinds: FeedChange['kind'][]) => history.filter(({ kind }) => kinds.includes(kind))
  const recognised = of('WINDOW_LIMIT', 'ECHO', 'SAME_STAY')
  const free = (applied?.changes ?? []).filter(({ kind }) => kind === 'FREED')
  const really = free.flatMap((days) => leftOver(days, recognised))
  const blocked = (applied?.changes ?? []).filter(({ kind }) => kind === 'BLOCKED')
  return {
    blocked: of('BLOCKED').map((change) => ({
      ...daysOf(change),
      summary: change.summary,
      reason: change.reason,
    })),
    freed: of('FREED').map((change) => ({
      ...daysOf(change),
      summary: change.summary,
      reason: change.reason,
    })),
    moved: of('MOVED').flatMap(({ before, summary, ...to }) =>
      before ? [{ from: daysOf(before), to: daysOf(to), summary }] : [],
    ),
    heldBack: of('HELD_BACK').map((change) => ({ ...daysOf(change), summary: change.summary })),
    recognised: recognised.map((change) => ({
      ...daysOf(change),
      kind: change.kind,
      summary: change.summary,
    })),
    conflicts: applied?.conflicts.length ?? 0,
    quarantine: applied?.quarantine
      ? { since: applied.quarantine.since.toString(), answers: applied.quarantine.answers }
      : null,
    nights: {
      blocked: nightsOf(blocked),
      freed: nightsOf(really),
      recognised: nightsOf(free) - nightsOf(really),
    },
  }
}

function nightsOf(stays: readonly Stay[]): number {
  return stays.reduce((sum, stay) => sum + daysOfStay(stay), 0)
}

/** Days with their number of nights. */
export function daysOf(stay: Stay): Days {
  return { from: stay.from, to: stay.to, nights: daysOfStay(stay) }
}
