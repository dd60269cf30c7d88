/** The states of a booking request's deal (C4). */
export const DEAL_STATUSES = ['OPEN', 'WON', 'LOST'] as const satisfies readonly string[]

/** A deal status. */
export type DealStatus = (typeof DEAL_STATUSES)[number]

/** The stages of the deal pipeline that the specification names (C9). */
export const DEAL_STAGES = [
  'B2B_VERIFICATION',
  'BOOKINGS_CONTRACT_SENT',
  'BOOKINGS_TODO',
  'TENANT_CLOSED_INVOICE',
] as const satisfies readonly string[]

/** A stage of the deal pipeline. */
export type DealStage = (typeof DEAL_STAGES)[number]

/** The columns of the board of deals, in the order in which a deal goes through them; the last is for those that were lost. */
export const DEAL_COLUMNS = [
  'BOOKINGS_TODO',
  'B2B_VERIFICATION',
  'BOOKINGS_CONTRACT_SENT',
  'TENANT_CLOSED_INVOICE',
  'LOST',
] as const satisfies readonly (DealStage | Extract<DealStatus, 'LOST'>)[]

/** A column of the board. */
export type DealColumn = (typeof DEAL_COLUMNS)[number]

/** The ids of the stages in the sales system (C9). */
export const DEAL_STAGE_IDS = {
  B2B_VERIFICATION: 57,
  BOOKINGS_CONTRACT_SENT: 66,
  BOOKINGS_TODO: 6,
  TENANT_CLOSED_INVOICE: 40,
} as const satisfies Record<DealStage, number>
