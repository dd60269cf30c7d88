import type { DeclineReason, SkipReason } from '../catalogue/reasons.ts'
import type {
  MethodOfBooking,
  RequestStatusReason,
  RequestStatusSubReason,
  RequestStatusType,
  RequestType,
} from '../catalogue/requests.ts'
import type { OfferStatus } from '../catalogue/contracts.ts'
import type { Day } from '../kernel/day.ts'

/** What is kept about why a request is in its status (D3 status.data). */
export interface RequestStatusData {
  reason?: RequestStatusReason | SkipReason | null
  subReason?: RequestStatusSubReason | null
  declineReason?: DeclineReason | null
  explanation?: string | null
  suppressingBookingRequestId?: string | null
  suppressingListingRequestId?: string | null
}

/** The facts of an offer that decide what landlord and tenant see. */
export interface OfferFacts {
  status: OfferStatus
  /** The contract document is still being made. */
  generating: boolean
  isOnlineSigning: boolean
  landlordSignedAt: Temporal.Instant | null
  /** The tenant's signature online, or the uploaded signed copy offline. */
  tenantSignedAt: Temporal.Instant | null
  /** The tenant's yes to an offline proposal. */
  tenantAcceptedAt: Temporal.Instant | null
}

/** The tenant's documents, identity and solvency. */
export interface VerificationFacts {
  needed: boolean
  done: boolean
}

/** Everything the projections of a listing request are made of; all of it is stored or derived by the server. */
export interface RequestFacts {
  statusType: RequestStatusType
  statusData: RequestStatusData | null
  type: RequestType
  methodOfBooking: MethodOfBooking
  from: Day
  to: Day
  latestOffer: OfferFacts | null
  booking: { canceled: boolean } | null
  verification: VerificationFacts
  /** The check of the tenant's income has failed, and nobody has decided what follows. */
  incomeUnconfirmed: boolean
  /** The tenant has an offer in signing elsewhere for overlapping days, and this request is accepted. */
  blockedByCurrentTenant: boolean
  /** An offer in signing with someone else holds the last free unit for these days. */
  blockedByAnotherTenant: boolean
  /** The tenant has an offer in signing for another request, whatever the days. */
  tenantHasOfferInSigningElsewhere: boolean
  /** Accepting would decline others (EXTENSION only). */
  wouldDeclineOthers: boolean
  viewedByLandlord: boolean
  /** The account of the tenant or of the landlord is on hold (decision 107). */
  accountFrozen: boolean
  autoDeclineAt: Temporal.Instant | null
  suggestion: { from: Day; to: Day } | null
}
