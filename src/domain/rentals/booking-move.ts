import type { Day, Stay } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** A booking of a chain of extensions. */
export interface MovableBooking extends Stay {
  canceled: boolean
}

/** A unit as a contract names it. */
export interface ContractUnit {
  id: string
  name: string
}

/**
 * The unit that the signed contract of a booking names where that is another one than it is in, or null: then the two
 * have to agree on an amendment, since nothing changes a signed contract (decision 50). Of a move that both have agreed on
 * in the product that agreement is the amendment (decision 136).
 */
export function otherUnitOfContract(booking: {
  listingId: string
  canceled: boolean
  contractUnit: ContractUnit | null
  isUnitAgreed: boolean
}): ContractUnit | null {
  const { listingId, canceled, contractUnit, isUnitAgreed } = booking
  return canceled || isUnitAgreed || contractUnit?.id === listingId ? null : contractUnit
}

/**
 * Whether a booking may go to another unit of its group, with what extends it (decision 50): not once anybody of the
 * chain lives there, and not while a contract for staying longer is being signed, since that names the unit.
 */
export function canMoveBooking(
  booking: MovableBooking,
  chain: readonly MovableBooking[],
  around: { today: Day; isExtensionInSigning: boolean },
): Verdict {
  const { today, isExtensionInSigning } = around
  if (booking.canceled) return refuse('ALREADY_CANCELED')
  if (booking.to < today) return refuse('STAY_OVER')
  if (chain.some((one) => !one.canceled && one.from <= today)) return refuse('STAY_STARTED')
  return isExtensionInSigning ? refuse('OFFER_EXISTS') : ALLOWED
}
