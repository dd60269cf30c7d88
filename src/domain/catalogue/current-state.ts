/** What a unit is today (D3). */
export const CURRENT_STATES = [
  'VACANT_SOON',
  'OCCUPIED',
  'BLOCKED',
  'BOOKED',
  'VACANT',
  'NOT_AVAILABLE',
  'MULTILISTING',
] as const satisfies readonly string[]

/** A kind of current state. */
export type CurrentStateKind = (typeof CURRENT_STATES)[number]
