import { describe, expect, it } from 'vitest'
import { isPostalCodeOf } from './listing-address.ts'
import { needsRegistrationNumber } from './listing-registration.ts'

describe('a postal code', () => {
  const right: Record<string, string> = {
    AT: '1010',
    BE: '1000',
    CH: '8001',
    DE: '10119',
    ES: '28001',
    FR: '75011',
    IT: '00184',
    NL: '1012 AB',
    PL: '00-950',
    PT: '1100-148',
  }
  it.each(Object.entries(right))('of %s looks as %s', (country, code) => {
    expect(isPostalCodeOf(country, code)).toBe(true)
    for (const wrong of [
      `1${code}`,
      `${code}1`,
      code.slice(1),
      code.slice(0, -1),
      code.replaceAll(/\d/g, 'x'),
    ])
      expect([wrong, isPostalCodeOf(country, wrong)]).toEqual([wrong, false])
  })

  it('of the Netherlands may leave out the blank, and has two letters', () => {
    expect(['1012AB', '1012 ab'].every((code) => isPostalCodeOf('NL', code))).toBe(true)
    expect(['1012 A', '1012 12', '1012  AB'].some((code) => isPostalCodeOf('NL', code))).toBe(false)
  })

  it('of Poland and Portugal has its dash and all digits', () => {
    expect(['00950', '0-950', '00-9', '00-95x'].some((code) => isPostalCodeOf('PL', code))).toBe(false)
    expect(['1100148', '1-148', '1100-1', '1100-14x'].some((code) => isPostalCodeOf('PT', code))).toBe(false)
  })

  it('may be anything elsewhere, and is only missing when it is empty', () => {
    expect(isPostalCodeOf('GB', 'SW1A 1AA')).toBe(true)
    expect(isPostalCodeOf('DE', '')).toBe(true)
    expect(isPostalCodeOf('toString', 'x')).toBe(true)
  })
})

describe('an advertisement names its registration number', () => {
  it.each([
    ['DE', 'hamburg köln cologne bonn aachen düsseldorf dusseldorf dortmund münster munster'],
    ['FR', 'paris lyon marseille bordeaux nice lille strasbourg nantes toulouse'],
  ])('in these cities of %s', (country, cities) => {
    for (const city of cities.split(' ')) {
      expect(needsRegistrationNumber({ city, country })).toBe(true)
      expect(needsRegistrationNumber({ city: ` ${city.toUpperCase()} `, country })).toBe(true)
      expect(needsRegistrationNumber({ city, country: country === 'DE' ? 'FR' : 'DE' })).toBe(false)
    }
  })

  it.each(['Berlin', 'Wien', 'Paris-Plage', ''])('not in %s', (city) => {
    expect(needsRegistrationNumber({ city, country: 'DE' })).toBe(false)
  })
})
