import { toMajorUnits, toMinorUnits } from '../../domain/kernel/money.ts'

/** The amounts of the price step. */
export interface Amounts {
  currency: string
  price: number | null
  deposit: number
  finalCleaningFee: number
}

/** The same numbers in another currency: 1,580 EUR are 1,580 JPY, whatever the minor unit; nothing is converted. */
export function inOtherCurrency(amounts: Amounts, currency: string): Amounts {
  const same = (amount: number) => toMinorUnits(toMajorUnits(amount, amounts.currency), currency)
  return {
    currency,
    price: amounts.price === null ? null : same(amounts.price),
    deposit: same(amounts.deposit),
    finalCleaningFee: same(amounts.finalCleaningFee),
  }
}
