import { bookingPhase, landlordInvoiceOf } from '../../../domain/rentals/booking.ts'
import { actualRent, actualStay } from '../../../domain/rentals/cancellation.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { type Day, dayOf, daysOfStay } from '../../../domain/kernel/day.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import { BYTE_ORDER_MARK, writeCsv } from '../../kernel/csv/csv.ts'
import { EXPORT_TEXTS, type ExportColumn } from './export-texts.ts'
import type { BookingRow } from './rows-sql.ts'

/** The first line of the export in a language. */
export function csvHead(language: Language): string {
  return BYTE_ORDER_MARK + writeCsv([Object.values(EXPORT_TEXTS[language].columns)])
}

/** Bookings as lines of RFC 4180: days as YYYY-MM-DD, amounts in major units with a point, catalogue words as they are. */
export function csvLines(bookings: readonly BookingRow[], today: Day): string {
  return writeCsv(bookings.map((booking) => Object.values(cellsOf(booking, today))))
}

function cellsOf(booking: BookingRow, today: Day): Record<ExportColumn, string | number> {
  const stay = actualStay(booking)
  const actual = actualRent(booking, stay)
  const money = (amount: number) => toMajorUnits(amount, booking.currency)
  return {
    reference: booking.userFriendlyId,
    phase: bookingPhase(booking, today),
    type: booking.type,
    tenant: `${booking.tenantFirstName} ${booking.tenantLastName}`,
    company: booking.companyName,
    email: booking.tenantEmail,
    phone: booking.tenantPhone,
    listing: booking.groupName,
    apartment: booking.apartmentName,
    externalId: booking.externalId ?? '',
    address: `${booking.street} ${booking.streetNumber}`,
    city: `${booking.zipCode} ${booking.city}`,
    from: booking.from,
    to: booking.to,
    lastDay: booking.stayedUntil ?? '',
    days: stay ? daysOfStay(stay) : 0,
    contract: booking.selectedContract,
    reasonForStay: booking.reasonForStay,
    price: money(booking.price),
    totalCost: money(booking.totalCost),
    actualCost: money(actual.rent),
    fee: money(booking.landlordFee),
    actualFee: money(actual.fee),
    currency: booking.currency,
    invoice: landlordInvoiceOf(booking.invoices)?.number ?? '',
    bookedAt: dayOf(booking.createdAt),
    cancelledAt: booking.canceledAt ? dayOf(booking.canceledAt) : '',
    cancellationReason: booking.cancellationReason ?? '',
    note: booking.landlordCancellationNote,
  }
}
