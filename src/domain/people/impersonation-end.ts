import type { Permission } from '../catalogue/people.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { MANAGING_PERMISSION } from './permission-table.ts'

/** Who ends that others act as landlords: those who give and take permissions, acting among them (decision 113). */
export const IMPERSONATION_END_PERMISSION = MANAGING_PERMISSION

/** What is stored of a time in which staff act as a landlord, as far as its end goes. */
export interface ImpersonationTimes {
  endsAt: Temporal.Instant
  /** When it was ended before that; null for never. */
  endedAt: Temporal.Instant | null
}

/** Whether staff act as the landlord now: nobody has ended it, and the hour isn't over. */
export function isImpersonationRunning(
  { endsAt, endedAt }: ImpersonationTimes,
  now: Temporal.Instant,
): boolean {
  return endedAt === null && Temporal.Instant.compare(endsAt, now) > 0
}

/** Whether somebody of the staff may end it: whoever acts, in whichever session, and those who oversee it. */
export function canEndImpersonation(
  staff: { id: string; permissions: readonly Permission[] },
  impersonation: ImpersonationTimes & { actorId: string },
  now: Temporal.Instant,
): Verdict {
  if (!isImpersonationRunning(impersonation, now)) return refuse('TIME_OVER')
  const isAllowed =
    staff.id === impersonation.actorId || staff.permissions.includes(IMPERSONATION_END_PERMISSION)
  return isAllowed ? ALLOWED : refuse('NO_PERMISSION')
}
