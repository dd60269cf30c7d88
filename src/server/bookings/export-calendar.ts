import { actualStay } from '../../domain/cancellation.ts'
import type { Language } from '../../domain/catalogue/language.ts'
import { addDays } from '../../domain/day.ts'
import { EXPORT_TEXTS } from './export-texts.ts'
import type { BookingRow } from './rows.ts'

const lineEnd = '\r\n'
/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75

/** What of the calendar is the same for all its events. */
export interface CalendarSetting {
  language: Language
  /** Where links lead and whose the ids are, such as https://mezzo.example. */
  origin: string
  now: Temporal.Instant
}

/** The lines before the events. */
export function calendarHead({ language }: CalendarSetting): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mezzo//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(EXPORT_TEXTS[language].calendar)}`,
  ]
    .map(fold)
    .join('')
}

/** The last line. */
export function calendarEnd(): string {
  return fold('END:VCALENDAR')
}

/**
 * Bookings as all-day events of RFC 5545. The id of an event never changes; a cancelled booking says so, and one that
 * ended early ends early, so that a calendar which took it before follows.
 */
export function calendarEvents(bookings: readonly BookingRow[], setting: CalendarSetting): string {
  return bookings.map((booking) => eventOf(booking, setting)).join('')
}

function eventOf(booking: BookingRow, { language, origin, now }: CalendarSetting): string {
  const texts = EXPORT_TEXTS[language]
  const stay = actualStay(booking)
  const { from, to } = stay ?? booking
  const place = booking.partOfGroup ? booking.apartmentName : booking.groupName
  const tenant = `${booking.tenantFirstName} ${booking.tenantLastName}`
  const url = `${origin}/${language}/dashboard/bookings/${booking.id}`
  const lines = [
    'BEGIN:VEVENT',
    `UID:booking-${booking.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `CREATED:${utc(booking.createdAt)}`,
    `LAST-MODIFIED:${utc(booking.canceledAt ?? booking.createdAt)}`,
    `SEQUENCE:${booking.canceled ? 1 : 0}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end is the day after the last one (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escapeText(`${stay ? '' : `${texts.cancelled}: `}${tenant} · ${place}`)}`,
    `LOCATION:${escapeText(`${booking.street} ${booking.streetNumber}, ${booking.zipCode} ${booking.city}`)}`,
    `DESCRIPTION:${escapeText(`${texts.reference}: ${booking.userFriendlyId}\n${url}`)}`,
    `URL:${url}`,
    `STATUS:${stay ? 'CONFIRMED' : 'CANCELLED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
  return lines.map(fold).join('')
}

function utc(instant: Temporal.Instant): string {
  return instant.round('second').toString().replaceAll(/[-:]/g, '')
}

function compact(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

/** Text of RFC 5545, 3.3.11; control characters have no place in it. */
function escapeText(text: string): string {
  return (
    text
      .replaceAll(/\r\n|\r/g, '\n')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** A line in pieces of at most 75 octets, none of which cuts a character. */
export function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const character of line) {
    // What follows the first piece begins with a space.
    const room = pieces.length === 0 ? longestLine : longestLine - 1
    if (Buffer.byteLength(piece + character) > room) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece].join(`${lineEnd} `) + lineEnd
}
