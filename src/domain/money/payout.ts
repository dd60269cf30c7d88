import type { LedgerEventKind } from '../catalogue/ledger.ts'
import type { PayoutFailure, PayoutItemKind, PayoutSchedule, PayoutState } from '../catalogue/payouts.ts'
import { addDays, addMonths, type Day, firstOfMonth, laterDay } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * How many days after the first day of a stay its rent is paid out (ours): a tenant who finds no flat behind the door
 * has until then to say so.
 */
export const DAYS_FROM_MOVE_IN_TO_PAYOUT = 1

/** Less than that is not worth a transfer and is carried to the next payout, in units of the currency (ours). */
const LEAST_PAYOUT = 1

/** How many hours nothing is paid out after the bank of an account has changed (ours; as with all payout data). */
export const HOURS_AFTER_BANK_CHANGE = 24

/** The least that is paid out in a currency with so many digits, in minor units. */
export function leastPayout(fractionDigits: number): number {
  return LEAST_PAYOUT * 10 ** fractionDigits
}

/** Something that the books say a landlord gets (positive) or loses (negative), in minor units, and that is in no payout yet. */
export interface PayableItem {
  amount: number
  /** The stay that it belongs to. */
  bookingId: string | null
  /** When its tenant moves in, of what the tenant has paid; null where nobody does. */
  movesInOn: Day | null
  /** The landlord's own money, paid beyond an invoice: it waits for nobody. */
  isOwn: boolean
  /** When it was booked. */
  bookedOn: Day
  /** A bank contests the payment that brought it, and has not decided yet. */
  isContested: boolean
  /** It is for a home of which tax reporting lacks data, and the time to give them is over. */
  isTaxHeld: boolean
}

/** An invoice of the fee of which something is open, in minor units. */
export interface KeepableInvoice {
  id: string
  bookingId: string
  open: number
  isOverdue: boolean
}

/** What is kept of a payout for an invoice, in minor units. */
export interface KeptFee {
  invoiceId: string
  amount: number
}

/** A payout as it would be made. */
export interface PayoutPlan<Item extends PayableItem> {
  /** When, or at once where that day has come; null where nothing has come that could be paid. */
  on: Day | null
  items: Item[]
  kept: KeptFee[]
  /** What is paid: the items less what is kept. Negative or too little: nothing is paid, and it is carried on. */
  amount: number
  /** The sum of all that comes only later, or waits with a stay that has not begun. */
  later: number
  /** The sum of all that waits until a bank has decided whose it is. */
  contested: number
  /** The sum of all that waits until what tax reporting lacks has been given. */
  taxHeld: number
}

/** All that a plan is made of. */
export interface PayoutFacts<Item extends PayableItem> {
  items: readonly Item[]
  invoices: readonly KeepableInvoice[]
  schedule: PayoutSchedule
  /** The least that is paid out, in minor units. */
  least: number
  today: Day
}

/**
 * The next payout: the first day from today on which what has come by then is enough. What was lost counts at once; what tenants
 * pay waits with the whole stay until the tenant has moved in, as long as a bank contests it, and while tax data are
 * missing for which the time is over. The fee is kept first for the stays of the payout, then for invoices that are
 * overdue, and never more than there is.
 */
export function planPayout<Item extends PayableItem>(facts: PayoutFacts<Item>): PayoutPlan<Item> {
  const stays = new Set(facts.items.flatMap((item) => (item.isContested ? [item.bookingId] : [])))
  const uncontested = facts.items.filter(
    ({ bookingId, isContested }) => !isContested && !(bookingId && stays.has(bookingId)),
  )
  const free = withoutTaxHeld(uncontested)
  return {
    ...planFree({ ...facts, items: free }),
    contested: sumOf(facts.items) - sumOf(uncontested),
    taxHeld: sumOf(uncontested) - sumOf(free),
  }
}

/** Leaves out the stays that bring something and whose landlord has not given the tax data in time; what is lost counts. */
function withoutTaxHeld<Item extends PayableItem>(items: readonly Item[]): Item[] {
  const stays = Map.groupBy(
    items.filter(({ isTaxHeld }) => isTaxHeld),
    ({ bookingId }) => bookingId,
  )
  return items.filter(({ isTaxHeld, bookingId }) => !isTaxHeld || sumOf(stays.get(bookingId) ?? []) <= 0)
}

type FreePlan<Item extends PayableItem> = Omit<PayoutPlan<Item>, 'contested' | 'taxHeld'>

function planFree<Item extends PayableItem>(facts: PayoutFacts<Item>): FreePlan<Item> {
  const dated = datedItems(facts)
  // All that is late is one payout, on however many days it could have been paid.
  const days = [...new Set(dated.flatMap(({ on }) => (on ? laterDay(on, facts.today) : [])))].toSorted()
  const plans = days.map((day) => planFor(facts, dated, day))
  return plans.find(({ amount }) => amount >= facts.least) ?? plans.at(-1) ?? planFor(facts, dated, null)
}

interface DatedItem<Item> {
  item: Item
  /** Null: it counts whenever something is paid. */
  on: Day | null
}

function datedItems<Item extends PayableItem>({ items, schedule }: PayoutFacts<Item>): DatedItem<Item>[] {
  const stays = Map.groupBy(items, ({ bookingId, isOwn }) => (isOwn ? null : bookingId))
  return items.map((item) => {
    const isAlone = item.bookingId === null || item.isOwn
    const together = isAlone ? [item] : (stays.get(item.bookingId) ?? [])
    // What was lost from a stay that brings nothing any more is not waited for.
    if (sumOf(together) <= 0 && item.amount < 0) return { item, on: null }
    return { item, on: onSchedule(releaseOf(together), schedule) }
  })
}

/** When what belongs together can be paid: once all of it has come, and the tenant of a stay has moved in. */
function releaseOf(together: readonly PayableItem[]): Day {
  const brings = sumOf(together) > 0
  const days = together.flatMap(({ amount, bookedOn, movesInOn }) => {
    if (amount < 0) return []
    return brings && movesInOn ? [bookedOn, releaseDay(movesInOn)] : [bookedOn]
  })
  return days.reduce(laterDay)
}

/** The day from which the rent of a stay is paid out. */
export function releaseDay(movesInOn: Day): Day {
  return addDays(movesInOn, DAYS_FROM_MOVE_IN_TO_PAYOUT)
}

/** The first day of the schedule from a day on. */
function onSchedule(day: Day, schedule: PayoutSchedule): Day {
  if (schedule === 'AT_ONCE' || firstOfMonth(day) === day) return day
  return addMonths(firstOfMonth(day), 1)
}

function planFor<Item extends PayableItem>(
  { invoices }: PayoutFacts<Item>,
  dated: readonly DatedItem<Item>[],
  on: Day | null,
): FreePlan<Item> {
  const items = dated
    .filter((one) => one.on === null || (on !== null && one.on <= on))
    .map(({ item }) => item)
  const sum = sumOf(items)
  const kept = keepFees(items, invoices, sum)
  const amount = sum - kept.reduce((all, fee) => all + fee.amount, 0)
  return { on, items, kept, amount, later: sumOf(dated.map(({ item }) => item)) - sum }
}

function keepFees(
  items: readonly PayableItem[],
  invoices: readonly KeepableInvoice[],
  sum: number,
): KeptFee[] {
  const stays = new Set(
    items.flatMap(({ bookingId, amount }) => (bookingId && amount > 0 ? [bookingId] : [])),
  )
  const ofStays = invoices.filter(({ bookingId }) => stays.has(bookingId))
  const overdue = invoices.filter(({ bookingId, isOverdue }) => isOverdue && !stays.has(bookingId))
  let left = sum
  return [...ofStays, ...overdue].flatMap(({ id, open }) => {
    const amount = Math.min(open, left)
    if (amount <= 0) return []
    left -= amount
    return [{ invoiceId: id, amount }]
  })
}

function sumOf(items: readonly PayableItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

/** What a transfer of the books on what a landlord gets is, by the event that made it. */
export function payoutItemKindOf(event: LedgerEventKind): PayoutItemKind {
  return ITEM_KINDS[event] ?? 'OTHER'
}

const ITEM_KINDS: Partial<Record<LedgerEventKind, PayoutItemKind>> = {
  TENANT_PAID: 'RENT',
  INVOICE_PAID: 'FEE_KEPT',
  CREDIT_CARRIED: 'CREDIT',
  REFUND_OWED: 'REFUND',
  REFUND_PAID: 'REFUND',
  REFUND_FAILED: 'REFUND',
  REFUND_SETTLED: 'REFUND',
  DISPUTE_OPENED: 'DISPUTE',
  DISPUTE_WON: 'DISPUTE',
  DISPUTE_LOST: 'DISPUTE',
  INCENTIVE_GRANTED: 'INCENTIVE',
}

/** The codes of the provider and the banks; what they invent anew is OTHER. */
const FAILURES: Readonly<Record<string, PayoutFailure>> = {
  account_closed: 'ACCOUNT_CLOSED',
  bank_account_restricted: 'ACCOUNT_CLOSED',
  account_frozen: 'ACCOUNT_CLOSED',
  no_account: 'NO_SUCH_ACCOUNT',
  invalid_account_number: 'NO_SUCH_ACCOUNT',
  incorrect_account_type: 'NO_SUCH_ACCOUNT',
  expired_account: 'ACCOUNT_CLOSED',
  incorrect_account_holder_name: 'NAME_MISMATCH',
  incorrect_account_holder_tax_id: 'NAME_MISMATCH',
  incorrect_account_holder_address: 'NAME_MISMATCH',
  invalid_currency: 'CURRENCY',
  currency_not_supported: 'CURRENCY',
  declined: 'DECLINED',
  debit_not_authorized: 'DECLINED',
  could_not_process: 'DECLINED',
  bank_ownership_changed: 'NAME_MISMATCH',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  balance_insufficient: 'INSUFFICIENT_FUNDS',
  payouts_not_allowed: 'ACCOUNT_RESTRICTED',
  account_invalid: 'ACCOUNT_RESTRICTED',
  insufficient_capabilities_for_transfer: 'ACCOUNT_RESTRICTED',
}

/** Why a payout did not go on, by the code that came with it. */
export function payoutFailureOf(code: string | null): PayoutFailure {
  return FAILURES[code ?? ''] ?? 'OTHER'
}

/** Whether a payout whose attempt went wrong is tried again by itself: only the money is not there yet. */
export function isTriedAgain(failure: PayoutFailure): boolean {
  return failure === 'INSUFFICIENT_FUNDS'
}

/** From when on money may go to an account again whose bank has changed; null where that is long ago or never was. */
export function bankWaitsUntil(
  changedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const until = changedAt?.add({ hours: HOURS_AFTER_BANK_CHANGE })
  return until && Temporal.Instant.compare(now, until) < 0 ? until : null
}

/** What decides whether money may be sent on its way now. */
export interface SendingFacts {
  /** Whether the provider takes money for the landlord and passes it on. */
  canReceive: boolean
  /** Until when payout data that have changed wait. */
  waitsUntil: Temporal.Instant | null
  /** The landlord's account is on hold: what has come is kept for them (decision 107). */
  isFrozen: boolean
}

/** Whether money may be sent to the landlord's account now. */
export function canSend({ canReceive, waitsUntil, isFrozen }: SendingFacts): Verdict {
  if (isFrozen) return refuse('ACCOUNT_FROZEN')
  if (!canReceive) return refuse('PAYOUT_ACCOUNT_INCOMPLETE')
  return waitsUntil ? refuse('PAYOUT_DATA_CHANGING') : ALLOWED
}

/** Whether a payout can be tried again by a button. */
export function canTryAgain(state: PayoutState, facts: SendingFacts): Verdict {
  return state === 'FAILED' ? canSend(facts) : refuse('PAYOUT_NOT_FAILED')
}
