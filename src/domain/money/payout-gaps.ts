import type { PayoutGap } from '../catalogue/payouts.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'
import { isNonCompliant } from './dac7.ts'

/** Whether an account can get the money of a home. */
export function canGetPayouts(
  account: { archived: boolean; leaves: boolean; currency: string },
  home: { currency: string },
): Verdict {
  if (account.archived || account.leaves) return refuse('ACCOUNT_ARCHIVED')
  return fitsCurrency(account, home) ? ALLOWED : refuse('OTHER_CURRENCY')
}

/** What a home lacks before its landlord can get all its money, in the order in which it is entered. */
export function payoutGaps(home: {
  currency: string
  /** To which tenants transfer rents. */
  account: { currency: string } | null
  /** Whether the first rents come through the product, and nothing can be paid out at the provider. */
  lacksPayoutAccount: boolean
  billingDetails: { isCompliant: boolean | null; isExempt: boolean | null } | null
}): PayoutGap[] {
  const { account, lacksPayoutAccount, billingDetails } = home
  return [
    ...(account ? [] : (['ACCOUNT'] as const)),
    ...(account && !fitsCurrency(account, home) ? (['CURRENCY'] as const) : []),
    ...(lacksPayoutAccount ? (['PAYOUT_ACCOUNT'] as const) : []),
    ...(billingDetails ? [] : (['BILLING_DETAILS'] as const)),
    ...(billingDetails && isNonCompliant(billingDetails) ? (['TAX_DATA'] as const) : []),
  ]
}

/** Whether the rents of a home can go to an account: both have one currency. */
function fitsCurrency(account: { currency: string }, home: { currency: string }): boolean {
  return account.currency === home.currency
}
