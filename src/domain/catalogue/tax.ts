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
  'birthCity',
  'birthCountry',
  'registrationNumber',
  'taxId',
  'vatId',
] as const satisfies readonly string[]

/** A datum that tax reporting asks for. */
export type Dac7Datum = (typeof DAC7_DATA)[number]

/** By what staff look for billing details (ours): what tax reporting lacks, what payouts are held for, who is exempt, all. */
export const TAX_DATA_STATES = ['MISSING', 'HELD', 'EXEMPT', 'ALL'] as const satisfies readonly string[]

/** By what staff look for billing details. */
export type TaxDataState = (typeof TAX_DATA_STATES)[number]

/** What money does to the yearly tax report (ours): what came to the seller, what went back, what the product charged. */
export const TAX_ENTRY_KINDS = [
  'RENT_PAID_OUT',
  'RENT_RECEIVED',
  'REFUND',
  'DISPUTE',
  'BONUS',
  'CORRECTION',
  'FEE',
  'FEE_CREDITED',
] as const satisfies readonly string[]

/** A kind of entry of the yearly tax report. */
export type TaxEntryKind = (typeof TAX_ENTRY_KINDS)[number]

/** What stands in the way of a seller's yearly tax report, or is to be looked at (ours). The first five keep it back. */
export const TAX_REPORT_PROBLEMS = [
  'NO_SELLER',
  'NAME_MISSING',
  'CITY_MISSING',
  'COUNTRY_MISSING',
  'BIRTH_DATE_MISSING',
  'ADDRESS_INCOMPLETE',
  'BIRTH_PLACE_MISSING',
  'REGISTRATION_MISSING',
  'TAX_ID_MISSING',
  'TAX_ID_INVALID',
  'VAT_ID_INVALID',
  'ACCOUNT_UNKNOWN',
  'QUARTER_NEGATIVE',
  'EXCLUDED_PROPERTY',
] as const satisfies readonly string[]

/** A problem of a seller's yearly tax report. */
export type TaxReportProblem = (typeof TAX_REPORT_PROBLEMS)[number]

/** What a message of the yearly tax report is: new records, corrections and deletions, or that there is nothing. */
export const TAX_REPORT_KINDS = ['DPI401', 'DPI402', 'DPI403'] as const satisfies readonly string[]

/** A kind of message of the yearly tax report. */
export type TaxReportKind = (typeof TAX_REPORT_KINDS)[number]

/** How far a message of the yearly tax report is (ours): a preview, made, handed in, and what the tax office answered. */
export const TAX_REPORT_STATES = [
  'DRAFT',
  'READY',
  'HANDED_IN',
  'ACCEPTED',
  'PARTLY_ACCEPTED',
  'REFUSED',
  'REPLACED',
] as const satisfies readonly string[]

/** A state of a message of the yearly tax report. */
export type TaxReportState = (typeof TAX_REPORT_STATES)[number]

/** What a message says of a seller: something new, a correction of what was accepted, or its deletion. */
export const TAX_RECORD_CHANGES = ['NEW', 'CORRECTED', 'DELETED'] as const satisfies readonly string[]

/** What a message says of a seller. */
export type TaxRecordChange = (typeof TAX_RECORD_CHANGES)[number]

/** How far the computation of a year's reports is (ours). */
export const TAX_RUN_STATES = ['RUNNING', 'DONE', 'FAILED'] as const satisfies readonly string[]

/** A state of the computation of a year's reports. */
export type TaxRunState = (typeof TAX_RUN_STATES)[number]

/** What became of the mail that brings a seller a statement (ours); after its retention nothing is known of it. */
export const TAX_STATEMENT_MAIL_STATES = [
  'WAITING',
  'SENT',
  'FAILED',
  'FORGOTTEN',
] as const satisfies readonly string[]

/** A state of the mail with a statement. */
export type TaxStatementMailState = (typeof TAX_STATEMENT_MAIL_STATES)[number]
