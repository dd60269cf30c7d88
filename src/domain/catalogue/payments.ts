/** Where one rent of a stay stands on a day (ours). */
export const RENT_STATES = ['UPCOMING', 'DUE', 'OVERDUE', 'RECEIVED'] as const satisfies readonly string[]

/** A state of a rent. */
export type RentState = (typeof RENT_STATES)[number]

/** The states of the payment of the first month's rent (C4). */
export const FIRST_MONTH_RENT_PAYMENT_STATUSES = [
  'DUE',
  'PAID',
  'FAILED',
] as const satisfies readonly string[]

/** A state of the payment of the first month's rent. */
export type FirstMonthRentPaymentStatus = (typeof FIRST_MONTH_RENT_PAYMENT_STATUSES)[number]

/** The states of the payment of the tenant service fee (C4). */
export const TENANT_SERVICE_FEE_PAYMENT_STATUSES = [
  'NOT_DUE',
  'DUE',
  'PENDING',
  'PAID',
  'REFUND_REQUESTED',
  'REFUNDED',
] as const satisfies readonly string[]

/** A state of the payment of the tenant service fee. */
export type TenantServiceFeePaymentStatus = (typeof TENANT_SERVICE_FEE_PAYMENT_STATUSES)[number]

/** How somebody pays (D3, C3). */
export const PAYMENT_METHODS = [
  'PAYPAL',
  'GOOGLE_PAY',
  'APPLE_PAY',
  'CREDIT_CARD',
  'OTHERS',
] as const satisfies readonly string[]

/** A payment method. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What is paid (ours): the landlord's fee, the first month's rent (C1), the tenant's fee (C1). */
export const PAYMENT_PURPOSES = [
  'LANDLORD_FEE',
  'FIRST_MONTH_RENT',
  'TENANT_SERVICE_FEE',
] as const satisfies readonly string[]

/** A purpose of a payment. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** How far a payment is (ours); of one that is UNKNOWN the provider has not said yet what became of it. */
export const PAYMENT_STATES = [
  'CREATED',
  'REQUIRES_ACTION',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'UNKNOWN',
] as const satisfies readonly string[]

/** A state of a payment. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Why a payment was refused, in words of ours for the provider's many codes. */
export const PAYMENT_FAILURES = [
  'CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'CARD_NOT_SUPPORTED',
  'LIMIT_EXCEEDED',
  'AUTHENTICATION_FAILED',
  'PROCESSING_ERROR',
  'NOT_ACCEPTED',
] as const satisfies readonly string[]

/** A reason of a refused payment. */
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** Why a tenant gets money back (ours); the specification has no list. NO_LONGER_OWED is said by the product alone. */
export const REFUND_REASONS = [
  'STAY_CANCELLED',
  'STAY_SHORTENED',
  'NOT_AS_DESCRIBED',
  'PAID_TWICE',
  'GOODWILL',
  'NO_LONGER_OWED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason of a refund. */
export type RefundReason = (typeof REFUND_REASONS)[number]

/**
 * How far a refund is (ours); of one that is UNKNOWN the provider has not said yet what became of it, and one that is
 * SETTLED did not arrive, but the bank has taken the same money back for the tenant.
 */
export const REFUND_STATES = [
  'CREATED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'UNKNOWN',
  'SETTLED',
] as const satisfies readonly string[]

/** A state of a refund. */
export type RefundState = (typeof REFUND_STATES)[number]

/** Why a refund did not arrive, in words of ours for the provider's. */
export const REFUND_FAILURES = [
  'CARD_EXPIRED',
  'ACCOUNT_CLOSED',
  'INSUFFICIENT_BALANCE',
  'PAYMENT_DISPUTED',
  'DECLINED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason of a refund that did not arrive. */
export type RefundFailure = (typeof REFUND_FAILURES)[number]

/** By which way money goes back: as it came, or by a transfer that staff have made. */
export const REFUND_WAYS = ['CARD', 'BANK_TRANSFER'] as const satisfies readonly string[]

/** A way of a refund. */
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Where a dispute is at the provider; what is only asked about (WARNING_…) takes no money. */
export const DISPUTE_STATES = [
  'WARNING_NEEDS_RESPONSE',
  'WARNING_UNDER_REVIEW',
  'WARNING_CLOSED',
  'NEEDS_RESPONSE',
  'UNDER_REVIEW',
  'WON',
  'LOST',
] as const satisfies readonly string[]

/** A state of a dispute. */
export type DisputeState = (typeof DISPUTE_STATES)[number]

/** Why a payment is contested, in words of ours for the provider's. */
export const DISPUTE_REASONS = [
  'FRAUDULENT',
  'UNRECOGNIZED',
  'DUPLICATE',
  'NOT_RECEIVED',
  'NOT_AS_DESCRIBED',
  'CREDIT_NOT_PROCESSED',
  'OTHER',
] as const satisfies readonly string[]

/** A reason of a dispute. */
export type DisputeReason = (typeof DISPUTE_REASONS)[number]

/** What was answered to a dispute. */
export const DISPUTE_ANSWERS = ['EVIDENCE', 'ACCEPTED'] as const satisfies readonly string[]

/** An answer to a dispute. */
export type DisputeAnswer = (typeof DISPUTE_ANSWERS)[number]

/** Who holds the deposit of a stay (ours). */
export const DEPOSIT_HOLDERS = [
  'LANDLORD',
  'ESCROW_ACCOUNT',
  'INSURANCE',
  'BANK_GUARANTEE',
  'OTHER',
] as const satisfies readonly string[]

/** A holder of a deposit. */
export type DepositHolder = (typeof DEPOSIT_HOLDERS)[number]

/** Why something is kept of a deposit (ours). */
export const DEPOSIT_DEDUCTION_REASONS = [
  'DAMAGE',
  'CLEANING',
  'UNPAID_RENT',
  'UTILITIES',
  'KEYS',
  'OTHER',
] as const satisfies readonly string[]

/** A reason for which something is kept of a deposit. */
export type DepositDeductionReason = (typeof DEPOSIT_DEDUCTION_REASONS)[number]

/** How far the deposit of a stay is (ours). */
export const DEPOSIT_STATES = [
  'NONE',
  'AWAITED',
  'HELD',
  'TO_ACCOUNT_FOR',
  'OVERDUE',
  'SETTLED',
] as const satisfies readonly string[]

/** A state of a deposit. */
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** Who carries payments out: the card provider, or the one of our own for trying things out. */
export const PAYMENT_PROVIDERS = ['STRIPE', 'LOCAL'] as const satisfies readonly string[]

/** A payment provider. */
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** By which channel money comes (C1). */
export const PAYMENT_CHANNELS = [
  'CARD_PROVIDER',
  'INVOICE',
  'ONLINE',
  'OFFLINE',
] as const satisfies readonly string[]
