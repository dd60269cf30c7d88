import type { PayoutAccountStatus, PayoutSchedule, PayoutState } from '../catalogue/payouts.ts'
import { type Day, dayOf } from '../kernel/day.ts'
import { canReceivePayouts } from './payout-account.ts'

/** Why money has not come yet. */
export const WAITING_REASONS = [
  'RENT_NOT_MARKED',
  'TENANT_HAS_NOT_PAID',
  'PAYOUT_FAILED',
  'PAYOUT_UNKNOWN',
  'PAYOUT_BEHIND',
  'PAYOUT_IN_TRANSIT',
  'PAYOUT_FROZEN',
  'PAYOUT_ACCOUNT_MISSING',
  'PAYOUT_ACCOUNT_REJECTED',
  'PAYOUT_ACCOUNT_RESTRICTED',
  'PAYOUT_ACCOUNT_IN_REVIEW',
  'PAYOUT_DATA_WAIT',
  'PAYOUT_CONTESTED',
  'PAYOUT_TAX_DATA',
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
  /** What has come for the landlord and has not arrived, each amount with what it waits for. */
  payouts: readonly PayoutAmount[]
  invoice: WaitingAmount | null
  /** The rent that is due next. */
  next: WaitingAmount | null
}

/** An amount and why it waits. */
export interface Waiting extends WaitingAmount {
  reason: WaitingReason
}

/**
 * What to say to somebody who asks why they are not paid: the largest amount that is late or waits; where nothing does,
 * what is due next. What is due today is not late. Where it is about payouts, all that is said of them follows, since
 * their amounts wait for different things. Empty where nothing is to come.
 */
export function whyNotPaid(facts: WaitingFacts, today: Day): Waiting[] {
  const late = (one: WaitingAmount | null) => (one?.dueOn && one.dueOn < today ? one : null)
  const payouts = facts.payouts.map(payoutWaiting)
  const waiting = [
    withReason('RENT_NOT_MARKED', late(facts.rent)),
    withReason('TENANT_HAS_NOT_PAID', late(facts.tenantRent)),
    ...payouts,
    withReason('INVOICE_OVERDUE', late(facts.invoice)),
  ].filter((one) => one !== null && one.amount > 0)
  // The first of equal ones: what brings money comes before what costs some.
  const [largest] = waiting.toSorted((a, b) => (b?.amount ?? 0) - (a?.amount ?? 0))
  if (!largest) return [withReason('NOT_DUE_YET', facts.next)].filter((one) => one !== null)
  const others = payouts.includes(largest) ? payouts.filter((one) => one !== largest && one.amount > 0) : []
  return [largest, ...others]
}

function withReason(reason: WaitingReason, one: WaitingAmount | null): Waiting | null {
  return one && { ...one, reason }
}

function payoutWaiting({ amount, reason, on }: PayoutAmount): Waiting {
  const nothing = { dueOn: null, bookingId: null, tenantNames: '', apartmentName: '', number: null }
  return { ...nothing, amount, reason, nextOn: on }
}

/** What is known of money that has come for a landlord and was not paid out. */
export interface PayoutStanding {
  /** Null: there is no account at the provider. */
  status: PayoutAccountStatus | null
  isRejected: boolean
  /** The landlord's account is on hold. */
  isFrozen: boolean
  /** Until when payout data that have changed wait. */
  waitsUntil: Temporal.Instant | null
  schedule: PayoutSchedule
  /** The payouts that have not arrived, in minor units. */
  open: readonly { state: PayoutState; amount: number; arrivesOn: Day | null }[]
  /** What has come and is in no payout yet, in minor units. */
  free: number
  /** The next payout, in minor units, what waits for a bank's decision or for tax data, and the least that is paid out. */
  next: { on: Day | null; amount: number; contested: number; taxHeld: number }
  least: number
}

/** What money waits for, and the day on which it goes on by itself; null where somebody has to do something first. */
export interface PayoutWait {
  reason: WaitingReason
  on: Day | null
}

/** An amount of payouts, in minor units, and what it waits for. */
export interface PayoutAmount extends PayoutWait {
  amount: number
}

/**
 * What the next payout waits for: what went wrong before it comes first, then what is missing, then what takes its time.
 * One that is on its way to the bank keeps no other waiting.
 */
export function payoutWait(standing: PayoutStanding, today: Day): PayoutWait {
  const { open, next, schedule } = standing
  const has = (state: PayoutState) => open.some((payout) => payout.state === state)
  if (has('FAILED')) return { reason: 'PAYOUT_FAILED', on: null }
  if (has('UNKNOWN')) return { reason: 'PAYOUT_UNKNOWN', on: null }
  const held = accountWait(standing)
  // The later day decides.
  if (held && !(held.on && next.on && next.on > held.on)) return held
  if (has('PENDING')) return { reason: 'PAYOUT_WAITS', on: today }
  if (next.on === null || next.amount < standing.least) return { reason: nothingToPay(next), on: null }
  if (next.on <= today) return { reason: 'PAYOUT_WAITS', on: today }
  return { reason: schedule === 'MONTHLY' ? 'PAYOUT_SCHEDULED' : 'PAYOUT_HELD', on: next.on }
}

function nothingToPay(next: PayoutStanding['next']): WaitingReason {
  // What the landlord can end is said first.
  if (next.taxHeld > 0) return 'PAYOUT_TAX_DATA'
  return next.contested > 0 ? 'PAYOUT_CONTESTED' : 'PAYOUT_NETTED'
}

/** What the account at the provider lacks for any money to be sent; null where nothing. */
function accountWait({ status, isRejected, isFrozen, waitsUntil }: PayoutStanding): PayoutWait | null {
  if (isFrozen) return { reason: 'PAYOUT_FROZEN', on: null }
  if (isRejected) return { reason: 'PAYOUT_ACCOUNT_REJECTED', on: null }
  if (status === null || status === 'CREATED') return { reason: 'PAYOUT_ACCOUNT_MISSING', on: null }
  if (status === 'PENDING') return { reason: 'PAYOUT_ACCOUNT_IN_REVIEW', on: null }
  if (!canReceivePayouts(status)) return { reason: 'PAYOUT_ACCOUNT_RESTRICTED', on: null }
  return waitsUntil && { reason: 'PAYOUT_DATA_WAIT', on: dayOf(waitsUntil) }
}

/** Each amount that has come and has not arrived, with what it waits for: the open payouts, and what is in none yet. */
export function payoutAmounts(standing: PayoutStanding, today: Day): PayoutAmount[] {
  const wait = payoutWait(standing, today)
  const { taxHeld } = standing.next
  const free = standing.free - taxHeld
  const isBehind = wait.reason === 'PAYOUT_FAILED' || wait.reason === 'PAYOUT_UNKNOWN'
  const amounts: PayoutAmount[] = [
    ...standing.open.map((payout) => ({ ...openWait(standing, payout, today), amount: payout.amount })),
    { ...wait, ...(isBehind && { reason: 'PAYOUT_BEHIND' }), amount: free },
    ...(taxHeld > 0 ? [{ reason: 'PAYOUT_TAX_DATA' as const, on: null, amount: taxHeld }] : []),
  ]
  const alike = Map.groupBy(amounts, ({ reason }) => reason)
  return [...alike].map(([reason, all]) => ({
    reason,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    on:
      all
        .flatMap(({ on }) => on ?? [])
        .toSorted()
        .at(-1) ?? null,
  }))
}

function openWait(
  standing: PayoutStanding,
  { state, arrivesOn }: PayoutStanding['open'][number],
  today: Day,
): PayoutWait {
  if (state === 'FAILED') return { reason: 'PAYOUT_FAILED', on: null }
  if (state === 'UNKNOWN') return { reason: 'PAYOUT_UNKNOWN', on: null }
  if (state === 'IN_TRANSIT') return { reason: 'PAYOUT_IN_TRANSIT', on: arrivesOn }
  return accountWait(standing) ?? { reason: 'PAYOUT_WAITS', on: today }
}
