/** How much a billing details item is in use (C3). */
export const BILLING_DETAILS_ITEM_RANKS = [
  'ATTACHED_TO_ACTIVE_LISTING',
  'UNUSED',
] as const satisfies readonly string[]

/** The rank of a billing details item. */
export type BillingDetailsItemRank = (typeof BILLING_DETAILS_ITEM_RANKS)[number]
