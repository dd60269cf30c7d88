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
