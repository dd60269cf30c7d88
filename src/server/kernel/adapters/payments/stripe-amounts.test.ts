import { expect, it } from 'vitest'
import { CURRENCY_CODES } from '../../../../domain/catalogue/currencies.ts'
import { amountForProvider, amountOfProvider } from './stripe-amounts.ts'

it.each([
  ['EUR', 150_000, 150_000],
  ['JPY', 150_000, 150_000],
  ['ISK', 150_000, 15_000_000],
  ['isk', 150_000, 15_000_000],
  ['UGX', 1, 100],
] as const)('%s: %i of ours is %i at the provider, and back', (currency, ours, theirs) => {
  expect(amountForProvider(ours, currency)).toBe(theirs)
  expect(amountOfProvider(theirs, currency)).toBe(ours)
})

it('refuses what can not be said in our minor units', () => {
  expect(() => amountOfProvider(150, 'ISK')).toThrow('no whole amount')
})

it('leads back for every currency that we have', () => {
  for (const currency of CURRENCY_CODES)
    expect(amountOfProvider(amountForProvider(-12_345, currency), currency)).toBe(-12_345)
})
