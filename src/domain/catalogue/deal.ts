/** The states of a booking request's deal (C4). */
export const DEAL_STATUSES = ['OPEN', 'WON', 'LOST'] as const satisfies readonly string[]

/** A deal status. */
export type DealStatus = (typeof DEAL_STATUSES)[number]
