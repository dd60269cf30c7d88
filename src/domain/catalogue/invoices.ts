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

/** How often a landlord is reminded of an invoice that is overdue, the last time before somebody looks at it (ours). */
export const INVOICE_REMINDERS = ['FIRST', 'SECOND', 'LAST'] as const satisfies readonly string[]

/** A reminder of an invoice. */
export type InvoiceReminder = (typeof INVOICE_REMINDERS)[number]

/** The treatment of value added tax on a document, by the codes of EN 16931 (UNCL 5305). */
export const VAT_CATEGORIES = ['S', 'AE', 'E', 'O'] as const satisfies readonly string[]

/** A treatment of value added tax: standard rate, reverse charge, exempt, outside its scope. */
export type VatCategory = (typeof VAT_CATEGORIES)[number]

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

/** To which documents the list of invoices can be narrowed (ours). */
export const INVOICE_FILTERS = ['OPEN', 'OVERDUE', 'PAID'] as const satisfies readonly string[]

/** A filter of the list of invoices. */
export type InvoiceFilterName = (typeof INVOICE_FILTERS)[number]
