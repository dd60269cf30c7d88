import { MAX_GROUP_SIZE } from '../../domain/kernel/constants.ts'
import { addMonths, isDay, type Day } from '../../domain/kernel/day.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import {
  isRentOrder,
  RENT_PLAN_MONTHS,
  type RentChangeKind,
  type RentOrder,
} from '../../domain/listings/rent-change.ts'

/** What somebody has typed of a change of rents. */
export interface RentDraft {
  kind: RentChangeKind
  value: string
  from: string
  isRounded: boolean
}

/** The order that a draft means in a currency; null where it is none. */
export function orderOf(draft: RentDraft, currency: string, today: Day): RentOrder | null {
  const value = draft.kind === 'PERCENT' ? readPercent(draft.value) : readSigned(draft.value, currency)
  if (value === null || !isDay(draft.from)) return null
  const { kind, isRounded, from } = draft
  const order = { kind, value, currency, isRounded, from }
  return isRentOrder(order, today) ? order : null
}

/** Whether what was typed as the value is wrong on any day; nothing typed yet isn't. */
export function isWrongValue(draft: RentDraft, currency: string, today: Day): boolean {
  return draft.value !== '' && orderOf({ ...draft, from: today }, currency, today) === null
}

/** The last day from which rents can be changed. */
export function lastRentDay(today: Day): Day {
  return addMonths(today, RENT_PLAN_MONTHS)
}

/** Whether rents can't be changed from that day, whatever the value. */
export function isWrongDay(from: string, today: Day): boolean {
  return !isDay(from) || from < today || from > lastRentDay(today)
}

/** Why the button can't send what is shown; null where it can. */
export function reasonAgainst(plan: { asked: number; isOrder: boolean; changed: number }) {
  if (plan.asked === 0) return 'NONE_CHOSEN'
  if (plan.asked > MAX_GROUP_SIZE) return 'TOO_MANY'
  if (!plan.isOrder) return 'NO_VALUE'
  return plan.changed === 0 ? 'NOTHING_CHANGES' : null
}

/** '5', '+2,5', '-3 %' in hundredths of a percent; null for what is no percentage. */
export function readPercent(text: string): number | null {
  const [, sign = '', whole = '', fraction = ''] =
    /^([+-]?)(\d{1,4})(?:[.,](\d{1,2}))?%?$/.exec(plain(text)) ?? []
  if (whole === '') return null
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -value : value
}

function readSigned(text: string, currency: string): number | null {
  const signed = plain(text)
  const amount = parseAmount(signed.replace(/^[+-]/, ''), currency)
  return amount === null ? null : signed.startsWith('-') ? -amount : amount
}

/** Without spaces, and with the sign that keyboards have. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').replace(/^[−–]/, '-')
}
