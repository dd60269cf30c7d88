import { ANALYTICS_CURRENCY } from '../../domain/catalogue/metrics.ts'

/** Minor units of a currency. */
export interface Money {
  amount: number
  currency: string
}

/** How earnings compare with those of the month before; `share` is the difference as a part of the latter. */
export interface EarningsChange {
  direction: 'More' | 'Less' | 'Same'
  share: number
}

/** The amounts to show: where nothing was earned, nothing of the currency that figures have by default (D9). */
export function shownEarnings(earned: readonly Money[]): readonly Money[] {
  return earned.length > 0 ? earned : [{ amount: 0, currency: ANALYTICS_CURRENCY }]
}

/** The change against the month before; undefined where the two can't be compared, as in several currencies. */
export function compareEarnings(
  earned: readonly Money[],
  before: readonly Money[],
): EarningsChange | undefined {
  const [now, ...others] = earned
  const then = before.find((money) => money.currency === now?.currency)
  if (!now || !then || then.amount === 0 || others.length > 0 || before.length > 1) return undefined
  const share = Math.abs(now.amount - then.amount) / then.amount
  // Less than half a percent would be written as 0 %.
  if (share < 0.005) return { direction: 'Same', share: 0 }
  return { direction: now.amount > then.amount ? 'More' : 'Less', share }
}
