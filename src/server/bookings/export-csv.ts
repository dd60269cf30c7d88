import { bookingPhase } from '../../domain/booking.ts'
import { actualRent, actualStay } from '../../domain/cancellation.ts'
import type { Language } from '../../domain/catalogue/language.ts'
import { dayOf, daysOfStay } from '../../domain/day.ts'
import { toMajorUnits } from '../../domain/money.ts'
import { landlordInvoiceOf } from './landlord-invoice.ts'
import { EXPORT_TEXTS, type ExportColumn } from './export-texts.ts'
import type { BookingRow } from './rows.ts'

const lineEnd = '\r\n'
// Without it spreadsheets read UTF-8 as something else.
const byteOrderMark = '\uFEFF'

/** The first line of the export in a language. */
export function csvHead(language: Language): string {
  return byteOrderMark + csvLine(Object.values(EXPORT_TEXTS[language].columns))
}

/** Bookings as lines of RFC 4180: days as YYYY-MM-DD, amounts in major units with a point, catalogue words as they are. */
export function csvLines(bookings: readonly BookingRow[], today: Temporal.PlainDate): string {
  return bookings.map((booking) => csvLine(Object.values(cellsOf(booking, today)))).join('')
}

function cellsOf(booking: BookingRow, today: Temporal.PlainDate): Record<ExportColumn, string | number> {
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
    from: booking.from.toString(),
    to: booking.to.toString(),
    lastDay: booking.stayedUntil?.toString() ?? '',
    days: stay ? daysOfStay(stay) : 0,
    contract: booking.selectedContract,
    reasonForStay: booking.reasonForStay,
    price: money(booking.price),
    totalCost: money(booking.totalCost),
    actualCost: money(actual.rent),
    fee: money(booking.landlordFee),
    actualFee: money(actual.fee),
    currency: booking.currency,
    invoice: landlordInvoiceOf(booking)?.number ?? '',
    bookedAt: dayOf(booking.createdAt).toString(),
    cancelledAt: booking.canceledAt ? dayOf(booking.canceledAt).toString() : '',
    cancellationReason: booking.cancellationReason ?? '',
    note: booking.landlordCancellationNote,
  }
}

function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',') + lineEnd
}

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, CSV injection);
 * numbers are ours and stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[\s]*[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
