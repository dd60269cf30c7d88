import type { CalendarContent } from '../../../domain/calendars/calendar-event.ts'
import type { CalendarChangeReason } from '../../../domain/catalogue/calendars.ts'
import { type Day, type Stay, dayOf } from '../../../domain/kernel/day.ts'
import { planFeedBlocks } from '../../../domain/calendars/feed-blocks.ts'
import {
  type FeedChange,
  changesOf,
  netChanges,
  type ReleasedBy,
} from '../../../domain/calendars/feed-changes.ts'
import { windowLimitOf } from '../../../domain/calendars/feed-closure.ts'
import type { ReceivedEvent } from '../../../domain/calendars/feed-matching.ts'
import { ECHO_HOURS } from '../../../domain/calendars/feed-echo.ts'
import { lastAnswer, reconcileFeed, recheckAt } from '../../../domain/calendars/feed-reconcile.ts'
import { sameStayChanges, staysMatterFrom } from '../../../domain/calendars/feed-settlement.ts'
import { type FeedState, sameFeedState } from '../../../domain/calendars/feed-state.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import { replaceImportedBlocks } from '../blocks/imported-blocks.ts'
import { listExportedDays } from '../exports/exported-days-sql.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { auditFeed } from './audit.ts'
import { listNewConflicts, saveSameStays } from './conflicts-sql.ts'
import { tellOfAnswer } from './feed-mails.ts'
import { insertChanges, loadUnitFacts, type LockedFeed, lockFeed, saveFeedState } from './state-sql.ts'

/** What an answer of a feed came to. */
export interface AppliedAnswer {
  /** The days from today on that are blocked now and were not, or are free now and were not. */
  changes: (Stay & { kind: 'BLOCKED' | 'FREED' })[]
  /** All that went into the history. */
  history: FeedChange[]
  /** Blocks that stand over a booking or hold since this answer, by id. */
  conflicts: string[]
  quarantine: FeedState['quarantine']
  /** Whether the end of the booking window is blocked since this answer, or still. */
  isWindowBlocked: boolean
  /** Rows of the database that were written, the check time aside. */
  rows: number
}

const NOTHING: AppliedAnswer = {
  changes: [],
  history: [],
  conflicts: [],
  quarantine: null,
  isWindowBlocked: false,
  rows: 0,
}

/** An answer, as far as the import looks at it. */
export type Answer = Pick<CalendarContent, 'hash'> & { events: readonly ReceivedEvent[]; free?: number }

/** What a feed answers that says that nothing has changed. */
export const AS_BEFORE = 'AS_BEFORE'

/** How an answer is taken over. */
export interface Applying {
  /** Whose days they are; those of the apartment's country without it. */
  timeZone?: string
  /** The lease with which the feed was asked: once it is another's, the answer is too late. */
  lease?: string
  /** Nobody is notified of what has to be looked at. */
  isSilent?: boolean
}

/**
 * Takes over what a feed has answered: its blocks, its history, one audit entry and the mails about it, in one
 * transaction. The same answer again writes nothing; a feed that was removed meanwhile is left alone.
 */
export async function applyAnswer(
  ctx: Context,
  feedId: string,
  answer: Answer | typeof AS_BEFORE,
  at: Temporal.Instant,
  applying: Applying = {},
): Promise<AppliedAnswer> {
  return inTransaction(ctx, (trx) => applyWithin(trx, ctx, feedId, { answer, at, ...applying }))
}

/** The same as part of a transaction. */
export async function applyWithin(
  trx: Db,
  ctx: Context,
  feedId: string,
  given: Applying & { answer: Answer | typeof AS_BEFORE; at: Temporal.Instant },
): Promise<AppliedAnswer> {
  const { answer, at, timeZone, lease, isSilent = false } = given
  const feed = await lockFeed(trx, feedId, lease)
  const received = feed && (answer === AS_BEFORE ? answerBefore(feed) : { free: 0, ...answer })
  if (!received) return NOTHING
  const today = dayOf(at, timeZone ?? timeZoneOf(feed.country))
  const applied = await takeOver(trx, ctx, feed, { answer: received, at, today })
  const { quarantine, conflicts, isWindowBlocked } = applied
  if (!isSilent)
    await tellOfAnswer(trx, ctx, feedId, { isHeldBack: quarantine !== null, isWindowBlocked, conflicts })
  return applied
}

/** An answer with what is kept of it; `free` is null where nobody counted anew. */
type CountedAnswer = Pick<Answer, 'hash' | 'events'> & { free: number | null }

function answerBefore({ contentHash, state }: LockedFeed): CountedAnswer | null {
  return contentHash === null ? null : { hash: contentHash, events: lastAnswer(state), free: null }
}

async function takeOver(
  trx: Db,
  ctx: Context,
  feed: LockedFeed,
  { answer, at, today }: { answer: CountedAnswer; at: Temporal.Instant; today: Day },
): Promise<AppliedAnswer> {
  const exported = await listExportedDays(trx, [feed.listingId], at.subtract({ hours: ECHO_HOURS }))
  const { state, confirmed } = reconcileFeed(feed.state, answer.events, {
    feed,
    now: at,
    today,
    exported,
    ...(await loadUnitFacts(trx, feed, staysMatterFrom(feed.state, today))),
    confirmed: feed.kind === 'FILE',
    windowMeaning: feed.windowMeaning,
    newId: () => crypto.randomUUID(),
  })
  const recheck = feed.kind === 'FILE' ? null : recheckAt(state, at)
  const isSame =
    feed.contentHash === answer.hash &&
    sameFeedState(feed.state, state) &&
    isSameTime(feed.recheckAt, recheck)
  if (isSame) return { ...NOTHING, quarantine: state.quarantine }
  const releasedBy = confirmed ? 'TIME' : 'ANSWER'
  const { hash, free } = answer
  return saveChanges(trx, ctx, feed, {
    state,
    today,
    releasedBy,
    at,
    answer: { hash, free },
    recheckAt: recheck,
  })
}

// What is due anyway stays due: when that began is not worth a row.
function isSameTime(before: Temporal.Instant | null, after: Temporal.Instant | null): boolean {
  if (!before || !after) return before === after
  return Temporal.Instant.compare(before, after) <= 0
}

/** What becomes of a feed, and why. */
export interface NextState {
  state: FeedState
  today: Day
  releasedBy: ReleasedBy
  /** The reason of all that changes, where it is somebody's word. */
  because?: CalendarChangeReason
  at: Temporal.Instant
  /** What is kept of the answer; null where nothing was answered. */
  answer: Pick<CountedAnswer, 'hash' | 'free'> | null
  recheckAt: Temporal.Instant | null
  /** Written into the history besides. */
  also?: readonly FeedChange[]
  /** The command that did it, for the log; without one it is the import. */
  action?: string
}

/** Stores what becomes of a locked feed, with its blocks, its history and the audit log. */
export async function saveChanges(
  trx: Db,
  ctx: Context,
  feed: LockedFeed,
  next: NextState,
): Promise<AppliedAnswer> {
  const { state, today, at, answer } = next
  const history = [...changesOf(feed.state, state, next), ...(next.also ?? [])]
  const plan = planFeedBlocks(feed.state.events, state.events, today)
  await saveFeedState(trx, feed.id, {
    state,
    answer: answer && { ...answer, at },
    recheckAt: next.recheckAt,
    windowLimit: windowLimitOf(state),
  })
  const unit = { id: feed.listingId, groupId: feed.groupId, landlordId: feed.landlordId }
  const { rows } = await replaceImportedBlocks(trx, ctx, unit, {
    add: plan.add.map(({ summary, ...block }) => ({
      ...block,
      source: 'ics',
      reason: 'RENTED_ELSEWHERE',
      note: noteOf(summary),
      feedId: feed.id,
    })),
    move: plan.move.map(({ id, from, to, kind, summary }) => ({ id, from, to, kind, note: noteOf(summary) })),
    remove: plan.remove.map(({ id }) => id),
  })
  await saveSameStays(trx, sameStayChanges(feed.state, state))
  if (history.length > 0) await insertChanges(trx, feed, at, history)
  // Other words for the same days are no change that anybody has to answer for.
  const isReal = rows > 0 && history.length > 0
  if (isReal) await auditFeed(trx, ctx, feed, next.action ?? 'importCalendar', historyFacts(history))
  const net = netChanges(feed.state, state, today)
  return {
    changes: [
      ...net.blocked.map((days) => ({ kind: 'BLOCKED' as const, ...days })),
      ...net.freed.map((days) => ({ kind: 'FREED' as const, ...days })),
    ],
    history,
    conflicts: await listNewConflicts(
      trx,
      [...plan.add, ...plan.move].map(({ id }) => id),
      today,
    ),
    quarantine: state.quarantine,
    isWindowBlocked: windowLimitOf(state)?.isBlocked ?? false,
    rows: 1 + rows + (history.length > 0 ? 1 : 0) + (isReal ? 1 : 0),
  }
}

const LONGEST_NOTE = 200
const LOGGED_CHANGES = 100

/** What the entry says, as the note of its block. */
function noteOf(summary: string): string {
  return [...summary].slice(0, LONGEST_NOTE).join('')
}

/** The log counts and names days; who stays there is the calendar's own affair. */
function historyFacts(history: readonly FeedChange[]): Record<string, unknown> {
  const changes = history.slice(0, LOGGED_CHANGES).map(({ kind, reason, from, to }) => ({
    kind,
    reason,
    from,
    to,
  }))
  return { changes, count: history.length }
}
