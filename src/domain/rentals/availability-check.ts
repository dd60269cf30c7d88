import type { RequestType } from '../catalogue/requests.ts'
import type { SkipReason } from '../catalogue/reasons.ts'
import type { Tag } from '../catalogue/flags.ts'

/** What the system looks at when a request has been sent (C5, decision 29). */
export interface CheckedRequest {
  type: RequestType
  reasonForStay: string
  guests: number
  pets: boolean
  message: string
  /** Another listing of the same booking request is reserved: an offer in signing holds it, or it is booked. */
  bookingRequestHasReservedListing: boolean
  /** Another booking request of the tenant has a reserved listing for some of the days and would suppress this one. */
  reservedInSuppressingRequest: boolean
  /** The landlord is told in the app what happens (flag LANDLORD_NOTIFICATIONS). */
  landlordInFeatureGroup: boolean
  listing: { accommodates: number; petRule: string }
}

/** Why the landlord is not asked against the clock, or null: the first reason that holds. */
export function skipReasonOf(request: CheckedRequest): SkipReason | null {
  if (request.type === 'EXTENSION') return 'EXTENSION'
  if (request.bookingRequestHasReservedListing) return 'BOOKING_REQUEST_HAS_RESERVED_LISTING'
  if (request.reservedInSuppressingRequest) return 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST'
  if (!request.landlordInFeatureGroup) return 'LANDLORD_NOT_IN_FEATURE_GROUP'
  if (request.reasonForStay === 'OTHER') return 'REASON_FOR_STAY_IS_OTHER'
  return isQualityTooLow(request) ? 'QUALITY_TOO_LOW' : null
}

/** Ours: the request asks for what the listing rules out and does not say a word about it. */
function isQualityTooLow({ guests, pets, message, listing }: CheckedRequest): boolean {
  const breaksRule = guests > listing.accommodates || (pets && listing.petRule === 'NOT_ALLOWED')
  return breaksRule && message.trim() === ''
}

const AUTO_ACCEPT_LABELS = {
  STANDARD: 'AUTO_ACCEPT_STANDARD_REQUESTS',
  EXTENSION: 'AUTO_ACCEPT_EXTENSION_REQUESTS',
} as const satisfies Record<RequestType, Tag>

/** Whether a group's label lets the system accept a request; a skipped check is for the landlord to look at. */
export function isAutoAccepted(
  request: { type: RequestType; skipReason: SkipReason | null },
  labels: readonly string[],
): boolean {
  if (!labels.includes(AUTO_ACCEPT_LABELS[request.type])) return false
  return request.skipReason === null || request.skipReason === 'EXTENSION'
}
