import type { Budget } from './limits.ts'
import { dayNumberOf } from '../../../../domain/kernel/day-number.ts'
import { DAY } from './civil.ts'
import { propertiesNamed, propertyNamed, type Component } from './components.ts'
import { occurrences } from './occurrences.ts'
import { RefusedCalendar } from './refused.ts'
import { writtenRule } from './rule.ts'
import { writtenOffset, writtenTime } from './values.ts'
import { zoneOfOffsets, type Zone } from './zone.ts'

interface Onset {
  instant: number
  before: number
  after: number
}

/** Clocks are changed by today's rules until then, which is beyond every event that is let. */
const LAST_ONSET = dayNumberOf(2100, 1, 1) * DAY

/**
 * The zone that a file describes itself (VTIMEZONE, RFC 5545 3.6.5): what holds is the observance that began last, and
 * before the first of them the zone that is known by the name. Null where the description can't be followed.
 */
export function fileZone(component: Component, named: Zone | null, budget: Budget): Zone | null {
  try {
    const onsets = component.components
      .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
      .flatMap((observance) => onsetsOf(observance, budget))
      .sort((a, b) => a.instant - b.instant)
    return onsets.length === 0 ? null : zoneOfOffsets((instant) => offsetAt(onsets, named, instant))
  } catch (error) {
    // A zone that can't be followed may still have a name that is known.
    if (error instanceof RefusedCalendar) return null
    throw error
  }
}

function onsetsOf(observance: Component, budget: Budget): Onset[] {
  const before = writtenOffset(propertyNamed(observance, 'TZOFFSETFROM')?.value)
  const after = writtenOffset(propertyNamed(observance, 'TZOFFSETTO')?.value)
  const start = propertyNamed(observance, 'DTSTART')
  if (before === null || after === null || !start) return []
  const { local } = writtenTime(start.value)
  const locals = new Set([local])
  for (const { value } of propertiesNamed(observance, 'RRULE')) {
    const rule = writtenRule(value)
    // The end of the rule is given in UTC, the onsets in the local time until then.
    const end = rule.until ? rule.until.local + (rule.until.utc ? before : 0) : LAST_ONSET
    const to = Math.min(rule.until?.date ? end + DAY - 1 : end, LAST_ONSET)
    for (const time of occurrences(rule, local, { from: local, to }, budget)) locals.add(time)
  }
  for (const { value } of propertiesNamed(observance, 'RDATE'))
    for (const text of value.split(','))
      if (text.trim() !== '') locals.add(writtenTime(text.split('/')[0] ?? '').local)
  return [...locals].map((time) => ({ instant: time - before, before, after }))
}

function offsetAt(onsets: Onset[], named: Zone | null, instant: number): number {
  let [low, high] = [0, onsets.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((onsets[middle]?.instant ?? 0) <= instant) low = middle + 1
    else high = middle
  }
  if (low > 0) return onsets[low - 1]?.after ?? 0
  return named ? named.toLocal(instant) - instant : (onsets[0]?.before ?? 0)
}
