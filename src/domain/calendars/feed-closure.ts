import type { WindowMeaning } from '../catalogue/calendars.ts'
import { type Day, type Stay, daysBetween, hull, laterDay } from '../kernel/day.ts'
import type { FeedEvent, FeedState } from './feed-state.ts'

/** The end of a booking window is blocked once its first day is less than so many days ahead (D5). */
export const CLOSURE_DAYS = 90

/** What says whether the end of a window is blocked. */
export interface ClosureFacts {
  today: Day
  /** What somebody has confirmed of this feed; null as long as nobody was asked, or has answered. */
  windowMeaning: WindowMeaning | null
  newId: () => string
}

/** The end of the booking window that an entry shows, whether it is blocked or not; null where it shows none. */
export function windowEndOf({ kind, limit, days }: FeedEvent): Stay | null {
  if (kind !== 'WINDOW_LIMIT' || !limit || limit.from > days.to) return null
  return { from: laterDay(limit.from, days.from), to: days.to }
}

/**
 * Blocks the end of the window where somebody has confirmed that the apartment is closed then, or where it comes near and
 * nobody has answered: a closure that ends with the window looks the same. `holds`: a quarantine gives nothing up.
 */
export function withClosure(
  event: FeedEvent,
  { today, windowMeaning, newId }: ClosureFacts,
  holds = false,
): FeedEvent {
  const end = windowEndOf(event)
  const isNear = end !== null && daysBetween(today, end.from) < CLOSURE_DAYS
  const isBlocked = windowMeaning === 'CLOSED' || (windowMeaning === null && isNear)
  if (!end || !isBlocked) return holds && event.kind === 'WINDOW_LIMIT' ? event : { ...event, closure: null }
  const { closure } = event
  const days = holds && closure ? hull(closure, end) : end
  return { ...event, closure: { id: closure?.id ?? newId(), from: days.from, to: days.to } }
}

/** What becomes of a feed when somebody says what the end of its window means. */
export function withWindowMeaning(state: FeedState, facts: ClosureFacts): FeedState {
  return { ...state, events: state.events.map((event) => withClosure(event, facts)) }
}

/** The end of the booking window that a feed shows, and whether its days are blocked; null where it shows none. */
export function windowLimitOf({ events }: FeedState): (Stay & { isBlocked: boolean }) | null {
  for (const event of events) {
    const end = windowEndOf(event)
    if (end) return { ...end, isBlocked: event.closure !== null }
  }
  return null
}
