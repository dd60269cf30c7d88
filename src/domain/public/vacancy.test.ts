import { expect, it } from 'vitest'
import { parseDay } from '../kernel/day.ts'
import { priceAbove, type VacancyFacts, vacancyCost, vacancyReason } from './vacancy.ts'

it.each([
  [15, 177_800, 87_682],
  [365, 100_000, 1_200_000],
  [1, 100_000, 3_288],
  [0, 100_000, 0],
])('%i nights at %i a month cost %i', (nights, price, cost) => {
  expect(vacancyCost(nights, price)).toBe(cost)
})

const facts: VacancyFacts = {
  spell: { from: parseDay('2026-07-01'), to: parseDay('2026-07-11') },
  isClosed: true,
  minStay: 1,
  requests: { declined: 1, unanswered: 1, others: 1 },
  price: 150_000,
  similarPrice: 120_000,
}
const none = { declined: 0, unanswered: 0, others: 0 }

it.each([
  [{}, 'DECLINED'],
  [{ requests: { ...none, unanswered: 1, others: 1 } }, 'UNANSWERED'],
  [{ requests: { ...none, others: 1 } }, 'TOO_SHORT'],
  // The end of the period that was asked for says nothing about how long it was vacant.
  [{ requests: { ...none, others: 1 }, isClosed: false }, 'NOT_BOOKED'],
  [{ requests: { ...none, others: 1 }, minStay: null }, 'NOT_BOOKED'],
  [{ requests: none, minStay: null }, 'PRICE_ABOVE'],
  [{ requests: none, minStay: null, similarPrice: 145_000 }, 'NOBODY_ASKED'],
  [{ requests: none, minStay: null, similarPrice: null }, 'NOBODY_ASKED'],
  [{ requests: none, spell: { from: parseDay('2026-07-01'), to: parseDay('2026-07-31') } }, 'PRICE_ABOVE'],
] as const)('%j is vacant because of %s', (changes, reason) => {
  expect(vacancyReason({ ...facts, ...changes })).toBe(reason)
})

it('a price is above similar ones from five percent on', () => {
  expect(priceAbove({ price: 105_000, similarPrice: 100_000 })).toBeCloseTo(0.05)
  expect(priceAbove({ price: 104_900, similarPrice: 100_000 })).toBeNull()
  expect(priceAbove({ price: 104_900, similarPrice: null })).toBeNull()
})
