import { describe, expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { otherRentOf, rentForDays, rentOfUnit, rentsOfUnits, unitToTake } from './unit-rent.ts'

const home = { price: 100_000, currency: 'EUR' }
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

  const asked = (listPrice: number | null, currency = 'EUR') => ({ ...stay, listPrice, currency })
  const named = (id: string, price: number | null, isTaken = false) => ({ ...unit(price, isTaken), id })

  it.each([
    ['the one at the asked rent', [named('a', 120_000), named('b', null)], asked(100_000), 'b'],
    ['the one at the asked dearer rent', [named('a', null), named('b', 120_000)], asked(120_000), 'b'],
    ['any where none costs that', [named('a', 120_000), named('b', 130_000)], asked(80_000), 'a'],
    [
      'another where that at the asked rent is taken',
      [named('a', null, true), named('b', 9)],
      asked(100_000),
      'b',
    ],
    ['any where nobody knows what was asked', [named('a', 120_000), named('b', null)], asked(null), 'a'],
    ['any in another currency', [named('a', 120_000), named('b', null)], asked(100_000, 'CHF'), 'a'],
    ['none where none is free', [named('a', null, true)], asked(100_000), undefined],
  ])('a request takes %s', (_, units, request, id) => {
    expect(unitToTake(home, units, request)?.id).toBe(id)
  })

  it.each([
    ['dearer', 120_000, asked(100_000), { rent: 120_000, asked: 100_000 }],
    ['cheaper', 90_000, asked(100_000), { rent: 90_000, asked: 100_000 }],
    ['dearer as its home is now', null, asked(95_000), { rent: 100_000, asked: 95_000 }],
    ['what was asked', 120_000, asked(120_000), null],
    ['unknown', 120_000, asked(null), null],
    ['in another currency', 120_000, asked(100_000, 'CHF'), null],
  ])('another rent than what was asked: %s', (_, price, request, other) => {
    expect(otherRentOf(home, { price }, request)).toEqual(other)
  })
})
