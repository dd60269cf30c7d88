import type { Offer } from './contract-queries.ts'

/** The request that a contract belongs to, on the page of the side that looks at it. */
export function requestLink(offer: Pick<Offer, 'bookingRequestId' | 'listingRequestId' | 'viewerRole'>) {
  const params = { bookingRequestId: offer.bookingRequestId, listingRequestId: offer.listingRequestId }
  return { page: offer.viewerRole === 'LANDLORD' ? ('inbox' as const) : ('tenantRequest' as const), params }
}
