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

/** What the provider wants to know of whoever has a payout account, in words of ours for its many names. */
export const PAYOUT_ACCOUNT_NEEDS = [
  'BUSINESS_TYPE',
  'NAME',
  'BIRTH_DATE',
  'ADDRESS',
  'CONTACT',
  'IDENTITY_NUMBER',
  'IDENTITY_DOCUMENT',
  'COMPANY_NUMBERS',
  'COMPANY_PEOPLE',
  'BUSINESS_PROFILE',
  'BANK_ACCOUNT',
  'TERMS',
  'OTHER',
] as const satisfies readonly string[]

/** Something that the provider wants to know. */
export type PayoutAccountNeed = (typeof PAYOUT_ACCOUNT_NEEDS)[number]

/** When what has come for a landlord is paid out (ours): as soon as it can be, or once a month. */
export const PAYOUT_SCHEDULES = ['AT_ONCE', 'MONTHLY'] as const satisfies readonly string[]

/** A payout schedule. */
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number]

/** How far a payout is (ours); of one that is UNKNOWN the provider has not said yet what became of it. */
export const PAYOUT_STATES = [
  'PENDING',
  'IN_TRANSIT',
  'PAID',
  'FAILED',
  'UNKNOWN',
] as const satisfies readonly string[]

/** A state of a payout. */
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** Why a payout did not go on, in words of ours for the codes of the provider and the banks. */
export const PAYOUT_FAILURES = [
  'ACCOUNT_CLOSED',
  'NO_SUCH_ACCOUNT',
  'NAME_MISMATCH',
  'CURRENCY',
  'DECLINED',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_RESTRICTED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason of a payout that did not go on. */
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number]

/** What a part of a payout is (ours). */
export const PAYOUT_ITEM_KINDS = [
  'RENT',
  'FEE_KEPT',
  'CREDIT',
  'REFUND',
  'DISPUTE',
  'INCENTIVE',
  'OTHER',
] as const satisfies readonly string[]

/** A kind of parts of a payout. */
export type PayoutItemKind = (typeof PAYOUT_ITEM_KINDS)[number]

/** The two ways that money of a payout goes (ours): to the landlord's account at the provider, and on to the bank. */
export const PAYOUT_LEGS = ['TO_ACCOUNT', 'TO_BANK'] as const satisfies readonly string[]

/** A way of a payout. */
export type PayoutLeg = (typeof PAYOUT_LEGS)[number]

/** How far one attempt to send a payout on its way is (ours); REFUSED: nothing has moved. */
export const PAYOUT_TRANSFER_STATES = [
  'CREATED',
  'UNKNOWN',
  'REFUSED',
  'IN_TRANSIT',
  'DONE',
  'FAILED',
] as const satisfies readonly string[]

/** A state of an attempt. */
export type PayoutTransferState = (typeof PAYOUT_TRANSFER_STATES)[number]

/** What of a home's money goes to an account (ours). */
export const PAYOUT_PURPOSES = ['RENT', 'DEPOSIT'] as const satisfies readonly string[]

/** What of a home's money goes to an account. */
export type PayoutPurpose = (typeof PAYOUT_PURPOSES)[number]

/** Where a change of payout data stands (ours); resolved once. */
export const PAYOUT_CHANGE_STATES = ['PENDING', 'APPLIED', 'CANCELED'] as const satisfies readonly string[]

/** Where a change of payout data stands. */
export type PayoutChangeState = (typeof PAYOUT_CHANGE_STATES)[number]

/** How the name of an account's holder fits the landlord's (ours). */
export const HOLDER_MATCHES = ['SAME', 'CLOSE', 'OTHER'] as const satisfies readonly string[]

/** How the name of an account's holder fits the landlord's. */
export type HolderMatch = (typeof HOLDER_MATCHES)[number]

/** What a home lacks before money can be paid out for it (ours). */
export const PAYOUT_GAPS = [
  'ACCOUNT',
  'CURRENCY',
  'PAYOUT_ACCOUNT',
  'BILLING_DETAILS',
  'TAX_DATA',
] as const satisfies readonly string[]

/** What a home lacks before money can be paid out for it. */
export type PayoutGap = (typeof PAYOUT_GAPS)[number]
