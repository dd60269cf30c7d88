import type { AppointmentStatus } from '../catalogue/people.ts'
import { ValidationError } from '../kernel/errors.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** The longest link to somebody's calendar, in characters (ours). */
export const SCHEDULING_LINK_MAX_LENGTH = 300

// A public host over https, without a name or password in front of it.
const LINK = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i

/** A link to a calendar in which others choose a time, or a ValidationError; empty where there is none. */
export function parseSchedulingLink(text: string): string {
  const link = text.trim()
  if (link !== '' && (link.length > SCHEDULING_LINK_MAX_LENGTH || !LINK.test(link)))
    throw new ValidationError({ link: 'appointment.link.invalid' })
  return link
}

/** Whether a landlord can choose a time: only with somebody whose calendar is known. */
export function canSchedule(link: string | null): Verdict {
  return link ? ALLOWED : refuse('NO_ACCOUNT_MANAGER')
}

/** Whether there is a meeting that can be called off: one that isn't over. */
export function canCancelAppointment(
  appointment: { status: AppointmentStatus; startsAt: Temporal.Instant | null },
  now: Temporal.Instant,
): Verdict {
  return shownStatus(appointment, now) === 'SCHEDULED' ? ALLOWED : refuse('NOT_SCHEDULED')
}

/** What is true of a meeting today: one that is over leaves nothing scheduled. */
export function shownStatus(
  { status, startsAt }: { status: AppointmentStatus; startsAt: Temporal.Instant | null },
  now: Temporal.Instant,
): AppointmentStatus {
  const isOver = startsAt !== null && Temporal.Instant.compare(startsAt, now) < 0
  return status === 'SCHEDULED' && isOver ? 'NOT_SCHEDULED' : status
}

/** When a meeting begins, as a scheduling page says on the way back; null where it says nothing that is an instant to come. */
export function startOfAppointment(text: string | null, now: Temporal.Instant): Temporal.Instant | null {
  try {
    const instant = Temporal.Instant.from(text ?? '')
    return Temporal.Instant.compare(instant, now) > 0 ? instant : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
