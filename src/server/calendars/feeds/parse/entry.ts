import { createHash } from 'node:crypto'
import { DAY } from './civil.ts'
import { propertiesNamed, propertyNamed, type Component, type Property } from './components.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_SUMMARY_LENGTH, MAX_UID_LENGTH } from './limits.ts'
import { instantOf, momentOf, type Moment, type Zones } from './moment.ts'
import { invalidDate } from './refused.ts'
import { writtenRule, type Rule } from './rule.ts'
import { writtenDuration, writtenText, writtenTime } from './values.ts'

/** How long an entry lasts: days, or days by the calendar and then seconds by the clock. */
export interface Length {
  /** All-day entries have nothing else. */
  days: number
  seconds: number
}

/** A further time at which an entry takes place (RDATE); its own length where it is a PERIOD. */
export interface Addition {
  start: Moment
  length: Length | null
}

/** What was said about an entry when, and by whom it is known. */
interface About {
  uid: string
  sequence: number
  /** Seconds since 1970; 0 where the file doesn't have it. */
  stamp: number
  /** The original start of the instance that this entry replaces. */
  recurrenceId: Moment | null
  /** Whether it replaces all instances after that one, too (RANGE=THISANDFUTURE). */
  following: boolean
}

/** An entry that takes days. */
export interface TakenEntry extends About {
  takes: true
  start: Moment
  length: Length
  rules: Rule[]
  exceptionRules: Rule[]
  additions: Addition[]
  exceptions: Moment[]
  summary: string
  description: string
  /** Seconds since 1970, null where the file doesn't have it. */
  createdAt: number | null
}

/** An entry that takes none, being cancelled or transparent; it still may replace one that does. */
export interface FreeEntry extends About {
  takes: false
  /** Whether it would take days, but for being marked as free (TRANSP:TRANSPARENT). */
  isMarkedFree: boolean
}

/** A VEVENT as far as it says who takes which days. */
export type Entry = TakenEntry | FreeEntry

/** Reads a VEVENT; refused where it takes days and any of its times can't be understood. */
export function entryOf(event: Component, cancelled: boolean, zones: Zones): Entry {
  const word = (name: string) => propertyNamed(event, name)?.value.trim().toUpperCase()
  const startProperty = propertyNamed(event, 'DTSTART')
  const isAlive = !cancelled && word('STATUS') !== 'CANCELLED'
  const takes = isAlive && word('TRANSP') !== 'TRANSPARENT'
  const recurrence = propertyNamed(event, 'RECURRENCE-ID')
  const start = takes || recurrence ? startOf(startProperty, zones, takes) : null
  const within = start && !start.date ? inZoneOf(start, zones) : zones
  const about: About = {
    uid: uidOf(event),
    sequence: Number(/^\s*(\d{1,9})\s*$/.exec(propertyNamed(event, 'SEQUENCE')?.value ?? '')?.[1] ?? 0),
    stamp: stampOf(propertyNamed(event, 'DTSTAMP')) ?? 0,
    recurrenceId: recurrence ? momentOf(recurrence.value, recurrence, within) : null,
    following: recurrence?.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  }
  if (!takes || !start) return { ...about, takes: false, isMarkedFree: isAlive }
  return {
    ...about,
    takes: true,
    start,
    length: lengthOf(event, start, within),
    rules: rulesOf(event, 'RRULE', start),
    exceptionRules: rulesOf(event, 'EXRULE', start),
    additions: valuesOf(event, 'RDATE').map(([text, property]) => additionOf(text, property, within)),
    exceptions: valuesOf(event, 'EXDATE').map(([text, property]) => momentOf(text, property, within)),
    summary: writtenText(propertyNamed(event, 'SUMMARY'), MAX_SUMMARY_LENGTH).replaceAll(/\s+/g, ' '),
    description: writtenText(propertyNamed(event, 'DESCRIPTION'), MAX_DESCRIPTION_LENGTH),
    createdAt: stampOf(propertyNamed(event, 'CREATED')),
  }
}

/** Days have no hours, so a rule for days can't name any (RFC 5545 3.3.10). */
function rulesOf(event: Component, name: string, start: Moment): Rule[] {
  return propertiesNamed(event, name).map(({ value }) => {
    const rule = writtenRule(value)
    return start.date ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule
  })
}

function startOf(property: Property | undefined, zones: Zones, needed: boolean): Moment | null {
  if (property) return momentOf(property.value, property, zones)
  if (needed) throw invalidDate('An event has no DTSTART', 'NO_START')
  return null
}

/** The other times of an entry are in the zone of its start, unless they say another. */
function inZoneOf(start: Moment, zones: Zones): Zones {
  return { utc: zones.utc, of: (tzid) => (tzid === undefined ? start.zone : zones.of(tzid)) }
}

/** What an event without a UID is known by. */
const TELLING = new Set(['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RECURRENCE-ID', 'SUMMARY'])

/** A UID is kept as it stands; without one, what an entry says is what it is known by. */
function uidOf(event: Component): string {
  const uid = propertyNamed(event, 'UID')
    ?.value.trim()
    .replaceAll(/\p{Cc}/gu, '')
  if (uid) return uid.length > MAX_UID_LENGTH ? `sha256:${digest(uid)}` : uid.toWellFormed()
  const telling = event.properties.filter(({ name }) => TELLING.has(name))
  return `derived:${digest(JSON.stringify(telling.map(({ name, value }) => `${name}:${value}`).toSorted()))}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** When an entry was written. Nothing depends on it that could not do without. */
function stampOf(property: Property | undefined): number | null {
  try {
    return property ? writtenTime(property.value).local : null
  } catch {
    // As if it weren't there.
    return null
  }
}

/**
 * How long it lasts. A day without an end is that day, a time without one is that time (RFC 5545 3.6.1). The end of an
 * all-day event is the day after its last; the same day as the start is what many programs write for one day.
 */
function lengthOf(event: Component, start: Moment, zones: Zones): Length {
  const endProperty = propertyNamed(event, 'DTEND')
  const duration = propertyNamed(event, 'DURATION')
  if (endProperty) return lengthUntil(start, momentOf(endProperty.value, endProperty, zones))
  if (!duration) return { days: start.date ? 1 : 0, seconds: 0 }
  const length = writtenDuration(duration.value)
  if (length.days < 0 || length.seconds < 0)
    throw invalidDate(`Ends before it starts: ${duration.value}`, 'ENDS_FIRST')
  return start.date ? allDay(length.days + length.seconds / DAY) : length
}

function lengthUntil(start: Moment, end: Moment): Length {
  if (start.date && end.date) return allDay((end.local - start.local) / DAY)
  // A day that ends at a time ends as a time does.
  if (start.date) return allDay(lastDayBefore(end.local, start.local) - start.local / DAY + 1)
  const stop = end.date ? start.zone.toInstant(end.local) : instantOf(end)
  const seconds = stop - instantOf(start)
  if (seconds < 0) throw invalidDate('An event ends before it starts', 'ENDS_FIRST')
  return { days: 0, seconds }
}

function allDay(days: number): Length {
  if (days < 0) throw invalidDate('An event ends before it starts', 'ENDS_FIRST')
  return { days: Math.max(1, Math.ceil(days)), seconds: 0 }
}

/**
 * The last day that is taken until a local time: whoever leaves on a later day by noon leaves that day free
 * (decision 45).
 */
export function lastDayBefore(end: number, start: number): number {
  const [first, last] = [Math.floor(start / DAY), Math.floor(end / DAY)]
  return last > first && end - last * DAY <= DAY / 2 ? last - 1 : last
}

/** The values of all properties of a name, which are lists; empty ones say nothing. */
function valuesOf(event: Component, name: string): [text: string, property: Property][] {
  return propertiesNamed(event, name).flatMap((property) =>
    property.value
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text): [string, Property] => [text, property]),
  )
}

function additionOf(text: string, property: Property, zones: Zones): Addition {
  const [from = '', until] = text.split('/', 2)
  const start = momentOf(from, property, zones)
  if (until === undefined) return { start, length: null }
  if (!/^[+-]?P/i.test(until.trim()))
    return { start, length: lengthUntil(start, momentOf(until, property, zones)) }
  const length = writtenDuration(until)
  if (length.days < 0 || length.seconds < 0) throw invalidDate(`Ends before it starts: ${text}`, 'ENDS_FIRST')
  return { start, length: start.date ? allDay(length.days + length.seconds / DAY) : length }
}
