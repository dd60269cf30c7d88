import { expect, test } from 'vitest'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { sampleBooking, sampleCandidate, sampleUnit } from './calendar.test-data.ts'
import { placeCandidates } from './place-candidates.ts'
import { takenOf } from './timeline-bars.ts'
import { parseDay } from '../../domain/kernel/day.ts'

const place = (unit: CalendarUnit) => ({ unit, taken: takenOf(unit) })
const ids = (lists: Map<string, { listingRequestId: string }[]>) =>
  Object.fromEntries([...lists].map(([id, list]) => [id, list.map((one) => one.listingRequestId)]))

test('a request is drawn where it fits best, one per free stretch, and stands apart where nothing is free', () => {
  const wide = sampleUnit({ id: 'wide' })
  const tight = sampleUnit({
    id: 'tight',
    bookings: [sampleBooking('2026-06-01', '2026-12-31'), sampleBooking('2027-04-01', '2027-06-30')],
  })
  const placement = placeCandidates([wide, tight].map(place), [
    sampleCandidate({ listingRequestId: 'first' }),
    sampleCandidate({ listingRequestId: 'second' }),
    sampleCandidate({ listingRequestId: 'third' }),
  ])
  expect(ids(placement.byUnit)).toEqual({ tight: ['first'], wide: ['second'] })
  expect(ids(placement.unplaced)).toEqual({ g1: ['third'] })
})

test('a request that means one unit is drawn there, taken or not', () => {
  const unit = sampleUnit({ id: 'u', bookings: [sampleBooking('2027-01-01', '2027-12-31')] })
  const placement = placeCandidates([place(unit)], [sampleCandidate({ unitId: 'u' })])
  expect(ids(placement.byUnit)).toEqual({ u: ['r1'] })
})

test('days outside the window of a unit are not free', () => {
  const unit = sampleUnit({ availableTo: parseDay('2027-03-30') })
  expect(ids(placeCandidates([place(unit)], [sampleCandidate()]).unplaced)).toEqual({ g1: ['r1'] })
})
