import { expect, it } from 'vitest'
import { inOtherCurrency } from './other-currency.ts'

const EURO = { currency: 'EUR', price: 158_000, deposit: 200_000, finalCleaningFee: 0 }

it.each([
  ['JPY', { price: 1580, deposit: 2000, finalCleaningFee: 0 }],
  ['CHF', { price: 158_000, deposit: 200_000, finalCleaningFee: 0 }],
  ['ISK', { price: 1580, deposit: 2000, finalCleaningFee: 0 }],
] as const)('keeps the number 1,580 in %s', (currency, amounts) => {
  expect(inOtherCurrency(EURO, currency)).toEqual({ currency, ...amounts })
  expect(inOtherCurrency(inOtherCurrency(EURO, currency), 'EUR')).toEqual(EURO)
})

it('keeps a price that is not told yet', () => {
  expect(inOtherCurrency({ ...EURO, price: null }, 'JPY').price).toBe(null)
})
