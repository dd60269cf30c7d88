/** How much a billing details item is in use (C3). */
export const BILLING_DETAILS_ITEM_RANKS = [
  'ATTACHED_TO_ACTIVE_LISTING',
  'UNUSED',
] as const satisfies readonly string[]

/** The rank of a billing details item. */
export type BillingDetailsItemRank = (typeof BILLING_DETAILS_ITEM_RANKS)[number]

/** Whether a billing details item can be used; an archived one is kept for what was reported with it (ours). */
export const BILLING_DETAILS_ITEM_STATES = ['ACTIVE', 'ARCHIVED'] as const satisfies readonly string[]

/** A state of a billing details item. */
export type BillingDetailsItemState = (typeof BILLING_DETAILS_ITEM_STATES)[number]

/** As what somebody lets: a private person or a company (D3 commercialFields.type; the values are ours). */
export const COMMERCIAL_TYPES = ['PRIVATE', 'COMPANY'] as const satisfies readonly string[]

/** A type of commercialFields. */
export type CommercialType = (typeof COMMERCIAL_TYPES)[number]
