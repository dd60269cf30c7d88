/** The beds of a room that are counted (D3 roomsInformation). */
export const BED_TYPES = ['single', 'double', 'guest', 'couch'] as const satisfies readonly string[]

/** A type of bed. */
export type BedType = (typeof BED_TYPES)[number]
