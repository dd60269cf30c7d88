import { describe, expect, it } from 'vitest'
import { addDays, parseDay } from '../kernel/day.ts'
import { checkStay, regionalRules, stayLimits, strictestLimit, type LimitedListing } from './stay-limits.ts'
import { REGIONAL_STAY_RULES, type RegionalStayRule } from './stay-limits-data.ts'
import { checkSuggestedDates } from '../rentals/suggested-dates.ts'

const TODAY = parseDay('2026-11-21')

function listing(zipCode: string, city: string, country = 'DE'): LimitedListing {
  return { address: { zipCode, city, country } }
}

describe('stay limits', () => {
  it.each([
    ['Hamburg', listing('20095', 'Hamburg'), 'MINIMUM 3'],
    ['Hamburg, last', listing('22769', 'Hamburg'), 'MINIMUM 3'],
    ['Hamburg, Harburg', listing('21073', 'Hamburg'), 'MINIMUM 3'],
    ['Wedel beside Hamburg', listing('22880', 'Wedel'), ''],
    ['Hamburg, Neuwerk', listing('27499', 'Hamburg'), 'MINIMUM 3'],
    ['Hamburg, a code shared with Stapelfeld', listing('22145', 'Hamburg'), 'MINIMUM 3'],
    ['Stapelfeld beside Hamburg', listing('22145', 'Stapelfeld'), ''],
    ['a code that nobody has', listing('20096', 'Hamburg'), ''],
    ['Aachen', listing('52062', 'Aachen'), 'MINIMUM 3'],
    ['Cologne', listing('50667', 'Köln'), 'MINIMUM 3'],
    ['Cologne, last', listing('51149', 'Köln'), 'MINIMUM 3'],
    ['Bonn', listing('53111', 'Bonn'), 'MINIMUM 6'],
    ['Bonn, last', listing('53229', 'Bonn'), 'MINIMUM 6'],
    ['Vienna', listing('1010', 'Wien', 'AT'), 'MAXIMUM 6'],
    ['Vienna, last', listing('1230', ' wien ', 'AT'), 'MAXIMUM 6'],
    ['a Vienna code elsewhere', listing('1010', 'Lausanne', 'AT'), ''],
    ['Luxembourg has four digits too', listing('1010', 'Wien', 'LU'), ''],
    ['Berlin', listing('10115', 'Berlin'), ''],
    ['Munich', listing('80331', 'München'), ''],
    ['no address', { address: {} }, ''],
    [
      'own limits',
      { ...listing('10115', 'Berlin'), minBookingDuration: 2, maxBookingDuration: 12 },
      'MINIMUM 2, MAXIMUM 12',
    ],
    [
      'permit',
      { ...listing('53111', 'Bonn'), minBookingDurationPermitId: 'X1', minBookingDuration: 1 },
      'MINIMUM 6 lifted by PERMIT, MINIMUM 1',
    ],
    [
      'exemption',
      { ...listing('53111', 'Bonn'), minBookingDurationExemption: true },
      'MINIMUM 6 lifted by EXEMPTION',
    ],
    [
      'a permit lifts no maximum',
      { ...listing('1010', 'Wien', 'AT'), minBookingDurationExemption: true },
      'MAXIMUM 6',
    ],
  ])('%s', (_, given, expected) => {
    expect(
      stayLimits(given, TODAY)
        .map(({ rule, months, lifted }) => `${rule} ${months}${lifted ? ` lifted by ${lifted}` : ''}`)
        .join(', '),
    ).toBe(expected)
  })

  it.each([
    ['2027-01-01', '2027-03-31', null],
    ['2027-01-01', '2027-03-30', 'BELOW_MINIMUM'],
    ['2027-01-15', '2027-04-14', null],
    ['2027-01-15', '2027-04-13', 'BELOW_MINIMUM'],
    // Three months from the last of November are over with the last of February.
    ['2026-11-30', '2027-02-28', null],
    ['2026-11-30', '2027-02-27', 'BELOW_MINIMUM'],
  ])('three months from %s to %s', (from, to, reason) => {
    const check = checkStay(listing('50667', 'Köln'), { from: parseDay(from), to: parseDay(to) }, TODAY)
    expect([check.belowMinimum, check.limits[0]?.verdict.reason]).toEqual([reason !== null, reason])
  })

  it('six months at most in Vienna', () => {
    const vienna = listing('1100', 'Wien', 'AT')
    const stay = { from: parseDay('2027-01-01'), to: parseDay('2027-06-30') }
    expect(checkStay(vienna, stay, TODAY).aboveMaximum).toBe(false)
    expect(checkStay(vienna, { ...stay, to: addDays(stay.to, 1) }, TODAY).aboveMaximum).toBe(true)
  })

  it('lists a lifted rule, which refuses nothing and is no limit any more', () => {
    const bonn = { ...listing('53111', 'Bonn'), minBookingDurationPermitId: 'X1', minBookingDuration: 2 }
    const stay = { from: parseDay('2027-01-01'), to: parseDay('2027-02-28') }
    const { limits, belowMinimum } = checkStay(bonn, stay, TODAY)
    expect(limits.map(({ limit, verdict }) => [limit.origin, limit.lifted, verdict.value])).toEqual([
      ['REGION', 'PERMIT', true],
      ['LISTING', null, true],
    ])
    expect(belowMinimum).toBe(false)
    expect(strictestLimit(stayLimits(bonn, TODAY), 'MINIMUM')).toBe(2)
    expect(strictestLimit(stayLimits(listing('53111', 'Bonn'), TODAY), 'MINIMUM')).toBe(6)
    expect(strictestLimit(stayLimits(bonn, TODAY), 'MAXIMUM')).toBeNull()
  })

  it('names where every rule can be read up', () => {
    for (const { source, validFrom } of REGIONAL_STAY_RULES) {
      expect(source.text).not.toBe('')
      expect(new URL(source.url).protocol).toBe('https:')
      expect(() => parseDay(validFrom)).not.toThrow()
    }
  })

  it('holds from its day on, and the latest line counts', () => {
    const [first] = REGIONAL_STAY_RULES as [RegionalStayRule]
    const rules = [{ ...first, months: 6, validFrom: '2027-01-01' }, first]
    const months = (day: string) =>
      regionalRules(listing('20095', 'Hamburg'), parseDay(day), rules)[0]?.months
    expect([months('2019-12-31'), months('2026-12-31'), months('2027-01-01')]).toEqual([undefined, 3, 6])
  })
})

describe('suggested dates', () => {
  const original = { from: parseDay('2027-01-01'), to: parseDay('2027-06-30') }
  const FINE = { belowMinimum: false, aboveMaximum: false, available: true, extends: false }
  it.each([
    ['30 days later', { ...original, from: addDays(original.from, 30) }, {}, null],
    ['31 days later', { ...original, from: addDays(original.from, 31) }, {}, 'OVER_30_DAYS'],
    ['31 days shorter', { ...original, to: addDays(original.to, -31) }, {}, 'OVER_30_DAYS'],
    ['unchanged', original, {}, 'UNCHANGED'],
    ['too short', original, { belowMinimum: true }, 'BELOW_MINIMUM'],
    ['too long', original, { aboveMaximum: true }, 'ABOVE_MAXIMUM'],
    ['taken', { ...original, to: addDays(original.to, 1) }, { available: false }, 'UNAVAILABLE'],
  ])('%s', (_, suggested, circumstances, reason) => {
    expect(checkSuggestedDates(original, suggested, { ...FINE, ...circumstances }).reason).toBe(reason)
  })
})
