/** The types of invoice documents (C3). */
export const INVOICE_DOCUMENT_TYPES = ['INVOICE', 'CREDIT_NOTE'] as const satisfies readonly string[]

/** A type of invoice document. */
export type InvoiceDocumentType = (typeof INVOICE_DOCUMENT_TYPES)[number]

/** Whether invoices are real (C3). */
export const INVOICE_LIVE_MODES = ['LIVE', 'TESTING'] as const satisfies readonly string[]

/** An invoice live mode. */
export type InvoiceLiveMode = (typeof INVOICE_LIVE_MODES)[number]

/** How the rent of a stay is calculated (C3); OWN_CALCULATION is the product's own. */
export const INVOICE_CALCULATION_METHODS = [
  'OWN_CALCULATION',
  'CALCULATION_PER_NIGHT',
  'HALF_OR_FULL_MONTH',
] as const satisfies readonly string[]

/** A calculation method. */
export type InvoiceCalculationMethod = (typeof INVOICE_CALCULATION_METHODS)[number]
