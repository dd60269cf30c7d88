import { compareDays, type Stay } from './day.ts'
import { ALLOWED, refuse, type Verdict } from './verdict.ts'

/** A booking of a chain of extensions. */
export interface MovableBooking extends Stay {
  canceled: boolean
}

/**
 * Whether a booking may go to another unit of its group, with what extends it (decision 50): not once anybody of the
 * chain lives there, and not while a contract for staying longer is being signed, since that names the unit.
 */
export function canMoveBooking(
  booking: MovableBooking,
  chain: readonly MovableBooking[],
  around: { today: Temporal.PlainDate; isExtensionInSigning: boolean },
): Verdict {
  const { today, isExtensionInSigning } = around
  if (booking.canceled) return refuse('ALREADY_CANCELED')
  if (compareDays(booking.to, today) < 0) return refuse('STAY_OVER')
  if (chain.some((one) => !one.canceled && compareDays(one.from, today) <= 0)) return refuse('STAY_STARTED')
  return isExtensionInSigning ? refuse('OFFER_EXISTS') : ALLOWED
}
