import type {
  AskedCalendar,
  CalendarChange,
  CalendarRefresh,
  StaleCalendar,
} from '../../../domain/calendars/calendar-refresh.ts'
import { FEED_STALE_MINUTES, FEED_WAIT_SECONDS } from '../../../domain/kernel/constants.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { askFeed } from './ask-feed.ts'
import { CALENDAR_PATIENCE } from './fetch/fetch-calendar.ts'
import { leaseUntil } from './poll-actions.ts'
import {
  endLeases,
  leaseFeeds,
  type LeasedFeed,
  type LinkedFeed,
  listLeased,
  listLinkedFeeds,
  saveUnchanged,
} from './poll-sql.ts'

/** Calendars of one decision that are asked at the same time. */
const AT_ONCE = 32

/** A calendar that was asked so short a time ago in vain is not asked again: a dialog and its button come together. */
const ASKED_JUST_NOW_SECONDS = 60

/** How often somebody who waits for another's question looks whether it is over, in milliseconds. */
const LOOK_AGAIN_MS = 100

/**
 * Asks the linked calendars of groups that have not answered for a quarter of an hour, for five seconds at most, and
 * answers what came and what did not; `only` of units that it says. Never inside a transaction, and never throws for a calendar.
 */
export async function refreshFeeds(
  ctx: Context,
  { groupIds, only }: { groupIds: readonly string[]; only?: (listingId: string) => boolean },
  { olderThanMinutes = FEED_STALE_MINUTES, withinMs = FEED_WAIT_SECONDS * 1000 } = {},
): Promise<CalendarRefresh> {
  const until = performance.now() + withinMs
  const linked = await listLinkedFeeds(ctx.db, { groupIds })
  const feeds = only ? linked.filter((feed) => only(feed.listingId)) : linked
  const old = feeds.filter((feed) => !isFresh(ctx, feed, olderThanMinutes))
  const wanted = old.filter((feed) => !wasJustAsked(ctx, feed))
  const changes = wanted.length === 0 ? [] : await askBefore(ctx, wanted, until)
  const after = old.length === 0 ? [] : await listLinkedFeeds(ctx.db, { ids: old.map((feed) => feed.id) })
  const stale = after.filter((feed) => !isFresh(ctx, feed, olderThanMinutes))
  return { asked: feeds.length, changes, stale: stale.map((feed) => staleOf(ctx, feed)) }
}

/** Asks one calendar now, whenever it was asked last; waits for whoever is asking it already. */
export async function checkFeedNow(ctx: Context, feedId: string): Promise<void> {
  const feeds = await listLinkedFeeds(ctx.db, { ids: [feedId] })
  await askBefore(ctx, feeds, performance.now() + CALENDAR_PATIENCE)
}

function isFresh(ctx: Context, feed: LinkedFeed, minutes: number): boolean {
  return isSince(feed.answeredAt, ctx.now().subtract({ minutes }))
}

function wasJustAsked(ctx: Context, feed: LinkedFeed): boolean {
  return isSince(feed.checkedAt, ctx.now().subtract({ seconds: ASKED_JUST_NOW_SECONDS }))
}

function isSince(at: Temporal.Instant | null, since: Temporal.Instant): boolean {
  return at !== null && Temporal.Instant.compare(at, since) > 0
}

/** A failure that belongs to this question says why; an older one would only be half of the truth. */
function staleOf(ctx: Context, feed: LinkedFeed): StaleCalendar {
  const error = wasJustAsked(ctx, feed) && feed.failures > 0 ? feed.error : null
  return { ...askedOf(feed), answeredAt: feed.answeredAt, error }
}

function askedOf({ id, listingId, unitName, label, platform }: LinkedFeed): AskedCalendar {
  return { feedId: id, listingId, unitName, label, platform }
}

async function askBefore(
  ctx: Context,
  feeds: readonly LinkedFeed[],
  until: number,
): Promise<CalendarChange[]> {
  const ids = feeds.map((feed) => feed.id)
  const now = ctx.now()
  const leased = await leaseFeeds(ctx.db, ids, { now, until: leaseUntil(now) })
  const ours = new Set(leased.map((feed) => feed.id))
  await auditAsking(ctx, leased)
  const changes: CalendarChange[] = []
  const queue = [...leased]
  const work = async () => {
    for (let feed = queue.shift(); feed; feed = queue.shift()) changes.push(...(await askOne(ctx, feed)))
  }
  const others = ids.filter((id) => !ours.has(id))
  const workers = Array.from({ length: Math.min(AT_ONCE, leased.length) }, work)
  await orUntil(ctx, Promise.all([...workers, waitForOthers(ctx, others, until)]), until)
  // Those whose turn did not come are given back; what is under way goes on by itself, and is stored when it comes.
  await endLeases(ctx.db, queue.splice(0))
  return [...changes]
}

/** What staff set in motion as somebody else says so, though it is only a question (S10). */
async function auditAsking(ctx: Context, [first, ...others]: readonly LeasedFeed[]): Promise<void> {
  if (!first || !ctx.viewer?.impersonation) return
  await audit(ctx.db, ctx, {
    action: 'checkCalendarFeed',
    entityType: 'calendar_feed',
    entityId: first.id,
    landlordId: first.landlordId,
    data: { label: first.label, others: others.length },
  })
}

async function askOne(ctx: Context, feed: LeasedFeed): Promise<CalendarChange[]> {
  // Longer than anybody waits here: a slow calendar has not failed, it is only not waited for.
  const asked = await askFeed(ctx, feed, CALENDAR_PATIENCE)
  if (asked.kind === 'UNCHANGED') await saveUnchanged(ctx.db, [asked.times])
  if (asked.kind !== 'APPLIED') return []
  return asked.changes.map(({ kind, from, to }) => ({ ...askedOf(feed), kind, from, to }))
}

/** At most one question per calendar at a time: whoever comes second waits for what the first one receives. */
async function waitForOthers(ctx: Context, ids: readonly string[], until: number): Promise<void> {
  while (ids.length > 0 && performance.now() < until) {
    const leased = await listLeased(ctx.db, ids, ctx.now())
    if (leased.size === 0) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

async function orUntil(ctx: Context, work: Promise<unknown>, until: number): Promise<void> {
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.max(0, until - performance.now()))
  })
  const logged = work.catch((error: unknown) => {
    if (!isOver) throw error
    // Nobody waits any more who could read it.
    ctx.log.error({ err: error }, 'a calendar that was slow was not taken over')
  })
  await Promise.race([logged, patience])
  isOver = true
  clearTimeout(timer)
}
