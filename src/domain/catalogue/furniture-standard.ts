/** How well a listing is furnished (C3). */
export const FURNITURE_STANDARDS = ['STANDARD', 'MEDIUM', 'LUXURY'] as const satisfies readonly string[]

/** A furniture standard. */
export type FurnitureStandard = (typeof FURNITURE_STANDARDS)[number]
