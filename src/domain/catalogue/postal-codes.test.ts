import { describe, expect, it } from 'vitest'
import { CITY_POSTAL_CODES, isInCity, MUNICH_POSTAL_CODES } from './postal-codes.ts'

describe('postal codes of cities', () => {
  it.each([
    ['MUNICH', 76, /^8[015]\d{3}$/],
    ['VIENNA', 23, /^1[0-2]\d0$/],
    ['HAMBURG', 101, /^2[0127]\d{3}$/],
    ['AACHEN', 10, /^520\d\d$/],
    ['COLOGNE', 46, /^5[01]\d{3}$/],
    ['BONN', 17, /^53\d{3}$/],
  ])('%s has %i, each once', (name, count, form) => {
    const city = CITY_POSTAL_CODES.find((it) => it.city === name)
    const all = [...(city?.codes ?? []), ...(city?.shared ?? [])]
    expect(all).toHaveLength(count)
    expect(new Set(all).size).toBe(count)
    for (const code of all) expect(code).toMatch(form)
  })

  it('belong to one city each', () => {
    const all = CITY_POSTAL_CODES.flatMap((city) => [...city.codes, ...city.shared])
    expect(new Set(all).size).toBe(all.length)
  })

  it.each([
    [{ zipCode: '80331', city: 'Munich', country: 'DE' }, true],
    [{ zipCode: ' 80331 ', city: null, country: 'DE' }, true],
    [{ zipCode: '80331', city: 'München', country: 'AT' }, false],
    [{ zipCode: '85540', city: 'München', country: 'DE' }, true],
    [{ zipCode: '85540', city: 'Haar', country: 'DE' }, false],
    [{ zipCode: '80332', city: 'München', country: 'DE' }, false],
    [{}, false],
  ])('%o lies in Munich: %s', (address, expected) => {
    expect(isInCity(address, MUNICH_POSTAL_CODES)).toBe(expected)
  })
})
