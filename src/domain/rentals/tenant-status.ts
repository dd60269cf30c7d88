import type { TenantStatus } from '../catalogue/requests.ts'
import { blockedStatusOf, isBeingVerified, isHolding, isWaitingToConfirm } from './landlord-status.ts'
import type { RequestFacts } from './request-facts.ts'

/** What the tenant sees of a request (C4). */
export function tenantStatusOf(facts: RequestFacts): TenantStatus {
  // A cancelled booking is none any more (decision 33); the tenant's page of the booking says how it ended.
  if (facts.booking) return facts.booking.canceled ? 'NOT_AVAILABLE' : 'BOOKED'
  if (facts.statusType === 'NOT_AVAILABLE' || facts.statusType === 'TENANT_WITHDREW') return facts.statusType
  return blockedStatusOf(facts) ?? contractStatusOf(facts) ?? stepStatusOf(facts)
}

function contractStatusOf(facts: RequestFacts): TenantStatus | null {
  const offer = facts.latestOffer
  if (!isHolding(offer)) return null
  if (offer.generating) return 'CONTRACT_GENERATION'
  if (offer.status === 'LANDLORD_SIGNING' || isWaitingToConfirm(facts)) return 'CONTRACT_SIGNING_LANDLORD'
  return offer.status === 'PROPOSED' ? 'CONTRACT_SIGNING_OFFLINE' : 'CONTRACT_SIGNING_TENANT'
}

function stepStatusOf(facts: RequestFacts): TenantStatus {
  // Who extends has nothing to confirm: the contract comes next.
  if (facts.statusType === 'AVAILABLE')
    return facts.type === 'EXTENSION' ? 'CONTRACT_GENERATION' : 'CONFIRM_TENANT_INTEREST'
  if (facts.statusType !== 'TENANT_APPROVED') return 'CONFIRMING_AVAILABILITY'
  return isBeingVerified(facts) ? 'TENANT_VERIFICATION' : 'CONTRACT_GENERATION'
}
