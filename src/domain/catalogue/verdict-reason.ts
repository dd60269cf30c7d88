/** Why a request can't be accepted or rejected; also used for offers and bookings. */
export const VERDICT_REASONS = [
  'ALREADY_ANSWERED',
  'ENDED',
  'NOT_YET_CHECKED',
  'ALREADY_REQUESTED',
  'DOCUMENT_CHANGED',
  'BLOCKED',
  'NO_FREE_UNIT',
  'LISTING_UNPUBLISHED',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'NO_PERMISSION',
  'NOT_YET_ACCEPTED',
  'NO_OFFER',
  'ALREADY_SIGNED',
  'LANDLORD_HAS_NOT_SIGNED',
  'TENANT_HAS_NOT_SIGNED',
  'NOT_ONLINE',
  'NOT_OFFLINE',
  'NO_CONFIRMATION_NEEDED',
  'VERIFICATION_MISSING',
  'OFFER_EXISTS',
  'CREATING_CONTRACT',
  'BOOKED',
  'NOT_DECLINED_BY_SILENCE',
  'NO_SUGGESTION',
  'UNCHANGED',
  'OVER_30_DAYS',
  'UNAVAILABLE',
] as const satisfies readonly string[]

/** Why something can't be done now. */
export type VerdictReason = (typeof VERDICT_REASONS)[number]
