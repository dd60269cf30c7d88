import { addCounts, NO_REQUESTS, type RequestCounts } from '../listings/request-counts.ts'
import type { LandlordStatus, MethodOfBooking, RequestType } from '../catalogue/requests.ts'
import type { OfferStatus } from '../catalogue/contracts.ts'
import { isActive } from './landlord-status.ts'

/** What classification looks at. */
export interface ClassifiedRequest {
  landlordStatus: LandlordStatus
  methodOfBooking: MethodOfBooking
  latestOfferStatus: OfferStatus | null
}

/**
 * What a list of requests shows, in the order of the chips; ours. NEEDS_YOU: answer, sign, confirm; OPEN: classified open;
 * WAITING: for somebody else; ALL: every active one; ENDED: those that are not active any more.
 */
export const REQUEST_FILTERS = [
  'NEEDS_YOU',
  'OPEN',
  'WAITING',
  'ALL',
  'ENDED',
] as const satisfies readonly string[]

/** What a list of requests shows. */
export type RequestFilter = (typeof REQUEST_FILTERS)[number]

/** How a list of active requests is sorted; ours. SPECIFIED: as D4 says; URGENT: what runs out first. */
export const REQUEST_ORDERS = ['SPECIFIED', 'URGENT'] as const satisfies readonly string[]

/** How a list of active requests is sorted. */
export type RequestOrder = (typeof REQUEST_ORDERS)[number]

/** The statuses that count as open (D4). */
export const OPEN_LANDLORD_STATUSES = [
  'OPEN',
  'OPEN_V3',
  'OPEN_WITH_CONSEQUENCES',
  'TENANT_STARTED_OTHER_BOOKING_PROCESS',
] as const satisfies readonly LandlordStatus[]

/** The statuses of requests that an offer in signing pauses (D4). */
export const BLOCKED_LANDLORD_STATUSES = [
  'BLOCKED_BY_CURRENT_TENANT',
  'BLOCKED_BY_ANOTHER_TENANT',
] as const satisfies readonly LandlordStatus[]

/** Whether the landlord still owes an answer (D4). */
export function isOpen(status: LandlordStatus): boolean {
  return OPEN_LANDLORD_STATUSES.some((open) => open === status)
}

/** Blocked by the current or another tenant (D4). */
export function isBlocked(status: LandlordStatus): boolean {
  return BLOCKED_LANDLORD_STATUSES.some((blocked) => blocked === status)
}

/** Active, but neither open nor blocked (counts per group). */
export function isInProgress(status: LandlordStatus): boolean {
  return isActive(status) && !isOpen(status) && !isBlocked(status)
}

/** Extension versus standard follows the request type (D4). */
export function isExtension(type: RequestType): boolean {
  return type === 'EXTENSION'
}

/** The action-needed set (D4). */
export function isActionNeeded(
  request: Pick<ClassifiedRequest, 'landlordStatus' | 'methodOfBooking'>,
): boolean {
  switch (request.landlordStatus) {
    case 'ACCEPTED':
    case 'TENANT_VERIFICATION':
    case 'MANUAL_CONTRACT_CREATED':
    case 'CONTRACT_WAITING_FOR_TENANT':
    case 'WAITING_TO_CONFIRM_BOOKING':
      return true
    case 'CONTRACT_CREATED':
      return request.methodOfBooking !== 'AFTER_LANDLORD_CONFIRMED_BOOKING'
    default:
      return false
  }
}

/** Landlord-confirmation flow, contract created, latest offer in landlord signing (D4). */
export function mustLandlordSign(request: ClassifiedRequest): boolean {
  return (
    request.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING' &&
    request.landlordStatus === 'CONTRACT_CREATED' &&
    request.latestOfferStatus === 'LANDLORD_SIGNING'
  )
}

/** What one request adds to the counters of its group; the signing counts split by method of booking. */
export function countOf(request: ClassifiedRequest): RequestCounts {
  const { landlordStatus } = request
  const signing = isActive(landlordStatus) && request.latestOfferStatus === 'LANDLORD_SIGNING'
  const confirmed = request.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  return {
    numOpenRequests: Number(isOpen(landlordStatus)),
    numInProgressRequests: Number(isInProgress(landlordStatus)),
    numBlockedRequests: Number(isBlocked(landlordStatus)),
    numBookingOffersInLandlordSigning: Number(signing && !confirmed),
    numBookingOffersInLandlordSigningLBC: Number(signing && confirmed),
    numRequestsInWaitingToConfirmBooking: Number(landlordStatus === 'WAITING_TO_CONFIRM_BOOKING'),
  }
}

/** The counters of a group, counted anew from its requests. */
export function countsOf(requests: Iterable<ClassifiedRequest>): RequestCounts {
  let counts = NO_REQUESTS
  for (const request of requests) counts = addCounts(counts, countOf(request))
  return counts
}
