import type { Stay } from '../kernel/day.ts'
import { fitsMonths } from '../calendars/gaps-of-unit.ts'

/** Months and nights of a year, by which a monthly price is one for a night (D9, CALCULATION_PER_NIGHT). */
export const MONTHS_OF_YEAR = 12
export const NIGHTS_OF_YEAR = 365

/** How much dearer than the middle of similar homes a price is before it is named as a reason (ours). */
export const PRICE_ABOVE_SHARE = 0.05

/** Why a home was vacant, the strongest first. */
export const VACANCY_REASONS = [
  'DECLINED',
  'UNANSWERED',
  'TOO_SHORT',
  'NOT_BOOKED',
  'PRICE_ABOVE',
  'NOBODY_ASKED',
] as const satisfies readonly string[]

/** A reason why a home was vacant. */
export type VacancyReason = (typeof VACANCY_REASONS)[number]

/** What so many vacant nights cost, in minor units. */
export function vacancyCost(nights: number, monthlyPrice: number): number {
  return Math.round((nights * monthlyPrice * MONTHS_OF_YEAR) / NIGHTS_OF_YEAR)
}

/** What is known of vacant nights. */
export interface VacancyFacts {
  spell: Stay
  /** Whether other stays, blocks or the end of what is offered close it on both sides, and not the period that was asked for. */
  isClosed: boolean
  /** In months; null where any stay will do. */
  minStay: number | null
  /** Requests for these days. */
  requests: { declined: number; unanswered: number; others: number }
  /** Monthly prices in minor units; that of similar homes is null where too few stand behind it. */
  price: number
  similarPrice: number | null
}

/** Why nights were vacant, as far as it can be told. */
export function vacancyReason(facts: VacancyFacts): VacancyReason {
  const { requests, minStay, spell } = facts
  if (requests.declined > 0) return 'DECLINED'
  if (requests.unanswered > 0) return 'UNANSWERED'
  if (facts.isClosed && minStay !== null && !fitsMonths(spell, minStay)) return 'TOO_SHORT'
  if (requests.others > 0) return 'NOT_BOOKED'
  return priceAbove(facts) === null ? 'NOBODY_ASKED' : 'PRICE_ABOVE'
}

/** How much dearer a home is than the middle of similar ones, as a share; null where it isn't, or it can't be told. */
export function priceAbove({
  price,
  similarPrice,
}: Pick<VacancyFacts, 'price' | 'similarPrice'>): number | null {
  if (!similarPrice) return null
  const share = price / similarPrice - 1
  return share >= PRICE_ABOVE_SHARE ? share : null
}
