import { type Day, dayOf } from '../kernel/day.ts'
import { type TaxDataClock, taxDataHoldDay } from './tax-data-clock.ts'

/** What keeps a landlord's money from coming, the most pressing first. */
export const PAYOUT_OBSTACLES = [
  'TAX_DATA_HELD',
  'PAYOUT_ACCOUNT',
  'ACCOUNT',
  'CURRENCY',
  'TAX_DATA_SOON',
] as const satisfies readonly string[]

/** One of them. */
export type PayoutObstacleReason = (typeof PAYOUT_OBSTACLES)[number]

/** What is looked at of a landlord: of homes that are offered, how many lack what. */
export interface PayoutObstacleFacts {
  homes: number
  withoutAccount: number
  otherCurrency: number
  withoutTaxData: number
  /** First rents come through the product, and nothing can be paid out at the provider. */
  lacksPayoutAccount: boolean
  /** Since when tax data are asked for; null where they are not. */
  taxData: TaxDataClock | null
}

/** What keeps money from coming, in how many homes, and since or from when payouts are held. */
export interface PayoutObstacle {
  reason: PayoutObstacleReason
  homes: number
  day: Day | null
}

/** The most pressing of what keeps a landlord's money from coming; null where nothing does. */
export function payoutObstacle(facts: PayoutObstacleFacts, today: Day): PayoutObstacle | null {
  const { homes, withoutAccount, otherCurrency, withoutTaxData, lacksPayoutAccount, taxData } = facts
  const asked = withoutTaxData > 0 ? taxData : null
  if (asked?.heldAt) return { reason: 'TAX_DATA_HELD', homes: withoutTaxData, day: dayOf(asked.heldAt) }
  if (homes > 0 && lacksPayoutAccount) return { reason: 'PAYOUT_ACCOUNT', homes, day: null }
  if (withoutAccount > 0) return { reason: 'ACCOUNT', homes: withoutAccount, day: null }
  if (otherCurrency > 0) return { reason: 'CURRENCY', homes: otherCurrency, day: null }
  if (asked) return { reason: 'TAX_DATA_SOON', homes: withoutTaxData, day: taxDataHoldDay(asked, today) }
  return null
}
