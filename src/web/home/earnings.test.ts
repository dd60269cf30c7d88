import { expect, test } from 'vitest'
import { compareEarnings, shownEarnings } from './earnings.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

test.each([
  [[eur(104)], [eur(100)], { direction: 'More', share: 0.04 }],
  [[eur(90)], [eur(100)], { direction: 'Less', share: 0.1 }],
  [[eur(1000)], [eur(1001)], { direction: 'Same', share: 0 }],
  [[eur(90)], [], undefined],
  [[], [eur(90)], undefined],
  [[eur(90)], [eur(0)], undefined],
  [[eur(90), { amount: 1, currency: 'CHF' }], [eur(80)], undefined],
])('compareEarnings(%j, %j)', (earned, before, change) => {
  expect(compareEarnings(earned, before)).toEqual(change)
})

test('nothing earned is nothing of the analytics’ currency, and else each amount is of its own (D9)', () => {
  expect(shownEarnings([])).toEqual([{ amount: 0, currency: 'EUR' }])
  const francs = [{ amount: 120_000, currency: 'CHF' }]
  expect(shownEarnings(francs)).toEqual(francs)
})
