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
  'REFUND_SETTLED',
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
  'NOT_ARRIVED',
] as const satisfies readonly string[]

/**
 * A kind of difference: a line of the provider without an entry, an entry without a line, both with another amount or
 * currency, money that is not available yet, a balance that the lines don't explain, a payout to our bank that no bank
 * statement has brought.
 */
export type ProviderDifference = (typeof PROVIDER_DIFFERENCES)[number]

/** What became of a difference (ours): it stands, somebody has explained it, a later line or entry ended it. */
export const PROVIDER_DIFFERENCE_STATES = ['OPEN', 'EXPLAINED', 'ENDED'] as const satisfies readonly string[]

/** A state of a difference. */
export type ProviderDifferenceState = (typeof PROVIDER_DIFFERENCE_STATES)[number]
