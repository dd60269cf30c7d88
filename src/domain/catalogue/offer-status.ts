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
