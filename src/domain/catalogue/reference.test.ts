import { describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_CODES, currencyName, findCurrency } from './currencies.ts'
import { LANGUAGES } from './language.ts'
import { COUNTRY_CODES, countryName, dialCode, isCountryCode, listCountries } from './countries.ts'
import { findGermanState, GERMAN_STATE_KEYS, GERMAN_STATES, isInBox } from './german-states.ts'

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each with a name in every language', () => {
    expect(COUNTRY_CODES).toHaveLength(249)
    for (const language of LANGUAGES) {
      const countries = listCountries(language)
      expect(new Set(countries.map(({ name }) => name)).size).toBe(249)
      expect(countries.filter(({ code, name }) => name === code)).toEqual([])
    }
  })

  it('have the names of the language, in its order', () => {
    expect(LANGUAGES.map((language) => countryName('DE', language))).toEqual([
      'Germany',
      'Deutschland',
      'Allemagne',
    ])
    const german = listCountries('de').map(({ name }) => name)
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  })

  it('have dial codes', () => {
    expect([dialCode('DE'), dialCode('AT'), dialCode('US'), dialCode('UA')]).toEqual([
      '+49',
      '+43',
      '+1',
      '+380',
    ])
    expect(COUNTRY_CODES.filter((code) => dialCode(code) === null).toSorted()).toEqual([
      'AQ',
      'BV',
      'GS',
      'HM',
      'PN',
      'TF',
      'UM',
    ])
  })

  it('are nothing else', () => {
    expect(['DE', 'de', 'XX', 'toString'].map(isCountryCode)).toEqual([true, false, false, false])
  })
})

describe('currencies', () => {
  it('are real ones with the digits of ISO 4217', () => {
    const real = new Set(Intl.supportedValuesOf('currency'))
    expect(CURRENCY_CODES.filter((code) => !real.has(code))).toEqual([])
    const others = CURRENCIES.filter(({ fractionDigits }) => fractionDigits !== 2)
    expect(others).toEqual([
      { isoCode: 'ISK', fractionDigits: 0 },
      { isoCode: 'JPY', fractionDigits: 0 },
    ])
  })

  it('are found by their code, and have names', () => {
    expect(findCurrency('EUR')).toEqual({ isoCode: 'EUR', fractionDigits: 2 })
    expect(['DEM', 'eur', ''].map(findCurrency)).toEqual([undefined, undefined, undefined])
    expect(currencyName('CHF', 'de')).toBe('Schweizer Franken')
  })
})

describe('German states', () => {
  it('are 16 in the order of their keys', () => {
    expect(GERMAN_STATES.map(({ key }) => key)).toEqual([...GERMAN_STATE_KEYS])
    expect(new Set(GERMAN_STATES.map(({ value }) => value)).size).toBe(16)
    expect(findGermanState('DE-BY')).toBe(findGermanState('BAVARIA'))
    expect(findGermanState('DE')).toBeUndefined()
  })

  it.each([
    ['BADEN_WUERTTEMBERG', 48.7758, 9.1829],
    ['BAVARIA', 48.1351, 11.582],
    ['BERLIN', 52.52, 13.405],
    ['BRANDENBURG', 52.3906, 13.0645],
    ['BREMEN', 53.0793, 8.8017],
    ['HAMBURG', 53.5511, 9.9937],
    ['HESSE', 50.0782, 8.2398],
    ['MECKLENBURG_WESTERN_POMERANIA', 53.6355, 11.4012],
    ['LOWER_SAXONY', 52.3759, 9.732],
    ['NORTH_RHINE_WESTPHALIA', 51.2277, 6.7735],
    ['RHINELAND_PALATINATE', 49.9929, 8.2473],
    ['SAARLAND', 49.2402, 6.9969],
    ['SAXONY', 51.0504, 13.7373],
    ['SAXONY_ANHALT', 52.1205, 11.6276],
    ['SCHLESWIG_HOLSTEIN', 54.3233, 10.1228],
    ['THURINGIA', 50.9848, 11.0299],
  ])('the box of %s holds its capital', (key, latitude, longitude) => {
    const box = findGermanState(key)?.boundingBox ?? [0, 0, 0, 0]
    expect(isInBox({ latitude, longitude }, box)).toBe(true)
    expect(isInBox({ latitude: longitude, longitude: latitude }, box)).toBe(false)
  })
})
