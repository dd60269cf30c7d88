import type { Day } from '../../../domain/kernel/day.ts'
import { stayLimits, strictestLimit } from '../../../domain/listings/stay-limits.ts'
import { priceAbove, type VacancyReason, vacancyReason } from '../../../domain/public/vacancy.ts'
import type { SpellRow } from './figures-sql.ts'

/** A vacant stretch with why, as far as it can be told. */
export interface ToldSpell extends SpellRow {
  reason: VacancyReason
  /** The shortest stay of the home in months; null where any will do. */
  minStay: number | null
  /** How much dearer the home is than similar ones, as a share; null where it isn't, or it can't be told. */
  priceAbove: number | null
}

/** Says of vacant stretches why they were. The price of similar homes, in minor units, is known of one group only. */
export function toldSpells(rows: readonly SpellRow[], similarPrice: number | null, today: Day): ToldSpell[] {
  return rows.map((row) => {
    const { city, zipCode, country, declined, unanswered, others, price, isClosed } = row
    const minStay = strictestLimit(
      stayLimits({ ...row, address: { city, zipCode, country } }, today),
      'MINIMUM',
    )
    const requests = { declined, unanswered, others }
    const reason = vacancyReason({ spell: row, isClosed, minStay, requests, price, similarPrice })
    return { ...row, reason, minStay, priceAbove: priceAbove({ price, similarPrice }) }
  })
}
