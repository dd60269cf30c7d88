/** What a document tells of an income: so much net in so many months. A statement of a year has twelve. */
export interface NetIncome {
  /** In minor units. */
  amount: number
  months: number
}

/** Most months that one document may be about. */
export const MOST_MONTHS = 12

/** Most figures that one check takes: a year of payslips. */
export const MOST_INCOMES = 12

/** Largest figure that is taken, in minor units: whatever is larger is a slip of the hand. */
export const LARGEST_INCOME = 100_000_000

/** What is wrong with the figures of a check: a key of texts, or null. */
export function incomesError(incomes: readonly NetIncome[]): 'missing' | 'many' | 'invalid' | null {
  if (incomes.length === 0) return 'missing'
  if (incomes.length > MOST_INCOMES) return 'many'
  return incomes.every(isIncome) ? null : 'invalid'
}

function isIncome({ amount, months }: NetIncome): boolean {
  const isAmount = Number.isSafeInteger(amount) && amount >= 0 && amount <= LARGEST_INCOME
  return isAmount && Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}

/**
 * How many times the monthly net income covers the monthly rent, in tenths, rounded down: 31 is 3.1 times. The income is
 * the average of all months; no threshold makes anything of it.
 */
export function rentCoverTenths(incomes: readonly NetIncome[], monthlyRent: number): number {
  const amount = incomes.reduce((sum, income) => sum + income.amount, 0)
  const months = incomes.reduce((sum, income) => sum + income.months, 0)
  return Math.floor((10 * amount) / (months * monthlyRent))
}

/**
 * What a result says about another rent, in tenths, rounded down again: the income itself isn't known any more, so it is
 * at least this much.
 */
export function coverOfOtherRent(
  result: { coverTenths: number; monthlyRent: number },
  monthlyRent: number,
): number {
  return Math.floor((result.coverTenths * result.monthlyRent) / monthlyRent)
}
