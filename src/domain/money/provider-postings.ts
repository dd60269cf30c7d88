import type { LedgerAccount, Posting } from './ledger.ts'

const AT_PROVIDER: LedgerAccount = { kind: 'PROVIDER_CLEARING', provider: 'STRIPE' }
const ON_THE_WAY: LedgerAccount = { kind: 'PAYOUT_IN_TRANSIT', provider: 'STRIPE' }

/** What the card provider keeps, or with a negative cost gives back. */
export function postProviderCost(cost: number): Posting[] {
  return moved({ kind: 'PROVIDER_COSTS', provider: 'STRIPE' }, AT_PROVIDER, cost)
}

/** The operator's own money leaves the card provider for the bank; with a negative amount it comes back. */
export function postOwnPayout(amount: number): Posting[] {
  return moved(ON_THE_WAY, AT_PROVIDER, amount)
}

/** The operator's own money has come from the card provider to the bank. */
export function postOwnPayoutArrived(amount: number): Posting[] {
  return moved({ kind: 'PROVIDER_CLEARING', provider: 'BANK' }, ON_THE_WAY, amount)
}

function moved(debit: LedgerAccount, credit: LedgerAccount, amount: number): Posting[] {
  if (amount === 0) return []
  return amount > 0 ? [{ debit, credit, amount }] : [{ debit: credit, credit: debit, amount: -amount }]
}
