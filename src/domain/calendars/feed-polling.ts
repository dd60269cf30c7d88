/** How often a linked calendar is asked, in minutes (our decision). */
export const FEED_POLL_MINUTES = 15

/** A calendar that keeps failing is asked at least this often, in hours; nobody is asked to wait longer (our decision). */
export const FEED_BACK_OFF_HOURS = 6

/** A calendar's owner is notified of a failure that has lasted this long, in hours (our decision). */
export const FEED_FAILING_HOURS = 24

/** Largest calendar that is read, in bytes, packed and unpacked (S5). */
export const MAX_CALENDAR_BYTES = 5 * 1024 * 1024

/** What the time of the next question depends on. */
export interface PollOutcome {
  now: Temporal.Instant
  /** How often in a row the calendar did not answer; 0 after an answer. */
  failures: number
  /** When the other side wants to be asked again; null where it did not say. */
  retryAfter: Temporal.Instant | null
  /** From 0 to below 1, by chance: calendars that were linked together don't stay together. */
  chance: number
}

/**
 * When a calendar is asked again: after a quarter of an hour give or take a tenth, after failures in a row each time
 * twice as late, up to six hours, and never before the other side wants it.
 */
export function nextCheckAt({ now, failures, retryAfter, chance }: PollOutcome): Temporal.Instant {
  const doubled = FEED_POLL_MINUTES * 2 ** Math.min(failures, 10)
  const minutes = Math.min(doubled, FEED_BACK_OFF_HOURS * 60)
  const seconds = Math.round(minutes * 60 * (0.9 + 0.2 * chance))
  const next = now.add({ seconds })
  return retryAfter && Temporal.Instant.compare(retryAfter, next) > 0 ? retryAfter : next
}
