/** What occupies a unit: bookings, holds of offers, blocks. */
export const OCCUPANCY_KINDS = ['BOOKING', 'HOLD', 'BLOCK'] as const satisfies readonly string[]

/** A kind of occupancy. */
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number]
