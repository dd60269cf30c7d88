import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { type FeeTerms, type FeeTermsDraft, feeTermsProblems, parsePercent, termsOn } from './fee-terms.ts'

const day = parseDay('2026-05-10')

const made = (scope: FeeTerms['scope'], more: Partial<FeeTerms> = {}): FeeTerms => ({
  scope,
  landlordFeeRate: null,
  tenantFeeRate: null,
  calculationMethod: null,
  validFrom: parseDay('2026-03-01'),
  validUntil: null,
  position: 1,
  ...more,
})

describe('the landlord’s percent', () => {
  const listing = made('LISTING', { landlordFeeRate: 500 })
  const agreement = made('AGREEMENT', { landlordFeeRate: 800 })
  const landlord = made('LANDLORD', { landlordFeeRate: 900 })
  it.each<[string, FeeTerms[], number, string]>([
    ['nobody has set one', [], 1_000, 'DEFAULT'],
    ['the landlord has one', [landlord], 900, 'LANDLORD'],
    ['an agreement comes before the landlord', [landlord, agreement], 800, 'AGREEMENT'],
    ['a listing comes before all', [landlord, agreement, listing], 500, 'LISTING'],
    ['a listing that sets nothing', [agreement, made('LISTING')], 800, 'AGREEMENT'],
    [
      'nothing at all is a percentage, too',
      [landlord, made('AGREEMENT', { landlordFeeRate: 0 })],
      0,
      'AGREEMENT',
    ],
    [
      'an agreement of later',
      [landlord, { ...agreement, validFrom: parseDay('2026-05-11') }],
      900,
      'LANDLORD',
    ],
    ['its first day', [{ ...agreement, validFrom: day }], 800, 'AGREEMENT'],
    ['its last day', [{ ...agreement, validUntil: day }], 800, 'AGREEMENT'],
    ['the day after', [{ ...agreement, validUntil: parseDay('2026-05-09') }], 1_000, 'DEFAULT'],
    [
      'the one made last',
      [made('AGREEMENT', { landlordFeeRate: 700, position: 2 }), agreement],
      700,
      'AGREEMENT',
    ],
    [
      'one that takes an earlier one back',
      [landlord, agreement, made('AGREEMENT', { position: 2 })],
      900,
      'LANDLORD',
    ],
  ])('%s', (_, terms, rate, source) => {
    const known = termsOn(day, 'OWN_CALCULATION', terms)
    expect(known.terms.landlordFeeRate).toBe(rate)
    expect(known.origins.landlordFeePercent.source).toBe(source)
  })
})

it('takes each figure from where it is set, and says since when', () => {
  const known = termsOn(day, 'OWN_CALCULATION', [
    made('AGREEMENT', { tenantFeeRate: 400, validFrom: parseDay('2026-04-01') }),
    made('LANDLORD', { landlordFeeRate: 900, calculationMethod: 'CALCULATION_PER_NIGHT' }),
  ])
  expect(known).toEqual({
    terms: { landlordFeeRate: 900, tenantFeeRate: 400, calculationMethod: 'CALCULATION_PER_NIGHT' },
    origins: {
      landlordFeePercent: { source: 'LANDLORD', since: '2026-03-01' },
      tenantFeePercent: { source: 'AGREEMENT', since: '2026-04-01' },
      calculationMethod: { source: 'LANDLORD', since: '2026-03-01' },
    },
  })
})

it('lets a listing’s own calculation come before an agreement', () => {
  const agreement = made('AGREEMENT', { calculationMethod: 'CALCULATION_PER_NIGHT' })
  const known = termsOn(day, 'HALF_OR_FULL_MONTH', [agreement])
  expect(known.terms.calculationMethod).toBe('HALF_OR_FULL_MONTH')
  expect(known.origins.calculationMethod).toEqual({ source: 'LISTING', since: null })
})

it('owes the tenant nothing, and the landlord 10 percent by the product’s calculation, where nothing is set', () => {
  expect(termsOn(day, 'OWN_CALCULATION', []).terms).toEqual({
    landlordFeeRate: 1_000,
    tenantFeeRate: 0,
    calculationMethod: 'OWN_CALCULATION',
  })
})

describe('terms that staff enter', () => {
  const draft: FeeTermsDraft = {
    scope: 'AGREEMENT',
    landlordFeeRate: 800,
    tenantFeeRate: null,
    calculationMethod: null,
    validFrom: day,
    validUntil: null,
    reason: 'Framework contract',
  }
  it.each<[string, Partial<FeeTermsDraft>, string[]]>([
    ['fit', {}, []],
    ['may set nothing', { landlordFeeRate: null }, []],
    ['have no broken rate', { landlordFeeRate: 725.5 }, ['landlordFeeRate']],
    ['have no negative one', { tenantFeeRate: -1 }, ['tenantFeeRate']],
    ['have none above 100', { tenantFeeRate: 10_001, landlordFeeRate: 10_000 }, ['tenantFeeRate']],
    ['have no percentage that is no number', { landlordFeeRate: Number.NaN }, ['landlordFeeRate']],
    ['don’t begin in the past', { validFrom: parseDay('2026-05-09') }, ['validFrom']],
    ['don’t begin in six years', { validFrom: parseDay('2031-05-11') }, ['validFrom']],
    ['end on their first day at the earliest', { validUntil: parseDay('2026-05-09') }, ['validUntil']],
    ['can be for one day', { validUntil: day }, []],
    ['say why', { reason: '   a   ' }, ['reason']],
    ['say nothing that can’t be stored', { reason: 'because\u0000of' }, ['reason']],
    [
      'leave a listing’s calculation to its landlord',
      { scope: 'LISTING', calculationMethod: 'CALCULATION_PER_NIGHT' },
      ['calculationMethod'],
    ],
  ])('%s', (_, more, fields) => {
    expect(Object.keys(feeTermsProblems({ ...draft, ...more }, day))).toEqual(fields)
  })
})

describe('a percentage that is typed', () => {
  it.each([
    ['8', 800],
    ['7.25', 725],
    ['7,5', 750],
    [' 7,05 % ', 705],
    ['100', 10_000],
    ['0', 0],
  ])('%j is %i basis points', (typed, rate) => {
    expect(parsePercent(typed)).toBe(rate)
  })

  it.each(['', '7.255', '1,000.5', '7.', '.5', '-1', '1e2', 'eight', '٧'])('%j is none', (typed) => {
    expect(parsePercent(typed)).toBeNaN()
  })
})
