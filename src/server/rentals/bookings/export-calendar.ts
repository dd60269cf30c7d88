import { calendarUid } from '../../../domain/calendars/calendar-export.ts'
import { actualStay } from '../../../domain/rentals/cancellation.ts'
import type { Language } from '../../../domain/catalogue/language.ts'
import { calendarEntry, calendarHead } from '../../calendars/exports/write-calendar.ts'
import { EXPORT_TEXTS } from './export-texts.ts'
import type { BookingRow } from './rows-sql.ts'

/** What of the calendar is the same for all its events. */
export interface CalendarSetting {
  language: Language
  /** Where links lead and whose the ids are, such as https://mezzo.example. */
  origin: string
}

/** The lines before the bookings. */
export function bookingsHead({ language }: CalendarSetting): string {
  return calendarHead({ product: 'Bookings', name: EXPORT_TEXTS[language].calendar, refresh: null })
}

/**
 * Bookings as all-day events of RFC 5545. The id of an event never changes; a cancelled booking says so, and one that
 * ended early ends early, so that a calendar which took it before follows.
 */
export function bookingEvents(bookings: readonly BookingRow[], setting: CalendarSetting): string {
  return bookings.map((booking) => eventOf(booking, setting)).join('')
}

function eventOf(booking: BookingRow, { language, origin }: CalendarSetting): string {
  const texts = EXPORT_TEXTS[language]
  const stay = actualStay(booking)
  const { from, to } = stay ?? booking
  const place = booking.partOfGroup ? booking.apartmentName : booking.groupName
  const tenant = `${booking.tenantFirstName} ${booking.tenantLastName}`
  const url = `${origin}/${language}/dashboard/bookings/${booking.id}`
  return calendarEntry({
    from,
    to,
    uid: calendarUid('booking', booking.id, new URL(origin).hostname),
    sequence: booking.canceled ? 1 : 0,
    createdAt: booking.createdAt,
    changedAt: booking.canceledAt ?? booking.createdAt,
    summary: `${stay ? '' : `${texts.cancelled}: `}${tenant} · ${place}`,
    location: `${booking.street} ${booking.streetNumber}, ${booking.zipCode} ${booking.city}`,
    description: `${texts.reference}: ${booking.userFriendlyId}\n${url}`,
    url,
    isCancelled: !stay,
  })
}
