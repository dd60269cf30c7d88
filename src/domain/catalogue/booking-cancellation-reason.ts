/** Why a booking was cancelled (D3, C3). */
export const BOOKING_CANCELLATION_REASONS = [
  'BOOKING_CANCELLED',
  'CHANGE_OF_PLANS',
  'CONTRACT_TERMS_CHANGED',
  'DENIED_BY_COMPANY',
  'FOUND_DIFFERENT_RESIDENCE_COMPETITOR',
  'FOUND_DIFFERENT_RESIDENCE_MEZZO',
  'LANDLORD_TOOK_TOO_LONG',
  'NOT_SATISFIED_WITH_RESIDENCE',
  'NO_VISA',
  'OTHER',
  'TENANT_TOOK_TOO_LONG',
] as const satisfies readonly string[]

/** A booking cancellation reason. */
export type BookingCancellationReason = (typeof BOOKING_CANCELLATION_REASONS)[number]
