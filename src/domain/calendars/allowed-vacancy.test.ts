import { describe, expect, it } from 'vitest'
import { emptyFrom, isWithinAllowedVacancy } from './allowed-vacancy.ts'
import type { MaxVacancyUnit } from '../catalogue/listings.ts'
import { parseDay } from '../kernel/day.ts'
import type { UnitCalendar } from './occupancy.ts'

const stay = { from: parseDay('2027-03-01'), to: parseDay('2027-05-31') }
const today = parseDay('2027-01-10')
const unit = (taken: [string, string][], availableFrom: string | null = null): UnitCalendar => ({
  availableFrom: availableFrom === null ? null : parseDay(availableFrom),
  availableTo: null,
  occupancies: taken.map(([from, to]) => ({ kind: 'BOOKING', from: parseDay(from), to: parseDay(to) })),
})

describe('the days that a stay leaves empty before it', () => {
  it.each<[string, UnitCalendar, string]>([
    ['begin today in a unit that is empty', unit([]), '2027-01-10'],
    ['begin with the availability of the unit', unit([], '2027-02-01'), '2027-02-01'],
    ['begin after the last one before', unit([['2026-12-01', '2027-02-14']]), '2027-02-15'],
    [
      'begin after the later of two',
      unit([
        ['2027-02-01', '2027-02-20'],
        ['2027-01-01', '2027-01-31'],
      ]),
      '2027-02-21',
    ],
    ['begin today after one who has left', unit([['2026-01-01', '2026-12-31']]), '2027-01-10'],
    ['are none after a neighbour', unit([['2026-12-01', '2027-02-28']]), '2027-03-01'],
    ['are none where the unit opens with the stay', unit([], '2027-03-01'), '2027-03-01'],
    ['know nothing of who comes later', unit([['2027-06-01', '2027-08-31']]), '2027-01-10'],
    ['are none where the days are taken', unit([['2027-02-01', '2027-03-31']]), '2027-03-01'],
    [
      'are none beside its own hold',
      unit([
        ['2027-03-01', '2027-05-31'],
        ['2027-01-01', '2027-02-28'],
      ]),
      '2027-03-01',
    ],
  ])('%s', (_, calendar, from) => {
    expect(emptyFrom(calendar, stay, today)).toBe(from)
  })

  it('are none for a stay that has begun', () => {
    expect(emptyFrom(unit([]), stay, parseDay('2027-03-05'))).toBe('2027-03-01')
  })
})

describe('the landlord’s allowance', () => {
  const empty = { from: parseDay('2027-01-31'), until: parseDay('2027-02-28') }
  it.each<[number | null, MaxVacancyUnit, boolean]>([
    [null, 'DAY', true],
    [28, 'DAY', true],
    [27, 'DAY', false],
    [4, 'WEEK', true],
    [3, 'WEEK', false],
    [1, 'MONTH', true],
    [0, 'MONTH', false],
  ])('%s %s for 28 days in February: %s', (maxVacancy, maxVacancyUnit, within) => {
    expect(isWithinAllowedVacancy(empty, { maxVacancy, maxVacancyUnit })).toBe(within)
  })

  it('of nothing at all allows a neighbour', () => {
    const none = { from: stay.from, until: stay.from }
    expect(isWithinAllowedVacancy(none, { maxVacancy: 0, maxVacancyUnit: 'DAY' })).toBe(true)
  })
})
