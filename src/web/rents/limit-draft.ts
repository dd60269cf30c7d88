import type { MaxVacancyUnit } from '../../domain/catalogue/listings.ts'
import { type Day, isDay } from '../../domain/kernel/day.ts'
import { type HomeLimitKind, isLimitOrder, type LimitOrder } from '../../domain/listings/limit-change.ts'

/** What somebody has typed of a change of limits. */
export interface LimitDraft {
  kind: HomeLimitKind
  value: string
  /** Of a vacancy; stays are limited in months. */
  unit: MaxVacancyUnit
  /** The limit is taken away, whatever was typed. */
  isNone: boolean
  from: string
}

/** The order that a draft means; null where it is none. */
export function limitOrderOf(draft: LimitDraft, today: Day): LimitOrder | null {
  const { kind, isNone, from } = draft
  const text = draft.value.trim()
  if (!isDay(from) || (!isNone && !/^\d{1,3}$/.test(text))) return null
  const unit = kind === 'VACANCY' ? draft.unit : 'MONTH'
  const order: LimitOrder = { kind, value: isNone ? null : Number(text), unit, from }
  return isLimitOrder(order, today) ? order : null
}

/** Whether what was typed as the length is wrong on any day; nothing typed yet isn't. */
export function isWrongLength(draft: LimitDraft, today: Day): boolean {
  return !draft.isNone && draft.value !== '' && limitOrderOf({ ...draft, from: today }, today) === null
}
