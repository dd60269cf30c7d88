import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import type { OccupancyKind } from '../catalogue/calendars.ts'
import { currentStateOf, multilistingState, sparkSegments, type DatedUnit } from './current-state.ts'
import { addDays, daysOfStay, parseDay } from '../kernel/day.ts'
import { isFreeFor, nextVacancy, occupancySegments, occupancyShare, type Occupancy } from './occupancy.ts'

const TODAY = parseDay('2026-06-01')

function taken(kind: OccupancyKind, from: string, to: string): Occupancy {
  return { kind, from: parseDay(from), to: parseDay(to), createdOn: parseDay('2026-04-04') }
}

function unit(occupancies: Occupancy[], window: Partial<DatedUnit> = {}): DatedUnit {
  return { availableFrom: null, availableTo: null, createdOn: parseDay('2026-01-01'), occupancies, ...window }
}

const booking = (from: string, to: string) => taken('BOOKING', from, to)
const block = (from: string, to: string) => taken('BLOCK', from, to)

describe('current state', () => {
  it.each<[string, DatedUnit, Record<string, string | null>]>([
    ['vacant since created', unit([]), { kind: 'VACANT', vacantSince: '2026-01-01' }],
    [
      'vacant since the last occupied day',
      unit([booking('2026-02-01', '2026-03-31'), block('2026-04-01', '2026-05-10')]),
      { kind: 'VACANT', vacantSince: '2026-05-11' },
    ],
    [
      'not yet available',
      unit([booking('2026-05-01', '2026-07-01')], { availableFrom: parseDay('2026-06-02') }),
      { kind: 'NOT_AVAILABLE', notAvailableSince: '2026-01-01', notAvailableUntil: '2026-06-02' },
    ],
    [
      'no longer available',
      unit([], { availableTo: parseDay('2026-05-31') }),
      { kind: 'NOT_AVAILABLE', notAvailableSince: '2026-06-01', notAvailableUntil: null },
    ],
    [
      'available on its first and last day',
      unit([], { availableFrom: TODAY, availableTo: TODAY }),
      { kind: 'VACANT', vacantSince: '2026-01-01' },
    ],
    [
      'free in 60 days',
      unit([booking('2026-05-01', '2026-07-31')]),
      { kind: 'VACANT_SOON', vacantFrom: '2026-08-01' },
    ],
    [
      'free in 61 days',
      unit([booking('2026-05-01', '2026-08-01')]),
      { kind: 'OCCUPIED', occupiedUntil: '2026-08-01' },
    ],
    [
      'a chain of bookings',
      unit([booking('2026-05-01', '2026-06-10'), booking('2026-06-11', '2026-09-30')]),
      { kind: 'OCCUPIED', occupiedUntil: '2026-09-30' },
    ],
    [
      'a block right after the booking',
      unit([booking('2026-05-01', '2026-06-10'), block('2026-06-11', '2026-06-12')]),
      { kind: 'OCCUPIED', occupiedUntil: '2026-06-10' },
    ],
    [
      'a hold right after the booking',
      unit([booking('2026-05-01', '2026-06-10'), taken('HOLD', '2026-06-11', '2026-09-12')]),
      { kind: 'OCCUPIED', occupiedUntil: '2026-06-10' },
    ],
    [
      'last day of a booking',
      unit([booking('2026-05-01', '2026-06-01')]),
      { kind: 'VACANT_SOON', vacantFrom: '2026-06-02' },
    ],
    [
      'a chain of blocks',
      unit([
        block('2026-05-30', '2026-06-03'),
        block('2026-06-02', '2026-06-20'),
        block('2026-06-21', '2026-06-22'),
      ]),
      { kind: 'BLOCKED', blockedUntil: '2026-06-22' },
    ],
    [
      'booking before block',
      unit([block('2026-05-30', '2026-06-03'), booking('2026-05-02', '2026-08-20')]),
      { kind: 'OCCUPIED', occupiedUntil: '2026-08-20' },
    ],
    [
      'booked in 30 days',
      unit([booking('2026-07-01', '2026-08-01')]),
      { kind: 'BOOKED', bookedSince: '2026-04-04' },
    ],
    [
      'booked in 31 days',
      unit([booking('2026-07-02', '2026-08-01')]),
      { kind: 'VACANT', vacantSince: '2026-01-01' },
    ],
  ])('%s', (_, given, expected) => {
    const state = Object.entries(currentStateOf(given, TODAY)).map(([key, value]) => [
      key,
      value?.toString() ?? null,
    ])
    expect(Object.fromEntries(state)).toEqual(expected)
  })

  it('of a group is its number of units', () => {
    expect(multilistingState(40)).toEqual({ kind: 'MULTILISTING', units: 40 })
  })
})

describe('occupancy', () => {
  it('tells the next vacancy', () => {
    expect(nextVacancy(unit([]), TODAY)).toBe('2026-06-01')
    const full = unit([booking('2026-05-01', '2026-06-10'), block('2026-06-11', '2026-06-12')])
    expect(nextVacancy(full, TODAY)).toBe('2026-06-13')
    expect(nextVacancy({ ...full, availableTo: parseDay('2026-06-12') }, TODAY)).toBeNull()
    expect(nextVacancy(unit([], { availableFrom: parseDay('2026-07-01') }), TODAY)).toBe('2026-07-01')
  })

  it('shares count days once, of bookings only unless told otherwise', () => {
    const window = { from: parseDay('2026-06-01'), to: parseDay('2026-06-10') }
    const occupancies = [
      booking('2026-05-01', '2026-06-02'),
      booking('2026-06-02', '2026-06-02'),
      block('2026-06-03', '2026-06-05'),
    ]
    expect(occupancyShare(occupancies, window)).toBe(0.2)
    expect(occupancyShare(occupancies, window, ['BOOKING', 'BLOCK'])).toBe(0.5)
  })

  it('ignores what it is told to', () => {
    const stay = { from: TODAY, to: addDays(TODAY, 3) }
    const own = { ...taken('HOLD', '2026-06-02', '2026-06-02'), id: 'own' }
    expect(isFreeFor(unit([own]), stay)).toBe(false)
    expect(isFreeFor(unit([own]), stay, ['own'])).toBe(true)
  })

  it('splits a window into stretches without gaps, as each day is', () => {
    fc.assert(
      fc.property(fc.array(anyOccupancy(), { maxLength: 5 }), (occupancies) => {
        const given = unit(occupancies, { availableFrom: addDays(TODAY, 3), availableTo: addDays(TODAY, 80) })
        const segments = sparkSegments(given, TODAY)
        expect(segments.reduce((sum, segment) => sum + daysOfStay(segment), 0)).toBe(90)
        for (const [index, next] of segments.slice(1).entries()) {
          expect(segments[index]?.to).toBe(addDays(next.from, -1))
          expect(segments[index]?.kind).not.toBe(next.kind)
        }
        for (const segment of segments) {
          const [alone] = occupancySegments(given, { from: segment.to, to: segment.to })
          expect(alone?.kind).toBe(segment.kind)
          expect(isFreeFor(given, segment)).toBe(segment.kind === 'FREE')
        }
      }),
    )
  })
})

function anyOccupancy(): fc.Arbitrary<Occupancy> {
  return fc
    .tuple(
      fc.constantFrom<OccupancyKind>('BOOKING', 'HOLD', 'BLOCK'),
      fc.integer({ min: -20, max: 100 }),
      fc.integer({ min: 0, max: 30 }),
    )
    .map(([kind, start, days]) => ({ kind, from: addDays(TODAY, start), to: addDays(TODAY, start + days) }))
}
