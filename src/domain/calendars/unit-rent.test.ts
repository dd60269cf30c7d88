import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { rentForDays, rentOfUnit, rentsOfUnits, unitsAtRent } from './unit-rent.ts'

const home = { price: 100_000 }
const stay = { from: parseDay('2030-02-01'), to: parseDay('2030-04-30') }

function unit(price: number | null, isTaken = false) {
  return {
    availableFrom: parseDay('2029-01-01'),
    availableTo: null,
    occupancies: isTaken ? [{ kind: 'BOOKING' as const, ...stay, id: 'b' }] : [],
    unit: { price },
  }
}

describe('the rent of units', () => {
  it('is their own, or their home’s', () => {
    expect([rentOfUnit(home, { price: 120_000 }), rentOfUnit(home, { price: null })]).toEqual([
      120_000, 100_000,
    ])
  })

  it.each([
    ['no unit', [], 100_000],
    ['none has its own', [unit(null), unit(null)], 100_000],
    ['the cheaper is free', [unit(120_000), unit(90_000)], 90_000],
    ['the default is cheapest', [unit(120_000), unit(null)], 100_000],
    ['only the dearer is free', [unit(120_000), unit(null, true)], 120_000],
    ['nothing is free', [unit(120_000, true)], 100_000],
  ])('for days: %s', (_, units, rent) => {
    expect(rentForDays(home, units, stay)).toBe(rent)
  })

  it.each([
    ['no unit', [], 100_000, 100_000],
    ['none with its own', [[null, true]], 100_000, 100_000],
    [
      'a cheaper and a dearer one',
      [
        [90_000, true],
        [null, true],
        [120_000, true],
      ],
      90_000,
      120_000,
    ],
    [
      'one that isn’t published',
      [
        [90_000, false],
        [null, true],
      ],
      100_000,
      100_000,
    ],
    [
      'none that is published',
      [
        [90_000, false],
        [null, false],
      ],
      90_000,
      100_000,
    ],
  ] as const)('goes from the lowest to the highest: %s', (_, given, lowest, highest) => {
    const units = given.map(([price, published]) => ({ price, published }))
    expect(rentsOfUnits(home, units)).toEqual({ lowest, highest })
  })

  it('prefers units at the asked rent, and takes any where none costs that', () => {
    const units = [unit(120_000), unit(null)]
    expect(unitsAtRent(home, units, 100_000)).toEqual([units[1]])
    expect(unitsAtRent(home, units, 120_000)).toEqual([units[0]])
    expect(unitsAtRent(home, units, 80_000)).toEqual(units)
  })
})
