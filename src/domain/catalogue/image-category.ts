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
