import { isGoingOn, isHolding } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Whether a landlord may still decide about the contract of a request: until somebody has signed it or said yes to it. */
export function canPrepareContract(
  facts: Pick<RequestFacts, 'statusType' | 'booking' | 'latestOffer'>,
): Verdict {
  const goingOn = isGoingOn(facts)
  if (!goingOn.value) return goingOn
  if (facts.statusType === 'START') return refuse('NOT_YET_CHECKED')
  const offer = facts.latestOffer
  if (!isHolding(offer)) return ALLOWED
  const isSigned = offer.landlordSignedAt ?? offer.tenantSignedAt ?? offer.tenantAcceptedAt
  return isSigned ? refuse('ALREADY_SIGNED') : ALLOWED
}
