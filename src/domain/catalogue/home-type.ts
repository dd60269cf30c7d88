/** What kind of home a listing is (C3). */
export const HOME_TYPES = [
  'ENTIRE_APARTMENT',
  'PRIVATE_ROOM',
  'SHARED_PLACE',
  'ENTIRE_HOUSE',
] as const satisfies readonly string[]

/** A home type. */
export type HomeType = (typeof HOME_TYPES)[number]
