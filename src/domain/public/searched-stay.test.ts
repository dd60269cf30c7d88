import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { searchedStay } from './searched-stay.ts'
import { REGIONAL_STAY_RULES, type RegionalStayRule } from '../listings/stay-limits-data.ts'
import { checkStay } from '../listings/stay-limits.ts'

const TODAY = parseDay('2026-11-21')
const stay = (from: string, to: string) => ({ from: parseDay(from), to: parseDay(to) })

it.each([
  ['2027-01-01', '2027-03-31', 3, 3],
  ['2027-01-01', '2027-03-30', 2, 3],
  ['2027-01-01', '2027-04-01', 3, 4],
  ['2027-01-31', '2027-02-27', 0, 1],
  ['2027-01-31', '2027-02-28', 1, 1],
  ['2027-01-01', '2027-01-02', 0, 1],
])('from %s to %s: %i months are over, %i have begun', (from, to, wholeMonths, begunMonths) => {
  expect(searchedStay(stay(from, to), TODAY)).toMatchObject({ wholeMonths, begunMonths })
})

it.each([
  ['2026-11-20', '2027-11-20', 'which has begun before today'],
  ['2027-01-01', '2027-01-01', 'of one day'],
  ['2027-01-01', '2026-12-31', 'that ends before it begins'],
  ['2027-01-01', '2060-01-01', 'of many years'],
])('a stay from %s to %s, %s, is nobody’s', (from, to) => {
  expect(searchedStay(stay(from, to), TODAY)).toBeNull()
})

it('names the rules that a stay breaks', () => {
  const broken = (from: string, to: string) =>
    searchedStay(stay(from, to), TODAY)?.broken.map(({ rule }) => rule.region)
  expect(broken('2027-01-01', '2027-02-28')).toEqual(['HAMBURG', 'AACHEN', 'COLOGNE', 'BONN'])
  expect(broken('2027-01-01', '2027-04-30')).toEqual(['BONN'])
  expect(broken('2027-01-01', '2027-06-30')).toEqual([])
  expect(broken('2027-01-01', '2027-07-01')).toEqual(['VIENNA'])
})

it('knows which later rules of the region count instead, and none that begins later', () => {
  const [first] = REGIONAL_STAY_RULES
  if (!first) throw new Error('There are rules.')
  const later: RegionalStayRule = { ...first, months: 1, validFrom: '2026-01-01' }
  const future: RegionalStayRule = { ...first, months: 12, validFrom: '2030-01-01' }
  const found = searchedStay(stay('2027-01-01', '2027-02-28'), TODAY, [future, later, first])
  expect(found?.broken).toEqual([{ rule: first, replacedBy: [later] }])
})

it('says of each minimum and maximum what the verdict says', () => {
  fc.assert(
    fc.property(
      fc.record({
        start: fc.nat(800),
        days: fc.integer({ min: 1, max: 800 }),
        months: fc.integer({ min: 1, max: 24 }),
      }),
      ({ start, days, months }) => {
        const from = addDays(TODAY, start)
        const asked = { from, to: addDays(from, days) }
        const found = searchedStay(asked, TODAY)
        const limited = { address: {}, minBookingDuration: months, maxBookingDuration: months }
        expect(found && { below: months > found.wholeMonths, above: months < found.begunMonths }).toEqual({
          below: checkStay(limited, asked, TODAY).belowMinimum,
          above: checkStay(limited, asked, TODAY).aboveMaximum,
        })
      },
    ),
    { numRuns: 1000 },
  )
})
