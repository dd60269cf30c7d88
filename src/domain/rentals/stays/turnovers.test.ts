import { describe, expect, it, test } from 'vitest'
import { type Day, parseDay } from '../../kernel/day.ts'
import { canBeCleaned, turnoversOf } from './turnovers.ts'

const today = parseDay('2030-03-10')

function stay(tenantId: string, from: string, to: string, more: { canceled?: boolean; until?: string } = {}) {
  return {
    listingId: 'unit',
    tenantId,
    from: parseDay(from),
    to: parseDay(to),
    canceled: more.canceled ?? false,
    stayedUntil: more.until ? parseDay(more.until) : null,
  }
}

type Seen = [departure: string | null, arrival: string | null, day: string]

describe('a link sees', () => {
  it.each<[string, ReturnType<typeof stay>[], Seen[]]>([
    ['nothing where nobody comes or leaves', [], []],
    ['nothing in the middle of a long stay', [stay('a', '2030-01-01', '2030-12-31')], []],
    [
      'a departure with the arrival after it',
      [stay('a', '2030-01-01', '2030-03-12'), stay('b', '2030-03-20', '2030-06-30')],
      [['2030-03-12', '2030-03-20', '2030-03-12']],
    ],
    ['the first arrival ever', [stay('a', '2030-03-20', '2030-12-31')], [[null, '2030-03-20', '2030-03-20']]],
    [
      'whoever stays longer neither leaves nor arrives',
      [stay('a', '2030-01-01', '2030-03-12'), stay('a', '2030-03-13', '2030-12-31')],
      [],
    ],
    [
      'another person on the next day does',
      [stay('a', '2030-01-01', '2030-03-12'), stay('b', '2030-03-13', '2030-12-31')],
      [['2030-03-12', '2030-03-13', '2030-03-12']],
    ],
    [
      'an unbroken stay leaves, but an arrival beyond six weeks is none yet',
      [stay('a', '2030-01-01', '2030-03-12'), stay('b', '2030-05-01', '2030-12-31')],
      [['2030-03-12', null, '2030-03-12']],
    ],
    [
      'a departure of two weeks ago',
      [stay('a', '2030-01-01', '2030-02-24')],
      [['2030-02-24', null, '2030-02-24']],
    ],
    ['none of a day before', [stay('a', '2030-01-01', '2030-02-23')], []],
    [
      'one of last year by its own day while somebody comes',
      [stay('a', '2029-06-01', '2029-09-30'), stay('b', '2030-03-10', '2030-12-31')],
      [['2029-09-30', '2030-03-10', '2029-09-30']],
    ],
    ['no booking that nobody lived in', [stay('a', '2030-03-12', '2030-06-30', { canceled: true })], []],
    [
      'a cancelled stay by its last lived day',
      [stay('a', '2030-01-01', '2030-06-30', { canceled: true, until: '2030-03-11' })],
      [['2030-03-11', null, '2030-03-11']],
    ],
    ['a departure in 42 days', [stay('a', '2030-01-01', '2030-04-21')], [['2030-04-21', null, '2030-04-21']]],
    ['none in 43', [stay('a', '2030-01-01', '2030-04-22')], []],
  ])('%s', (_, bookings, seen) => {
    const found = turnoversOf(bookings, today)
    expect(found.map(({ departure, arrival, day }) => [departure, arrival, day])).toEqual(seen)
  })

  it('all units by day', () => {
    const other = { ...stay('b', '2030-01-01', '2030-03-11'), listingId: 'other' }
    const found = turnoversOf([other, stay('a', '2030-01-01', '2030-03-10')], today)
    expect(found.map(({ listingId }) => listingId)).toEqual(['unit', 'other'])
  })
})

test.each<[string | null, boolean]>([
  [null, true],
  ['2030-03-09', true],
  ['2030-03-10', true],
  ['2030-03-11', false],
])('a unit that is left on %s can be ticked off today: %s', (departure, can) => {
  expect(canBeCleaned({ departure: departure as Day | null }, today)).toBe(can)
})
