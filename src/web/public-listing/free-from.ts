import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { nextFreeStay, type TakenRange } from '../shared/availability.ts'

// Apartments are let for one to twelve months; a shorter gap is nobody's free time.
const SHORTEST_MONTHS = 1

/** When the apartment is free next for a stay that it can be asked for, in words. */
export function useFreeFrom(): (
  today: string,
  listing: { unavailable: readonly TakenRange[]; minMonths: number | null },
) => string {
  const t = useTranslations('publicListing')
  const format = useFormat()
  return (today, { unavailable, minMonths }) => {
    const next = nextFreeStay(today, unavailable, minMonths ?? SHORTEST_MONTHS)
    if (!next) return t('neverFree')
    if (next.to) return t('freeBetween', { range: format.dayRange(next.from, next.to) })
    return next.from === today ? t('freeNow') : t('freeFrom', { day: format.day(next.from) })
  }
}
