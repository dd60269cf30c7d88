import { MAX_CALENDAR_BYTES } from '../../../../domain/calendars/feed-polling.ts'
import { createHash } from 'node:crypto'
import type { CalendarRefusal } from '../../../../domain/calendars/calendar-event.ts'
import { dayNumberOf } from '../../../../domain/kernel/day-number.ts'
import { calendarsOf, propertyNamed, type Component } from './components.ts'
import { contentLines } from './decode.ts'
import { entryOf, type Entry } from './entry.ts'
import { fileZone } from './file-zone.ts'
import { Found, type FoundDays } from './found-days.ts'
import { Budget, YEARS_AHEAD, YEARS_BACK } from './limits.ts'
import type { Zones } from './moment.ts'
import { inEntry, RefusedCalendar } from './refused.ts'
import type { Window } from './starts.ts'
import { findTakenDays } from './taken-days.ts'
import { writtenText } from './values.ts'
import { UTC, zoneNamed, type Zone } from './zone.ts'
import { type Day, partsOfDay } from '../../../../domain/kernel/day.ts'

/** For whom a calendar is read: the unit's time zone, and today. */
export interface ReadingOptions {
  timeZone: string
  today: Day
}

/** A calendar as it leaves the thread. */
export interface PlainContent {
  error: null
  events: FoundDays[]
  prodId: string
  name: string
  method: string | null
  free: number
  hash: string
}

/** What a file says about taken days, as RFC 5545 has it, or why it can't be read. Never throws because of a file. */
export function readCalendar(content: Uint8Array, options: ReadingOptions): PlainContent | CalendarRefusal {
  try {
    return read(content, options)
  } catch (error) {
    if (error instanceof RefusedCalendar) return { error: error.error, detail: error.message }
    throw error
  }
}

function read(content: Uint8Array, options: ReadingOptions): PlainContent {
  if (content.length > MAX_CALENDAR_BYTES)
    throw new RefusedCalendar('SYNCHRONIZATION_FAILED', `More than ${MAX_CALENDAR_BYTES} bytes`)
  const calendars = calendarsOf(contentLines(content))
  const unitZone = zoneNamed(options.timeZone) ?? UTC
  const budget = new Budget()
  let count = 0
  const lineOfNext = () => {
    count += 1
    const n = count
    return () => lineOfEvent(content, n)
  }
  const events = calendars.flatMap((calendar) => eventsOf(calendar, unitZone, budget, lineOfNext))
  if (events.length === 0) throw new RefusedCalendar('NO_EVENTS', 'There is no VEVENT')
  const found = new Found(unitZone)
  const window = windowAround(options.today)
  for (const entries of Map.groupBy(events, ({ uid }) => uid).values())
    findTakenDays(entries, window, found, budget)
  const days = found.days.sort(compareFound)
  const free = events.filter((entry) => !entry.takes && entry.isMarkedFree).length
  const first = (name: string) => calendars.map((calendar) => propertyNamed(calendar, name)).find(Boolean)
  return {
    error: null,
    events: days,
    prodId: writtenText(first('PRODID'), 200),
    name: writtenText(first('X-WR-CALNAME') ?? first('NAME'), 200),
    method: writtenText(first('METHOD'), 40).toUpperCase() || null,
    free,
    hash: hashOf(days, free),
  }
}

/** In which line of the file its nth event begins, as an editor counts them; asked for only where one is refused. */
function lineOfEvent(content: Uint8Array, n: number): number | undefined {
  const text = Buffer.from(content).toString('latin1').replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
  const begin = [...text.matchAll(/^[ \t]*BEGIN[ \t]*:[ \t]*VEVENT[ \t]*$/gim)][n - 1]
  return begin && text.slice(0, begin.index).split('\n').length
}

function eventsOf(
  calendar: Component,
  unitZone: Zone,
  budget: Budget,
  lineOfNext: () => () => number | undefined,
): Entry[] {
  const zones = zonesOf(calendar, unitZone, budget)
  // The whole calendar calls its events off (RFC 5546 3.2.5).
  const cancelled = propertyNamed(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL'
  return calendar.components
    .filter(({ name }) => name === 'VEVENT')
    .map((event) => {
      const lineOf = lineOfNext()
      try {
        return entryOf(event, cancelled, zones)
      } catch (error) {
        if (!(error instanceof RefusedCalendar) || !error.problem) throw error
        throw inEntry(error, lineOf() ?? 0, propertyNamed(event, 'UID')?.value ?? '')
      }
    })
}

/** What a file says itself about a zone comes first, then what is known by its name. */
function zonesOf(calendar: Component, unitZone: Zone, budget: Budget): Zones {
  const written = new Map(
    calendar.components
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((zone) => [zoneKey(writtenText(propertyNamed(zone, 'TZID'), 300)), zone]),
  )
  const known = new Map<string, Zone>()
  return {
    utc: UTC,
    of: (tzid) => {
      if (tzid === undefined) return unitZone
      const key = zoneKey(tzid)
      let zone = known.get(key)
      if (!zone) {
        const component = written.get(key)
        const named = zoneNamed(key)
        zone = (component && fileZone(component, named, budget)) ?? named ?? unitZone
        known.set(key, zone)
      }
      return zone
    },
  }
}

function zoneKey(tzid: string): string {
  return tzid.replaceAll(/[\\"]/g, '').trim()
}

function windowAround(today: Day): Window {
  const { year, month, day } = partsOfDay(today)
  return { from: dayNumberOf(year - YEARS_BACK, month, day), to: dayNumberOf(year + YEARS_AHEAD, month, day) }
}

function compareFound(a: FoundDays, b: FoundDays): number {
  return (
    compareTexts(a.from, b.from) ||
    compareTexts(a.to, b.to) ||
    compareTexts(a.uid, b.uid) ||
    compareTexts(a.instance ?? '', b.instance ?? '')
  )
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function hashOf(days: FoundDays[], free: number): string {
  const telling = days.map(({ uid, instance, from, to, summary, description }) => [
    uid,
    instance,
    from,
    to,
    summary,
    description,
  ])
  return createHash('sha256')
    .update(JSON.stringify([telling, free]))
    .digest('hex')
}
