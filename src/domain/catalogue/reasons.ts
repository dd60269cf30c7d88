/** Why a request is declined by or for the landlord (C5); the names are ours, the reasons the specification's. */
export const DECLINE_REASONS = [
  'LISTING_OCCUPIED',
  'MULTI_LISTING_OCCUPIED',
  'NOT_SUITABLE_FOR_TENANT',
  'PETS_NOT_ALLOWED',
  'STAY_TOO_SHORT',
  'STAY_TOO_LONG',
  'TOO_MANY_PEOPLE',
  'OTHER',
  'LANDLORD_DID_NOT_RESPOND',
  'LANDLORD_SUGGESTED_NEW_DATES',
  'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE',
] as const satisfies readonly string[]

/** A decline reason. */
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** What a decline reason asks for and where it may be chosen. */
export interface DeclineReasonFlags {
  /** The landlord must name the period in which nothing is free; it becomes blocks. */
  needsBlocks: boolean
  needsExplanation: boolean
  onlyWithPets: boolean
  /** The kind of listing it is restricted to, or null for both. */
  onlyFor: 'MULTI' | 'NORMAL' | null
  /** Set by the system, never offered to landlords. */
  hidden: boolean
}

const PLAIN: DeclineReasonFlags = {
  needsBlocks: false,
  needsExplanation: false,
  onlyWithPets: false,
  onlyFor: null,
  hidden: false,
}

/** The flags of every decline reason (C5). */
export const DECLINE_REASON_FLAGS: Readonly<Record<DeclineReason, DeclineReasonFlags>> = {
  LISTING_OCCUPIED: { ...PLAIN, needsBlocks: true, onlyFor: 'NORMAL' },
  MULTI_LISTING_OCCUPIED: { ...PLAIN, needsBlocks: true, onlyFor: 'MULTI' },
  NOT_SUITABLE_FOR_TENANT: { ...PLAIN, needsExplanation: true },
  PETS_NOT_ALLOWED: { ...PLAIN, onlyWithPets: true },
  STAY_TOO_SHORT: PLAIN,
  STAY_TOO_LONG: PLAIN,
  TOO_MANY_PEOPLE: PLAIN,
  OTHER: { ...PLAIN, needsExplanation: true },
  LANDLORD_DID_NOT_RESPOND: { ...PLAIN, hidden: true },
  LANDLORD_SUGGESTED_NEW_DATES: { ...PLAIN, hidden: true },
  LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE: { ...PLAIN, hidden: true },
}

/** The reasons a landlord may choose from for a request. */
export function listDeclineReasons(request: { pets: boolean; partOfGroup: boolean }): DeclineReason[] {
  return DECLINE_REASONS.filter((reason) => {
    const flags = DECLINE_REASON_FLAGS[reason]
    if (flags.hidden) return false
    if (flags.onlyWithPets && !request.pets) return false
    return flags.onlyFor === null || flags.onlyFor === (request.partOfGroup ? 'MULTI' : 'NORMAL')
  })
}

/** Why the availability check of a request was skipped (C5). */
export const SKIP_REASONS = [
  'REASON_FOR_STAY_IS_OTHER',
  'BOOKING_REQUEST_HAS_RESERVED_LISTING',
  'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST',
  'LANDLORD_NOT_IN_FEATURE_GROUP',
  'EXTENSION',
  'QUALITY_TOO_LOW',
] as const satisfies readonly string[]

/** A reason to skip the availability check. */
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Why a request can't be accepted or rejected; also used for offers and bookings. */
export const VERDICT_REASONS = [
  'ALREADY_ANSWERED',
  'ENDED',
  'NOT_YET_CHECKED',
  'ALREADY_REQUESTED',
  'TOO_MANY_LISTINGS',
  'DOCUMENT_CHANGED',
  'BLOCKED',
  'NO_FREE_UNIT',
  'LISTING_UNPUBLISHED',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'NO_PERMISSION',
  'NOT_YET_ACCEPTED',
  'TENANT_CONFIRMED',
  'NO_OFFER',
  'ALREADY_SIGNED',
  'LANDLORD_HAS_NOT_SIGNED',
  'TENANT_HAS_NOT_SIGNED',
  'NOT_ONLINE',
  'NOT_OFFLINE',
  'PAID_THROUGH_PRODUCT',
  'ALREADY_RECEIVED',
  'NOTHING_RECEIVED',
  'NO_CONFIRMATION_NEEDED',
  'VERIFICATION_MISSING',
  'OFFER_EXISTS',
  'CREATING_CONTRACT',
  'BOOKED',
  'NOT_DECLINED_BY_SILENCE',
  'NO_SUGGESTION',
  'UNCHANGED',
  'OVER_30_DAYS',
  'UNAVAILABLE',
  'NOT_ADJOINING',
  'SECOND_CHANCE',
  'NOT_AN_EXTENSION',
  'ALREADY_CANCELED',
  'STAY_OVER',
  'TIME_OVER',
  'NOT_A_GROUP',
  'GROUP_TOO_LARGE',
  'CONSEQUENCES_CHANGED',
  'REMINDED_RECENTLY',
  'YOUR_TURN',
  'SIGN_AT_PROVIDER',
  'NO_DOCUMENTS_NEEDED',
  'ALREADY_VERIFIED',
  'ACCOUNT_FROZEN',
  'OWN_REVIEW',
  'CLAIM_NEEDED',
  'CLAIM_OVER',
  'CLAIMED_BY_ANOTHER',
  'ALREADY_OBJECTED',
  'ALREADY_REPORTED',
  'NOTHING_TO_REPORT',
  'DECIDED_BEFORE',
  'AUTOMATIC_CHECK_OFF',
  'ARCHIVED',
  'ALREADY_PUBLISHED',
  'NOT_PUBLISHED',
  'STILL_PUBLISHED',
  'UNPUBLISHED_BY_SALES',
  'INCOMPLETE',
  'REQUESTS_WAITING',
  'NOT_ARCHIVED',
  'NOT_HELD_BY_SALES',
  'IMPORTED_BLOCK',
  'STAY_STARTED',
  'SAME_UNIT',
  'PAYMENTS_OFF',
  'TEST_DOCUMENT',
  'CURRENCY_UNSUPPORTED',
  'ALREADY_PAID',
  'CREDITED',
  'NOTHING_OPEN',
  'AMOUNT_CHANGED',
  'PAYMENT_RUNNING',
  'PAYMENT_UNKNOWN',
  'PAYMENT_NOT_ACCEPTED',
  'PAYOUT_IN_PERSON',
  'PAYOUT_CHANGE_COUNTS',
  'ACCOUNT_ARCHIVED',
  'ACCOUNT_NEEDED',
  'OTHER_CURRENCY',
  'IN_USE',
  'NOT_NUMBERED',
  'CREDIT_NOTE',
  'ALREADY_WRITTEN_OFF',
  'NOT_WRITTEN_OFF',
  'ALL_REMINDERS_SENT',
  'LINE_SETTLED',
  'DIFFERENCE_ENDED',
  'DIFFERENCE_EXPLAINED',
  'ENDS_BY_ITSELF',
  'LINE_IGNORED',
  'MONEY_OUT',
  'DUE_PAID',
  'DUE_WAIVED',
  'TENANT_PAYMENTS_OFF',
  'NOT_REFUNDABLE',
  'REFUNDED_BY_STAFF',
  'NOTHING_PAID',
  'PAYMENT_DISPUTED',
  'ALL_REFUNDED',
  'MORE_THAN_PAID',
  'NOBODY_MOVED_IN',
  'REFUND_ARRIVED',
  'REFUND_UNDER_WAY',
  'REFUND_SETTLED',
  'TAX_REPORT_NO_YEAR',
  'TAX_REPORT_NO_OPERATOR',
  'TAX_REPORT_TEST_ONLY',
  'TAX_REPORT_AWAITED',
  'TAX_REPORT_PREVIEW',
  'TAX_REPORT_REPLACED',
  'TAX_REPORT_HANDED_IN',
  'TAX_REPORT_ORDER',
  'TAX_REPORT_RUNNING',
  'TAX_REPORT_NOT_HANDED_IN',
  'TAX_REPORT_ANSWERED',
  'DISPUTE_OVER',
  'DISPUTE_ANSWERED',
  'DISPUTE_TOO_LATE',
  'DEPOSIT_SETTLED',
  'DEPOSIT_NOT_RECEIVED',
  'PAYOUTS_OFF',
  'PAYOUT_ACCOUNT_REJECTED',
  'PAYOUT_ACCOUNT_UNKNOWN',
  'PAYOUT_ACCOUNT_NOT_ACCEPTED',
  'NO_ACCOUNT_MANAGER',
  'APPOINTMENT_NOT_AHEAD',
  'NOT_SCHEDULED',
  'IDENTITY_NOT_ASKED',
  'IDENTITY_BEING_CHECKED',
  'IDENTITY_VERIFIED',
  'IDENTITY_NOT_VERIFIED',
  'TOO_MANY_VERIFICATIONS',
  'VERIFY_AT_PROVIDER',
  'DECIDED_BY_PROVIDER',
  'PICTURES_MISSING',
  'OWN_IDENTITY',
  'PAYOUT_NOT_FAILED',
  'PAYOUT_DATA_CHANGING',
  'PAYOUT_ACCOUNT_INCOMPLETE',
  'OWN_PERMISSION',
  'PERMISSION_HELD',
  'PERMISSION_NOT_HELD',
  'PERMISSION_REQUESTED',
  'SECOND_PERSON_NEEDED',
] as const satisfies readonly string[]

/** Why something can't be done now. */
export type VerdictReason = (typeof VERDICT_REASONS)[number]
