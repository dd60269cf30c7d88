import { type Day, type Stay, daysBetween } from '../kernel/day.ts'
import type { FeedEvent } from './feed-state.ts'

/** For how many days after a stay it is kept what a calendar called it, which often is a guest's name (decision 52). */
export const GUEST_NAME_DAYS_KEPT = 90

/** Whether a stay is over for so long that nobody needs to know any more who it was. */
export function isToForget({ to }: Pick<Stay, 'to'>, today: Day): boolean {
  return daysBetween(to, today) > GUEST_NAME_DAYS_KEPT
}

/** Entries without the words of those that are over for long, also where the calendar goes on naming them. */
export function withoutOldNames(events: readonly FeedEvent[], today: Day): FeedEvent[] {
  return events.map((event) => (isToForget(event.days, today) ? { ...event, summary: '' } : event))
}
