import type { Day } from '../kernel/day.ts'

/** Why money has not come yet. */
export const WAITING_REASONS = [
  'RENT_NOT_MARKED',
  'TENANT_HAS_NOT_PAID',
  'PAYOUT_WAITS',
  'INVOICE_OVERDUE',
  'NOT_DUE_YET',
] as const satisfies readonly string[]

/** A reason why money has not come yet. */
export type WaitingReason = (typeof WAITING_REASONS)[number]

/** An amount that has not come or was not paid, in minor units, with what it hangs on. */
export interface WaitingAmount {
  amount: number
  /** When it was or is due; null where there is no such day. */
  dueOn: Day | null
  /** When something happens next by itself: the next rent of the stay, the next reminder. */
  nextOn: Day | null
  bookingId: string | null
  /** The tenant and the apartment. */
  tenantNames: string
  apartmentName: string
  /** Of an invoice. */
  number: string | null
}

/** The largest of each kind that there is, in one currency. */
export interface WaitingFacts {
  /** A rent to the landlord's own account. */
  rent: WaitingAmount | null
  /** A rent that the tenant pays through the product. */
  tenantRent: WaitingAmount | null
  /** What has come for the landlord and was not paid out. */
  payout: WaitingAmount | null
  invoice: WaitingAmount | null
  /** The rent that is due next. */
  next: WaitingAmount | null
}

/** An amount and why it waits. */
export interface Waiting extends WaitingAmount {
  reason: WaitingReason
}

/**
 * The one thing to say to somebody who asks why they are not paid: the largest amount that is late or waits; where
 * nothing does, what is due next. What is due today is not late. Null where nothing is to come.
 */
export function whyNotPaid(facts: WaitingFacts, today: Day): Waiting | null {
  const late = (one: WaitingAmount | null) => (one?.dueOn && one.dueOn < today ? one : null)
  const waiting = [
    withReason('RENT_NOT_MARKED', late(facts.rent)),
    withReason('TENANT_HAS_NOT_PAID', late(facts.tenantRent)),
    withReason('PAYOUT_WAITS', facts.payout),
    withReason('INVOICE_OVERDUE', late(facts.invoice)),
  ].filter((one) => one !== null && one.amount > 0)
  // The first of equal ones: what brings money comes before what costs some.
  const [largest] = waiting.toSorted((a, b) => (b?.amount ?? 0) - (a?.amount ?? 0))
  return largest ?? withReason('NOT_DUE_YET', facts.next)
}

function withReason(reason: WaitingReason, one: WaitingAmount | null): Waiting | null {
  return one && { ...one, reason }
}
