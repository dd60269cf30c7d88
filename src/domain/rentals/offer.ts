import type { MethodOfBooking } from '../catalogue/requests.ts'
import type { OfferStatus } from '../catalogue/contracts.ts'
import { blockedStatusOf, isGoingOn, isHolding, isWaitingToConfirm } from './landlord-status.ts'
import type { OfferFacts, RequestFacts } from './request-facts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** An offer's facts with the method of booking of its request. */
export interface OfferSituation {
  methodOfBooking: MethodOfBooking
  latestOffer: OfferFacts | null
  /** The account of the tenant or of the landlord is on hold: nothing is signed or agreed meanwhile. */
  accountFrozen: boolean
}

/** The statuses of a contract that ended without a booking: its tenant no longer reads which listing it was. */
export const CONCEALING_OFFER_STATUSES = ['REJECTED', 'CANCELED'] as const satisfies readonly OfferStatus[]

/** Whether a contract tells its tenant which listing it is: once it is written, unless it ended without a booking (decision 12). */
export function namesListing(offer: { generating: boolean; status: OfferStatus } | null): boolean {
  return offer !== null && !offer.generating && !CONCEALING_OFFER_STATUSES.some((one) => one === offer.status)
}

/** Whether a contract can be made for a request now; an extension needs no interest confirmed. */
export function canMakeOffer(
  facts: RequestFacts,
  circumstances: { hasPermission: boolean; freeUnits: number },
): Verdict {
  if (!circumstances.hasPermission) return refuse('NO_PERMISSION')
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  if (isHolding(facts.latestOffer)) return refuse('OFFER_EXISTS')
  if (!isReadyForContract(facts)) return refuse('NOT_YET_ACCEPTED')
  if (blockedStatusOf(facts)) return refuse('BLOCKED')
  if (facts.verification.needed && !facts.verification.done) return refuse('VERIFICATION_MISSING')
  if (facts.accountFrozen) return refuse('ACCOUNT_FROZEN')
  return circumstances.freeUnits < 1 ? refuse('NO_FREE_UNIT') : ALLOWED
}

function isReadyForContract(facts: RequestFacts): boolean {
  if (facts.statusType === 'TENANT_APPROVED') return true
  return facts.type === 'EXTENSION' && facts.statusType === 'AVAILABLE'
}

/** Whether the landlord can sign the latest offer online now. */
export function canLandlordSign(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const running = isAgreeable(situation)
  if (!offer || !running.value) return running
  if (!offer.isOnlineSigning) return refuse('NOT_ONLINE')
  if (offer.status !== 'LANDLORD_SIGNING' || offer.landlordSignedAt) return refuse('ALREADY_SIGNED')
  return ALLOWED
}

/** Whether the tenant can sign the latest offer online now. */
export function canTenantSign(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const running = isAgreeable(situation)
  if (!offer || !running.value) return running
  if (!offer.isOnlineSigning) return refuse('NOT_ONLINE')
  if (offer.tenantSignedAt) return refuse('ALREADY_SIGNED')
  return offer.status === 'TENANT_SIGNING' ? ALLOWED : refuse('LANDLORD_HAS_NOT_SIGNED')
}

/** Whether the tenant can say yes to an offline proposal now. */
export function canTenantAccept(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const running = isAgreeable(situation)
  if (!offer || !running.value) return running
  if (offer.isOnlineSigning) return refuse('NOT_OFFLINE')
  return offer.tenantAcceptedAt || offer.tenantSignedAt ? refuse('ALREADY_ANSWERED') : ALLOWED
}

/** Whether a contract signed on paper can be uploaded or reported now. */
export function canMarkSignedOffline(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const running = isAgreeable(situation)
  if (!offer || !running.value) return running
  if (offer.isOnlineSigning) return refuse('NOT_OFFLINE')
  if (offer.tenantSignedAt) return refuse('ALREADY_SIGNED')
  // Nobody is booked by the landlord's word alone: the tenant has said yes to the contract first.
  return offer.tenantAcceptedAt ? ALLOWED : refuse('TENANT_HAS_NOT_SIGNED')
}

/** Whether the landlord can confirm the booking now ('LBC' only, after the tenant). */
export function canConfirmBooking(situation: OfferSituation): Verdict {
  const running = isAgreeable(situation)
  if (!running.value) return running
  if (situation.methodOfBooking !== 'AFTER_LANDLORD_CONFIRMED_BOOKING')
    return refuse('NO_CONFIRMATION_NEEDED')
  return isWaitingToConfirm(situation) ? ALLOWED : refuse('TENANT_HAS_NOT_SIGNED')
}

/** Whether the tenant can reject, or either side cancel, the latest offer now. */
export function canEndOffer(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  if (!offer) return refuse('NO_OFFER')
  return isHolding(offer) ? ALLOWED : refuse('ENDED')
}

/** Whether the tenant can refuse the contract now: one that they have signed binds them. */
export function canRefuseContract(situation: OfferSituation): Verdict {
  const running = isRunning(situation.latestOffer)
  if (!running.value) return running
  return situation.latestOffer?.tenantSignedAt ? refuse('ALREADY_SIGNED') : ALLOWED
}

/** Whether the landlord can take the contract back now: until it is a booking, even while it is being written. */
export function canCancelContract(situation: OfferSituation): Verdict {
  return canEndOffer(situation)
}

/** Whether a copy signed on paper can be uploaded now; the second way of decision 18, without the tenant's click. */
export function canUploadSigned(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const running = isAgreeable(situation)
  if (!offer || !running.value) return running
  if (offer.isOnlineSigning) return refuse('NOT_OFFLINE')
  return offer.tenantSignedAt ? refuse('ALREADY_SIGNED') : ALLOWED
}

/** Whether online signing can be stopped now; it then goes on with a new offline offer. */
export function canStopOnlineSigning(situation: OfferSituation): Verdict {
  const offer = situation.latestOffer
  const ends = canEndOffer(situation)
  if (!offer || !ends.value) return ends
  if (!offer.isOnlineSigning) return refuse('NOT_ONLINE')
  return offer.tenantSignedAt ? refuse('ALREADY_SIGNED') : ALLOWED
}

/** Whether anything of a contract can be signed or agreed now. */
function isAgreeable({ latestOffer, accountFrozen }: OfferSituation): Verdict {
  const running = isRunning(latestOffer)
  return running.value && accountFrozen ? refuse('ACCOUNT_FROZEN') : running
}

function isRunning(offer: OfferFacts | null): Verdict {
  if (!offer) return refuse('NO_OFFER')
  if (!isHolding(offer)) return refuse('ENDED')
  return offer.generating ? refuse('CREATING_CONTRACT') : ALLOWED
}

/** Whether a landlord may still decide about the contract of a request: until somebody has signed it or said yes to it. */
export function canPrepareContract(
  facts: Pick<RequestFacts, 'statusType' | 'booking' | 'latestOffer' | 'accountFrozen'>,
): Verdict {
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  if (facts.statusType === 'START') return refuse('NOT_YET_CHECKED')
  if (facts.accountFrozen) return refuse('ACCOUNT_FROZEN')
  const offer = facts.latestOffer
  if (!isHolding(offer)) return ALLOWED
  const isSigned = offer.landlordSignedAt ?? offer.tenantSignedAt ?? offer.tenantAcceptedAt
  return isSigned ? refuse('ALREADY_SIGNED') : ALLOWED
}
