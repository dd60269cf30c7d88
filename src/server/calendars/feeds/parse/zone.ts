import { WINDOWS_ZONES } from '../../../../domain/catalogue/windows-zones.gen.ts'
import { DAY } from './civil.ts'

/** A time zone: how a local time becomes an instant and back, all in seconds since 1970. */
export interface Zone {
  toInstant(local: number): number
  toLocal(instant: number): number
}

/** UTC itself. */
export const UTC: Zone = { toInstant: (local) => local, toLocal: (instant) => instant }

/**
 * A zone by the offsets from UTC it has at each instant. A local time that comes twice is the first one; one that is
 * left out is read by the offset before (RFC 5545 3.3.5).
 */
export function zoneOfOffsets(offsetAt: (instant: number) => number): Zone {
  return {
    toLocal: (instant) => instant + offsetAt(instant),
    toInstant: (local) => {
      const before = offsetAt(local - DAY)
      if (offsetAt(local - before) === before) return local - before
      const after = offsetAt(local + DAY)
      return offsetAt(local - after) === after ? local - after : local - before
    },
  }
}

// Windows' names of zones, as Outlook and Exchange write them, with two that CLDR has not, but older calendars have.
const ofWindows: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WINDOWS_ZONES),
  ['mid-atlantic standard time', 'Etc/GMT+2'],
  ['coordinated universal time', 'UTC'],
])

const known = new Map<string, Zone | null>()

/**
 * The zone of a name: one of IANA's, one of Windows', one with a vendor's prefix ('/mozilla.org/…/Europe/Berlin'), or
 * an offset ('UTC+2'). Null where nobody knows it.
 */
export function zoneNamed(name: string): Zone | null {
  if (known.size > 1000) known.clear()
  let zone = known.get(name)
  if (zone === undefined) known.set(name, (zone = findZone(name.trim())))
  return zone
}

function findZone(name: string): Zone | null {
  const fixed = /^(?:UTC|GMT)([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(name)
  if (fixed) return fixedZone(fixed)
  const parts = name.split('/').filter((part) => part !== '')
  // From the longest: 'America/Argentina/Buenos_Aires' before 'Buenos_Aires'.
  const names = parts.slice(0, 6).map((_, index) => parts.slice(index).join('/'))
  const windows = ofWindows.get(name.toLowerCase())
  for (const candidate of windows ? [windows, ...names] : names) {
    const zone = ianaZone(candidate)
    if (zone) return zone
  }
  return null
}

function fixedZone([, sign, hours, minutes = '0']: RegExpExecArray): Zone {
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
  return zoneOfOffsets(() => offset)
}

function isZone(name: string): boolean {
  try {
    return new Temporal.ZonedDateTime(0n, name).timeZoneId !== ''
  } catch {
    // It throws for what is none: that is what was asked.
    return false
  }
}

function ianaZone(name: string): Zone | null {
  // Temporal knows offsets as names, too; those of calendars are read above.
  if (!/^[a-z]/i.test(name)) return null
  if (!isZone(name)) return null
  const days = new Map<number, number | null>()
  const exact = (instant: number) =>
    Math.round(new Temporal.ZonedDateTime(BigInt(instant) * 1_000_000_000n, name).offsetNanoseconds / 1e9)
  // An event's days are asked for again and again, and most have one offset from their first to their last second.
  return zoneOfOffsets((instant) => {
    const day = Math.floor(instant / DAY)
    let offset = days.get(day)
    if (offset === undefined) {
      const first = exact(day * DAY)
      offset = first === exact(day * DAY + DAY - 1) ? first : null
      if (days.size > 50_000) days.clear()
      days.set(day, offset)
    }
    return offset ?? exact(instant)
  })
}
