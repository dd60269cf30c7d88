/** The states of a booking offer (D4). */
export const OFFER_STATUSES = [
  'PROPOSED',
  'LANDLORD_SIGNING',
  'TENANT_SIGNING',
  'ACCEPTED',
  'REJECTED',
  'CANCELED',
] as const satisfies readonly string[]

/** A booking offer status. */
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** The offer statuses in which its days are held for the tenant. */
export const HOLDING_OFFER_STATUSES = [
  'PROPOSED',
  'LANDLORD_SIGNING',
  'TENANT_SIGNING',
] as const satisfies readonly string[]

/** An offer status that holds days. */
export type HoldingOfferStatus = (typeof HOLDING_OFFER_STATUSES)[number]

/** The first status of an offer that is signed online (C4). */
export const INITIAL_ONLINE_OFFER_STATUS: OfferStatus = 'LANDLORD_SIGNING'

/** The first status of an offer that is signed on paper (C4). */
export const INITIAL_OFFLINE_OFFER_STATUS: OfferStatus = 'PROPOSED'

/** The status of an offer that both have signed (C4). */
export const FINAL_OFFER_STATUS: OfferStatus = 'ACCEPTED'
