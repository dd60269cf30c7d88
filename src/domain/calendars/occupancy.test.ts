import { describe, expect, it } from 'vitest'
import { parseDay, partsOfDay } from '../kernel/day.ts'
import {
  gapsAround,
  isFreeFor,
  isInWindow,
  nextVacancy,
  type Occupancy,
  occupancySegments,
  occupancyShare,
  type UnitCalendar,
} from './occupancy.ts'

const stay = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })
const taken = (kind: Occupancy['kind'], from: string, to: string, id?: string): Occupancy => ({
  kind,
  ...stay(from, to),
  ...(id !== undefined && { id }),
})
const unit = (
  occupancies: Occupancy[],
  from: string | null = null,
  to: string | null = null,
): UnitCalendar => ({
  availableFrom: from === null ? null : parseDay(from),
  availableTo: to === null ? null : parseDay(to),
  occupancies,
})
const march = stay('2027-03-01', '2027-03-31')

describe('the days around a stay', () => {
  const gaps = (calendar: UnitCalendar) => gapsAround(calendar, march, 60)
  it.each<[string, UnitCalendar, { before: number; after: number }]>([
    ['end at the limit', unit([]), { before: 60, after: 60 }],
    ['begin with the window', unit([], '2027-02-20'), { before: 9, after: 60 }],
    ['end with the window', unit([], null, '2027-04-10'), { before: 60, after: 10 }],
    ['are none where the window opens later', unit([], '2027-03-05'), { before: 0, after: 60 }],
    ['are none where the window closes before', unit([], null, '2027-03-20'), { before: 60, after: 0 }],
    [
      'lie between neighbours',
      unit([taken('BOOKING', '2027-01-01', '2027-02-18'), taken('BLOCK', '2027-04-05', '2027-05-01')]),
      { before: 10, after: 4 },
    ],
    [
      'are none between neighbours that touch',
      unit([taken('BOOKING', '2027-01-01', '2027-02-28'), taken('BLOCK', '2027-04-01', '2027-05-01')]),
      { before: 0, after: 0 },
    ],
    [
      'know nothing of what lies in the stay',
      unit([taken('HOLD', '2027-03-01', '2027-03-31'), taken('HOLD', '2027-03-31', '2027-03-31')]),
      { before: 60, after: 60 },
    ],
  ])('%s', (_, calendar, expected) => {
    expect(gaps(calendar)).toEqual(expected)
  })
})

describe('the days of a window', () => {
  const kinds = (calendar: UnitCalendar) =>
    occupancySegments(calendar, march).map(
      ({ kind, from, to }) => `${kind} ${partsOfDay(from).day}-${partsOfDay(to).day}`,
    )
  it('are stretches without gaps, a booking before a hold before a block', () => {
    expect(kinds(unit([]))).toEqual(['FREE 1-31'])
    expect(kinds(unit([], '2027-03-11', '2027-03-20'))).toEqual([
      'NOT_AVAILABLE 1-10',
      'FREE 11-20',
      'NOT_AVAILABLE 21-31',
    ])
    const crowded = unit([
      taken('BLOCK', '2027-02-01', '2027-03-20'),
      taken('HOLD', '2027-03-05', '2027-03-15'),
      taken('BOOKING', '2027-03-10', '2027-03-12'),
    ])
    expect(kinds(crowded)).toEqual([
      'BLOCK 1-4',
      'HOLD 5-9',
      'BOOKING 10-12',
      'HOLD 13-15',
      'BLOCK 16-20',
      'FREE 21-31',
    ])
  })

  it('that are alike are one stretch, neighbours and doubles', () => {
    const double = unit([
      taken('BOOKING', '2027-03-01', '2027-03-10'),
      taken('BOOKING', '2027-03-11', '2027-03-20'),
      taken('BOOKING', '2027-03-05', '2027-03-12'),
    ])
    expect(kinds(double)).toEqual(['BOOKING 1-20', 'FREE 21-31'])
  })
})

describe('a unit', () => {
  it('is open on the days of its window, both ends in it', () => {
    const open = unit([], '2027-03-01', '2027-03-31')
    const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'].map((day) =>
      isInWindow(open, parseDay(day)),
    )
    expect(days).toEqual([false, true, true, false])
  })

  it('is free beside what may be ignored, and beside nothing else', () => {
    const held = unit([taken('HOLD', '2027-03-31', '2027-04-30', 'own')])
    expect(isFreeFor(held, march)).toBe(false)
    expect(isFreeFor(held, march, ['own'])).toBe(true)
    expect(isFreeFor(held, march, ['other'])).toBe(false)
    expect(isFreeFor(unit([taken('BLOCK', '2027-03-31', '2027-04-30')]), march, ['own'])).toBe(false)
    expect(isFreeFor(unit([], '2027-03-02'), march)).toBe(false)
    expect(isFreeFor(unit([], null, '2027-03-30'), march)).toBe(false)
  })

  it('is next vacant after all that covers the day without a break', () => {
    const today = parseDay('2027-03-01')
    const chain = [taken('BOOKING', '2027-02-01', '2027-03-10'), taken('BLOCK', '2027-03-11', '2027-03-12')]
    expect(nextVacancy(unit(chain), today)).toBe('2027-03-13')
    expect(nextVacancy(unit([taken('BOOKING', '2027-03-02', '2027-04-01')]), today)).toEqual(today)
    expect(nextVacancy(unit([], '2027-05-01'), today)).toBe('2027-05-01')
    expect(nextVacancy(unit(chain, null, '2027-03-12'), today)).toBeNull()
  })

  it('is taken for a share of the days, each counted once', () => {
    const window = stay('2027-03-01', '2027-03-10')
    const half = [taken('BOOKING', '2027-02-01', '2027-03-03'), taken('BOOKING', '2027-03-02', '2027-03-05')]
    expect(occupancyShare(half, window)).toBe(0.5)
    expect(occupancyShare([taken('BLOCK', '2027-03-01', '2027-03-05')], window)).toBe(0)
    expect(occupancyShare([taken('BLOCK', '2027-03-01', '2027-03-05')], window, ['BLOCK'])).toBe(0.5)
  })
})
