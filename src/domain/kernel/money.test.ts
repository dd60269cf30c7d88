import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { CURRENCY_CODES } from '../catalogue/currencies.ts'
import {
  NUMBER_LOCALES,
  formatMoney,
  fromDecimal,
  toDecimal,
  toMajorUnits,
  toMinorUnits,
  type MoneyFormat,
  type NumberLanguage,
} from './money.ts'

function shown(amount: number, currency: string, format: MoneyFormat): string {
  return formatMoney(amount, currency, format).replace(/[\u00a0\u202f]/g, ' ')
}

describe('formatMoney', () => {
  it.each<[number, string, MoneyFormat, string]>([
    [123_450, 'EUR', { language: 'en' }, '€1,234.50'],
    [123_450, 'EUR', { language: 'de' }, '1.234,50 €'],
    [123_450, 'EUR', { language: 'fr' }, '1 234,50 €'],
    [123_450, 'EUR', { language: 'de', hideFraction: 'auto' }, '1.234,50 €'],
    [123_400, 'EUR', { language: 'de', hideFraction: 'auto' }, '1.234 €'],
    [123_400, 'EUR', { language: 'de', hideFraction: 'yes' }, '1.234 €'],
    [123_450, 'EUR', { language: 'de', hideFraction: 'yes' }, '1.235 €'],
    [5, 'EUR', { language: 'de' }, '0,05 €'],
    [-5, 'EUR', { language: 'de' }, '-0,05 €'],
    [1234, 'JPY', { language: 'en' }, '¥1,234'],
    [9_007_199_254_740_991, 'EUR', { language: 'en' }, '€90,071,992,547,409.91'],
  ])('%i %s %o is %s', (amount, currency, format, text) => {
    expect(shown(amount, currency, format)).toBe(text)
  })

  it.each<[NumberLanguage, string, string, string]>([
    ['en', '€1,234.50', '€1,235', '€1,200'],
    ['de', '1.234,50 €', '1.235 €', '1.200 €'],
    ['fr', '1 234,50 €', '1 235 €', '1 200 €'],
    ['uk', '1 234,50 EUR', '1 235 EUR', '1 200 EUR'],
    ['ru', '1 234,50 €', '1 235 €', '1 200 €'],
    ['es', '1234,50 €', '1235 €', '1200 €'],
    ['pt', '1234,50 €', '1235 €', '1200 €'],
    ['pl', '1234,50 €', '1235 €', '1200 €'],
    ['tr', '€1.234,50', '€1.235', '€1.200'],
    ['it', '1234,50 €', '1235 €', '1200 €'],
  ])('writes %s as %s, without decimals as %s, whole as %s (D9)', (language, exact, hidden, whole) => {
    expect([
      shown(123_450, 'EUR', { language, hideFraction: 'auto' }),
      shown(123_450, 'EUR', { language, hideFraction: 'yes' }),
      shown(120_000, 'EUR', { language, hideFraction: 'auto' }),
    ]).toEqual([exact, hidden, whole])
  })

  it('knows ten number locales', () => expect(Object.keys(NUMBER_LOCALES)).toHaveLength(10))

  it('shows ERROR for an unsupported currency and reports it', () => {
    const reported: string[] = []
    const text = formatMoney(100, 'XXX', { language: 'en', onUnsupported: (code) => reported.push(code) })
    expect([text, reported]).toEqual(['ERROR', ['XXX']])
  })
})

describe('converting', () => {
  it('raises for an unsupported currency', () => {
    expect(() => toMajorUnits(100, 'XXX')).toThrow('Unsupported currency: XXX')
    expect(() => toMinorUnits(1, 'XXX')).toThrow(RangeError)
    expect(() => toMajorUnits(0.5, 'EUR')).toThrow(RangeError)
  })

  it('comes back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...CURRENCY_CODES), (amount, isoCode) => {
        expect(toMinorUnits(toMajorUnits(amount, isoCode), isoCode)).toBe(amount)
      }),
    )
    expect(toMinorUnits(1.005, 'EUR')).toBe(101)
    expect(toMinorUnits(1e-8, 'EUR')).toBe(0)
    expect(() => toMinorUnits(Number.NaN, 'EUR')).toThrow(RangeError)
  })
})

describe('amounts for other programs', () => {
  it.each([
    [123_450, 'EUR', '1234.50'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [0, 'EUR', '0.00'],
    [1000, 'JPY', '1000'],
  ])('%i of %s are %s, and back', (amount, currency, text) => {
    expect(toDecimal(amount, currency)).toBe(text)
    expect(fromDecimal(text, currency)).toBe(amount)
  })

  it.each(['', '1', '1.5', '1.555', '01.50', '1,50', '1e2', ' 1.50', '-0.00', 'NaN'])(
    'are not read from %j',
    (text) => {
      expect(fromDecimal(text, 'EUR')).toBeNull()
    },
  )

  it('have a supported currency', () => {
    expect(() => toDecimal(1, 'XXX')).toThrow(RangeError)
    expect(fromDecimal('1.00', 'XXX')).toBeNull()
  })
})
