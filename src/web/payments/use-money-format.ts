import { useFormat } from '../shared/format.ts'

/** Amounts of a currency, always with their cents. */
export function useMoneyFormat(currency: string): (amount: number) => string {
  const format = useFormat()
  return (amount) => format.money(amount, currency, 'no')
}
