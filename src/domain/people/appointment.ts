import type { AppointmentStatus } from '../catalogue/people.ts'
import { ValidationError } from '../kernel/errors.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** The longest link to somebody's calendar, in characters (ours). */
export const SCHEDULING_LINK_MAX_LENGTH = 300

/** How far ahead a call may be, in days (ours): no calendar offers more, so what says more was made up. */
export const APPOINTMENT_DAYS_AHEAD = 366

// A public host over https by its name, without a name or password in front of it and at the usual port.
const LINK = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/** A link to a calendar in which others choose a time, or a ValidationError; empty where there is none. */
export function parseSchedulingLink(text: string): string {
  const link = text.trim()
  if (link !== '' && (link.length > SCHEDULING_LINK_MAX_LENGTH || !LINK.test(link)))
    throw new ValidationError({ link: 'appointment.link.invalid' })
  return link
}

/** Whether a landlord can choose a time, or this one: only with somebody whose calendar is known, and ahead. Times are milliseconds since 1970, as browsers without Temporal know them. */
export function canSchedule(
  { link, startsAt }: { link: string | null; startsAt: number | null },
  now: number,
): Verdict {
  if (!link) return refuse('NO_ACCOUNT_MANAGER')
  return startsAt === null || isAhead(startsAt, now) ? ALLOWED : refuse('APPOINTMENT_NOT_AHEAD')
}

function isAhead(startsAt: number, now: number): boolean {
  return startsAt > now && startsAt <= now + APPOINTMENT_DAYS_AHEAD * 24 * 3_600_000
}

/** Whether there is a call that can be cancelled: one that isn't over. */
export function canCancelAppointment(
  appointment: { status: AppointmentStatus; startsAt: Temporal.Instant | null },
  now: Temporal.Instant,
): Verdict {
  return shownStatus(appointment, now) === 'SCHEDULED' ? ALLOWED : refuse('NOT_SCHEDULED')
}

/** What is true of a call today: one that is over leaves nothing scheduled. */
export function shownStatus(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Temporal.Instant | null },
  now: Temporal.Instant,
): AppointmentStatus {
  const isOver = startsAt !== null && Temporal.Instant.compare(startsAt, now) < 0
  return status === 'SCHEDULED' && isOver ? 'NOT_SCHEDULED' : status
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** When a call begins, as a calendar says on the way back, in milliseconds since 1970; null where it says nothing that is an instant. */
export function startOfAppointment(text: string | null): number | null {
  const milliseconds = INSTANT.test(text ?? '') ? Date.parse(text ?? '') : NaN
  return Number.isNaN(milliseconds) ? null : milliseconds
}
