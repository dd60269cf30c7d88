import { type Day, firstOfMonth, type Stay } from '../kernel/day.ts'
import { sixMonthsUpTo } from './period.ts'

/**
 * The lines between rent and the landlord's account, in the order of the calculation. All that changes what a landlord
 * is still to get belongs to exactly one of them, so that together they are what is open.
 */
export const MONEY_LINES = [
  'RENT',
  'FEE',
  'VAT',
  'CREDITED',
  'WRITTEN_OFF',
  'PAID_BY_LANDLORD',
  'REFUNDED',
  'DISPUTED',
  'INCENTIVE',
  'ADJUSTED',
  'RECEIVED',
  'PAID_OUT',
] as const satisfies readonly string[]

/** A line of the calculation. */
export type MoneyLine = (typeof MONEY_LINES)[number]

/** What an entry of the page is: a line of the calculation, or rent of nights. */
export const MONEY_ENTRY_KINDS = ['EARNED', ...MONEY_LINES] as const satisfies readonly string[]

/** A kind of entries. */
export type MoneyEntryKind = (typeof MONEY_ENTRY_KINDS)[number]

/** The entries of one kind in a month and their sum in minor units: positive for what the landlord gets more. */
export interface MonthlySum {
  kind: MoneyEntryKind
  /** Its first day. */
  month: Day
  currency: string
  amount: number
  entries: number
}

/** A line with its sum; null entries where it can't be opened. */
export interface LineSum {
  line: MoneyLine
  amount: number
  entries: number
}

/** A month of the chart. */
export interface MonthOfClocks {
  month: Day
  earned: number
  invoiced: number
  paidOut: number
}

/** The clocks of a period in one currency, and how they come together; amounts in minor units. */
export interface MoneyClocks {
  currency: string
  earned: number
  invoiced: number
  paidOut: number
  /** How many rents and payouts that is. */
  payments: number
  /** Rent of nights in the period that fell due before it; negative where earlier nights are due in it. */
  dueBefore: number
  /** Rent due by the end of the period for nights after it; negative where its nights are due later. */
  dueAhead: number
  /** What was open when the period began. */
  openBefore: number
  lines: LineSum[]
  /** What is open at the end of the period. */
  open: number
  months: MonthOfClocks[]
}

/**
 * The clocks of a period, for each currency that there is, the one with most entries first. Always holds:
 * earned - dueBefore + dueAhead = invoiced, and openBefore + the lines = open.
 */
export function moneyClocks(sums: readonly MonthlySum[], period: Stay): MoneyClocks[] {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency)
  const weight = (own: readonly MonthlySum[]) => own.reduce((all, { entries }) => all + entries, 0)
  return [...byCurrency]
    .toSorted(([a, one], [b, other]) => weight(other) - weight(one) || (a < b ? -1 : 1))
    .map(([currency, own]) => clocksOf(currency, own, period))
}

function clocksOf(currency: string, sums: readonly MonthlySum[], period: Stay): MoneyClocks {
  const before = sums.filter(({ month }) => month < period.from)
  const within = sums.filter(({ month }) => month >= period.from && month <= period.to)
  const rentAhead = (some: readonly MonthlySum[]) => amountOf(some, ['RENT']) - amountOf(some, ['EARNED'])
  const dueBefore = rentAhead(before)
  const openBefore = amountOf(before, MONEY_LINES)
  return {
    currency,
    ...clocksIn(within),
    payments: entriesOf(within, PAID),
    dueBefore,
    dueAhead: dueBefore + rentAhead(within),
    openBefore,
    lines: MONEY_LINES.map((line) => ({
      line,
      amount: amountOf(within, [line]),
      entries: entriesOf(within, [line]),
    })),
    open: openBefore + amountOf(within, MONEY_LINES),
    months: sixMonthsUpTo(period).map((month) => ({
      month,
      ...clocksIn(sums.filter((sum) => firstOfMonth(sum.month) === month)),
    })),
  }
}

/** The lines that are money on the landlord's own account. */
const PAID = ['RECEIVED', 'PAID_OUT'] as const satisfies readonly MoneyLine[]

function clocksIn(sums: readonly MonthlySum[]): Pick<MoneyClocks, 'earned' | 'invoiced' | 'paidOut'> {
  return {
    earned: amountOf(sums, ['EARNED']),
    invoiced: amountOf(sums, ['RENT']),
    // What has been paid out is no longer to come; nothing is 0, not -0.
    paidOut: 0 - amountOf(sums, PAID),
  }
}

function amountOf(sums: readonly MonthlySum[], kinds: readonly MoneyEntryKind[]): number {
  return sums.reduce((all, { kind, amount }) => (kinds.includes(kind) ? all + amount : all), 0)
}

function entriesOf(sums: readonly MonthlySum[], kinds: readonly MoneyEntryKind[]): number {
  return sums.reduce((all, { kind, entries }) => (kinds.includes(kind) ? all + entries : all), 0)
}

/** What is to come at the end of a period, taken apart; together what is open. In minor units. */
export interface ToCome {
  /** Rents that are due later in the period: they have a date. */
  dated: number
  /** Invoices that the landlord has not paid yet; they are taken off. */
  owed: number
  /** The rest: nobody knows when. Negative where more has come than was due. */
  waiting: number
}

/** Takes what is open apart. */
export function partsToCome(open: number, { dated, owed }: Pick<ToCome, 'dated' | 'owed'>): ToCome {
  return { dated, owed, waiting: open - dated + owed }
}
