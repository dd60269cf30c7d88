/**
 * What an event of our own calendars stands for: `stay` is what takes a unit's days, from the hold to the end of the
 * booking; `before` and `after` are the days outside of its availability window.
 */
export const CALENDAR_UID_KINDS = [
  'booking',
  'stay',
  'block',
  'before',
  'after',
] as const satisfies readonly string[]

/** A kind of our own events. */
export type CalendarUidKind = (typeof CALENDAR_UID_KINDS)[number]

/** The id of an event, the same for as long as the thing itself lives; the host is that of our own address. */
export function calendarUid(kind: CalendarUidKind, id: string, host: string): string {
  return `${kind}-${id}@${host}`
}
