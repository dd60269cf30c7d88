import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { type FeeTerms, type FeeTermsDraft, feeTermsProblems, termsOn } from './fee-terms.ts'

const day = parseDay('2026-05-10')

const made = (scope: FeeTerms['scope'], more: Partial<FeeTerms> = {}): FeeTerms => ({
  scope,
  landlordFeePercent: null,
  tenantFeePercent: null,
  calculationMethod: null,
  validFrom: parseDay('2026-03-01'),
  validUntil: null,
  position: 1,
  ...more,
})

describe('the landlord’s percent', () => {
  const listing = made('LISTING', { landlordFeePercent: 5 })
  const agreement = made('AGREEMENT', { landlordFeePercent: 8 })
  const landlord = made('LANDLORD', { landlordFeePercent: 9 })
  it.each<[string, FeeTerms[], number, string]>([
    ['nobody has set one', [], 10, 'DEFAULT'],
    ['the landlord has one', [landlord], 9, 'LANDLORD'],
    ['an agreement comes before the landlord', [landlord, agreement], 8, 'AGREEMENT'],
    ['a listing comes before all', [landlord, agreement, listing], 5, 'LISTING'],
    ['a listing that sets nothing', [agreement, made('LISTING')], 8, 'AGREEMENT'],
    [
      'nothing at all is a percentage, too',
      [landlord, made('AGREEMENT', { landlordFeePercent: 0 })],
      0,
      'AGREEMENT',
    ],
    ['an agreement of later', [landlord, { ...agreement, validFrom: parseDay('2026-05-11') }], 9, 'LANDLORD'],
    ['its first day', [{ ...agreement, validFrom: day }], 8, 'AGREEMENT'],
    ['its last day', [{ ...agreement, validUntil: day }], 8, 'AGREEMENT'],
    ['the day after', [{ ...agreement, validUntil: parseDay('2026-05-09') }], 10, 'DEFAULT'],
    [
      'the one made last',
      [made('AGREEMENT', { landlordFeePercent: 7, position: 2 }), agreement],
      7,
      'AGREEMENT',
    ],
    [
      'one that takes an earlier one back',
      [landlord, agreement, made('AGREEMENT', { position: 2 })],
      9,
      'LANDLORD',
    ],
  ])('%s', (_, terms, percent, source) => {
    const known = termsOn(day, 'OWN_CALCULATION', terms)
    expect(known.terms.landlordFeePercent).toBe(percent)
    expect(known.origins.landlordFeePercent.source).toBe(source)
  })
})

it('takes each figure from where it is set, and says since when', () => {
  const known = termsOn(day, 'OWN_CALCULATION', [
    made('AGREEMENT', { tenantFeePercent: 4, validFrom: parseDay('2026-04-01') }),
    made('LANDLORD', { landlordFeePercent: 9, calculationMethod: 'CALCULATION_PER_NIGHT' }),
  ])
  expect(known).toEqual({
    terms: { landlordFeePercent: 9, tenantFeePercent: 4, calculationMethod: 'CALCULATION_PER_NIGHT' },
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
    landlordFeePercent: 10,
    tenantFeePercent: 0,
    calculationMethod: 'OWN_CALCULATION',
  })
})

describe('terms that staff enter', () => {
  const draft: FeeTermsDraft = {
    scope: 'AGREEMENT',
    landlordFeePercent: 8,
    tenantFeePercent: null,
    calculationMethod: null,
    validFrom: day,
    validUntil: null,
    reason: 'Framework contract',
  }
  it.each<[string, Partial<FeeTermsDraft>, string[]]>([
    ['fit', {}, []],
    ['may set nothing', { landlordFeePercent: null }, []],
    ['have no broken percentage', { landlordFeePercent: 7.5 }, ['landlordFeePercent']],
    ['have no negative one', { tenantFeePercent: -1 }, ['tenantFeePercent']],
    ['have none above 100', { tenantFeePercent: 101, landlordFeePercent: 100 }, ['tenantFeePercent']],
    ['have no percentage that is no number', { landlordFeePercent: Number.NaN }, ['landlordFeePercent']],
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
