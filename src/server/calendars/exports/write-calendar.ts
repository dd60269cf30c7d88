import { type Day, type Stay, addDays } from '../../../domain/kernel/day.ts'

const lineEnd = '\r\n'
/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75

/** What stands before the events of a calendar. */
export interface CalendarFrame {
  /** What kind of calendar it is, in English: part of the PRODID. */
  product: string
  name: string
  /** How long a reader may wait before it asks again; null where the file is given out once. */
  refresh: string | null
}

/** An event of whole days. */
export interface CalendarEntry extends Stay {
  uid: string
  sequence: number
  /** When it changed last; never the time of writing, so that what is unchanged reads the same. */
  changedAt: Temporal.Instant
  createdAt?: Temporal.Instant
  summary: string
  location?: string
  description?: string
  url?: string
  isCancelled?: boolean
}

/** The lines before the events (RFC 5545, 3.6). */
export function calendarHead({ product, name, refresh }: CalendarFrame): string {
  return folded([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Mezzo//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    // Apple and Google read the first, Outlook the second.
    ...(refresh ? [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`] : []),
  ])
}

/** The last line; without events a time zone stands in for them, since a calendar must hold something. */
export function calendarEnd(hasEvents = true): string {
  return folded([...(hasEvents ? [] : emptyCalendar), 'END:VCALENDAR'])
}

const emptyCalendar = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** One event of whole days, which mean the same days in every time zone. */
export function calendarEntry(entry: CalendarEntry): string {
  const { location, description, url, createdAt } = entry
  return folded([
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    ...(createdAt ? [`CREATED:${utc(createdAt)}`] : []),
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;VALUE=DATE:${compact(entry.from)}`,
    // The end is the day after the last one (RFC 5545, 3.6.1); years have four digits (3.3.4), as our days.
    `DTEND;VALUE=DATE:${compact(addDays(entry.to, 1))}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    // Outlook shows days as free unless this says otherwise.
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'END:VEVENT',
  ])
}

function utc(instant: Temporal.Instant): string {
  return instant.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replaceAll(/[-:]/g, '')
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
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

function folded(lines: readonly string[]): string {
  return lines.map(fold).join('')
}

/** A line in pieces of at most 75 octets, none of which cuts a character. */
export function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    // What follows the first piece begins with a space.
    const room = pieces.length === 0 ? longestLine : longestLine - 1
    if (octets + more > room) {
      pieces.push(piece)
      piece = ''
      octets = 0
    }
    piece += character
    octets += more
  }
  return [...pieces, piece].join(`${lineEnd} `) + lineEnd
}
