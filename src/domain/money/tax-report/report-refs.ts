import type { InvoiceLiveMode } from '../../catalogue/invoices.ts'
import type { TaxRecordChange } from '../../catalogue/tax.ts'

/** Where the operator reports to; and of whose homes (C5). */
export const REPORT_COUNTRY = 'DE'

/** Who reports, as references name them: of a tax number or VAT id only letters and digits. */
export function operatorCode(id: string): string {
  return id.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase()
}

/** The reference of a message: the sending country, the year, the receiving country, who reports, and an id of its own. */
export function messageRefId(year: number, operator: string, id: string): string {
  return `${REPORT_COUNTRY}${year}${REPORT_COUNTRY}-${operator}-${id}`
}

/** The reference of a record: the country, the year, who reports, and an id of its own. */
export function docRefId(year: number, operator: string, id: string): string {
  return `${REPORT_COUNTRY}${year}-${operator}-${id}`
}

/** What a record is in the words of the schema; those of a test count for nobody. */
const INDICATORS = {
  LIVE: { RESENT: 'OECD0', NEW: 'OECD1', CORRECTED: 'OECD2', DELETED: 'OECD3' },
  TESTING: { RESENT: 'OECD10', NEW: 'OECD11', CORRECTED: 'OECD12', DELETED: 'OECD13' },
} as const satisfies Record<InvoiceLiveMode, Record<TaxRecordChange | 'RESENT', string>>

/** The indicator of a record. */
export function docTypeIndicator(mode: InvoiceLiveMode, change: TaxRecordChange | 'RESENT'): string {
  return INDICATORS[mode][change]
}
