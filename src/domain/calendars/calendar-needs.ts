import { FEED_FAILING_HOURS } from './feed-polling.ts'

/**
 * Why a calendar needs the landlord: days that are taken twice, days that are held back, the end of its window that may
 * be a closure, no answer for a day.
 */
export const CALENDAR_NEEDS = [
  'CONFLICT',
  'QUARANTINE',
  'WINDOW',
  'FAILING',
] as const satisfies readonly string[]

/** Why a calendar needs the landlord. */
export type CalendarNeed = (typeof CALENDAR_NEEDS)[number]

/** How a calendar stands, as far as somebody may have to look at it. */
export interface CalendarTrouble {
  /** Stays of it over bookings or holds that wait for a word. */
  conflicts: number
  quarantineSince: Temporal.Instant | null
  /** Since when somebody is asked what the blocked end of its window means. */
  windowAskedAt: Temporal.Instant | null
  failingSince: Temporal.Instant | null
}

/**
 * Why a calendar needs the landlord most, or null. Nights that are let twice come first, then those that nobody can ask
 * for; a calendar that only doesn't answer keeps what was received.
 */
export function calendarNeedOf(calendar: CalendarTrouble, now: Temporal.Instant): CalendarNeed | null {
  const { conflicts, quarantineSince, windowAskedAt, failingSince } = calendar
  if (conflicts > 0) return 'CONFLICT'
  if (quarantineSince) return 'QUARANTINE'
  if (windowAskedAt) return 'WINDOW'
  if (!failingSince) return null
  const notifiedAt = failingSince.add({ hours: FEED_FAILING_HOURS })
  return Temporal.Instant.compare(notifiedAt, now) <= 0 ? 'FAILING' : null
}

/** Orders what needs the landlord: the more urgent first, among the same what has waited for longest. */
export function compareCalendarNeeds(
  a: { kind: CalendarNeed; since: Temporal.Instant },
  b: { kind: CalendarNeed; since: Temporal.Instant },
): number {
  const order = CALENDAR_NEEDS.indexOf(a.kind) - CALENDAR_NEEDS.indexOf(b.kind)
  return order || Temporal.Instant.compare(a.since, b.since)
}
