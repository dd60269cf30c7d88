/** What can be missing before a listing may be published (our names; the rule is in listing-gaps.ts). */
export const LISTING_GAPS = [
  'ADDRESS',
  'PHOTO',
  'PRICE',
  'PRICE_PER_SQUARE_METRE',
  'AREA',
  'TITLE',
  'ROOM',
  'AVAILABLE_FROM',
  'CONTACT_PERSON',
  'ENERGY_CERTIFICATE',
  'REGISTRATION_NUMBER',
  'MIN_BOOKING_DURATION_PERMIT_ID',
] as const satisfies readonly string[]

/** Something that is missing. */
export type ListingGap = (typeof LISTING_GAPS)[number]
