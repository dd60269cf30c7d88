import type { CalendarPlatform } from '../catalogue/calendars.ts'
import type { ToldDays, ToldStretch } from './calendar-told.ts'
import { addDays, compareDays, covers, earlierDay, laterDay, mergeStays, type Stay } from '../kernel/day.ts'
import { leftOver, type OverlapSearch, overlapSearch, saysReserved } from './feed-days.ts'
import type { SaidEvent } from './feed-matching.ts'
import { hoursSince } from './feed-window-limit.ts'

/** A link of another platform counts while its recipient has asked within so many hours. */
const OTHER_LINK_HOURS = 72
/** For so long an echo may outlive what it repeats: the other side has to ask first, then to forget. */
export const ECHO_HOURS = 24

/** What an entry may repeat: an event of ours by its UID, with the days told under it to anybody, or days alone. */
interface Heard {
  uids: ReadonlyMap<string, readonly Stay[]>
  days: OverlapSearch<ToldStretch>
}

/** What was told about the unit, as far as a feed may repeat it. */
export interface Told {
  now: Heard
  /** With what was told until a day ago. */
  lately: Heard
  /** What is told now and something else takes anyway. */
  taken: OverlapSearch<ToldStretch>
}

/**
 * What a feed can have heard from us. Days count that were told by links of its own platform, else, or where nobody
 * knows its platform, by any that is in use; never its own days. A UID of ours is ours wherever it comes from.
 */
export function toldTo(
  feed: { id: string; platform: CalendarPlatform },
  links: readonly ToldDays[],
  { now, today, taken }: { now: Temporal.Instant; today: Temporal.PlainDate; taken: readonly Stay[] },
): Told {
  const own = feed.platform === 'OTHER' ? [] : links.filter(({ platform }) => platform === feed.platform)
  const heard =
    own.length > 0 ? own : links.filter(({ fetchedAt }) => hoursSince(fetchedAt, now) <= OTHER_LINK_HOURS)
  const all = links.flatMap(({ stretches }) => stretches)
  const others = heard.flatMap(({ stretches }) => stretches).filter(({ feedId }) => feedId !== feed.id)
  const heardOf = (counts: (stretch: ToldStretch) => boolean): Heard => ({
    uids: Map.groupBy(all.filter(counts), ({ uid }) => uid),
    days: overlapSearch(others.filter(counts)),
  })
  const isTold = ({ untoldAt }: ToldStretch) => untoldAt === null
  return {
    now: heardOf(isTold),
    lately: heardOf(({ untoldAt }) => untoldAt === null || hoursSince(untoldAt, now) <= ECHO_HOURS),
    taken: overlapSearch(takenAnyway(others.filter(isTold), today, taken)),
  }
}

function takenAnyway(
  stretches: readonly ToldStretch[],
  today: Temporal.PlainDate,
  taken: readonly Stay[],
): ToldStretch[] {
  const others = overlapSearch(mergeStays(taken))
  return stretches.filter((stretch) => {
    // The days after the availability window can't be had anyway.
    if (stretch.isOpenEnd) return true
    const days = { from: laterDay(stretch.from, today), to: stretch.to }
    return others(days).some((other) => covers(other, days.from) && covers(other, days.to))
  })
}

/** Whether an entry only repeats what the feed heard from us: by its UID, or because it is exactly those days. */
export function isEcho(event: SaidEvent, heard: Heard, today: Temporal.PlainDate): boolean {
  if (hasOurUid(event, heard, today)) return true
  return !saysReserved(event.summary) && ownPart(event, heard.days(event), today) === null
}

/**
 * Whether an entry has a UID of ours and no day that was not told under it: a platform that joins neighbours may give
 * the whole the UID of ours, and the rest is its own stay.
 */
export function hasOurUid(event: SaidEvent, { uids }: Heard, today: Temporal.PlainDate): boolean {
  const stretches = uids.get(event.uid)
  if (!stretches) return false
  const ahead = { from: laterDay(event.from, today), to: event.to }
  return compareDays(ahead.from, ahead.to) > 0 || leftOver(ahead, stretches).length === 0
}

/**
 * The part of an entry that is the feed's own where it was joined with neighbouring days that came from us. Only days
 * that something else takes anyway are left out, so nothing becomes free by it.
 */
export function withoutEcho(event: SaidEvent, { taken }: Told, today: Temporal.PlainDate): Stay {
  const days = { from: event.from, to: event.to }
  return saysReserved(event.summary) ? days : (ownPart(event, taken(event), today) ?? days)
}

/** What is left of an entry without stretches that begin with it or end with it; null for nothing. */
function ownPart(
  event: SaidEvent,
  stretches: readonly ToldStretch[],
  today: Temporal.PlainDate,
): Stay | null {
  const inside = stretches.flatMap((stretch) => insideOf(event, stretch, today) ?? [])
  let { from, to }: Stay = event
  for (const stretch of inside.toSorted((a, b) => compareDays(a.from, b.from))) {
    if (covers(stretch, from)) from = addDays(stretch.to, 1)
  }
  for (const stretch of inside.toSorted((a, b) => compareDays(b.to, a.to))) {
    if (covers(stretch, to)) to = addDays(stretch.from, -1)
  }
  return compareDays(from, to) <= 0 ? { from, to } : null
}

/** A stretch within an entry: clipped where the entry leaves out what is over, or where we only stopped. */
function insideOf(event: SaidEvent, stretch: ToldStretch, today: Temporal.PlainDate): Stay | null {
  const clipsStart = compareDays(event.from, addDays(today, 1)) <= 0
  const beginsInside = compareDays(stretch.from, event.from) >= 0 || clipsStart
  const endsInside = compareDays(stretch.to, event.to) <= 0 || stretch.isOpenEnd
  const days = { from: laterDay(stretch.from, event.from), to: earlierDay(stretch.to, event.to) }
  return beginsInside && endsInside && compareDays(days.from, days.to) <= 0 ? days : null
}
