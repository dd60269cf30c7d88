import {
  ANSWERABLE_REQUEST_STATUS_TYPES,
  ENDED_REQUEST_STATUS_TYPES,
  type DerivedRequestStatusType,
  type RequestStatusType,
  type LandlordStatus,
} from '../catalogue/requests.ts'
import { HOLDING_OFFER_STATUSES } from '../catalogue/contracts.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Whether a request with this landlord status is in the list. */
export function isActive(status: LandlordStatus): boolean {
  return status !== 'OTHER'
}

/** What the landlord sees of a request: the first rule that holds (D4). */
export function landlordStatusOf(facts: RequestFacts): LandlordStatus {
  if (isOver(facts)) return 'OTHER'
  return (
    blockedStatusOf(facts) ??
    offerStatusOf(facts) ??
    acceptedStatusOf(facts) ??
    openStatusOf(facts) ??
    'OTHER'
  )
}

/** Whether nothing more can happen to a request: it ended, or it became a booking. */
export function isOver(facts: Pick<RequestFacts, 'statusType' | 'booking'>): boolean {
  return facts.booking !== null || isEnded(facts.statusType)
}

/** Whether a request goes on: refused as BOOKED while its booking stands, as ENDED once it, or its booking, has ended. */
export function isGoingOn(facts: Pick<RequestFacts, 'statusType' | 'booking'>): Verdict {
  if (facts.booking && !facts.booking.canceled) return refuse('BOOKED')
  return isOver(facts) ? refuse('ENDED') : ALLOWED
}

/** Whether a status type ends a request (C4). */
export function isEnded(statusType: RequestStatusType): boolean {
  return ENDED_REQUEST_STATUS_TYPES.some((ended) => ended === statusType)
}

/** Whether an offer holds days: it is on its way and neither accepted nor taken back. */
export function isHolding<Offer extends Pick<OfferFacts, 'status'>>(offer: Offer | null): offer is Offer {
  return offer !== null && HOLDING_OFFER_STATUSES.some((holding) => holding === offer.status)
}

/** The derived status that pauses a request, or null; a request with days of its own is never paused. */
export function blockedStatusOf(facts: RequestFacts): DerivedRequestStatusType | null {
  if (isOver(facts) || isHolding(facts.latestOffer)) return null
  const answered = facts.statusType === 'AVAILABLE' || facts.statusType === 'TENANT_APPROVED'
  if (facts.blockedByCurrentTenant && answered) return 'BLOCKED_BY_CURRENT_TENANT'
  if (facts.blockedByAnotherTenant && (answered || isChecking(facts))) return 'BLOCKED_BY_ANOTHER_TENANT'
  return null
}

/** AV_CHECK, or an extension, which goes on as AV_CHECK does (domain rule on skip reasons). */
function isChecking(facts: RequestFacts): boolean {
  return facts.statusType === 'AV_CHECK' || (facts.statusType === 'NO_AV_CHECK' && facts.type === 'EXTENSION')
}

function offerStatusOf(facts: RequestFacts): LandlordStatus | null {
  const offer = facts.latestOffer
  if (!isHolding(offer)) return null
  if (offer.generating) return 'CREATING_CONTRACT'
  if (offer.status === 'LANDLORD_SIGNING') return 'CONTRACT_CREATED'
  if (offer.status === 'TENANT_SIGNING' && !offer.tenantSignedAt) return 'CONTRACT_WAITING_FOR_TENANT'
  if (isWaitingToConfirm(facts)) return 'WAITING_TO_CONFIRM_BOOKING'
  return offer.status === 'PROPOSED' ? 'MANUAL_CONTRACT_CREATED' : null
}

/** Whether only the landlord's confirmation is missing for the booking ('LBC'). */
export function isWaitingToConfirm(facts: Pick<RequestFacts, 'methodOfBooking' | 'latestOffer'>): boolean {
  const offer = facts.latestOffer
  if (facts.methodOfBooking !== 'AFTER_LANDLORD_CONFIRMED_BOOKING' || !isHolding(offer)) return false
  if (offer.generating) return false
  if (offer.status === 'TENANT_SIGNING') return offer.tenantSignedAt !== null
  return offer.status === 'PROPOSED' && (offer.tenantAcceptedAt ?? offer.tenantSignedAt) !== null
}

function acceptedStatusOf(facts: RequestFacts): LandlordStatus | null {
  if (facts.statusType === 'AVAILABLE') return 'ACCEPTED'
  if (facts.statusType !== 'TENANT_APPROVED') return null
  return isBeingVerified(facts) ? 'TENANT_VERIFICATION' : 'ACCEPTED'
}

/** Whether the tenant has said yes and the contract waits for the tenant's documents. */
export function isBeingVerified(facts: Pick<RequestFacts, 'statusType' | 'verification'>): boolean {
  return facts.statusType === 'TENANT_APPROVED' && facts.verification.needed && !facts.verification.done
}

/**
 * Whether the landlord owes a contract: everybody has said yes, and there is none, because only a document of the
 * landlord's own would do or because the tenant refused the one before.
 */
export function awaitsContract(facts: RequestFacts): boolean {
  if (isOver(facts) || isHolding(facts.latestOffer) || isBeingVerified(facts)) return false
  if (blockedStatusOf(facts)) return false
  if (facts.statusType === 'TENANT_APPROVED') return true
  return facts.statusType === 'AVAILABLE' && facts.type === 'EXTENSION'
}

function openStatusOf(facts: RequestFacts): LandlordStatus | null {
  if (!isAnswerable(facts.statusType)) return null
  if (facts.tenantHasOfferInSigningElsewhere) return 'TENANT_STARTED_OTHER_BOOKING_PROCESS'
  if (facts.wouldDeclineOthers) return 'OPEN_WITH_CONSEQUENCES'
  return facts.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING' ? 'OPEN_V3' : 'OPEN'
}

/** Whether the landlord still owes an answer in this status type. */
export function isAnswerable(statusType: RequestStatusType): boolean {
  return ANSWERABLE_REQUEST_STATUS_TYPES.some((answerable) => answerable === statusType)
}
