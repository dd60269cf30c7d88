import type { CalendarPlatform, OccupancyKind } from '../catalogue/calendars.ts'
import {
  type Day,
  type Stay,
  addDays,
  addMonths,
  compareDays,
  dayFrom,
  dayOf,
  firstOfMonth,
  partsOfDay,
} from '../kernel/day.ts'

/** Days of a unit that are taken, with what an export may contain of them. */
export interface ExportedTaking extends Stay {
  /** Of the row that takes the days; a hold that becomes a booking keeps it. */
  id: string
  kind: OccupancyKind
  changedAt: Temporal.Instant
  /** The tenant, or the note of a block; empty unless the export has names. */
  name: string
  /** The feed that brought a block, and its platform. */
  feedId: string | null
  platform: CalendarPlatform | null
}

/** A unit as its private calendar shows it. */
export interface ExportedUnit {
  id: string
  name: string
  availableFrom: Day
  availableTo: Day | null
  createdAt: Temporal.Instant
  taken: readonly ExportedTaking[]
}

/** For whom a calendar is, and the words that it uses. */
export interface ExportSetting {
  platform: CalendarPlatform
  /** Whether it is about several units, so that each event says which. */
  namesUnits: boolean
  host: string
  texts: ExportTexts
}

/** The words of an event, in the language of the link. */
export interface ExportTexts {
  notAvailable: string
  /** Of days that are held while a contract is signed. */
  held: (name: string) => string
}

/** An event of an export, before it has a number. */
export interface ExportedEvent extends Stay {
  uid: string
  listingId: string
  summary: string
  feedId: string | null
  isOpenEnd: boolean
  changedAt: Temporal.Instant
}

/** How many years after the current one days outside of the availability window are exported; ours. */
export const EXPORT_YEARS_AHEAD = 2

/** The platforms that let apartments, for which every event of a calendar means: the whole apartment is taken. */
export const CHANNELS = [
  'AIRBNB',
  'BOOKING_COM',
  'VRBO',
  'EXPEDIA',
] as const satisfies readonly CalendarPlatform[]

/** Whether a platform takes every event for the whole apartment. */
export function isChannel(platform: CalendarPlatform): boolean {
  return CHANNELS.some((channel) => channel === platform)
}

/**
 * The events of some units: whatever takes their days, and the days outside of their availability windows. What came
 * from a platform is not exported to it again. What ended before last month is left out, so that the past leaves in one
 * go with the first of a month and not day by day.
 */
export function exportedEvents(
  units: readonly ExportedUnit[],
  setting: ExportSetting,
  today: Day,
): ExportedEvent[] {
  const since = addMonths(firstOfMonth(today), -1)
  return units
    .flatMap((unit) => [...takings(unit, setting), ...outsideOfWindow(unit, setting, today)])
    .filter((event) => event.to >= since)
    .toSorted((a, b) => compareDays(a.from, b.from) || compareDays(a.to, b.to) || (a.uid < b.uid ? -1 : 1))
}

function takings(unit: ExportedUnit, setting: ExportSetting): ExportedEvent[] {
  return unit.taken
    .filter((taken) => !isFromThere(taken, setting.platform))
    .map((taken) => ({
      from: taken.from,
      to: taken.to,
      uid: calendarUid(taken.kind === 'BLOCK' ? 'block' : 'stay', taken.id, setting.host),
      listingId: unit.id,
      summary: summaryOf(unit, setting, wordsFor(taken, setting.texts)),
      feedId: taken.feedId,
      isOpenEnd: false,
      changedAt: taken.changedAt,
    }))
}

/** OTHER is no platform but many: what was received from one of them has to reach the others. */
function isFromThere(taken: ExportedTaking, platform: CalendarPlatform): boolean {
  return platform !== 'OTHER' && taken.platform === platform
}

function wordsFor({ kind, name }: ExportedTaking, texts: ExportTexts): string {
  if (name === '') return texts.notAvailable
  return kind === 'HOLD' ? texts.held(name) : name
}

function summaryOf(unit: ExportedUnit, setting: ExportSetting, words: string): string {
  return setting.namesUnits ? `${unit.name}: ${words}` : words
}

function outsideOfWindow(unit: ExportedUnit, setting: ExportSetting, today: Day): ExportedEvent[] {
  const createdOn = dayOf(unit.createdAt)
  const horizon = dayFrom({ year: partsOfDay(today).year + EXPORT_YEARS_AHEAD, month: 12, day: 31 })
  const events: ExportedEvent[] = []
  const add = (kind: 'before' | 'after', from: Day, to: Day) => {
    if (from > to) return
    events.push({
      from,
      to,
      uid: calendarUid(kind, unit.id, setting.host),
      listingId: unit.id,
      summary: summaryOf(unit, setting, setting.texts.notAvailable),
      feedId: null,
      isOpenEnd: kind === 'after',
      changedAt: unit.createdAt,
    })
  }
  add('before', createdOn, addDays(unit.availableFrom, -1))
  if (unit.availableTo) add('after', addDays(unit.availableTo, 1), horizon)
  return events
}

/** An event as it was exported once, or is now. */
export interface EventVersion extends Stay {
  uid: string
  sequence: number
  /** Stands for the words, which are not kept. */
  textHash: string
  changedAt: Temporal.Instant
}

/** What is kept of an event: as it was exported last, and whether it still is. */
export interface KeptEvent extends EventVersion {
  isExported: boolean
}

/** An event with its number of changes (RFC 5545 SEQUENCE) and the time of the last one. */
export interface NumberedEvent extends ExportedEvent, EventVersion {}

/** The events to be exported now, and how they differ from what was exported before. */
export interface NumberedExport {
  events: NumberedEvent[]
  added: NumberedEvent[]
  /** Exported before in this form, and no longer. */
  ended: { uid: string; sequence: number }[]
}

/**
 * Numbers the events: one that is new to the recipient begins with 0 and the time of its own last change; one that
 * changed goes on counting, also when it had been away.
 */
export function numberEvents(
  events: readonly ExportedEvent[],
  kept: readonly KeptEvent[],
  { now, hashOf }: { now: Temporal.Instant; hashOf: (text: string) => string },
): NumberedExport {
  const latest = new Map(kept.map((event) => [event.uid, event]))
  const added: NumberedEvent[] = []
  const ended = new Map(
    kept.filter((event) => event.isExported).map(({ uid, sequence }) => [uid, { uid, sequence }]),
  )
  const numbered = events.map((event): NumberedEvent => {
    // A stay may move to another unit of the same name.
    const textHash = hashOf(`${event.listingId} ${event.summary}`)
    const before = latest.get(event.uid)
    if (before?.isExported && isSame(before, event, textHash)) {
      ended.delete(event.uid)
      return { ...event, textHash, sequence: before.sequence, changedAt: before.changedAt }
    }
    const next = {
      ...event,
      textHash,
      sequence: before ? before.sequence + 1 : 0,
      changedAt: before ? changeAfter(before, event, now) : event.changedAt,
    }
    added.push(next)
    return next
  })
  return { events: numbered, added, ended: [...ended.values()] }
}

function isSame(before: KeptEvent, event: ExportedEvent, textHash: string): boolean {
  return before.from === event.from && before.to === event.to && before.textHash === textHash
}

/** What has a later time of its own has that one; what changes with something else changed since the last time. */
function changeAfter(before: KeptEvent, event: ExportedEvent, now: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(event.changedAt, before.changedAt) > 0 ? event.changedAt : now
}

/**
 * What an event of our own calendars stands for: `stay` is what takes a unit's days, from the hold to the end of the
 * booking; `before` and `after` are the days outside of its availability window.
 */
export const CALENDAR_UID_KINDS = [
  'booking',
  'stay',
  'block',
  'before',
  'after',
] as const satisfies readonly string[]

/** A kind of our own events. */
export type CalendarUidKind = (typeof CALENDAR_UID_KINDS)[number]

/** The id of an event, the same for as long as the thing itself lives; the host is that of our own address. */
export function calendarUid(kind: CalendarUidKind, id: string, host: string): string {
  return `${kind}-${id}@${host}`
}
