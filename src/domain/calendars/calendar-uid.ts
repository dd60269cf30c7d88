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

const OWN_ID = new RegExp(
  `^(?:${CALENDAR_UID_KINDS.join('|')})-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`,
  'i',
)

/** The id of an event, the same for as long as the thing itself lives; the host is that of our own address. */
export function calendarUid(kind: CalendarUidKind, id: string, host: string): string {
  return `${kind}-${id}@${host}`
}

/** Whether an event's id was given by us, whichever unit it is about. */
export function isOwnUid(uid: string, host: string): boolean {
  const at = uid.lastIndexOf('@')
  return uid.slice(at + 1).toLowerCase() === host.toLowerCase() && OWN_ID.test(uid.slice(0, at))
}
