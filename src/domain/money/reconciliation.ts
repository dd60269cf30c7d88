import type { LedgerEventKind, ProviderDifference, ProviderDifferenceState } from '../catalogue/ledger.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/** Whose account at the card provider it is. */
export type AccountHolder = 'OPERATOR' | 'LANDLORD'

/** What has to stand behind a line of the provider in the books. */
export interface LineRule {
  /** One of these events; its subject is the thing that the provider names as the line's source. */
  kinds: readonly LedgerEventKind[]
  /** The line itself is all that happened: it is booked from it, and is the event's own subject. */
  isBookedFromLine: boolean
}

const behind = (...kinds: LedgerEventKind[]): LineRule => ({ kinds, isBookedFromLine: false })
const fromLine = (...kinds: LedgerEventKind[]): LineRule => ({ kinds, isBookedFromLine: true })

/** By the provider's reporting category: of our own account, and of a landlord's. */
const RULES: Readonly<Record<AccountHolder, Readonly<Record<string, LineRule>>>> = {
  OPERATOR: {
    charge: behind('INVOICE_PAID', 'TENANT_PAID'),
    refund: behind('REFUND_PAID'),
    refund_failure: behind('REFUND_FAILED'),
    dispute: behind('DISPUTE_OPENED'),
    dispute_reversal: behind('DISPUTE_WON'),
    transfer: behind('MONEY_TRANSFERRED'),
    transfer_reversal: behind('TRANSFER_REVERSED'),
    fee: fromLine('PROVIDER_FEE_TAKEN'),
    network_cost: fromLine('PROVIDER_FEE_TAKEN'),
    tax: fromLine('PROVIDER_FEE_TAKEN'),
    // From our account to our bank: nobody but the provider begins that.
    payout: fromLine('PAYOUT_STARTED'),
    payout_reversal: fromLine('PAYOUT_FAILED'),
  },
  LANDLORD: {
    charge: behind('MONEY_TRANSFERRED'),
    refund: behind('TRANSFER_REVERSED'),
    // That it has arrived moves nothing there, also where both are heard of at once.
    payout: behind('PAYOUT_STARTED'),
    payout_reversal: behind('PAYOUT_FAILED'),
  },
}

/** The rule for a category of lines; null for what the product never causes, which somebody has to explain. */
export function lineRuleOf(holder: AccountHolder, category: string): LineRule | null {
  return Object.hasOwn(RULES[holder], category) ? (RULES[holder][category] ?? null) : null
}

/** All rules of an account's holder, by category. */
export function listLineRules(
  holder: AccountHolder,
): { category: string; kinds: readonly LedgerEventKind[] }[] {
  return Object.entries(RULES[holder]).map(([category, { kinds }]) => ({ category, kinds }))
}

/** A line of the provider, in minor units. */
export interface ComparedLine {
  amount: number
  /** What the provider keeps of it, which is booked by itself where it is the operator's. */
  fee: number
  currency: string
  isAvailable: boolean
}

/** What an event has moved on the clearing account, in minor units; negative where money left it. */
export interface ComparedEntry {
  amount: number
  currency: string
}

/** What lies between a line and its entry. */
export interface FoundDifference {
  kind: ProviderDifference
  currency: string
  /** What the provider has more than the books, in minor units. */
  amount: number
}

/**
 * Compares a line with what stands behind it; either may be missing. Empty where nothing lies between them; a line that
 * moves nothing needs nothing behind it.
 */
export function compareLine(
  holder: AccountHolder,
  line: ComparedLine | null,
  entry: ComparedEntry | null,
): FoundDifference[] {
  const said = line && { ...line, amount: holder === 'OPERATOR' ? line.amount : line.amount - line.fee }
  if (said && entry) return compareBoth(said, entry)
  if (said?.amount === 0) return []
  if (said) return [{ kind: 'NO_ENTRY', currency: said.currency, amount: said.amount }]
  return entry ? [{ kind: 'NO_LINE', currency: entry.currency, amount: -entry.amount }] : []
}

function compareBoth(line: ComparedLine, entry: ComparedEntry): FoundDifference[] {
  const { currency } = line
  if (currency !== entry.currency) {
    // Each of the two accounts has its part.
    return [
      { kind: 'OTHER_CURRENCY', currency, amount: line.amount },
      { kind: 'OTHER_CURRENCY', currency: entry.currency, amount: -entry.amount },
    ]
  }
  if (line.amount !== entry.amount) {
    return [{ kind: 'OTHER_AMOUNT', currency, amount: line.amount - entry.amount }]
  }
  return line.isAvailable ? [] : [{ kind: 'NOT_AVAILABLE', currency, amount: 0 }]
}

/** Whether somebody can say now why a difference is right. */
export function canExplainDifference(difference: {
  state: ProviderDifferenceState
  kind: ProviderDifference
}): Verdict {
  if (difference.state === 'ENDED') return refuse('DIFFERENCE_ENDED')
  if (difference.state === 'EXPLAINED') return refuse('DIFFERENCE_EXPLAINED')
  return difference.kind === 'NOT_AVAILABLE' ? refuse('ENDS_BY_ITSELF') : ALLOWED
}
