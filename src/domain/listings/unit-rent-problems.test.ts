import { expect, it } from 'vitest'
import { planUnits } from './unit-changes.ts'
import { unitRentProblems } from './unit-rent-problems.ts'
import { parseDay } from '../kernel/day.ts'

const house = { currency: 'EUR', area: 50, partOfGroup: true }
const unit = (price: number | null) => ({
  id: 'a',
  externalId: null,
  apartmentName: 'WE 1',
  floor: null,
  locationInBuilding: {},
  availableFrom: '2026-01-01',
  availableTo: null,
  price,
})

function problemsOf(home: typeof house, before: number | null, values: Record<string, unknown>) {
  const changes = [{ id: 'a', line: 2, values }]
  const { changed } = planUnits([unit(before)], changes, parseDay('2026-11-21'))
  return unitRentProblems(home, changed).map(({ line, field, text }) => [line, field, text])
}

it.each([
  ['a rent within the limit', house, null, { price: 150_000 }, []],
  ['one above it', house, null, { price: 900_000_000 }, [[2, 'price', 'priceTooHigh']]],
  ['one above it, of a home without an area', { ...house, area: 0 }, null, { price: 900_000_000 }, []],
  ['one above it that is there already', house, 900_000_000, { floor: 3 }, []],
  ['none', house, 900_000_000, { price: null }, []],
  [
    'one of a listing by itself',
    { ...house, partOfGroup: false },
    null,
    { price: 1 },
    [[2, 'price', 'priceAlone']],
  ],
  ['none of a listing by itself', { ...house, partOfGroup: false }, 1, { price: null }, []],
])('%s of a unit', (_, home, before, values, problems) => {
  expect(problemsOf(home, before, values)).toEqual(problems)
})
