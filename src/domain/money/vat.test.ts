import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCountryCode } from '../catalogue/countries.ts'
import { CONTRACT_LANGUAGE_COUNTRIES } from '../catalogue/contracts.ts'
import { parseDay } from '../kernel/day.ts'
import { countryOfVatId, plainVatId } from './vat-id.ts'
import { hasCommonVat, VAT_RATES, vatRatesOn } from './vat-rates.ts'
import { type VatFacts, vatOf, vatOfFee, vatSums } from './vat.ts'

const facts: VatFacts = {
  flatCountry: 'DE',
  seller: { country: 'DE', isSmallBusiness: false },
  buyer: { isBusiness: false, vatId: null },
  reducedRate: false,
  on: parseDay('2026-11-20'),
}
const business = { isBusiness: true, vatId: 'ATU12345678' }
const small = { country: 'DE', isSmallBusiness: true }
const onDay = (day: string) => ({ on: parseDay(day) })

describe('the VAT of a fee', () => {
  it.each<[string, Partial<VatFacts>, string, number, string]>([
    ['a flat at home', {}, 'S', 1900, 'DOMESTIC_RATE'],
    ['a flat at home of a foreign business', { buyer: business }, 'S', 1900, 'DOMESTIC_RATE'],
    ['a flat at home with the discount', { reducedRate: true }, 'S', 700, 'REDUCED_RATE'],
    ['a flat at home in the last day of 19 %', onDay('2020-06-30'), 'S', 1900, 'DOMESTIC_RATE'],
    ['a flat at home in the first day of 16 %', onDay('2020-07-01'), 'S', 1600, 'DOMESTIC_RATE'],
    ['a flat at home in the last day of 16 %', onDay('2020-12-31'), 'S', 1600, 'DOMESTIC_RATE'],
    ['a flat at home in the first day of 19 %', onDay('2021-01-01'), 'S', 1900, 'DOMESTIC_RATE'],
    ['the discount in 2020', { reducedRate: true, ...onDay('2020-10-01') }, 'S', 500, 'REDUCED_RATE'],
    ['a flat abroad of a private person', { flatCountry: 'AT' }, 'S', 2000, 'RATE_OF_THE_PLACE'],
    ['a flat abroad of a business', { flatCountry: 'FR', buyer: business }, 'AE', 0, 'REVERSE_CHARGE'],
    [
      'a flat abroad of a business without an id',
      { flatCountry: 'FR', buyer: { isBusiness: true, vatId: null } },
      'S',
      2000,
      'RATE_OF_THE_PLACE',
    ],
    [
      'a flat abroad of a business with an id of no state',
      { flatCountry: 'FR', buyer: { isBusiness: true, vatId: 'CHE123456789' } },
      'S',
      2000,
      'RATE_OF_THE_PLACE',
    ],
    [
      'a flat abroad of a private person with an id',
      { flatCountry: 'FR', buyer: { isBusiness: false, vatId: 'ATU12345678' } },
      'S',
      2000,
      'RATE_OF_THE_PLACE',
    ],
    ['the German discount abroad', { flatCountry: 'AT', reducedRate: true }, 'S', 2000, 'RATE_OF_THE_PLACE'],
    ['a small business', { seller: small }, 'E', 0, 'SMALL_BUSINESS'],
    ['a small business with the discount', { seller: small, reducedRate: true }, 'E', 0, 'SMALL_BUSINESS'],
    [
      'a small business abroad',
      { seller: small, flatCountry: 'PL', buyer: business },
      'AE',
      0,
      'REVERSE_CHARGE',
    ],
    [
      'a small business abroad for a private person',
      { seller: small, flatCountry: 'PL' },
      'S',
      2300,
      'RATE_OF_THE_PLACE',
    ],
    ['a flat outside the Union', { flatCountry: 'CH' }, 'O', 0, 'OUTSIDE_THE_UNION'],
    [
      'a flat outside the Union of a business',
      { flatCountry: 'GB', buyer: business },
      'O',
      0,
      'OUTSIDE_THE_UNION',
    ],
    ['a small business outside the Union', { flatCountry: 'US', seller: small }, 'O', 0, 'OUTSIDE_THE_UNION'],
    ['Monaco', { flatCountry: 'MC' }, 'S', 2000, 'RATE_OF_THE_PLACE'],
    [
      'Monaco of a French seller',
      { flatCountry: 'MC', seller: { country: 'FR', isSmallBusiness: false } },
      'S',
      2000,
      'DOMESTIC_RATE',
    ],
  ])('of %s', (_title, given, category, rate, reason) => {
    expect(vatOfFee({ ...facts, ...given })).toEqual({ category, rate, reason })
  })

  it('takes an id as people write it', () => {
    const written = { isBusiness: true, vatId: 'fr 83.404 833-048' }
    expect(vatOfFee({ ...facts, flatCountry: 'ES', buyer: written }).category).toBe('AE')
  })
})

describe('the table of rates', () => {
  it('has all 27 states of the Union, and every country of contracts', () => {
    const countries = new Set(VAT_RATES.map(({ country }) => country))
    expect(countries.size).toBe(27)
    expect([...countries].every(isCountryCode)).toBe(true)
    expect(CONTRACT_LANGUAGE_COUNTRIES.filter((country) => !countries.has(country))).toEqual([])
    expect(['CH', 'GB', 'NO', 'UA', ''].some(hasCommonVat)).toBe(false)
  })

  it('is in the order of countries and days, and says its source', () => {
    const keys = VAT_RATES.map(({ country, from }) => `${country} ${from}`)
    expect(keys).toEqual(keys.toSorted())
    expect(new Set(keys).size).toBe(keys.length)
    expect(VAT_RATES.every(({ source }) => source.length > 5)).toBe(true)
  })

  it.each([
    ['AT', '2026-11-20', 2000],
    ['BE', '2026-11-20', 2100],
    ['EE', '2025-06-30', 2200],
    ['EE', '2025-07-01', 2400],
    ['FI', '2024-08-31', 2400],
    ['FI', '2024-09-01', 2550],
    ['IE', '2021-02-28', 2100],
    ['LU', '2023-12-31', 1600],
    ['LU', '2024-01-01', 1700],
    ['RO', '2025-07-31', 1900],
    ['RO', '2025-08-01', 2100],
    ['SK', '2024-12-31', 2000],
    ['SK', '2025-01-01', 2300],
  ])('says of %s on %s %i', (country, day, standard) => {
    expect(vatRatesOn(country, parseDay(day)).standard).toBe(standard)
  })

  it('answers nothing for a country or a day that it does not know', () => {
    expect(() => vatRatesOn('CH', parseDay('2026-01-01'))).toThrow(RangeError)
    expect(() => vatRatesOn('FR', parseDay('2013-12-31'))).toThrow(RangeError)
  })
})

describe('an amount of VAT', () => {
  it.each([
    [0, 1900, 0],
    [1, 1900, 0],
    [3, 1900, 1],
    [50, 1900, 10],
    [51_040, 1900, 9698],
    [250, 700, 18],
    [50, 700, 4],
    [2, 2500, 1],
    [100, 2550, 26],
    [9_007_199_254_740_991, 1, 900_719_925_474],
  ])('of %i at %i basis points is %i', (net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat)
  })

  it('is refused for what is no amount or no rate', () => {
    expect(() => vatOf(0.5, 1900)).toThrow(RangeError)
    expect(() => vatOf(-1, 1900)).toThrow(RangeError)
    expect(() => vatOf(1, -1)).toThrow(RangeError)
    expect(() => vatOf(1, 19.5)).toThrow(RangeError)
  })

  it('is rounded once for all amounts of a rate', () => {
    const S = { category: 'S', rate: 1900 } as const
    const half = { category: 'S', rate: 700 } as const
    expect(
      vatSums([
        { net: 3, vat: S },
        { net: 10, vat: half },
        { net: 3, vat: S },
      ]),
    ).toEqual([
      { ...S, net: 6, amount: 1 },
      { ...half, net: 10, amount: 1 },
    ])
  })

  it('is at most half a minor unit away from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 3000 }), (net, rate) => {
        const twice = 2 * (vatOf(net, rate) * 10_000 - net * rate)
        expect(twice).toBeLessThanOrEqual(10_000)
        expect(twice).toBeGreaterThan(-10_000)
      }),
    )
  })
})

describe('a VAT id', () => {
  it.each([
    ['DE123456789', 'DE'],
    ['ATU12345678', 'AT'],
    ['BE0123456789', 'BE'],
    ['EL123456789', 'GR'],
    ['ESX1234567A', 'ES'],
    ['FRK7399859412', 'FR'],
    ['IE1234567FA', 'IE'],
    ['NL123456789B01', 'NL'],
    ['SE123456789001', 'SE'],
    ['PL1234567890', 'PL'],
  ])('%s is of %s', (vatId, country) => {
    expect(countryOfVatId(vatId)).toBe(country)
  })

  it.each([
    '',
    'DE',
    'DE12345678',
    'DE1234567890',
    'de123456789',
    'GR123456789',
    'XX123456789',
    'ATU1234567A',
  ])("'%s' is of no state", (vatId) => {
    expect(countryOfVatId(vatId)).toBeNull()
  })

  it('is stored without what people put between', () => {
    expect(plainVatId(' de 123.456-789 ')).toBe('DE123456789')
  })

  it('has a form for every state of the Union', () => {
    const samples = {
      AT: 'U12345678',
      CY: '12345678X',
      ES: 'A12345678',
      IE: '1234567A',
      NL: '123456789B12',
      SE: '123456789001',
      FR: '12345678901',
    } as Record<string, string>
    const digits = ['12345678', '123456789', '1234567890', '12345678901', '0123456789']
    for (const country of new Set(VAT_RATES.map((row) => row.country))) {
      const prefix = country === 'GR' ? 'EL' : country
      const tried = [samples[country] ?? '', ...digits].map((body) => countryOfVatId(prefix + body))
      expect(tried).toContain(country)
    }
  })
})
