/** Why the availability check of a request was skipped (C5). */
export const SKIP_REASONS = [
  'REASON_FOR_STAY_IS_OTHER',
  'BOOKING_REQUEST_HAS_RESERVED_LISTING',
  'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
  'LANDLORD_NOT_IN_FEATURE_GROUP',
  'EXTENSION',
  'QUALITY_TOO_LOW',
] as const satisfies readonly string[]

/** A reason to skip the availability check. */
export type SkipReason = (typeof SKIP_REASONS)[number]
