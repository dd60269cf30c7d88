import type { CalendarPlatform } from '../catalogue/calendars.ts'
import type { ExportedDays, ExportedStretch } from './exported-days.ts'
import {
  type Day,
  type Stay,
  addDays,
  compareDays,
  covers,
  earlierDay,
  laterDay,
  mergeStays,
} from '../kernel/day.ts'
import { leftOver, type OverlapSearch, overlapSearch, saysReserved } from './feed-days.ts'
import type { ReceivedEvent } from './feed-matching.ts'
import { hoursSince } from './feed-window-limit.ts'

/** A link of another platform counts while its recipient has asked within so many hours. */
const OTHER_LINK_HOURS = 72
/** For so long an echo may outlive what it repeats: the other side has to ask first, then to forget. */
export const ECHO_HOURS = 24

/** What an entry may repeat: an event of ours by its UID, with the days exported under it to anybody, or days alone. */
interface Repeatable {
  uids: ReadonlyMap<string, readonly Stay[]>
  days: OverlapSearch<ExportedStretch>
}

/** What was exported of the unit, as far as a feed may repeat it. */
export interface ExportedToFeed {
  now: Repeatable
  /** With what was exported until a day ago. */
  lately: Repeatable
  /** What is exported now and something else takes anyway. */
  taken: OverlapSearch<ExportedStretch>
}

/**
 * What a feed can have from our exports. Days count that were exported by links of its own platform, else, or where
 * nobody knows its platform, by any that is in use; never its own days. A UID of ours is ours wherever it comes from.
 */
export function exportedTo(
  feed: { id: string; platform: CalendarPlatform },
  links: readonly ExportedDays[],
  { now, today, taken }: { now: Temporal.Instant; today: Day; taken: readonly Stay[] },
): ExportedToFeed {
  const own = feed.platform === 'OTHER' ? [] : links.filter(({ platform }) => platform === feed.platform)
  const sources =
    own.length > 0 ? own : links.filter(({ fetchedAt }) => hoursSince(fetchedAt, now) <= OTHER_LINK_HOURS)
  const all = links.flatMap(({ stretches }) => stretches)
  const others = sources.flatMap(({ stretches }) => stretches).filter(({ feedId }) => feedId !== feed.id)
  const repeatableOf = (counts: (stretch: ExportedStretch) => boolean): Repeatable => ({
    uids: Map.groupBy(all.filter(counts), ({ uid }) => uid),
    days: overlapSearch(others.filter(counts)),
  })
  const isExported = ({ exportedUntil }: ExportedStretch) => exportedUntil === null
  return {
    now: repeatableOf(isExported),
    lately: repeatableOf(
      ({ exportedUntil }) => exportedUntil === null || hoursSince(exportedUntil, now) <= ECHO_HOURS,
    ),
    taken: overlapSearch(takenAnyway(others.filter(isExported), today, taken)),
  }
}

function takenAnyway(
  stretches: readonly ExportedStretch[],
  today: Day,
  taken: readonly Stay[],
): ExportedStretch[] {
  const others = overlapSearch(mergeStays(taken))
  return stretches.filter((stretch) => {
    // The days after the availability window can't be had anyway.
    if (stretch.isOpenEnd) return true
    const days = { from: laterDay(stretch.from, today), to: stretch.to }
    return others(days).some((other) => covers(other, days.from) && covers(other, days.to))
  })
}

/** Whether an entry only repeats what the feed has from our exports: by its UID, or because it is exactly those days. */
export function isEcho(event: ReceivedEvent, repeatable: Repeatable, today: Day): boolean {
  if (hasOurUid(event, repeatable, today)) return true
  return !saysReserved(event.summary) && ownPart(event, repeatable.days(event), today) === null
}

/**
 * Whether an entry has a UID of ours and no day that was not exported under it: a platform that joins neighbours may give
 * the whole the UID of ours, and the rest is its own stay.
 */
export function hasOurUid(event: ReceivedEvent, { uids }: Repeatable, today: Day): boolean {
  const stretches = uids.get(event.uid)
  if (!stretches) return false
  const ahead = { from: laterDay(event.from, today), to: event.to }
  return ahead.from > ahead.to || leftOver(ahead, stretches).length === 0
}

/**
 * The part of an entry that is the feed's own where it was joined with neighbouring days that came from us. Only days
 * that something else takes anyway are left out, so nothing becomes free by it.
 */
export function withoutEcho(event: ReceivedEvent, { taken }: ExportedToFeed, today: Day): Stay {
  const days = { from: event.from, to: event.to }
  return saysReserved(event.summary) ? days : (ownPart(event, taken(event), today) ?? days)
}

/** What is left of an entry without stretches that begin with it or end with it; null for nothing. */
function ownPart(event: ReceivedEvent, stretches: readonly ExportedStretch[], today: Day): Stay | null {
  const inside = stretches.flatMap((stretch) => insideOf(event, stretch, today) ?? [])
  let { from, to }: Stay = event
  for (const stretch of inside.toSorted((a, b) => compareDays(a.from, b.from))) {
    if (stretch.to >= to && covers(stretch, from)) return null
    if (covers(stretch, from)) from = addDays(stretch.to, 1)
  }
  for (const stretch of inside.toSorted((a, b) => compareDays(b.to, a.to))) {
    if (covers(stretch, to)) to = addDays(stretch.from, -1)
  }
  return from <= to ? { from, to } : null
}

/** A stretch within an entry: clipped where the entry leaves out what is over, or where we only stopped. */
function insideOf(event: ReceivedEvent, stretch: ExportedStretch, today: Day): Stay | null {
  const clipsStart = event.from <= addDays(today, 1)
  const beginsInside = stretch.from >= event.from || clipsStart
  const endsInside = stretch.to <= event.to || stretch.isOpenEnd
  const days = { from: laterDay(stretch.from, event.from), to: earlierDay(stretch.to, event.to) }
  return beginsInside && endsInside && days.from <= days.to ? days : null
}
