import { dayNumberOf } from '../../../../domain/kernel/day-number.ts'
import { type Day, dayText } from '../../../../domain/kernel/day.ts'
import { DAY, instantText } from './civil.ts'
import { lastDayBefore, type Length, type TakenEntry } from './entry.ts'
import { MAX_CALENDAR_EVENTS } from './limits.ts'
import { instantOf, type Moment } from './moment.ts'
import { invalidDate, RefusedCalendar } from './refused.ts'
import type { Zone } from './zone.ts'

/** Days that an entry, or one instance of it, takes; as plain values, since they leave the thread. */
export interface FoundDays {
  uid: string
  instance: string | null
  from: Day
  to: Day
  summary: string
  description: string
  createdAt: string | null
  allDay: boolean
}

// Days have a year of four digits; in the unit's zone the very first one may be of the year before.
const FIRST_DAY = dayNumberOf(1, 1, 1)
const LAST_DAY = dayNumberOf(9999, 12, 31)

/** What the entries of a calendar take, each stretch of days once for a UID. */
export class Found {
  readonly days: FoundDays[] = []
  private readonly unitZone: Zone
  private readonly seen = new Set<string>()
  private readonly names = new Set<string>()

  constructor(unitZone: Zone) {
    this.unitZone = unitZone
  }

  /** Adds what an entry takes when it starts then and lasts so long. */
  add(entry: TakenEntry, instance: string | null, start: Moment, length: Length): void {
    const [from, to] = daysBetween(start, length, this.unitZone)
    if (to > LAST_DAY) throw invalidDate('An event ends after the year 9999')
    const stretch = `${from} ${to} ${entry.uid}`
    if (this.seen.has(stretch)) return
    this.seen.add(stretch)
    if (this.days.length === MAX_CALENDAR_EVENTS)
      throw new RefusedCalendar('SYNCHRONIZATION_FAILED', `More than ${MAX_CALENDAR_EVENTS} events`)
    this.days.push({
      uid: entry.uid,
      instance: this.unused(entry.uid, instance, instanceText(start)),
      from: dayText(Math.max(from, FIRST_DAY)),
      to: dayText(Math.max(to, FIRST_DAY)),
      summary: entry.summary,
      description: entry.description,
      createdAt: entry.createdAt === null ? null : instantText(entry.createdAt),
      allDay: start.date,
    })
  }

  /** Entries that wrongly share a UID are told apart by when they start. */
  private unused(uid: string, instance: string | null, start: string): string | null {
    const candidates = [instance, start]
    for (let n = 2; ; n += 1) {
      for (const candidate of candidates) {
        const name = `${candidate ?? ''} ${uid}`
        if (this.names.has(name)) continue
        this.names.add(name)
        return candidate
      }
      candidates.splice(0, 2, `${start}/${n}`)
    }
  }
}

/** How an instance is known: by its original start, a day or an instant. */
export function instanceText(start: Moment): string {
  return start.date ? dayText(start.local / DAY) : instantText(instantOf(start))
}

/** The first and the last day taken, by their numbers, in the calendar of the unit. */
function daysBetween(start: Moment, length: Length, unit: Zone): [from: number, to: number] {
  if (start.date) return [start.local / DAY, start.local / DAY + length.days - 1]
  const from = unit.toLocal(instantOf(start))
  const end = start.zone.toInstant(start.local + length.days * DAY) + length.seconds
  return [Math.floor(from / DAY), Math.max(Math.floor(from / DAY), lastDayBefore(unit.toLocal(end), from))]
}
