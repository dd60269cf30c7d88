import type { PayoutAccountStatus, PayoutSchedule, PayoutState } from '../catalogue/money.ts'
import { type Day, dayOf } from '../kernel/day.ts'
import { canReceivePayouts } from './payout-account.ts'

/** Why money has not come yet. */
export const WAITING_REASONS = [
  'RENT_NOT_MARKED',
  'TENANT_HAS_NOT_PAID',
  'PAYOUT_FAILED',
  'PAYOUT_UNKNOWN',
  'PAYOUT_IN_TRANSIT',
  'PAYOUT_ACCOUNT_MISSING',
  'PAYOUT_ACCOUNT_REJECTED',
  'PAYOUT_ACCOUNT_RESTRICTED',
  'PAYOUT_ACCOUNT_IN_REVIEW',
  'PAYOUT_DATA_WAIT',
  'PAYOUT_NETTED',
  'PAYOUT_HELD',
  'PAYOUT_SCHEDULED',
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
  /** What has come for the landlord and was not paid out, and what it waits for. */
  payout: (WaitingAmount & { wait: PayoutWait }) | null
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
    facts.payout && { ...facts.payout, reason: facts.payout.wait.reason, nextOn: facts.payout.wait.on },
    withReason('INVOICE_OVERDUE', late(facts.invoice)),
  ].filter((one) => one !== null && one.amount > 0)
  // The first of equal ones: what brings money comes before what costs some.
  const [largest] = waiting.toSorted((a, b) => (b?.amount ?? 0) - (a?.amount ?? 0))
  return largest ?? withReason('NOT_DUE_YET', facts.next)
}

function withReason(reason: WaitingReason, one: WaitingAmount | null): Waiting | null {
  return one && { ...one, reason }
}

/** What is known of money that has come for a landlord and was not paid out. */
export interface PayoutStanding {
  /** Null: there is no account at the provider. */
  status: PayoutAccountStatus | null
  isRejected: boolean
  /** Until when payout data that have changed wait. */
  waitsUntil: Temporal.Instant | null
  schedule: PayoutSchedule
  /** The payouts that have not arrived. */
  open: readonly { state: PayoutState; arrivesOn: Day | null }[]
  /** The next payout, in minor units, and the least that is paid out. */
  next: { on: Day | null; amount: number }
  least: number
}

/** What money waits for, and the day on which it goes on by itself; null where somebody has to do something first. */
export interface PayoutWait {
  reason: WaitingReason
  on: Day | null
}

/** Why what has come was not paid out: what went wrong comes before what is missing, and that before what takes its time. */
export function payoutWait(standing: PayoutStanding, today: Day): PayoutWait {
  const { status, waitsUntil, open, next, schedule } = standing
  const find = (state: PayoutState) => open.find((payout) => payout.state === state)
  if (find('FAILED')) return { reason: 'PAYOUT_FAILED', on: null }
  if (find('UNKNOWN')) return { reason: 'PAYOUT_UNKNOWN', on: null }
  const onItsWay = find('IN_TRANSIT')
  if (onItsWay) return { reason: 'PAYOUT_IN_TRANSIT', on: onItsWay.arrivesOn }
  if (standing.isRejected) return { reason: 'PAYOUT_ACCOUNT_REJECTED', on: null }
  if (status === null || status === 'CREATED') return { reason: 'PAYOUT_ACCOUNT_MISSING', on: null }
  if (status === 'PENDING') return { reason: 'PAYOUT_ACCOUNT_IN_REVIEW', on: null }
  if (!canReceivePayouts(status)) return { reason: 'PAYOUT_ACCOUNT_RESTRICTED', on: null }
  if (waitsUntil) return { reason: 'PAYOUT_DATA_WAIT', on: dayOf(waitsUntil) }
  if (find('PENDING')) return { reason: 'PAYOUT_WAITS', on: today }
  if (next.on === null || next.amount < standing.least) return { reason: 'PAYOUT_NETTED', on: null }
  if (next.on <= today) return { reason: 'PAYOUT_WAITS', on: today }
  return { reason: schedule === 'MONTHLY' ? 'PAYOUT_SCHEDULED' : 'PAYOUT_HELD', on: next.on }
}
