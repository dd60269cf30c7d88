import type { DepositDeductionReason, DepositState } from '../catalogue/payments.ts'
import { addDays, addMonths, type Day } from '../kernel/day.ts'
import { ALLOWED, refuse, type Verdict } from '../kernel/verdict.ts'

/**
 * Months after a stay within which a deposit is accounted for (ours; the specification names none). France has two by
 * law (loi 89-462, article 22); elsewhere courts take three to six for usual, and three is what is asked for here.
 */
const MONTHS_TO_ACCOUNT: Readonly<Record<string, number>> = { FR: 2 }
const USUAL_MONTHS = 3

/** By when the deposit of a stay is accounted for; `lastDay` is the last day that somebody lives there. */
export function accountUntil(lastDay: Day, country: string): Day {
  return addMonths(lastDay, MONTHS_TO_ACCOUNT[country] ?? USUAL_MONTHS)
}

/** Days before the time to account for a deposit is over on which its landlord is reminded (ours). */
const REMINDER_DAYS = 14

/** When the landlord is reminded of a deposit that is to be accounted for until a day. */
export function depositReminderDay(until: Day): Day {
  return addDays(until, -REMINDER_DAYS)
}

/** What is known of the deposit of a stay; amounts in minor units. */
export interface DepositFacts {
  /** By the contract. */
  agreed: number
  received: { amount: number; on: Day } | null
  settledOn: Day | null
  /** The last day that was lived or will be; null where nobody moves in. */
  lastDay: Day | null
  country: string
}

/** How far the deposit of a stay is on a day. */
export function depositState(deposit: DepositFacts, today: Day): DepositState {
  if (deposit.settledOn) return 'SETTLED'
  if (!deposit.received) return deposit.agreed === 0 || deposit.lastDay === null ? 'NONE' : 'AWAITED'
  // Who never moves in gets it back at once.
  if (deposit.lastDay === null) return 'OVERDUE'
  if (today <= deposit.lastDay) return 'HELD'
  return today <= accountUntil(deposit.lastDay, deposit.country) ? 'TO_ACCOUNT_FOR' : 'OVERDUE'
}

/** Whether the landlord can note that the deposit has come, or correct that. */
export function canRecordDeposit(state: DepositState): Verdict {
  return state === 'SETTLED' ? refuse('DEPOSIT_SETTLED') : ALLOWED
}

/** Whether the landlord can account for the deposit, or correct that. */
export function canSettleDeposit(received: DepositFacts['received']): Verdict {
  return received ? ALLOWED : refuse('DEPOSIT_NOT_RECEIVED')
}

/** Something that is kept of a deposit; the amount in minor units. */
export interface DepositDeduction {
  reason: DepositDeductionReason
  amount: number
  explanation: string
}

/** What of a deposit goes back, in minor units. */
export function paidBack(received: number, deductions: readonly Pick<DepositDeduction, 'amount'>[]): number {
  return received - deductions.reduce((sum, { amount }) => sum + amount, 0)
}

/** Most things that can be kept of one deposit, and the longest words about each, in characters (ours). */
export const MOST_DEDUCTIONS = 20
export const DEDUCTION_MAX_LENGTH = 300

/**
 * What is wrong with an account of a deposit, by field; empty where nothing is. Each part has an amount and a sentence,
 * together they are no more than came, and nothing goes back tomorrow.
 */
export function depositProblems(
  received: { amount: number; on: Day },
  account: { deductions: readonly DepositDeduction[]; settledOn: Day },
  today: Day,
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (account.deductions.length > MOST_DEDUCTIONS) problems.deductions = 'deposits.deductions.many'
  for (const [index, { amount, explanation }] of account.deductions.entries()) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      problems[`deductions.${index}.amount`] = 'deposits.amount'
    const { length } = explanation.trim()
    if (length === 0 || length > DEDUCTION_MAX_LENGTH)
      problems[`deductions.${index}.explanation`] = 'deposits.explanation'
  }
  if (Object.keys(problems).length === 0 && paidBack(received.amount, account.deductions) < 0)
    problems.deductions = 'deposits.deductions.more'
  if (account.settledOn > today || account.settledOn < received.on) problems.settledOn = 'deposits.settledOn'
  return problems
}
