import type { CalendarCandidate, CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { parseDay } from '../../domain/kernel/day.ts'

/** A free, published unit of a group. */
export function sampleUnit(changes: Partial<CalendarUnit> = {}): CalendarUnit {
  return {
    id: 'u1',
    groupId: 'g1',
    group: 'Lindenhof',
    partOfGroup: true,
    name: 'Lindenhof 01',
    externalId: 'LH-01',
    city: 'Berlin',
    published: true,
    createdOn: parseDay('2025-01-01'),
    availableFrom: parseDay('2025-01-01'),
    availableTo: null,
    takenUntil: null,
    minStay: 1,
    feeds: null,
    bookings: [],
    holds: [],
    blocks: [],
    windowLimits: [],
    ...changes,
  }
}

/** A booking of a unit. */
export function sampleBooking(from: string, to: string): CalendarUnit['bookings'][number] {
  return {
    id: `${from}-${to}`,
    from: parseDay(from),
    to: parseDay(to),
    name: 'Greta Holm',
    type: 'STANDARD',
    bookedOn: parseDay('2026-01-01'),
  }
}

/** A block of a unit. */
export function sampleBlock(
  from: string,
  to: string,
  changes: Partial<CalendarUnit['blocks'][number]> = {},
): CalendarUnit['blocks'][number] {
  return {
    id: `${from}-${to}`,
    from: parseDay(from),
    to: parseDay(to),
    source: 'own',
    reason: 'RENOVATION',
    note: '',
    feed: null,
    conflict: false,
    kind: 'STAY',
    ...changes,
  }
}

/** An open request of the sample unit's group. */
export function sampleCandidate(changes: Partial<CalendarCandidate> = {}): CalendarCandidate {
  return {
    listingRequestId: 'r1',
    bookingRequestId: 'q1',
    groupId: 'g1',
    unitId: null,
    from: parseDay('2027-01-01'),
    to: parseDay('2027-03-31'),
    name: 'Chiara Rossi',
    type: 'STANDARD',
    landlordStatus: 'OPEN',
    class: 'OPEN',
    ...changes,
  }
}
