import { BOOK_YEARS_KEPT, VOUCHER_YEARS_KEPT } from '../../kernel/constants.ts'
import type { RetentionClock } from './datum.ts'

/** As long as there is an account. */
export const WHILE_ACCOUNT: RetentionClock = { until: 'account' }

/** Vouchers of bookkeeping: contracts, invoices, payments. */
export const VOUCHER: RetentionClock = { count: VOUCHER_YEARS_KEPT, unit: 'years', after: 'endOfYear' }

/** Books. */
export const BOOK: RetentionClock = { count: BOOK_YEARS_KEPT, unit: 'years', after: 'endOfYear' }
