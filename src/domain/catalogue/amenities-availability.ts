/** Whether and where an amenity is to be had (C3). */
export const AMENITIES_AVAILABILITIES = [
  'NOT_AVAILABLE',
  'AVAILABLE',
  'AVAILABLE_IN_APARTMENT',
  'AVAILABLE_IN_BUILDING',
  'AVAILABLE_NEAR_BUILDING',
] as const satisfies readonly string[]

/** An availability of an amenity. */
export type AmenitiesAvailability = (typeof AMENITIES_AVAILABILITIES)[number]
