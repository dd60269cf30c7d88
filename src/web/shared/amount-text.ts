import { findCurrency } from '../../domain/catalogue/currencies.ts'
import { toMajorUnits } from '../../domain/kernel/money.ts'

/** An amount in minor units as somebody types it, without its currency. */
export function amountText(amount: number, currency: string, language: string): string {
  if (amount === 0) return ''
  const format = new Intl.NumberFormat(language, { useGrouping: false, ...digitsOf(amount, currency) })
  return format.format(toMajorUnits(amount, currency))
}

/** A whole amount without its fraction, others with all of it. */
function digitsOf(amount: number, currency: string) {
  const isWhole = Number.isInteger(toMajorUnits(amount, currency))
  const digits = isWhole ? 0 : (findCurrency(currency)?.fractionDigits ?? 2)
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}
