import type { InvoiceCalculationMethod } from '../catalogue/invoices.ts'
import {
  type Stay,
  addDays,
  addMonths,
  daysInMonth,
  daysOfStay,
  durationOf,
  earlierDay,
  firstOfMonth,
  lastOfMonth,
  parseDay,
} from './day.ts'
import { rentOfStay } from './rent.ts'

/** Some days of a stay and what they cost, in minor units. */
export type RentLine =
  | (Stay & { kind: 'FULL_MONTHS'; months: number; amount: number })
  | (Stay & { kind: 'DAYS_OF_MONTH'; days: number; daysInMonth: number; amount: number })
  | (Stay & { kind: 'NIGHTS'; nights: number; amount: number })
  /** A month that is begun counts half up to 15 days, else full. */
  | (Stay & { kind: 'HALF_MONTH' | 'BEGUN_MONTH'; days: number; amount: number })
  /** What rounding each line makes more or less than rounding once. */
  | { kind: 'ROUNDING'; amount: number }
  /** What was agreed above or below the rule. */
  | { kind: 'AGREED'; amount: number }

/** A stay with its monthly price and the rent of all of it, in minor units. */
export interface RentToExplain extends Stay {
  price: number
  totalRent: number
  method: InvoiceCalculationMethod
}

/** How the rent of a stay comes about, line by line; together the lines are the rent to the cent. */
export function rentLines(rent: RentToExplain): RentLine[] {
  if (rent.from > rent.to) return []
  const lines = LINES_BY_METHOD[rent.method](rent)
  const byRule = rentOfStay(rent, rent.price, rent.method)
  const rounding = byRule - lines.reduce((sum, { amount }) => sum + amount, 0)
  if (rounding !== 0) lines.push({ kind: 'ROUNDING', amount: rounding })
  if (rent.totalRent !== byRule) lines.push({ kind: 'AGREED', amount: rent.totalRent - byRule })
  return lines
}

const LONG_MONTH = parseDay('2024-01-01')

const LINES_BY_METHOD = {
  OWN_CALCULATION: calendarLines,
  CALCULATION_PER_NIGHT: nightLines,
  HALF_OR_FULL_MONTH: halfOrFullLines,
} satisfies Record<InvoiceCalculationMethod, (rent: RentToExplain) => RentLine[]>

function calendarLines({ from, to, price }: RentToExplain): RentLine[] {
  const lines: RentLine[] = []
  for (let first = from; ; first = firstOfMonth(addMonths(first, 1))) {
    const month = { from: first, to: earlierDay(lastOfMonth(first), to) }
    addMonth(lines, month, price)
    if (month.to === to) return lines
  }
}

/** Full months that follow each other are one line. */
function addMonth(lines: RentLine[], month: Stay, price: number): void {
  const days = daysOfStay(month)
  const last = lines.at(-1)
  if (days < daysInMonth(month.from)) {
    const amount = rentOfStay(month, price)
    lines.push({ kind: 'DAYS_OF_MONTH', ...month, days, daysInMonth: daysInMonth(month.from), amount })
  } else if (last?.kind === 'FULL_MONTHS') {
    last.to = month.to
    last.months += 1
    last.amount += price
  } else lines.push({ kind: 'FULL_MONTHS', ...month, months: 1, amount: price })
}

function nightLines({ from, to, price, method }: RentToExplain): RentLine[] {
  const stay = { from, to }
  return [{ kind: 'NIGHTS', ...stay, nights: daysOfStay(stay), amount: rentOfStay(stay, price, method) }]
}

function halfOrFullLines({ from, to, price, method }: RentToExplain): RentLine[] {
  const { months, days } = durationOf({ from, to })
  const begun = addDays(to, 1 - days)
  const lines: RentLine[] = []
  if (months > 0) {
    const last = days === 0 ? to : addDays(begun, -1)
    lines.push({ kind: 'FULL_MONTHS', from, to: last, months, amount: months * price })
  }
  if (days > 0) {
    const kind = days <= 15 ? 'HALF_MONTH' : 'BEGUN_MONTH'
    // So many days of a long month alone: in a short one they would be a whole month and more.
    const alone = { from: LONG_MONTH, to: addDays(LONG_MONTH, days - 1) }
    const amount = rentOfStay(alone, price, method)
    lines.push({ kind, from: begun, to, days, amount })
  }
  return lines
}
