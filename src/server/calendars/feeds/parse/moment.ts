import { DAY } from './civil.ts'
import type { Property } from './components.ts'
import { writtenTime } from './values.ts'
import type { Zone } from './zone.ts'

/** A day, or a time in a zone. A day's `local` is its midnight. */
export interface Moment {
  local: number
  date: boolean
  zone: Zone
}

/** Which zones a file's times are in. */
export interface Zones {
  /** The zone of a TZID, or the unit's own where there is none or nobody knows it. */
  of(tzid: string | undefined): Zone
  utc: Zone
}

/** One value of a property that says when. */
export function momentOf(text: string, property: Property, zones: Zones): Moment {
  const { local, date, utc } = writtenTime(text)
  // VALUE=DATE with a time: what is meant is the day.
  const isDay = date || property.params.get('VALUE')?.toUpperCase() === 'DATE'
  const zone = utc && !date ? zones.utc : zones.of(property.params.get('TZID'))
  return { local: isDay ? Math.floor(local / DAY) * DAY : local, date: isDay, zone }
}

/** Seconds since 1970 in UTC; of a day, its midnight in the zone. */
export function instantOf({ local, zone }: Moment): number {
  return zone.toInstant(local)
}
