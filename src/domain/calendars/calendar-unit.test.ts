import { expect, it } from 'vitest'
import type { CalendarUnit } from './calendar-answer.ts'
import { toDatedUnit } from './calendar-unit.ts'
import { parseDay } from '../kernel/day.ts'

const days = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
const unit: CalendarUnit = {
  id: 'u',
  groupId: 'g',
  group: 'Lindenhof',
  partOfGroup: true,
  name: '01',
  externalId: null,
  city: 'Berlin',
  published: true,
  createdOn: parseDay('2025-01-01'),
  availableFrom: parseDay('2025-02-01'),
  availableTo: null,
  takenUntil: null,
  minStay: null,
  feeds: null,
  bookings: [],
  holds: [],
  blocks: [],
  windowLimits: [],
}

it('a unit of the calendar is what the rules look at', () => {
  expect(toDatedUnit(unit)).toEqual({
    createdOn: parseDay('2025-01-01'),
    availableFrom: parseDay('2025-02-01'),
    availableTo: null,
    occupancies: [],
  })
})

it('everything that takes days takes them there, and the last of what was before', () => {
  const booking = { name: 'Tom', type: 'STANDARD', bookedOn: parseDay('2025-12-01') } as const
  const full = toDatedUnit({
    ...unit,
    availableTo: parseDay('2026-12-31'),
    takenUntil: parseDay('2025-12-24'),
    bookings: [
      { ...booking, id: 'b', from: parseDay('2026-01-01'), to: parseDay('2026-02-28') },
      { ...booking, id: null, from: parseDay('2026-03-01'), to: parseDay('2026-03-31') },
    ],
    holds: [
      {
        offerId: 'o',
        listingRequestId: 'r',
        bookingRequestId: 'br',
        name: 'Ida',
        status: 'LANDLORD_SIGNING',
        from: parseDay('2026-04-01'),
        to: parseDay('2026-04-30'),
      },
    ],
    blocks: [
      {
        id: 'x',
        source: 'own',
        reason: 'OTHER',
        note: '',
        feed: null,
        conflict: false,
        kind: 'STAY',
        from: parseDay('2026-05-01'),
        to: parseDay('2026-05-02'),
      },
    ],
  })
  expect(full.availableTo).toEqual(parseDay('2026-12-31'))
  const bookedOn = { createdOn: parseDay('2025-12-01') }
  expect(full.occupancies).toStrictEqual([
    { kind: 'BLOCK', ...days('2025-12-24', '2025-12-24') },
    { kind: 'BOOKING', ...days('2026-01-01', '2026-02-28'), id: 'b', ...bookedOn },
    { kind: 'BOOKING', ...days('2026-03-01', '2026-03-31'), ...bookedOn },
    { kind: 'HOLD', ...days('2026-04-01', '2026-04-30'), id: 'r' },
    { kind: 'BLOCK', ...days('2026-05-01', '2026-05-02'), id: 'x' },
  ])
})
