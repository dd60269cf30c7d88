/** What makes a signed offer a booking (C3). */
export const METHODS_OF_BOOKING = [
  'AFTER_TENANT_SIGNED_CONTRACT',
  'AFTER_LANDLORD_CONFIRMED_BOOKING',
] as const satisfies readonly string[]

/** A method of booking; the second is 'LBC'. */
export type MethodOfBooking = (typeof METHODS_OF_BOOKING)[number]
