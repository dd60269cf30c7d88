import { dayNumberOf, lengthOfMonth } from '../../../../domain/kernel/day-number.ts'
import { DAY } from './civil.ts'
import { invalidDate } from './refused.ts'
import type { Property } from './components.ts'

/** What a date or a date with time says by itself: seconds since 1970 as if its clock were UTC. */
export interface WrittenTime {
  local: number
  date: boolean
  utc: boolean
}

/** A length: days by the calendar, seconds by the clock (RFC 5545 3.3.6). */
export interface Duration {
  days: number
  seconds: number
}

// Some calendars write days of birth as 20131210Z.
const DATE = /^(\d{4})(\d{2})(\d{2})Z?$/i
const DATE_TIME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(Z?)$/i
const DURATION = /^([+-]?)P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i
const OFFSET = /^([+-])(\d{2})(\d{2})(\d{2})?$/
const LONGEST_SECONDS = 10_000 * 366 * DAY

/** A DATE or DATE-TIME; anything else is refused (RFC 5545 3.3.4, 3.3.5). */
export function writtenTime(text: string): WrittenTime {
  const value = text.trim()
  const day = DATE.exec(value)
  if (day) return { local: secondsOf(day, value), date: true, utc: false }
  const time = DATE_TIME.exec(value)
  if (!time) throw invalidDate(`Neither a date nor a time: ${value}`)
  const [hour = 0, minute = 0, second = 0] = time.slice(4, 7).map(Number)
  if (hour > 23 || minute > 59 || second > 60) throw invalidDate(`No such time: ${value}`)
  // A leap second is read as the one before it.
  const seconds = hour * 3600 + minute * 60 + Math.min(second, 59)
  return { local: secondsOf(time, value) + seconds, date: false, utc: time[7] !== '' }
}

function secondsOf(match: RegExpExecArray, value: string): number {
  const [year = 0, month = 0, day = 0] = match.slice(1, 4).map(Number)
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > lengthOfMonth(year, month))
    throw invalidDate(`No such day: ${value}`)
  return dayNumberOf(year, month, day) * DAY
}

/** A DURATION; a negative one has a negative length. */
export function writtenDuration(text: string): Duration {
  const match = DURATION.exec(text.trim())
  if (!match) throw invalidDate(`Not a duration: ${text}`)
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2, 7)
    .map((part) => Number(part ?? 0))
  const sign = match[1] === '-' ? -1 : 1
  const duration = {
    days: sign * (weeks * 7 + days),
    seconds: sign * (hours * 3600 + minutes * 60 + seconds),
  }
  if (Math.abs(duration.days * DAY) + Math.abs(duration.seconds) > LONGEST_SECONDS)
    throw invalidDate(`Longer than the calendar: ${text}`)
  return duration
}

/** A UTC-OFFSET in seconds, null where it is none (RFC 5545 3.3.14). */
export function writtenOffset(text: string | undefined): number | null {
  const match = OFFSET.exec(text?.trim() ?? '')
  if (!match) return null
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2, 5).map((part) => Number(part ?? 0))
  if (hours > 23 || minutes > 59 || seconds > 59) return null
  return (match[1] === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

/** A TEXT in one or more lines, at most so long; quoted-printable of the former standard is decoded. */
export function writtenText(property: Property | undefined, length: number): string {
  if (!property) return ''
  const quotedPrintable = /QUOTED-PRINTABLE/i.test(property.params.get('ENCODING') ?? '')
  const raw = quotedPrintable ? printable(property) : property.value
  const text = raw
    // Long enough for its escapes; a text of megabytes isn't worth reading.
    .slice(0, length * 4)
    .replaceAll(/\\([nN\\;,])/g, (_, code) => (/n/i.test(String(code)) ? '\n' : String(code)))
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
  return text.slice(0, length).toWellFormed()
}

function printable(property: Property): string {
  const bytes = property.value
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, code) => String.fromCodePoint(parseInt(String(code), 16)))
  const charset = property.params.get('CHARSET') ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1'))
  } catch {
    // An encoding nobody knows: its ASCII can be read all the same.
    return bytes
  }
}
