import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarUnit } from '../../domain/calendars/calendar-answer.ts'
import { type Day, addDays, afterMonths, dayNumber, dayText, parseDay } from '../../domain/kernel/day.ts'
import { nextVacancy } from '../../domain/calendars/occupancy.ts'
import { sampleBlock, sampleBooking, sampleUnit } from './calendar.test-data.ts'
import { takenOf } from './timeline-bars.ts'
import { feedHealth, gapsBetween, hasConflict, nextFreeDay } from './unit-facts.ts'

const today = parseDay('2026-11-21')
const gaps = (unit: CalendarUnit) =>
  gapsBetween(unit, takenOf(unit), dayNumber(today)).map((gap) => [
    dayText(gap.from),
    dayText(gap.to),
    gap.isTooShort,
  ])

test('gaps lie between what takes a unit, from today on; without an end there is none', () => {
  const unit = sampleUnit({
    minStay: 2,
    bookings: [
      sampleBooking('2026-10-01', '2026-12-31'),
      sampleBooking('2027-03-01', '2027-03-31'),
      sampleBooking('2027-04-15', '2027-05-31'),
    ],
  })
  expect(gaps(unit)).toEqual([
    ['2027-01-01', '2027-02-28', false],
    ['2027-04-01', '2027-04-14', true],
  ])
  expect(gaps(sampleUnit())).toEqual([])
  expect(gaps({ ...unit, availableTo: parseDay('2027-06-20') }).at(-1)).toEqual([
    '2027-06-01',
    '2027-06-20',
    true,
  ])
  expect(gaps({ ...unit, availableTo: parseDay('2027-02-10') })).toEqual([['2027-01-01', '2027-02-10', true]])
})

const stays = fc.array(
  fc.record({ start: fc.integer({ min: -200, max: 600 }), days: fc.integer({ min: 0, max: 200 }) }),
  { maxLength: 12 },
)

test('the next free day is the one of the domain', () => {
  const start = today
  fc.assert(
    fc.property(
      stays,
      fc.integer({ min: -100, max: 100 }),
      fc.option(fc.integer({ min: 100, max: 700 })),
      (made, opens, closes) => {
        const unit = sampleUnit({
          availableFrom: addDays(start, opens),
          availableTo: closes === null ? null : addDays(start, closes),
          blocks: made.map(({ start: at, days }) =>
            sampleBlock(addDays(start, at), addDays(addDays(start, at), days)),
          ),
        })
        const expected = nextVacancy(
          {
            availableFrom: parseDay(unit.availableFrom),
            availableTo: unit.availableTo ? parseDay(unit.availableTo) : null,
            occupancies: unit.blocks.map(({ from, to }) => ({
              kind: 'BLOCK',
              from: parseDay(from),
              to: parseDay(to),
            })),
          },
          start,
        )
        const free = nextFreeDay(unit, takenOf(unit), dayNumber(today))
        expect(free === null ? null : dayText(free)).toBe(expected ?? null)
      },
    ),
  )
})

test('a gap takes a stay of the shortest length exactly where the domain says so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 6 }), (at, minStay) => {
      const from = addDays(today, at)
      const last = addDays(afterMonths(from, minStay), -1)
      const unit = (to: Day) => sampleUnit({ minStay, availableFrom: from, availableTo: to })
      expect(gaps(unit(last))[0]?.[2]).toBe(false)
      expect(gaps(unit(addDays(last, -1)))[0]?.[2]).toBe(true)
    }),
  )
})

test('the worst that is known of its calendars is what a unit shows', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const feeds = {
    count: 2,
    links: 1,
    oldestAnswer: '2026-11-21T11:50:00Z',
    failing: 0,
    quarantine: 0,
    conflicts: 0,
  }
  const health = (changes: Partial<typeof feeds> | null) =>
    feedHealth(sampleUnit({ feeds: changes && { ...feeds, ...changes } }), now)
  expect(health(null)).toBe(null)
  expect(health({ count: 0 })).toBe(null)
  expect(health({})).toBe('fresh')
  expect(health({ oldestAnswer: '2026-11-21T10:50:00Z' })).toBe('stale')
  expect(health({ failing: 1, oldestAnswer: '2026-11-21T10:50:00Z' })).toBe('failing')
  expect(health({ links: 0, oldestAnswer: '2026-01-01T00:00:00Z' })).toBe('fresh')
  expect(health({ failing: 1, quarantine: 1 })).toBe('quarantine')
})

test('a conflict is a block on booked days, or one that a feed has imported', () => {
  expect(hasConflict(sampleUnit())).toBe(false)
  expect(hasConflict(sampleUnit({ blocks: [sampleBlock(today, today, { conflict: true })] }))).toBe(true)
  const feeds = { count: 1, links: 1, oldestAnswer: null, failing: 0, quarantine: 0, conflicts: 1 }
  expect(hasConflict(sampleUnit({ feeds }))).toBe(true)
})
