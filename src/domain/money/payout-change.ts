import type { PayoutChangeState, PayoutPurpose } from '../catalogue/payouts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Hours from a change of payout data until it counts, in which the landlord can call it off. */
export const PAYOUT_WAIT_HOURS = 24

/** Days after the recovery of an account before which no change of payout data counts (decision 106). */
export const PAYOUT_HOLD_AFTER_RECOVERY_DAYS = 7

/** Which account gets the rents or deposits of a home instead of which, and from when. */
export interface PayoutChange {
  purpose: PayoutPurpose
  fromAccountId: string | null
  toAccountId: string | null
  state: PayoutChangeState
  takesEffectAt: Temporal.Instant
}

/**
 * From when a change counts. A home that had no account and was never booked has no money that could be led astray:
 * there the first one counts at once. Whoever has just had the account again by a recovery waits longer.
 */
export function payoutChangeTakesEffectAt(
  change: { fromAccountId: string | null; hasBookings: boolean; recoveredAt: Temporal.Instant | null },
  now: Temporal.Instant,
): Temporal.Instant {
  const isHarmless = change.fromAccountId === null && !change.hasBookings
  if (isHarmless) return now
  const usual = now.add({ hours: PAYOUT_WAIT_HOURS })
  const held = change.recoveredAt?.add({ hours: 24 * PAYOUT_HOLD_AFTER_RECOVERY_DAYS }) ?? usual
  return Temporal.Instant.compare(held, usual) > 0 ? held : usual
}

/**
 * Which account gets what is paid out for a home at an instant: that of the last change that counted then and was not
 * called off, whether a job has applied it or not. `kept` is what stands on the home, for those without changes.
 */
export function payoutAccountAt(
  kept: string | null,
  changes: readonly PayoutChange[],
  at: Temporal.Instant,
): string | null {
  const counting = changes
    .filter(({ state }) => state !== 'CANCELED')
    .sort((a, b) => Temporal.Instant.compare(a.takesEffectAt, b.takesEffectAt))
  const last = counting.findLast((change) => isDue(change, at))
  if (last) return last.toAccountId
  const [first] = counting
  return first ? first.fromAccountId : kept
}

/** Whether a change counts at an instant. */
export function isDue(change: Pick<PayoutChange, 'takesEffectAt'>, at: Temporal.Instant): boolean {
  return Temporal.Instant.compare(change.takesEffectAt, at) <= 0
}

/** Whether a change can be called off: not once it counts, also where no job has applied it yet. */
export function canCancelPayoutChange(
  change: Pick<PayoutChange, 'state' | 'takesEffectAt'>,
  now: Temporal.Instant,
): Verdict {
  const isOpen = change.state === 'PENDING' && !isDue(change, now)
  return isOpen ? ALLOWED : refuse('PAYOUT_CHANGE_COUNTS')
}
