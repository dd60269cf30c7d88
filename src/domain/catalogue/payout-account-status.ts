/** The states of a landlord's payout account at the card payment provider (C4). */
export const PAYOUT_ACCOUNT_STATUSES = [
  'CREATED',
  'RESTRICTED',
  'RESTRICTED_SOON',
  'PENDING',
  'ACTIVE_IMPROVABLE',
  'ACTIVE',
] as const satisfies readonly string[]

/** A payout account status. */
export type PayoutAccountStatus = (typeof PAYOUT_ACCOUNT_STATUSES)[number]
