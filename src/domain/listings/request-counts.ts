/** The stored counters of a group (D3). */
export interface RequestCounts {
  numOpenRequests: number
  numInProgressRequests: number
  numBlockedRequests: number
  numBookingOffersInLandlordSigning: number
  numBookingOffersInLandlordSigningLBC: number
  numRequestsInWaitingToConfirmBooking: number
}

/** The counters of a group without requests. */
export const NO_REQUESTS: RequestCounts = {
  numOpenRequests: 0,
  numInProgressRequests: 0,
  numBlockedRequests: 0,
  numBookingOffersInLandlordSigning: 0,
  numBookingOffersInLandlordSigningLBC: 0,
  numRequestsInWaitingToConfirmBooking: 0,
}

/** Counters plus `sign` times others; -1 takes them away. */
export function addCounts(counts: RequestCounts, others: RequestCounts, sign: 1 | -1 = 1): RequestCounts {
  return {
    numOpenRequests: counts.numOpenRequests + sign * others.numOpenRequests,
    numInProgressRequests: counts.numInProgressRequests + sign * others.numInProgressRequests,
    numBlockedRequests: counts.numBlockedRequests + sign * others.numBlockedRequests,
    numBookingOffersInLandlordSigning:
      counts.numBookingOffersInLandlordSigning + sign * others.numBookingOffersInLandlordSigning,
    numBookingOffersInLandlordSigningLBC:
      counts.numBookingOffersInLandlordSigningLBC + sign * others.numBookingOffersInLandlordSigningLBC,
    numRequestsInWaitingToConfirmBooking:
      counts.numRequestsInWaitingToConfirmBooking + sign * others.numRequestsInWaitingToConfirmBooking,
  }
}
