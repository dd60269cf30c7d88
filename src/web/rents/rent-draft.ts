import { isDay, type Day } from '../../domain/kernel/day.ts'
import { parseAmount } from '../../domain/kernel/written-amount.ts'
import { isRentOrder, type RentChangeKind, type RentOrder } from '../../domain/listings/rent-change.ts'

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
