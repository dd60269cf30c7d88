import { FRACTION_DIGITS } from './fraction-digits.gen.ts'

/**
 * The currencies that amounts may have: those of Europe's markets, the dollar and the yen; C3 shows no list.
 * The forint is missing on purpose: ISO 4217 gives it two digits and Intl none, so that its amounts would be unclear.
 */
export const CURRENCY_CODES = [
  'EUR',
  'CHF',
  'GBP',
  'USD',
  'PLN',
  'SEK',
  'DKK',
  'NOK',
  'ISK',
  'CZK',
  'RON',
  'TRY',
  'UAH',
  'JPY',
] as const satisfies readonly string[]

/** The ISO code of a supported currency. */
export type CurrencyCode = (typeof CURRENCY_CODES)[number]

/** A currency as the API gives it (D3). */
export interface Currency {
  isoCode: string
  fractionDigits: number
}

/** The supported currencies with the number of their digits after the decimal mark (D3, D7). */
export const CURRENCIES: readonly Currency[] = CURRENCY_CODES.map((isoCode) => ({
  isoCode,
  fractionDigits: FRACTION_DIGITS[isoCode],
}))

/** The supported currency of a code, or undefined. */
export function findCurrency(isoCode: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.isoCode === isoCode)
}

/** The name of a currency in a language, for example 'Schweizer Franken'. */
export function currencyName(isoCode: CurrencyCode, language: string): string {
  return new Intl.DisplayNames(language, { type: 'currency' }).of(isoCode) ?? isoCode
}

/** The types of invoice documents (C3). */
export const INVOICE_DOCUMENT_TYPES = ['INVOICE', 'CREDIT_NOTE'] as const satisfies readonly string[]

/** A type of invoice document. */
export type InvoiceDocumentType = (typeof INVOICE_DOCUMENT_TYPES)[number]

/** Whether invoices are real (C3). */
export const INVOICE_LIVE_MODES = ['LIVE', 'TESTING'] as const satisfies readonly string[]

/** An invoice live mode. */
export type InvoiceLiveMode = (typeof INVOICE_LIVE_MODES)[number]

/** What can be said of an invoice: from the draft without a number to what became of its amount (ours; D3 has isPaid, isPayable). */
export const INVOICE_STATES = [
  'DRAFT',
  'OPEN',
  'DUE',
  'OVERDUE',
  'PAID',
  'CREDITED',
  'UNCOLLECTIBLE',
] as const satisfies readonly string[]

/** A state of an invoice. */
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** What pays an invoice (ours). */
export const INVOICE_SETTLEMENT_KINDS = [
  'CARD',
  'BANK_TRANSFER',
  'PAYOUT',
  'CREDIT',
  'CHARGEBACK',
] as const satisfies readonly string[]

/** What paid an invoice: a card, a transfer, what was kept of a payout, what a credit note gave back; a chargeback takes. */
export type InvoiceSettlementKind = (typeof INVOICE_SETTLEMENT_KINDS)[number]

/** Where one rent of a stay stands on a day (ours). */
export const RENT_STATES = ['UPCOMING', 'DUE', 'OVERDUE', 'RECEIVED'] as const satisfies readonly string[]

/** A state of a rent. */
export type RentState = (typeof RENT_STATES)[number]

/** How often a landlord is reminded of an invoice that is overdue, the last time before somebody looks at it (ours). */
export const INVOICE_REMINDERS = ['FIRST', 'SECOND', 'LAST'] as const satisfies readonly string[]

/** A reminder of an invoice. */
export type InvoiceReminder = (typeof INVOICE_REMINDERS)[number]

/** The treatment of value added tax on a document, by the codes of EN 16931 (UNCL 5305). */
export const VAT_CATEGORIES = ['S', 'AE', 'E', 'O'] as const satisfies readonly string[]

/** A treatment of value added tax: standard rate, reverse charge, exempt, outside its scope. */
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** The accounts of the books (domain rules, section 6; ours are LANDLORD_RECEIVABLE and UNCOLLECTIBLE). */
export const LEDGER_ACCOUNT_KINDS = [
  'TENANT_RECEIVABLE',
  'LANDLORD_RECEIVABLE',
  'LANDLORD_PAYABLE',
  'FEE_REVENUE',
  'VAT',
  'PROVIDER_CLEARING',
  'PROVIDER_COSTS',
  'REFUND_PAYABLE',
  'DISPUTE_HOLD',
  'PAYOUT_IN_TRANSIT',
  'UNCOLLECTIBLE',
] as const satisfies readonly string[]

/** A kind of account. */
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number]

/** What is booked (ours). */
export const LEDGER_EVENT_KINDS = [
  'INVOICE_WRITTEN',
  'CREDIT_NOTE_WRITTEN',
  'INVOICE_PAID',
  'CREDIT_CARRIED',
  'INVOICE_WRITTEN_OFF',
  'RENT_OWED',
  'RENT_WAIVED',
  'TENANT_PAID',
  'PROVIDER_FEE_TAKEN',
  'MONEY_TRANSFERRED',
  'TRANSFER_REVERSED',
  'PAYOUT_STARTED',
  'PAYOUT_PAID',
  'PAYOUT_FAILED',
  'REFUND_OWED',
  'REFUND_PAID',
  'REFUND_FAILED',
  'DISPUTE_OPENED',
  'DISPUTE_WON',
  'DISPUTE_LOST',
  'INCENTIVE_GRANTED',
] as const satisfies readonly string[]

/** A kind of event of the books. */
export type LedgerEventKind = (typeof LEDGER_EVENT_KINDS)[number]

/** As what a bank's file of statements comes (ours). */
export const BANK_STATEMENT_FORMATS = ['CAMT053', 'CSV'] as const satisfies readonly string[]

/** A format of bank statements. */
export type BankStatementFormat = (typeof BANK_STATEMENT_FORMATS)[number]

/** What became of a line of a bank statement (ours): nothing known fits, all fits, a part fits, booked, left out. */
export const BANK_LINE_STATES = [
  'NEW',
  'MATCHED',
  'PARTIAL',
  'SETTLED',
  'IGNORED',
] as const satisfies readonly string[]

/** A state of a line of a bank statement. */
export type BankLineState = (typeof BANK_LINE_STATES)[number]

/** Why a line of a bank statement has its state (ours). */
export const BANK_LINE_REASONS = [
  'NUMBER_AND_AMOUNT',
  'OTHER_AMOUNT',
  'NOTHING_OPEN',
  'OTHER_CURRENCY',
  'SEVERAL_INVOICES',
  'NO_NUMBER',
  'REVERSAL',
  'NOTHING_FITS',
  'BY_STAFF',
  'MONEY_OUT',
  'RETURNED',
  'PROVIDER_PAYOUT',
] as const satisfies readonly string[]

/** A reason of the state of a line of a bank statement. */
export type BankLineReason = (typeof BANK_LINE_REASONS)[number]

/** What lies between the card provider's books and ours (ours). */
export const PROVIDER_DIFFERENCES = [
  'NO_ENTRY',
  'NO_LINE',
  'OTHER_AMOUNT',
  'OTHER_CURRENCY',
  'NOT_AVAILABLE',
  'NOT_IN_LINES',
] as const satisfies readonly string[]

/**
 * A kind of difference: a line of the provider without an entry, an entry without a line, both with another amount or
 * currency, money that is not available yet, a balance that the lines don't explain.
 */
export type ProviderDifference = (typeof PROVIDER_DIFFERENCES)[number]

/** What became of a difference (ours): it stands, somebody has explained it, a later line or entry ended it. */
export const PROVIDER_DIFFERENCE_STATES = ['OPEN', 'EXPLAINED', 'ENDED'] as const satisfies readonly string[]

/** A state of a difference. */
export type ProviderDifferenceState = (typeof PROVIDER_DIFFERENCE_STATES)[number]

/** How the rent of a stay is calculated (C3); OWN_CALCULATION is the product's own. */
export const INVOICE_CALCULATION_METHODS = [
  'OWN_CALCULATION',
  'CALCULATION_PER_NIGHT',
  'HALF_OR_FULL_MONTH',
] as const satisfies readonly string[]

/** A calculation method. */
export type InvoiceCalculationMethod = (typeof INVOICE_CALCULATION_METHODS)[number]

/** Whose terms of fees staff set (ours): those of a listing, an agreement of a landlord, a landlord's own. */
export const FEE_TERMS_SCOPES = ['LISTING', 'AGREEMENT', 'LANDLORD'] as const satisfies readonly string[]

/** Whose terms. */
export type FeeTermsScope = (typeof FEE_TERMS_SCOPES)[number]

/** Where a percentage or a calculation of a stay comes from (ours): the first that sets it. */
export const TERM_SOURCES = [...FEE_TERMS_SCOPES, 'DEFAULT'] as const satisfies readonly string[]

/** A source of a term. */
export type TermSource = (typeof TERM_SOURCES)[number]

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

/** To which documents the list of invoices can be narrowed (ours). */
export const INVOICE_FILTERS = ['OPEN', 'OVERDUE', 'PAID'] as const satisfies readonly string[]

/** A filter of the list of invoices. */
export type InvoiceFilterName = (typeof INVOICE_FILTERS)[number]

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

/** How far a refund is (ours); of one that is UNKNOWN the provider has not said yet what became of it. */
export const REFUND_STATES = [
  'CREATED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'UNKNOWN',
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

/** Whether somebody is exempt from tax reporting (C3 DAC7). */
export const DAC7_EXEMPTION_STATUSES = [
  'EXEMPT',
  'EXEMPT_UNTIL_DEADLINE',
  'FORCED_EXEMPTION',
  'NON_EXEMPT',
] as const satisfies readonly string[]

/** A DAC7 exemption status. */
export type Dac7ExemptionStatus = (typeof DAC7_EXEMPTION_STATUSES)[number]

/** The day from which DAC7 is in force, YYYY-MM-DD (C9). */
export const DAC7_ENFORCEMENT_DATE = '2023-01-01'

/** The day on which an exemption until a deadline ends unless it names another, YYYY-MM-DD (C9). */
export const DAC7_DEFAULT_EXEMPTION_DEADLINE = '2025-01-01'

/** The countries whose listings DAC7 applies to (C5: Germany only). */
export const DAC7_COUNTRIES = ['DE'] as const satisfies readonly string[]

/** A country whose listings DAC7 applies to. */
export type Dac7Country = (typeof DAC7_COUNTRIES)[number]

/** The data that tax reporting asks for, in the order of the form. */
export const DAC7_DATA = [
  'firstName',
  'lastName',
  'companyName',
  'addressLine1',
  'zipCode',
  'city',
  'country',
  'birthDate',
  'registrationNumber',
  'taxId',
  'vatId',
] as const satisfies readonly string[]

/** A datum that tax reporting asks for. */
export type Dac7Datum = (typeof DAC7_DATA)[number]

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

/** The ids of the stages in the sales system (C9). */
export const DEAL_STAGE_IDS = {
  B2B_VERIFICATION: 57,
  BOOKINGS_CONTRACT_SENT: 66,
  BOOKINGS_TODO: 6,
  TENANT_CLOSED_INVOICE: 40,
} as const satisfies Record<DealStage, number>

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
  'BILLING_DETAILS',
  'TAX_DATA',
] as const satisfies readonly string[]

/** What a home lacks before money can be paid out for it. */
export type PayoutGap = (typeof PAYOUT_GAPS)[number]
