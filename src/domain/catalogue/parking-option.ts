/** Where a tenant may park (C3). */
export const LISTING_PARKING_OPTIONS = [
  'NEARBY',
  'AVAILABLE',
  'NOT_AVAILABLE',
  'ON_PROPERTY_PRICE_INCLUDED',
  'ON_PROPERTY_PRICE_NOT_INCLUDED',
] as const satisfies readonly string[]

/** A parking option. */
export type ListingParkingOption = (typeof LISTING_PARKING_OPTIONS)[number]
