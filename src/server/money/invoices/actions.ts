import { dayOf, partsOfDay } from '../../../domain/kernel/day.ts'
import type { FeeIssuer } from '../../rentals/bookings/fee-documents.ts'
import { insertInvoice, takeInvoiceNumber } from './sql.ts'

/** Issues what bookings owe, numbered without gaps within a year. */
export const issuedFeeDocuments: FeeIssuer = {
  issue: async (trx, document) => {
    const number = await takeInvoiceNumber(trx, partsOfDay(dayOf(document.at)).year)
    await insertInvoice(trx, number, document)
    return number
  },
}
