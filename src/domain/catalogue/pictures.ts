/** The sizes in which a picture is kept (D3). */
export const IMAGE_SIZES = ['thumbnail', 'small', 'medium', 'large'] as const satisfies readonly string[]

/** A size of a picture. */
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** What a photo shows; the specification says such a list exists (C3), its values are ours. */
export const IMAGE_CATEGORIES = [
  'LIVING_ROOM',
  'BEDROOM',
  'KITCHEN',
  'DINING_AREA',
  'BATHROOM',
  'WORKSPACE',
  'HALLWAY',
  'BALCONY',
  'TERRACE',
  'GARDEN',
  'VIEW',
  'BUILDING',
  'ENTRANCE',
  'PARKING',
  'LAUNDRY',
  'NEIGHBORHOOD',
  'FLOOR_PLAN',
  'OTHER',
] as const satisfies readonly string[]

/** An image category. */
export type ImageCategory = (typeof IMAGE_CATEGORIES)[number]

/** The collections in which listings are shown to tenants (C3). */
export const PUBLIC_CATEGORIES = [
  'BUSINESS_STAYS',
  'FAMILY_HOMES',
  'GARDEN',
  'TERRACE',
  'STUDENT_HOUSING',
  'LUXURY',
  'TECH_STUDIO',
  'PETS',
  'HOMES_FOR_UKRAINIANS',
  'SERVICED_APARTMENTS',
] as const satisfies readonly string[]

/** A public category. */
export type PublicCategory = (typeof PUBLIC_CATEGORIES)[number]
