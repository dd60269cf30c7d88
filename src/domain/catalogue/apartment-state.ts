/** What was done to the apartment since it was built (C3). */
export const APARTMENT_STATES = [
  'UNMODIFIED',
  'MODERNIZED',
  'RENOVATED',
  'REHABILITATED',
] as const satisfies readonly string[]

/** An apartment state. */
export type ApartmentState = (typeof APARTMENT_STATES)[number]
